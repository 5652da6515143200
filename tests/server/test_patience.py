"""Clients that say nothing, or take nothing of what they are sent, do not keep their place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from tefuda.games import GAMES
from tefuda.server import socket
from tefuda.server.hall import Hall
from tefuda.server.limits import Limits
from tefuda.server.live import House
from tefuda.server.socket import POLICY, Connection
from tefuda.server.sqlite import SqliteStore
from tefuda.wire import VERSION, Join, encode
from tefuda.wire.tables import Made, NewTable, Sitter

SHORT = 0.05
LONG = 600.0


class Client:
    """The other end of a connection, as the server holds it."""

    def __init__(self, secret: str, takes: int = 1_000_000) -> None:
        self.application_state = WebSocketState.CONNECTED
        self.takes = takes  # messages that it takes
        self.taken: list[str] = []
        self.closed: int | None = None
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.say(encode(Join(VERSION, secret)).decode())

    def say(self, text: str) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        if len(self.taken) == self.takes:
            await asyncio.Event().wait()
        self.taken.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


async def sit(hall: Hall, made: Made, client: Client, idle: float) -> None:
    async with asyncio.timeout(60):
        await Connection(hall, client, Limits(idle=idle)).run(made.table)  # type: ignore[arg-type]


async def told(client: Client) -> None:
    """Until it has been told the table."""
    async with asyncio.timeout(60):
        while len(client.taken) < 2:
            await asyncio.sleep(0)


def at_a_table(folder: Path, what: Any) -> None:
    async def main() -> None:
        store = await SqliteStore.open(folder / "tables.sqlite")
        hall = Hall(House(store))
        made = await hall.make(NewTable(GAMES[0], [Sitter("person"), Sitter("person")]))
        await what(hall, made)
        await hall.close()
        await store.close()

    asyncio.run(main())


def test_who_takes_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SEND_WITHIN", SHORT)

    async def what(hall: Hall, made: Made) -> None:
        deaf = Client(made.places[0].secret, takes=1)
        await sit(hall, made, deaf, LONG)
        assert (len(deaf.taken), deaf.closed) == (1, POLICY)
        assert hall.counts()["connections"] == 0

    at_a_table(tmp_path, what)


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    async def what(hall: Hall, made: Made) -> None:
        silent = Client(made.places[0].secret)
        await sit(hall, made, silent, SHORT)
        assert silent.closed == POLICY

    at_a_table(tmp_path, what)


def test_who_takes_and_says_something_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "SEND_WITHIN", SHORT)

    async def what(hall: Hall, made: Made) -> None:
        lively, deaf = Client(made.places[0].secret), Client(made.places[1].secret, takes=1)
        sitting = asyncio.create_task(sit(hall, made, lively, LONG))
        await told(lively)
        # Somebody else's place goes; by then this one would have gone, too.
        await sit(hall, made, deaf, LONG)
        assert not sitting.done()
        assert hall.counts()["connections"] == 1
        lively.leave()
        await sitting

    at_a_table(tmp_path, what)
