"""Take a step out of its table, and a scenario that says it shows the step's clause fails."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from tefuda import rules
from tefuda.games import GAMES, room
from tefuda.kernel.procedure import Step
from tefuda.scenarios import Scenario, run
from tests.scenarios import yet

# Steps that do nothing anybody could miss, and why.
IDLE = {
    "setup.start (games.onepiece.setup) 5-2-1-8": "who goes first was the turn player since then",
    "battle.end_battle (games.onepiece.battle) 7-1-5-1": "the place others go to; it does nothing",
    "turn.pass_turn (games.onepiece.turn) 6-6-1-4": "the turn after this one is the game's step",
    "setup.start (games.fusionworld.setup) 6-2-1-11": "who goes first was settled before",
    "turn.pass_turn (games.fusionworld.turn) 7-4-7": "the turn after this one is the game's step",
    "battle.check_end_of_damage (games.fusionworld.battle) 8-4-8": "the checkpoint of 8-5-1 follows",
    "battle.check_end (games.fusionworld.battle) 8-5-1": "a checkpoint always goes before it",
    "setup.leaders_placed (games.fusionworld.setup) 6-2-1-3": "no house Leader waits for it: tests/games",
    "setup.first_checkpoint (games.fusionworld.setup) 6-2-1-6": "no house Leader waits for it: tests/games",
    "turn.pass_turn (games.rebirth.turn) 7.6.6": "the turn after this one is the game's step",
    "check.finish (games.rebirth.check) 9.6.2.5": "the end of the table; it does nothing",
}
# Of these checkpoints each is idle while the other is there; without both, something is amiss.
TOGETHER = {
    "fusionworld": [
        (
            "battle.check_end_of_damage (games.fusionworld.battle) 8-4-8",
            "battle.check_end (games.fusionworld.battle) 8-5-1",
        ),
    ],
}


def steps(game: str) -> dict[str, tuple[str, list[Step]]]:
    """Every step of every edition with its clause: rows that share a function are one step. What is
    done by hand carries out no clause (tests/test_by_hand.py)."""
    found: dict[str, tuple[str, list[Step]]] = {}
    for edition in room(game).EDITIONS.values():
        for procedure in edition.procedures.values():
            for step in procedure.steps if procedure.name != "by_hand" else ():
                module = step.run.__module__.rpartition("tefuda.")[2]
                name = f"{procedure.name}.{step.name} ({module}) {step.clause}"
                rows = found.setdefault(name, (step.clause, []))[1]
                if not any(row is step for row in rows):
                    rows.append(step)
    return found


def shown(game: str) -> dict[str, list[Scenario]]:
    """The scenarios by what they say they show, under whatever edition."""
    found: dict[str, list[Scenario]] = defaultdict(list)
    for scenario in rules.scenarios(game):
        for number in set(scenario.shows).union(*scenario.shows_in.values()):
            found[number].append(scenario)
    return found


def nothing(game: Any, frame: Any) -> None:
    """What stands for a step that was taken out."""


def fails(scenario: Scenario) -> bool:
    try:
        return bool(run(scenario))
    except Exception:  # whatever goes wrong without the step
        return True


def missed(rows: list[Step], scenarios: list[Scenario]) -> bool:
    """Whether one of the scenarios fails without these steps."""
    kept = [row.run for row in rows]
    for row in rows:
        row.run = nothing
    try:
        return any(fails(scenario) for scenario in scenarios)
    finally:
        for row, usual in zip(rows, kept, strict=True):
            row.run = usual


def unnoticed(game: str) -> Iterator[str]:
    by_clause = shown(game)
    for name, (clause, rows) in steps(game).items():
        if name not in IDLE and not missed(rows, by_clause[clause]):
            yield name


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_missed_by_a_scenario_that_shows_its_clause(game: str) -> None:
    assert list(unnoticed(game)) == yet.STEPS[game]


@pytest.mark.parametrize(
    ("game", "one", "other"), [(game, *pair) for game, pairs in TOGETHER.items() for pair in pairs]
)
def test_steps_that_do_the_same_are_missed_when_both_are_gone(
    game: str, one: str, other: str
) -> None:
    found, by_clause = steps(game), shown(game)
    rows = [row for name in (one, other) for row in found[name][1]]
    both = [s for s in by_clause[found[one][0]] if s in by_clause[found[other][0]]]
    assert missed(rows, both)


def test_what_is_excused_is_a_step() -> None:
    known = {name for game in GAMES for name in steps(game)}
    assert sorted(IDLE.keys() - known) == []
