"""What is kept: tables and, one row each, what was chosen at them.

Rows are only ever added. A row is committed, and with `synchronous=FULL` on the disk, before
`append` returns; so whatever anybody was told survives the end of the process.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from typing import NamedTuple

from tefuda.kernel.errors import TefudaError

SCHEMA = 1
_TABLES = """
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
"""


class Row(NamedTuple):
    """Something a seat did: an option's key, "concede A", or "undo N", back to N choices."""

    seat: int
    key: str


class TakenError(TefudaError):
    """Another process has written this row."""


class Store:
    """One SQLite file. Its methods may be called from any thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(
                path, timeout=10, isolation_level=None, check_same_thread=False
            )
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._prepare()
        except (sqlite3.Error, OSError) as error:
            raise TefudaError(
                f"cannot keep tables in {path!s:.200}: {error}; choose a folder with --data"
            ) from None

    def _prepare(self) -> None:
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA:
            raise TefudaError(
                f"{self.path} was written by a newer tefuda (form {version}, this one knows "
                f"{SCHEMA}); update tefuda, or choose another folder with --data"
            )
        if version == 0:
            self._db.executescript(f"BEGIN; {_TABLES} PRAGMA user_version={SCHEMA}; COMMIT;")

    def add(self, table: str, setup: bytes) -> None:
        """Keep a new table."""
        with self._lock:
            self._db.execute(
                "INSERT INTO tables VALUES (?, ?, ?)", (table, int(time.time()), setup)
            )

    def setup(self, table: str) -> bytes | None:
        """What a table was made with, None if there is no such table."""
        with self._lock:
            found = self._db.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
        return None if found is None else bytes(found[0])

    def append(self, table: str, number: int, row: Row) -> None:
        """Write down what was done as number so much."""
        with self._lock:
            try:
                self._db.execute("INSERT INTO rows VALUES (?, ?, ?, ?)", (table, number, *row))
            except sqlite3.IntegrityError:
                raise TakenError(f"choice {number} has been made already") from None

    def rows(self, table: str) -> list[Row]:
        """Everything that was done at a table, in order."""
        query = "SELECT seat, key FROM rows WHERE tid = ? ORDER BY number"
        with self._lock:
            return [Row(*found) for found in self._db.execute(query, (table,))]

    def ready(self) -> bool:
        """Whether the file can be read."""
        with self._lock:
            return bool(self._db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])

    def close(self) -> None:
        with self._lock:
            self._db.close()
