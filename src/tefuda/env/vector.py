"""Many games at once: Gymnasium's interface for vectors, in this process or in several."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing as mp
from collections.abc import Sequence
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tefuda.env.board import first_problem, step_all
from tefuda.env.course import Course
from tefuda.env.gym import MASK, Gym, observation_space
from tefuda.env.lane import Lane
from tefuda.env.layout import Layout
from tefuda.env.players import Opponent
from tefuda.env.spaces import DICT, checked
from tefuda.kernel.errors import TefudaError

Array = np.ndarray[Any, np.dtype[Any]]


class Lanes:
    """Some games of a vector, which write what is seen of them into a part of its memory."""

    def __init__(
        self, course: Course, opponent: Opponent, seat: int | None, memory: memoryview, games: int
    ) -> None:
        self.lanes = [Lane(course.copy(), opponent, seat) for _ in range(games)]
        self._memory = memory
        self._length = course.layout.length
        # Where nobody else plays and only the outcome counts, boards are stepped all at once.
        self._quick = self.lanes[0].alone and not course.rewards.shaped

    def reset(self, chosen: list[tuple[int, int | None]]) -> list[tuple[int, int, int]]:
        """Begin games with these seeds; of each its place, the learner's seat and the seed."""
        for i, seed in chosen:
            self.lanes[i].reset(seed)
            self._write(i)
        return [(i, self.lanes[i].seat, self.lanes[i].course.seed) for i, _ in chosen]

    def step(self, actions: list[tuple[int, int]]) -> list[tuple[float, bool, int, int]]:
        """Take an action in each of these games; what it brought, whether the game is over, the
        learner's seat and the seed."""
        if self._quick and len(actions) == len(self.lanes):
            return self._step_all([action for _, action in actions])
        told: list[tuple[float, bool, int, int]] = []
        for i, action in actions:
            lane = self.lanes[i]
            reward = lane.step(action)
            self._write(i)
            told.append((reward, lane.over, lane.seat, lane.course.seed))
        return told

    def _step_all(self, actions: list[int]) -> list[tuple[float, bool, int, int]]:
        lanes = self.lanes
        boards = [lane.course.board for lane in lanes]
        told: list[tuple[float, bool, int, int]] = []
        for lane, seat in zip(
            lanes, step_all(boards, actions, self._memory, self._length), strict=True
        ):
            if seat >= 0:
                lane.seat = seat
                told.append((0.0, False, seat, lane.course.seed))
            else:
                lane.over = True
                reward = lane.course.rewards.between(0.0, lane.course.board.game, -1 - seat)
                told.append((reward, True, -1 - seat, lane.course.seed))
        return told

    def possible(self, actions: list[tuple[int, int]]) -> str:
        """What is wrong with the first of these that is not possible; "" if all are."""
        if len(actions) == len(self.lanes):
            boards = [lane.course.board for lane in self.lanes]
            return first_problem(boards, [action for _, action in actions])
        for i, action in actions:
            problem = self.lanes[i].course.board.problem(action)
            if problem:
                return f"game {i}: {problem}"
        return ""

    def _write(self, i: int) -> None:
        start = i * self._length
        self._memory[start : start + self._length] = self.lanes[i].data()


class Vector(VectorEnv[Any, Any, Any]):
    """Games side by side, each as `Gym` would play it, with the same seeds.

    A step in which any action is not possible changes nothing.
    """

    def __init__(
        self,
        game: str,
        opponent: Opponent = "beginner",
        seat: int | None = None,
        *,
        games: int = 64,
        workers: int = 1,
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        obs: str = DICT,
        copy: bool = True,
        **more: Any,
    ) -> None:
        if type(games) is not int or games < 1:
            raise TefudaError(f"a vector has one game or more, not {games!r:.20}")
        if type(workers) is not int or not 1 <= workers <= games:
            raise TefudaError(
                f"there are 1 to {games} workers for {games} games, not {workers!r:.20}"
            )
        try:
            self.autoreset_mode = AutoresetMode(autoreset)
        except ValueError:
            modes = ", ".join(mode.value for mode in AutoresetMode)
            raise TefudaError(
                f"{autoreset!r:.40} is no autoreset mode; there are {modes}"
            ) from None
        course = Course(game, **more)
        self.num_envs = games
        self.layout: Layout = course.layout
        self.metadata = {**Gym.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(self.layout, checked(obs))
        self.single_action_space = spaces.Discrete(self.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.render_mode = None
        self.copy = copy
        self._obs = obs
        self._over = np.zeros(games, np.bool_)
        self._begun = False
        length = self.layout.length
        self._masks = slice(4 * self.layout.size, 4 * self.layout.size + self.layout.actions)
        self._shared: SharedMemory | None = None
        self._workers: list[_Worker] = []
        self._lanes: Lanes | None = None
        if workers == 1:
            block: Any = bytearray(games * length)
            self._lanes = Lanes(course, opponent, seat, memoryview(block), games)
            self._parts = [(0, games)]
        else:
            self._shared = SharedMemory(create=True, size=games * length)
            block = self._shared.buf
            bounds = [games * w // workers for w in range(workers + 1)]
            self._parts = list(itertools.pairwise(bounds))
            for first, last in self._parts:
                given = (game, opponent, seat, self._shared.name, first, last - first, more)
                self._workers.append(_Worker(given))
            for worker in self._workers:
                worker.told()  # that it is there
        self._bytes: Array = np.frombuffer(block, np.uint8, games * length).reshape(games, length)

    # -- Gymnasium's interface -----------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; a seed is that of the first game,
        and those of the others follow it."""
        n = self.num_envs
        seeds = [None] * n if seed is None else seed
        if isinstance(seeds, (int, np.integer)):
            seeds = [int(seeds) + i for i in range(n)]
        if len(seeds) != n:
            raise TefudaError(f"there are {len(seeds)} seeds for {n} games")
        chosen = np.ones(n, np.bool_)
        if options is not None and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"])
            if chosen.shape != (n,) or chosen.dtype != np.bool_ or not chosen.any():
                raise TefudaError(f"reset_mask is an array of {n} truth values, not all false")
            if not self._begun and not chosen.all():
                raise TefudaError("the first reset begins all games")
        self._begun = True
        info = self._new_info()
        self._begin([(i, seeds[i]) for i in range(n) if chosen[i]], info)
        self._over[chosen] = False
        return self._seen(), self._told(info, chosen)

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Take an action in every game; games that are over begin anew as the mode says."""
        n = self.num_envs
        mode = self.autoreset_mode
        if not self._begun:
            raise TefudaError("no game has begun; reset begins them")
        if np.shape(actions) != (n,):
            raise TefudaError(f"{n} actions are wanted, one for each game, not {np.shape(actions)}")
        rewards = np.zeros(n, np.float64)
        over = np.zeros(n, np.bool_)
        info = self._new_info()
        again = self._over if mode == AutoresetMode.NEXT_STEP else np.zeros(n, np.bool_)
        if np.asarray(actions).dtype.kind not in "iu":
            raise TefudaError("actions are whole numbers from 0 on")
        wanted = np.asarray(actions).tolist()
        played = [(i, wanted[i]) for i in range(n) if not again[i]]
        self._play(played, rewards, over, info)
        more: dict[str, Any] = {}
        if mode == AutoresetMode.NEXT_STEP:
            self._begin([(int(i), None) for i in np.flatnonzero(again)], info)
        elif mode == AutoresetMode.SAME_STEP and over.any():
            more = self._final(over, info)
            self._begin([(int(i), None) for i in np.flatnonzero(over)], info)
        self._over = over.copy()
        told = self._told(info, np.ones(n, np.bool_))
        return self._seen(), rewards, over, np.zeros(n, np.bool_), {**told, **more}

    def action_masks(self) -> Array:
        """Which actions are possible in each game."""
        return self._mask().astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        for worker in self._workers:
            worker.close()
        self._workers = []
        self._bytes = np.zeros((0, 0), np.uint8)
        if self._shared is not None:
            self._shared.close()
            self._shared.unlink()
            self._shared = None

    # -- what is behind it ---------------------------------------------------------------------

    def _new_info(self) -> dict[str, Array]:
        return {name: np.zeros(self.num_envs, np.int64) for name in ("seat", "seed")}

    def _begin(self, chosen: list[tuple[int, int | None]], info: dict[str, Array]) -> None:
        if self._lanes is not None:
            told = self._lanes.reset(chosen)
            for i, seat, seed in told:
                info["seat"][i], info["seed"][i] = seat, seed
            return
        for worker, (first, last) in zip(self._workers, self._parts, strict=True):
            worker.ask("reset", [(i - first, seed) for i, seed in chosen if first <= i < last])
        for worker, (first, _) in zip(self._workers, self._parts, strict=True):
            for i, seat, seed in worker.told():
                info["seat"][first + i], info["seed"][first + i] = seat, seed

    def _play(
        self, played: list[tuple[int, int]], rewards: Array, over: Array, info: dict[str, Array]
    ) -> None:
        if self._lanes is not None:
            problem = self._lanes.possible(played)
            if problem:
                raise TefudaError(problem)
            told = self._lanes.step(played)
        else:
            parts = [
                [(i - first, action) for i, action in played if first <= i < last]
                for first, last in self._parts
            ]
            for word in ("possible", "step"):
                for worker, part in zip(self._workers, parts, strict=True):
                    worker.ask(word, part)
                answers = [worker.told() for worker in self._workers]
                if word == "possible" and any(answers):
                    at = next(i for i, answer in enumerate(answers) if answer)
                    raise TefudaError(f"{answers[at]} (of those from game {self._parts[at][0]} on)")
            told = [one for answer in answers for one in answer]
        games = [i for i, _ in played]
        if games:
            brought, ended, seats, seeds = zip(*told, strict=True)
            rewards[games], over[games] = brought, ended
            info["seat"][games], info["seed"][games] = seats, seeds

    def _mask(self) -> Array:
        return self._bytes[:, self._masks].view(np.int8)

    def _arrays(self, which: Any) -> Any:
        rows = self._bytes[which]
        flat = rows[..., : 4 * self.layout.size].view(np.int32)
        if self._obs != DICT:
            return flat
        return {**self.layout.split(flat), MASK: rows[..., self._masks].view(np.int8)}

    def _seen(self) -> Any:
        seen = self._arrays(slice(None))
        if not self.copy:
            return seen
        if self._obs != DICT:
            return seen.copy()
        return {name: array.copy() for name, array in seen.items()}

    def _told(self, info: dict[str, Array], there: Array) -> dict[str, Any]:
        """What is told beside, in Gymnasium's form: a value for each game, and who has one."""
        told: dict[str, Any] = {MASK: self._mask().copy(), f"_{MASK}": there.copy()}
        told[MASK][~there] = 0
        for name, values in info.items():
            told[name] = values.copy()
            told[f"_{name}"] = there.copy()
        return told

    def _final(self, over: Array, info: dict[str, Array]) -> dict[str, Any]:
        """What was seen last of games that are over and begin anew in the same step."""
        last: Array = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(over):
            own = self._bytes[i].copy()
            flat = own[: 4 * self.layout.size].view(np.int32)
            mask = own[self._masks].view(np.int8)
            last[i] = flat if self._obs != DICT else {**self.layout.split(flat), MASK: mask}
        told = self._told(info, over)
        for name, values in info.items():
            told[name] = np.where(over, values, 0)
        return {"final_obs": last, "_final_obs": over.copy(), "final_info": told,
                "_final_info": over.copy()}  # fmt: skip


class _Worker:
    """A process with some of the games."""

    def __init__(self, given: tuple[Any, ...]) -> None:
        context = mp.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other, *given), daemon=True)
        self._process.start()
        other.close()

    def ask(self, word: str, given: Any) -> None:
        try:
            self._pipe.send((word, given))
        except OSError:
            raise TefudaError("a worker of the vector has ended; make the vector anew") from None

    def told(self) -> Any:
        try:
            fine, answer = self._pipe.recv()
        except (EOFError, OSError):
            raise TefudaError("a worker of the vector has ended; make the vector anew") from None
        if not fine:
            raise TefudaError(answer)
        return answer

    def close(self) -> None:
        with contextlib.suppress(OSError):  # it may have ended already
            self._pipe.send(("close", None))
        self._process.join(10)
        self._pipe.close()


def _work(
    pipe: Any, game: str, opponent: Opponent, seat: int | None, name: str, first: int, games: int,
    more: dict[str, Any],
) -> None:  # fmt: skip
    """Play some games of a vector until told to stop."""
    shared = SharedMemory(name=name)
    try:
        course = Course(game, **more)
        length = course.layout.length
        whole = shared.buf
        assert whole is not None
        memory = whole[first * length : (first + games) * length]
        lanes = Lanes(course, opponent, seat, memory, games)
        acts: dict[str, Any] = {
            "reset": lanes.reset, "step": lanes.step, "possible": lanes.possible,
        }  # fmt: skip
        pipe.send((True, None))
        while True:
            word, given = pipe.recv()
            if word == "close":
                break
            try:
                pipe.send((True, acts[word](given)))
            except TefudaError as error:
                pipe.send((False, str(error)))
        memory.release()
        whole.release()
    except (EOFError, KeyboardInterrupt):
        pass  # whoever made the vector has gone
    except TefudaError as error:
        pipe.send((False, str(error)))
    finally:
        pipe.close()


def vector(game: str, opponent: Opponent = "beginner", **more: Any) -> Vector:
    """Many games as a Gymnasium vector: `games` of them, in so many `workers`, begun anew as
    `autoreset` says ("NextStep", "SameStep" or "Disabled"). See `Vector` and `Gym` for the rest."""
    return Vector(game, opponent, **more)


def make(num_envs: int = 1, **more: Any) -> Vector:
    """As Gymnasium's `make_vec` asks for it."""
    return Vector(games=num_envs, **more)
