"""ONE PIECE CARD GAME."""

from tefuda.games.onepiece import arrange
from tefuda.games.onepiece.construction import deck_problems
from tefuda.games.onepiece.editions import EDITIONS
from tefuda.games.onepiece.rulebook import CURRENT, new_game, table

DEFAULT = "1.2.0"

__all__ = ["CURRENT", "DEFAULT", "EDITIONS", "arrange", "deck_problems", "new_game", "table"]
