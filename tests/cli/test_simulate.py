"""`tefuda simulate` and `tefuda matrix`: stores, stopping, breaking off, bad input."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tefuda.sim.store import VERSION, Store
from tests.cli.test_cli import tefuda

QUICK = ("--bot", "random", "-j", "1")


def test_games_that_are_in_the_store_are_not_played_again(tmp_path: Path) -> None:
    store = str(tmp_path / "games.db")
    words = ("simulate", "red-rush", "green-black-beasts", "--store", store, *QUICK)
    code, out, _ = tefuda(*words, "-n", "6")
    assert code == 0
    assert "6 games; " in out
    code, out, _ = tefuda(*words, "-n", "9")
    assert "10 games, 6 were there before; " in out  # pairs are never broken
    data = json.loads(tefuda(*words, "-n", "10", "--json")[1])
    again = json.loads(tefuda(*words[:3], *QUICK, "-n", "10", "--json")[1])
    assert data == again
    assert data["games"] == 10
    assert [side["going_first"]["games"] for side in data["sides"]] == [5, 5]


def test_no_game_is_in_a_store_twice(tmp_path: Path) -> None:
    """Decks named the other way round play the same games; other seeds may not overlap."""
    store = ("--store", str(tmp_path / "games.db"))
    decks = ("red-rush", "green-black-beasts")
    there = json.loads(tefuda("simulate", *decks, "-n", "8", "--json", *store, *QUICK)[1])
    code, out, _ = tefuda("simulate", *decks[::-1], "-n", "8", *store, *QUICK)
    assert "8 games, 8 were there before" in out
    back = json.loads(tefuda("simulate", *decks[::-1], "-n", "8", "--json", *store, *QUICK)[1])
    assert back["sides"] == there["sides"][::-1]
    assert [side["deck"] for side in back["sides"]] == [*decks[::-1]]
    code, _, err = tefuda("simulate", *decks, "-n", "2", "--seed", "4", *store, *QUICK)
    assert code == 2
    assert "with the seeds 1 to 4 already; go on with --seed 1, or begin at --seed 5" in err
    assert tefuda("simulate", *decks, "-n", "2", "--seed", "5", *store, *QUICK)[0] == 0
    code, _, err = tefuda("simulate", *decks, "-n", "10", *store, *QUICK)
    assert code == 2
    assert "with the seeds 5 to 5 already" in err
    assert tefuda("simulate", *decks, "-n", "8", "--bot", "beginner", *store)[0] == 0


def test_a_matrix_of_all_pairs(tmp_path: Path) -> None:
    store = str(tmp_path / "games.db")
    decks = ("red-rush", "green-black-beasts", "blue-empty-scroll")
    code, out, _ = tefuda("matrix", *decks[:2], "-n", "4", "--store", store, *QUICK)
    assert code == 0
    code, out, _ = tefuda("matrix", *decks, "-n", "4", "--store", store, *QUICK)
    assert code == 0
    assert all(deck in out for deck in decks)
    assert "12 games, 4 were there before" in out
    data = json.loads(tefuda("matrix", *decks, "-n", "4", "--store", store, "--json", *QUICK)[1])
    assert [{side["deck"] for side in one["sides"]} for one in data] == [
        {decks[0], decks[1]},
        {decks[0], decks[2]},
        {decks[1], decks[2]},
    ]
    code, out, _ = tefuda("matrix", "red-rush", "--mirrors", "-n", "2", *QUICK)
    assert code == 0
    assert "2 games" in out


def test_a_cell_that_is_exact_enough_stops(tmp_path: Path) -> None:
    words = ("red-rush", "red-rush", "-n", "5000", "--width", "0.7", "--block", "4", *QUICK)
    data = json.loads(tefuda("simulate", *words, "--json")[1])
    assert data["games"] < 100
    low, high = data["sides"][0]["interval"]
    assert high - low <= 0.7


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    words = ["simulate", "red-rush", "red-rush", "--bot", "random", "-j", "2", "--block", "2"]
    # Whoever runs the tests may ignore the signal, and then so would what they start.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    start = f"{heard}; from tefuda.cli.main import main; main()"
    command = [sys.executable, "-c", start, *words, "--store", str(path)]
    with subprocess.Popen(
        [*command, "-n", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        done = 0
        while done < 4 and running.poll() is None:
            if path.exists():
                try:
                    with sqlite3.connect(path, timeout=60) as db:
                        done = db.execute("SELECT count(*) FROM games").fetchone()[0]
                except sqlite3.OperationalError:
                    done = 0  # it is being made
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does, to the workers, too
        try:
            out, err = running.communicate(timeout=60)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert "the same command goes on from there" in err
    assert "Traceback" not in err
    with Store(path) as store:
        kept = store.scores()[0].games
    assert kept >= 4
    assert f"{kept} games" in out
    code, out, _ = tefuda(*words, "--store", str(path), "-n", str(kept + 2))
    assert code == 0
    assert f"{kept} were there before" in out


MISTAKES = [
    (("simulate", "--engine", "dask"), "there is local, ray and ray://address"),
    (("simulate", "--width", "1.5"), "--width is between 0 and 1"),
    (("simulate", "--width", "nan"), "--width is between 0 and 1"),
    (("simulate", "--block", "-1"), "--block must be at least 1"),
    (("simulate", "--jobs", "-2"), "--jobs 0 is one for each core"),
    (("simulate", "--store", "."), "cannot be opened"),
    (("simulate", "--store", "no-such-folder/games.db"), "cannot be opened"),
    (("matrix",), "two decks or more"),
    (("matrix", "red-rush"), "two decks or more"),
    (("matrix", "red-rush", "last-tram"), "different games"),
    (("matrix", "red-rush", "red-rush", "-n", "0"), "at least 1"),
    (("matrix", "red-rush", "red-rush", "--bot", "grandmaster"), "no bot 'grandmaster'"),
]


@pytest.mark.parametrize(("words", "said"), MISTAKES)
def test_a_mistake_is_answered_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    code, out, err = tefuda(*words)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    Store(path).close()
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    code, _, err = tefuda("simulate", "-n", "2", "--store", str(path))
    assert code == 2
    assert "use a newer tefuda" in err
    assert len(err.strip().splitlines()) == 1
