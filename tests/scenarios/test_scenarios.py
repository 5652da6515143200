"""Every scenario holds, and every clause is shown by something."""

from __future__ import annotations

import pytest

from tefuda import rules
from tefuda.games import GAMES
from tefuda.scenarios import Scenario
from tests.scenes import holds

ALL = [scenario for game in GAMES for scenario in rules.scenarios(game)]


@pytest.mark.parametrize("scenario", ALL, ids=[f"{s.game} {s.title}" for s in ALL])
def test_scenario(scenario: Scenario) -> None:
    holds(scenario)


@pytest.mark.parametrize("game", GAMES)
def test_titles_are_unique(game: str) -> None:
    titles = [scenario.title for scenario in rules.scenarios(game)]
    assert sorted(set(titles)) == sorted(titles)


def test_every_scenario_checks_something_and_says_what_it_shows() -> None:
    idle = [
        scenario.title
        for scenario in ALL
        if not scenario.shows or not any(sign == "=" for sign, _, _ in scenario.script)
    ]
    assert idle == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_is_named_exists(game: str) -> None:
    named = {number for scenario in rules.scenarios(game) for number in scenario.shows}
    named |= {mark.number for mark in rules.marks(game)}
    assert sorted(named - rules.index(game).keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_shown_or_exempt(game: str) -> None:
    clauses = rules.index(game).values()
    assert [clause.number for clause in clauses if clause.missing] == []
    assert [clause.number for clause in clauses if clause.shown and clause.exempt] == []


@pytest.mark.parametrize("game", GAMES)
def test_only_clauses_that_would_need_it_are_exempt_and_each_for_a_reason(game: str) -> None:
    for clause in rules.index(game).values():
        if clause.exempt:
            assert clause.kind in rules.ASKING
            assert len(clause.exempt) > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_says_where_it_is_carried_out(game: str) -> None:
    clauses = rules.index(game).values()
    nowhere = [c.number for c in clauses if c.kind in rules.ASKING and not c.done and not c.exempt]
    assert nowhere == []


@pytest.mark.parametrize("game", GAMES)
def test_places_that_are_named_are_there(game: str) -> None:
    known = rules.index(game)
    for number, place in rules.where(game).items():
        module, _, name = place.partition(":")
        assert number in known
        assert name in rules.defined(module), f"{number}: {place} is not there"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_cites_a_clause_there_is(game: str) -> None:
    assert sorted(rules.steps(game).keys() - rules.index(game).keys()) == []


@pytest.mark.parametrize("edition", ["1.1.3", "1.1.9"])
def test_every_step_of_an_older_edition_cites_a_clause(edition: str) -> None:
    """Steps it shares with the current edition cite that one's numbers."""
    known = rules.index("onepiece", edition).keys() | rules.index("onepiece").keys()
    assert sorted(rules.steps("onepiece", edition).keys() - known) == []
