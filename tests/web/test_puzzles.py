"""Puzzles on the board: what is right, what is wrong, and how it is done."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tefuda.games import GAMES
from tests.web.conftest import Open

STATE = ".state[data-state={}]"


def attempt(page: Page, game: str, **more: Any) -> dict[str, Any]:
    """What the server says of an attempt."""
    base = page.url.partition("#")[0]
    answer = page.request.post(
        f"{base}api/puzzles", data=json.dumps({"game": game, "number": 1, **more})
    )
    assert answer.ok, answer.text()
    found = answer.json()
    assert isinstance(found, dict)
    return found


def choose(page: Page, key: str) -> None:
    page.locator(f'.option[data-key="{key}"]').click()
    page.locator(".confirm").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved(open_page: Open, game: str) -> None:
    page = open_page(f"#/puzzles/{game}")
    page.get_by_role("link", name="Puzzle 1", exact=True).click()
    page.wait_for_selector(STATE.format("open"))
    solved = attempt(page, game, solve=True)
    mine = [
        key
        for key, moment in zip(solved["line"], solved["moments"], strict=False)
        if moment["seat"] == solved["seat"]
    ]
    done = 0
    while page.locator(STATE.format("open")).count():
        # The others answer as well as they can, which may be otherwise than in the solution.
        shown = [one.get_attribute("data-key") for one in page.locator(".option").all()]
        key = next(key for key in mine[done:] if key in shown)
        done = mine.index(key, done) + 1
        before = int(page.locator(".state").get_attribute("data-line") or 0)
        choose(page, key)
        page.wait_for_function(
            "(n) => Number(document.querySelector('.state').dataset.line) > n", arg=before
        )
    page.wait_for_selector(STATE.format("solved"))
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_wrong_choice_is_told_and_taken_back(open_page: Open, size: str) -> None:
    page = open_page("#/puzzles/rebirth/1", size)
    page.wait_for_selector(STATE.format("open"))
    right = attempt(page, "rebirth", solve=True)["line"][0]
    shown = [one.get_attribute("data-key") or "" for one in page.locator(".option").all()]
    choose(page, next(key for key in shown if key != right))
    page.wait_for_selector(STATE.format("missed"))
    expect(page.get_by_text("That does not win")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(STATE.format("open"))
    expect(page.locator(f'.option[data-key="{right}"]')).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(STATE.format("shown"))
    expect(page.locator(".state li")).not_to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".who")).to_contain_text("wins")
    page.get_by_role("button", name="From the beginning").click()
    page.wait_for_selector(STATE.format("open"))


def test_there_is_no_such_puzzle(open_page: Open) -> None:
    page = open_page("#/puzzles/rebirth/99")
    expect(page.locator(".problem")).to_contain_text("there is no 99")


def test_what_the_others_hold_is_not_sent(open_page: Open) -> None:
    """A puzzle is seen with the eyes of its seat."""
    page = open_page("#/puzzles/fusionworld/1")
    page.wait_for_selector(STATE.format("open"))
    found = attempt(page, "fusionworld")
    [other] = [i for i in range(2) if i != found["seat"]]
    hand = found["moments"][0]["view"]["seats"][other]["zones"]["hand"]
    assert hand["count"] > 0
    assert not any(card.get("number") for card in hand["cards"])
