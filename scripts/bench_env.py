"""Steps a second with observation and mask: our environments beside others, in one run.

PYTHONPATH=build/compiled python -m scripts.bench_env [--seconds 10] [--write]

Everything that is installed is measured in turn, in slices, on one core, by the time the processor
spends: what disturbs one disturbs all. The others are PettingZoo's leduc and texas hold'em,
rlcard's gin rummy and uno, OpenSpiel's gin rummy and essence-wars (`pip install rlcard pygame
open_spiel essence-wars`). `--write` puts the table into docs/RESEARCH.md.
"""

from __future__ import annotations

import argparse
import platform
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tefuda import env
from tefuda.env.course import Course
from tefuda.kernel import game as game_module
from tefuda.kernel.rng import seeded

PAGE = Path(__file__).parents[1] / "docs" / "RESEARCH.md"
SLICE = 0.2  # seconds
GAME = "onepiece"
Steps = Iterator[int]  # yields after some steps how many they were


def _any(mask: Any, rng: random.Random) -> int:
    """An action that the mask allows, quickly: the first from some place on."""
    places: bytes = mask.tobytes()
    at = places.find(1, int(rng.random() * len(places)))
    return at if at >= 0 else places.find(1)


def engine(history: int) -> Callable[[], Steps]:
    """Boards: what is seen and the mask as arrays, at every decision."""

    def steps() -> Steps:
        course = Course(GAME, decks="house", history=history)
        sheet = env.Sheet(course.layout)
        seed = 0
        rng = random.Random(1)
        while True:
            seed += 1
            board = course.begin(seed)
            n = 0
            while not board.over:
                sheet.read(board, board.seat)
                board.step(_any(sheet.mask, rng))
                n += 1
            yield n

    return steps


def bare() -> Steps:
    """Boards without arrays."""
    course = Course(GAME, decks="house", history=0)
    seed = 0
    while True:
        seed += 1
        board = course.begin(seed)
        rng = seeded(seed)
        n = 0
        while not board.over:
            decision = board.game.decision
            assert decision is not None
            board.step(rng.below(min(len(decision.options), 64)))
            n += 1
        yield n


def aec(make: Callable[[], Any]) -> Callable[[], Steps]:
    """Any PettingZoo environment, with actions drawn from the mask."""

    def steps() -> Steps:
        table = make()
        rng = random.Random(1)
        table.reset(seed=1)
        while True:
            table.reset()
            n = 0
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                if over or cut:
                    table.step(None)
                else:
                    table.step(_any(seen["action_mask"], rng))
                    n += 1
            yield n

    return steps


def vector(games: int, history: int) -> Callable[[], Steps]:
    def steps() -> Steps:
        many = env.vector(
            GAME, "self", games=games, decks="house", history=history, obs="flat", copy=False,
            autoreset="SameStep",
        )  # fmt: skip
        rng = np.random.default_rng(1)
        mask = many.reset(seed=1)[1]["action_mask"]
        while True:
            # One of the possible actions for each game: they stand before the others.
            actions = (rng.random(games) * mask.sum(axis=1)).astype(np.int64)
            mask = many.step(actions)[4]["action_mask"]
            yield games

    return steps


def spiel(name: str, how: str) -> Callable[[], Steps]:
    """OpenSpiel with a tensor at every decision: none, as a list, or by an observer."""

    def steps() -> Steps:
        import pyspiel

        if name.startswith("tefuda"):
            import tefuda.env.openspiel  # noqa: F401
        game = pyspiel.load_game(name)
        observer = None
        if how == "observer":
            if name.startswith("tefuda"):
                observer = game.make_py_observer()
            else:
                from open_spiel.python.observation import make_observation

                observer = make_observation(game)
        rng = random.Random(1)
        while True:
            state = game.new_initial_state()
            n = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
                    continue
                if how == "list":
                    state.observation_tensor()
                elif observer is not None:
                    observer.set_from(state, state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                n += 1
            yield n

    return steps


def rlcard(name: str) -> Callable[[], Steps]:
    def steps() -> Steps:
        import rlcard as cards

        table = cards.make(name, config={"seed": 1})
        rng = random.Random(1)
        while True:
            state, _ = table.reset()
            n = 0
            while not table.is_over():
                state, _ = table.step(rng.choice(list(state["legal_actions"])))
                n += 1
            yield n

    return steps


def essence() -> Steps:
    import essence_wars

    game = essence_wars.PyGame()
    rng = random.Random(1)
    seed = 0
    while True:
        seed += 1
        game.reset(seed)
        n = 0
        while not game.is_done():
            game.observe()
            mask = game.action_mask()
            game.step(int(rng.choice(mask.nonzero()[0])))
            n += 1
        yield n


def zoo(name: str, raw: bool) -> Callable[[], Any]:
    def make() -> Any:
        from importlib import import_module

        module = import_module(f"pettingzoo.classic.{name}")
        return module.raw_env() if raw else module.env()

    return make


RUNS: dict[str, Callable[[], Steps]] = {
    "tefuda, engine alone": bare,
    "tefuda, arrays and mask": engine(0),
    "tefuda, arrays and mask, 16 events of history": engine(16),
    "tefuda, PettingZoo AEC, raw": aec(lambda: env.aec(GAME, decks="house", history=0)),
    "tefuda, PettingZoo AEC, raw, 16 events of history": aec(lambda: env.aec(GAME, decks="house")),
    "tefuda, PettingZoo AEC, usual wrappers": aec(
        lambda: env.aec(GAME, decks="house", history=0, wrapped=True)
    ),
    "tefuda, vector of 32, one process": vector(32, 0),
    "tefuda, vector of 32, one process, 16 events of history": vector(32, 16),
    "tefuda, OpenSpiel, no tensors": spiel(f"tefuda_{GAME}(history=0,recall=False)", "none"),
    "tefuda, OpenSpiel, tensors by observer": spiel(
        f"tefuda_{GAME}(history=0,recall=False)", "observer"
    ),
    "PettingZoo leduc hold'em, as shipped": aec(zoo("leduc_holdem_v4", False)),
    "PettingZoo leduc hold'em, raw": aec(zoo("leduc_holdem_v4", True)),
    "PettingZoo texas hold'em, as shipped": aec(zoo("texas_holdem_v4", False)),
    "PettingZoo texas hold'em, raw": aec(zoo("texas_holdem_v4", True)),
    "rlcard gin rummy": rlcard("gin-rummy"),
    "rlcard uno": rlcard("uno"),
    "OpenSpiel gin rummy, lists": spiel("gin_rummy", "list"),
    "OpenSpiel gin rummy, observer": spiel("gin_rummy", "observer"),
    "essence-wars": essence,
}


def measure(seconds: float) -> dict[str, float | None]:
    """Steps a second of each, None for what is not installed."""
    going: dict[str, Steps] = {}
    done = {name: [0, 0.0] for name in RUNS}
    for name, run in RUNS.items():
        try:
            steps = run()
            next(steps)
        except ImportError:
            continue
        going[name] = steps
    while going and min(done[name][1] for name in going) < seconds:
        for name, steps in going.items():
            begun = time.process_time()
            spent = 0.0
            while spent < SLICE:
                done[name][0] += next(steps)
                spent = time.process_time() - begun
            done[name][1] += spent
    return {name: done[name][0] / done[name][1] if name in going else None for name in RUNS}


def table(rates: dict[str, float | None], seconds: float) -> str:
    build = "plain" if str(game_module.__file__).endswith(".py") else "compiled"
    lines = [
        f"One core, {build} build, Python {platform.python_version()}, {seconds:g} s each in turn.",
        "",
        "| environment | steps a second |",
        "|---|---:|",
    ]
    for name, rate in rates.items():
        lines.append(f"| {name} | {'not installed' if rate is None else f'{rate:,.0f}'} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Our environments beside others.")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--write", action="store_true", help="put the table into docs/RESEARCH.md")
    given = parser.parse_args()
    text = table(measure(given.seconds), given.seconds)
    print(text)
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        marked = re.compile(r"(<!-- figures -->\n).*?(\n<!-- end of figures -->)", re.S)
        PAGE.write_text(
            marked.sub(lambda found: found[1] + text + found[2], page), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
