"""Old records replay to the same digests, and perft counts stay what they are, in both builds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from scripts.courses import FOLDER, MEANT, Course, course, key, told_games, told_scenarios
from scripts.golden import position

from tefuda import Match
from tefuda.perft import perft
from tefuda.records import read
from tests.scenes import everything

RECORDS = sorted(path for path in FOLDER.glob("*.json") if path.name != "perft.json")
COUNTS = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    data = read(path)
    match = Match.from_record(data)
    assert match.over
    assert match.game.result is not None
    assert match.game.result.winners == data["winners"]
    assert len(data["digests"]) > 2


@pytest.mark.parametrize("known", COUNTS, ids=lambda known: "-".join(known["decks"]))
def test_golden_perft(known: dict[str, Any]) -> None:
    a, b = known["decks"]
    game = position((a, b), known["seed"], known["after"])
    assert dict(perft(game, known["depth"])) == known["kinds"]


@pytest.mark.parametrize(("one", "went"), told_games(), ids=lambda x: str(x))
def test_a_golden_course_goes_as_it_went(one: Course, went: str) -> None:
    assert course(one) == went, f"this game goes {MEANT}"


def test_it_is_known_how_every_scenario_goes() -> None:
    """Whether it still goes that way is asked where the scenario is run."""
    there = {key(scenario) for scenario, _ in everything()}
    told = told_scenarios().keys()
    hint = "run `python -m scripts.golden scenarios`"
    assert not there - told, f"nobody has told how these go; {hint}"
    assert not told - there, f"there are no such scenarios any more; {hint}"
