"""What goes on at a table beside the game: clocks, wishes, phrases, watchers, bad lines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tefuda.games import GAMES, room
from tests.web.conftest import Open
from tests.web.hand import PATIENCE, Hand


def made(
    page: Page, *seats: dict[str, str], game: str = "onepiece", **terms: Any
) -> dict[str, Any]:
    """A table made as programs make them; clocks shorter than the page offers."""
    answer = page.request.post(
        f"{page.url.partition('#')[0]}api/tables",
        data=json.dumps({"game": game, "seats": list(seats), **terms}),
    )
    assert answer.status == 201, answer.text()
    found = answer.json()
    assert isinstance(found, dict)
    return found


def sit(page: Page, table: dict[str, Any], seat: int) -> Hand:
    secret = table["places"][seat]["secret"] if seat >= 0 else table["watch"]
    page.goto(f"{page.url.partition('#')[0]}#/t/{table['table']}/{secret}")
    page.wait_for_selector("main.table", timeout=PATIENCE)
    return Hand(page, seat + 1)


def two(open_page: Open, **terms: Any) -> tuple[Hand, Hand]:
    one, other = open_page(), open_page("", "phone")
    table = made(one, {"kind": "person"}, {"kind": "open"}, **terms)
    return sit(one, table, 0), sit(other, table, 1)


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("dialog").get_by_role("button", name=name, exact=True).click()


def asked(*hands: Hand) -> Hand:
    """Whoever is asked."""
    ready = "main.table[data-waiting=you] .option:enabled"
    while True:
        for hand in hands:
            if hand.page.locator(ready).count():
                return hand
        hands[0].page.wait_for_timeout(20)


def test_a_clock_runs_out(open_page: Open) -> None:
    one, other = two(open_page, clock="5+0")
    loser = asked(one, other)
    expect(loser.page.locator(".clock.runs.low")).to_be_visible()
    winner = other if loser is one else one
    winner.page.wait_for_selector("main.table[data-over=true]", timeout=PATIENCE)
    expect(winner.page.locator(".verdict")).to_have_text("You win! time ran out")


def test_undo_by_consent(open_page: Open) -> None:
    hands = two(open_page)
    for _ in range(3):
        asked(*hands).step()
    last = asked(*hands)
    last.step()
    wish = last.page.get_by_role("button", name="Ask to undo")
    if not wish.count():  # nothing was learnt by it, so nobody is asked
        last.page.get_by_role("button", name="Undo", exact=True).click()
        return
    wish.click()
    other = hands[1] if last is hands[0] else hands[0]
    other.page.get_by_role("button", name="No", exact=True).click()
    expect(other.page.locator(".proposal")).to_have_count(0)


def test_a_draw_is_offered_and_taken(open_page: Open) -> None:
    one, other = two(open_page)
    menu(one.page, "Offer a draw")
    expect(one.page.get_by_role("button", name="Take it back")).to_be_visible()
    other.page.get_by_role("button", name="Yes", exact=True).click()
    for hand in (one, other):
        expect(hand.page.locator(".verdict")).to_contain_text("Nobody wins. a draw was agreed")


def test_a_game_is_adjourned_and_gone_on_with(open_page: Open) -> None:
    one, other = two(open_page)
    menu(one.page, "Adjourn")
    other.page.get_by_role("button", name="Yes", exact=True).click()
    expect(one.page.get_by_text("The game is adjourned")).to_be_visible()
    one.page.get_by_role("button", name="Go on").click()
    other.page.get_by_role("button", name="Yes", exact=True).click()
    asked(one, other).step()


def test_phrases_are_heard_in_the_readers_language(open_page: Open) -> None:
    one, other = two(open_page)
    other.page.evaluate("localStorage.setItem('tefuda.lang', 'ja')")
    other.page.reload()
    other.page.wait_for_selector("main.table")
    one.page.get_by_role("button", name="Menu", exact=True).click()
    one.page.locator("dialog section").first.get_by_role("button").first.click()
    expect(other.page.locator(".said")).to_be_visible()
    assert not other.page.locator(".said").inner_text().isascii()
    other.page.locator(".said button").click()
    expect(other.page.locator(".said")).to_have_count(0)


def test_windows_are_passed_until_told_otherwise(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page, 2)
    skip = page.get_by_text("Always pass here")
    for _ in range(60):
        assert hand.wait()
        if skip.count():
            break
        hand.step()
    before = hand.asked()
    skip.first.click()
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.table').dataset.asked) > n", arg=before
    )
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Ask me again").click()
    expect(page.get_by_text("You are asked everywhere")).to_be_visible()


def test_bots_are_watched_from_the_start_page(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("radio", name="Watch bots play").check()
    page.get_by_role("button", name="Watch", exact=True).click()
    page.wait_for_selector("main.table[data-over=true]", timeout=PATIENCE)
    expect(page.locator(".verdict")).to_contain_text("wins")
    assert page.get_by_role("button", name="Concede").count() == 0


def test_a_watcher_sees_no_hands(open_page: Open) -> None:
    one, other = open_page(), open_page()
    table = made(one, {"kind": "person"}, {"kind": "bot"}, watch="list")
    hand = sit(one, table, 0)
    hand.play(4)
    other.reload()
    other.locator("section[aria-label='Games to watch'] a").first.click()
    other.wait_for_selector("main.table", timeout=PATIENCE)
    watched = sit(other, table, -1)
    assert watched.page.locator(".hand .card:not(.back)").count() == 0
    assert watched.page.locator(".option").count() == 0


def test_a_record_is_downloaded_and_watched_again(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page)
    hand.play(5)
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog .danger").click()
    page.wait_for_selector("main.table[data-over=true]", timeout=PATIENCE)
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    saved.value.save_as(tmp_path / "game.json")
    assert len(json.loads((tmp_path / "game.json").read_text())["keys"]) >= 5
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".study .board")


def test_one_drag_attacks(open_page: Open) -> None:
    """A card is dragged onto what it attacks."""
    page = open_page()
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page, 4)
    attack = page.locator('main.table .option[data-key^="attack A.L -> B.L"]')
    for _ in range(80):
        assert hand.wait()
        if attack.count():
            break
        hand.step()
    before = hand.asked()
    page.wait_for_selector("main.table .option:enabled")
    page.locator('.card[data-handle="A.L"]').drag_to(page.locator('.card[data-handle="B.L"]'))
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.table').dataset.asked) > n", arg=before
    )
    expect(page.locator(".log")).to_contain_text("attacks")


def test_a_slow_line_that_breaks(open_page: Open) -> None:
    """300 ms each way, and now and then nobody at the other end: nothing is lost."""
    page = open_page()
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    slow = {"latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
    network.send("Network.emulateNetworkConditions", {"offline": False, **slow})
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page)
    assert hand.play(3) == 3
    page.evaluate("window.stop()")
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector("main.table", timeout=PATIENCE)
    assert hand.play(3) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(open_page: Open, game: str) -> None:
    page = open_page("", still="yes")
    page.get_by_role("radio", name=room(game).TITLE, exact=True).check()
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    page.wait_for_selector("main.table", timeout=PATIENCE)
    hand = Hand(page)
    n = 0
    while hand.wait():
        before = hand.asked()
        n += 1
        count = page.locator("main.table .option").count()
        page.keyboard.press(str(hand.rng.randrange(min(count, 9)) + 1))
        page.wait_for_selector(".option.armed")
        while not hand.confirm.count():
            page.keyboard.press(str(hand.rng.randrange(min(count, 9)) + 1))
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(n) => Number(document.querySelector('main.table').dataset.asked) > n",
            arg=before,
            timeout=PATIENCE,
        )
    assert n > 10
    assert page.locator(".verdict").inner_text().startswith(("You win!", "You lose.", "Nobody"))


DULL = "main.table .card:not(.glow):not(.aim):not(.picked)"
VAGUE = {"", "waits", "not-asked-for", "theirs"}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_cannot_be_chosen_says_why(open_page: Open, game: str, size: str) -> None:
    page = open_page("", size)
    hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}, game=game), 0)
    seen: set[str] = set()
    because = page.locator(".because")
    for _ in range(40):
        # Until something more has been said than that the card is not asked for.
        if seen - VAGUE or not hand.wait():
            break
        held = page.locator(f'{DULL}[data-handle^="A.hand"]')
        dull = held if held.count() else page.locator(DULL)
        handle = dull.first.get_attribute("data-handle")
        dull.first.click()
        expect(page.locator(f'.because[data-card="{handle}"]')).to_be_visible()
        if because.locator("[data-reason]").count():
            seen.add(because.locator("[data-reason]").first.get_attribute("data-reason") or "")
        assert hand.sideways() == 0
        hand.step()
    assert seen - VAGUE


def test_why_is_said_in_the_readers_language_and_leads_to_the_clause(open_page: Open) -> None:
    page = open_page(locale="ja-JP")
    hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}), 0)
    assert hand.wait()
    page.locator(DULL).first.click()
    reason = page.locator(".because [data-reason]").first
    assert not (reason.text_content() or "").isascii()
    number = reason.locator("button").inner_text()
    reason.locator("button").click()
    expect(page.locator("dialog h2")).to_contain_text(number)


def test_the_key_tells_what_else_a_card_cannot_do(open_page: Open) -> None:
    page = open_page()
    hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}), 0)
    for _ in range(60):
        assert hand.wait()
        # A Leader to whom DON!! can be given on a first turn, when nobody attacks.
        if page.locator('.card.glow[data-handle="A.L"]').count():
            break
        hand.step()
    page.locator('.card[data-handle="A.L"]').hover()
    page.keyboard.press("w")
    expect(page.locator('.because[data-card="A.L"]')).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_an_option_comes_to_is_shown_before_it_is_taken(open_page: Open, size: str) -> None:
    page = open_page("", size)
    hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}), 0)
    give = page.locator('main.table .option[data-key="give A.L"]')
    for _ in range(60):
        assert hand.wait()
        if give.count():
            break
        hand.step()
    leader = page.locator('.card[data-handle="A.L"] .value')
    before = leader.inner_text()
    give.click()
    after = str(int(before) + 1000)
    expect(page.locator(".foreseen")).to_contain_text(f"{before} → {after}")
    expect(leader).to_have_text(before)  # nothing has been done yet
    hand.confirm.click()
    expect(leader).to_have_text(after)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_hint_is_taken_against_a_bot(open_page: Open, size: str) -> None:
    page = open_page("", size)
    hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}), 0)
    assert hand.wait()
    before = hand.asked()
    page.get_by_role("button", name="Hint", exact=True).click()
    tip = page.locator(".hints button").first
    expect(tip).to_contain_text("%", timeout=PATIENCE)
    tip.click()
    hand.confirm.click(timeout=PATIENCE)
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.table').dataset.asked) > n", arg=before
    )
    expect(page.locator(".hints")).to_have_count(0)


def test_there_are_no_hints_between_people(open_page: Open) -> None:
    hands = two(open_page)
    page = asked(*hands).page
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hints, .problem")).to_have_count(0)


def test_undo_is_granted(open_page: Open) -> None:
    """Whoever has told the others something by a choice asks, and takes it back when they agree."""
    hands = two(open_page)
    for _ in range(80):
        last = asked(*hands)
        last.step()
        wish = last.page.get_by_role("button", name="Ask to undo")
        answered = "main.table[data-waiting=others], main.table .option:enabled"
        last.page.wait_for_selector(answered)
        if wish.count():
            break
    before = last.asked()
    wish.click()
    other = hands[1] if last is hands[0] else hands[0]
    other.page.get_by_role("button", name="Yes", exact=True).click()
    for hand in hands:
        expect(hand.page.locator(".proposal")).to_have_count(0)
    assert asked(*hands) is last
    assert last.asked() > before
    last.step()


def test_a_cut_line_comes_back_where_it_was(open_page: Open) -> None:
    """The line is cut under the page, with a choice on its way that never arrives; the page says
    so, dials again, and the choice can be made."""
    page = open_page()
    lines: list[WebSocketRoute] = []
    deaf = [False]

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        line.on_message(lambda told: None if deaf[0] else server.send(told))

    page.route_web_socket("**/socket", through)
    hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}), 0)
    hand.play(3)
    assert hand.wait()
    before = hand.asked()
    deaf[0] = True
    hand.by_buttons()
    expect(page.locator("main.table .option")).to_have_count(0)
    lines[-1].close()
    expect(page.get_by_text("The line is lost")).to_be_visible()
    deaf[0] = False
    assert hand.wait()
    assert len(lines) > 1
    assert hand.asked() == before
    expect(page.get_by_text("The line is lost")).to_have_count(0)
    hand.step()
