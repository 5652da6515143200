"""What is kept: tables as they were made, and every row of what was done at them.

Rows are only ever added. A row is committed, and on the disk, before `append` returns; so whatever
anybody was told survives the end of the process.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from tefuda.kernel.errors import TefudaError

SCHEMA = 2


class Row(NamedTuple):
    """Something that was done: an option's key, "concede A" or "agree-draw"; or, beginning with a
    slash, something at the table that is no part of the game (see `Table.apply`)."""

    seat: int
    key: str
    at: float = 0.0


class Info(NamedTuple):
    """A table as operators see it."""

    id: str
    made: float
    touched: float
    rows: int
    over: bool
    setup: bytes


class TakenError(TefudaError):
    """Another process has written this row."""


class Store(Protocol):
    """Where tables are kept. Everything that changes has been committed when it returns."""

    # Called with a table's id when another process has written rows of it.
    changed: Callable[[str], None] | None

    async def add(self, table: str, setup: bytes, at: float, listed: bool) -> None:
        """Keep a new table."""

    async def setup(self, table: str) -> bytes | None:
        """What a table was made with, None if there is no such table."""

    async def append(self, table: str, number: int, rows: list[Row], over: bool = False) -> None:
        """Write down what was done, from this number on: all of it or, if a number is taken,
        nothing. `over` marks the table as finished."""

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Everything that was done at a table, in order."""

    async def keep(self, table: str, number: int, snapshot: bytes) -> None:
        """Keep where a table stands after so many rows; only the last such counts."""

    async def snapshot(self, table: str) -> bytes | None:
        """What was kept last."""

    async def listed(self, most: int) -> list[tuple[str, bytes]]:
        """Open tables that are not over, the newest first."""

    async def infos(self, most: int) -> list[Info]:
        """All tables, those touched last first."""

    async def remove(self, table: str) -> bool:
        """Forget a table; False if there was none."""

    async def vacuum(self) -> None:
        """Give back space that is no longer needed."""

    async def ready(self) -> bool:
        """Whether it can be read."""

    async def close(self) -> None:
        """Finish what is being written."""


async def open_store(database: str, data: Path) -> Store:
    """The store that a URL names; tables.sqlite in the data folder if it names none."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from tefuda.server.postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise TefudaError(
                f"PostgreSQL needs {error.name}; install it with: pip install 'tefuda[postgresql]'"
            ) from None
        return await PostgresStore.open(database)
    from tefuda.server.sqlite import SqliteStore

    if database and not database.startswith("sqlite:///"):
        raise TefudaError(
            f"{database.partition(':')[0]!r:.40} is no database of tefuda's; it is "
            "sqlite:///PATH or postgresql://USER@HOST/NAME"
        )
    path = Path(database.removeprefix("sqlite:///")) if database else data / "tables.sqlite"
    return await SqliteStore.open(path)


def too_new(where: str, version: int) -> TefudaError:
    """The refusal of a database from a later day."""
    return TefudaError(
        f"{where} was written by a newer tefuda (form {version}, this one knows {SCHEMA}); update "
        "tefuda, or choose another with --data or --database"
    )
