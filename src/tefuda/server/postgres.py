"""Tables in PostgreSQL, for several processes that serve the same ones.

A writer tells the others which table it has written at (NOTIFY, in the transaction of the rows, so
that whoever hears of them can read them). A few connections write, each what is done at its share
of the tables; one reads; one listens. A connection that breaks is opened again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from tefuda.kernel.errors import TefudaError
from tefuda.server.store import SCHEMA, Info, Row, TakenError, too_new

CHANNEL = "tefuda"
WRITERS = 4
RETRY = 1.0  # seconds between two tries to listen again
_log = logging.getLogger("tefuda.server")
T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]

# What leads from one form of the database to the next. The first one there was is SQLite's second.
MIGRATIONS = {
    2: """
    CREATE TABLE tables (
        id text PRIMARY KEY,
        made double precision NOT NULL,
        setup bytea NOT NULL,
        listed boolean NOT NULL DEFAULT false,
        over boolean NOT NULL DEFAULT false
    );
    CREATE INDEX open_tables ON tables (made) WHERE listed AND NOT over;
    CREATE TABLE rows (
        tid text NOT NULL REFERENCES tables(id),
        number integer NOT NULL,
        seat integer NOT NULL,
        key text NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY (tid, number)
    );
    CREATE TABLE snapshots (
        tid text PRIMARY KEY REFERENCES tables(id),
        number integer NOT NULL,
        data bytea NOT NULL
    );
    """,
}
assert max(MIGRATIONS) == SCHEMA
_LOCK = 0x7EF0DA  # held while the form is being changed


class _Line:
    """One connection, used by one after the other."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._db: Connection | None = None
        self._lock = asyncio.Lock()

    async def use(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._lock:
            try:
                if self._db is None or self._db.closed:
                    self._db = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
                return await work(self._db)
            except (errors.UniqueViolation, errors.ForeignKeyViolation):
                raise TakenError("this choice has been made already") from None
            except psycopg.Error as error:
                raise TefudaError(f"the database cannot be used: {_short(error)}") from None

    async def close(self) -> None:
        if self._db is not None:
            await self._db.close()


class PostgresStore:
    """One PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.changed: Callable[[str], None] | None = None
        self._writers = [_Line(url) for _ in range(WRITERS)]
        self._reader = _Line(url)
        self._name = secrets.token_hex(6)  # tells this process's notices from the others'
        self._listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        try:
            async with await psycopg.AsyncConnection.connect(url) as db:
                await _migrate(db)
        except psycopg.Error as error:
            raise TefudaError(
                f"cannot keep tables in PostgreSQL: {_short(error)}; see --database"
            ) from None
        store = cls(url)
        await store._listening.wait()
        return store

    async def _listen(self) -> None:
        """Hear of what the others write; what was missed while the line was broken is noticed by
        whoever acts next."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    async for notice in db.notifies():
                        name, _, table = notice.payload.partition(" ")
                        if name != self._name and self.changed is not None:
                            self.changed(table)
            except psycopg.Error as error:
                _log.warning("not listening to PostgreSQL: %s", _short(error))
                self._listening.set()
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        self._listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listener
        for line in (*self._writers, self._reader):
            await line.close()

    async def _write(self, query: str, *values: object, table: str = "") -> int:
        async def work(db: Connection) -> int:
            return (await db.execute(query.encode(), values)).rowcount

        return await self._writers[hash(table) % WRITERS].use(work)

    async def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        async def work(db: Connection) -> list[tuple[Any, ...]]:
            return await (await db.execute(query.encode(), values)).fetchall()

        return await self._reader.use(work)

    # -- what is asked of it -------------------------------------------------------------------

    async def add(self, table: str, setup: bytes, at: float, listed: bool) -> None:
        query = "INSERT INTO tables (id, made, setup, listed) VALUES (%s, %s, %s, %s)"
        await self._write(query, table, at, setup, listed)

    async def setup(self, table: str) -> bytes | None:
        found = await self._read("SELECT setup FROM tables WHERE id = %s", table)
        return bytes(found[0][0]) if found else None

    async def append(self, table: str, number: int, rows: list[Row], over: bool = False) -> None:
        # One statement, so one round trip and one transaction.
        query = """
            WITH written AS (
                INSERT INTO rows (tid, number, seat, key, at)
                SELECT %s, * FROM unnest(%s::int[], %s::int[], %s::text[], %s::float8[])
            ), marked AS (
                UPDATE tables SET over = true WHERE id = %s AND %s
            )
            SELECT pg_notify(%s, %s)"""
        numbers = list(range(number, number + len(rows)))
        seats, keys, times = (list(column) for column in zip(*rows, strict=True))
        notice = (CHANNEL, f"{self._name} {table}")
        values = (table, numbers, seats, keys, times, table, over, *notice)
        await self._write(query, *values, table=table)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        query = "SELECT seat, key, at FROM rows WHERE tid = %s AND number >= %s ORDER BY number"
        return [Row(*found) for found in await self._read(query, table, since)]

    async def keep(self, table: str, number: int, snapshot: bytes) -> None:
        query = """
            INSERT INTO snapshots (tid, number, data) VALUES (%s, %s, %s)
            ON CONFLICT (tid) DO UPDATE SET number = excluded.number, data = excluded.data
            WHERE snapshots.number < excluded.number"""
        await self._write(query, table, number, snapshot)

    async def snapshot(self, table: str) -> bytes | None:
        found = await self._read("SELECT data FROM snapshots WHERE tid = %s", table)
        return bytes(found[0][0]) if found else None

    async def listed(self, most: int) -> list[tuple[str, bytes]]:
        query = "SELECT id, setup FROM tables WHERE listed AND NOT over ORDER BY made DESC LIMIT %s"
        return [(id, bytes(setup)) for id, setup in await self._read(query, most)]

    async def infos(self, most: int) -> list[Info]:
        query = """
            SELECT id, made, coalesce(max(at), made), count(number), over, setup
            FROM tables LEFT JOIN rows ON tid = id GROUP BY id ORDER BY 3 DESC LIMIT %s"""
        return [
            Info(id, made, touched, rows, over, bytes(setup))
            for id, made, touched, rows, over, setup in await self._read(query, most)
        ]

    async def remove(self, table: str) -> bool:
        await self._write("DELETE FROM snapshots WHERE tid = %s", table)
        await self._write("DELETE FROM rows WHERE tid = %s", table)
        return await self._write("DELETE FROM tables WHERE id = %s", table) > 0

    async def vacuum(self) -> None:
        await self._write("VACUUM")

    async def ready(self) -> bool:
        return bool(await self._read("SELECT count(*) FROM form"))


async def _migrate(db: Connection) -> None:
    """Bring the database into this program's form, one process at a time."""
    await db.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
    await db.execute("CREATE TABLE IF NOT EXISTS form (version integer NOT NULL)")
    found = await (await db.execute("SELECT max(version) FROM form")).fetchone()
    version = (found[0] if found else None) or 0
    if version > SCHEMA:
        raise too_new("this database", version)
    for number in sorted(number for number in MIGRATIONS if number > version):
        await db.execute(MIGRATIONS[number].encode())
        await db.execute("INSERT INTO form VALUES (%s)", (number,))
    await db.commit()


def _short(error: Exception) -> str:
    return " ".join(str(error).split())[:200]
