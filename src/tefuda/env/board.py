"""A game under way for programs that see arrays: what they are given, and what they may do."""

from __future__ import annotations

from typing import Any

from tefuda.env.encode import Encoder, Tables
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.sample import sample


class Board:
    """A game, the page of options that lies open, and the encoder of what its seats know.

    Action `a` takes the option of row `a`; where there are more options than rows, the one action
    after the last row turns the page.
    """

    def __init__(self, tables: Tables, game: Game) -> None:
        self.tables = tables
        self.game = game
        self.page = 0
        self.encoder = Encoder(tables)

    @property
    def seat(self) -> int:
        """The seat that must choose now, -1 when the game is over."""
        decision = self.game.decision
        return -1 if decision is None else decision.seat

    @property
    def over(self) -> bool:
        return self.game.result is not None

    def observe(self, seat: int) -> bytes:
        """What a seat knows, in the layout of its tables."""
        if not 0 <= seat < self.tables.seats:
            raise TefudaError(f"there is no seat {seat}; there are 0 to {self.tables.seats - 1}")
        return self.encoder.encode(self.game, seat, self.page)

    def problem(self, action: int) -> str:
        """Why an action is not possible now; "" if it is."""
        decision = self.game.decision
        if decision is None:
            return "the game is over; reset begins another"
        rows = self.tables.options
        n = len(decision.options)
        if action == rows and n > rows:
            return ""
        if 0 <= action < rows and self.page * rows + action < n:
            return ""
        last = min(n - self.page * rows, rows) - 1
        turn = f", or {rows} for the next page" if n > rows else ""
        return f"action {action} is not possible now; 0 to {last} are{turn}"

    def step(self, action: int) -> None:
        """Take an option of the page that lies open, or turn it."""
        problem = self.problem(action)
        decision = self.game.decision
        if problem or decision is None:
            raise TefudaError(problem)
        rows = self.tables.options
        at = self.page * rows + action
        if action == rows:
            self.page = 0 if at >= len(decision.options) else self.page + 1
        else:
            self.page = 0
            self.game.choose(decision.options[at])

    def keys(self) -> list[str]:
        """The keys of the options on the page that lies open, for people."""
        rows = self.tables.options
        keys = self.game.keys()
        shown = keys[self.page * rows : (self.page + 1) * rows]
        return [*shown, "next page"] if len(keys) > rows else shown

    def ids(self) -> list[int]:
        """A number for each of all options, the same wherever its key is the same for the seat."""
        return self.encoder.ids(self.game)

    def choose(self, at: int) -> None:
        """Take one of all options, whichever page lies open."""
        decision = self.game.decision
        if decision is None or not 0 <= at < len(decision.options):
            raise TefudaError(f"there is no option {at} to take now")
        self.page = 0
        self.game.choose(decision.options[at])

    def copy(self) -> Board:
        """An independent copy."""
        new = Board(self.tables, self.game.clone())
        new.page = self.page
        return new

    def sample(self, seat: int, seed: int) -> Board:
        """The same game as it may be for all that a seat knows: what is hidden is dealt anew."""
        game = sample(self.game, seat, seed)
        log = self.game.log
        game.log = None if log is None else log[:]
        new = Board(self.tables, game)
        new.page = self.page if seat == self.seat else 0
        return new


def first_problem(boards: list[Board], actions: list[int]) -> str:
    """Why the first of these actions that is not possible is not; "" if all are."""
    for i in range(len(boards)):
        problem = boards[i].problem(actions[i])
        if problem:
            return f"game {i}: {problem}"
    return ""


def step_all(boards: list[Board], actions: list[int], memory: Any, length: int) -> list[int]:
    """Take an action on each board, and write what is then seen, one board after the other. It is
    seen by the seat that must decide, or by the one that acted last, if the game is over; these
    seats are told, the latter as numbers below 0."""
    seats: list[int] = []
    for i in range(len(boards)):
        board = boards[i]
        acting = board.seat
        board.step(actions[i])
        decision = board.game.decision
        seat = acting if decision is None else decision.seat
        memory[i * length : (i + 1) * length] = board.observe(seat)
        seats.append(-1 - acting if decision is None else seat)
    return seats
