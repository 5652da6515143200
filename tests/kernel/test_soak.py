"""Random games of random legal decks: no exception, every invariant, every game ends."""

from __future__ import annotations

import os

import pytest

from tefuda.cards import house
from tefuda.soak import census, soak_one, violations
from tests.kernel.test_copies import random_game

GAMES = 2_000 if os.environ.get("TEFUDA_SOAK") else 60


@pytest.mark.parametrize("start", range(0, GAMES, 20))
def test_soak(start: int) -> None:
    for seed in range(start, start + 20):
        outcome = soak_one(10_000 + seed, house())
        assert not outcome.problem, f"seed {outcome.seed}: {outcome.problem}"
        assert outcome.clause


def test_a_lost_card_is_noticed() -> None:
    game = random_game(1)
    before = census(game)
    assert violations(game, before) == []
    game.seats[0].zones[0].pop()
    assert any("in two places, or in none" in problem for problem in violations(game, before))


def test_lost_tokens_are_noticed() -> None:
    game = random_game(1)
    before = census(game)
    game.seats[1].pools[0] -= 1
    assert any("lost" in problem for problem in violations(game, before))


def test_the_same_seed_is_the_same_game() -> None:
    for seed in range(5):
        assert soak_one(seed, house()).digest == soak_one(seed, house()).digest
