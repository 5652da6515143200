"""ONE PIECE CARD GAME."""

from tefuda.games.onepiece import arrange, construction, features, policy, show, yardstick
from tefuda.games.onepiece.battle import reckon
from tefuda.games.onepiece.construction import deck_problems
from tefuda.games.onepiece.editions import EDITIONS
from tefuda.games.onepiece.rulebook import CURRENT, new_game, table
from tefuda.games.onepiece.setup import OPENING_HAND

TITLE = "ONE PIECE CARD GAME"
DEFAULT = "1.2.0"
TOKENS_STAY = True  # DON!! cards are a deck of their own
SEATS = dict.fromkeys(EDITIONS, (2, 2))
DECKS = ("red-rush", "blue-empty-scroll")
WINDOWS = ("counter", "trigger")  # a hand, and the Life card that is taken

__all__ = [
    "CURRENT",
    "DECKS",
    "DEFAULT",
    "EDITIONS",
    "OPENING_HAND",
    "SEATS",
    "TITLE",
    "TOKENS_STAY",
    "WINDOWS",
    "arrange",
    "construction",
    "deck_problems",
    "features",
    "new_game",
    "policy",
    "reckon",
    "show",
    "table",
    "yardstick",
]
