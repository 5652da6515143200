"""DRAGON BALL SUPER CARD GAME Fusion World."""

from tefuda.games.fusionworld import arrange, construction, features, policy, show, yardstick
from tefuda.games.fusionworld.battle import reckon
from tefuda.games.fusionworld.construction import deck_problems
from tefuda.games.fusionworld.rulebook import CURRENT, new_game, table
from tefuda.games.fusionworld.setup import OPENING_HAND

TITLE = "DRAGON BALL SUPER CARD GAME Fusion World"
DEFAULT = "1.06"
EDITIONS = {"1.06": CURRENT}
TOKENS_STAY = False  # markers come from outside the game and leave it
SEATS = dict.fromkeys(EDITIONS, (2, 2))
DECKS = ("red-ninth-firing", "yellow-nine-gongs")
WINDOWS = ("offence", "defence")  # combos and Extra Cards come from the hand

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
