"""Freeing what refers to itself in circles, when it holds nobody up.

Everything else is freed at once. To find circles, what is new or all there is has to be looked
through, and everybody waits meanwhile: for what is new since a second ago some milliseconds, for
all there is, with a thousand tables at hand, more than half a second. So the second is done seldom,
and when nothing happens at the tables.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

SECOND = 1.0
MINUTE = 60  # seconds
QUIET, ALWAYS = 5, 120  # minutes after which all there is: if nothing happens, or in any case


async def sweep(rows: Callable[[], int]) -> None:
    """Look through memory for as long as the server runs; `rows` counts what happens at tables."""
    # Python itself counts what is made less what is freed. As much is freed here as is made, so it
    # would look seldom, and then through very much.
    gc.disable()
    seconds, before = 0, rows()
    while True:
        await asyncio.sleep(SECOND)
        seconds += 1
        if seconds % MINUTE:
            gc.collect(0)
            continue
        minutes, now = seconds // MINUTE, rows()
        if minutes >= ALWAYS or (minutes >= QUIET and now == before):
            gc.collect()
            seconds = 0
        before = now
