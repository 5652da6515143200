"""Choosing with few clicks: any order, what reads alike, what is paid, keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tefuda.games import room
from tests.web.conftest import Open
from tests.web.hand import PATIENCE, Hand
from tests.web.test_table import made, sit

LOOKING = """# Five to look at
turn: A 5
card: X1 | character | red | cost 1 | power 2000 | effect [On Play] Look at 5 cards from the top \
of your deck; reveal up to 1 {Kite-Riders} type card and add it to your hand. Then, place the rest \
at the bottom of your deck in any order.
A: hand X1
A: don active=1
A: deck TH01-018 TH01-024 TH01-025 TH01-026 TH01-022 TH01-011
> play A.hand:X1
"""
ALIKE = """# Two of a kind
turn: A 5
A: don active=2
A: character TH01-012 TH01-012
"""


def laid(page: Page, scenario: str) -> None:
    page.wait_for_selector(".study .board")
    page.get_by_role("textbox", name="The scenario").fill(scenario)
    page.get_by_role("button", name="Run", exact=True).click()
    if "\n> " in scenario:
        page.get_by_label("To the end").click()


def test_the_rest_goes_in_any_order(open_page: Open) -> None:
    """One click names all that is left, and it can still be changed."""
    page = open_page("#/judge/onepiece")
    laid(page, LOOKING)
    strip = page.locator(".strip .card")
    expect(strip).to_have_count(4)  # those of the type that is asked for
    expect(page.locator('.option[data-key="done"]')).to_contain_text("none of them")
    strip.first.click()
    page.locator(".confirm").click()
    expect(page.locator(".question")).to_contain_text("order")
    page.locator(".strip .card").nth(2).click()
    page.get_by_role("button", name="any order will do").click()
    expect(page.locator(".order li")).to_have_count(4)
    places = [one.get_attribute("data-count") for one in page.locator(".strip .card").all()]
    assert places == ["2", "3", "1", "4"]
    page.get_by_label("Later").first.click()
    assert page.locator(".strip .card").nth(2).get_attribute("data-count") == "2"
    page.locator(".confirm").click()
    expect(page.locator(".question")).to_contain_text("main phase")


def test_what_reads_alike_is_told_apart_by_its_place(open_page: Open) -> None:
    page = open_page("#/judge/onepiece")
    laid(page, ALIKE)
    for place in ("A.C1", "A.C2"):
        expect(page.locator(f'.option[data-key="give {place}"]')).to_contain_text(f"({place})")
        expect(page.locator(f'.card[data-handle="{place}"] .tag')).to_have_text(place)
    expect(page.locator('.option[data-key="give A.L"]')).not_to_contain_text("(")


def test_what_ends_a_choice_has_a_key_of_its_own(open_page: Open) -> None:
    page = open_page()
    hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}), 0)
    ending = page.locator("main.table .option.ends:enabled")
    for _ in range(20):
        assert hand.wait()
        if ending.count():
            break
        hand.step()
    page.keyboard.press("0")
    expect(ending.first).to_have_class(re.compile(r"\barmed\b"))


def test_whoever_wants_is_not_asked_what_to_pay_with(open_page: Open) -> None:
    page = open_page("", "phone")
    paying = page.locator('main.table .option[data-key^="pay"]')
    using = page.locator('main.table .option[data-key^="use"]')
    # A game may end before there was a choice what to pay with: then another one.
    hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}, game="fusionworld"), 0)
    while not paying.count():
        if not hand.wait():
            hand = sit(page, made(page, {"kind": "person"}, {"kind": "bot"}, game="fusionworld"), 0)
        elif using.count():
            before = hand.asked()
            using.first.click()
            hand.confirm.click()
            asked_after(page, before)
        elif not paying.count():
            hand.step()
    before = hand.asked()
    page.get_by_role("button", name="Pay for me from now on").click()
    asked_after(page, before)
    page.get_by_role("button", name="Not asked everywhere: 1").click()
    line = page.locator("dialog p", has=page.get_by_role("button", name="Ask me again"))
    expect(line).to_contain_text("pay")
    page.keyboard.press("Escape")
    for _ in range(8):
        if not hand.wait():
            break
        assert paying.count() == 0
        hand.step()


def asked_after(page: Page, before: int) -> None:
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.table').dataset.asked) > n",
        arg=before,
        timeout=PATIENCE,
    )


def test_hands_are_held_as_they_were_drawn(open_page: Open) -> None:
    """What is listed and what is held stand in the same order."""
    page = open_page()
    page.get_by_role("radio", name=room("fusionworld").TITLE, exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page)
    charge = page.locator('main.table .option[data-key^="charge"]')
    for _ in range(12):
        assert hand.wait()
        if charge.count():
            break
        hand.step()
    listed = [str(one.get_attribute("data-key")).removeprefix("charge ") for one in charge.all()]
    held = [one.get_attribute("data-handle") for one in page.locator(".hand .card").all()]
    assert listed == list(dict.fromkeys(held))
