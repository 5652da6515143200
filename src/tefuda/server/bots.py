"""Bots, in processes of their own: however long they think, nobody else waits for them.

A process gets what a seat knows and gives an option's key. One that dies is started again, and
asked again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tefuda.bots import make_bot
from tefuda.bots.analysis import of_knowledge
from tefuda.bots.search import Budget
from tefuda.cards import catalog
from tefuda.games import rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.sample import Knowledge, unpack

TRIES = 3
TIPS = 3  # options that a hint tells
ADVICE = Budget(160, 1.5)  # what is tried for one: simulations, and seconds at most
T = TypeVar("T")
_log = logging.getLogger("tefuda.server")


class Bots:
    """So many processes that choose for bots; with none, a thread of this one does."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers
        self.started = 0  # how often the processes were started
        self._pool: Executor | None = None

    def _open(self) -> Executor:
        if self._pool is None:
            self.started += 1
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, context, initializer=_prepare)
            else:
                self._pool = ThreadPoolExecutor(1)
        return self._pool

    async def choose(self, bot: str, known: Knowledge) -> str:
        """What a bot would choose."""
        return await self.work(_choose, bot, secrets.randbits(60), known.pack())

    async def advise(self, known: Knowledge) -> list[tuple[str, float]]:
        """The best options of a seat, each with its chance to win."""
        return await self.work(_advise, secrets.randbits(60), known.pack())

    async def work(self, what: Callable[..., T], *given: Any) -> T:
        """Have something worked out that takes long."""
        for _ in range(TRIES):
            pool = self._open()
            job = asyncio.get_running_loop().run_in_executor
            try:
                return await job(pool, what, *given)
            except BrokenProcessPool:
                _log.warning("a bot's process has died; starting it again")
                if self._pool is pool:  # nobody else has noticed yet
                    self._pool = None
                    pool.shutdown(wait=False)
        raise TefudaError("the bots' processes die as soon as they are started")

    def processes(self) -> list[int]:
        """The processes that run."""
        return list(getattr(self._pool, "_processes", None) or {})

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _prepare() -> None:
    """In a new process: Ctrl+C in a terminal reaches all processes, and only the server's own
    decides what to do then. When that has gone, however it went, so does this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)


def _unpack(packed: dict[str, Any]) -> Knowledge:
    game: str = packed["game"]["game"]
    rules = rulebook(game, packed["game"]["edition"])
    return unpack(packed, rules, catalog(game).for_hands().cards)


def _choose(bot: str, seed: int, packed: dict[str, Any]) -> str:
    return make_bot(bot, seed).choose(_unpack(packed))


def _advise(seed: int, packed: dict[str, Any]) -> list[tuple[str, float]]:
    found = of_knowledge(_unpack(packed), ADVICE, seed)
    return [(choice.key, choice.rate) for choice in found.choices[:TIPS]]
