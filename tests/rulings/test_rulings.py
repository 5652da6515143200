"""Official answers: each has a line in its game's table, and many are scenarios that pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards import Catalog
from tefuda.scenarios import Scenario, read_file, run

HERE = Path(__file__).parent
STATES = ("scenario", "not-play", "not-yet")
SHOWN = {"onepiece": 850, "fusionworld": 165}  # so many answers about cards at least


def scenarios(*games: str) -> list[Scenario]:
    paths = [path for game in games for path in sorted((HERE / game).glob("*.scn"))]
    return [scenario for path in paths for scenario in read_file(path)]


def table(game: str) -> dict[str, tuple[str, str, str]]:
    rows: dict[str, tuple[str, str, str]] = {}
    text = (HERE / game / "table.tsv").read_text(encoding="utf-8")
    for line in text.splitlines()[1:]:
        number, card, state, note = line.split("\t")
        assert number not in rows, f"ruling {number} has two lines"
        rows[number] = (card, state, note)
    return rows


@pytest.mark.parametrize(
    "scenario", scenarios(*SHOWN), ids=lambda s: f"{s.game} {'+'.join(s.rulings)} {s.title}"
)
def test_ruling(scenario: Scenario, real_cards: Callable[[str], Catalog]) -> None:
    failures = run(scenario, real_cards(scenario.game))
    assert not failures, "\n".join(map(str, failures))


@pytest.mark.parametrize("game", SHOWN)
def test_every_ruling_has_a_line(game: str, rulings: dict[str, dict[str, Any]]) -> None:
    rows = table(game)
    assert set(rows) == set(rulings)
    for number, (card, state, note) in rows.items():
        assert card == rulings[number]["id"]
        assert state in STATES
        assert state == "scenario" or note, f"ruling {number} needs a reason"


@pytest.mark.parametrize("game", SHOWN)
def test_the_table_and_the_scenarios_agree(game: str) -> None:
    shown = {number for scenario in scenarios(game) for number in scenario.rulings}
    claimed = {number for number, row in table(game).items() if row[1] == "scenario"}
    assert shown == claimed


@pytest.mark.parametrize("game", SHOWN)
def test_enough_rulings_are_shown(game: str) -> None:
    rows = table(game)
    rules = {number for number, row in rows.items() if row[0] == "rules"}
    assert all(rows[number][1] != "not-yet" for number in rules)
    states = Counter(row[1] for number, row in rows.items() if number not in rules)
    assert states["scenario"] >= SHOWN[game]
