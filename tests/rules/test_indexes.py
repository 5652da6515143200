"""The clause indexes: every clause of every rule document, and in our own words."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from tefuda.rules import KINDS
from tefuda.rules.documents import NUMBER

DATA = Path(str(resources.files("tefuda"))) / "data"
SHARED = Path(__file__).parents[2].parent / "shared" / "rules"
INDEXES = {
    "onepiece/rules/1.2.0.tsv": ("onepiece-1.2.0.ja.tsv", 488),
    "onepiece/rules/1.1.9.tsv": ("onepiece-1.1.9.zh-Hant.tsv", 482),
    "onepiece/rules/1.1.3.tsv": ("onepiece-1.1.3.ja.tsv", 421),
    "fusionworld/rules/1.06.tsv": ("fusionworld-1.06.ja.tsv", 779),
    "rebirth/rules/standard.tsv": ("rebirth.ja.tsv", 560),
}


def rows(index: str) -> list[list[str]]:
    lines = (DATA / index).read_text(encoding="utf-8").splitlines()[1:]
    return [line.split("\t") for line in lines]


@pytest.mark.parametrize("index", INDEXES)
def test_every_entry_is_whole(index: str) -> None:
    found = rows(index)
    assert len(found) == INDEXES[index][1]
    assert len({row[0] for row in found}) == len(found)
    for row in found:
        assert row[1] in KINDS
        assert row[2]
        assert row[3]


@pytest.mark.parametrize("index", INDEXES)
def test_the_index_follows_the_document(index: str) -> None:
    path = SHARED / INDEXES[index][0]
    if not path.is_file():
        pytest.skip("the rule documents are not beside the project (../shared)")
    document = dict(line.split("\t", 1) for line in path.read_text(encoding="utf-8").splitlines())
    found = rows(index)
    assert [row[0] for row in found] == list(document)
    for row in found:
        summary = row[3]
        if row[1] != "heading" and len(summary) > 12:
            assert summary not in document[row[0]], f"{row[0]} is not in our own words"


CURRENT = ["onepiece/rules/1.2.0.tsv", "fusionworld/rules/1.06.tsv", "rebirth/rules/standard.tsv"]
KANA = re.compile("[\u3041-\u3096\u30a1-\u30fa]")


@pytest.mark.parametrize("index", CURRENT)
def test_every_clause_is_told_in_chinese_too(index: str) -> None:
    clauses = rows(index)
    told = rows(f"{index.partition('/')[0]}/rules/zh-Hant.tsv")
    assert [row[0] for row in told] == [row[0] for row in clauses]
    for (number, text), clause in zip(told, clauses, strict=True):
        assert text.strip(), number
        assert not KANA.search(text), f"{number} has kana: {text}"
        # It refers to nothing else than the other two do.
        assert {*NUMBER.findall(text)} <= {*NUMBER.findall(f"{clause[2]} {clause[3]}")}, number


def test_chinese_summaries_are_in_our_own_words() -> None:
    path = SHARED / "onepiece-1.1.9.zh-Hant.tsv"
    if not path.is_file():
        pytest.skip("the rule documents are not beside the project (../shared)")
    document = path.read_text(encoding="utf-8")
    kinds = {row[0]: row[1] for row in rows(CURRENT[0])}
    for number, text in rows("onepiece/rules/zh-Hant.tsv"):
        if kinds[number] != "heading" and len(text) > 12:
            assert text not in document, f"{number} is not in our own words"
