"""How good a policy is: games against others in every seat, with intervals."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from tefuda.env.course import Course
from tefuda.env.players import SELF, Opponent, known, player
from tefuda.env.rewards import outcome
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.rng import seeded


class Rate(NamedTuple):
    """Of so many games so many won and drawn; the rate of wins, and between which limits it lies 19
    times of 20."""

    games: int
    wins: int
    draws: int
    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.rate:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.games} games"


class Evaluation(NamedTuple):
    """What came of it in all seats together, and in each of them."""

    total: Rate
    seats: tuple[Rate, ...]

    def __str__(self) -> str:
        each = "; ".join(f"seat {i}: {rate}" for i, rate in enumerate(self.seats))
        return f"{self.total}; {each}"


def evaluate(
    policy: Opponent,
    against: Opponent = "beginner",
    games: int = 200,
    seed: int = 1,
    *,
    game: str,
    **more: Any,
) -> Evaluation:
    """Play so many games, the policy in each seat as often, with the same seeds in each.

    Both sides are a bot's level, a policy or a `Pool`; `more` says what `Gym` is told of decks,
    format, scenario and rows.
    """
    for one in (policy, against):
        known(one)
        if one == SELF:
            raise TefudaError("a policy is measured against another one, not against itself")
    course = Course(game, **more)
    n = course.seats
    if type(games) is not int or games < n or games % n:
        raise TefudaError(f"games are a multiple of {n}, one in each seat, not {games!r:.20}")
    wins = [0] * n
    draws = [0] * n
    for i in range(games // n):
        for seat in range(n):
            board = course.begin(seed + i)
            rng = seeded(seed + i)
            players = [
                player(policy if s == seat else against, course.layout, rng) for s in range(n)
            ]
            while not board.over:
                players[board.seat].play(board)
            came = outcome(board.game, seat)
            wins[seat] += came > 0
            draws[seat] += came == 0
    each = games // n
    rates = tuple([_rate(each, wins[s], draws[s]) for s in range(n)])
    return Evaluation(_rate(games, sum(wins), sum(draws)), rates)


def _rate(games: int, wins: int, draws: int, z: float = 1.96) -> Rate:
    """With Wilson's interval, which is honest for few games and near 0 and 1."""
    p = wins / games
    scale = 1 + z * z / games
    centre = (p + z * z / (2 * games)) / scale
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / scale
    return Rate(games, wins, draws, p, max(0.0, centre - spread), min(1.0, centre + spread))
