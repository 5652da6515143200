"""Kill the server at random moments of games under load, and see that nothing is lost or doubled.

python -m scripts.kills --kills 300
python -m scripts.kills --kills 50 --postgres   # one of two nodes
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from scripts.cluster import cluster, programs

from tefuda.client import RefusedByServer, Seat, asked, connect, create
from tefuda.games import GAMES, room
from tefuda.kernel.errors import TefudaError
from tefuda.server.setup import read
from tefuda.server.store import Row, open_store
from tefuda.server.table import Table
from tefuda.wire.tables import Made, NewTable, Sitter

TABLES = 16  # games at a time
BETWEEN = 120  # choices between two kills, at most
LONGEST = 2_000  # choices of a game


class Node:
    """One server."""

    def __init__(self, database: str, folder: Path) -> None:
        command = [sys.executable, "-m", "tefuda.cli.main", "serve", "--port", "0", "--no-browser"]
        more = ["--pace", "0", "--hold", "0", "--workers", "0", "--data", str(folder)]
        more += ["--messages", "100000", "--tables", "100000"]
        self.process = subprocess.Popen(
            [*command, *more, *(["--database", database] if database else [])],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().split()[3].rstrip("/")

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


class Game:
    """A table, and what its people were told."""

    def __init__(self, made: Made, game: str, seed: int) -> None:
        self.made = made
        self.game = game
        self.rng = random.Random(seed)
        self.sent: dict[tuple[int, int], set[str]] = {}  # by seat and number of the decision
        self.acknowledged: dict[tuple[int, int], str] = {}
        self.over = False

    def play(self, nodes: list[str], choices: int) -> None:
        """Both seats, until the line breaks or so many choices were made."""
        with contextlib.ExitStack() as stack:
            seats = [
                stack.enter_context(connect(nodes[n % len(nodes)], self.made.table, place.secret))
                for n, place in enumerate(self.made.places)
            ]
            for _ in range(choices):
                seat = asked(*seats)
                if seat is None:
                    self.over = True
                    return
                self._choose(seat)

    def _choose(self, seat: Seat) -> None:
        decision = seat.state.decision
        assert decision is not None
        at = (seat.hello.seat, seat.state.asked)
        key = self.rng.choice(decision.options).key
        self.sent.setdefault(at, set()).add(key)
        try:
            seat.choose(key)
        except RefusedByServer as refused:
            if refused.code not in ("stale", "not-asked"):
                raise
            seat.ping()
            return
        self.acknowledged[at] = key

    def check(self, rows: list[Row]) -> None:
        """Everything acknowledged is there, and nothing that nobody sent."""
        number = [0] * len(self.made.places)
        unsent: list[int] = []
        choices = [row for row in rows if not row.key.startswith("/")]
        for n, row in enumerate(choices):
            at = (row.seat, number[row.seat])
            number[row.seat] += 1
            told = self.acknowledged.get(at)
            if told is not None and told != row.key:
                raise SystemExit(f"{self.made.table}: {at} was {told}, and is {row.key}")
            if row.key not in self.sent.get(at, ()):
                unsent.append(n)
        for seat, nth in self.acknowledged:
            if nth >= number[seat]:
                raise SystemExit(f"{self.made.table}: {seat}, {nth} was acknowledged and is lost")
        self.unsent = unsent

    def check_whole(self, data: bytes, rows: list[Row]) -> None:
        """What nobody sent are windows in which there was nothing to choose."""
        self.check(rows)
        table = Table(self.made.table, read(data), rows)
        shut = [n for n, choice in enumerate(table.course.by) if choice.shut]
        if not {*self.unsent} <= {*shut}:
            raise SystemExit(f"{self.made.table}: somebody chose who was not asked")


async def _rows(database: str, folder: Path, games: list[Game]) -> list[tuple[bytes, list[Row]]]:
    store = await open_store(database, folder)
    try:
        found = []
        for game in games:
            data = await store.setup(game.made.table)
            assert data is not None
            found.append((data, await store.rows(game.made.table)))
        return found
    finally:
        await store.close()


def _play(game: Game, nodes: list[str], choices: int) -> None:
    # The line breaks when the server is killed; that is what this is about.
    with contextlib.suppress(TefudaError, OSError, EOFError, *_broken()):
        game.play(nodes, choices)


def _broken() -> tuple[type[Exception], ...]:
    from websockets.exceptions import WebSocketException

    return (WebSocketException,)


def run(kills: int, database: str, folder: Path, seed: int = 1, nodes: int = 1) -> int:
    """So many kills; how many choices were acknowledged in all."""
    rng = random.Random(seed)
    servers = [Node(database, folder) for _ in range(nodes)]
    games: list[Game] = []
    finished = 0
    acknowledged = 0
    try:
        for _ in range(kills):
            while len(games) < TABLES:
                name = GAMES[rng.randrange(len(GAMES))]
                decks = room(name).DECKS
                seats = [Sitter(deck=decks[0]), Sitter("open", deck=decks[1])]
                made = create(servers[0].base, NewTable(name, seats))
                games.append(Game(made, name, rng.randrange(1 << 30)))
            addresses = [server.base for server in servers]
            threads = [
                threading.Thread(target=_play, args=(game, addresses, LONGEST)) for game in games
            ]
            until = sum(len(game.acknowledged) for game in games) + rng.randrange(BETWEEN)
            for thread in threads:
                thread.start()
            while sum(len(game.acknowledged) for game in games) < until and any(
                thread.is_alive() for thread in threads
            ):
                time.sleep(rng.uniform(0, 0.005))
            victim = rng.randrange(nodes)
            servers[victim].kill()
            servers[victim] = Node(database, folder)
            for thread in threads:
                thread.join(120)
                if thread.is_alive():
                    raise SystemExit("a game hangs")
            for game, (_, rows) in zip(
                games, asyncio.run(_rows(database, folder, games)), strict=True
            ):
                game.check(rows)
            over = [game for game in games if game.over]
            _finish(database, folder, over)
            acknowledged += sum(len(game.acknowledged) for game in over)
            finished += len(over)
            games = [game for game in games if not game.over]
        for game in games:
            game.play([server.base for server in servers], LONGEST)
            if not game.over:
                raise SystemExit(f"{game.made.table} does not come to its end")
        _finish(database, folder, games)
        acknowledged += sum(len(game.acknowledged) for game in games)
        finished += len(games)
    finally:
        for server in servers:
            server.kill()
    print(f"{kills} kills, {finished} games to their end, {acknowledged} choices, nothing lost")
    return acknowledged


def _finish(database: str, folder: Path, games: list[Game]) -> None:
    found = asyncio.run(_rows(database, folder, games))
    for game, (data, rows) in zip(games, found, strict=True):
        game.check_whole(data, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two nodes on PostgreSQL")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if not wanted.postgres:
            run(wanted.kills, "", Path(folder), wanted.seed)
        elif programs() is None:
            print("PostgreSQL is not installed here, so its nodes are not killed.")
        else:
            with cluster() as url:
                run(wanted.kills, url, Path(folder), wanted.seed, nodes=2)


if __name__ == "__main__":
    main()
