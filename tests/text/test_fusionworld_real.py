"""The real cards of Fusion World: how many are read, print back, and agree across languages.

The bounds only rise. Cards whose translations really say something else are on a reviewed list.
"""

from __future__ import annotations

import csv

import pytest

from tefuda.cards.records import read_paths
from tefuda.text.compile import Compiled, compile_card, essence, print_ability, survives
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tests.text.cards import ROOT

GAME = "fusionworld"
REAL = ROOT.parent / "shared" / "cards" / GAME
MISPRINTS = ROOT / "src" / "tefuda" / "data" / GAME / "misprints.tsv"
LANGUAGES = ("en", "ja")

READ = 0.995
SURVIVE = 0.998
AGREE = 0.99

Lists = dict[str, dict[str, dict[str, object]]]
Readings = dict[str, dict[str, Compiled]]


@pytest.fixture(scope="module")
def real() -> Lists:
    if not REAL.is_dir():
        pytest.skip(f"no real card lists at {REAL}")
    found = read_paths([REAL], GAME)
    assert found.problems == []
    return {
        lang: {number: dict(r) for number, r in cards.items()}
        for lang, cards in found.records.items()
    }


@pytest.fixture(scope="module")
def words(real: Lists) -> Lexicon:
    return Lexicon.of(GAME, {lang: list(cards.values()) for lang, cards in real.items()})


@pytest.fixture(scope="module")
def readings(real: Lists, words: Lexicon) -> Readings:
    return {
        lang: {number: compile_card(card, lang, words) for number, card in real[lang].items()}
        for lang in LANGUAGES
    }


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
    same = sum(
        survives(real[lang][number], lang, words, compiled)
        for number, compiled in readings[lang].items()
    )
    assert same / len(readings[lang]) >= SURVIVE, f"{same} of {len(readings[lang])}"


def _differing(readings: Readings) -> list[str]:
    return [
        number
        for number, english in readings["en"].items()
        if english.playable
        and readings["ja"][number].playable
        and essence(english.sides) != essence(readings["ja"][number].sides)
    ]


def test_translations_agree(readings: Readings) -> None:
    differing = _differing(readings)
    assert 1 - len(differing) / len(readings["en"]) >= AGREE, differing


def test_the_reviewed_list_has_every_difference_and_nothing_else(
    readings: Readings, misprints: dict[str, dict[str, str]]
) -> None:
    assert sorted(_differing(readings)) == sorted(misprints)
    assert all(row["reason"] for row in misprints.values())


@pytest.mark.parametrize("source", LANGUAGES)
@pytest.mark.parametrize("target", ["en", "ja", "zh-Hant"])
def test_a_card_of_one_language_can_be_read_in_another(
    words: Lexicon, readings: Readings, source: str, target: str
) -> None:
    lost: list[str] = []
    for number, compiled in list(readings[source].items())[::5]:
        for ability in (*compiled.abilities, *compiled.back):
            text = print_ability(ability, target, words) or "?"
            again = compile_card({"id": number, "effect": text}, target, words)
            # Names are not known in Chinese: they lose their spaces there.
            if not again.playable or _bare(again.abilities) != _bare((ability,)):
                lost.append(number)
    assert lost == []


def _bare(abilities: object) -> str:
    return repr(essence(abilities)).replace(" ", "").replace("ー", "-").replace("・", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_normalising_twice_changes_nothing(real: Lists, lang: str) -> None:
    for number, card in real[lang].items():
        lines = normalise(str(card["effect"]), lang, GAME)
        assert normalise("\n".join(lines), lang, GAME) == lines, number
