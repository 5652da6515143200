"""What time it is, and waiting: the world's, or one that is moved by hand."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Protocol


class Time(Protocol):
    """A clock that can be waited for."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        """Until the event is set, or until a moment; None waits for the event alone."""


class WorldTime:
    """The world's time."""

    def now(self) -> float:
        return time.time()

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        if until is None:
            await event.wait()
            return
        try:
            async with asyncio.timeout(max(until - self.now(), 0)):
                await event.wait()
        except TimeoutError:
            pass


class HandTime:
    """Stands still until it is moved; for tests, which move it from another thread."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._lock = threading.Lock()
        self._waiting: dict[int, tuple[float, asyncio.Event, asyncio.AbstractEventLoop]] = {}
        self._serial = 0

    def now(self) -> float:
        return self._now

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        if until is None:
            await event.wait()
            return
        with self._lock:
            past = until <= self._now
            self._serial += 1
            mine = self._serial
            self._waiting[mine] = (until, event, asyncio.get_running_loop())
        try:
            if past:
                await asyncio.sleep(0)
            else:
                await event.wait()
        finally:
            with self._lock:
                self._waiting.pop(mine, None)

    def due(self) -> list[float]:
        """The moments that somebody waits for, counted from now."""
        with self._lock:
            return sorted(until - self._now for until, _, _ in self._waiting.values())

    def move(self, seconds: float) -> None:
        """Let time pass."""
        with self._lock:
            self._now += seconds
            due = [one for one in self._waiting.values() if one[0] <= self._now]
        for _, event, loop in due:
            loop.call_soon_threadsafe(event.set)
