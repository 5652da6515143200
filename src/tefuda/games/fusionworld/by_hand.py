"""What a player can do by hand for a card whose text is not understood."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import (
    KO,
    AddTokens,
    Cards,
    Choose,
    Gain,
    Move,
    Play,
    PutUnder,
    Statement,
    Turnover,
)
from tefuda.effects import by_hand
from tefuda.effects.by_hand import IT

ACTS: Final[dict[str, Statement]] = {
    **by_hand.ACTS,
    "add-marker": AddTokens("you", 1, False, "marker"),
    "discard": Move(Choose(1, False, Cards("opponent", "hand"), by="opponent"), "drop"),
    "play": Play(IT),
    "more": Gain(IT, "power", 5000, "turn"),
    "less": Gain(IT, "power", -5000, "turn"),
    "add-ki": PutUnder(IT, 1),
    "ko": KO(IT),
    "to-drop": Move(IT, "drop"),
    "to-energy": Move(IT, "energy"),
    "to-energy-rested": Move(IT, "energy", state="rested"),
    "to-life": Move(IT, "life", "top"),
    "face-up": Turnover(IT, "up"),
    "face-down": Turnover(IT, "down"),
}
