"""Runs: broken off and gone on with, stopped when they are exact enough, killed in between."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tefuda.kernel.errors import TefudaError
from tefuda.sim import Block, Cell, Outcome, digest, play
from tefuda.sim import engines as engines_of
from tefuda.sim.engines import Local, Playing, engine, play_block
from tefuda.sim.run import Progress, run
from tefuda.sim.store import Store
from tests.sim.cells import cell, table

GAMES = 20


class Backwards:
    """An engine that has the blocks ready in another order, four at a time, and may stop."""

    def __init__(self, until: int = 10**9) -> None:
        self.until = until
        self.asked: list[Block] = []

    def run(self, cells: Sequence[Cell], blocks: Iterator[Block]) -> Playing:
        while taken := [*itertools.islice(blocks, 4)]:
            self.asked += taken
            for block in reversed(taken):
                if not self.until:
                    raise KeyboardInterrupt
                self.until -= 1
                yield block, play_block(cells, block)


def kept(path: Path) -> list[tuple[object, ...]]:
    """All games of a store, in their order."""
    with Store(path) as store:
        return [*store.rows("""SELECT cell, number, seed, turns, decisions, clause, side, won, redrew
            FROM played ORDER BY cell, number, side""")]  # fmt: skip


@pytest.fixture(scope="module")
def whole() -> str:
    """The digest of the games that all these runs play."""
    return f"{digest(play(cell(), range(GAMES))):016x}"


def test_the_same_games_come_of_every_engine(whole: str) -> None:
    for one, size in ((Local(1), 8), (Local(2), 6), (Backwards(), 2)):
        with Store() as store:
            run([cell()], GAMES, store, one, size=size)
            assert [score.digest for score in store.scores()] == [whole]


def test_killed_workers_lose_nothing(whole: str) -> None:
    """Two of the workers that are playing are killed after each block, ten in all."""
    local = Local(2)
    killed: list[int] = []

    def seen(_: Progress) -> None:
        for worker in local.workers:
            if worker.process.pid and len(killed) < 10 and worker.process.pid not in killed:
                os.kill(worker.process.pid, signal.SIGKILL)
                killed.append(worker.process.pid)

    with Store() as store:
        run([cell()], GAMES, store, local, size=2, seen=seen)
        assert [score.digest for score in store.scores()] == [whole]
    assert len(killed) == 10
    assert local.workers == []


def test_games_that_kill_every_worker_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def deadly(cells: Sequence[Cell], block: Block) -> list[Outcome]:
        if block.start == 4:
            os.kill(os.getpid(), signal.SIGKILL)
        return play_block(cells, block)

    monkeypatch.setattr(engines_of, "play_block", deadly)
    monkeypatch.setattr(engines_of, "TRIES", 3)
    with Store() as store:
        with pytest.raises(TefudaError, match="3 workers in a row died over games 4 to 5 of"):
            run([cell()], 12, store, Local(2), size=2)
        # What was ready is kept.
        assert (0, 2) in store.blocks(1)


def test_a_game_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tefuda.sim.cells.TOO_LONG", 10)
    with Store() as store, pytest.raises(TefudaError, match="seed 1 does not end"):
        run([cell()], 4, store, Local(2), size=4)


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path, whole: str) -> None:
    path = tmp_path / "games.db"
    with Store(path) as store, pytest.raises(KeyboardInterrupt):
        run([cell()], GAMES, store, Backwards(until=3), size=2)
    with Store(path) as store:
        # What was ready is there though the first block is missing.
        assert store.blocks(1) == [(2, 2), (4, 2), (6, 2)]
        rest = Backwards()
        run([cell()], GAMES, store, rest, size=6)
        assert rest.asked[0] == Block(0, 0, 2)
        assert sum(block.games for block in rest.asked) == GAMES - 6
        assert store.scores()[0].digest == whole
        # Nothing is played twice, and more is added.
        again = Backwards()
        run([cell()], GAMES, store, again)
        assert again.asked == []
        run([cell()], GAMES + 3, store, again, size=100)
        assert again.asked == [Block(0, GAMES, 4)]  # pairs are never broken


def test_cells_are_played_side_by_side() -> None:
    cells = [cell(), cell(seed=100), table("rumble", 3)]
    one = Backwards()
    with Store() as store:
        run(cells, 6, store, one, size=2)
        assert [score.games for score in store.scores()] == [6, 6, 6]
    order = [block.cell for block in one.asked]
    assert order == [0, 1, 2, 0, 1, 2, 0, 1]  # three seats take blocks of three


def test_a_cell_stops_when_its_interval_is_narrow_enough(tmp_path: Path) -> None:
    """And the same games are played then, whatever is ready first, and however often it is
    broken off."""
    uneven = Cell(cell().decks, ("beginner", "random"))
    stores: list[list[tuple[object, ...]]] = []
    for name, one in (("one", Local(1)), ("two", Local(2)), ("three", Backwards())):
        with Store(tmp_path / name) as store:
            run([uneven], 400, store, one, width=0.6, size=4)
            games = store.scores()[0].games
        assert 8 < games < 100
        stores.append(kept(tmp_path / name))
    assert stores[0] == stores[1] == stores[2]
    with Store(tmp_path / "four") as store:
        with pytest.raises(KeyboardInterrupt):
            run([uneven], 400, store, Backwards(until=1), width=0.6, size=4)
        run([uneven], 400, store, Backwards(), width=0.6, size=4)
        assert games <= store.scores()[0].games <= games + 4
    # A narrower one adds to it, a wider one plays nothing.
    with Store(tmp_path / "one") as store:
        idle = Backwards()
        run([uneven], 400, store, idle, width=0.7, size=4)
        assert idle.asked == []
        run([uneven], 400, store, idle, width=0.55, size=4)
        assert store.scores()[0].games > games


def test_progress_guesses_how_many_games_it_will_be() -> None:
    told: list[Progress] = []
    uneven = Cell(cell().decks, ("beginner", "random"))
    with Store() as store:
        run([uneven], 2000, store, Local(1), width=0.6, size=4, seen=told.append)
    assert told[0] == Progress(0, 2000)
    assert told[-1].done == told[-1].of < 100
    assert all(one.done <= one.of for one in told)


@pytest.mark.parametrize("name", ["", "rays", "ray://", "ray:/x", "dask"])
def test_an_unknown_engine_is_named(name: str) -> None:
    with pytest.raises(TefudaError, match="there is local, ray and ray://address"):
        engine(name)
