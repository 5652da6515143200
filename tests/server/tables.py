"""Servers and seats for tests: in this process, or the real program."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from tefuda.client import RefusedByServer, Seat, asked
from tefuda.server.app import Settings, create_app
from tefuda.server.limits import Limits
from tefuda.server.setup import read
from tefuda.server.sqlite import SqliteStore
from tefuda.server.table import Table
from tefuda.wire.messages import encode
from tefuda.wire.tables import Made, NewTable, Sitter

T = TypeVar("T")
MANY = (1e9, 1_000_000)
FREE = Limits(MANY, MANY, MANY, MANY, 1_000, studies=MANY)


class Wired:
    """A socket of the test client as the client's transport."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def send(self, text: str) -> None:
        self.session.send_text(text)

    def receive(self) -> str:
        return self.session.receive_text()


class Here:
    """A server in this process."""

    def __init__(self, http: TestClient) -> None:
        self.http = http

    def make(self, game: str, *kinds: str, **more: Any) -> Made:
        wanted = NewTable(game, [Sitter(kind) for kind in kinds or ("person", "bot")], **more)
        answer = self.http.post("/api/tables", content=encode(wanted))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Made)

    @contextlib.contextmanager
    def raw(self, table: str, **headers: str) -> Iterator[WebSocketTestSession]:
        with self.http.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as session:
            yield session

    @contextlib.contextmanager
    def seat(self, made: Made, seat: int = 0, lang: str = "en") -> Iterator[Seat]:
        """A seat's client; a watcher's for the seat -1."""
        secret = made.places[seat].secret if seat >= 0 else made.watch
        with self.raw(made.table) as session:
            yield Seat(Wired(session), secret, lang)

    def record(self, made: Made, seat: int = 0) -> Any:
        secret = made.places[seat].secret if seat >= 0 else made.watch
        headers = {"authorization": f"Bearer {secret}"}
        return self.http.get(f"/api/tables/{made.table}/record", headers=headers).json()


@contextlib.contextmanager
def here(folder: Path, **settings: Any) -> Iterator[Here]:
    """A server in this process that keeps its tables in a folder."""
    app = create_app(Settings(folder, limits=settings.pop("limits", FREE), **settings))
    with TestClient(app) as http:
        yield Here(http)


class Running:
    """The real program, at a port of its own."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [sys.executable, "-m", "tefuda.cli.main", "serve", "--port", "0", "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--data", str(folder), "--pace", "0", "--hold", "0", *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("tefuda is at http://localhost:"), line
        self.base = line.split()[3].rstrip("/")

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=30)

    def stop(self) -> tuple[int, str, str]:
        """Ask it to stop; how it ended, and what it said."""
        self.process.terminate()
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out, err


@contextlib.contextmanager
def running(folder: Path, *more: str) -> Iterator[Running]:
    """The real program until the block ends, if it has not ended before."""
    server = Running(folder, *more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def store_do(folder: Path, what: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Ask something of the store of a server that has stopped."""

    async def ask() -> T:
        store = await SqliteStore.open(folder / "tables.sqlite")
        try:
            return await what(store)
        finally:
            await store.close()

    return asyncio.run(ask())


def chosen(folder: Path, table: str) -> list[str]:
    """The keys of what was chosen at a table, as they were written down; without those windows in
    which there was nothing to choose."""
    rows = store_do(folder, lambda store: store.rows(table))
    data = store_do(folder, lambda store: store.setup(table))
    assert data is not None
    found = Table(table, read(data), rows)
    made = zip(found.match.keys, found.course.by, strict=True)
    return [key for key, choice in made if not choice.shut]


def refusal(seat: Seat, what: Callable[[], object]) -> str:
    """What the server says to something that it does not do."""
    try:
        what()
        seat.ping()  # a refusal comes before its answer
    except RefusedByServer as refused:
        return str(refused)
    raise AssertionError("it was not refused")


def take_turns(first: Seat, second: Seat, choices: int) -> list[str]:
    """Two people play; the keys of what they chose, each of them acknowledged."""
    keys: list[str] = []
    while len(keys) < choices:
        seat = asked(first, second)
        if seat is None:
            break
        decision = seat.state.decision
        assert decision is not None
        key = decision.options[len(keys) % len(decision.options)].key
        seat.choose(key)
        keys.append(key)
    # What the server does by itself is done before anybody looks.
    asked(first, second)
    first.ping(), second.ping()
    return keys
