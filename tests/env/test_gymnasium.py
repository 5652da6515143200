"""Gymnasium's own tests, opponents, and vectors that do what single environments do."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tefuda import TefudaError, env
from tefuda.games import GAMES
from tests.env.tables import tables


def first(arrays: dict[str, Any]) -> int:
    """A policy: the first option there is."""
    return int(np.flatnonzero(arrays["action_mask"])[0])


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Draws actions that are possible, as Gymnasium's test draws any."""

    def step(self, action: Any) -> Any:
        mask = self.unwrapped.action_masks()  # type: ignore[attr-defined]
        possible = np.flatnonzero(mask)
        return self.env.step(int(possible[int(action) % len(possible)]))


@pytest.mark.parametrize("obs", ["dict", "flat"])
@pytest.mark.parametrize("game", GAMES)
def test_the_interface(game: str, obs: str) -> None:
    with warnings.catch_warnings():
        # It would rather see numbers in a range that suits networks, and no wrapper.
        warnings.filterwarnings("ignore", message=".*(The environment|Box).*")
        check_env(Masked(env.gym(game, opponent="random", obs=obs)), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_games_are_registered(game: str) -> None:
    made = gymnasium.make(f"tefuda/{game}-v1", opponent="random", disable_env_checker=True)
    made.reset(seed=1)
    many = gymnasium.make_vec(
        f"tefuda/{game}-v1", num_envs=3, vectorization_mode="vector_entry_point", opponent="random"
    )
    assert many.reset(seed=1)[0]["cards"].shape[0] == 3


def play(table: Any, seed: int, most: int = 10_000) -> tuple[list[bytes], float]:
    rng = np.random.default_rng(seed)
    seen, info = table.reset(seed=seed)
    told: list[bytes] = []
    for _ in range(most):
        told.append(seen["cards"].tobytes() + seen["options"].tobytes())
        assert (table.action_masks() == info["action_mask"]).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, _, info = table.step(action)
        if over:
            return told, reward
    return told, 0.0


@pytest.mark.parametrize(("game", "edition", "seats"), tables(most=False))
@pytest.mark.parametrize("opponent", ["random", "beginner", "self", first])
def test_a_seed_decides_everything(game: str, edition: str, seats: int, opponent: Any) -> None:
    if opponent == "beginner" and edition not in ("1.2.0", "1.06", "standard"):
        pytest.skip("a bot thinks; one edition of each game shows it")
    given: dict[str, Any] = {"format": edition, "seats": seats, "opponent": opponent}
    once = play(env.gym(game, **given), 6)
    assert once == play(env.gym(game, **given), 6)
    assert once[1] in (1.0, -1.0)
    assert once[0] != play(env.gym(game, **given), 7)[0]


def test_the_learner_sits_where_it_is_put() -> None:
    for seat in (0, 1):
        table = env.gym(GAMES[0], "random", seat)
        assert {table.reset(seed=s)[1]["seat"] for s in range(5)} == {seat}
    anywhere = env.gym(GAMES[0], "random")
    assert {anywhere.reset(seed=s)[1]["seat"] for s in range(20)} == {0, 1}
    with pytest.raises(TefudaError, match="there is no seat 2"):
        env.gym(GAMES[0], "random", 2)


def test_a_pool_draws_bots_and_past_selves() -> None:
    called: list[int] = []

    def past(arrays: dict[str, Any]) -> int:
        called.append(1)
        return first(arrays)

    pool = env.Pool("random", keep=2)
    table = env.gym(GAMES[0], pool)
    play(table, 1)
    assert not called
    for _ in range(3):
        pool.add(past)
    assert len(pool.past) == 2
    for seed in range(4):
        play(table, seed)
    assert called
    with pytest.raises(TefudaError, match="the pool of opponents is empty"):
        env.gym(GAMES[0], env.Pool()).reset(seed=1)
    with pytest.raises(TefudaError, match="there is no bot 'genius'"):
        env.gym(GAMES[0], "genius")
    with pytest.raises(TefudaError, match="an opponent is a bot's level"):
        env.gym(GAMES[0], 3)  # type: ignore[arg-type]


def test_evaluation_is_fair_to_seats_and_repeats() -> None:
    mirror = {"game": GAMES[0], "decks": ("red-rush", "red-rush")}
    found = env.evaluate("beginner", "random", 20, 5, **mirror)  # type: ignore[arg-type]
    assert found == env.evaluate("beginner", "random", 20, 5, **mirror)  # type: ignore[arg-type]
    assert [rate.games for rate in found.seats] == [10, 10]
    assert found.total.low > 0.5
    assert found.total.low < found.total.rate < found.total.high or found.total.rate == 1.0
    # A policy against itself is even: what one seat wins with a seed the other one loses.
    even = env.evaluate(first, first, 20, 1, **mirror)  # type: ignore[arg-type]
    assert even.total.wins + even.total.draws + even.total.wins >= 20
    assert even.total.wins * 2 + even.total.draws == 20
    with pytest.raises(TefudaError, match="games are a multiple of 2"):
        env.evaluate(first, "random", 3, 1, game=GAMES[0])


def test_a_saved_game_goes_on_with_the_same_decision() -> None:
    table = env.gym(GAMES[0], "random")
    play(table, 3, 20)
    kept, keys = table.save(), table.keys()
    play(table, 4, 20)
    seen, _ = table.load(kept)
    assert table.keys() == keys
    guess = table.sample(seed=1)
    assert table.load(guess)[0]["cards"].tobytes() == seen["cards"].tobytes()


MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("obs", ["dict", "flat"])
@pytest.mark.parametrize("game", GAMES)
def test_a_vector_is_single_environments_side_by_side(
    game: str, obs: str, mode: AutoresetMode
) -> None:
    given: dict[str, Any] = {"opponent": "random", "obs": obs, "decks": "house", "options": 12}
    singles = SyncVectorEnv([lambda: env.gym(game, **given)] * 3, autoreset_mode=mode)
    many = env.vector(game, games=3, autoreset=mode, **given)
    assert_alike(singles, many, mode, 170)
    assert many.single_observation_space == singles.single_observation_space
    assert many.metadata["autoreset_mode"] == mode


def test_workers_play_what_one_process_plays() -> None:
    given: dict[str, Any] = {"opponent": "self", "decks": "house", "games": 3}
    mode = AutoresetMode.SAME_STEP  # games begin anew by the same code, wherever they are played
    many = env.vector(GAMES[0], workers=2, autoreset=mode, **given)
    try:
        assert_alike(env.vector(GAMES[0], autoreset=mode, **given), many, mode, 200)
        before = many.action_masks()
        with pytest.raises(TefudaError, match="action 63 is not possible now"):
            many.step(np.array([0, 0, 63]))
        assert (many.action_masks() == before).all()
    finally:
        many.close()


def assert_alike(one: Any, other: Any, mode: AutoresetMode, steps: int) -> None:
    rng = np.random.default_rng(1)
    assert data_equivalence(one.reset(seed=9), other.reset(seed=9))
    ended = 0
    for _ in range(steps):
        # In a game that is over no action is possible, and whichever is given does nothing.
        masks = other.action_masks()
        actions = np.array([rng.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks])
        step = one.step(actions)
        assert data_equivalence(step, other.step(actions))
        over = step[2]
        ended += int(over.sum())
        if mode == AutoresetMode.DISABLED and over.any():
            again = one.reset(options={"reset_mask": over.copy()})
            assert data_equivalence(again, other.reset(options={"reset_mask": over}))
    assert ended > 1


def test_wrong_vectors_and_steps_are_refused_in_a_sentence() -> None:
    for given, why in (
        ({"games": 0}, "a vector has one game or more"),
        ({"games": 2, "workers": 3}, "there are 1 to 2 workers"),
        ({"autoreset": "Never"}, "'Never' is no autoreset mode; there are NextStep"),
    ):
        with pytest.raises(TefudaError, match=why):
            env.vector(GAMES[0], "random", **given)
    many = env.vector(GAMES[0], "random", games=2)
    with pytest.raises(TefudaError, match="no game has begun"):
        many.step(np.zeros(2, np.int64))
    many.reset(seed=1)
    with pytest.raises(TefudaError, match="2 actions are wanted"):
        many.step(np.zeros(3, np.int64))
    with pytest.raises(TefudaError, match="actions are whole numbers"):
        many.step(np.array([0.5, 0.0]))
    before = many.action_masks()
    with pytest.raises(TefudaError, match="game 1: action 63 is not possible now"):
        many.step(np.array([0, 63]))
    assert (many.action_masks() == before).all()
