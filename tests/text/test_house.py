"""Every card of the product's own sets is read, agrees across languages, and prints back."""

from __future__ import annotations

import pytest

from tefuda.games import GAMES
from tefuda.text.compile import Compiled, compile_card, essence, print_card, survives
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tefuda.text.tables import tables
from tests.text.cards import LANGUAGES, ROOT, Lists, lexicon_of, load


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def house(game: str) -> Lists:
    return load(ROOT / "src" / "tefuda" / "data" / game / "cards")


@pytest.fixture(scope="module")
def lexicon(house: Lists, game: str) -> Lexicon:
    return lexicon_of(house, game)


def printed(compiled: Compiled, lang: str, lexicon: Lexicon, kind: str) -> dict[str, str]:
    """The texts of a card in a language, by their fields."""
    return {
        name: text
        for names, abilities in zip(tables(lexicon.game).SIDES, compiled.sides, strict=True)
        for name, text in zip(names, print_card(abilities, lang, lexicon, kind), strict=True)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_read(house: Lists, lexicon: Lexicon, lang: str) -> None:
    problems = [
        str(problem)
        for card in house[lang].values()
        for problem in compile_card(card, lang, lexicon).diagnostics
    ]
    assert problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_survives(house: Lists, lexicon: Lexicon, lang: str) -> None:
    lost = [number for number, card in house[lang].items() if not survives(card, lang, lexicon)]
    assert lost == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_translations_agree(house: Lists, lexicon: Lexicon, lang: str) -> None:
    assert house[lang].keys() == house["en"].keys()
    differing = [
        number
        for number, card in house["en"].items()
        if essence(compile_card(card, "en", lexicon).sides)
        != essence(compile_card(house[lang][number], lang, lexicon).sides)
    ]
    assert differing == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_translations_differ_in_words_alone(house: Lists, lang: str) -> None:
    for number, card in house["en"].items():
        other = house[lang][number]
        assert other.keys() == card.keys(), number
        for name, value in card.items():
            if name in ("types", "back_types", "attributes"):
                assert len(other[name]) == len(value), number
            elif not isinstance(value, str):
                assert other[name] == value, (number, name)


@pytest.mark.parametrize("source", LANGUAGES)
@pytest.mark.parametrize("target", LANGUAGES)
def test_a_card_read_in_one_language_prints_in_another(
    house: Lists, lexicon: Lexicon, game: str, source: str, target: str
) -> None:
    for number, card in house[source].items():
        compiled = compile_card(card, source, lexicon)
        other = house[target][number]
        for name, text in printed(compiled, target, lexicon, card["category"]).items():
            assert normalise(text, target, game) == normalise(
                other.get(name) or "", target, game
            ), number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_reads_as_it_was(house: Lists, lexicon: Lexicon, lang: str) -> None:
    for card in house[lang].values():
        compiled = compile_card(card, lang, lexicon)
        texts = printed(compiled, lang, lexicon, card["category"])
        again = compile_card({**card, **texts}, lang, lexicon)
        assert again.diagnostics == []
        assert again.sides == compiled.sides, card["id"]
