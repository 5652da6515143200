"""tefuda plays trading card games as their comprehensive rules say, and says why."""

from tefuda.bots.analysis import Analysis, Choice, analyse
from tefuda.bots.search import Budget
from tefuda.cards import Catalog
from tefuda.decks import Deck
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import EVERYTHING, SPECTATOR, Event
from tefuda.kernel.view import DecisionView as Decision
from tefuda.kernel.view import View
from tefuda.match import Match, Result

__version__ = "0.1.0"

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "Analysis",
    "Budget",
    "Catalog",
    "Choice",
    "Decision",
    "Deck",
    "Event",
    "Match",
    "Result",
    "TefudaError",
    "View",
    "__version__",
    "analyse",
]
