"""A run: which blocks are still to be played, and when a cell has been played enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Final, NamedTuple

from tefuda.bots import LEVELS
from tefuda.sim.cells import Block, Cell, Outcome
from tefuda.sim.engines import Engine
from tefuda.sim.intervals import sequence
from tefuda.sim.store import Store

SLOW: Final = tuple(level.name for level in LEVELS if level.simulations)
GAMES_A_BLOCK: Final = 100
SLOW_GAMES_A_BLOCK: Final = 10  # of bots that search, so that not much is lost on the way


class Progress(NamedTuple):
    """How far a run is; how many there will be is a guess if cells are stopped early."""

    done: int
    of: int


def block_size(cells: Sequence[Cell]) -> int:
    """How many games go into a block, if nobody says."""
    slow = any(bot in SLOW for cell in cells for bot in cell.bots)
    return SLOW_GAMES_A_BLOCK if slow else GAMES_A_BLOCK


class Course:
    """A cell on its way: what there is of it, in the order of its games.

    Whether its interval is narrow enough is asked after each block in this order, whichever was
    ready first, so that the same games are played wherever they are played.
    """

    def __init__(self, cell: Cell, index: int, id: int, games: int, width: float) -> None:
        self.cell = cell
        self.index = index
        self.id = id
        self.games = cell.whole(games)
        self.width = width
        self.there: dict[int, int] = {}  # blocks in the store that the course has not reached
        self.ready: dict[int, list[Outcome]] = {}  # blocks that are played and wait for others
        self.rounds = [Counter[float]() for _ in cell.decks]
        self.reached = 0  # games before this one are all there
        self.spread = 1.0  # the width of the widest interval of its sides
        self.enough = False

    def todo(self, size: int) -> Iterator[Block]:
        """What is still to be played, in blocks of whole seeds; nothing once it is enough."""
        return self._todo(self.cell.whole(size), [*sorted(self.there.items()), (self.games, 0)])

    def _todo(self, size: int, there: list[tuple[int, int]]) -> Iterator[Block]:
        at = 0
        for start, count in there:
            end = min(start, self.games)
            while at < end:
                if self.enough:
                    return
                yield Block(self.index, at, min(size, end - at))
                at = min(at + size, end)
            at = start + count

    def advance(self, store: Store) -> None:
        """Go on over all that is there now, and keep it."""
        seats = len(self.cell.decks)
        while not self.enough and self.reached < self.games:
            at = self.reached
            won: Iterable[Mapping[float, int]] = ()
            if at in self.there:
                count = self.there.pop(at)
                won = store.rounds(self.id, at, count) if self.width else ()
            elif at in self.ready:
                outcomes = self.ready[at]
                count = len(outcomes)
                store.add(self.id, outcomes, seats)
                del self.ready[at]
                won = [Counter(_shares(outcomes, side, seats)) for side in range(seats)]
            else:
                return
            self.reached = at + count
            if self.width:
                for mine, more in zip(self.rounds, won, strict=True):
                    mine.update(more)
                self.spread = max(high - low for low, high in map(sequence, self.rounds))
                self.enough = self.spread <= self.width

    def keep(self, store: Store) -> None:
        """Add what is played though games before it are missing: the run is broken off."""
        if not self.enough:
            for outcomes in self.ready.values():
                store.add(self.id, outcomes, len(self.cell.decks))

    def expected(self) -> int:
        """How many games it will take: the width goes down with the root of their number."""
        if self.enough:
            return self.reached
        if not self.width or not self.reached:
            return self.games
        needed = int(self.reached * (self.spread / self.width) ** 2)
        return min(self.games, max(self.reached, needed))


def run(
    cells: Sequence[Cell],
    games: int,
    store: Store,
    engine: Engine,
    names: Sequence[Sequence[str]] = (),
    width: float = 0.0,
    size: int = 0,
    seen: Callable[[Progress], None] = lambda _: None,
) -> list[int]:
    """Play so many games of each cell, or as many as make its interval as narrow as `width`.

    What the store has is not played again. Cells are played side by side, a block of each in turn.
    What is ready is kept whatever happens. Returns the cells' numbers in the store.
    """
    size = size or block_size(cells)
    courses: list[Course] = []
    for i, cell in enumerate(cells):
        store.check(cell, games)
        id = store.cell(cell, names[i] if names else ())
        course = Course(cell, i, id, games, width)
        course.there = dict(store.blocks(id))
        courses.append(course)
    plans = [course.todo(size) for course in courses]
    for course in courses:
        course.advance(store)

    def blocks() -> Iterator[Block]:
        left = [*range(len(plans))]
        while left:
            for i in [*left]:
                block = next(plans[i], None)
                if block is None or courses[i].enough:
                    left.remove(i)
                else:
                    yield block

    def tell() -> None:
        done = sum(course.reached for course in courses)
        ready = sum(len(one) for c in courses if not c.enough for one in c.ready.values())
        seen(Progress(done + ready, sum(course.expected() for course in courses)))

    tell()
    try:
        with closing(engine.run(cells, blocks())) as playing:
            for block, outcomes in playing:
                course = courses[block.cell]
                course.ready[block.start] = outcomes
                course.advance(store)
                tell()
    finally:
        for course in courses:
            course.keep(store)
    return [course.id for course in courses]


def _shares(outcomes: Sequence[Outcome], side: int, seats: int) -> Iterator[float]:
    """The share of each seed's games that a side won."""
    for i in range(0, len(outcomes), seats):
        yield sum(side in one.winners for one in outcomes[i : i + seats]) / seats
