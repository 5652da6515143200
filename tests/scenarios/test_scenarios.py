"""Every scenario holds, and every clause is shown by something."""

from __future__ import annotations

import pytest

from tefuda.scenarios import Scenario, run
from tests import clauses

GAME, EDITION = "onepiece", "1.2.0"
ALL = clauses.scenarios(GAME)


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
    known = clauses.index(GAME, EDITION)
    named = clauses.by_scenarios(GAME).keys() | clauses.by_tests().keys()
    named |= clauses.exempt(GAME).keys()
    assert sorted(named - known.keys()) == []


def test_every_clause_is_shown_or_exempt() -> None:
    assert clauses.missing(GAME, EDITION) == []


def test_no_clause_is_both_shown_and_exempt() -> None:
    shown = clauses.by_scenarios(GAME).keys() | clauses.by_tests().keys()
    assert sorted(shown & clauses.exempt(GAME).keys()) == []


def test_only_clauses_that_would_need_it_are_exempt_and_each_for_a_reason() -> None:
    reasons = clauses.exempt(GAME)
    assert sorted(reasons.keys() - set(clauses.needed(GAME, EDITION))) == []
    assert all(len(reason) > 20 for reason in reasons.values())
