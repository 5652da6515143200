"""Which tables the tests of environments are run on, and how they are played."""

from __future__ import annotations

from collections.abc import Iterator

from tefuda.env.board import Board
from tefuda.env.course import Course
from tefuda.games import GAMES, room
from tefuda.kernel.rng import seeded


def tables(most: bool = True) -> list[tuple[str, str, int]]:
    """Every game with every edition and format of it, for as few and for as many as may play."""
    return [
        (game, edition, seats)
        for game in GAMES
        for edition, span in room(game).SEATS.items()
        for seats in sorted({*span} if most else {span[0]})
    ]


def played(course: Course, seed: int, most: int = 10_000) -> Iterator[Board]:
    """The decisions of a game, each before an option is taken at random."""
    board = course.begin(seed)
    rng = seeded(seed)
    while not board.over and most:
        yield board
        actions = course.layout.mask(board.observe(board.seat)).nonzero()[0]
        board.step(int(actions[rng.below(len(actions))]))
        most -= 1
