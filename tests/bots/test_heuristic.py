"""The heuristic bot beats the random one, with any house deck against any other."""

from __future__ import annotations

import itertools
import os

import pytest

from tefuda.decks import house_decks, load_all
from tefuda.games import GAMES
from tefuda.sim import Cell, play

COUNT = 100 if os.environ.get("TEFUDA_SOAK") else 2
PAIRS = [pair for game in GAMES for pair in itertools.product(house_decks(game), repeat=2)]


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_beats_random(mine: str, theirs: str) -> None:
    """Who goes first is left to chance, so both orders are played."""
    cell = Cell(tuple(load_all([mine, theirs])), ("heuristic", "random"), seed=9)
    wins = [0 in one.winners for one in play(cell, range(2 * COUNT))]
    assert sum(wins) >= 0.9 * len(wins) - 1
