"""A game is the same whether anybody watches it or not.

The rule: rule processing, check timings and everything else happen as the documents say; a log, a
trace of steps, or looking at values in between changes none of it.
"""

from __future__ import annotations

import pytest

from tefuda.kernel.game import Game
from tefuda.kernel.loops import fingerprint
from tefuda.kernel.rng import seeded
from tefuda.kernel.view import view
from tests.kernel.test_copies import random_game, tables


@pytest.mark.parametrize(("seed", "name", "edition", "players"), tables(6))
def test_log_trace_and_views_change_nothing(
    seed: int, name: str, edition: str, players: int
) -> None:
    def played(log: bool, trace: bool, look: bool) -> list[str]:
        game: Game = random_game(3_000 + seed, name, edition, players)
        game.log = [] if log else None
        game.trace = set() if trace else None
        rng = seeded(seed)
        digests: list[str] = []
        while game.decision is not None:
            if look:
                for seat in range(-1, len(game.seats)):
                    view(game, seat)
            digests.append(fingerprint(game))
            options = game.decision.options
            game.choose(options[rng.below(len(options))])
        return digests

    plain = played(False, False, False)
    assert played(True, False, False) == plain
    assert played(False, True, False) == plain
    assert played(True, True, True) == plain
