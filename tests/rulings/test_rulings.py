"""Official answers: each has a line in its game's table, and many are scenarios that pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tefuda.cards import Catalog
from tefuda.scenarios import Scenario, read_file
from tests.rulings.conftest import ABSENT_NEWER, NEWER, answers
from tests.scenarios.bare import passes_without_text
from tests.scenes import holds

HERE = Path(__file__).parent
STATES = ("scenario", "not-play", "not-yet")
# So many answers about cards at least; those on sets that came later are in a folder of their own.
SHOWN = {"onepiece": 850, "fusionworld": 165}
SHOWN_NEWER = {"onepiece": 130, "fusionworld": 19}
# Answers that no text of the cards in question has a part in, and why.
TEXTLESS = {
    ("onepiece", "16"): "that a power of 0 is enough against one is the battle's rule",
    ("onepiece", "1269"): "all names are one more Character's name, so the bonus does not come",
    (
        "onepiece",
        "1295",
    ): "what does not happen is an Event, and the effect that is no Event has none",
    ("fusionworld", "210"): "a combo power of 0 is printed, whatever the card says",
    ("fusionworld", "220"): "a combo power of 0 is printed, whatever the card says",
    ("fusionworld", "226"): "a combo power of 0 is printed, whatever the card says",
    ("fusionworld", "233"): "a combo power of 0 is printed, whatever the card says",
    ("fusionworld", "348"): "a name that does not fit is not chosen",
    ("fusionworld", "354"): "a name that does not fit is not chosen",
}
FOLDERS = [(game, newer) for newer in (False, True) for game in SHOWN]


def folder(game: str, newer: bool) -> Path:
    return HERE / game / "newer" if newer else HERE / game


def scenarios(game: str, newer: bool) -> list[Scenario]:
    paths = sorted(folder(game, newer).glob("*.scn"))
    return [scenario for path in paths for scenario in read_file(path)]


def table(game: str, newer: bool) -> dict[str, tuple[str, str, str]]:
    rows: dict[str, tuple[str, str, str]] = {}
    text = (folder(game, newer) / "table.tsv").read_text(encoding="utf-8")
    for line in text.splitlines()[1:]:
        number, card, state, note = line.split("\t")
        assert number not in rows, f"ruling {number} has two lines"
        rows[number] = (card, state, note)
    return rows


ALL = [scenario for place in FOLDERS for scenario in scenarios(*place)]


@pytest.mark.parametrize("scenario", ALL, ids=lambda s: f"{s.game} {'+'.join(s.rulings)} {s.title}")
def test_ruling(scenario: Scenario, real_cards: Callable[[str], Catalog]) -> None:
    cards = real_cards(scenario.game)
    if Path(scenario.path).parent.name == "newer" and not NEWER.is_dir():
        pytest.skip(ABSENT_NEWER)
    holds(scenario, cards)


@pytest.mark.parametrize(("game", "newer"), FOLDERS)
def test_every_ruling_has_a_line(game: str, newer: bool) -> None:
    rulings = answers(game, newer)
    rows = table(game, newer)
    assert set(rows) == set(rulings)
    for number, (card, state, note) in rows.items():
        assert card == rulings[number]["id"]
        assert state in STATES
        assert state == "scenario" or note, f"ruling {number} needs a reason"


@pytest.mark.parametrize(("game", "newer"), FOLDERS)
def test_the_table_and_the_scenarios_agree(game: str, newer: bool) -> None:
    shown = {number for scenario in scenarios(game, newer) for number in scenario.rulings}
    claimed = {number for number, row in table(game, newer).items() if row[1] == "scenario"}
    assert shown == claimed


@pytest.mark.parametrize(("game", "newer"), FOLDERS)
def test_enough_rulings_are_shown(game: str, newer: bool) -> None:
    rows = table(game, newer)
    rules = {number for number, row in rows.items() if row[0] == "rules"}
    assert all(rows[number][1] != "not-yet" for number in rules)
    states = Counter(row[1] for number, row in rows.items() if number not in rules)
    assert states["scenario"] >= (SHOWN_NEWER if newer else SHOWN)[game]


def test_the_text_of_the_cards_matters_to_every_answer(
    real_cards: Callable[[str], Catalog], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing is to happen, another scenario of the same answer shows that something could."""
    if not NEWER.is_dir():
        pytest.skip(ABSENT_NEWER)
    shown: dict[tuple[str, str], bool] = {}
    for scenario in ALL:
        idle = passes_without_text(scenario, monkeypatch, real_cards(scenario.game))
        for number in scenario.rulings:
            one = (scenario.game, number)
            shown[one] = shown.get(one, False) or not idle
    assert {one for one, matters in shown.items() if not matters} == set(TEXTLESS)
