"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tefuda import TefudaError
from tefuda.games import GAMES
from tests.env.tables import tables

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: tefuda[openspiel]")

from tefuda.env import openspiel  # noqa: E402

TINY = Path(__file__).parents[2] / "examples" / "tiny.scn"


def load(game: str, **given: Any) -> Any:
    told = ",".join(f"{name}={value}" for name, value in given.items())
    return pyspiel.load_game(f"{openspiel.name_of(game)}({told})")


def played(game: Any, seed: int, most: int) -> Any:
    """A position some choices after the beginning."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(most):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_random_games_with_serialisation(game: str) -> None:
    pyspiel.random_sim_test(load(game, seeds=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "edition", "seats"), tables(most=False))
def test_copies_are_the_position(game: str, edition: str, seats: int) -> None:
    table = load(game, format=f"v{edition}" if edition[0].isdigit() else edition, seats=seats)
    assert table.num_players() == seats
    state = played(table, 3, 25)
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        seat = state.current_player()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        before = str(state)
        other.apply_action(other.legal_actions()[0])
        assert str(state) == before, "what a copy does is its own"


def test_actions_stand_for_the_same_options() -> None:
    keys: dict[str, int] = {}
    moved = seen = 0
    for seed in range(4):
        state = load(GAMES[0], decks="red-rush;red-rush", actions=65_536).new_initial_state()
        state.apply_action(seed)
        rng = random.Random(seed)
        while not state.is_terminal():
            seat = state.current_player()
            for action in state.legal_actions():
                key = f"{seat} {state.action_to_string(action)}"
                moved += keys.setdefault(key, action) != action
                seen += 1
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(keys) > 100
    assert moved <= seen // 1_000, "only where two options clash may an action be another one"


@pytest.mark.parametrize("game", GAMES)
def test_resampling_keeps_what_the_seat_knows(game: str) -> None:
    state = played(load(game, decks="house"), 5, 20)
    seat = state.current_player()
    rng = random.Random(1)
    others = set()
    for _ in range(5):
        other = state.resample_from_infostate(seat, rng.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        others.add(tuple(other.observation_tensor(1 - seat)))
        again = pickle.loads(pickle.dumps(other))
        assert again.observation_tensor(1 - seat) == other.observation_tensor(1 - seat)
    assert len(others) > 1


def test_tensors_are_the_arrays() -> None:
    game = load(GAMES[0])
    state = played(game, 2, 30)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    flat = game.course.layout.flat(state.board.observe(1)).astype(np.float32)
    assert (observer.tensor == flat).all()
    assert (observer.dict["cards"].ravel() == flat[: observer.dict["cards"].size]).all()
    assert state.observation_tensor(1) == flat.tolist()


def test_returns_add_up_to_nothing() -> None:
    state = played(load(GAMES[0]), 1, 5_000)
    assert state.is_terminal()
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_exact_algorithms_run_on_a_tiny_scenario() -> None:
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    game = load(GAMES[0], scenario=TINY, seeds=1, actions=64, history=0)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.nash_conv(game, policy) < 0.01
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert values[0] == pytest.approx(-values[1])


def test_search_with_samples_takes_a_win_that_is_there() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    text = TINY.read_text(encoding="utf-8").replace("B: hand X2\n", "B: hand 0\n")
    game = openspiel.Game.__subclasses__()[0]({"scenario": text, "seeds": 1, "history": 0})
    state = game.new_initial_state()
    state.apply_action(0)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=60,
        random_state=np.random.RandomState(1),
    )
    assert state.action_to_string(bot.step(state)).startswith("attack")


def test_wrong_wishes_are_refused_in_a_sentence() -> None:
    kind = openspiel.Game.__subclasses__()[0]
    for given, why in (
        ({"decks": "no-such-deck"}, "decks are a list"),
        ({"actions": 1}, "two actions to choose between"),
        ({"format": "9.9"}, "has no edition"),
    ):
        with pytest.raises(TefudaError, match=why):
            kind(given)
    few = kind({"actions": 2})
    state = few.new_initial_state()
    with pytest.raises(TefudaError, match="chance has not picked a seed yet"):
        _ = state.board
    state.apply_action(0)
    while len(state.board.keys()) <= 2:
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(TefudaError, match="there are more options than 2 actions"):
        state._legal_actions(state.current_player())
