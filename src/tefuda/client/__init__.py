"""A client of the server: for bots, tests and other programs.

made = create("http://127.0.0.1:8273", NewTable("onepiece", [Sitter(), Sitter("bot")]))
with connect("http://127.0.0.1:8273", made.table, made.places[0].secret) as seat:
    while seat.wait():
        seat.choose(seat.state.decision.options[0].key)
"""

from __future__ import annotations

import contextlib
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Protocol

import msgspec

from tefuda.kernel.errors import TefudaError
from tefuda.wire import (
    VERSION,
    Again,
    Bye,
    Choose,
    Concede,
    FromClient,
    Hello,
    Join,
    Ping,
    Pong,
    Refused,
    Rematch,
    State,
    Undo,
    decode_server,
    encode,
)
from tefuda.wire.messages import Line, Made, NewTable

PATIENCE = 60.0  # seconds to wait for a message


class Transport(Protocol):
    """Whatever carries text both ways."""

    def send(self, text: str) -> None: ...

    def receive(self) -> str: ...


class Seat:
    """A seat at a table on a server, as far as it has been told."""

    def __init__(self, transport: Transport, secret: str, lang: str = "en") -> None:
        self._transport = transport
        self.events: list[Line] = []
        self.states = 0
        self.again: Again | None = None
        self._send(Join(VERSION, secret, lang))
        hello = self._receive()
        if not isinstance(hello, Hello):
            raise TefudaError(f"the server does not greet: {hello}")
        self.hello = hello
        self.state: State = self.next_state()

    # -- what comes ----------------------------------------------------------------------------

    def _send(self, message: FromClient) -> None:
        self._transport.send(encode(message).decode())

    def _receive(self) -> Hello | State | Again | Pong:
        """The next message; a refusal is raised."""
        message = decode_server(self._transport.receive())
        if isinstance(message, Refused):
            raise RefusedByServer(message)
        if isinstance(message, Bye):
            raise TefudaError(message.text)
        return message

    def next_state(self) -> State:
        """Wait for the table to change."""
        while True:
            message = self._receive()
            if isinstance(message, Again):
                self.again = message
            if isinstance(message, State):
                del self.events[message.since :]
                self.events.extend(message.events)
                self.state = message
                self.states += 1
                return message

    @property
    def over(self) -> bool:
        return self.state.view.winners is not None

    def wait(self) -> bool:
        """Until this seat is asked (True) or the game is over (False)."""
        while self.state.decision is None and not self.over:
            self.next_state()
        return not self.over

    # -- what goes -----------------------------------------------------------------------------

    def choose(self, key: str) -> State:
        """Take an option; returns when it has been written down."""
        asked = self.state.asked
        self._send(Choose(asked, key))
        while self.state.asked <= asked:
            self.next_state()
        return self.state

    def concede(self) -> State:
        """Give up; returns when that has been written down."""
        asked = self.state.asked
        self._send(Concede())
        while self.state.asked <= asked:
            self.next_state()
        return self.state

    def undo(self) -> State:
        """Back to before this seat's last choice."""
        asked = self.state.asked
        self._send(Undo())
        while self.state.asked <= asked:
            self.next_state()
        return self.state

    def rematch(self) -> Again:
        """Another game; returns this seat's place at it."""
        self._send(Rematch())
        while self.again is None:
            message = self._receive()
            if isinstance(message, Again):
                self.again = message
        return self.again

    def ping(self, n: int = 0) -> int:
        """Ask whether the server is there; what else comes in between is kept."""
        self._send(Ping(n))
        while True:
            message = self._receive()
            if isinstance(message, Pong):
                return message.n
            if isinstance(message, State):
                del self.events[message.since :]
                self.events.extend(message.events)
                self.state = message


class RefusedByServer(TefudaError):  # noqa: N818 - it is the server's refusal, word for word
    """The server refused; its code is for programs."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text)
        self.code = refused.code


def create(base: str, wanted: NewTable) -> Made:
    """Have a server set up a table."""
    request = urllib.request.Request(f"{base.rstrip('/')}/api/tables", encode(wanted))
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Made)
    except urllib.error.HTTPError as error:
        with error:
            refused = msgspec.json.decode(error.read(), type=Refused)
        raise RefusedByServer(refused) from None
    except OSError as error:
        raise TefudaError(f"there is no server at {base}: {error}") from None


@contextlib.contextmanager
def connect(base: str, table: str, secret: str, lang: str = "en") -> Iterator[Seat]:
    """Sit down at a table of a server."""
    from websockets.sync.client import ClientConnection
    from websockets.sync.client import connect as dial

    class Dialled:
        def __init__(self, socket: ClientConnection) -> None:
            self.socket = socket

        def send(self, text: str) -> None:
            self.socket.send(text)

        def receive(self) -> str:
            return str(self.socket.recv(timeout=PATIENCE, decode=True))

    address = f"ws{base.rstrip('/').removeprefix('http')}/api/tables/{table}/socket"
    with dial(address, open_timeout=PATIENCE, max_size=None) as socket:
        yield Seat(Dialled(socket), secret, lang)
