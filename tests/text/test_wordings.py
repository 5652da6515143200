"""Phrases combine freely, and what is said in another way means the same.

onepiece.tsv has sentences in three languages; wordings.tsv has one sentence in two wordings of
one language, the second of them as it is printed.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tefuda.abilities.nodes import Ability
from tefuda.text.compile import compile_card, essence, print_ability
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tests.text.cards import LANGUAGES

KIND = {"onepiece": "character", "fusionworld": "battle"}


def _card(number: str, name: str, *types: str) -> dict[str, object]:
    return {"id": number, "name": name, "types": list(types)}


LISTS = {
    "en": [_card("A-1", "Mira", "Reedfolk", "Skyport"), _card("A-2", "Tobi", "Reedfolk")],
    "ja": [_card("A-1", "ミラ", "葦の民", "空港町"), _card("A-2", "トビ", "葦の民")],
    "zh-Hant": [_card("A-1", "米拉", "蘆民", "空港鎮"), _card("A-2", "托比", "蘆民")],
}
LEXICONS = {game: Lexicon.of(game, LISTS) for game in KIND}


def _rows(name: str) -> list[dict[str, str]]:
    with Path(__file__).with_name(name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


ROWS = _rows("onepiece.tsv")
WORDINGS = _rows("wordings.tsv")


def read(text: str, lang: str, game: str) -> tuple[Ability, ...]:
    compiled = compile_card({"id": "X", "effect": text}, lang, LEXICONS[game])
    assert compiled.diagnostics == [], text
    return compiled.abilities


def shown(abilities: tuple[Ability, ...], lang: str, game: str) -> str:
    texts = [print_ability(a, lang, LEXICONS[game], KIND[game]) for a in abilities]
    return "\n".join(text or "?" for text in texts)


@pytest.mark.parametrize("row", ROWS, ids=[row["en"][:60] for row in ROWS])
def test_three_languages_say_the_same(row: dict[str, str]) -> None:
    meanings = [essence(read(row[lang], lang, "onepiece")) for lang in LANGUAGES]
    assert meanings[0] == meanings[1] == meanings[2]


@pytest.mark.parametrize("source", LANGUAGES)
@pytest.mark.parametrize("target", LANGUAGES)
def test_every_sentence_prints_in_every_language(source: str, target: str) -> None:
    for row in ROWS:
        abilities = read(row[source], source, "onepiece")
        assert shown(abilities, target, "onepiece") == row[target]


@pytest.mark.parametrize("row", WORDINGS, ids=[row["other"][:60] for row in WORDINGS])
def test_another_wording_means_the_same(row: dict[str, str]) -> None:
    game, lang = row["game"], row["lang"]
    usual = read(row["usual"], lang, game)
    assert essence(read(row["other"], lang, game)) == essence(usual)
    assert shown(usual, lang, game) == row["usual"]


@pytest.mark.parametrize("row", WORDINGS, ids=[row["other"][:60] for row in WORDINGS])
def test_normalising_twice_changes_nothing(row: dict[str, str]) -> None:
    lines = normalise(row["other"], row["lang"], row["game"])
    assert normalise("\n".join(lines), row["lang"], row["game"]) == lines
