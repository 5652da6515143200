"""How strong bots are against each other: results of many games, and ratings that explain them.

By Bradley and Terry: the chance that one beats another depends on the difference of their ratings.
400 points make the odds ten to one, as in chess.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from importlib import resources
from typing import Final, NamedTuple

import msgspec

SCALE: Final = 400 / math.log(10)
SMOOTH: Final = 0.5  # half a win each way, so that whoever never lost has a rating all the same

# Of two bots, how often the first won and how often they met; a draw is half a win.
Results = Mapping[tuple[str, str], tuple[float, int]]


class Rating(NamedTuple):
    """A bot's rating, and how far it may be off: 95% of the time no further."""

    name: str
    rating: float
    error: float
    won: float
    games: int


@functools.cache
def measured(game: str) -> dict[str, Rating]:
    """What bots were found to be worth in a game for two (`tefuda ratings --out`), by their names;
    {} where that was not measured."""
    file = resources.files("tefuda").joinpath("data", game, "ratings.json")
    if not file.is_file():
        return {}
    return {one.name: one for one in msgspec.json.decode(file.read_bytes(), type=list[Rating])}


def rate(results: Results, zero: str) -> list[Rating]:
    """The ratings that make the results likeliest, the highest first; `zero` has none of its own,
    the others are measured from it."""
    names = sorted({name for pair in results for name in pair})
    others = [name for name in names if name != zero]
    at = {name: 0.0 for name in names}
    wins: dict[tuple[str, str], tuple[float, float]] = {
        pair: (won + SMOOTH, games + 2 * SMOOTH) for pair, (won, games) in results.items()
    }
    spread: list[list[float]] = []
    for _ in range(50):
        slope = {name: 0.0 for name in names}
        bend = {(a, b): 0.0 for a in names for b in names}
        for (a, b), (won, games) in wins.items():
            p = 1.0 / (1.0 + math.exp(at[b] - at[a]))
            slope[a] += won - games * p
            slope[b] -= won - games * p
            weight = games * p * (1 - p)
            for one, other, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
                bend[one, other] += sign * weight
        spread = _inverse([[bend[a, b] for b in others] for a in others])
        step = [sum(x * slope[b] for x, b in zip(row, others, strict=True)) for row in spread]
        for name, x in zip(others, step, strict=True):
            at[name] += max(-1.0, min(1.0, x))
        if max([abs(x) for x in step], default=0.0) < 1e-9:
            break
    found: list[Rating] = []
    for name in names:
        error = 0.0
        if name != zero:
            i = others.index(name)
            error = 1.96 * SCALE * math.sqrt(spread[i][i])
        won = sum(w for (a, _), (w, _) in results.items() if a == name)
        won += sum(n - w for (_, b), (w, n) in results.items() if b == name)
        met = sum([n for pair, (_, n) in results.items() if name in pair])
        found.append(Rating(name, SCALE * at[name], error, won, met))
    return sorted(found, key=lambda one: -one.rating)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the matrix has a row for each of a handful of bots."""
    n = len(matrix)
    rows = [[*row, *[1.0 if i == j else 0.0 for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        head = rows[i][i]
        rows[i] = [x / head for x in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]
