"""A review judges the choices of a seat by what it knew, the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tefuda import Budget, Match, TefudaError
from tefuda.bots import make_bot
from tefuda.bots.review import review
from tefuda.cli.review import page
from tefuda.cli.review import review as command
from tefuda.games import GAMES, room
from tefuda.records import write


@pytest.mark.parametrize("game", GAMES)
def test_a_review(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(*room(game).DECKS[:2], seed=2)
    bots = [make_bot("beginner"), make_bot("random", 2)]
    while not match.over and len(match.keys) < 30:
        match.choose(bots[match.seat].choose(match.known(match.seat)))
    match.concede(1)
    data = match.record()
    found = [*review(data, 0, Budget(12))]
    assert found == [*review(data, 0, Budget(12))]
    assert found
    assert {one.seat for one in found} == {0}
    for one in found:
        assert data["keys"][one.number - 1] == one.played.key
        assert 0 <= one.cost <= 1
        assert one.best.rate >= one.played.rate - 1e-9 or one.cost == 0
    text = page("<a game>", "A", found)
    assert "&lt;a game&gt;" in text
    assert text.count("<tr>") == len(found) + 1
    assert "http" not in text
    write(match, tmp_path / "record.json")
    command(tmp_path / "record.json", simulations=6, html=tmp_path / "page.html")
    assert "What cost most" in capsys.readouterr().out
    assert "<svg" in (tmp_path / "page.html").read_text(encoding="utf-8")
    with pytest.raises(TefudaError, match="there is no seat"):
        command(tmp_path / "record.json", seat="Z")
