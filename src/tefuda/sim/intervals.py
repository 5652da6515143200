"""How far a win rate may be off.

Wilson's interval is for a number of games that was fixed before. Whoever looks while games are
played, and stops when the interval is narrow enough, needs one that holds at every look at once:
a confidence sequence. Ours bets against every rate that may be the true one, by a fixed spread of
stakes; a rate at which the bets have won twentyfold is ruled out, for the bets are fair only at the
true rate and fair bets ever win twentyfold one time in twenty at most (Ville).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

LEVEL: Final = 0.95
STEPS: Final = 24  # of bisection: finer than any print
# Stakes, as shares of what may be staked at most: large ones for few games, small ones for many.
STAKES: Final = tuple(0.9 * 2 ** (-i / 2) for i in range(24))


def interval(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a win rate: honest for few games and near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    centre = p + z * z / (2 * games)
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    # Rounding must not push an end past the rate itself.
    return min(p, max(0.0, (centre - spread) / scale)), max(p, min(1.0, (centre + spread) / scale))


def difference(
    wins: int, games: int, others: int, other_games: int, z: float = 1.96
) -> tuple[float, float]:
    """Newcombe's interval for the difference of two win rates, from Wilson's of each."""
    if not games or not other_games:
        return -1.0, 1.0
    p, q = wins / games, others / other_games
    low, high = interval(wins, games, z)
    other_low, other_high = interval(others, other_games, z)
    return (
        p - q - math.hypot(p - low, other_high - q),
        p - q + math.hypot(high - p, q - other_low),
    )


def sequence(rounds: Mapping[float, int], level: float = LEVEL) -> tuple[float, float]:
    """The interval for a mean that holds however often it is looked at.

    `rounds` counts how often each value between 0 and 1 came up. The games of one seed hang
    together, so it is their mean that is one value; and as these vary less than single games do,
    the interval is the narrower for it.
    """
    n = sum(rounds.values())
    if n == 0:
        return 0.0, 1.0
    mean = sum(value * count for value, count in rounds.items()) / n
    return _edge(rounds, 0.0, mean, level), _edge(rounds, 1.0, mean, level)


def ruled_out(rounds: Mapping[float, int], rate: float, level: float = LEVEL) -> bool:
    """Whether a mean is outside the interval that `sequence` gives."""
    return _wealth(rounds, rate) >= -math.log(1 - level)


def _edge(rounds: Mapping[float, int], outside: float, inside: float, level: float) -> float:
    """Where the rates begin that are ruled out, between the end of the scale and the mean."""
    for _ in range(STEPS):
        middle = (outside + inside) / 2
        if ruled_out(rounds, middle, level):
            outside = middle
        else:
            inside = middle
    return outside


def _wealth(rounds: Mapping[float, int], rate: float) -> float:
    """The logarithm of what one coin, spread over all stakes for and against, has become."""
    if not 0.0 < rate < 1.0:
        # At the ends of the scale a single game that went otherwise decides.
        return math.inf if any(count and value != rate for value, count in rounds.items()) else 0.0
    gains: list[float] = []
    for share in STAKES:
        for stake in (share / rate, -share / (1 - rate)):
            gains.append(
                sum(
                    count * math.log1p(stake * (value - rate))
                    for value, count in rounds.items()
                    if count
                )
            )
    best = max(gains)
    return best + math.log(sum(math.exp(gain - best) for gain in gains) / len(gains))
