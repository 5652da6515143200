"""The heuristic bot beats the random one, with any house deck against any other."""

from __future__ import annotations

import itertools
import os

import pytest

from tefuda.decks import house_decks, load_all
from tefuda.games import GAMES
from tefuda.sim import interval, outcomes

COUNT = 100 if os.environ.get("TEFUDA_SOAK") else 2
PAIRS = [pair for game in GAMES for pair in itertools.product(house_decks(game), repeat=2)]


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_beats_random(mine: str, theirs: str) -> None:
    """Who goes first is left to chance, so both orders are played."""
    decks = load_all([mine, theirs])
    played = [*outcomes(decks, ["heuristic", "random"], COUNT, seed=9)]
    turned = [*outcomes(decks[::-1], ["random", "heuristic"], COUNT, seed=9)]
    wins = [0 in one.winners for one in played] + [1 in one.winners for one in turned]
    assert sum(wins) >= 0.9 * len(wins) - 1


def test_intervals_hold_the_rate() -> None:
    for wins, games in [(0, 10), (5, 10), (10, 10), (900, 1000)]:
        low, high = interval(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
    narrow, wide = interval(500, 1000), interval(5, 10)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]
