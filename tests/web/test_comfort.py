"""What makes a table pleasant: cards that can be read everywhere, drags, windows, languages."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Open
from tests.web.hand import PATIENCE, Hand
from tests.web.test_table import made, menu, sit


def play(page: Page, title: str = "", seed: int = 3) -> Hand:
    if title:
        page.get_by_role("radio", name=title, exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page, seed)
    assert hand.wait()
    return hand


def test_a_card_is_read_on_a_phone(open_page: Open) -> None:
    """By a tap and the line that says so, or by a finger that stays."""
    page = open_page("", "phone")
    hand = play(page)
    for _ in range(3):  # until there are cards in the hand
        if page.locator(".hand .card").count():
            break
        hand.step()
        hand.wait()
    card = page.locator(".hand .card").first
    name = card.get_attribute("title") or ""
    card.click()
    page.locator(".reader", has_text=name).click()
    expect(page.locator("dialog article h2")).to_contain_text(name)
    page.mouse.click(8, 8)  # beside it
    expect(page.locator("dialog[open]")).to_have_count(0)
    card.dispatch_event("contextmenu")
    expect(page.locator("dialog article h2")).to_contain_text(name)


def test_a_phones_board_stays_where_it_is(open_page: Open) -> None:
    """Whatever is asked or told beneath it."""
    page = open_page("", "phone")
    hand = play(page)
    heights = set()
    for _ in range(6):
        hand.step()
        hand.wait()
        heights.add(page.evaluate("document.querySelector('.board').clientHeight"))
    assert len(heights) == 1


def test_a_token_is_dragged_onto_a_card(open_page: Open) -> None:
    """Nothing else is marked on the way: a drag of words would be another drag."""
    page = open_page()
    hand = play(page, seed=4)
    give = page.locator('main.table .option[data-key="give A.L"]')
    for _ in range(80):
        assert hand.wait()
        if give.count():
            break
        hand.step()
    before = hand.asked()
    page.locator(".side.mine .pool.grab").drag_to(page.locator('.card[data-handle="A.L"]'))
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.table').dataset.asked) > n", arg=before
    )
    assert page.evaluate("getSelection().toString()") == ""
    expect(page.locator(".log")).to_contain_text("gives 1 DON!!")


def test_tokens_are_given_together(open_page: Open) -> None:
    """A click on them raises how many a drag gives."""
    page = open_page()
    hand = play(page, seed=4)
    for _ in range(80):
        assert hand.wait()
        pile = page.locator('.side.mine button.pool:not([aria-label^="1 "])')
        if pile.count() and page.locator('.option[data-key="give A.L"]').count():
            break
        hand.step()
    many = int((pile.get_attribute("aria-label") or "").split()[0])
    pile.click()
    expect(page.locator('.option[data-key="give A.L"]')).to_contain_text("×2")
    pile.drag_to(page.locator('.card[data-handle="A.L"]'))
    active = page.locator(".side.mine .pool.active")
    if many == 2:
        expect(active).to_have_count(0)
    else:
        expect(active).to_have_attribute("aria-label", re.compile(f"^{many - 2} "))


def test_what_another_does_is_looked_at(open_page: Open) -> None:
    """Act after act is shown, and all of it as soon as something is answered."""
    page = open_page(lively="yes")
    page.evaluate(
        """() => {
          window.shown = [];
          new MutationObserver(() => {
            const n = document.querySelector("main.table")?.dataset.events;
            if (n && window.shown.at(-1)?.n !== n) window.shown.push({ n, at: performance.now() });
          }).observe(document.body, { attributes: true, childList: true, subtree: true });
        }"""
    )
    page.get_by_role("radio", name="Watch bots play").check()
    page.get_by_role("button", name="Watch", exact=True).click()
    page.wait_for_function("() => window.shown.length > 4", timeout=PATIENCE)
    times = [one["at"] for one in page.evaluate("window.shown")]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert max(gaps) > 500  # a server that waits for nobody tells it all at once
    expect(page.locator(".latest")).to_be_visible()


@pytest.mark.parametrize("path", ["", "table", "#/build", "#/judge", "#/replay", "#/rules"])
def test_text_twice_as_large_on_a_phone(open_page: Open, path: str) -> None:
    """Nothing has to be scrolled sideways to read it."""
    page = open_page("" if path == "table" else path, "phone")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    if path == "table":
        play(page)
    page.locator("main h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    assert Hand(page).sideways() == 0


def test_windows_that_are_passed_are_named(open_page: Open) -> None:
    page = open_page()
    hand = play(page, seed=2)
    skip = page.get_by_text("Always pass here")
    for _ in range(60):
        assert hand.wait()
        if skip.count():
            break
        hand.step()
    skip.first.click()
    page.get_by_role("button", name="Not asked everywhere: 1").click()
    line = page.locator("dialog p", has=page.get_by_role("button", name="Ask me again"))
    expect(line).to_contain_text("?")  # the question itself, no name of the program's


def test_the_language_changes_in_a_game(open_page: Open) -> None:
    """The same question at the same table, in other words."""
    page = open_page()
    hand = play(page)
    before = hand.asked()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("dialog select").first.select_option("ja")
    page.wait_for_selector("html[lang=ja] main.table")
    hand.wait()
    assert hand.asked() == before
    assert not page.locator(".question").inner_text().isascii()


def test_nothing_moves_where_it_is_not_wanted(open_page: Open) -> None:
    page = open_page(still="yes")
    hand = play(page)
    hand.play(8)
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("title", ["Rebirth for you", "ONE PIECE CARD GAME"])
def test_what_is_pointed_at_moves_nothing_that_is_asked(open_page: Open, title: str) -> None:
    """Options that moved away from under the pointer would change what it points at, for ever."""
    page = open_page(still="yes")
    hand = play(page, title)
    for _ in range(6):
        heights = set()
        for card in page.locator(".board .card, .prompt .option").all()[:12]:
            card.hover()
            heights.add(page.evaluate("document.querySelector('.prompt').offsetHeight"))
        assert len(heights) == 1
        hand.step()
        if not hand.wait():
            break


@pytest.mark.parametrize("size", ["desk", "wide"])
def test_six_boards_are_in_sight(open_page: Open, size: str) -> None:
    page = open_page("", size)
    bots = [{"kind": "bot", "bot": "beginner"}] * 5
    table = made(page, {"kind": "person"}, *bots, game="rebirth", edition="rumble")
    sit(page, table, 0).wait()
    sides = page.locator(".side")
    expect(sides).to_have_count(6)
    width = page.viewport_size["width"] if page.viewport_size else 0
    for side in sides.all():
        box = side.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


def test_a_phone_has_a_rail_of_seats(open_page: Open) -> None:
    page = open_page("", "phone")
    bots = [{"kind": "bot", "bot": "beginner"}] * 4
    table = made(page, {"kind": "person"}, *bots, game="rebirth", edition="circle")
    hand = sit(page, table, 0)
    hand.wait()
    chips = page.locator(".rail button")
    expect(chips).to_have_count(4)
    chips.last.click()
    expect(page.locator(".side").nth(3)).to_be_in_viewport(ratio=0.9)
    assert hand.sideways() == 0


def test_a_server_that_is_gone_is_told(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.route("**/api/tables", lambda route: route.abort())
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".problem")).to_contain_text("The server does not answer")
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("main.table")


def test_an_old_page_is_told_to_be_loaded_anew(open_page: Open) -> None:
    """After an update of the server a part of the page may have gone."""
    page = open_page()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.route("**/assets/Build*", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Build", exact=True).click()
    expect(page.locator(".problem")).to_contain_text("nothing is lost")


def test_a_seat_that_nobody_has(open_page: Open) -> None:
    page = open_page()
    table = made(page, {"kind": "person"}, {"kind": "bot", "bot": "beginner"})
    page.goto(f"{page.url.partition('#')[0]}#/t/{table['table']}/{'x' * 24}")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_role("link", name="Start a game")).to_be_visible()


def test_a_wrong_deck_is_told_where_it_is_pasted(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Your deck").select_option("paste")
    page.get_by_label("A count and a card number").fill("4 TH01-012")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".problem")).to_contain_text("5-1")  # the clause that it breaks
    expect(page.get_by_label("A count and a card number")).to_have_value("4 TH01-012")


def test_giving_up_is_asked_twice(open_page: Open) -> None:
    page = open_page()
    hand = play(page)
    menu(page, "Concede")
    expect(page.locator("dialog h2")).to_have_text("Give up?")
    page.keyboard.press("Escape")
    assert page.get_attribute("main.table", "data-over") == "false"
    assert hand.wait()


def test_a_page_that_speaks_an_older_wire_is_told_to_be_loaded_anew(open_page: Open) -> None:
    page = open_page()
    table = made(page, {"kind": "person"}, {"kind": "bot"})

    def older(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(
            lambda told: server.send(re.sub(r'"version":\d+', '"version":0', str(told)))
        )

    page.route_web_socket("**/socket", older)
    page.goto(f"{page.url.partition('#')[0]}#/t/{table['table']}/{table['places'][0]['secret']}")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.locator("main")).to_contain_text("load the page again")


def test_a_table_that_is_finished_opens_at_its_end(open_page: Open) -> None:
    """By the link of a seat, also of one that nobody has taken."""
    one, other = open_page(), open_page("", "phone")
    table = made(one, {"kind": "person"}, {"kind": "open"})
    sit(one, table, 0)
    menu(one, "Concede")
    one.locator("dialog .danger").click()
    one.wait_for_selector("main.table[data-over=true]")
    sit(other, table, 1)
    expect(other.locator(".verdict")).to_contain_text("You win!")
    expect(other.get_by_role("link", name="New game")).to_be_visible()
    assert other.locator(".option").count() == 0


def test_a_seat_is_taken_on_two_screens(open_page: Open) -> None:
    """Both show the same, and either of them answers."""
    one, other = open_page(), open_page("", "phone")
    table = made(one, {"kind": "person"}, {"kind": "bot"})
    hands = [sit(one, table, 0), sit(other, table, 0)]
    for hand in (*hands, *hands):
        assert hand.wait()
        before = hand.asked()
        hand.by_buttons()
        for both in hands:
            both.page.wait_for_function(
                "(n) => Number(document.querySelector('main.table').dataset.asked) > n",
                arg=before,
                timeout=PATIENCE,
            )
