"""Card records of Fusion World: two sides, specified costs, names with strokes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards import records
from tefuda.cards.catalog import fingerprint
from tefuda.cards.compiled import card_data, make
from tefuda.cards.records import game_of, normal, read_paths
from tefuda.games.fusionworld import DEFAULT, EDITIONS
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import NEVER, Printed
from tefuda.text.compile import compile_card
from tefuda.text.lexicon import Lexicon

GAME = "fusionworld"
LEXICON = Lexicon(GAME)


def side(name: str, **more: Any) -> dict[str, Any]:
    base: dict[str, Any] = {
        "side": None, "name": name, "cost": 3, "specifiedcost": "R", "power": 20000,
        "combopower": 5000, "traits": "Reedfolk/Skyport", "effect": "[On Play] Draw 3 cards.",
    }  # fmt: skip
    return {**base, **more}


def card(number: str, *sides: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": number, "type": "battle", "color": "Red", "sides": list(sides), **more}


LEADER = card(
    "ZZ01-001",
    side("Mira", side="FRONT", cost=None, specifiedcost=None, combopower=None, power=15000),
    side(
        "Mira/Tobi", side="BACK", cost=None, specifiedcost=None, combopower=None,
        traits="Skyport", effect="[Critical]\n[When Attacking] Draw 2 cards.",
    ),
    type="leader",
)  # fmt: skip


def printed(data: dict[str, Any]) -> Printed:
    """A card by way of its record, its text, and its data as it is kept."""
    record = normal(data, "here", GAME)
    compiled = compile_card(record, "en", LEXICON)
    assert compiled.diagnostics == []
    kept = card_data(record, "en", compiled.abilities, LEXICON, compiled.back)
    return make(json.loads(json.dumps(kept)), EDITIONS[DEFAULT])


def test_a_record_is_brought_into_one_form() -> None:
    record = normal(card("ZZ01-002", side("Mira", specifiedcost="RU")), "here", GAME)
    assert record == {
        "id": "ZZ01-002", "name": "Mira", "category": "battle", "colors": ["Red"],
        "types": ["Reedfolk", "Skyport"], "specified": ["Red", "Blue"], "power": 20000,
        "cost": 3, "combo": 5000, "effect": "[On Play] Draw 3 cards.",
        "back_name": "", "back_types": [], "back_power": None, "back_effect": "",
    }  # fmt: skip
    assert normal(record, "here", GAME) == record


def test_a_card_of_every_colour_and_one_whose_list_names_none() -> None:
    every = normal(card("ZZ01-002", side("Mira"), color="ALL"), "here", GAME)
    assert every["colors"] == ["Red", "Blue", "Green", "Yellow", "Black"]
    none = normal(card("ZZ01-002", side("Mira", specifiedcost="U"), color="no-color"), "here", GAME)
    assert none["colors"] == ["Blue"]


def test_a_printed_card_has_its_numbers_and_its_specified_cost() -> None:
    mira = printed(card("ZZ01-002", side("Mira")))
    assert (mira.stats, mira.specified, mira.colours) == ((20000, 3, 5000), ("red",), ("red",))
    assert mira.back is None
    still = printed(card("ZZ01-003", side("Tobi", combopower=None, power=None), type="extra"))
    assert still.stats == (0, 3, NEVER)


@pytest.mark.clause("2-3-3", game="fusionworld")
def test_each_part_of_a_name_with_strokes_is_a_name() -> None:
    both = printed(card("ZZ01-002", side("Mira/Tobi")))
    assert both.names == ("Mira/Tobi", "Mira", "Tobi")


@pytest.mark.clause("10-1-3", game="fusionworld")
def test_a_leader_has_two_sides_that_know_each_other() -> None:
    front = printed(LEADER)
    back = front.back
    assert back is not None
    assert back.back is front
    assert (front.is_back, back.is_back) == (False, True)
    assert (back.name, back.traits, back.stats[0]) == ("Mira/Tobi", ("Skyport",), 20000)
    assert [ability.kind for ability in back.abilities] == ["keyword", "auto"]


def test_a_change_on_the_back_changes_what_the_card_is() -> None:
    other = json.loads(json.dumps(LEADER))
    other["sides"][1]["effect"] = "[Critical]"
    assert fingerprint(printed(LEADER)) != fingerprint(printed(other))


def test_what_is_odd_is_said() -> None:
    with pytest.raises(TefudaError, match="FB01-001"):
        normal(card("Q", side("Mira")), "here", GAME)
    with pytest.raises(TefudaError, match="leader, battle, extra"):
        normal(card("ZZ01-002", side("Mira"), type="stage"), "here", GAME)
    with pytest.raises(TefudaError, match="no name"):
        normal(card("ZZ01-002", side("")), "here", GAME)


def test_lists_tell_which_game_they_belong_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "GAMES", ("onepiece", GAME))
    path = tmp_path / "en.jsonl"
    cards = [LEADER, card("ZZ01-002", side("Mira"))]
    path.write_text("\n".join(map(json.dumps, cards)), encoding="utf-8")
    assert game_of([path]) == GAME
    assert set(read_paths([path], GAME).records["en"]) == {"ZZ01-001", "ZZ01-002"}
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(TefudaError, match="--game"):
        game_of([path])
