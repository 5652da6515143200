"""All tables that somebody sits at, who sits there, and the bots that play with them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import TypeVar

from tefuda.server.store import Store, TakenError
from tefuda.server.table import RefusedError, Table, again, make
from tefuda.wire.messages import Made, NewTable

KEPT = 200  # tables that are kept at hand though nobody sits there

_log = logging.getLogger("tefuda.server")
T = TypeVar("T")


class Live:
    """A table with its listeners. What happens at it happens one after the other."""

    def __init__(self, table: Table, pace: float) -> None:
        self.table = table
        self.pace = pace  # seconds in which people may look at what a bot did
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.next: Made | None = None
        self._bots: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def listening(self, changed: asyncio.Event) -> Iterator[None]:
        """Be woken whenever something has happened."""
        self.listeners.add(changed)
        try:
            yield
        finally:
            self.listeners.discard(changed)

    async def read(self, what: Callable[[], T]) -> T:
        """Look at the table, away from the loop."""
        async with self.lock:
            return await asyncio.to_thread(what)

    async def act(self, what: Callable[[], None]) -> None:
        """Do something at the table; everybody is told once it is written down."""
        async with self.lock:
            try:
                await asyncio.to_thread(what)
            except TakenError:
                self.wake()  # the table is what the other process made of it
                raise RefusedError("stale", "the table has moved on; look at it again") from None
        self.wake()
        self.play_bots()

    def wake(self) -> None:
        for changed in self.listeners:
            changed.set()

    def play_bots(self) -> None:
        """See to it that bots choose when they must."""
        if self._bots is None or self._bots.done():
            if self.table.waits_for_bot() >= 0:
                self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        while True:
            async with self.lock:
                seat = self.table.waits_for_bot()
                if seat < 0:
                    return
                before = len(self.table.match.log)
                try:
                    await asyncio.to_thread(self._bot_chooses, seat)
                except Exception:
                    # A bot or the engine failed; the table stands as it was written down.
                    _log.exception("the bot at table %s failed", self.table.id)
                    return
                happened = len(self.table.match.log) != before
            self.wake()
            # What nobody saw takes no time, so that waiting tells nothing.
            await asyncio.sleep(self.pace if happened and self.listeners else 0)

    def _bot_chooses(self, seat: int) -> None:
        table = self.table
        key = table.bots[seat].choose(table.view(seat))
        table.choose(seat, table.number(seat), key)

    async def stop(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._bots


class Hall:
    """Finds tables, and puts away those that nobody sits at."""

    def __init__(self, store: Store, pace: float = 0.0) -> None:
        self.store = store
        self.pace = pace
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._opening = asyncio.Lock()
        self.closing = asyncio.Event()

    async def make(self, wanted: NewTable) -> Made:
        return await asyncio.to_thread(make, self.store, wanted)

    async def open(self, id: str) -> Live:
        """The table, rebuilt from its rows if nobody has sat there lately."""
        async with self._opening:
            live = self._tables.get(id)
            if live is None:
                live = Live(await asyncio.to_thread(Table, self.store, id), self.pace)
                self._tables[id] = live
            self._tables.move_to_end(id)
            self._put_away()
        live.play_bots()
        return live

    def _put_away(self) -> None:
        idle = [id for id, live in self._tables.items() if not live.listeners]
        for id in idle[: max(len(self._tables) - KEPT, 0)]:
            if self._tables[id].table.waits_for_bot() < 0:
                del self._tables[id]

    async def rematch(self, live: Live) -> None:
        """Set up the next game between the same people, once."""
        async with live.lock:
            if not live.table.match.over:
                raise RefusedError("not-over", "there is a rematch when this game is over")
            if live.next is None:
                live.next = await asyncio.to_thread(again, self.store, live.table.setup)
        live.wake()

    def counts(self) -> dict[str, int]:
        """For whoever runs the server."""
        listeners = sum(len(live.listeners) for live in self._tables.values())
        return {"tables": len(self._tables), "connections": listeners}

    async def close(self) -> None:
        """Tell everybody, and let what is being written be written."""
        self.closing.set()
        for live in list(self._tables.values()):
            live.wake()
            await live.stop()
