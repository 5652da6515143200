"""A player who sees the page alone, and clicks what is on it."""

from __future__ import annotations

import os
import random
import shutil

from playwright.sync_api import Locator, Page

# What is left of usual screens inside a browser's window.
SIZES = {"desk": (1366, 640), "wide": (1920, 940), "phone": (390, 664)}
PATIENCE = 60_000  # milliseconds for a state to come
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A browser that is looked through alone: no calls home, nothing shared.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str:
    """The Chromium of this machine, "" if there is none."""
    chosen = os.environ.get("TEFUDA_CHROMIUM", "")
    return chosen or next((path for name in NAMES if (path := shutil.which(name))), "")


class Hand:
    """Plays by clicking: cards that glow, what they can be aimed at, buttons."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.by_card = 0
        self.by_button = 0

    def start(self, base: str, title: str) -> None:
        """From the start page to a table, by one choice and one click."""
        if base:
            self.page.goto(base)
        self.page.get_by_role("radio", name=title, exact=True).check()
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.page.wait_for_selector("main.table", timeout=PATIENCE)

    def asked(self) -> int:
        return int(self.page.get_attribute("main.table", "data-asked") or "-1")

    def wait(self) -> bool:
        """Until there is something to click (True) or the game is over (False)."""
        self.page.wait_for_selector(
            "main.table[data-over=true], main.table .option:enabled", timeout=PATIENCE
        )
        return self.page.get_attribute("main.table", "data-over") == "false"

    def step(self) -> None:
        """Answer what is asked."""
        before = self.asked()
        glowing = self.page.locator("main.table .card.glow")
        if glowing.count() and self.rng.random() < 0.7:
            self._card(glowing)
        else:
            self.by_buttons()
        self.page.wait_for_function(
            "(n) => { const t = document.querySelector('main.table');"
            " return t && Number(t.dataset.asked) > n }",
            arg=before,
            timeout=PATIENCE,
        )

    def _one(self, found: Locator) -> Locator:
        return found.nth(self.rng.randrange(found.count()))

    def _card(self, glowing: Locator) -> None:
        """Pick a card, aim it if it can be aimed, and confirm."""
        self.by_card += 1
        handle = self._one(glowing).get_attribute("data-handle")
        card = self.page.locator(f'main.table .card[data-handle="{handle}"]').first
        card.click(timeout=PATIENCE)
        aims = self.page.locator("main.table .card.aim")
        if not self.confirm.count() and aims.count():
            self._one(aims).click(timeout=PATIENCE)
            self.confirm.wait_for(timeout=PATIENCE)
        if self.confirm.count():
            self.confirm.click(timeout=PATIENCE)
        else:
            self.by_buttons()

    @property
    def confirm(self) -> Locator:
        return self.page.locator("main.table .confirm")

    def by_buttons(self) -> None:
        """Name options until there is enough to confirm."""
        self.by_button += 1
        self.page.wait_for_selector("main.table .option:enabled", timeout=PATIENCE)
        options = self.page.locator("main.table .option:enabled")
        self._one(options).click(timeout=PATIENCE)
        while not self.confirm.count():
            further = "main.table .option:is(.spare, :not(.armed))"
            self._one(self.page.locator(further)).click(timeout=PATIENCE)
        self.confirm.click(timeout=PATIENCE)

    def play(self, choices: int = 2_000) -> int:
        """Play on; how many choices that took."""
        n = 0
        while n < choices and self.wait():
            self.step()
            n += 1
        return n

    def sideways(self) -> int:
        """How far the page could be scrolled sideways."""
        return int(
            self.page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )
