"""Everything that can be said is said in every language, and nothing is kept that never is."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

import tefuda
from tefuda import Match
from tefuda.bots import make_bot
from tefuda.cards import house
from tefuda.games import GAMES, room, rulebook
from tefuda.games import seats as seats_of
from tefuda.kernel.events import EVERYTHING
from tefuda.language import LANGUAGES, Choice, Language, Message, language, read
from tefuda.prose import PHRASES, battle_words, option_words, question, sentences
from tefuda.scenarios.words import events, verbs

SOURCE = Path(tefuda.__file__).parent
PLACES = ["", *GAMES]


def texts(message: Message) -> list[str]:
    return [message] if isinstance(message, str) else [*message.texts.values()]


def values(message: Message) -> set[str]:
    """What a message is told."""
    names = {name for text in texts(message) for _, name, _, _ in Formatter().parse(text) if name}
    return names | {message.by} if isinstance(message, Choice) else names


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_says_the_same(lang: str, game: str) -> None:
    english = {**read("en"), **read("en", game)} if game else read("en")
    other = read(lang, game)
    assert read("en", game).keys() <= other.keys() <= english.keys()
    for key, message in other.items():
        assert values(message) <= values(english[key]) | {"n"}, key


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_of_texts_has_one_for_what_it_does_not_name(lang: str, game: str) -> None:
    for key, message in read(lang, game).items():
        if isinstance(message, Choice):
            assert "other" in message.texts, key
        assert all(text == text.rstrip() for text in texts(message)) or key in ("and", "comma")


def asked() -> set[str]:
    """The kinds of decisions that the code asks for, each a word in a call of `ask` or `start`."""
    found: set[str] = set()
    for room_name in ("kernel", "effects", "games"):
        for path in (SOURCE / room_name).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call):
                    continue
                name = ast.unparse(node.func)
                at = {"game.ask": 1, "pick.start": 2}.get(name, -1)
                if 0 <= at < len(node.args) and isinstance(kind := node.args[at], ast.Constant):
                    found.add(str(kind.value))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    kinds = asked()
    assert len(kinds) > 25
    known = {key for game in GAMES for key in language(lang, game).messages}
    assert {f"ask.{kind}" for kind in kinds} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_option_and_thing_has_words(game: str, lang: str) -> None:
    words, rules = language(lang, game), rulebook(game)
    match = Match.start("", "", seed=1, catalog=house(game))
    computed = {*rules.stats, *[f"base_{stat}" for stat in rules.stats], "move"}
    wanted = [f"event.{kind}" for kind in events(match.game) if kind not in computed]
    wanted += [f"option.{verb}" for verb in verbs(match.game)]
    wanted += [f"zone.{zone.name}" for zone in rules.zones]
    wanted += [f"place.{zone.mark}" for zone in rules.zones]
    wanted += [f"stat.{stat}" for stat in rules.stats]
    wanted += [f"keyword.{word}" for word in rules.keywords]
    cards = house(game).cards.values()
    wanted += [f"kind.{kind}" for kind in {card.kind for card in cards}]
    wanted += [f"colour.{one}" for one in {one for card in cards for one in card.colours}]
    wanted += [f"phrase.{name}" for name in PHRASES]
    assert [key for key in wanted if key not in words] == []


def literals() -> set[str]:
    """Every text that stands in the code, and its parts."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if "text" in path.relative_to(SOURCE).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
                found.add(node.value.rpartition(".")[2])
            elif isinstance(node, ast.ClassDef):
                found.add(node.name.lower())  # statements are the purpose of a choice
    return found


def test_nothing_is_kept_that_is_never_said() -> None:
    stood = literals()
    refused = set()
    for path in (SOURCE / "server").glob("*.py"):
        code = path.read_text(encoding="utf-8")
        for one, why in re.findall(r'RefusedError\(\s*"([a-z-]+)"(?:, "([a-z]+)")?', code):
            refused.add(f"{one}-{why}" if why else one)
    zones = {zone.mark for game in GAMES for zone in rulebook(game).zones}
    zones |= {zone.name for game in GAMES for zone in rulebook(game).zones}
    unused = []
    for game in PLACES:
        for key in read("en", game):
            section, _, name = key.partition(".")
            if section == "refused":
                said = name in refused
            elif section == "purpose":
                base = name.removeprefix("to-").rstrip("+-")
                said = base in stood or base in zones
            else:
                said = (name or key) in stood
            if not said:
                unused.append(f"{game} {key}".strip())
    assert unused == []


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    def lack(self: Language, key: str) -> str:
        raise AssertionError(f"{key} is not said in {self.lang}")

    monkeypatch.setattr(Language, "lack", lack)


# A name of a card, a place on the table, a word that is the same in every language.
_SAME = re.compile(r"[A-F]\.\w+(?::[\w/-]+)?|\([A-F]\.\w+\)|ATK|DEF|KO|Re|[A-F]\b")


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("game", GAMES)
def test_games_are_told_in_every_language(game: str) -> None:
    catalog = house(game)
    for seed, edition in enumerate(room(game).EDITIONS):
        seats = [""] * seats_of(game, edition)
        match = Match.start(*seats, seed=seed, catalog=catalog, edition=edition)
        bot = make_bot("random", seed)
        while not match.over and len(match.keys) < 120:
            view = match.view(match.seat)
            assert view.decision is not None
            for lang in LANGUAGES:
                question(view.decision, catalog, view, lang)
                battle_words(view, match.battle(), catalog, lang)
                for option in view.decision.options:
                    text = option_words(option, view, catalog, lang)
                    assert text
            match.choose(bot.choose(match.known(match.seat)))
        for lang in ("ja", "zh-Hant"):
            names = {str((catalog.record(n, lang) or {}).get("name", n)) for n in catalog.cards}
            for _, text, _ in sentences(match.events(EVERYTHING), catalog, lang):
                left = text
                for name in sorted(names, key=len, reverse=True):
                    left = left.replace(name, "")
                assert not re.search("[a-z]{2}", _SAME.sub("", left)), text
