"""`tefuda admin`: what whoever runs a server needs of its tables."""

from __future__ import annotations

import asyncio
import json as json_module
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import App, Parameter

from tefuda.cards.files import write_text
from tefuda.cards.store import home
from tefuda.cli.screen import console, print_json
from tefuda.kernel.errors import TefudaError

app = App(name="admin", help="Look after the tables of a server (see docs/OPERATING.md).")
T = TypeVar("T")

Data = Annotated[
    Path | None,
    Parameter(env_var="TEFUDA_DATA", help="The folder in which games are kept."),
]
Database = Annotated[
    str, Parameter(env_var="TEFUDA_DATABASE", help="The database, if it is another one.")
]
TableId = Annotated[str, Parameter(help="A table, as `tefuda admin list` names it.")]


def _with_store(data: Path | None, database: str, what: Callable[..., Awaitable[T]]) -> T:
    try:
        from tefuda.server.store import open_store
    except ModuleNotFoundError as error:
        raise TefudaError(
            f"the server needs {error.name}; install it with: pip install 'tefuda[server]'"
        ) from None

    async def ask() -> T:
        store = await open_store(database, data or home())
        try:
            return await what(store)
        finally:
            await store.close()

    return asyncio.run(ask())


@app.command(name="list")
def list_tables(
    *,
    data: Data = None,
    database: Database = "",
    most: Annotated[int, Parameter(help="How many.")] = 50,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """List tables, those touched last first."""
    from tefuda.server.setup import read

    infos = _with_store(data, database, lambda store: store.infos(most))
    found = []
    for info in infos:
        setup = read(info.setup)
        found.append(
            {
                "table": info.id,
                "game": f"{setup.game} {setup.edition}",
                "seats": ", ".join(chair.kind for chair in setup.chairs),
                "rows": info.rows,
                "over": info.over,
                "made": _moment(info.made),
                "touched": _moment(info.touched),
            }
        )
    if json:
        print_json(found)
        return 0
    out = console()
    for one in found:
        state = "over" if one["over"] else "open"
        out.print(
            f"{one['table']}  {one['touched']}  {state}  {one['rows']:>5} rows  {one['game']}  "
            f"({one['seats']})",
            highlight=False,
        )
    if not found:
        out.print("There are no tables.")
    return 0


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")


@app.command
def close(table: TableId, *, data: Data = None, database: Database = "") -> int:
    """Forget a table and everything that was done at it.

    A server that has it at hand keeps showing it until nobody sits there; what is chosen at it
    meanwhile is refused.
    """
    if not _with_store(data, database, lambda store: store.remove(table)):
        raise TefudaError(f"there is no table {table!r:.40}; `tefuda admin list` names them")
    print(f"{table} is gone.")
    return 0


@app.command
def export(
    table: TableId,
    file: Annotated[Path, Parameter(help="Where the record is written.")],
    *,
    data: Data = None,
    database: Database = "",
) -> int:
    """Write down a table's whole record, hidden cards and seed included, for `tefuda replay`."""
    from tefuda.server.setup import read
    from tefuda.server.table import Table

    setup = _with_store(data, database, lambda store: store.setup(table))
    if setup is None:
        raise TefudaError(f"there is no table {table!r:.40}; `tefuda admin list` names them")
    rows = _with_store(data, database, lambda store: store.rows(table))
    record = Table(table, read(setup), rows).match.record()
    write_text(file, json_module.dumps(record, ensure_ascii=False, indent=1) + "\n")
    print(f"Written to {file}.")
    return 0


@app.command
def vacuum(*, data: Data = None, database: Database = "") -> int:
    """Give back the space of what was closed."""
    _with_store(data, database, lambda store: store.vacuum())
    print("Done.")
    return 0
