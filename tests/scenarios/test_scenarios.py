"""Every scenario holds, and every clause is shown by something."""

from __future__ import annotations

import pytest

from tefuda import rules
from tefuda.scenarios import Scenario, run

GAME = "onepiece"
ALL = rules.scenarios(GAME)


@pytest.mark.parametrize("scenario", ALL, ids=[scenario.title for scenario in ALL])
def test_scenario(scenario: Scenario) -> None:
    assert [str(failure) for failure in run(scenario)] == []


def test_titles_are_unique() -> None:
    titles = [scenario.title for scenario in ALL]
    assert sorted(set(titles)) == sorted(titles)


def test_every_scenario_checks_something_and_says_what_it_shows() -> None:
    idle = [
        scenario.title
        for scenario in ALL
        if not scenario.shows or not any(sign == "=" for sign, _, _ in scenario.script)
    ]
    assert idle == []


def test_every_clause_that_is_named_exists() -> None:
    named = {number for scenario in ALL for number in scenario.shows}
    for path in rules.test_files():
        named |= {number for number, _ in rules.marks(path.read_text(encoding="utf-8"))}
    assert sorted(named - rules.index(GAME).keys()) == []


def test_every_clause_is_shown_or_exempt() -> None:
    clauses = rules.index(GAME).values()
    assert [clause.number for clause in clauses if clause.missing] == []
    assert [clause.number for clause in clauses if clause.shown and clause.exempt] == []


def test_only_clauses_that_would_need_it_are_exempt_and_each_for_a_reason() -> None:
    for clause in rules.index(GAME).values():
        if clause.exempt:
            assert clause.kind in rules.ASKING
            assert len(clause.exempt) > 20


def test_every_clause_says_where_it_is_carried_out() -> None:
    clauses = rules.index(GAME).values()
    nowhere = [c.number for c in clauses if c.kind in rules.ASKING and not c.done and not c.exempt]
    assert nowhere == []


def test_places_that_are_named_are_there() -> None:
    for number, place in rules.where(GAME).items():
        module, _, name = place.partition(":")
        assert number in rules.index(GAME)
        assert name in rules.defined(module), f"{number}: {place} is not there"


def test_every_step_cites_a_clause_there_is() -> None:
    assert sorted(rules.steps(GAME).keys() - rules.index(GAME).keys()) == []


@pytest.mark.parametrize("edition", ["1.1.3", "1.1.9"])
def test_every_step_of_an_older_edition_cites_a_clause(edition: str) -> None:
    """Steps it shares with the current edition cite that one's numbers."""
    known = rules.index(GAME, edition).keys() | rules.index(GAME).keys()
    assert sorted(rules.steps(GAME, edition).keys() - known) == []
