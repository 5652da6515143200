"""Setting up a position by hand, for scenarios: what lies where, and whose turn it is."""

from __future__ import annotations

from tefuda.games.onepiece.setup import Course
from tefuda.games.onepiece.turn import Turn
from tefuda.games.onepiece.words import ACTIVE, DON_DECK, POOLS, RESTED
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game

# Where a scenario may begin, and the step of the turn it begins with.
POINTS = {
    "turn": "end_until_turn_start",
    "draw": "draw",
    "don": "add_don",
    "main": "start_of_main",
    "end": "end_of_turn",
}


def begin(game: Game, point: str) -> None:
    """Start the turn of game.turn_seat at this point."""
    if point not in POINTS:
        raise TefudaError(f"a scenario begins at one of {', '.join(POINTS)}, not at {point!r}")
    course = Course()
    game.push("game", course)
    game.goto(course, "next_player")
    turn = Turn()
    game.push("turn", turn)
    game.goto(turn, POINTS[point])


def pool(game: Game, seat: int, name: str, count: int) -> None:
    """Put so many DON!! there, taken from the DON!! deck."""
    if name not in POOLS:
        raise TefudaError(f"DON!! lie in one of {', '.join(POOLS)}, not in {name!r}")
    pools = game.seats[seat].pools
    index = POOLS.index(name)
    if index == DON_DECK:
        pools[DON_DECK] = count
        return
    pools[DON_DECK] -= count - pools[index]
    pools[index] = count


__all__ = ["ACTIVE", "POINTS", "RESTED", "begin", "pool"]
