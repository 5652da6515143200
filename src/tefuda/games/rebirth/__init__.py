"""Rebirth for you."""

from tefuda.games.rebirth import arrange, construction, features, policy, show, yardstick
from tefuda.games.rebirth.attack import reckon
from tefuda.games.rebirth.construction import deck_problems
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.rulebook import EDITIONS, STANDARD, new_game, table
from tefuda.games.rebirth.setup import OPENING_HAND

TITLE = "Rebirth for you"
DEFAULT = "standard"
TOKENS_STAY = False  # there are none
SEATS = {name: kind.seats for name, kind in FORMATS.items()}
DECKS = ("midnight-radio", "cape-lighthouse", "last-tram", "morning-market")
WINDOWS = ("cancel", "block")  # both come from the hand

__all__ = [
    "DECKS",
    "DEFAULT",
    "EDITIONS",
    "OPENING_HAND",
    "SEATS",
    "STANDARD",
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
