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


def steps(game: str) -> dict[str, tuple[str, list[Step]]]:
    """Every step of every edition with its clause: rows that share a function are one step."""
    found: dict[str, tuple[str, list[Step]]] = {}
    for edition in room(game).EDITIONS.values():
        for procedure in edition.procedures.values():
            for step in procedure.steps:
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


def unnoticed(game: str) -> Iterator[str]:
    by_clause = shown(game)
    for name, (clause, rows) in steps(game).items():
        kept = [row.run for row in rows]
        for row in rows:
            row.run = nothing
        try:
            if not any(fails(scenario) for scenario in by_clause[clause]):
                yield name
        finally:
            for row, usual in zip(rows, kept, strict=True):
                row.run = usual


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_missed_by_a_scenario_that_shows_its_clause(game: str) -> None:
    assert list(unnoticed(game)) == yet.STEPS[game]
