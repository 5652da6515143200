"""PettingZoo's interface: agents take turns, each sees what its seat knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tefuda.env.course import Course, agent, number
from tefuda.env.layout import HISTORY, OPTIONS, VERSION, Layout
from tefuda.env.render import text
from tefuda.env.rewards import Weights
from tefuda.env.spaces import FLAT, arrays_space, checked, mask_space, observation
from tefuda.env.starts import Decks
from tefuda.kernel.errors import TefudaError
from tefuda.scenarios import Scenario

RENDER_MODES = ("human", "ansi")


class AEC(AECEnv):  # type: ignore[misc]
    """A table with an agent at every seat; a player who has left waits for the end with the others.

    Observations are dictionaries with `observation` (one array, or arrays by name) and
    `action_mask`.
    """

    def __init__(self, course: Course, obs: str = FLAT, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise TefudaError(
                f"{render_mode!r:.40} is no way to render; there are {', '.join(RENDER_MODES)}"
            )
        self.course = course
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tefuda_{course.start.rules.game}_v{VERSION}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self._obs = checked(obs)
        self._names = [agent(seat) for seat in range(course.seats)]
        self._seats = {name: seat for seat, name in enumerate(self._names)}
        self.possible_agents = [*self._names]
        self.agents: list[str] = []
        self._spaces = {
            name: spaces.Dict(
                {
                    "observation": arrays_space(course.layout, obs),
                    "action_mask": mask_space(course.layout),
                }
            )
            for name in self._names
        }
        self._actions = {name: spaces.Discrete(course.layout.actions) for name in self._names}

    @property
    def layout(self) -> Layout:
        """What the arrays mean."""
        return self.course.layout

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; a seed decides all of it."""
        self.course.begin(seed)
        self._sit_down()

    def _sit_down(self) -> None:
        board = self.course.board
        names = self._names
        self.agents = [*names]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, board.over)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self.agent_selection = names[max(board.seat, 0)]
        self._skip_agent_selection: str | None = None
        self._worths = [self.course.rewards.worth(board.game, s) for s in range(len(names))]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows now; only the one that must decide has actions."""
        course = self.course
        data = course.board.observe(self._seats[agent])
        seen, mask = observation(course.layout, data, self._obs)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        name = self.agent_selection
        if self.terminations[name]:
            self._was_dead_step(action)
            return
        course = self.course
        board = course.board
        if action is None:
            raise TefudaError("an action is wanted; only agents whose game is over step with None")
        board.step(number(action))
        self._cumulative_rewards[name] = 0.0
        rewards = course.rewards
        if not board.over and not rewards.shaped:
            self.agent_selection = self._names[board.seat]
            return
        for seat, other in enumerate(self._names):
            reward = rewards.between(self._worths[seat], board.game, seat)
            self._worths[seat] = rewards.worth(board.game, seat)
            self.rewards[other] = reward
        self._accumulate_rewards()
        if board.over:
            self.terminations = dict.fromkeys(self._names, True)
            self._deads_step_first()
        else:
            self.agent_selection = self._names[board.seat]

    def render(self) -> str | None:
        """The table as text; mode "human" prints it."""
        if self.render_mode is None:
            return None
        shown = text(self.course.board)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    # -- beyond PettingZoo ---------------------------------------------------------------------

    def keys(self) -> list[str]:
        """The options that lie open, for people."""
        return self.course.board.keys()

    def save(self) -> bytes:
        """The game as it stands."""
        return self.course.save()

    def load(self, data: bytes) -> None:
        """Go on with a game that was saved."""
        self.course.load(data)
        self._sit_down()

    def sample(self, seat: int, seed: int) -> AEC:
        """A copy of the environment, with all dealt anew that a seat cannot know."""
        new = AEC(self.course.sample(seat, seed), self._obs, self.render_mode)
        new._sit_down()
        return new


def aec(
    game: str,
    *,
    decks: Decks = None,
    format: str = "",
    seats: int = 0,
    scenario: Scenario | str | Path | None = None,
    rewards: Weights | None = None,
    obs: str = FLAT,
    options: int = OPTIONS,
    history: int = HISTORY,
    windows: bool = False,
    layout: int = VERSION,
    render_mode: str | None = None,
    wrapped: bool = False,
) -> Any:
    """A table as a PettingZoo AEC environment.

    With `wrapped` in the wrappers that are usual there, of which one ends the game after an illegal
    action; without, such an action is refused in a sentence, and nothing is lost.
    """
    course = Course(
        game, decks=decks, format=format, seats=seats, scenario=scenario, rewards=rewards,
        options=options, history=history, windows=windows, layout=layout,
    )  # fmt: skip
    env: Any = AEC(course, obs, render_mode)
    if wrapped:
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.AssertOutOfBoundsWrapper(env)
        env = wrappers.OrderEnforcingWrapper(env)
    return env
