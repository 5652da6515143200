"""The formats: for two, and for more players (12). Each says who is whose opponent, whom an attack
may be aimed at, who may cancel and block, and when the game is won."""

from __future__ import annotations

from typing import Final

from tefuda.games.rebirth.formats.circle import Circle
from tefuda.games.rebirth.formats.double_team import DoubleTeam
from tefuda.games.rebirth.formats.duel import Format
from tefuda.games.rebirth.formats.rumble import Rumble

FORMATS: Final[dict[str, Format]] = {
    "standard": Format(),
    "rumble": Rumble(),
    "rumble-first-out": Rumble(first_out=True),
    "circle": Circle(),
    "circle-first-out": Circle(first_out=True),
    "double-team": DoubleTeam(),
    "double-team-unique": DoubleTeam(unique=True),
}
