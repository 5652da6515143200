"""Checks that can fail: words that cannot occur are refused, and a scenario shows its point."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tefuda
from tefuda import rules
from tefuda.games import GAMES, room
from tefuda.scenarios import Scenario, read_text, run, words
from tefuda.scenarios.run import run_under
from tests.scenarios import yet
from tests.scenarios.bare import passes_without_text

ALL = [scenario for game in GAMES for scenario in rules.scenarios(game)]
PACKAGE = Path(tefuda.__file__).parent

POSITION = """
# A position
A: leader BLANK-LEADER
A: character BLANK-CHARACTER
A: hand BLANK-CHARACTER
"""


@pytest.mark.parametrize(
    ("check", "wrong", "known"),
    [
        ("log no koed", "'koed'", "damage"),
        ("log koed", "'koed'", "damage"),
        ("log no damage 99-1", "'99-1'", ""),
        ("not offered hit A.L -> B.L", "'hit'", "attack"),
        ("not offered attack A.L -> B.C1", "B.C1", "A.C1"),
        ("not offered attack A.X1 -> B.L", "'X1'", "hand"),
        ("not offered play A.hand:NO-1", "'NO-1'", "BLANK-CHARACTER"),
        ("not offered play Z.hand:NO-1", "Z.hand", "A.L"),
        ("A hand lacks NO-1", "'NO-1'", "BLANK-CHARACTER"),
        ("A.C1 lacks flying", "'flying'", "blocker"),
        ("B cannot see A life BLANK-LEADER", "BLANK-LEADER", ""),
        ("A.C9 gone", "A.C9", "A.C1"),
        ("A.Q gone", "'Q'", "hand"),
    ],
)
def test_a_word_that_cannot_occur_is_refused(check: str, wrong: str, known: str) -> None:
    (scenario,) = read_text(f"{POSITION}= {check}\n")
    (failure,) = run(scenario)
    assert wrong in failure.message
    assert known in failure.message


@pytest.mark.parametrize(
    "check",
    ["log no damage", "not offered attack A.C1 -> A.L", "A trash lacks BLANK-CHARACTER",
     "A.C2 gone", "B cannot see A hand BLANK-CHARACTER", "A.C1 lacks blocker"],
)  # fmt: skip
def test_a_word_that_can_occur_is_not(check: str) -> None:
    (scenario,) = read_text(f"{POSITION}= {check}\n")
    assert run(scenario) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_that_is_logged_is_listed(game: str) -> None:
    for scenario in rules.scenarios(game):
        _, last = run_under(scenario, (scenario.editions or [scenario.edition])[0])
        assert last is not None
        unlisted = {event.kind for event in last.log or []} - set(words.events(last))
        assert not unlisted, f"{unlisted} should stand in tefuda.scenarios.words"


def literals(*folders: str) -> set[str]:
    """The strings in the code of these rooms, and the names of statements as the log has them."""
    found: set[str] = set()
    for folder in folders:
        for path in (PACKAGE / folder).rglob("*.py"):
            if path.name == "arrange.py":
                continue  # where they are listed
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
                elif isinstance(node, ast.ClassDef):
                    found.add(node.name.lower())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_is_listed_stands_in_the_code(game: str) -> None:
    code = literals("abilities", "kernel", "effects", f"games/{game}")
    listed = {*room(game).arrange.EVENTS, *room(game).arrange.VERBS}
    assert sorted(listed - code) == []


def checks(scenario: Scenario) -> list[str]:
    return [line.text for sign, _, line in scenario.script if sign == "="]


def denies(check: str) -> bool:
    """Whether a check says only that something is not so."""
    said = check.split()
    return (
        check.startswith(("not offered", "log no"))
        or "lacks" in said
        or "cannot" in said
        or said[-1] == "gone"
    )


def test_a_scenario_does_not_only_deny() -> None:
    """What is not so might never be; something that is so must stand beside it."""
    only = [
        f"{scenario.game} {scenario.title}"
        for scenario in ALL
        if all(denies(check) for check in checks(scenario))
    ]
    assert only == yet.DENIALS


def test_a_scenario_says_more_than_whose_turn_it_is() -> None:
    only = [
        f"{scenario.game} {scenario.title}"
        for scenario in ALL
        if all(check.split()[0] in ("asks", "options") for check in checks(scenario))
    ]
    assert only == yet.TURNS


@pytest.mark.parametrize("game", GAMES)
def test_no_scenario_holds_without_the_text_of_its_cards(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle = [
        f"{scenario.path}: {scenario.title}"
        for scenario in rules.scenarios(game)
        if not scenario.deal and passes_without_text(scenario, monkeypatch)
    ]
    assert idle == yet.TEXTS[game]
