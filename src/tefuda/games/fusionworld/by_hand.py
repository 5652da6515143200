"""What a player can do by hand for a card whose text is not understood."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import (
    KO,
    AddTokens,
    Cards,
    Choose,
    Draw,
    Gain,
    It,
    Look,
    Move,
    Negate,
    Play,
    PutUnder,
    Rest,
    SetActive,
    Shuffle,
    Statement,
    Top,
    Turnover,
)

_IT: Final = It()

ACTS: Final[dict[str, Statement]] = {
    "draw": Draw("you", 1),
    "look": Look(Top("you", "deck", 10, up_to=True)),
    "shuffle": Shuffle("you"),
    "add-marker": AddTokens("you", 1, False, "marker"),
    "discard": Move(Choose(1, False, Cards("opponent", "hand"), by="opponent"), "drop"),
    "play": Play(_IT),
    "rest": Rest(_IT),
    "active": SetActive(_IT),
    "more": Gain(_IT, "power", 5000, "turn"),
    "less": Gain(_IT, "power", -5000, "turn"),
    "add-ki": PutUnder(_IT, 1),
    "negate": Negate(_IT, "turn"),
    "ko": KO(_IT),
    "to-hand": Move(_IT, "hand"),
    "to-drop": Move(_IT, "drop"),
    "to-top": Move(_IT, "deck", "top"),
    "to-bottom": Move(_IT, "deck", "bottom"),
    "to-energy": Move(_IT, "energy"),
    "to-energy-rested": Move(_IT, "energy", state="rested"),
    "to-life": Move(_IT, "life", "top"),
    "face-up": Turnover(_IT, "up"),
    "face-down": Turnover(_IT, "down"),
}
