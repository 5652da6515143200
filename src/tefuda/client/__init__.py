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
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from tefuda.kernel.errors import TefudaError
from tefuda.wire import (
    VERSION,
    Again,
    Answer,
    Ask,
    Auto,
    Because,
    Bye,
    Choose,
    Concede,
    Foresee,
    Foreseen,
    FromClient,
    Hello,
    Hint,
    Hinted,
    Join,
    Mute,
    Picks,
    Ping,
    Pong,
    Refused,
    Rematch,
    Say,
    State,
    Undo,
    Why,
    decode_server,
    encode,
)
from tefuda.wire.messages import Line, Reason, Tip
from tefuda.wire.tables import Made, NewTable

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

    def _receive(self) -> Hello | State | Because | Hinted | Foreseen | Again | Pong:
        """The next message, taken note of; a refusal is raised."""
        message = decode_server(self._transport.receive())
        if isinstance(message, Refused):
            raise RefusedByServer(message)
        if isinstance(message, Bye):
            raise TefudaError(message.text)
        if isinstance(message, Again):
            self.again = message
        if isinstance(message, State):
            del self.events[message.since :]
            self.events.extend(message.events)
            self.state = message
            self.states += 1
        return message

    def next_state(self) -> State:
        """Wait for the table to change."""
        return self.until(lambda state: True)

    def until(self, there: Callable[[State], bool]) -> State:
        """Wait for the table to be as it should."""
        while True:
            message = self._receive()
            if isinstance(message, State) and there(message):
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

    def _acknowledged(self, message: FromClient) -> State:
        """Send something that is written down as this seat's; returns when it has been."""
        asked = self.state.asked
        self._send(message)
        return self.until(lambda state: state.asked > asked)

    def choose(self, key: str) -> State:
        """Take an option; returns when it has been written down."""
        return self._acknowledged(Choose(self.state.asked, key))

    def pick(self, *keys: str) -> State:
        """Take several options, one after the other; returns when all have been written down."""
        asked = self.state.asked
        self._send(Picks(asked, list(keys)))
        return self.until(lambda state: state.asked >= asked + len(keys))

    def why(self, card: str, every: bool = False) -> list[Reason]:
        """Why a card cannot be chosen; what else comes in between is kept."""
        self._send(Why(card, every))
        while True:
            message = self._receive()
            if isinstance(message, Because):
                return message.reasons

    def hint(self) -> list[Tip]:
        """What a strong player would choose."""
        self._send(Hint(self.state.asked))
        while True:
            message = self._receive()
            if isinstance(message, Hinted):
                return message.tips

    def foresee(self, key: str) -> Foreseen:
        """What an option would come to, as far as this seat may know it before taking it."""
        self._send(Foresee(self.state.asked, key))
        while True:
            message = self._receive()
            if isinstance(message, Foreseen):
                return message

    def concede(self) -> State:
        """Give up; returns when that has been written down."""
        return self._acknowledged(Concede())

    def undo(self, decision: int = -1) -> State:
        """Back to before this seat's last choice, or that with a number; where it is not free,
        returns when the others are being asked."""
        asked = self.state.asked
        self._send(Undo(decision))
        return self.until(lambda state: state.asked > asked or state.around.proposal is not None)

    def ask(self, what: str) -> None:
        """Ask the others for a draw, to adjourn or to resume."""
        self._send(Ask(what))

    def answer(self, yes: bool) -> None:
        """Say yes or no to what is asked for."""
        self._send(Answer(yes))

    def mute(self, on: bool = True) -> None:
        """Have no more requests to undo."""
        self._send(Mute(on))

    def auto(self, kind: str, number: str = "", on: bool = True) -> None:
        """Pass in such windows from now on."""
        self._send(Auto(kind, number, on))

    def say(self, phrase: str) -> None:
        """Say one of the phrases that `hello` lists."""
        self._send(Say(phrase))

    def rematch(self) -> Again:
        """Another game; returns this seat's place at it."""
        self._send(Rematch())
        while self.again is None:
            self._receive()
        return self.again

    def ping(self, n: int = 0) -> int:
        """Ask whether the server is there; what else comes in between is kept."""
        self._send(Ping(n))
        while True:
            message = self._receive()
            if isinstance(message, Pong):
                return message.n


def asked(*seats: Seat) -> Seat | None:
    """Whichever of a table's seats is asked next; None when the game is over."""
    while True:
        for seat in seats:
            if seat.over:
                return None
            if seat.state.decision is not None:
                return seat
        for seat in seats:
            seat.ping()  # what has changed comes before the answer


class RefusedByServer(TefudaError):  # noqa: N818 - it is the server's refusal, word for word
    """The server refused; its code is for programs."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text)
        self.code = refused.code


def create(base: str, wanted: NewTable) -> Made:
    """Have a server set up a table."""
    request = urllib.request.Request(f"{base.rstrip('/')}/api/tables", encode(wanted))
    return msgspec.json.decode(_fetch(base, request), type=Made)


def record(base: str, table: str, secret: str) -> dict[str, Any]:
    """The record of a game: all of it once it is over, until then what the seat knows."""
    address = f"{base.rstrip('/')}/api/tables/{table}/record"
    request = urllib.request.Request(address, headers={"authorization": f"Bearer {secret}"})
    found: dict[str, Any] = msgspec.json.decode(_fetch(base, request))
    return found


def _fetch(base: str, request: urllib.request.Request) -> bytes:
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())
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
