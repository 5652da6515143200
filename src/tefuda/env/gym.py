"""Gymnasium's interface: one learner at one seat, against opponents."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tefuda.env.course import Course, number
from tefuda.env.lane import Lane
from tefuda.env.layout import HISTORY, OPTIONS, VERSION, Layout
from tefuda.env.players import Opponent
from tefuda.env.render import text
from tefuda.env.rewards import Weights
from tefuda.env.spaces import DICT, arrays_space, checked, mask_space, observation
from tefuda.env.starts import Decks
from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.scenarios import Scenario

MASK = "action_mask"
METADATA: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 4}


class Gym(gymnasium.Env[Any, Any]):
    """A table as one learner meets it.

    With `obs="dict"` the arrays come by name, the mask of actions among them; with "flat" they are
    one array, and the mask is in the information and in `action_masks()`.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        opponent: Opponent = "beginner",
        seat: int | None = None,
        *,
        obs: str = DICT,
        decks: Decks = None,
        format: str = "",
        seats: int = 0,
        scenario: Scenario | str | Path | None = None,
        rewards: Weights | None = None,
        options: int = OPTIONS,
        history: int = HISTORY,
        windows: bool = False,
        layout: int = VERSION,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise TefudaError(f"{render_mode!r:.40} is no way to render; there are human, ansi")
        course = Course(
            game, decks=decks, format=format, seats=seats, scenario=scenario, rewards=rewards,
            options=options, history=history, windows=windows, layout=layout,
        )  # fmt: skip
        self.render_mode = render_mode
        self.lane = Lane(course, opponent, seat)
        self._obs = checked(obs)
        self.observation_space = observation_space(course.layout, obs)
        self.action_space = spaces.Discrete(course.layout.actions)

    @property
    def layout(self) -> Layout:
        """What the arrays mean."""
        return self.lane.course.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game; a seed decides all of it, and of the games that follow without one."""
        super().reset(seed=seed)
        self.lane.reset(seed)
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, let the opponents play, and see what has become of it."""
        reward = self.lane.step(number(action))
        seen, info = self._seen()
        return seen, reward, self.lane.over, False, info

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        seen, mask = observation(self.layout, self.lane.data(), self._obs)
        if self._obs == DICT:
            seen[MASK] = mask
        return seen, {MASK: mask.copy(), "seat": self.lane.seat, "seed": self.lane.course.seed}

    def render(self) -> Any:
        """The table as text; mode "human" prints it."""
        if self.render_mode is None:
            return None
        shown = text(self.lane.course.board)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    # -- beyond Gymnasium ----------------------------------------------------------------------

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are possible, as learners that mask actions ask for it."""
        return self.layout.mask(self.lane.data()).astype(np.bool_)

    def keys(self) -> list[str]:
        """The options that lie open, for people."""
        return self.lane.course.board.keys()

    def save(self) -> bytes:
        """The game as it stands."""
        return self.lane.course.save()

    def load(self, data: bytes) -> tuple[Any, dict[str, Any]]:
        """Go on with a game that was saved, at a decision of the learner's; what opponents keep for
        themselves, such as the dice they throw, is drawn anew."""
        self.lane.resume(data)
        return self._seen()

    def sample(self, seed: int) -> bytes:
        """The game as it may be for all that the learner knows, for `load`."""
        return self.lane.course.sample(self.lane.seat, seed).save()


def observation_space(layout: Layout, obs: str) -> spaces.Space[Any]:
    """The space of what the learner is shown."""
    space = arrays_space(layout, obs)
    if not isinstance(space, spaces.Dict):
        return space
    return spaces.Dict({**space.spaces, MASK: mask_space(layout)})


def gym(game: str, opponent: Opponent = "beginner", seat: int | None = None, **more: Any) -> Gym:
    """A table as a Gymnasium environment: `opponent` is a bot's level, a policy, a `Pool` of them,
    or "self" for a learner who plays all seats; `seat` is the learner's, None for another one in
    every game. See `Gym` for the rest."""
    return Gym(game, opponent, seat, **more)


def name_of(game: str) -> str:
    """What a game is called in Gymnasium's register."""
    return f"tefuda/{game}-v{VERSION}"


def register() -> None:
    """Have Gymnasium know all games: `gymnasium.make("tefuda/GAME-v1", opponent="skilled")`."""
    for game in GAMES:
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                "tefuda.env.gym:Gym",
                vector_entry_point="tefuda.env.vector:make",
                kwargs={"game": game},
            )
