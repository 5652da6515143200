"""What could be chosen, how good it is, and how the game may go on: for hints and reviews."""

from __future__ import annotations

from typing import Final, NamedTuple

from tefuda.bots import weights
from tefuda.bots.search import Budget, Search
from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.sample import Knowledge
from tefuda.match import Match

USUAL: Final = Budget(400, 5.0)
LINE: Final = 8  # keys of a line that are told


class Choice(NamedTuple):
    """An option: the chance to win after it, between which limits it lies 19 times of 20, how often
    it was tried, and how the game may go on."""

    key: str
    rate: float
    low: float
    high: float
    tries: int
    line: tuple[str, ...]


class Analysis(NamedTuple):
    """All options of a seat, the best first."""

    seat: int
    choices: tuple[Choice, ...]
    simulations: int

    @property
    def best(self) -> Choice:
        """The one that wins most."""
        return self.choices[0]

    def of(self, key: str) -> Choice:
        """The option of this key."""
        for choice in self.choices:
            if choice.key == key:
                return choice
        raise TefudaError(f"{key!r:.80} was not among the options")


def analyse(match: Match, seat: int, budget: Budget = USUAL, seed: int = 0) -> Analysis:
    """What a seat could choose now, with what it knows and nothing else.

    The same budget of simulations and the same seed give the same analysis, unless the time runs
    out first.
    """
    if match.seat != seat:
        told = "the match is over" if match.over else f"{SEAT_MARKS[match.seat]} must choose"
        raise TefudaError(f"there is nothing to choose for seat {seat!r}: {told}")
    return of_knowledge(match.known(seat), budget, seed)


def of_knowledge(known: Knowledge, budget: Budget = USUAL, seed: int = 0) -> Analysis:
    """The same from what a seat knows."""
    policy = room(known.game).policy
    search = Search(policy.pick, weights.values(known.game), 2, policy.MARGIN)
    tried = search.run(known, budget, seed)
    simulations = search.simulations
    keys = known.keys
    choices: list[Choice] = []
    for one in tried:
        # What only looks better than the best is not told as better.
        rate = min(one.rate, tried[0].rate)
        low, high = max(0.0, rate - one.error), min(1.0, rate + one.error)
        line = tuple(search.line(known, one.index, LINE, seed))
        choices.append(Choice(keys[one.index], rate, low, high, one.tries, line))
    choices.sort(key=lambda choice: -choice.rate)
    return Analysis(known.seat, tuple(choices), simulations)
