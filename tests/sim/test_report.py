"""Reports: their numbers are those of the games, and the page shows them anywhere."""

from __future__ import annotations

import csv
import itertools
import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tefuda.cards import house
from tefuda.decks import house_decks
from tefuda.decks.random import random_deck
from tefuda.kernel.errors import TefudaError
from tefuda.sim import Cell, Copies, Outcome, play
from tefuda.sim.report import Report, report
from tefuda.sim.report.charts import charts
from tefuda.sim.store import Store
from tests.cli.test_cli import tefuda
from tests.sim.cells import cell, table
from tests.web.hand import FLAGS, chromium

LARGEST = 1_200_000


def outcome(number: int, won: int, turns: int = 10, *cards: Copies) -> Outcome:
    """A game as it might have gone."""
    first = (number % 2,)
    return Outcome(number, 1 + number // 2, (won,), first, (), turns, 99, "life", "9-2-1-1", cards)


def reported(outcomes: list[Outcome], **which: str) -> Report:
    with Store() as store:
        store.add(store.cell(cell(), ["mine", "theirs"]), outcomes, 2)
        return report(store, **which)


def test_the_numbers_are_those_of_the_games() -> None:
    mine = cell(bot="random")
    played = [*play(mine, range(30))]
    found = reported(played)
    matchups = found.table("matchups").dicts()
    wins = sum(0 in one.winners for one in played)
    assert [row["rate"] for row in matchups] == [round(wins / 30, 4), round((30 - wins) / 30, 4)]
    assert all(row["low"] < row["rate"] < row["high"] for row in matchups)
    first = {row["deck"]: row for row in found.table("going_first").dicts()}["mine"]
    went = [one for one in played if 0 in one.first]
    assert first["first"] == round(sum(0 in one.winners for one in went) / len(went), 4)
    assert sum(row["games"] for row in found.table("lengths").dicts()) == 30
    assert sum(row["games"] for row in found.table("endings").dicts()) == 30
    kept = {row["deck"]: row for row in found.table("redraws").dicts()}["mine"]
    assert kept["taken"] == sum(0 in one.redrew for one in played) > 0
    over = [row for row in found.table("over_turns").dicts() if row["deck"] == "mine"]
    assert {row["turns"]: row["games"] for row in over} == {
        turns: sum(one.turns == turns for one in played) for turns in {one.turns for one in played}
    }
    numbers = [*mine.decks[0].cards]
    for row in found.decks[0].table("cards").dicts():
        place = numbers.index(row["card"])
        of = {one.number: c for one in played for c in one.cards if (c.side, c.card) == (0, place)}
        won = {one.number for one in played if 0 in one.winners}
        opening = [n for n, c in of.items() if c.opening]
        hand = [n for n, c in of.items() if c.opening + c.drawn]
        assert (row["opening_games"], row["hand_games"]) == (len(opening), len(hand))
        assert row["never_games"] == 30 - len(of)
        if opening:
            assert row["opening"] == round(len({*opening} & won) / len(opening), 4)
        if hand:
            assert row["hand"] == round(len({*hand} & won) / len(hand), 4)
        assert row["played_games"] == sum(c.played > 0 for c in of.values())


def test_games_of_one_length_take_the_bias_out() -> None:
    """A card that is seen in long games only, which its deck wins: it looks good and is nothing."""
    card = Copies(0, 1, 0, 1, 5, 0, 0)
    outcomes = []
    for n in range(400):
        long = n % 4 < 2
        seen = n % 16 < 12 if long else n % 16 in (2, 3)
        won = (n // 16) % 4 != 0 if long else (n // 16) % 4 == 0
        outcomes.append(outcome(n, 0 if won else 1, 14 if long else 7, *([card] if seen else [])))
    row = reported(outcomes).decks[0].table("cards").dicts()[0]
    assert row["hand_difference"] > 0.2
    assert row["hand_low"] > 0  # as if it were sure
    assert row["same_length"] == pytest.approx(0, abs=0.03)
    assert row["same_length_low"] < 0 < row["same_length_high"]


def test_a_card_that_pulls_the_deck_down_is_named() -> None:
    rng = random.Random(3)
    bad, harmless = Copies(0, 1, 1, 0, 0, 0, 0), Copies(0, 2, 1, 0, 0, 0, 0)
    outcomes = []
    for n in range(600):
        cards = [one for one in (bad, harmless) if rng.random() < 0.4]
        chance = 0.3 if bad in cards else 0.6
        outcomes.append(outcome(n, 0 if rng.random() < chance else 1, 10, *cards))
    pulled = reported(outcomes).decks[0].table("pulls_down").dicts()
    assert {row["card"] for row in pulled} == {[*cell().decks[0].cards][1]}
    assert {row["when"] for row in pulled} == {
        "in the opening hand",
        "in hand, games of the same length",
    }


def test_what_the_list_alone_says() -> None:
    deck = house_decks("onepiece")["red-rush"]
    mine = Cell((deck, deck), ("random",) * 2)
    with Store() as store:
        store.add(store.cell(mine, ["red-rush"] * 2), [*play(mine, range(2))], 2)
        found = report(store).decks[0]
    assert sum(row["cards"] for row in found.table("curve").dicts()) == 50
    assert [row["cost"] for row in found.table("curve").dicts()] == [str(n) for n in range(1, 10)]
    assert found.table("colours").rows == [("red", 50)]
    assert sum(row["cards"] for row in found.table("counters").dicts()) == 50
    chances = found.table("openings").dicts()
    ones = sum(n for number, n in deck.cards.items() if house("onepiece")[number].stats[1] == 1)
    none = 1.0
    for i in range(5):
        none *= (50 - ones - i) / (50 - i)
    assert chances[0]["in_hand"] == pytest.approx(1 - none, abs=1e-4)
    assert chances[0]["with_redraw"] == pytest.approx(1 - none**2, abs=1e-4)
    assert [row["in_hand"] for row in chances] == sorted(row["in_hand"] for row in chances)


@pytest.mark.parametrize("make", [lambda: cell("rebirth"), lambda: table("double-team", 4)])
def test_games_without_redraws_and_with_teams(make: Callable[[], Cell]) -> None:
    mine = make()
    n = len(mine.decks)
    with Store() as store:
        store.add(store.cell(mine), [*play(mine, range(n))], n)
        found = report(store)
    assert all(row["taken"] == 0 for row in found.table("redraws").dicts())
    assert all(row["with_redraw"] is None for row in found.decks[0].table("openings").dicts())
    played = [row["played"] for row in found.decks[0].table("openings").dicts()]
    assert played == sorted(played)
    drawn = [chart.name for chart in charts(found)]
    assert "endings" in drawn
    assert "redraws" not in drawn


def test_editions_and_bots_are_not_mixed() -> None:
    with Store() as store:
        for one, games in ((cell(), 4), (cell(bot="beginner"), 2), (cell("rebirth"), 2)):
            store.add(store.cell(one), [*play(one, range(games))], 2)
        assert (report(store).bots, report(store).games) == ("random", 4)
        assert len(report(store).others) == 2
        assert report(store, bot="beginner").games == 2
        assert report(store, game="rebirth").game == "rebirth"
        with pytest.raises(TefudaError, match=r"it has onepiece 1\.2\.0 played by random, "):
            report(store, bot="casual")
        with pytest.raises(TefudaError, match="no deck 'x' in the store; there is "):
            report(store, deck="x")
    with Store() as store, pytest.raises(TefudaError, match="has no games yet"):
        report(store)


# -- the page ----------------------------------------------------------------------------------


def large(path: Path) -> Path:
    """Eight decks that have all met, and more than sixty cards, with made-up results."""
    rng = random.Random(1)
    decks = [*house_decks("onepiece").items()]
    decks += [(f"made-up-{i}", random_deck(house("onepiece"), i)) for i in range(2)]
    with Store(path) as store:
        for (a, one), (b, other) in itertools.combinations(decks, 2):
            id = store.cell(Cell((one, other), ("random",) * 2), [a, b])
            games = []
            for n in range(120):
                turns = rng.randrange(7, 20)
                cards = [
                    Copies(
                        side, i, rng.random() < 0.3, rng.random() < 0.4, 3, rng.random() < 0.5, 4
                    )
                    for side, deck in enumerate((one, other))
                    for i in range(1, len(deck.cards))
                    if rng.random() < 0.8
                ]
                game = outcome(n, rng.randrange(2), turns, *cards)
                redrew = tuple(side for side in (0, 1) if rng.random() < 0.3)
                games.append(game._replace(redrew=redrew))
            store.add(id, games, 2)
    return path


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A large report as a page."""
    folder = tmp_path_factory.mktemp("report")
    path = folder / "report.html"
    assert tefuda("report", str(large(folder / "games.db")), "-o", str(path)) == (0, "", "")
    return path


def test_the_page_is_one_file_and_small(page_file: Path) -> None:
    text = page_file.read_text(encoding="utf-8")
    assert len(text.encode()) <= LARGEST
    own = re.sub(r"<script>.*?</script>", "", text, flags=re.DOTALL)
    links = re.findall(r"""(?:src|href)\s*=\s*["']?([^"' >]*)""", own)
    assert links
    assert all(link.startswith("#") for link in links)  # nothing is fetched
    specs = json.loads(re.findall(r'id="specs">(.*?)</script>', text, re.DOTALL)[0])
    matrix = next(one for one in specs.values() if one["encoding"]["x"]["field"] == "against")
    assert len(matrix["data"]["values"]) == 8 * 7
    cards = {v["card"] for s in specs.values() for v in s["data"]["values"] if "card" in v}
    assert len(cards) > 60
    for said in ("Who beats whom", "Going first", "Win rate over turns", "First hand kept",
                 "What ends games", "Only chance decides", "pull it down"):  # fmt: skip
        assert said in own


@pytest.mark.slow
@pytest.mark.skipif(not chromium(), reason="there is no Chromium on this machine")
@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_the_page_draws_offline_and_fits(page_file: Path, width: int, scheme: str) -> None:
    drawn = """[...document.querySelectorAll(".chart")]
        .filter(e => !e.closest("details:not([open])")).every(e => e.querySelector("svg"))"""
    faults: list[str] = []
    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(
            viewport={"width": width, "height": 844},
            color_scheme="dark" if scheme == "dark" else "light",
            offline=True,
        )
        tab = context.new_page()
        tab.on("pageerror", lambda error: faults.append(str(error)))
        tab.on("console", lambda told: faults.append(told.text))
        tab.on("request", lambda request: asked.append(request.url))
        tab.goto(page_file.as_uri())
        tab.wait_for_function(drawn)
        before = tab.evaluate("getComputedStyle(document.body).backgroundColor")
        assert tab.evaluate("document.documentElement.dataset.theme") == scheme
        tab.locator("details.deck summary").first.click()
        tab.wait_for_function(drawn)
        assert tab.locator("details.deck[open] svg").count() >= 4
        assert tab.evaluate("document.documentElement.scrollWidth") <= width
        tab.locator("#theme").click()
        tab.wait_for_function(drawn)
        assert tab.evaluate("getComputedStyle(document.body).backgroundColor") != before
        browser.close()
    assert faults == []
    assert asked == [page_file.as_uri()]


def test_tables_charts_and_data_in_files(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    with Store(store) as kept:
        kept.add(kept.cell(cell(), ["a deck/with signs", "b"]), [*play(cell(), range(6))], 2)
    folders = {kind: str(tmp_path / kind) for kind in ("csv", "png", "svg")}
    words = [word for kind, folder in folders.items() for word in (f"--{kind}", folder)]
    assert tefuda("report", str(store), *words, "--deck", "b") == (0, "", "")
    with (tmp_path / "csv" / "matchups.csv").open(encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    assert [row["games"] for row in rows] == ["6", "6"]
    assert (tmp_path / "csv" / "b-cards.csv").is_file()
    assert (tmp_path / "png" / "matchups.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "svg" / "b-cards.svg").read_text(encoding="utf-8").startswith("<svg")
    data = json.loads(tefuda("report", str(store), "--json")[1])
    assert [row["games"] for row in data["tables"]["matchups"]] == [6, 6]
    assert [*data["decks"]] == ["a deck/with signs", "b"]
    code, out, _ = tefuda("report", str(store))
    assert code == 0
    assert "Who beats whom" in out
    assert "Curve" not in out
    code, out, _ = tefuda("report", str(store), "--deck", "b")
    assert "Curve" in out
    assert "same length" in out


def test_mistakes_are_answered_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = tmp_path / "empty.db"
    Store(empty).close()
    full = tmp_path / "full.db"
    with Store(full) as kept:
        kept.add(kept.cell(cell()), [*play(cell(), range(2))], 2)
    monkeypatch.setitem(__import__("sys").modules, "vl_convert", None)
    for words, said in [
        ((str(tmp_path / "none.db"),), "there is no store"),
        ((str(empty),), "has no games yet"),
        ((__file__,), "no store of results"),
        ((str(full), "--deck", "nobody's"), "no deck"),
        ((str(full), "-o", str(tmp_path / "r.html")), "pip install 'tefuda[report]'"),
        ((str(full), "--csv", str(full)), "exists"),
    ]:
        code, _, err = tefuda("report", *words)
        assert code == 2, words
        assert said in err
        assert len(err.strip().splitlines()) == 1
    assert not (tmp_path / "r.html").exists()
