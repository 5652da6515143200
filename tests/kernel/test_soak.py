"""Random games of random legal decks: no exception, every invariant, every game ends."""

from __future__ import annotations

import os

import pytest

from tefuda.cards import house
from tefuda.games import GAMES, room
from tefuda.soak import census, soak_one, violations
from tests.kernel.test_copies import prepared_game, random_game, tables

SOAK = bool(os.environ.get("TEFUDA_SOAK"))
COUNT = 2_000 if SOAK else 60


@pytest.mark.parametrize(("block", "name", "edition", "players"), tables(COUNT // 20))
def test_soak(block: int, name: str, edition: str, players: int) -> None:
    # Games of more players are longer: fewer of them on ordinary days.
    games = 20 if SOAK or players == 2 else 8
    for seed in range(20 * block, 20 * block + games):
        outcome = soak_one(10_000 + seed, house(name), edition=edition, players=players)
        assert not outcome.problem, f"seed {outcome.seed}: {outcome.problem}"
        assert outcome.clause


@pytest.mark.parametrize("name", GAMES)
def test_a_lost_card_is_noticed(name: str) -> None:
    game = prepared_game(1, name)
    before = census(game)
    assert violations(game, before) == []
    next(zone for zone in game.seats[0].zones if len(zone) > 1).pop()
    assert any("in two places, or in none" in problem for problem in violations(game, before))


@pytest.mark.parametrize("name", [name for name in GAMES if room(name).TOKENS_STAY])
def test_lost_tokens_are_noticed(name: str) -> None:
    game = random_game(1, name)
    before = census(game)
    game.seats[1].pools[0] -= 1
    assert any("lost" in problem for problem in violations(game, before))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    for seed in range(5):
        assert soak_one(seed, house(name)).digest == soak_one(seed, house(name)).digest
