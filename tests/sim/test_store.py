"""The store: rows that add up, that can be asked for in SQL, and that nothing spoils."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tefuda.kernel.errors import TefudaError
from tefuda.sim import Outcome, digest, play
from tefuda.sim.store import VERSION, Store
from tests.sim.cells import cell, table


def test_what_goes_in_comes_out(tmp_path: Path) -> None:
    mine = cell()
    played = [*play(mine, range(8))]
    with Store(tmp_path / "games.db") as store:
        id = store.cell(mine, ["one", "two"])
        store.add(id, played[4:], 2)
        store.add(id, played[:4], 2)
        store.add(id, played[:4], 2)  # is there already
    with Store(tmp_path / "games.db", new=False) as store:
        assert store.cell(mine) == id
        assert store.blocks(id) == [(0, 4), (4, 4)]
        score = store.scores()[0]
        assert score.games == 8
        assert score.digest == f"{digest(played):016x}"
        assert [side.name for side in score.sides] == ["one", "two"]
        for s, side in enumerate(score.sides):
            assert side.wins == sum(s in one.winners for one in played)
            assert side.first_games == 4
            assert side.rounds.total() == 4
            assert sum(share * n for share, n in side.rounds.items()) == side.wins / 2
        # ... and in SQL, by names.
        number = [*mine.decks[0].cards][1]
        drawn = sum(c.drawn for one in played for c in one.cards if (c.side, c.card) == (0, 1))
        asked = "SELECT sum(drawn) FROM seen WHERE deck_name = 'one' AND card_number = ?"
        assert next(store.rows(asked, number))[0] == drawn
        seats = [*store.rows("SELECT number, side, seat, won FROM played ORDER BY number, side")]
        assert seats == [
            (one.number, side, (side + one.number) % 2, side in one.winners)
            for one in played
            for side in (0, 1)
        ]


def test_lists_of_one_name_stay_apart(tmp_path: Path) -> None:
    mine = cell()
    with Store() as store:
        store.cell(mine, ["deck", "deck"])
        names = [name for (name,) in store.rows("SELECT name FROM decks ORDER BY id")]
    assert names[0] == "deck"
    assert names[1].startswith("deck ")


def test_a_block_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    played = [*play(cell(), range(4))]
    broken = [*played[:3], played[3]._replace(cards=((0, 0),))]  # type: ignore[arg-type]
    with Store(tmp_path / "games.db") as store:
        id = store.cell(cell())
        with pytest.raises(TefudaError, match="what it had before is still there"):
            store.add(id, broken, 2)
        assert (store.blocks(id), store.scores()) == ([], [])
        store.add(id, played, 2)
        assert store.scores()[0].games == 4


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    played = [*play(cell(), range(40))]
    with Store(tmp_path / "games.db") as store:
        id = store.cell(cell())
        store.add(id, played[:2], 2)
        pages = next(store.rows("PRAGMA page_count"))[0]
        assert [*store.rows(f"PRAGMA max_page_count = {pages}")] == [(pages,)]
        with pytest.raises(TefudaError, match="cannot be written: database or disk is full"):
            store.add(id, played[2:], 2)
        assert store.scores()[0].games == 2
    with Store(tmp_path / "games.db") as store:
        store.add(id, played[2:], 2)
        assert store.scores()[0].games == 40


def test_a_damaged_store_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Store(path) as store:
        store.add(store.cell(cell()), [*play(cell(), range(40))], 2)
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\x5a" * (len(data) - 4096))
    with Store(path) as store, pytest.raises(TefudaError, match=r"cannot be read: .*malformed"):
        store.scores()


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    Store(path).close()
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(TefudaError, match=f"is of version {VERSION + 1}.*nothing was changed"):
        Store(path)
    assert path.read_bytes() == before


def test_files_that_are_no_stores_are_refused(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("4xTH01-016\n" * 200)
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE games (id)")
    for path, said in [
        (text, "no store of results"),
        (other, "another program's file"),
        (tmp_path, "cannot be opened"),
    ]:
        with pytest.raises(TefudaError, match=said):
            Store(path)
    with pytest.raises(TefudaError, match="there is no store"):
        Store(tmp_path / "none.db", new=False)
    assert not (tmp_path / "none.db").exists()


def test_wins_are_counted_for_everybody_who_won() -> None:
    seated = table("double-team", 4)
    rows = [((0, 2), (1, 3)), ((0, 2), (0, 2)), ((), (1, 3)), ((), (0, 2))]
    played = [
        Outcome(i, 1, won, first, (), 9, 100, "retired", "10.6.2", ())
        for i, (won, first) in enumerate(rows)
    ]
    with Store() as store:
        store.add(store.cell(seated), played, 4)
        score = store.scores()[0]
    assert [side.wins for side in score.sides] == [2, 0, 2, 0]
    assert [side.first_games for side in score.sides] == [2] * 4
    assert [side.first_wins for side in score.sides] == [1, 0, 1, 0]
    assert score.drawn == 2
