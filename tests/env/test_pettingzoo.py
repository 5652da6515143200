"""PettingZoo's own tests, and what it asks for that they do not look at."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tefuda import TefudaError, env
from tefuda.games import GAMES
from tests.env.tables import tables

# What PettingZoo says of every environment that is not one of its own.
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize(("game", "edition", "seats"), tables(most=False))
def test_the_interface(game: str, edition: str, seats: int) -> None:
    table = env.aec(game, format=edition, seats=seats, decks="random")
    told = checked(lambda: api_test(table, num_cycles=60))
    assert not [text for text in told if not text.startswith(USUAL)]


@pytest.mark.parametrize("game", GAMES)
def test_the_interface_in_the_usual_wrappers(game: str) -> None:
    told = checked(lambda: api_test(env.aec(game, wrapped=True), num_cycles=100))
    assert not [text for text in told if not text.startswith(USUAL)]


def checked(test: Any) -> list[str]:
    """What a test of PettingZoo warns of."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        test()
    return [str(one.message) for one in told]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: env.aec(game, decks="house", obs="dict"), num_cycles=120)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env.aec(game, render_mode=render_mode))
    assert "decides" in capsys.readouterr().out
    with pytest.raises(TefudaError, match="'film' is no way to render"):
        env.aec(game, render_mode="film")


def play(table: Any, seed: int, most: int = 10_000) -> tuple[list[Any], dict[str, float]]:
    """Play on at random; everything that was seen, and what each agent was given in all."""
    rng = np.random.default_rng(seed)
    seen: list[Any] = []
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(most):
        observation, reward, over, cut, _ = table.last()
        total[agent] += reward
        assert not cut
        seen.append((agent, observation["observation"].tobytes(), reward, over))
        possible = np.flatnonzero(observation["action_mask"])
        table.step(None if over else int(rng.choice(possible)))
    return seen, total


@pytest.mark.parametrize(("game", "edition", "seats"), tables(most=False))
def test_a_win_is_one_a_loss_minus_one(game: str, edition: str, seats: int) -> None:
    table = env.aec(game, format=edition, seats=seats)
    table.reset(seed=3)
    total = play(table, 3)[1]
    result = table.course.board.game.result
    won = {f"player_{s}" for s in result.winners}
    assert won
    assert total == {agent: 1.0 if agent in won else -1.0 for agent in table.possible_agents}
    assert table.agents == []


def test_shaped_rewards_are_named_and_taken_back_at_the_end() -> None:
    weights = {"win": 1.0, "their life": -0.1, "hand": 0.5, "own deck": 0.01}
    table = env.aec(GAMES[0], rewards=weights)
    table.reset(seed=4)
    game = table.course.board.game
    before = [table.course.rewards.worth(game, seat) for seat in (0, 1)]
    seen, total = play(table, 4)
    assert len({reward for _, _, reward, _ in seen}) > 5
    for seat, agent in enumerate(table.possible_agents):
        won = 1.0 if seat in game.result.winners else -1.0
        assert total[agent] == pytest.approx(won - before[seat])
    with pytest.raises(TefudaError, match="no reward is called 'their counters in hand'"):
        env.aec(GAMES[0], rewards={"their counters in hand": 1.0})


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_goes_on_alike(game: str) -> None:
    table = env.aec(game, decks="random", options=5)
    table.reset(seed=8)
    play(table, 8, 40)
    kept = table.save()
    rest = play(table, 9)[0]
    other = env.aec(game, decks="random", options=5)
    other.load(kept)
    assert play(other, 9)[0] == rest
    table.reset()
    other.reset()
    assert play(table, 9)[0] == play(other, 9)[0], "the games that follow differ"


def test_what_cannot_be_loaded_loses_nothing() -> None:
    table = env.aec(GAMES[0])
    table.reset(seed=1)
    before = table.save()
    strange = env.aec(GAMES[1])
    strange.reset(seed=1)
    for data, why in (
        (b"{}", "this is not a saved game"),
        (b"\xff", "this is not a saved game"),
        (before[:-40], "this is not a saved game"),
        (before.replace(b'"zones":[[', b'"zones":[[[],'), "this saved game is damaged"),
        (before.replace(b'"rng":[', b'"rng":["x",'), "this saved game is damaged"),
        (strange.save(), f"this is a game of {GAMES[1]}"),
        (before.replace(b'"layout":1', b'"layout":7'), "with layout 7; 1 and 1 are read here"),
    ):
        with pytest.raises(TefudaError, match=why):
            table.load(data)
    assert table.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_shows_its_seat_the_same(game: str) -> None:
    table = env.aec(game, decks="random")
    table.reset(seed=2)
    play(table, 2, 50)
    agent = table.agent_selection
    seat = table.possible_agents.index(agent)
    other = table.sample(seat, 1)
    mine, theirs = table.observe(agent), other.observe(agent)
    assert mine["observation"].tobytes() == theirs["observation"].tobytes()
    assert mine["action_mask"].tolist() == theirs["action_mask"].tolist()
    assert table.keys() == other.keys()
    play(other, 5)
    assert other.course.board.over
    assert not table.course.board.over


def test_decks_are_fixed_drawn_or_made_up() -> None:
    game = GAMES[0]
    fixed = env.aec(game, decks=("red-rush", "red-rush"))
    pool = env.aec(game, decks=env.Decks("red-rush", "blue-empty-scroll"))
    made = env.aec(game, decks="random")
    leads: dict[str, set[tuple[str, ...]]] = {}
    for name, table in (("fixed", fixed), ("pool", pool), ("made", made)):
        for seed in range(12):
            table.reset(seed=seed)
            zones = [seat.zones for seat in table.course.board.game.seats]
            at = [zone.name for zone in table.course.start.rules.zones].index("leader")
            leads.setdefault(name, set()).add(tuple(z[at][0].printed.number for z in zones))
    assert len(leads["fixed"]) == 1
    assert len(leads["pool"]) == 4
    assert len(leads["made"]) > 4


def test_a_scenario_is_a_start() -> None:
    text = f"# One battle\ngame: {GAMES[0]}\nA: hand 2\nB: life 0\n"
    table = env.aec(GAMES[0], scenario=text)
    table.reset(seed=1)
    table.step([*table.keys()].index("attack A.L -> B.L"))
    while not table.course.board.over:
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[-1]))
    assert table._cumulative_rewards["player_0"] == 1.0


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"decks": ("red-rush",)}, "for 2 players, not for 1"),
        ({"decks": ("red-rush", "no-such-deck")}, "there is no deck 'no-such-deck'"),
        ({"decks": "anything"}, "decks are a list with one for each seat"),
        ({"decks": ("midnight-radio", "midnight-radio")}, "is for rebirth, not for onepiece"),
        ({"format": "9.9"}, "has no edition '9.9'"),
        ({"seats": 5}, "is for 2 players, not for 5"),
        ({"options": 0}, "options are 1 to 10000 rows"),
        ({"obs": "pixels"}, "observations are 'dict' or 'flat'"),
        ({"scenario": "# A\nA: hand 1\n", "decks": "random"}, "not with both"),
        ({"layout": 2}, "there is no layout 2"),
    ],
)
def test_wrong_wishes_are_refused_in_a_sentence(given: dict[str, Any], why: str) -> None:
    with pytest.raises(TefudaError, match=why):
        env.aec("onepiece", **given)


def test_a_step_that_cannot_be_taken_changes_nothing() -> None:
    table = env.aec(GAMES[0])
    with pytest.raises(TefudaError, match="no game has begun"):
        table.observe("player_0")
    table.reset(seed=1)
    before = table.save()
    for action in (64, 63, None, 0.5, "0", 10**30):
        with pytest.raises(TefudaError):
            table.step(action)
    with pytest.raises(TefudaError, match="a seed is a number"):
        table.reset(seed=-1)
    assert table.save() == before
