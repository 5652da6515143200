"""A table that is at hand: who listens to it, and what it does by itself.

Whatever is done is written down before anybody is woken. One task minds the table: bots choose,
windows on hidden cards are held open, clocks run out, seats that were left are given away.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import random
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import SPECTATOR
from tefuda.server.around import LOW
from tefuda.server.bots import Bots
from tefuda.server.course import Snapshot
from tefuda.server.metrics import Metrics
from tefuda.server.refusal import RefusedError
from tefuda.server.setup import Setup
from tefuda.server.store import Row, Store, TakenError
from tefuda.server.table import Table
from tefuda.server.times import Time, WorldTime
from tefuda.wire.messages import Tip
from tefuda.wire.seen import Eyes

SNAPSHOT = 128  # rows between two snapshots
TRIES = 5  # to write something down while others write, too
OVERTAKEN = ("stale", "not-asked", "over", "adjourned")  # somebody else was quicker
RETURN = 30.0  # seconds for those who sat here to come back after the server was away

_log = logging.getLogger("tefuda.server")
T = TypeVar("T")


@dataclass
class House:
    """What all tables of a process share."""

    store: Store
    bots: Bots = field(default_factory=Bots)
    time: Time = field(default_factory=WorldTime)
    pace: float = 0.0  # seconds in which people may look at what a bot did
    hold: float = 0.0  # seconds that a person's window on hidden cards is open, in the middle
    chance: random.Random = field(default_factory=random.SystemRandom)
    metrics: Metrics = field(default_factory=Metrics)


@dataclass
class Window:
    """A window that is held open, and what was chosen in it meanwhile."""

    at: tuple[int, int]  # the table's position
    until: float
    key: str = ""


async def load(house: House, id: str, setup: Setup) -> Table:
    """A table as its rows say it stands."""
    kept = await house.store.snapshot(id)
    snapshot = None
    if kept is not None:
        with contextlib.suppress(msgspec.DecodeError):
            snapshot = msgspec.msgpack.decode(kept, type=Snapshot)
    rows = await house.store.rows(id)
    return await asyncio.to_thread(Table, id, setup, rows, snapshot)


class Live:
    """A table with its listeners. What happens at it happens one after the other."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.sitting: Counter[int] = Counter()  # connections by seat
        self.opened = house.time.now()
        self.kept = table.course.rows  # rows at the last snapshot
        self.behind: Table | None = None  # the table as watchers see it, where they see it later
        self.coming: deque[Row] = deque()  # what they have yet to see
        self._window: Window | None = None
        self._looked = 0.0  # until when people look at what a bot did
        self._warned = 0.0  # the deadline of which somebody was warned
        self._stir = asyncio.Event()
        self._minder: asyncio.Task[None] | None = None

    # -- who is there --------------------------------------------------------------------------

    async def sit(self, seat: int, changed: asyncio.Event) -> None:
        """Somebody connects; woken from now on whenever something has happened."""
        self.listeners.add(changed)
        self.sitting[seat] += 1
        if seat == SPECTATOR and self.table.setup.terms.delay and self.behind is None:
            async with self.lock:
                await self._fall_behind()
        elif seat != SPECTATOR:
            await self.act(functools.partial(self._come, seat))
        self.mind()

    async def rise(self, seat: int, changed: asyncio.Event) -> None:
        """... and goes."""
        self.listeners.discard(changed)
        self.sitting[seat] -= 1
        if not self.sitting[seat]:
            del self.sitting[seat]
            if seat != SPECTATOR:
                with contextlib.suppress(TefudaError):
                    await self.act(functools.partial(self._leave, seat))

    def _come(self, seat: int, now: float) -> None:
        self.table.come(seat, now)

    def _leave(self, seat: int, now: float) -> None:
        self.table.leave(seat, now)

    def shown(self, seat: int) -> Table:
        """The table as a seat sees it: watchers may see it later."""
        return self.behind if seat == SPECTATOR and self.behind is not None else self.table

    # -- doing ---------------------------------------------------------------------------------

    async def read(self, what: Callable[[], T]) -> T:
        """Look at the table while nothing is happening at it."""
        async with self.lock:
            return what()

    async def act(self, what: Callable[[float], None]) -> None:
        """Do something at the table; everybody is told once it is written down. Whoever asked may
        be gone before that; it is finished all the same."""
        refused = await asyncio.shield(asyncio.ensure_future(self._act(what)))
        if refused is not None:
            try:
                raise refused  # whoever asked hears that first, and then wakes the others
            finally:
                del refused  # as above

    async def _act(self, what: Callable[[float], None]) -> RefusedError | None:
        async with self.lock:
            for _ in range(TRIES):
                with contextlib.suppress(TakenError):
                    refused = await self._do(what)
                    break
                # Another process wrote first. What is asked for is tried again at the table as
                # that left it: somebody who came or spoke is in nobody's way.
                if await self.house.store.setup(self.table.id) is None:
                    return RefusedError("no-table", "gone")
                await self._rebuild()
            else:
                refused = RefusedError("stale", "moved")
        if refused is None:
            self.wake()
        return refused

    async def _do(self, what: Callable[[float], None]) -> RefusedError | None:
        """With the lock held. If anything fails the table is what the rows say."""
        table = self.table
        refused: RefusedError | None = None
        try:
            try:
                what(self.house.time.now())
            except RefusedError as error:
                # What was done before it stands. Where it came from is forgotten: that would refer
                # to this very call, and everything here be kept until somebody looks for circles.
                refused = error.with_traceback(None)
            rows, table.fresh = table.fresh, []
            if rows:
                number = table.course.rows - len(rows)
                await self.house.store.append(table.id, number, rows, table.match.over)
                self._was_written(rows)
        except TakenError:
            raise
        except BaseException:
            await self._rebuild()
            raise
        return refused

    def _was_written(self, rows: list[Row]) -> None:
        self.house.metrics.rows += len(rows)
        if self.behind is not None:
            self.coming.extend(rows)
        if self.table.course.rows - self.kept >= SNAPSHOT:
            self.kept = self.table.course.rows
            self._save = asyncio.ensure_future(self.save())

    async def save(self) -> None:
        """Keep where the table stands, so that it need not be played again from the beginning."""
        number, data = self.table.course.rows, self.table.snapshot()
        with contextlib.suppress(TefudaError):
            await self.house.store.keep(self.table.id, number, data)

    async def _rebuild(self) -> None:
        self.table = await load(self.house, self.table.id, self.table.setup)
        if self.behind is not None:
            await self._fall_behind()

    async def refresh(self) -> None:
        """Another process has written rows: do what they say."""
        async with self.lock:
            rows = await self.house.store.rows(self.table.id, self.table.course.rows)
            if not rows:
                return
            try:
                self.table.catch_up(rows)
            except TefudaError:
                await self._rebuild()
            if self.behind is not None:
                self.coming.extend(rows)
        # Whoever sits here is here, whatever another process believes.
        for seat in [seat for seat in self.sitting if seat != SPECTATOR]:
            await self.act(functools.partial(self._come, seat))
        self.wake()

    def wake(self) -> None:
        for changed in self.listeners:
            changed.set()
        self.mind()

    # -- watchers who see it later -------------------------------------------------------------

    async def _fall_behind(self) -> None:
        rows = await self.house.store.rows(self.table.id)
        seen = self.house.time.now() - self.table.setup.terms.delay
        old = [row for row in rows if row.at <= seen]
        self.behind = await asyncio.to_thread(Table, self.table.id, self.table.setup, old)
        self.coming = deque(rows[len(old) :])

    def _show_later(self, now: float) -> None:
        assert self.behind is not None
        while self.coming and self.coming[0].at + self.table.setup.terms.delay <= now:
            self.behind.apply(self.coming.popleft())

    # -- minding -------------------------------------------------------------------------------

    def mind(self) -> None:
        """See to it that somebody looks after the table."""
        self._stir.set()
        if self._minder is None or self._minder.done():
            self._minder = asyncio.create_task(self._mind())

    async def _mind(self) -> None:
        while True:
            self._stir.clear()
            try:
                due = await self._duty()
            except Exception as error:
                if isinstance(error, RefusedError) and error.code in OVERTAKEN:
                    self.wake()
                    continue
                # A bot or the engine failed; the table stands as it was written down.
                _log.exception("table failed", extra={"table": self.table.id})
                self.house.metrics.failures += 1
                due = None
            if due is None and not self._stir.is_set() and not self.listeners:
                return
            await self.house.time.wait(self._stir, due)

    async def _duty(self) -> float | None:
        """Do what is due, and say when to look again; None: when something happens."""
        table, now = self.table, self.house.time.now()
        times: list[float] = []
        if self.behind is not None:
            times += self._watchers_duty(now)
        if table.match.over or not self.listeners:
            return min(times, default=None)
        if not table.course.adjourned:
            times += await self._choosing_duty(now)
        deadline = table.deadline()
        if deadline is not None:
            if now >= deadline:
                await self.act(lambda now: self.table.overstep(now))
            elif now >= deadline - LOW:
                self._warn(deadline)
            times += [deadline] if now >= deadline - LOW else [deadline - LOW]
        missing = table.missing()
        if missing is not None:
            if now >= missing[0]:
                await self.act(lambda now: self.table.give_away(now))
            times.append(missing[0])
        for seat in [seat for seat in table.course.here if seat not in self.sitting]:
            if now >= self.opened + RETURN:
                await self.act(functools.partial(self._leave, seat))
            times.append(self.opened + RETURN)
        return min(times, default=None)

    def _watchers_duty(self, now: float) -> list[float]:
        before = len(self.coming)
        self._show_later(now)
        if len(self.coming) != before:
            for changed in self.listeners:
                changed.set()
        delay = self.table.setup.terms.delay
        return [self.coming[0].at + delay] if self.coming else []

    def _warn(self, deadline: float) -> None:
        """Have the seat that is asked told that its time runs out, once."""
        if self._warned != deadline:
            self._warned = deadline
            for changed in self.listeners:
                changed.set()

    async def _choosing_duty(self, now: float) -> list[float]:
        """Windows that are held open, bots, and seats that pass by themselves."""
        table = self.table
        seat = table.match.seat
        # What is worked out now is for this decision, and not for one that comes meanwhile.
        number = table.number(seat)
        window = self._opened_window(seat, now)
        key = window.key if window is not None else ""
        if table.window_shut():
            key = table.match.options[0]
        elif not key and table.is_bot(seat):
            if window is None and now < self._looked:
                return [self._looked]
            at = table.position
            key = await self.house.bots.choose(table.bot_of(seat), table.match.known(seat))
            if self.table.position != at:
                return [now]
        elif not key:
            key = table.pass_key(seat)
        if not key:
            return []
        if window is not None and now < window.until:
            window.key = key
            return [window.until]
        await self._choose(seat, number, key)
        return [self.house.time.now()]

    async def _choose(self, seat: int, number: int, key: str) -> None:
        before, bot = self.table.match.happened, self.table.is_bot(seat)
        self._window = None
        await self.act(lambda now: self.table.choose(seat, number, key, now))
        if bot and self.listeners and self.table.match.happened != before:
            # What nobody saw takes no time.
            self._looked = self.house.time.now() + self.house.pace

    # -- windows on hidden cards ---------------------------------------------------------------

    def _opened_window(self, seat: int, now: float) -> Window | None:
        """The window in which the game waits. For how long it is open is drawn when it opens,
        without a look at what can be done in it."""
        table = self.table
        if not table.in_window():
            self._window = None
            return None
        if self._window is None or self._window.at != table.position:
            self._window = Window(table.position, now + self._open_for(seat))
        return self._window

    def _open_for(self, seat: int) -> float:
        table, house = self.table, self.house
        middle = house.pace if table.is_bot(seat) else house.hold
        alone = all(table.is_bot(one) for one in range(len(table.setup.chairs)) if one != seat)
        if alone and table.setup.terms.watch == "nobody":
            return 0.0  # nobody looks who could learn anything
        return middle * house.chance.uniform(0.5, 1.5)

    async def choose(self, seat: int, number: int, key: str) -> None:
        """A seat chooses. In a window that is held open it is taken when that closes."""
        async with self.lock:
            table, now = self.table, self.house.time.now()
            if table.in_window():
                table.may_choose(seat, number, key)
                window = self._opened_window(seat, now)
                if window is not None and now < window.until:
                    window.key = key
                    self.mind()
                    return
        await self.act(lambda now: self.table.choose(seat, number, key, now))

    async def hint(self, seat: int, number: int, lang: str) -> list[Tip]:
        """What a strong player would choose; nothing if the table has moved on meanwhile."""
        async with self.lock:
            self.table.may_hint(seat, number)
            known, at = self.table.match.known(seat), self.table.position
        rates = await self.house.bots.advise(known)
        async with self.lock:
            if self.table.position != at:
                raise RefusedError("stale")
            return Eyes(seat, lang).tips(self.table.match, rates)

    async def pick(self, seat: int, number: int, keys: list[str]) -> None:
        """A seat chooses several times; windows are answered one at a time."""
        if self.table.in_window():
            await self.choose(seat, number, keys[0])
        else:
            await self.act(lambda now: self.table.pick(seat, number, keys, now))

    async def stop(self) -> None:
        if self._minder is not None:
            self._minder.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._minder
