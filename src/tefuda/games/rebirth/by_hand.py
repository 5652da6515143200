"""What a player can do by hand for a card whose text is not understood."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import (
    Boost,
    Cards,
    Choose,
    Move,
    Recover,
    Statement,
    Wound,
)
from tefuda.effects import by_hand
from tefuda.effects.by_hand import IT

ACTS: Final[dict[str, Statement]] = {
    **by_hand.ACTS,
    "recover": Recover("you", 1),
    "discard": Move(Choose(1, False, Cards("opponent", "hand"), by="opponent"), "waiting"),
    "more-atk": Boost(IT, 1, 0, "turn"),
    "less-atk": Boost(IT, -1, 0, "turn"),
    "more-def": Boost(IT, 0, 1, "turn"),
    "less-def": Boost(IT, 0, -1, "turn"),
    "wound": Wound(IT, 1),
    "heal": Wound(IT, clear=True),
    "to-waiting": Move(IT, "waiting"),
    "to-member": Move(IT, "free_member"),
    "to-energy": Move(IT, "energy"),
    "to-energy-rested": Move(IT, "energy", state="rested"),
    "to-retire": Move(IT, "retire"),
    "to-memory": Move(IT, "memory"),
}
