"""Where blocks of games are played: in processes of this machine, or on a Ray cluster.

An engine takes blocks as it has room for them and gives outcomes back in the order in which they
are ready. A worker that dies takes nothing along: its block is played again, by another.
"""

from __future__ import annotations

import functools
import importlib
import os
import signal
import sys
import warnings
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import redirect_stdout, suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple, Protocol

from tefuda.decks import Deck
from tefuda.kernel.errors import TefudaError
from tefuda.sim.cells import Block, Cell, Outcome, deck_key, play

TRIES: Final = 20  # of one block, before it is taken for what kills the workers

Playing = Generator[tuple[Block, list[Outcome]], None, None]


class Engine(Protocol):
    """Plays blocks of games of cells."""

    def run(self, cells: Sequence[Cell], blocks: Iterator[Block]) -> Playing:
        """Outcomes of all blocks, in the order in which they are ready."""
        ...


def engine(name: str, jobs: int = 0) -> Engine:
    """An engine by its name: local, ray, or ray://address."""
    if jobs < 0:
        raise TefudaError(f"there cannot be {jobs} processes; --jobs 0 is one for each core")
    if name == "local":
        return Local(jobs)
    if name == "ray" or (name.startswith("ray://") and len(name) > len("ray://")):
        return Ray("" if name == "ray" else name, jobs)
    raise TefudaError(f"there is no engine {name!r:.80}; there is local, ray and ray://address")


def play_block(cells: Sequence[Cell], block: Block) -> list[Outcome]:
    """What every worker does."""
    return [*play(cells[block.cell], range(block.start, block.start + block.games))]


# -- processes of this machine -----------------------------------------------------------------


class Worker(NamedTuple):
    """A process that plays blocks, and how it is spoken to."""

    process: Process
    line: Connection


class Local:
    """Processes of this machine; with one, games are played right here."""

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs or os.cpu_count() or 1
        self.workers: list[Worker] = []

    def run(self, cells: Sequence[Cell], blocks: Iterator[Block]) -> Playing:
        if self.jobs == 1:
            for block in blocks:
                yield block, play_block(cells, block)
            return
        try:
            yield from self._run(cells, blocks)
        finally:
            for worker in self.workers:
                worker.process.kill()
                worker.process.join()
                worker.line.close()
            self.workers.clear()

    def _run(self, cells: Sequence[Cell], blocks: Iterator[Block]) -> Playing:
        busy: dict[Connection, tuple[Worker, Block]] = {}
        again: deque[Block] = deque()
        tries: dict[Block, int] = {}
        idle: list[Worker] = []
        while True:
            while len(busy) < self.jobs:
                block = again.popleft() if again else next(blocks, None)
                if block is None:
                    break
                worker = idle.pop() if idle else self._hire(cells)
                with suppress(OSError):  # it died while it was idle; its line says so below
                    worker.line.send(block)
                busy[worker.line] = worker, block
            if not busy:
                return
            for line in wait([*busy]):
                assert isinstance(line, Connection)
                worker, block = busy.pop(line)
                try:
                    answer = line.recv()
                except (EOFError, OSError):
                    self._dismiss(worker)
                    tries[block] = tries.get(block, 0) + 1
                    if tries[block] == TRIES:
                        raise TefudaError(_deadly(block)) from None
                    again.append(block)
                    continue
                idle.append(worker)
                if isinstance(answer, Exception):
                    raise answer
                tries.pop(block, None)
                yield block, answer

    def _hire(self, cells: Sequence[Cell]) -> Worker:
        ours, theirs = Pipe()
        process = Process(target=_work, args=(cells, theirs), daemon=True)
        process.start()
        theirs.close()  # so that the line breaks when the process dies
        self.workers.append(Worker(process, ours))
        return self.workers[-1]

    def _dismiss(self, worker: Worker) -> None:
        worker.process.kill()
        worker.process.join()
        worker.line.close()
        self.workers.remove(worker)


def _work(cells: Sequence[Cell], line: Connection) -> None:
    """Play blocks until nobody asks any more. Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            block = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: list[Outcome] | Exception = play_block(cells, block)
        except Exception as error:
            answer = error
        line.send(answer)


def _deadly(block: Block) -> str:
    last = block.start + block.games - 1
    return (
        f"{TRIES} workers in a row died over games {block.start} to {last} of cell {block.cell}; "
        "is there memory enough?"
    )


# -- a Ray cluster -----------------------------------------------------------------------------


class Ray:
    """Tasks on a Ray cluster: the one at the address, or one of this machine alone.

    Workers are processes that stay, so each loads the cards once. Ray plays a block again whose
    worker has died. Only so many tasks wait at a time, so that a cell can be stopped, and so that
    the outcomes of millions of games are never all in memory.
    """

    def __init__(self, address: str = "", jobs: int = 0) -> None:
        self.address = address
        self.jobs = jobs

    def run(self, cells: Sequence[Cell], blocks: Iterator[Block]) -> Playing:
        ray = _ray()
        started = not ray.is_initialized()
        with redirect_stdout(sys.stderr):  # where Ray tells of workers that died
            if started:
                self._connect(ray)
            try:
                yield from self._run(ray, cells, blocks)
            finally:
                if started:
                    ray.shutdown()

    def _connect(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address:
                with warnings.catch_warnings(action="ignore"):  # one sentence is enough
                    ray.init(self.address, **quiet)
            else:
                cores = self.jobs or os.cpu_count() or 1
                ray.init(
                    "local",
                    num_cpus=cores,
                    include_dashboard=False,
                    _system_config={"worker_niceness": 0},  # as the processes of `local`
                    **quiet,
                )
        except Exception as error:
            where = self.address or "this machine"
            raise TefudaError(
                f"no Ray cluster can be reached at {where}: {_first_line(error)}"
            ) from None

    def _run(self, ray: Any, cells: Sequence[Cell], blocks: Iterator[Block]) -> Playing:
        task = ray.remote(max_retries=TRIES, num_cpus=1)(_task)
        table = ray.put([*cells])
        keys = ray.put([[deck_key(deck) for deck in cell.decks] for cell in cells])
        room = 2 * int(self.jobs or ray.cluster_resources().get("CPU", 1))
        waiting: dict[Any, Block] = {}
        try:
            while True:
                while len(waiting) < room:
                    block = next(blocks, None)
                    if block is None:
                        break
                    waiting[task.remote(table, keys, block)] = block
                if not waiting:
                    return
                for done in ray.wait([*waiting])[0]:
                    block = waiting.pop(done)
                    try:
                        answer = ray.get(done)
                    except ray.exceptions.RayTaskError as error:
                        raise error.cause from None
                    except ray.exceptions.WorkerCrashedError:
                        raise TefudaError(_deadly(block)) from None
                    except (ray.exceptions.RayError, ConnectionError) as error:
                        raise TefudaError(f"the Ray cluster fails: {_first_line(error)}") from None
                    yield block, answer
        finally:
            for ref in waiting:
                ray.cancel(ref, force=True)


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise TefudaError("the engine ray needs Ray: pip install 'tefuda[ray]'") from None


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).split("\n")[0]


@functools.cache
def _key(game: str, cards: tuple[tuple[str, int], ...]) -> str:
    return deck_key(Deck("", dict(cards), game))


def _task(cells: list[Cell], keys: list[list[str]], block: Block) -> list[Outcome]:
    """A block on a machine that may have other cards than the one that asks."""
    cell = cells[block.cell]
    for deck, key in zip(cell.decks, keys[block.cell], strict=True):
        if _key(deck.game, tuple(deck.cards.items())) != key:
            raise TefudaError(
                f"the worker {os.uname().nodename} has other cards than this machine, so that the "
                f"deck {deck.title!r} is not the same there; install and import the same on both"
            )
    return play_block(cells, block)
