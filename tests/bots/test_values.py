"""What was learnt: repeatable, and what comes with tefuda foretells games as well as it says."""

from __future__ import annotations

import pytest

from tefuda.bots import weights
from tefuda.bots.training import Lesson, Round, Setting, figures, fit, play, train
from tefuda.games import GAMES, room

pytest.importorskip("numpy", reason="training needs numpy")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_learns_the_same(game: str) -> None:
    first, second = (train(game, [Round(6, 0), Round(1, 8)], seed=3) for _ in range(2))
    assert first == second
    assert [*first["weights"]] == [*room(game).features.FEATURES]
    assert len(first["rounds"]) == 2


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_foretells_games(game: str) -> None:
    """New games with decks that were held back: hardly worse than the file says, and better than a
    coin. Weights that somebody has changed by hand, or that belong to other features, are not."""
    data = weights.learnt(game)
    assert data["made by"].startswith(f"tefuda train values {game} ")
    shipped = [*data["weights"].values()]
    told = data["rounds"][-1]["decks held back"]["log_loss"]
    setting = Setting(game, 0, shipped, True)
    tested = [lesson for some in play(setting, 60, seed=77_000_001) for lesson in some]
    found = figures(shipped, tested)["log_loss"]
    assert found < told + 0.06
    assert found < 0.66 < figures([-w for w in shipped], tested)["log_loss"]


def test_weights_are_found_again() -> None:
    """Outcomes that follow a rule teach that rule."""
    taught = [Lesson([x / 10, 1.0 - x % 2], float(x > 0)) for x in range(-40, 41)] * 5
    w = fit(taught, [0.0, 0.0])
    assert w[0] > 1
    assert abs(w[1]) < w[0]
