"""OpenSpiel's interface: `import tefuda.env.openspiel`, then `pyspiel.load_game("tefuda_GAME")`.

Chance is one node at the root, which picks the seed of the game: whatever is shuffled or drawn
follows from it. Actions are numbers that stand for the same option wherever it is offered.
"""

from __future__ import annotations

import functools
import hashlib
from typing import Any, Final

import numpy as np

from tefuda.env.board import Board
from tefuda.env.course import Course, again
from tefuda.env.render import text
from tefuda.env.rewards import outcome
from tefuda.games import GAMES, room
from tefuda.kernel.errors import TefudaError

try:
    import pyspiel
except ImportError:
    raise TefudaError("OpenSpiel is not installed: pip install 'tefuda[openspiel]'") from None

LONGEST: Final = 20_000  # decisions; no real game comes near
# What `load_game` may be told, and what holds if it is not. Decks are named with ; between them.
PARAMETERS: Final[dict[str, Any]] = {
    "decks": "",
    "format": "",
    "seats": 0,
    "scenario": "",
    "seeds": 1_000,  # how many games chance picks from, from seed 0 on
    "actions": 4_096,
    "options": 64,
    "history": 16,
    "recall": True,  # whether information states tell all that was seen, and not only what is seen
}


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel's register."""
    return f"tefuda_{game}"


def _type(game: str, seats: tuple[int, int]) -> Any:
    zero = seats == (2, 2)
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=f"{room(game).TITLE} (tefuda)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


@functools.cache
def _even(n: int) -> list[tuple[int, float]]:
    return [(seed, 1.0 / n) for seed in range(n)]


class Under:
    """A game under way, which OpenSpiel copies together with its own state."""

    def __init__(self, course: Course, board: Board | None = None) -> None:
        self.course = course
        self.board = board
        self.chosen: list[list[int]] = []  # by seat, the actions it has taken
        self.actions: list[int] | None = None  # of the options that lie open, by place

    def __deepcopy__(self, memo: dict[int, Any]) -> Under:
        new = Under(self.course, None if self.board is None else self.board.copy())
        new.chosen = [keys[:] for keys in self.chosen]
        new.actions = self.actions
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        saved = None
        if self.board is not None:
            course = self.course.copy()
            course.take(self.board)
            saved = course.save()
        return _under, (self.course.given, saved, self.chosen)


_COURSES: dict[str, Course] = {}  # those that were made for states put away before


def _under(given: tuple[Any, ...], saved: bytes | None, chosen: list[list[int]]) -> Under:
    """A game under way as it was put away."""
    course = _COURSES.get(repr(given))
    if course is None:
        course = again(given)
        _COURSES[repr(given)] = course
    under = Under(course)
    if saved is not None:
        under.board = course.copy().load(saved)
    under.chosen = chosen
    return under


class Game(pyspiel.Game):  # type: ignore[misc]
    """A table for OpenSpiel."""

    game = ""  # which one; a class for each is registered

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        decks = [name for name in str(given["decks"]).split(";") if name]
        self.course = Course(
            self.game,
            decks=decks[0] if len(decks) == 1 else decks or None,
            # OpenSpiel takes 1.06 for a number; v1.06 it leaves as it is.
            format=str(given["format"]).removeprefix("v"),
            seats=int(given["seats"]),
            scenario=given["scenario"] or None,
            options=int(given["options"]),
            history=int(given["history"]),
        )
        self.seeds = int(given["seeds"])
        self.ids = int(given["actions"])
        if self.seeds < 1 or self.ids < 2:
            raise TefudaError("there must be a seed to pick, and two actions to choose between")
        self.recall = bool(given["recall"])
        seats = self.course.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.ids,
            max_chance_outcomes=self.seeds,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.game, (seats, seats)), info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise TefudaError(f"observers have no parameters here; there is no {params!r:.60}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class State(pyspiel.State):  # type: ignore[misc]
    """A position; before chance has picked a seed, none."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.under = Under(game.course)

    @property
    def board(self) -> Board:
        """The game under way, for what only tefuda tells of it."""
        if self.under.board is None:
            raise TefudaError("chance has not picked a seed yet")
        return self.under.board

    def current_player(self) -> int:
        board = self.under.board
        if board is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = board.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        board = self.under.board
        return board is not None and board.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All seeds, as likely as each other."""
        return _even(self.get_game().seeds)

    def _places(self) -> list[int]:
        """The action of each option. It is the option's id, brought into range; of two that would
        have the same one, the later takes the next that is free."""
        under = self.under
        if under.actions is None:
            size = self.get_game().ids
            actions: list[int] = []
            taken: set[int] = set()
            for id in self.board.ids():
                action = id % size
                while action in taken:
                    action = (action + 1) % size
                taken.add(action)
                actions.append(action)
                if len(taken) == size:
                    break
            if len(actions) < len(self.board.game.decision.options):  # type: ignore[union-attr]
                raise TefudaError(f"there are more options than {size} actions; allow for more")
            under.actions = actions
        return under.actions

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._places())

    def _apply_action(self, action: int) -> None:
        under = self.under
        board = under.board
        if board is None:
            course = self.get_game().course
            log = course.log or self.get_game().recall
            under.board = Board(course.kind.tables, course.start.game(action, log))
            under.chosen = [[] for _ in range(course.seats)]
            return
        at = self._places().index(action)
        under.chosen[board.seat].append(action)
        under.actions = None
        board.choose(at)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        places = self._places()
        if action not in places:
            return f"action {action}"
        return self.board.game.keys()[places.index(action)]

    def returns(self) -> list[float]:
        """What everybody has won or lost; without a winner, nothing."""
        board = self.under.board
        n = self.num_players()
        if board is None or not board.over or not board.game.result.winners:  # type: ignore[union-attr]
            return [0.0] * n
        return [outcome(board.game, seat) for seat in range(n)]

    def __str__(self) -> str:
        return "before the game" if self.under.board is None else text(self.under.board)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> State:
        """A position that a seat cannot tell from this one, for search. It goes on from there by
        its own chance, so it cannot be written as the actions that led to it."""
        new = self.clone()
        seed = int(probability_sampler() * 1_000_000_000)
        new.under.board = self.board.sample(player_id, seed)
        new.under.actions = None
        return new  # type: ignore[no-any-return]

    def told(self, player: int) -> str:
        """All that a seat was told and has chosen since the game began, in short."""
        board = self.board
        total = hashlib.blake2b(board.observe(player), digest_size=16)
        total.update(repr(self.under.chosen[player]).encode())
        for number, event in enumerate(board.game.log or []):
            total.update(repr(event.seen_by(player, number)).encode())
        return total.hexdigest()


class Observer:
    """What a seat knows, as numbers and as text."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self._layout = game.course.layout
        self._recalls = recalls
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = self._layout.split(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        board = state.under.board
        if board is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._layout.flat(board.observe(player))

    def string_from(self, state: State, player: int) -> str:
        if state.under.board is None:
            return "before the game"
        if self._recalls:
            return f"seat {player} {state.told(player)}"
        data = state.under.board.observe(player)
        return f"seat {player} {hashlib.blake2b(data, digest_size=16).hexdigest()}"


def register() -> None:
    """Have OpenSpiel know all games."""
    known = {one.short_name for one in pyspiel.registered_games()}
    for game in GAMES:
        if name_of(game) not in known:
            spans = room(game).SEATS.values()
            widest = (min(few for few, _ in spans), max(most for _, most in spans))
            pyspiel.register_game(_type(game, widest), type("Game", (Game,), {"game": game}))


register()
