"""A text has one meaning: another reading is reported, and on the known cards it has a reason."""

from __future__ import annotations

import csv

import pytest

from tefuda.cards.coverage import coverage
from tefuda.cards.records import read_paths
from tefuda.text.compile import readings
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tests.text.cards import ROOT

SHARED = ROOT.parent / "shared"
DATA = ROOT / "src" / "tefuda" / "data"
# The languages in which each game is printed.
PRINTED = {"onepiece": ("en", "ja", "zh-Hant"), "fusionworld": ("en", "ja"), "rebirth": ("ja",)}


def meanings(text: str, lang: str, game: str) -> int:
    (line,) = normalise(text, lang, game)
    return len(readings(line, lang, Lexicon(game)))


@pytest.mark.parametrize(
    ("game", "lang", "text"),
    [
        # Whose they are, and of which cards, goes on from what was said before.
        ("onepiece", "ja", "【登場時】相手のコスト7以下のキャラ1枚までとコスト6以下のキャラ1枚までをKOする。"),
        ("onepiece", "en", "[On Play] Look at 9 cards from the top of your deck and trash up to 4 cards."),
        # What is said before two kinds of cards is said of both.
        ("onepiece", "en", "[Main] Up to 1 of your {Moss} type Leader or Character cards gains [Rush]."),
        # Chosen and acted on, in one breath or in two.
        ("fusionworld", "en", "[On Play] Choose up to 3 of your Battle Cards and it gets +25000 power."),
        ("rebirth", "ja", "【スパーク】：エントリーから〔苔〕か〔石〕を1枚選び、このターン中、それを+7/±0。"),
    ],
)  # fmt: skip
def test_what_goes_on_from_before_is_no_second_meaning(game: str, lang: str, text: str) -> None:
    assert meanings(text, lang, game) == 1


@pytest.mark.parametrize(
    ("game", "lang", "text"),
    [
        ("onepiece", "en", "[Trigger] Rest up to 7 of your opponent's [Blocker] Characters."),
        (
            "fusionworld",
            "ja",
            "【登場時】相手のバトルエリアのバトルカードすべてを選び、このターン中、パワー-25000。",
        ),
    ],
)
def test_two_meanings_are_found(game: str, lang: str, text: str) -> None:
    assert meanings(text, lang, game) == 2


@pytest.mark.parametrize("game", PRINTED)
def test_every_second_meaning_of_a_card_has_a_reason(game: str) -> None:
    folders = [SHARED / "cards" / game, SHARED / "newer" / "cards" / game]
    real = [folder for folder in folders if folder.is_dir()]
    if len(real) < len(folders) - (game == "rebirth"):
        pytest.skip(f"no real card lists at {SHARED}")
    records = read_paths(real, game).records
    records = {lang: cards for lang, cards in records.items() if lang in PRINTED[game]}
    words = Lexicon.of(game, {lang: list(cards.values()) for lang, cards in records.items()})
    report = coverage(records, words)
    found = {(number, lang) for lang in records for number in report.languages[lang].ambiguous}
    with (DATA / game / "readings.tsv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    assert all(row["reason"] for row in rows)
    assert found == {(row["card"], lang) for row in rows for lang in row["languages"].split(",")}
