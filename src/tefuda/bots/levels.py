"""The levels a person may play against, from the first game on.

None of them knows more than its seat does; they differ in how much they try before they choose.
What a level may try is counted in simulations, so that the same seed gives the same game; the
seconds are a limit that ends the thinking on a machine that is slow or busy.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tefuda.bots.players import (
    Bot,
    LearnerBot,
    NobodyBot,
    PolicyBot,
    RandomBot,
    SearchBot,
    YardstickBot,
)
from tefuda.bots.search import Budget
from tefuda.kernel.errors import TefudaError


class Level(NamedTuple):
    """How a level chooses."""

    name: str
    says: str  # in a line, for whoever picks an opponent
    simulations: int = 0  # 0: it plays what comes to mind first
    seconds: float = 0.0
    turns: int = 2  # how many turns it looks ahead
    slips: int = 0  # of a hundred chances, how many it overlooks


LEVELS: Final = (
    Level("learning", "forgets to block, to counter and to attack now and then", slips=35),
    Level("beginner", "plays by rules of thumb and looks no further"),
    Level("casual", "tries its options, a few times each", 24, 0.5),
    Level("skilled", "looks two turns ahead", 80, 1.0),
    Level("strong", "looks two turns ahead, carefully", 240, 2.0),
    Level("best", "takes its time", 800, 3.0),
)

NAMES: Final = tuple([level.name for level in LEVELS])
# For measuring, for games that are to be anything at all, and for playing a deck alone.
OTHERS: Final = ("random", "yardstick", "nobody")
# Tables and commands from before there were levels.
FORMER: Final = {"heuristic": "beginner"}


def level(name: str) -> Level:
    """A level by its name."""
    for one in LEVELS:
        if one.name == FORMER.get(name, name):
            return one
    raise TefudaError(f"there is no bot {name!r:.40}; there are {', '.join(NAMES + OTHERS)}")


def make_bot(name: str, seed: int = 0, clock: bool = True) -> Bot:
    """A bot by its name. Without a clock it takes the time it needs, and always plays the same."""
    if name == "random":
        return RandomBot(seed)
    if name == "nobody":
        return NobodyBot()
    if name == "yardstick":
        return YardstickBot()
    one = level(name)
    if one.slips:
        return LearnerBot(one.slips, seed)
    if one.simulations:
        budget = Budget(one.simulations, one.seconds) if clock else Budget(one.simulations)
        return SearchBot(budget, one.turns, seed)
    return PolicyBot()
