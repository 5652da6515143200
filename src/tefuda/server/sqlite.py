"""Tables in one SQLite file, for one process.

One thread has the file. It takes whatever has been asked for since it last looked, does it in one
transaction and answers when that is on the disk (`synchronous=FULL`): many tables share the wait.
Rows of all tables go in by one statement, since after every statement the thread has to wait for
its turn beside the one that serves.
"""

from __future__ import annotations

import asyncio
import itertools
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from tefuda.kernel.errors import TefudaError
from tefuda.server.store import SCHEMA, Info, Row, TakenError, too_new

# What leads from one form of the file to the next; its `user_version` counts them.
MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        made INTEGER NOT NULL,
        setup BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE rows (
        tid TEXT NOT NULL REFERENCES tables(id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        key TEXT NOT NULL,
        PRIMARY KEY (tid, number)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE rows ADD COLUMN at REAL NOT NULL DEFAULT 0;
    UPDATE rows SET key = '/' || key WHERE key LIKE 'undo %';
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX open_tables ON tables (made) WHERE listed AND NOT over;
    CREATE TABLE snapshots (
        tid TEXT PRIMARY KEY REFERENCES tables(id),
        number INTEGER NOT NULL,
        data BLOB NOT NULL
    );
    """,
)
assert len(MIGRATIONS) == SCHEMA

T = TypeVar("T")
_BATCH = 500  # jobs of one transaction


_ROW = "(?, ?, ?, ?, ?)"
_INSERT = "INSERT INTO rows (tid, number, seat, key, at) VALUES "


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], object]
    writes: bool
    rows: list[tuple[object, ...]]  # all that it does is to add these; [] if it does anything else
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[object]


class SqliteStore:
    """One SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.changed: Callable[[str], None] | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(
                path,
                timeout=10,
                isolation_level=None,
                check_same_thread=False,
                cached_statements=_BATCH,  # one for each number of rows
            )
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA foreign_keys=ON")
            _migrate(self._db, str(path))
        except (sqlite3.Error, OSError) as error:
            raise TefudaError(
                f"cannot keep tables in {path!s:.200}: {error}; choose a folder with --data"
            ) from None
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        return await asyncio.to_thread(cls, path)

    # -- the thread ----------------------------------------------------------------------------

    def _work(self) -> None:
        ending = False
        while not ending:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == _BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            ending = job is None
            if jobs:
                self._do(jobs)
        self._db.close()

    def _do(self, jobs: list[_Job]) -> None:
        added = [job for job in jobs if job.rows]
        if added and self._add_all(added):
            jobs = [job for job in jobs if not job.rows]
            _answer_later([(job, None, None) for job in added])
        if jobs:
            self._do_each(jobs)

    def _add_all(self, jobs: list[_Job]) -> bool:
        """Add the rows of many tables at once; False, and nothing, if any of them cannot be."""
        values = [row for job in jobs for row in job.rows]
        try:
            self._db.execute(
                _INSERT + ", ".join([_ROW] * len(values)), list(itertools.chain(*values))
            )
        except Exception:  # each is tried on its own, and whoever asked is told what is wrong
            return False
        return True

    def _do_each(self, jobs: list[_Job]) -> None:
        db = self._db
        answers: list[_Answer] = []
        try:
            writes = any(job.writes for job in jobs)
            if writes:
                db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                try:
                    answers.append((job, job.work(db), None))
                except Exception as error:  # nobody may be left waiting for an answer
                    answers.append((job, None, error))
            if writes:
                db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            answers = [(job, None, error) for job in jobs]
        _answer_later(answers)

    async def _ask(
        self,
        work: Callable[[sqlite3.Connection], T],
        writes: bool = True,
        rows: list[tuple[object, ...]] | None = None,
    ) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        self._jobs.put(_Job(work, writes, rows or [], loop, future))
        try:
            return await future  # type: ignore[return-value]  # what `work` gave
        except sqlite3.Error as error:
            raise TefudaError(f"the database cannot be used: {error}") from None

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- what is asked of it -------------------------------------------------------------------

    async def add(self, table: str, setup: bytes, at: float, listed: bool) -> None:
        query = "INSERT INTO tables (id, made, setup, listed) VALUES (?, ?, ?, ?)"
        await self._ask(lambda db: db.execute(query, (table, int(at), setup, int(listed))))

    async def setup(self, table: str) -> bytes | None:
        query = "SELECT setup FROM tables WHERE id = ?"
        found = await self._ask(lambda db: db.execute(query, (table,)).fetchone(), writes=False)
        return None if found is None else bytes(found[0])

    async def append(self, table: str, number: int, rows: list[Row], over: bool = False) -> None:
        values: list[tuple[object, ...]] = [(table, number + i, *row) for i, row in enumerate(rows)]

        def work(db: sqlite3.Connection) -> None:
            db.execute("SAVEPOINT rows")
            try:
                db.executemany(_INSERT + _ROW, values)
                if over:
                    db.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))
            except sqlite3.IntegrityError:
                db.execute("ROLLBACK TO rows")
                raise TakenError(f"choice {number} has been made already") from None
            finally:
                db.execute("RELEASE rows")

        await self._ask(work, rows=[] if over else values)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        query = "SELECT seat, key, at FROM rows WHERE tid = ? AND number >= ? ORDER BY number"
        return await self._ask(
            lambda db: [Row(*found) for found in db.execute(query, (table, since))], writes=False
        )

    async def keep(self, table: str, number: int, snapshot: bytes) -> None:
        query = "INSERT OR REPLACE INTO snapshots (tid, number, data) VALUES (?, ?, ?)"
        await self._ask(lambda db: db.execute(query, (table, number, snapshot)))

    async def snapshot(self, table: str) -> bytes | None:
        query = "SELECT data FROM snapshots WHERE tid = ?"
        found = await self._ask(lambda db: db.execute(query, (table,)).fetchone(), writes=False)
        return None if found is None else bytes(found[0])

    async def listed(self, most: int) -> list[tuple[str, bytes]]:
        query = "SELECT id, setup FROM tables WHERE listed AND NOT over ORDER BY made DESC LIMIT ?"
        return await self._ask(
            lambda db: [(id, bytes(setup)) for id, setup in db.execute(query, (most,))],
            writes=False,
        )

    async def infos(self, most: int) -> list[Info]:
        query = """
            SELECT id, made, coalesce(max(at), made), count(number), over, setup
            FROM tables LEFT JOIN rows ON tid = id GROUP BY id ORDER BY 3 DESC LIMIT ?"""
        return await self._ask(
            lambda db: [
                Info(id, made, touched, rows, bool(over), bytes(setup))
                for id, made, touched, rows, over, setup in db.execute(query, (most,))
            ],
            writes=False,
        )

    async def remove(self, table: str) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            db.execute("DELETE FROM snapshots WHERE tid = ?", (table,))
            db.execute("DELETE FROM rows WHERE tid = ?", (table,))
            return db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount > 0

        return await self._ask(work)

    async def vacuum(self) -> None:
        await self._ask(lambda db: db.execute("VACUUM"), writes=False)
        await self._ask(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)"), writes=False)

    async def ready(self) -> bool:
        query = "SELECT count(*) FROM sqlite_schema"
        return await self._ask(lambda db: bool(db.execute(query).fetchone()[0]), writes=False)


_Answer = tuple[_Job, object, BaseException | None]


def _answer_later(answers: list[_Answer]) -> None:
    """Have everybody told in their own loop."""
    for loop in {job.loop for job, _, _ in answers}:
        mine = [answer for answer in answers if answer[0].loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer, mine)


def _answer(answers: list[_Answer]) -> None:
    for job, found, error in answers:
        if job.future.done():
            continue
        if error is not None:
            job.future.set_exception(error)
        else:
            job.future.set_result(found)


def _migrate(db: sqlite3.Connection, where: str) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA:
        raise too_new(where, version)
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        try:
            db.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version={number}; COMMIT;")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            # Another process may have been quicker.
            (now,) = db.execute("PRAGMA user_version").fetchone()
            if now < number:
                raise
