"""Building, writing, judging and learning, from start to end in a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tefuda.bots import make_bot
from tefuda.games import GAMES, room
from tefuda.kernel.sample import Knowledge
from tefuda.match import Match
from tefuda.scenarios.lessons import lessons
from tests.web.conftest import Open
from tests.web.hand import PATIENCE, Hand


def choose(page: Page, key: str) -> None:
    """Take an option of a board that is studied."""
    option = page.locator(f'.option[data-key="{key}"]')
    option.wait_for(timeout=PATIENCE)
    expect(option).to_be_enabled()
    option.click()
    page.locator(".confirm").click()


@pytest.mark.parametrize("lesson", ["turn", "battle", "effect"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_followed(open_page: Open, game: str, lesson: str) -> None:
    page = open_page(f"#/learn/{game}/{lesson}", "phone" if lesson == "turn" else "desk")
    steps = next(one.steps for one in lessons(game) if one.name == lesson)
    for n, step in enumerate(steps):
        if step.hint:
            page.wait_for_selector(f'.hint[data-step="{n}"]')
            expect(page.locator(".hint")).to_contain_text(step.hint["en"][:20])
            choose(page, step.key)
    expect(page.locator(".hint")).to_contain_text("Done.")


def test_another_choice_than_the_hint_changes_nothing(open_page: Open) -> None:
    page = open_page("#/learn/onepiece/turn")
    choose(page, "end")
    expect(page.locator(".wrong")).to_be_visible()
    choose(page, "play A.hand:TH01-012")
    page.wait_for_selector('.hint[data-step="1"]')


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_found_and_open_on_the_board(open_page: Open, game: str) -> None:
    page = open_page(f"#/rules/{game}")
    told = page.locator(".list [role=status]")
    before = told.inner_text()
    page.get_by_label("Words, or the beginning of a number").fill("blocker")
    expect(told).not_to_have_text(before)
    found = page.locator(".list li a")
    for n in range(found.count()):
        number = found.nth(n).inner_text()
        found.nth(n).click()
        expect(page.locator(".one h2")).to_have_text(re.compile(rf"^{re.escape(number)}\s"))
        if page.locator(".one ul a").count():
            break
    page.locator(".one ul a").first.click()
    page.wait_for_selector(".study .board")
    page.get_by_label("One step on").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "1")


def test_a_position_is_laid_out_played_and_kept(open_page: Open, tmp_path: Path) -> None:
    page = open_page("#/judge/onepiece")
    page.wait_for_selector(".study .board")
    text = page.get_by_role("textbox", name="The scenario")
    text.fill("# Mine\nturn: A 5\nA: don active=4\n")
    page.get_by_role("button", name="Run", exact=True).click()
    page.get_by_label("Words, or color:red cost<=3").fill("number:TH01-012")
    page.get_by_role("button", name="Find").click()
    page.get_by_role("button", name="+ Gust Cub").click()
    expect(text).to_have_value("# Mine\nturn: A 5\nA: don active=4\nA: hand TH01-012\n")
    choose(page, "play A.hand:TH01-012")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "1")
    assert text.input_value().endswith("> play A.hand:TH01-012\n")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    path = tmp_path / "mine.scn"
    saved.value.save_as(path)
    page.get_by_role("button", name="Empty board").click()
    expect(text).to_have_value("# A position\nturn: A 5\n")
    page.locator('input[type="file"]').set_input_files(path)
    expect(text).to_have_value(path.read_text())
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = open_page(link.partition("/#")[2] and "#" + link.partition("/#")[2])
    expect(other.get_by_role("textbox", name="The scenario")).to_have_value(path.read_text())


def test_a_position_is_dragged_together_expects_and_cites(open_page: Open) -> None:
    page = open_page("#/judge/onepiece")
    page.wait_for_selector(".study .board")
    text = page.get_by_role("textbox", name="The scenario")
    page.get_by_label("Words, or color:red cost<=3").fill("number:TH01-012")
    page.get_by_role("button", name="Find").click()
    page.get_by_role("button", name="+ Gust Cub").drag_to(page.get_by_role("group", name="B hand"))
    expect(text).to_have_value("# A position\nturn: A 5\nB: hand TH01-012\n")
    card = page.get_by_role("group", name="B hand").get_by_role("group", name="TH01-012")
    expect(card).to_contain_text("Gust Cub")
    card.drag_to(page.get_by_role("group", name="A character"))
    expect(text).to_have_value("# A position\nturn: A 5\nB: hand\nA: character TH01-012\n")
    page.get_by_role("textbox", name="Expect").or_(
        page.get_by_role("combobox", name="Expect")
    ).fill("A.C1 is TH01-012")
    page.get_by_role("button", name="Expect").click()
    page.get_by_role("textbox", name="Cite").or_(page.get_by_role("combobox", name="Cite")).fill(
        "3-7-3"
    )
    page.get_by_role("button", name="Cite").click()
    expect(text).to_have_value(
        "# A position\nshows: 3-7-3\nturn: A 5\nB: hand\nA: character TH01-012\n"
        "= A.C1 is TH01-012\n"
    )
    expect(page.locator(".problem")).to_have_count(0)
    text.fill(text.input_value().replace("= A.C1 is TH01-012", "= A.C1 gone"))
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator(".problem").first).to_be_visible()


BY_HAND = """# By hand
turn: A 5
card: X1 | character | red | cost 1 | power 2000 | ability Ability("activated", (When("activate_main"),), body=(ByHand("something", "en"),))
A: character X1
A: hand TH01-012
> activate A.C1 1
"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_is_done_by_hand_is_a_toolbar(open_page: Open, size: str) -> None:
    """One act after another, and its end always in reach."""
    page = open_page("#/judge/onepiece", size)
    page.wait_for_selector(".study .board")
    page.get_by_role("textbox", name="The scenario").fill(BY_HAND)
    page.get_by_role("button", name="Run", exact=True).click()
    page.get_by_label("To the end").click()
    expect(page.locator(".question")).to_contain_text("by hand")
    for _ in range(2):
        page.locator('.tools .option[data-key="hand-draw"]').click()
        page.locator(".confirm").click()
        page.wait_for_selector('.tools .option[data-key="hand-draw"]:not(.armed)')
    expect(page.locator(".hand").last.locator(".card")).to_have_count(3)
    page.locator(".study" if size == "desk" else ".question").evaluate(
        "(one) => one.scrollIntoView({ block: 'start' })"
    )
    page.locator(".study aside").evaluate("(one) => (one.scrollTop = one.scrollHeight)")
    expect(page.locator('.option[data-key="done"]')).to_be_in_viewport(ratio=0.9)
    page.locator('.option[data-key="done"]').click()
    page.locator(".confirm").click()
    expect(page.locator(".question")).to_contain_text("main phase")


def test_fields_of_a_card_are_named_in_the_readers_language(open_page: Open) -> None:
    page = open_page("#/write/onepiece", locale="ja-JP")
    page.wait_for_selector("textarea")
    names = page.locator("label.quiet span, label.text span").all_inner_texts()
    assert len(names) > 8
    assert [name for name in names if name.isascii() and name] == []


def test_what_is_wrong_with_a_position_is_said(open_page: Open) -> None:
    page = open_page("#/judge/onepiece")
    page.get_by_role("textbox", name="The scenario").fill("# X\nA: nowhere 3\n")
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator(".problem").first).to_contain_text("there is no zone 'nowhere'")


def test_two_editions_side_by_side(open_page: Open) -> None:
    page = open_page("#/judge/onepiece/editions.0", "wide")
    page.wait_for_selector(".study .board")
    page.get_by_label("One edition", exact=True).select_option("1.1.3")
    page.get_by_role("button", name="Side by side").click()
    expect(page.locator(".pair .board")).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_written_and_tried(open_page: Open, game: str) -> None:
    texts = {
        "onepiece": "[On Play] Draw 1 card.",
        "fusionworld": "[On Play] Draw 1 card.",
        "rebirth": "[Spark]: Draw 1 card.",
    }
    page = open_page(f"#/write/{game}")
    page.locator("textarea").first.fill(texts[game].replace("card", "crad"))
    expect(page.locator("mark")).to_contain_text("crad")
    page.locator("textarea").first.fill(texts[game])
    expect(page.locator("pre")).to_contain_text("Draw")
    expect(page.locator('[lang="ja"]').last).to_contain_text("引")
    page.get_by_role("button", name="Try it on a board").click()
    page.wait_for_selector(".study .board")
    expect(page.locator('.hand .card[data-handle="A.hand:X-1"]')).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_is_built(open_page: Open, game: str) -> None:
    page = open_page(f"#/build/{game}")
    page.wait_for_selector(".found li")
    page.get_by_label("Words, or color:red cost<=3").fill("cost<=1")
    expect(page.locator(".found li .facts", has_text=re.compile("cost [2-9]"))).to_have_count(0)
    page.locator(".found .small-button").first.click()
    expect(page.locator(".faults li").first).to_be_visible()
    page.get_by_label("A deck that comes with it…").select_option(room(game).DECKS[0])
    expect(page.get_by_text("It may be played.")).to_be_visible()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = open_page("#" + link.partition("#")[2], "phone")
    expect(other.get_by_text("It may be played.")).to_be_visible()


def test_a_deck_is_tried_out_and_played(open_page: Open) -> None:
    page = open_page("#/build/onepiece")
    page.get_by_label("A deck that comes with it…").select_option("red-rush")
    expect(page.get_by_text("It may be played.")).to_be_visible()
    page.locator("label", has_text="Games").locator("select").select_option("20")
    page.get_by_role("button", name="Play them").click()
    page.wait_for_selector('[data-games="20"]', timeout=PATIENCE)
    assert page.locator("polyline").get_attribute("points")
    page.goto(page.url.partition("#")[0])
    page.locator("label", has_text="Your deck").locator("select").select_option("built")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("main.table", timeout=PATIENCE)
    expect(page.locator("section.side.mine .head .deck")).to_have_text("Kite Rush")


def test_a_deck_is_played_alone(open_page: Open) -> None:
    """Nobody answers: the other side passes whatever it is asked."""
    page = open_page("#/build/onepiece")
    page.get_by_label("A deck that comes with it…").select_option("red-rush")
    expect(page.get_by_text("It may be played.")).to_be_visible()
    page.get_by_role("button", name="Play it alone").click()
    page.wait_for_selector("main.table", timeout=PATIENCE)
    expect(page.locator("section.side.mine .head .deck")).to_have_text("Kite Rush")
    assert Hand(page).wait()


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match.start(*room("onepiece").DECKS[:2], seed=3)
    bot = make_bot("beginner", 1)
    while not match.over:
        match.choose(bot.choose(Knowledge(match.game, match.seat)))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(match.record()))
    return path


def test_a_replay_is_stepped_through_shared_and_gone_on_with(
    open_page: Open, recorded: Path
) -> None:
    page = open_page("#/replay")
    page.locator('input[type="file"]').set_input_files(recorded)
    page.wait_for_selector(".study .board")
    page.get_by_label("One step on").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "1")
    page.keyboard.press("End")
    last = page.locator("[data-at]").get_attribute("data-last")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(last))
    expect(page.locator(".who")).to_contain_text("wins")
    page.locator("label", has_text="Turn").locator("select").select_option("3")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    at = page.locator("[data-at]").get_attribute("data-at")
    other = open_page("#" + link.partition("#")[2], "phone")
    expect(other.locator("[data-at]")).to_have_attribute("data-at", str(at))
    # Seen with one player's eyes, the other's hand is hidden.
    other.locator("label", has_text="Seen by").locator("select").select_option("0")
    expect(other.get_by_role("group", name="Your hand")).to_have_count(1)
    expect(other.get_by_role("group", name="B's hand")).to_have_count(0)
    page.get_by_role("button", name="Go on here against a bot").click()
    page.wait_for_selector("main.table", timeout=PATIENCE)
    assert Hand(page).wait()


def test_a_line_of_the_log_shows_its_moment(open_page: Open, recorded: Path) -> None:
    page = open_page("#/replay")
    page.locator('input[type="file"]').set_input_files(recorded)
    page.wait_for_selector(".study .board")
    page.keyboard.press("End")
    expect(page.locator(".who")).to_contain_text("wins")
    at = page.locator("[data-at]")
    last = at.get_attribute("data-last") or ""
    line = page.locator(".log .turn .moment").nth(2)
    words = line.inner_text()
    line.click()
    expect(at).not_to_have_attribute("data-at", last)
    # Its line is among what has happened by then, and what came later is not.
    expect(page.locator(".log .turn .moment")).to_have_count(3)
    expect(page.locator(".log .turn .moment").last).to_have_text(words)


def test_a_finished_game_is_gone_back_to_from_its_log(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("radio", name="Watch bots play").check()
    page.get_by_role("button", name="Watch", exact=True).click()
    page.wait_for_selector("main.table[data-over=true]", timeout=PATIENCE)
    line = page.locator("main.table .log .turn .moment").nth(3)
    words = line.inner_text()
    line.click()
    page.wait_for_selector(".study .board", timeout=PATIENCE)
    expect(page.locator(".log .turn .moment")).to_have_count(4)
    expect(page.locator(".log .turn .moment").last).to_have_text(words)


@pytest.mark.parametrize("text", ["no json", '{"a": 1}'])
def test_what_is_no_record(open_page: Open, tmp_path: Path, text: str) -> None:
    page = open_page("#/replay")
    path = tmp_path / "x.json"
    path.write_text(text)
    page.locator('input[type="file"]').set_input_files(path)
    expect(page.locator(".problem")).to_contain_text("no record of a whole game")


@pytest.mark.parametrize(
    "path", ["#/replay/r/zzzz/3", "#/judge/onepiece/s/zzzz", "#/build/onepiece/zzzz"]
)
def test_broken_links_are_told(open_page: Open, path: str) -> None:
    page = open_page(path)
    expect(page.locator(".problem").first).to_contain_text("not whole")


@pytest.mark.parametrize(
    ("locale", "words"), [("ja-JP", "対戦開始"), ("zh-TW", "開始對戰"), ("fr-FR", "Play")]
)
def test_the_browsers_language_is_spoken(open_page: Open, locale: str, words: str) -> None:
    page = open_page("", locale=locale)
    expect(page.get_by_role("button", name=words, exact=True)).to_be_visible()
    page.locator("header select").select_option("ja")
    expect(page.get_by_role("button", name="対戦開始", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="対戦開始", exact=True)).to_be_visible()


def test_a_game_is_reviewed(open_page: Open, tmp_path: Path) -> None:
    """Every choice of a seat is judged, the costliest are named, and a click shows the moment."""
    match = Match.start(*room("onepiece").DECKS[:2], seed=3)
    while len(match.keys) < 24:  # whoever passes whatever they are asked gives something away
        match.choose(match.options[-1])
    match.concede(0)
    recorded = tmp_path / "short.json"
    recorded.write_text(json.dumps(match.record()))
    page = open_page("#/replay")
    page.locator('input[type="file"]').set_input_files(recorded)
    page.wait_for_selector(".study .board")
    page.get_by_role("button", name="Review").click()
    page.wait_for_selector('[data-review="done"]', timeout=PATIENCE)
    section = page.get_by_role("region", name="Review")
    expect(section.get_by_role("img", name="The chance to win over the game")).to_be_visible()
    first = section.get_by_role("button").first
    number = int(first.inner_text().rpartition(" ")[2])
    first.click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(number - 1))
