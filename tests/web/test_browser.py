"""Whole games in a real browser, by somebody who clicks what is seen there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tefuda.games import GAMES, room
from tefuda.server.app import STATIC
from tests.server.tables import Running, running
from tests.web.hand import FLAGS, PATIENCE, Hand, chromium

DESK = {"width": 1366, "height": 640}
PHONE = {"width": 390, "height": 664}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not chromium(), reason="there is no Chromium on this machine"),
    pytest.mark.skipif(
        not (STATIC / "index.html").is_file(), reason="the page is not built: run `make web`"
    ),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def faults() -> list[str]:
    return []


def opened(browser: Browser, size: dict[str, int], faults: list[str]) -> Page:
    """A page of its own, whose complaints are collected."""
    page = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if size is PHONE else "light",
    ).new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    return page


@pytest.mark.parametrize(
    ("game", "size"),
    [*zip(GAMES, (DESK, PHONE, DESK), strict=True)],
    ids=lambda found: str(found)[:9],
)
def test_a_whole_game(
    server: Running, browser: Browser, faults: list[str], game: str, size: dict[str, int]
) -> None:
    page = opened(browser, size, faults)
    hand = Hand(page, seed=1)
    hand.start(server.base, room(game).TITLE)
    assert hand.play() > 5
    assert hand.by_card > 0
    assert page.locator(".verdict").inner_text().startswith(("You win!", "You lose.", "Nobody"))
    assert page.locator("ol li").count() > 20
    assert hand.sideways() == 0
    # Another one, at once.
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("main.table[data-over=false]", timeout=PATIENCE)
    assert hand.wait()
    assert faults == []
    page.context.close()


def test_by_keyboard_alone_and_back_again(
    server: Running, browser: Browser, faults: list[str]
) -> None:
    page = opened(browser, DESK, faults)
    hand = Hand(page)
    hand.start(server.base, room(GAMES[0]).TITLE)
    for _ in range(8):
        assert hand.wait()
        before = hand.asked()
        page.keyboard.press("1")
        page.wait_for_selector(".option.armed")
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
    assert faults == []
    page.context.close()


def test_a_friend_by_link(server: Running, browser: Browser, faults: list[str]) -> None:
    """Two browsers; one of them is loaded anew in the middle, and nothing is lost."""
    page = opened(browser, DESK, faults)
    page.goto(server.base)
    page.get_by_role("radio", name="A friend, by link").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("The link", exact=True).input_value()
    page.get_by_role("button", name="Close").click()
    other = opened(browser, PHONE, faults)
    other.goto(link)
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
    assert faults == []
    page.context.close()
    other.context.close()


def test_two_here(server: Running, browser: Browser, faults: list[str]) -> None:
    page = opened(browser, DESK, faults)
    page.goto(server.base)
    page.get_by_role("radio", name="Two here").check()
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page)
    for _ in range(6):
        page.wait_for_selector("main.message button, main.table .option:enabled", timeout=PATIENCE)
        if page.get_by_role("button", name="Show my side").count():
            page.get_by_role("button", name="Show my side").click()
        assert hand.wait()
        page.locator("main.table .option:enabled").first.click()
        hand.confirm.click()
        hand.confirm.wait_for(state="detached")
        page.wait_for_selector("main.message button, main.table .option:enabled")
    assert faults == []
    page.context.close()


def test_a_table_for_four(server: Running, browser: Browser, faults: list[str]) -> None:
    game, format = next(
        (game, name) for game in GAMES for name, (_, most) in room(game).SEATS.items() if most == 4
    )
    page = opened(browser, DESK, faults)
    page.goto(server.base)
    page.get_by_role("radio", name=room(game).TITLE, exact=True).check()
    page.get_by_label("Edition or format").select_option(format)
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page)
    assert hand.play(8) == 8
    assert page.locator("section.side").count() == 4
    assert hand.sideways() == 0
    assert faults == []
    page.context.close()


def test_links_that_open_nothing(server: Running, browser: Browser, faults: list[str]) -> None:
    page = opened(browser, PHONE, faults)
    page.goto(f"{server.base}/#/t/half")
    page.get_by_text("This link is not whole").wait_for()
    page.goto(f"{server.base}/#/t/nowhere/nothing")
    page.get_by_text("there is no such table").wait_for()
    page.get_by_role("link", name="Start a game").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert faults == []
    page.context.close()
