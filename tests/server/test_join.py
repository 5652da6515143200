"""A seat in the terminal, at the real program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tefuda.client import create
from tefuda.games import GAMES
from tefuda.wire.tables import NewTable, Sitter
from tests.server.tables import running


def join(link: str, typed: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tefuda.cli.main", "join", link],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_game_in_the_terminal(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = create(server.base, NewTable(GAMES[0], [Sitter(), Sitter("bot")]))
        link = f"{server.base}/#/t/{made.table}/{made.places[0].secret}"
        left = join(link, "?\n1\n1\nwhat\nb\nu\n1\nq\n")
        assert left.returncode == 0, left.stderr
        assert "Goodbye; the game is kept." in left.stdout
        assert "take that option" in left.stdout
        over = join(link, "1\nconcede\n")
        assert over.returncode == 0, over.stderr
        assert "You lose." in over.stdout
        assert "You lose." in join(link, "").stdout
        wrong = join(link[:-3] + "xyz", "")
        assert wrong.returncode == 2
        assert "opens no seat" in wrong.stderr
    gone = join(link, "")
    assert gone.returncode == 2
    assert "there is no server at" in gone.stderr
    assert "is not the link of a seat" in join("somewhere", "").stderr
