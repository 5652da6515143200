"""Ratings explain results, and a run that was broken off goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tefuda.bots.levels import LEVELS
from tefuda.bots.ratings import Rating, measured, rate
from tefuda.cli.ratings import ratings
from tefuda.games import GAMES
from tefuda.server import lists


def test_ratings_explain_results() -> None:
    """Ten to one is 400 points, and what was never played follows from what was."""
    found = {
        one.name: one for one in rate({("b", "a"): (1000, 1100), ("c", "b"): (1000, 1100)}, "a")
    }
    assert found["a"].rating == found["a"].error == 0
    assert found["b"].rating == pytest.approx(400, abs=2)
    assert found["c"].rating == pytest.approx(800, abs=4)
    assert 0 < found["b"].error < found["c"].error < 100
    few = {one.name: one for one in rate({("b", "a"): (10, 10)}, "a")}
    assert few["b"].error > found["b"].error
    assert 0 < few["b"].rating < 2000


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, page = tmp_path / "results", tmp_path / "PAGE.md"
    page.write_text("# Bots\n", encoding="utf-8")
    for games in (2, 4):
        ratings(GAMES[2], store=store, bots="random,beginner", games=games, jobs=1, page=page)
    lines = [line for line in store.read_text(encoding="utf-8").splitlines() if line]
    assert len(lines) == len({*lines}) == 4
    store.write_text("\n".join(lines[:3]) + "\n" + lines[3][:9], encoding="utf-8")
    out = tmp_path / "ratings.json"
    ratings(GAMES[2], store=store, bots="random,beginner", games=4, jobs=1, page=page, out=out)
    assert store.read_text(encoding="utf-8").splitlines()[-1] == lines[3]
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Bots")
    assert text.count("| beginner |") == 1
    assert "random – beginner" in capsys.readouterr().out
    kept = msgspec.json.decode(out.read_bytes(), type=list[Rating])
    assert [(one.name, one.games) for one in kept] == [("beginner", 4), ("random", 4)]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_measured_is_of_levels_there_are(game: str) -> None:
    found = measured(game)
    assert {*found} <= {level.name for level in LEVELS}
    if found:
        assert found[LEVELS[0].name].rating == 0
    told = {one.name: one for info in lists.games() if info.name == game for one in info.bots}
    assert [*told] == [level.name for level in LEVELS]
    for name, one in told.items():
        assert (one.rating, one.games) == (
            (round(found[name].rating), found[name].games) if name in found else (0, 0)
        )
