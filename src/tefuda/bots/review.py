"""A game looked at again: for every choice what was played, what was best, and what it cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from tefuda.bots.analysis import Choice, analyse
from tefuda.bots.search import Budget
from tefuda.match import Match

USUAL: Final = Budget(120)


class Reviewed(NamedTuple):
    """One choice of a seat, judged by what that seat knew."""

    number: int  # of the choice, from 1
    turn: int
    seat: int
    played: Choice
    best: Choice

    @property
    def cost(self) -> float:
        """How much of the chance to win it gave away."""
        return max(0.0, self.best.rate - self.played.rate)


def review(
    data: dict[str, Any],
    seat: int,
    budget: Budget = USUAL,
    told: Callable[[Match, int], None] = lambda match, number: None,
    start: int = 0,
) -> Iterator[Reviewed]:
    """Go through a record, after so many choices, and judge those of a seat that had an
    alternative; `told` hears of each before it is made."""
    match = Match.from_record(data, upto=start)
    for number, key in enumerate(data["keys"][start:], start + 1):
        told(match, number)
        if match.seat == seat and len(match.options) > 1 and key in match.options:
            found = analyse(match, seat, budget, seed=number)
            yield Reviewed(number, match.game.turn, seat, found.of(key), found.best)
        match.choose(key)
