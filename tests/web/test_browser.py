"""Whole games in a real browser, by somebody who clicks what is seen there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tefuda.games import GAMES, room
from tests.web.conftest import Open
from tests.web.hand import PATIENCE, SIZES, Hand


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(open_page: Open, game: str, size: str) -> None:
    page = open_page("", size)
    hand = Hand(page, seed=1)
    hand.start("", room(game).TITLE)
    assert hand.play() > 5
    assert hand.by_card > 0
    assert page.locator(".verdict").inner_text().startswith(("You win!", "You lose.", "Nobody"))
    assert page.locator("ol li").count() > 20
    assert hand.sideways() == 0
    # Another one, at once.
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("main.table[data-over=false]", timeout=PATIENCE)
    assert hand.wait()


def test_by_keyboard_alone_and_back_again(open_page: Open) -> None:
    page = open_page()
    hand = Hand(page)
    hand.start("", room(GAMES[0]).TITLE)
    for _ in range(8):
        assert hand.wait()
        before = hand.asked()
        for key in "123456789":  # where several cards are wanted, one is not enough
            page.keyboard.press(key)
            page.wait_for_selector(".option.armed")
            if hand.confirm.count():
                break
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(n) => Number(document.querySelector('main.table').dataset.asked) > n", arg=before
        )
    assert hand.wait()
    before = hand.asked()
    page.keyboard.press("u")
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.table').dataset.asked) > n", arg=before
    )
    page.keyboard.press("?")
    assert page.locator("dialog dt").count() > 4
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog:not([open])", state="attached")


def test_a_friend_by_link(open_page: Open) -> None:
    """Two browsers; one of them is loaded anew in the middle, and nothing is lost."""
    page = open_page()
    page.get_by_role("radio", name="A friend, by link").check()
    page.get_by_role("button", name="Play", exact=True).click()
    # The link is shown until it has been opened.
    link = page.get_by_label("The link", exact=True).input_value()
    other = open_page("", "phone")
    other.goto(link)
    expect(page.locator("dialog[open]")).to_have_count(0)
    hands = [Hand(page, 1), Hand(other, 2)]
    for hand in hands:
        hand.page.wait_for_selector("main.table", timeout=PATIENCE)
    for n in range(12):
        # Whoever is asked has something to click; the other is told to wait.
        both = "main.table[data-waiting=you] .option:enabled"
        while not any(hand.page.locator(both).count() for hand in hands):
            page.wait_for_timeout(20)
        next(hand for hand in hands if hand.page.locator(both).count()).step()
        if n == 6:
            other.reload()
            other.wait_for_selector("main.table", timeout=PATIENCE)
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog .danger").click()
    other.wait_for_selector("main.table[data-over=true]", timeout=PATIENCE)
    assert other.locator(".verdict").inner_text().startswith("You win!")
    page.get_by_role("button", name="Rematch").click()
    other.get_by_role("button", name="Sit down for the rematch").click()
    other.wait_for_selector("main.table[data-over=false]", timeout=PATIENCE)


def test_two_here(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("radio", name="Two here").check()
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page)
    for _ in range(6):
        page.wait_for_selector("main.message button, main.table .option:enabled", timeout=PATIENCE)
        if page.get_by_role("button", name="Show my side").count():
            page.get_by_role("button", name="Show my side").click()
        assert hand.wait()
        hand.by_buttons()
        hand.confirm.wait_for(state="detached", timeout=PATIENCE)


def test_a_table_for_four(open_page: Open) -> None:
    game, format = next(
        (game, name) for game in GAMES for name, (_, most) in room(game).SEATS.items() if most == 4
    )
    page = open_page()
    page.get_by_role("radio", name=room(game).TITLE, exact=True).check()
    page.get_by_label("Edition or format").select_option(format)
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page)
    assert hand.play(8) == 8
    assert page.locator("section.side").count() == 4
    assert hand.sideways() == 0


def test_links_that_open_nothing(open_page: Open) -> None:
    page = open_page("", "phone")
    base = page.url
    page.goto(f"{base}#/t/half")
    page.get_by_text("This link is not whole").wait_for()
    page.goto(f"{base}#/t/nowhere/nothing")
    page.get_by_text("there is no such table").wait_for()
    page.get_by_role("link", name="Start a game").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
