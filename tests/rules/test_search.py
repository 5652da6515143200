"""Searching: any word, three languages, the glossary's words and what players say."""

from __future__ import annotations

import pytest

from tefuda import rules
from tefuda.games import GAMES
from tefuda.rules.search import glossary

# What somebody asks, and the clauses that must be among the first five.
QUERIES = [
    ("onepiece", "deck out", "1-2-1-1-2 9-2-1-2"),
    ("onepiece", "I ran out of cards in my deck", "9-2-1-2"),
    ("onepiece", "sixth character", "3-7-6 3-7-6-1"),
    ("onepiece", "summoning sickness", "3-7-4"),
    ("onepiece", "mulligan", "5-2-1-6 5-2-1-6-1"),
    ("onepiece", "can the first player attack on the first turn", "6-5-6-1"),
    ("onepiece", "negative cost", "1-3-6-2"),
    ("onepiece", "infinite loop", "11-1-1"),
    ("onepiece", "tapped and untapped", "4-4-1-2 6-2-4"),
    ("onepiece", "デッキ切れ", "9-2-1-2"),
    ("onepiece", "引き直しは何回できる", "5-2-1-6"),
    ("onepiece", "キャラの6枚目", "3-7-6"),
    ("onepiece", "重新抽取", "5-2-1-6"),
    ("onepiece", "第六張角色", "3-7-6"),
    ("onepiece", "防禦步驟", "7-1-2"),
    ("onepiece", "ブロッカー", "10-1-4-1"),
    ("onepiece", "牌組", "3-2"),
    ("onepiece", "mill", "9-2-1-2"),
    ("fusionworld", "卡組", "3-2"),
    ("fusionworld", "手牌", "3-3"),
    ("rebirth", "卡組", "4.9"),
    ("rebirth", "手牌", "4.10"),
    ("fusionworld", "deck out", "14-2-2-2"),
    ("fusionworld", "mulligan", "6-2-1-8"),
    ("fusionworld", "power falls to 0", "14-6-2"),
    ("fusionworld", "覺醒", "15-2"),
    ("fusionworld", "チェックポイント", "4-2"),
    ("rebirth", "deck out", "10.2.1"),
    ("rebirth", "partner attack", "8.2.4.4"),
    ("rebirth", "too many members", "10.3.4"),
    ("rebirth", "夥伴攻擊", "8.2.4.4"),
    ("rebirth", "パートナーアタック", "8.2.4.4"),
]


@pytest.mark.parametrize(("game", "query", "wanted"), QUERIES)
def test_a_clause_is_found_by_what_people_say(game: str, query: str, wanted: str) -> None:
    first = [clause.number for clause in rules.search(game, query)][:5]
    assert set(wanted.split()) <= set(first)


def test_any_word_of_a_clause_finds_it() -> None:
    """Also where the other words are wrong, and whatever its ending."""
    for query in ("randomize", "randomizing decks", "randomize the xylophone"):
        assert "3-2-4" in [clause.number for clause in rules.search("onepiece", query)]
    assert rules.search("onepiece", "xylophone") == []
    assert rules.search("onepiece", "") == []


def test_a_number_lists_what_stands_under_it_in_order() -> None:
    found = [clause.number for clause in rules.search("onepiece", "7-1-2")]
    assert found[0] == "7-1-2"
    assert all(number.startswith("7-1-2") for number in found)
    assert found == [clause.number for clause in rules.search("onepiece", "7.1.2")]


def test_an_older_edition_is_searched_by_its_own_numbers() -> None:
    first = rules.search("onepiece", "deck out", "1.1.3")[:3]
    assert "1-2-1-1-2" in [clause.number for clause in first]


def test_every_clause_of_the_glossary_is_there() -> None:
    for game in GAMES:
        named = {number for term in glossary(game) for number in term.clauses}
        assert len(named) > 30
        assert sorted(named - rules.index(game).keys()) == []
