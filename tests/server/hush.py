"""A server without a network, stepped by hand: every byte that each connection is sent, and when.

`Twin` plays a game again in which only what one seat cannot know is different.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketState

from tefuda.decks import Deck, house_decks
from tefuda.games import room
from tefuda.kernel.events import SPECTATOR
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.printed import Printed
from tefuda.match import Match
from tefuda.server.hall import Hall
from tefuda.server.live import House, Live
from tefuda.server.setup import Chair, Setup, cards_of, digest
from tefuda.server.socket import Connection
from tefuda.server.store import Info, Row, TakenError
from tefuda.server.table import Table
from tefuda.server.times import HandTime
from tefuda.wire import VERSION
from tefuda.wire.messages import Terms
from tests.server.tables import FREE


class Memory:
    """A store that keeps nothing for long."""

    def __init__(self) -> None:
        self.changed: Callable[[str], None] | None = None
        self.kept: dict[str, list[Row]] = {}

    async def add(self, table: str, setup: bytes, at: float, listed: bool) -> None: ...

    async def setup(self, table: str) -> bytes | None:
        return None

    async def append(self, table: str, number: int, rows: list[Row], over: bool = False) -> None:
        kept = self.kept.setdefault(table, [])
        if len(kept) != number:
            raise TakenError("taken")
        kept.extend(rows)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        return self.kept.get(table, [])[since:]

    async def keep(self, table: str, number: int, snapshot: bytes) -> None: ...

    async def snapshot(self, table: str) -> bytes | None:
        return None

    async def listed(self, most: int) -> list[tuple[str, bytes]]:
        return []

    async def infos(self, most: int) -> list[Info]:
        return []

    async def remove(self, table: str) -> bool:
        return False

    async def vacuum(self) -> None: ...

    async def ready(self) -> bool:
        return True

    async def close(self) -> None: ...


class Line:
    """A connection's other end."""

    application_state = WebSocketState.CONNECTED

    def __init__(self, time: HandTime) -> None:
        self.time = time
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[tuple[float, str]] = []

    async def accept(self) -> None: ...

    async def close(self, code: int = 0) -> None:
        self.heard.append((self.time.now(), f"closed {code}"))

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send_text(self, text: str) -> None:
        self.heard.append((self.time.now(), text))

    def say(self, **message: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def hang_up(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect"})

    @property
    def state(self) -> dict[str, Any]:
        """The last state that was sent."""
        states = (json.loads(text) for _, text in reversed(self.heard) if '"state"' in text[:20])
        return cast(dict[str, Any], next(states))


class Ordered(Deck):
    """A deck whose cards lie in a certain order before they are shuffled."""

    order: list[Printed]
    apart: list[Printed]

    def split(self, catalog: object) -> tuple[list[Printed], list[Printed]]:
        return self.apart, self.order


class Dealt(Setup):
    """A table with decks in a certain order."""

    def start(self) -> Match:
        return Match.start(
            *DECKS[self.open],
            seed=self.seed,
            catalog=cards_of(self.game),
            edition=self.edition,
            windows=True,
        )


DECKS: dict[str, list[Ordered]] = {}


def ordered(game: str, names: list[str]) -> list[Ordered]:
    """Decks in which every card is an object of its own, so that it can be followed."""
    decks: list[Ordered] = []
    for name in names:
        known = house_decks(game)[name]
        deck = Ordered(known.title, known.cards, game)
        deck.apart, order = known.split(cards_of(game))
        deck.order = [alike(printed) for printed in order]
        decks.append(deck)
    return decks


def alike(printed: Printed) -> Printed:
    """Another object for the same card (`copy` makes none of compiled classes)."""
    new = Printed("", "", "", (), (), (), (), 0, (), False)
    for name in dir(printed):
        if not name.startswith("__") and not callable(getattr(printed, name)):
            setattr(new, name, getattr(printed, name))
    return new


async def settle() -> None:
    """Let everything happen that happens without time passing."""
    for _ in range(80):
        await asyncio.sleep(0)


class Stage:
    """One table with its people, and whatever is said to them."""

    def __init__(self, game: str, edition: str, decks: list[Ordered], name: str, **terms: Any):
        DECKS[name] = decks
        self.time = HandTime()
        self.name = name
        chairs = [
            Chair("person", "", "", digest(f"seat {n}"), deck.title, deck.cards)
            for n, deck in enumerate(decks)
        ]
        setup = Dealt(
            game, edition, "the same seed", chairs, {}, True, Terms(**terms), digest("watch"), name
        )
        self.house = House(Memory(), time=self.time, hold=2.0, chance=random.Random(1))
        self.hall = Hall(self.house)
        self.live = Live(self.house, Table("table", setup, []))
        self.hall._tables["table"] = self.live
        self.lines: dict[int, Line] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.told: list[Line] = []

    @property
    def table(self) -> Table:
        return self.live.table

    async def join(self, seat: int) -> Line:
        """Connect a seat, or a watcher."""
        line = Line(self.time)
        connection = Connection(self.hall, cast(WebSocket, line), FREE)
        self.tasks.append(asyncio.create_task(connection.run("table")))
        secret = "watch" if seat == SPECTATOR else f"seat {seat}"
        line.say(type="join", version=VERSION, secret=secret, lang="en")
        self.lines[seat] = line
        self.told.append(line)
        await settle()
        return line

    async def choose(self, seat: int, key: str) -> None:
        """Choose at once, and let time pass until that is taken."""
        number = self.table.number(seat)
        self.lines[seat].say(type="choose", decision=number, key=key)
        await settle()
        await self.pass_time()

    async def pass_time(self) -> None:
        """Let windows close by themselves."""
        await settle()
        while not self.table.match.over:
            window = self.live._window
            due = [seconds for seconds in self.time.due() if seconds < 10]
            if not due or not (self.table.window_shut() or (window is not None and window.key)):
                return
            self.time.move(due[0])
            await settle()

    async def close(self) -> None:
        for line in self.lines.values():
            line.hang_up()
        await settle()
        await self.hall.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def visible(game: Game, seat: int) -> set[int]:
    """The cards that a seat can tell, as objects."""
    return {
        id(one)
        for card in game.cards.values()
        if game.can_see(card, seat) and (card.zone >= 0 or game.turn)
        for one in (card.printed, *[under.printed for under in card.under])
    }


def read_of(match: Match, since: int, seat: int) -> set[str]:
    """The numbers of cards in events that a seat may read."""
    return {event.card for event in match.events(seat, since) if event.card}


def mark(seat: int) -> str:
    return SEAT_MARKS[seat]


def usual(game: str, seats: int) -> list[str]:
    names = room(game).DECKS
    return [names[n % len(names)] for n in range(seats)]
