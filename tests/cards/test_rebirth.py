"""Card records of Rebirth for you: three kinds, texts line by line, values that may be missing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards.records import form_of, normal, read_paths
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import NEVER

GAME = "rebirth"


def card(number: str, **more: Any) -> dict[str, Any]:
    base = {
        "id": number, "name": "Mina", "type": "character", "color": "Blue", "cost": 2, "atk": 3,
        "def": 5, "traits": ["Waterside"], "effect": ["[Growing]", "[Spark]: Draw 2 cards."],
    }  # fmt: skip
    return {**base, **more}


def test_a_record_is_brought_into_one_form() -> None:
    record = normal(card("ZZ/001B-001"), "here", GAME)
    assert record == {
        "id": "ZZ/001B-001", "name": "Mina", "category": "character", "colors": ["Blue"],
        "types": ["Waterside"], "atk": 3, "cost": 2, "def": 5,
        "effect": "[Growing]\n[Spark]: Draw 2 cards.",
    }  # fmt: skip
    assert normal(record, "here", GAME) == record


@pytest.mark.clause("2.6.1", "2.7.1", game="rebirth")
def test_values_are_in_the_order_of_the_game_and_may_be_missing() -> None:
    form = form_of(GAME)
    assert form.stats(normal(card("ZZ/001B-001"), "here", GAME)) == [3, 2, 5]
    song = card("ZZ/001B-002", type="rebirth", color=None, cost=None, atk=None, traits=[])
    song["def"] = None
    record = normal(song, "here", GAME)
    assert record["colors"] == []
    assert form.stats(record) == [NEVER, NEVER, NEVER]


@pytest.mark.parametrize(
    "number",
    ["AL/001B-001", "HP/002B-P025", "GP/SD-0013", "RE/PR-0036a", "AL/PR-0005[HP]", "CP/0001"],
)
def test_card_numbers(number: str) -> None:
    assert normal(card(number), "here", GAME)["id"] == number


@pytest.mark.parametrize("number", ["OP01-001", "AL-001", "/001B-001", "AL/001B-"])
def test_what_is_no_card_number(number: str) -> None:
    with pytest.raises(TefudaError, match="is not a card number"):
        normal(card(number), "here", GAME)


@pytest.mark.clause("2.2.2", game="rebirth")
def test_there_are_three_kinds() -> None:
    for kind in ("character", "rebirth", "partner"):
        assert normal(card("ZZ/001B-001", type=kind), "here", GAME)["category"] == kind
    with pytest.raises(TefudaError, match="leader"):
        normal(card("ZZ/001B-001", type="leader"), "here", GAME)


def test_lists_are_read(tmp_path: Path) -> None:
    lines = [json.dumps(card(f"ZZ/001B-00{i}")) for i in (1, 2)]
    (tmp_path / "ja.jsonl").write_text("\n".join(lines), encoding="utf-8")
    found = read_paths([tmp_path], GAME)
    assert (list(found.records["ja"]), found.problems) == (["ZZ/001B-001", "ZZ/001B-002"], [])


def test_other_games_take_no_such_card() -> None:
    for game in ("onepiece", "fusionworld"):
        assert form_of(game).NUMBER.match("ZZ/001B-001") is None
