"""Freeing what refers to itself in circles, when it holds nobody up.

Everything else is freed at once. To find circles, what is new or all there is has to be looked
through, and everybody waits meanwhile: for what is new since two seconds ago some milliseconds, for
all there is, with a thousand tables at hand, more than half a second. So the second is done seldom,
and when nothing happens at the tables.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

EVERY = 2.0  # seconds; what was freed meanwhile need not be looked through
MINUTE = 30  # times
QUIET, ALWAYS = 5, 120  # minutes after which all there is: if nothing happens, or in any case


async def sweep(rows: Callable[[], int]) -> None:
    """Look through memory for as long as the server runs; `rows` counts what happens at tables."""
    # Python itself counts what is made less what is freed. As much is freed here as is made, so it
    # would look seldom, and then through very much.
    gc.disable()
    times, before = 0, rows()
    while True:
        await asyncio.sleep(EVERY)
        times += 1
        if times % MINUTE:
            gc.collect(0)
            continue
        minutes, now = times // MINUTE, rows()
        if minutes >= ALWAYS or (minutes >= QUIET and now == before):
            gc.collect()
            times = 0
        before = now
