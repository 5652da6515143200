"""Layouts of public card lists: a list of cards for each pack, in a folder per language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tefuda.cards.records import read_paths
from tefuda.kernel.errors import TefudaError

CARD = {
    "id": "ZZ01-002", "pack_id": "990001", "name": "Mira", "rarity": "Common",
    "category": "Character", "img_url": "", "colors": ["Red"], "cost": 2, "attributes": ["Slash"],
    "power": 3000, "counter": 1000, "types": ["Reedfolk"], "effect": "[Blocker]", "trigger": None,
}  # fmt: skip


def _packs(folder: Path, cards: list[object]) -> Path:
    data = folder / "english" / "data"
    data.mkdir(parents=True)
    (data / "990001.json").write_text(json.dumps(cards), encoding="utf-8")
    return folder


def test_a_list_for_each_pack_is_read(tmp_path: Path) -> None:
    printed_again = {**CARD, "id": "ZZ01-002_p1"}
    found = read_paths([_packs(tmp_path, [CARD, printed_again])], "onepiece")
    assert found.problems == []
    assert list(found.records["en"]) == ["ZZ01-002"]
    assert found.records["en"]["ZZ01-002"]["counter"] == 1000


def test_what_is_wrong_in_it_is_said(tmp_path: Path) -> None:
    found = read_paths([_packs(tmp_path, [CARD, {**CARD, "id": "Mira"}])], "onepiece")
    assert list(found.records["en"]) == ["ZZ01-002"]
    assert "'Mira' is not a card number" in found.problems[0]


def test_where_there_is_none_the_layouts_are_named(tmp_path: Path) -> None:
    with pytest.raises(TefudaError, match=r"data/<pack>\.json"):
        read_paths([_packs(tmp_path, [])], "onepiece")
