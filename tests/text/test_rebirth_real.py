"""The real cards of Rebirth for you: how many are read, and print back. The bounds only rise.

Some cards use words that the rule document does not define; they are not asked for.
"""

from __future__ import annotations

import re

import pytest

from tefuda.cards.records import Record, read_paths
from tefuda.text.compile import Compiled, compile_card, essence, print_ability, survives
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tests.text.cards import ROOT

GAME = "rebirth"
REAL = ROOT.parent / "shared" / "cards" / GAME / "ja.jsonl"
UNDEFINED = re.compile("魂|【コンボ】|チェック(?!タイミング)")

READ = 0.929
SURVIVE = 0.998
TOLD = 0.97  # of the abilities, in each of the other languages

Cards = dict[str, Record]


@pytest.fixture(scope="module")
def real() -> Cards:
    if not REAL.is_file():
        pytest.skip(f"no real card list at {REAL}")
    records = read_paths([REAL], GAME).records["ja"]
    return {
        number: record
        for number, record in records.items()
        if record["effect"] and not UNDEFINED.search(record["effect"])
    }


@pytest.fixture(scope="module")
def words(real: Cards) -> Lexicon:
    return Lexicon.of(GAME, {"ja": list(real.values())})


@pytest.fixture(scope="module")
def readings(real: Cards, words: Lexicon) -> dict[str, Compiled]:
    return {number: compile_card(card, "ja", words) for number, card in real.items()}


def test_most_cards_are_read(readings: dict[str, Compiled]) -> None:
    read = sum(compiled.playable for compiled in readings.values())
    assert read / len(readings) >= READ, f"{read} of {len(readings)}"


def test_what_is_read_prints_as_it_was(
    real: Cards, words: Lexicon, readings: dict[str, Compiled]
) -> None:
    read = [number for number, compiled in readings.items() if compiled.playable]
    same = sum(survives(real[number], "ja", words, readings[number]) for number in read)
    assert same / len(read) >= SURVIVE, f"{same} of {len(read)}"


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_a_card_can_be_read_in_another_language(
    words: Lexicon, readings: dict[str, Compiled], lang: str
) -> None:
    told = lost = 0
    for number, compiled in list(readings.items())[::5]:
        for ability in compiled.abilities:
            text = print_ability(ability, lang, words)
            if text is None:
                lost += 1
                continue
            told += 1
            again = compile_card({"id": number, "effect": text}, lang, words)
            assert again.playable, text
            assert essence(again.abilities) == essence((ability,)), text
    assert told / (told + lost) >= TOLD, f"{told} of {told + lost}"


def test_normalising_twice_changes_nothing(real: Cards) -> None:
    for number, card in real.items():
        lines = normalise(card["effect"], "ja", GAME)
        assert normalise("\n".join(lines), "ja", GAME) == lines, number
