"""Ratings explain results, and a run that was broken off goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.bots.ratings import rate
from tefuda.cli.ratings import ratings
from tefuda.games import GAMES


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
    ratings(GAMES[2], store=store, bots="random,beginner", games=4, jobs=1, page=page)
    assert store.read_text(encoding="utf-8").splitlines()[-1] == lines[3]
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Bots")
    assert text.count("| beginner |") == 1
    assert "random – beginner" in capsys.readouterr().out
