"""What is kept, in SQLite and in PostgreSQL alike; several servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from scripts.cluster import cluster, programs

from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.server.sqlite import MIGRATIONS, SqliteStore
from tefuda.server.store import SCHEMA, Row, Store, TakenError, open_store
from tests.server.tables import here, refusal, take_turns

needs_postgres = pytest.mark.skipif(
    programs() is None, reason="PostgreSQL is not installed on this machine"
)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with cluster() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("postgres")) if request.param == "postgresql" else ""


def with_store(database: str, folder: Path, what: Callable[[Store], Awaitable[None]]) -> None:
    async def ask() -> None:
        store = await open_store(database, folder)
        try:
            await what(store)
        finally:
            await store.close()

    asyncio.run(ask())


def test_what_a_store_keeps(database: str, tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        assert await store.setup("t") is None
        await store.add("t", b"setup", 5.0, True)
        await store.add("u", b"other", 6.0, False)
        assert await store.setup("t") == b"setup"
        assert await store.listed(10) == [("t", b"setup")]
        rows = [Row(0, "a", 7.5), Row(1, "b", 8.0), Row(0, "/say hello", 9.0)]
        await store.append("t", 0, rows[:2])
        # All of it, or nothing.
        with pytest.raises(TakenError):
            await store.append("t", 1, [Row(1, "c", 9.0), Row(1, "d", 9.0)])
        await store.append("t", 2, rows[2:], over=True)
        assert await store.rows("t") == rows
        assert await store.rows("t", 2) == rows[2:]
        assert await store.rows("u") == []
        assert await store.listed(10) == []
        await store.keep("t", 2, b"then")
        await store.keep("t", 3, b"now")
        assert await store.snapshot("t") == b"now"
        assert await store.snapshot("u") is None
        infos = {info.id: info for info in await store.infos(10)}
        assert (infos["t"].rows, infos["t"].over, infos["t"].touched) == (3, True, 9.0)
        assert (infos["u"].rows, infos["u"].over) == (0, False)
        assert await store.remove("t")
        assert not await store.remove("t")
        assert await store.rows("t") == []
        await store.vacuum()
        assert await store.ready()
        assert await store.remove("u")

    with_store(database, tmp_path, ask)


def test_many_at_once(database: str, tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        for n in range(20):
            await store.add(f"many{n}", b"", 1.0, False)

        async def write(n: int) -> int:
            taken = 0
            for number in range(10):
                try:
                    await store.append(f"many{n % 20}", number, [Row(n, "x", 1.0)])
                except TakenError:
                    taken += 1
            return taken

        # Two write at each table: of each number one wins.
        assert sum(await asyncio.gather(*map(write, range(40)))) == 200
        for n in range(20):
            assert len(await store.rows(f"many{n}")) == 10

    with_store(database, tmp_path, ask)


@needs_postgres
def test_two_nodes_on_one_database(postgres: str, tmp_path: Path) -> None:
    """Whoever sits at either sees what happens at the other; of two choices one is taken."""
    with here(tmp_path, database=postgres) as one, here(tmp_path, database=postgres) as two:
        made = one.make(GAMES[0], "person", "open")
        with one.seat(made, 0) as first, two.seat(made, 1) as second:
            assert len(take_turns(first, second, 40)) == 40
            first.say("hello")
            second.until(lambda state: bool(state.around.said))
        with one.seat(made, 0) as first, two.seat(made, 0) as again:
            first.ping(), again.ping()
            assert first.state.view == again.state.view
            first.concede()
            again.until(lambda state: state.view.winners == [1])
            assert "the game is over" in refusal(again, again.concede)


@needs_postgres
def test_of_two_nodes_that_write_the_same_number_one_wins(postgres: str, tmp_path: Path) -> None:
    with here(tmp_path, database=postgres) as one, here(tmp_path, database=postgres) as two:
        made = one.make(GAMES[0], "person", "bot")
        with one.seat(made) as first, two.seat(made) as again:
            assert first.wait()
            assert again.wait()
            # A node that has not heard of it yet.
            two.http.app.state.site.hall.house.store.changed = None  # type: ignore[attr-defined]
            assert first.state.decision is not None
            keys = [option.key for option in first.state.decision.options]
            first.choose(keys[0])
            assert "asked before" in refusal(again, lambda: again.choose(keys[-1]))
            while again.state.asked < first.state.asked:
                again.next_state()


@needs_postgres
def test_what_another_node_wrote_first_is_in_nobodys_way(postgres: str, tmp_path: Path) -> None:
    """A row that leaves the decision as it was takes the number, not the choice."""
    with here(tmp_path, database=postgres) as one, here(tmp_path, database=postgres) as two:
        made = one.make(GAMES[0], "person", "bot")
        with one.seat(made) as first, two.seat(made) as again:
            assert first.wait()
            assert again.wait()
            # A node that has not heard of it yet.
            two.http.app.state.site.hall.house.store.changed = None  # type: ignore[attr-defined]
            asked = again.state.asked
            first.say("hello")
            first.until(lambda state: bool(state.around.said))
            assert again.state.decision is not None
            again.choose(again.state.decision.options[0].key)
            assert again.state.asked > asked
            assert again.state.around.said


@needs_postgres
def test_a_newer_postgresql_is_refused(postgres: str, tmp_path: Path) -> None:
    import psycopg

    with_store(postgres, tmp_path, lambda store: store.ready())  # type: ignore[arg-type,return-value]
    with psycopg.connect(postgres) as db:
        db.execute("INSERT INTO form VALUES (%s)", (SCHEMA + 1,))
    with pytest.raises(TefudaError, match="newer tefuda"):
        with_store(postgres, tmp_path, lambda store: store.ready())  # type: ignore[arg-type,return-value]
    with psycopg.connect(postgres) as db:
        db.execute("DELETE FROM form WHERE version > %s", (SCHEMA,))


def test_databases_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(TefudaError, match="no database of tefuda's"):
        asyncio.run(open_store("mysql://x", tmp_path))


@needs_postgres
def test_a_postgresql_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(TefudaError, match="cannot keep tables in PostgreSQL"):
        asyncio.run(open_store(f"postgresql:///x?host={tmp_path}", tmp_path))


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as db:
        db.executescript(f"{MIGRATIONS[0]} PRAGMA user_version=1;")
        db.execute("INSERT INTO tables VALUES ('t', 5, 'setup')")
        db.execute("INSERT INTO rows VALUES ('t', 0, 1, 'keep'), ('t', 1, 1, 'undo 0')")
    db.close()

    async def ask() -> list[Row]:
        store = await SqliteStore.open(path)
        rows = await store.rows("t")
        await store.close()
        return rows

    assert asyncio.run(ask()) == [Row(1, "keep", 0.0), Row(1, "/undo 0", 0.0)]
