"""Every page, looked over by axe, in light and in dark, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Open
from tests.web.hand import PATIENCE, Hand

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe is not here: run `npm ci` in web")

PAGES = {
    "start": ("", "h1"),
    "lessons": ("#/learn", ".picks a"),
    "lesson": ("#/learn/onepiece/turn", ".hint"),
    "puzzles": ("#/puzzles/rebirth", ".picks a"),
    "puzzle": ("#/puzzles/rebirth/1", ".state"),
    "rules": ("#/rules/onepiece/7-1-2-1", ".clause-sheet"),
    "replay": ("#/replay", "h1"),
    "build": ("#/build/fusionworld", ".found li"),
    "write": ("#/write/rebirth", "textarea"),
    "judge": ("#/judge/onepiece/7-1-2-block.0", ".board"),
}


def violations(page: Page) -> list[str]:
    # The page lets no script in but its own; the test comes in beside that.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]
    ]


@needs_axe
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_no_violations(open_page: Open, name: str, size: str) -> None:
    path, sign = PAGES[name]
    page = open_page(path, size, still="yes")
    page.wait_for_selector(sign, timeout=PATIENCE)
    assert violations(page) == []
    assert Hand(page).sideways() == 0
    # Text twice as large still needs no scrolling sideways.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    if size == "desk":
        assert Hand(page).sideways() == 0


@needs_axe
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_table(open_page: Open, size: str) -> None:
    page = open_page("", size, still="yes")
    hand = Hand(page, 5)
    page.get_by_role("button", name="Play", exact=True).click()
    hand.play(12)
    hand.wait()
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".question .clause").click()
    page.wait_for_selector("dialog[open] .clause-sheet")
    assert violations(page) == []
