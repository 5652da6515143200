"""The real cards: how many are read, print back as they were, and agree across languages.

The bounds only rise. Cards whose translations really say something else are on a reviewed list.
"""

from __future__ import annotations

import csv
import time
from typing import Any

import pytest

from tefuda.abilities.nodes import Ability
from tefuda.text.compile import (
    Compiled,
    compile_card,
    essence,
    print_ability,
    print_card,
    survives,
)
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tests.text.cards import LANGUAGES, MISPRINTS, Lists, lexicon_of

READ = 0.99
SURVIVE = 0.998
SAME = (
    0.94  # of the cards print in the very words they have, the others in words that mean the same
)
AGREE = 0.98

Readings = dict[str, dict[str, Compiled]]


@pytest.fixture(scope="module")
def words(real: Lists) -> Lexicon:
    return lexicon_of(real)


@pytest.fixture(scope="module")
def readings(real: Lists, words: Lexicon) -> Readings:
    start = time.perf_counter()
    read = {
        lang: {number: compile_card(card, lang, words) for number, card in real[lang].items()}
        for lang in LANGUAGES
    }
    assert time.perf_counter() - start < 60
    return read


@pytest.fixture(scope="module")
def misprints() -> dict[str, dict[str, str]]:
    with MISPRINTS.open(encoding="utf-8") as file:
        return {row["card"]: row for row in csv.DictReader(file, delimiter="\t")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nearly_every_card_is_read(readings: Readings, lang: str) -> None:
    cards = readings[lang].values()
    read = sum(compiled.playable for compiled in cards)
    assert read / len(cards) >= READ, f"{read} of {len(cards)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_prints_as_it_was(
    real: Lists, words: Lexicon, readings: Readings, lang: str
) -> None:
    read = [number for number, compiled in readings[lang].items() if compiled.playable]
    same = sum(survives(real[lang][number], lang, words, readings[lang][number]) for number in read)
    assert same / len(readings[lang]) >= SURVIVE, f"{same} of {len(readings[lang])}"
    same = sum(
        _printed(real[lang][number], readings[lang][number].abilities, lang, words)
        for number in read
    )
    assert same / len(readings[lang]) >= SAME, f"{same} of {len(readings[lang])}"


def _printed(
    card: dict[str, Any], abilities: tuple[Ability, ...], lang: str, words: Lexicon
) -> bool:
    printed = print_card(abilities, lang, words, card["category"])
    originals = (card["effect"], card["trigger"])
    return all(
        normalise(new, lang, "onepiece") == normalise(old, lang, "onepiece")
        for new, old in zip(printed, originals, strict=True)
    )


def _differing(readings: Readings) -> tuple[list[str], int]:
    """The cards read in all three languages that do not mean the same, and how many were read."""
    differing: list[str] = []
    compared = 0
    for number in readings["en"]:
        found = [readings[lang].get(number) for lang in LANGUAGES]
        read = [c.abilities for c in found if c is not None and c.playable]
        if len(read) == len(LANGUAGES) and any(read):
            compared += 1
            if len({repr(essence(abilities)) for abilities in read}) > 1:
                differing.append(number)
    return differing, compared


def test_translations_agree(readings: Readings) -> None:
    differing, compared = _differing(readings)
    assert 1 - len(differing) / compared >= AGREE, f"{len(differing)} of {compared}"


def test_every_difference_is_on_the_reviewed_list(
    readings: Readings, misprints: dict[str, dict[str, str]]
) -> None:
    differing, _ = _differing(readings)
    assert [number for number in differing if number not in misprints] == []


def test_the_reviewed_list_has_nothing_else(
    readings: Readings, misprints: dict[str, dict[str, str]]
) -> None:
    differing, _ = _differing(readings)
    idle = [
        number
        for number, row in misprints.items()
        if number not in differing
        and all(readings[lang][number].playable for lang in row["languages"].split(","))
    ]
    assert idle == []
    assert all(row["reason"] for row in misprints.values())


@pytest.mark.parametrize("source", LANGUAGES)
@pytest.mark.parametrize("target", LANGUAGES)
def test_a_card_of_one_language_can_be_read_in_another(
    real: Lists, words: Lexicon, readings: Readings, source: str, target: str
) -> None:
    lost: list[str] = []
    cards = list(readings[source].items())[::7]
    for number, compiled in cards:
        for ability in compiled.abilities:
            text = print_ability(ability, target, words, real[source][number]["category"])
            name = "trigger" if ability.zone == "life" else "effect"
            again = compile_card({"id": number, name: text or "?"}, target, words)
            if essence(again.abilities) != essence((ability,)):
                lost.append(number)
    assert len(lost) <= len(cards) // 100, lost


@pytest.mark.parametrize("lang", LANGUAGES)
def test_normalising_twice_changes_nothing(real: Lists, lang: str) -> None:
    changed = [
        number
        for number, card in real[lang].items()
        for lines in [normalise(card["effect"], lang, "onepiece")]
        if normalise("\n".join(lines), lang, "onepiece") != lines
    ]
    assert changed == []
