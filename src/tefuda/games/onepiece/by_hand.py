"""What a player can do by hand for a card whose text is not understood."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import (
    KO,
    AddTokens,
    Cards,
    Choose,
    Gain,
    GiveTokens,
    Move,
    Play,
    ReadyTokens,
    RestTokens,
    ReturnTokens,
    Statement,
    Turnover,
)
from tefuda.effects import by_hand
from tefuda.effects.by_hand import IT

ACTS: Final[dict[str, Statement]] = {
    **by_hand.ACTS,
    "add-don": AddTokens("you", 1, False, "active"),
    "rest-don": RestTokens("you", 1),
    "ready-don": ReadyTokens("you", 1, False),
    "return-don": ReturnTokens("you", 1),
    "discard": Move(Choose(1, False, Cards("opponent", "hand"), by="opponent"), "trash"),
    "play": Play(IT),
    "more": Gain(IT, "power", 1000, "turn"),
    "less": Gain(IT, "power", -1000, "turn"),
    "give-don": GiveTokens(IT, 1, False, "rested"),
    "ko": KO(IT),
    "to-trash": Move(IT, "trash"),
    "to-life": Move(IT, "life", "top"),
    "face-up": Turnover(IT, "up"),
    "face-down": Turnover(IT, "down"),
}
