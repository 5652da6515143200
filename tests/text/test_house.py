"""Every card of the product's own sets is read, agrees across languages, and prints back."""

from __future__ import annotations

import pytest

from tefuda.text.compile import compile_card, essence, print_card, survives
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tests.text.cards import LANGUAGES, Lists


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
    differing = [
        number
        for number, card in house["en"].items()
        if essence(compile_card(card, "en", lexicon).abilities)
        != essence(compile_card(house[lang][number], lang, lexicon).abilities)
    ]
    assert differing == []


@pytest.mark.parametrize("source", LANGUAGES)
@pytest.mark.parametrize("target", LANGUAGES)
def test_a_card_read_in_one_language_prints_in_another(
    house: Lists, lexicon: Lexicon, source: str, target: str
) -> None:
    for number, card in house[source].items():
        abilities = compile_card(card, source, lexicon).abilities
        effect, trigger = print_card(abilities, target, lexicon, card["category"])
        other = house[target][number]
        assert normalise(effect, target, "onepiece") == normalise(
            other["effect"], target, "onepiece"
        ), number
        assert normalise(trigger, target, "onepiece") == normalise(
            other["trigger"], target, "onepiece"
        ), number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_reads_as_it_was(house: Lists, lexicon: Lexicon, lang: str) -> None:
    for card in house[lang].values():
        abilities = compile_card(card, lang, lexicon).abilities
        effect, trigger = print_card(abilities, lang, lexicon, card["category"])
        again = compile_card({**card, "effect": effect, "trigger": trigger}, lang, lexicon)
        assert again.diagnostics == []
        assert again.abilities == abilities, card["id"]
