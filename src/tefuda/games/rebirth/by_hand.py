"""What a player can do by hand for a card whose text is not understood."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import (
    Boost,
    Cards,
    Choose,
    Draw,
    It,
    Look,
    Move,
    Negate,
    Recover,
    Rest,
    SetActive,
    Shuffle,
    Statement,
    Top,
    Wound,
)

_IT: Final = It()

ACTS: Final[dict[str, Statement]] = {
    "draw": Draw("you", 1),
    "look": Look(Top("you", "deck", 10, up_to=True)),
    "shuffle": Shuffle("you"),
    "recover": Recover("you", 1),
    "discard": Move(Choose(1, False, Cards("opponent", "hand"), by="opponent"), "waiting"),
    "rest": Rest(_IT),
    "active": SetActive(_IT),
    "more-atk": Boost(_IT, 1, 0, "turn"),
    "less-atk": Boost(_IT, -1, 0, "turn"),
    "more-def": Boost(_IT, 0, 1, "turn"),
    "less-def": Boost(_IT, 0, -1, "turn"),
    "wound": Wound(_IT, 1),
    "heal": Wound(_IT, clear=True),
    "negate": Negate(_IT, "turn"),
    "to-hand": Move(_IT, "hand"),
    "to-waiting": Move(_IT, "waiting"),
    "to-top": Move(_IT, "deck", "top"),
    "to-bottom": Move(_IT, "deck", "bottom"),
    "to-member": Move(_IT, "free_member"),
    "to-energy": Move(_IT, "energy"),
    "to-energy-rested": Move(_IT, "energy", state="rested"),
    "to-retire": Move(_IT, "retire"),
    "to-memory": Move(_IT, "memory"),
}
