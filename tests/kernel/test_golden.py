"""Old records replay to the same digests, and perft counts stay what they are, in both builds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from scripts.golden import FOLDER as NAME
from scripts.golden import Course, course, position, told

from tefuda.perft import perft
from tefuda.records import read, replay

FOLDER = Path(__file__).parents[2] / NAME
RECORDS = sorted(path for path in FOLDER.glob("*.json") if path.name != "perft.json")
COUNTS = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    data = read(path)
    match = replay(data)
    assert match.over
    assert match.game.result is not None
    assert match.game.result.winners == data["winners"]
    assert len(data["digests"]) > 2


@pytest.mark.parametrize("known", COUNTS, ids=lambda known: "-".join(known["decks"]))
def test_golden_perft(known: dict[str, Any]) -> None:
    a, b = known["decks"]
    game = position((a, b), known["seed"], known["after"])
    assert dict(perft(game, known["depth"])) == known["kinds"]


@pytest.mark.parametrize(("one", "went"), told(FOLDER / "courses.tsv"), ids=lambda x: str(x))
def test_a_golden_course_goes_as_it_went(one: Course, went: str) -> None:
    """A change here is a change of the rules as played: look for the clause that asked for it,
    then run scripts/golden.py."""
    assert course(one) == went
