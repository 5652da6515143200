"""The real program: it is killed and loses nothing, it is stopped and says so."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tefuda.client import connect, create
from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.server.sqlite import SqliteStore
from tefuda.server.store import SCHEMA
from tefuda.wire.tables import NewTable, Sitter
from tests.server.tables import chosen, running, take_turns


@pytest.mark.slow
def test_what_was_acknowledged_survives_being_killed(tmp_path: Path) -> None:
    """Three times in one game, which then goes on."""
    made = None
    acknowledged: list[str] = []
    for round in range(3):
        with running(tmp_path) as server:
            made = made or create(server.base, NewTable(GAMES[0], [Sitter(), Sitter("open")]))
            with (
                connect(server.base, made.table, made.places[0].secret) as first,
                connect(server.base, made.table, made.places[1].secret) as second,
            ):
                acknowledged += take_turns(first, second, 7 + round)
                server.kill()
        assert chosen(tmp_path, made.table) == acknowledged


def test_it_stops_when_told_to(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = create(server.base, NewTable(GAMES[0], [Sitter(), Sitter("open")]))
        with connect(server.base, made.table, made.places[0].secret) as seat:
            server.process.terminate()
            with pytest.raises(TefudaError, match="The server stops; the game is kept"):
                seat.next_state()
        out, err = server.process.communicate(timeout=30)
        assert server.process.returncode == 0
        assert out.splitlines()[-1] == "Stopped; every game is kept."
        assert err == ""


def refused(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tefuda.cli.main", "serve", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_errors_are_sentences(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        taken = server.base.rpartition(":")[2]
        assert "choose another with --host and --port" in refused(
            "--data", str(tmp_path), "--port", taken
        )
    assert "cannot listen" in refused("--data", str(tmp_path), "--port", "99999")
    assert "choose 0 to 10" in refused("--data", str(tmp_path), "--pace", "99")
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "choose a folder with --data" in refused("--port", "0", "--data", str(tmp_path / "file"))


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.execute(f"PRAGMA user_version={SCHEMA + 1}")
    db.close()
    with pytest.raises(TefudaError, match="newer tefuda"):
        SqliteStore(tmp_path / "tables.sqlite")
