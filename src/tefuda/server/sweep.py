"""Freeing what refers to itself in circles, when it holds nobody up.

Everything else is freed at once. To find circles, what is new or all there is has to be looked
through, and everybody waits meanwhile: for what is new a few milliseconds, for all there is, with a
thousand tables at hand, more than half a second. So the second is done seldom, and when nothing
happens at the tables.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

NEW = 20_000  # objects after which those are looked through
NEVER = 1_000_000
MINUTE = 60.0
QUIET, ALWAYS = 5, 120  # minutes after which all there is: if nothing happens, or in any case


async def sweep(rows: Callable[[], int]) -> None:
    """Look through memory for as long as the server runs; `rows` counts what happens at tables."""
    gc.set_threshold(NEW, NEVER, NEVER)
    minutes, before = 0, rows()
    while True:
        await asyncio.sleep(MINUTE)
        minutes += 1
        now = rows()
        if minutes >= ALWAYS or (minutes >= QUIET and now == before):
            gc.collect()
            minutes = 0
        before = now
