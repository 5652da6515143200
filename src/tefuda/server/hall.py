"""All tables that are at hand: finding them, making them, and putting them away."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict

import msgspec

from tefuda.kernel.errors import TefudaError
from tefuda.server import setup as setups
from tefuda.server.live import House, Live, load
from tefuda.server.recorded import branch
from tefuda.server.refusal import RefusedError
from tefuda.wire.tables import Made, NewTable, OpenTable

KEPT = 200  # tables that are kept at hand though nobody sits there
LISTED = 50  # open tables that are shown


class Hall:
    """The tables of one process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = asyncio.Event()
        house.store.changed = self._changed

    async def make(self, wanted: NewTable) -> Made:
        """A new table, or one at which a recorded game goes on."""
        if wanted.record is None:
            setup, made = await asyncio.to_thread(setups.make, wanted)
            made.table = await self._add(setup)
            return made
        now = self.house.time.now()
        setup, made, rows = await asyncio.to_thread(branch, wanted, now)
        made.table = await self._add(setup)
        if rows:
            await self.house.store.append(made.table, 0, rows)
        return made

    async def _add(self, setup: setups.Setup) -> str:
        table = secrets.token_urlsafe(9)
        data = msgspec.json.encode(setup)
        await self.house.store.add(table, data, self.house.time.now(), bool(setup.open))
        self.house.metrics.made += 1
        return table

    async def open(self, id: str) -> Live:
        """The table, rebuilt from its rows if nobody has sat there lately."""
        async with self._opening:
            live = self._tables.get(id)
            if live is None:
                data = await self.house.store.setup(id)
                if data is None:
                    raise RefusedError("no-table")
                live = Live(self.house, await load(self.house, id, setups.read(data)))
                self._tables[id] = live
                self.house.metrics.opened += 1
            self._tables.move_to_end(id)
            await self._put_away(id)
        return live

    async def _put_away(self, but: str) -> None:
        """Those that nobody has sat at for longest, as they stand; not the one where somebody is
        about to sit down."""
        idle = [id for id, live in self._tables.items() if not live.listeners and id != but]
        for id in idle[: max(len(idle) - KEPT, 0)]:
            live = self._tables.pop(id)
            await live.stop()
            if live.table.course.rows > live.kept:
                await live.save()

    def _changed(self, id: str) -> None:
        """Another process has written rows of a table."""
        live = self._tables.get(id)
        if live is not None:
            task = asyncio.ensure_future(live.refresh())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def rematch(self, live: Live, seat: int) -> None:
        """Set up the next game between the same people, once."""
        table = live.table
        if table.match.over and not table.course.next:
            setup = await asyncio.to_thread(setups.again, table.setup)
            next = await self._add(setup)
            # Of two that are made at one moment, the one that is written down counts.
            await live.act(
                lambda now: None if live.table.course.next else live.table.set_next(seat, next, now)
            )
        elif not table.match.over:
            raise RefusedError("not-over")
        live.wake()

    async def listed(self) -> list[OpenTable]:
        """Tables that everybody may watch."""
        found = await self.house.store.listed(LISTED)
        return [setups.listing(id, setups.read(data)) for id, data in found]

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
        for live in list(self._tables.values()):
            async with live.lock:
                if live.table.course.rows > live.kept:
                    try:
                        await live.save()
                    except TefudaError:
                        return
        self.house.bots.close()
