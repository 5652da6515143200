"""The heuristic bot beats the random one, with any house deck against any other."""

from __future__ import annotations

import itertools
import os

import pytest

from tefuda.decks import house_decks
from tefuda.sim import Summary, interval, outcomes

GAMES = 100 if os.environ.get("TEFUDA_SOAK") else 2
DECKS = house_decks()


@pytest.mark.parametrize(("mine", "theirs"), list(itertools.product(DECKS, DECKS)))
def test_beats_random(mine: str, theirs: str) -> None:
    """Who goes first is left to chance, so both orders are played."""
    summary = Summary()
    for outcome in outcomes([DECKS[mine], DECKS[theirs]], ["heuristic", "random"], GAMES, seed=9):
        summary.add(outcome)
    for outcome in outcomes([DECKS[theirs], DECKS[mine]], ["random", "heuristic"], GAMES, seed=9):
        summary.wins.reverse()
        summary.add(outcome)
        summary.wins.reverse()
    assert summary.wins[0] >= 0.9 * summary.games - 1


def test_intervals_hold_the_rate() -> None:
    for wins, games in [(0, 10), (5, 10), (10, 10), (900, 1000)]:
        low, high = interval(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
    narrow, wide = interval(500, 1000), interval(5, 10)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]
