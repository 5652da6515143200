"""What all environments are made of: games that begin anew by seed, seen and saved as arrays."""

from __future__ import annotations

import json
import operator
import os
from pathlib import Path
from typing import Any, Final

import numpy as np

from tefuda.env.board import Board
from tefuda.env.layout import HISTORY, OPTIONS, VERSION, Kind, Layout
from tefuda.env.rewards import Rewards, Weights
from tefuda.env.starts import Decks, Start
from tefuda.kernel import save as saving
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.rng import Rng, seeded
from tefuda.scenarios import Scenario

SAVED: Final = 1
SEEDS: Final = 2_000_000_000
_PARTS: Final = {
    "format", "layout", "cards", "seed", "rng", "page", "windows", "game", "log",
}  # fmt: skip

Array = np.ndarray[Any, np.dtype[Any]]


class Course:
    """One game after the other. Whatever chance decides follows from the seed of `begin`."""

    def __init__(
        self,
        game: str,
        *,
        decks: Decks = None,
        format: str = "",
        seats: int = 0,
        scenario: Scenario | str | Path | None = None,
        rewards: Weights | None = None,
        options: int = OPTIONS,
        history: int = HISTORY,
        windows: bool = False,
        layout: int = VERSION,
    ) -> None:
        if layout != VERSION:
            raise TefudaError(f"there is no layout {layout!r:.20}; this version has {VERSION}")
        self.given = (
            game, decks, format, seats, scenario, rewards, options, history, windows,
        )  # fmt: skip
        self.start = Start(game, decks, format, seats, scenario, windows)
        self.kind = Kind(
            self.start.catalog, self.start.rules.edition, self.start.seats, options, history,
            self.start.rows,
        )  # fmt: skip
        self.layout: Layout = self.kind.layout
        self.seats: int = self.start.seats
        self.rewards = Rewards(self.start.rules, rewards)
        self.log = history > 0
        self.rng: Rng = seeded(0)
        self.seed = -1  # of the game that is going on
        self._board: Board | None = None

    @property
    def board(self) -> Board:
        """The game that is going on."""
        if self._board is None:
            raise TefudaError("no game has begun; reset begins one")
        return self._board

    def begin(self, seed: Any = None) -> Board:
        """Begin the game of a seed; without one, the next that follows from the last seed that was
        given, or any, if none ever was."""
        if seed is None and self.seed < 0:
            seed = int.from_bytes(os.urandom(4), "big") % SEEDS
        if seed is None:
            self.seed = self.rng.below(SEEDS)
        else:
            if not isinstance(seed, (int, np.integer)) or seed < 0:
                raise TefudaError(f"a seed is a number from 0 on, not {seed!r:.40}")
            self.seed = int(seed)
            self.rng = seeded(self.seed)
        self._board = Board(self.kind.tables, self.start.game(self.seed, self.log))
        return self._board

    def take(self, board: Board) -> None:
        """Go on with this game."""
        self._board = board

    # -- keeping and trying --------------------------------------------------------------------

    def save(self) -> bytes:
        """The game that is going on as bytes, to go on with it here or elsewhere."""
        board = self.board
        log = board.game.log
        data = {
            "format": SAVED,
            "layout": VERSION,
            "cards": self.kind.fingerprint,
            "seed": self.seed,
            "rng": [self.rng.a, self.rng.b],
            "page": board.page,
            "windows": list(board.game.windows),
            "game": saving.save(board.game),
            "log": None if log is None else [saving.event_data(event) for event in log],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()

    def load(self, data: bytes) -> Board:
        """Go on with a game that `save` kept; nothing is lost if it is not one of this kind."""
        try:
            found = json.loads(data)
        except (ValueError, TypeError):
            found = None
        if not isinstance(found, dict) or not set(found) >= _PARTS:
            raise TefudaError("this is not a saved game of an environment; `save` gives one")
        if found["format"] != SAVED or found["layout"] != VERSION:
            raise TefudaError(
                f"this game was saved in format {found['format']!r:.20} with layout "
                f"{found['layout']!r:.20}; {SAVED} and {VERSION} are read here"
            )
        try:
            board, rng = self._read(found)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            raise TefudaError("this saved game is damaged; nothing of it was taken over") from None
        self._board = board
        self.rng = rng
        self.seed = found["seed"]
        return board

    def _read(self, found: dict[str, Any]) -> tuple[Board, Rng]:
        rules = self.start.rules
        state = found["game"]
        if (state["game"], state["edition"]) != (rules.game, rules.edition):
            raise TefudaError(
                f"this is a game of {state['game']} {state['edition']}, not of {rules.game} "
                f"{rules.edition}"
            )
        if len(state["seats"]) != self.seats:
            raise TefudaError(f"this is a game for {len(state['seats'])}, not for {self.seats}")
        if found["cards"] != self.kind.fingerprint:
            raise TefudaError("this game was saved with other cards than are known here")
        game = saving.load(state, rules, self.kind.catalog.cards)
        game.windows = tuple(found["windows"])
        if found["log"] is not None:
            game.log = [saving.event_from(event) for event in found["log"]]
        board = Board(self.kind.tables, game)
        board.page = found["page"]
        a, b = found["rng"]
        return board, Rng(a, b)

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.given, None if self._board is None else self.save())

    def copy(self) -> Course:
        """An independent copy."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.rng = self.rng.copy()
        if self._board is not None:
            new._board = self._board.copy()
        return new

    def sample(self, seat: int, seed: int) -> Course:
        """A copy in which everything hidden from a seat is dealt anew, and the future with it."""
        new = self.copy()
        new.take(self.board.sample(self.named(seat), seed))
        return new

    def named(self, seat: int) -> int:
        """A seat by its number, if there is one."""
        if seat not in range(self.seats):
            raise TefudaError(f"there is no seat {seat!r:.20}; there are 0 to {self.seats - 1}")
        return int(seat)


def number(action: Any) -> int:
    """An action as a whole number."""
    try:
        return operator.index(action)
    except TypeError:
        raise TefudaError(f"an action is a whole number from 0 on, not {action!r:.40}") from None


def again(given: tuple[Any, ...], saved: bytes | None = None) -> Course:
    """A course as it was when it was put away; the cards are found again."""
    game, decks, format, seats, scenario, rewards, options, history, windows = given
    course = Course(
        game, decks=decks, format=format, seats=seats, scenario=scenario, rewards=rewards,
        options=options, history=history, windows=windows,
    )  # fmt: skip
    if saved is not None:
        course.load(saved)
    return course


def agent(seat: int) -> str:
    """What a seat is called where agents have names."""
    return f"player_{seat}"
