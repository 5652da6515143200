"""`tefuda bench serve`: how many games a server carries, and how quickly."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from tefuda.cli.screen import console, print_json
from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.wire import VERSION, Choose, Join, Ping, encode
from tefuda.wire.tables import Made, NewTable, Sitter

EVERY = 2.0  # seconds between two choices of a live game, on average
QUICK = 300  # games that play as fast as they can
LONG = 300  # choices of the game that is come back to


class _Option(msgspec.Struct):
    key: str


class _Decision(msgspec.Struct):
    options: list[_Option]


class _View(msgspec.Struct):
    winners: list[int] | None


class _Told(msgspec.Struct):
    """What a load needs of a message."""

    type: str
    asked: int = 0
    view: _View | None = None
    decision: _Decision | None = None
    text: str = ""


_decoder = msgspec.json.Decoder(_Told)


def serve(
    *,
    games: Annotated[int, Parameter(help="Games that are played at the same time.")] = 1000,
    seconds: Annotated[float, Parameter(help="How long each part is measured.")] = 20.0,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Measure a server under load, on this machine: the server is one process, the load another.

    Live games choose every two seconds on average; then three hundred play as fast as they can;
    then one of three hundred choices is come back to. Run it on the compiled build
    (`make compile`).
    """
    if not (1 <= games <= 5_000 and 1 <= seconds <= 600):
        raise TefudaError("choose 1 to 5000 games and 1 to 600 seconds")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most != resource.RLIM_INFINITY and most < games * 2 + 200:
        raise TefudaError(f"{games} games need {games * 2 + 200} open files; {most} are allowed")
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder)) as (base, pid):
        report = asyncio.run(_measure(base, pid, games, seconds))
    if json:
        print_json(report)
        return 0
    out = console()
    out.print(
        f"{report['games']} live games: {report['live_rate']:.0f} choices/s, to the other seat "
        f"{report['median_ms']:.0f} ms in the middle, {report['p99_ms']:.0f} ms at 99 %"
    )
    out.print(f"as fast as they can: {report['rate']:.0f} choices/s")
    out.print(f"coming back to a game of {LONG} choices: {report['return_ms']:.0f} ms")
    out.print(f"memory of a table with two connections: {report['table_kb']:.0f} kB")
    return 0


@contextlib.contextmanager
def _server(folder: Path) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "tefuda.cli.main", "serve", "--port", "0", "--no-browser"]
    free = ["--messages", "100000", "--tables", "1000000", "--connections", "100000"]
    still = ["--pace", "0", "--hold", "0", "--workers", "0", "--data", str(folder)]
    process = subprocess.Popen(
        [*command, *free, *still], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[3].rstrip("/"), process.pid
    finally:
        process.terminate()
        process.communicate(timeout=60)


class _Seat:
    """One connection of the load."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.told: _Told | None = None
        self.answered = -1  # the last decision that was answered

    def options(self) -> list[_Option]:
        """What this seat is asked and has not answered."""
        told = self.told
        fresh = told is not None and told.asked > self.answered
        return told.decision.options if told and told.decision and fresh else []


class _Game:
    """One game of the load: two connections, and one choice after the other."""

    def __init__(self, base: str, made: Made, seed: int) -> None:
        self.base = base
        self.made = made
        self.rng = random.Random(seed)
        self.seats: list[_Seat] = []
        self.asked = asyncio.Event()
        self.sent: tuple[int, float] | None = None  # who chose, and when
        self.took: list[float] = []
        self.choices = 0
        self.over = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for n, place in enumerate(self.made.places):
            seat = _Seat(await dial(self.base, self.made.table, place.secret))
            self.seats.append(seat)
            self._tasks.append(asyncio.create_task(self._hear(n, seat)))

    async def _hear(self, n: int, seat: _Seat) -> None:
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):
            async for text in seat.socket:
                told = _decoder.decode(text)
                if told.type != "state":
                    continue
                seat.told = told
                if self.sent is not None and self.sent[0] != n:
                    self.took.append(time.perf_counter() - self.sent[1])
                    self.sent = None
                self.over = self.over or (told.view is not None and told.view.winners is not None)
                if self.over or told.decision is not None:
                    self.asked.set()

    async def choose(self, peaceful: bool = False) -> None:
        """One choice of whoever is asked; games without attacks are long."""
        while not self.over:
            for n, seat in enumerate(self.seats):
                options = seat.options()
                if options and seat.told is not None:
                    seat.answered = seat.told.asked
                    calm = [one for one in options if not one.key.startswith("attack ")]
                    key = self.rng.choice(calm if peaceful and calm else options).key
                    self.asked.clear()
                    self.sent = (n, time.perf_counter())
                    await seat.socket.send(encode(Choose(seat.answered, key)).decode())
                    self.choices += 1
                    return
            await self.asked.wait()
            self.asked.clear()

    async def play(self, until: float, every: float) -> None:
        while time.perf_counter() < until and not self.over:
            await asyncio.sleep(self.rng.uniform(0, 2 * every))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(10):  # the measurement is bounded, whatever happens
                    await self.choose()

    async def rush(self, until: float) -> None:
        while time.perf_counter() < until and not self.over:
            await self.choose()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.asked.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for seat in self.seats:
            await seat.socket.close()


async def dial(base: str, table: str, secret: str) -> Any:
    """A connection that has joined."""
    from websockets.asyncio.client import connect

    address = f"ws{base.removeprefix('http')}/api/tables/{table}/socket"
    socket = await connect(address, max_size=None, compression=None, ping_interval=None)
    await socket.send(encode(Join(VERSION, secret)).decode())
    return socket


async def _make(base: str) -> Made:
    from tefuda.client import create

    seats = [Sitter(), Sitter("open")]
    return await asyncio.to_thread(create, base, NewTable(GAMES[0], seats))


async def _opened(base: str, count: int, seed: int) -> AsyncIterator[_Game]:
    for n in range(count):
        game = _Game(base, await _make(base), seed + n)
        await game.open()
        yield game


def _memory(pid: int) -> int:
    """What a process holds, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


async def _measure(base: str, pid: int, count: int, seconds: float) -> dict[str, Any]:
    [warm] = [game async for game in _opened(base, 1, 0)]
    await warm.play(time.perf_counter() + 1, 0.01)
    await warm.close()
    before = _memory(pid)
    live = [game async for game in _opened(base, count, 1)]
    until = time.perf_counter() + seconds
    await asyncio.gather(*(game.play(until, EVERY) for game in live))
    took = sorted(second for game in live for second in game.took)
    chosen = sum(game.choices for game in live)
    held = _memory(pid) - before
    for game in live:
        await game.close()
    quick = [game async for game in _opened(base, QUICK, 100_000)]
    began = time.perf_counter()
    await asyncio.gather(*(game.rush(began + seconds / 2) for game in quick))
    rate = sum(game.choices for game in quick) / (time.perf_counter() - began)
    for game in quick:
        await game.close()
    return {
        "games": count,
        "live_rate": chosen / seconds,
        "median_ms": took[len(took) // 2] * 1000,
        "p99_ms": took[int(len(took) * 0.99)] * 1000,
        "rate": rate,
        "return_ms": await _return(base) * 1000,
        "table_kb": held / count,
    }


async def _return(base: str) -> float:
    """From dialling to seeing the table, of a game that has gone on for long."""
    for seed in range(50):
        game = _Game(base, await _make(base), seed)
        await game.open()
        while game.choices < LONG and not game.over:
            await game.choose(peaceful=True)
        await game.close()
        if game.choices >= LONG:
            break
    else:
        raise TefudaError(f"no game took {LONG} choices")
    times: list[float] = []
    for _ in range(10):
        began = time.perf_counter()
        socket = await dial(base, game.made.table, game.made.places[0].secret)
        await socket.send(encode(Ping(1)).decode())
        while _decoder.decode(await socket.recv()).type != "state":
            pass
        times.append(time.perf_counter() - began)
        await socket.close()
    return sorted(times)[len(times) // 2]
