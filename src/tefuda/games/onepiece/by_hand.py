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
    GiveTokens,
    It,
    Look,
    Move,
    Negate,
    Play,
    ReadyTokens,
    Rest,
    RestTokens,
    ReturnTokens,
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
    "add-don": AddTokens("you", 1, False, "active"),
    "rest-don": RestTokens("you", 1),
    "ready-don": ReadyTokens("you", 1, False),
    "return-don": ReturnTokens("you", 1),
    "discard": Move(Choose(1, False, Cards("opponent", "hand"), by="opponent"), "trash"),
    "play": Play(_IT),
    "rest": Rest(_IT),
    "active": SetActive(_IT),
    "more": Gain(_IT, "power", 1000, "turn"),
    "less": Gain(_IT, "power", -1000, "turn"),
    "give-don": GiveTokens(_IT, 1, False, "rested"),
    "negate": Negate(_IT, "turn"),
    "ko": KO(_IT),
    "to-hand": Move(_IT, "hand"),
    "to-trash": Move(_IT, "trash"),
    "to-top": Move(_IT, "deck", "top"),
    "to-bottom": Move(_IT, "deck", "bottom"),
    "to-life": Move(_IT, "life", "top"),
    "face-up": Turnover(_IT, "up"),
    "face-down": Turnover(_IT, "down"),
}
