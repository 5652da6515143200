"""Servers and seats for tests: in this process, or the real program."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from tefuda.client import Seat
from tefuda.server.app import Settings, create_app
from tefuda.server.limits import Limits
from tefuda.wire.messages import Made, NewTable, Sitter, encode

FREE = Limits(messages=(1e9, 1_000_000), tables=(1e9, 1_000_000), connections=1_000)


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
        with self.raw(made.table) as session:
            yield Seat(Wired(session), made.places[seat].secret, lang)


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
            [*command, "--data", str(folder), "--pace", "0", *more],
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


def take_turns(first: Seat, second: Seat, choices: int) -> list[str]:
    """Two people play; the keys of what they chose, each of them acknowledged."""
    seat, other = first, second
    keys: list[str] = []
    while len(keys) < choices:
        if seat.state.decision is None:
            seat, other = other, seat
            if not seat.wait():
                break
        decision = seat.state.decision
        assert decision is not None
        key = decision.options[len(keys) % len(decision.options)].key
        seat.choose(key)
        keys.append(key)
        if seat.over:
            break
    return keys
