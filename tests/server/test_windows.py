"""Windows on hidden cards take as long whether there was a choice in them or not."""

from __future__ import annotations

import asyncio
import random

import pytest

from tefuda.games import GAMES, room
from tests.server.hush import Stage, ordered, settle, usual

THINKS = 0.8  # seconds in which somebody answers who has a choice


async def windows(game: str, hold: float, seed: int) -> dict[bool, list[float]]:
    """How long windows were open, in which there was a choice and in which there was none."""
    rng = random.Random(seed)
    stage = Stage(game, room(game).DEFAULT, ordered(game, usual(game, 2)), "one")
    stage.house.hold = hold
    stage.house.chance = random.Random(seed)
    found: dict[bool, list[float]] = {True: [], False: []}
    for seat in (0, 1):
        await stage.join(seat)
    for _ in range(220):
        table, began = stage.table, stage.time.now()
        if table.match.over:
            break
        at, window, shut = table.position, table.in_window(), table.window_shut()
        if not shut:
            seat, options = table.match.seat, table.match.options
            attacks = [key for key in options if key.startswith("attack ")]
            if window:
                stage.time.move(THINKS)
                await settle()
            number = table.number(seat)
            key = rng.choice(attacks or options)
            stage.lines[seat].say(type="choose", decision=number, key=key)
        await settle()
        while stage.table.position == at and not stage.table.match.over:
            stage.time.move(min(stage.time.due()))
            await settle()
        if window:
            found[not shut].append(stage.time.now() - began)
    await stage.close()
    return found


def distance(one: list[float], two: list[float]) -> float:
    """The greatest difference between two distributions (Kolmogorov, Smirnov)."""
    marks = sorted({*one, *two})
    return max(
        abs(sum(x <= m for x in one) / len(one) - sum(x <= m for x in two) / len(two))
        for m in marks
    )


def gathered(game: str, hold: float) -> tuple[list[float], list[float]]:
    with_choice: list[float] = []
    without: list[float] = []
    for seed in range(5):
        found = asyncio.run(windows(game, hold, seed))
        with_choice += found[True]
        without += found[False]
    return with_choice, without


@pytest.mark.parametrize("game", GAMES)
def test_the_time_a_window_takes_tells_nothing(game: str) -> None:
    with_choice, without = gathered(game, 2.0)
    n, m = len(with_choice), len(without)
    assert min(n, m) > 5
    # Beyond this once in a thousand tries; these draws are always the same.
    assert distance(with_choice, without) < 1.95 * ((n + m) / (n * m)) ** 0.5
    # Were they not held, everybody could tell.
    with_choice, without = gathered(game, 0.01)
    assert distance(with_choice, without) > 0.9
