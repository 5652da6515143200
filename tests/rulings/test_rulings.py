"""Official answers: each has a line in the table, and many are scenarios that pass."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards import Catalog
from tefuda.scenarios import Scenario, read_file, run

HERE = Path(__file__).parent / "onepiece"
TABLE = HERE / "table.tsv"
STATES = ("scenario", "not-play", "not-yet")


def scenarios() -> list[Scenario]:
    return [s for path in sorted(HERE.glob("*.scn")) for s in read_file(path)]


def table() -> dict[str, tuple[str, str, str]]:
    rows: dict[str, tuple[str, str, str]] = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]:
        number, card, state, note = line.split("\t")
        assert number not in rows, f"ruling {number} has two lines"
        rows[number] = (card, state, note)
    return rows


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda s: f"{'+'.join(s.rulings)} {s.title}")
def test_ruling(scenario: Scenario, real_cards: Catalog) -> None:
    failures = run(scenario, real_cards)
    assert not failures, "\n".join(map(str, failures))


def test_every_ruling_has_a_line(rulings: dict[str, dict[str, Any]]) -> None:
    rows = table()
    assert set(rows) == set(rulings)
    for number, (card, state, note) in rows.items():
        assert card == rulings[number]["id"]
        assert state in STATES
        assert state == "scenario" or note, f"ruling {number} needs a reason"


def test_the_table_and_the_scenarios_agree() -> None:
    shown = {number for scenario in scenarios() for number in scenario.rulings}
    claimed = {number for number, row in table().items() if row[1] == "scenario"}
    assert shown == claimed


def test_enough_rulings_are_shown() -> None:
    rows = table()
    rules = {number for number, row in rows.items() if row[0] == "rules"}
    assert all(rows[number][1] != "not-yet" for number in rules)
    states = Counter(row[1] for number, row in rows.items() if number not in rules)
    assert states["scenario"] >= 300
