"""One server and one browser for all tests of the page that a process runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tefuda.server.app import STATIC
from tests.server.tables import Running, running
from tests.web.hand import FLAGS, PATIENCE, SIZES, chromium

Open = Callable[..., Page]
# What others do is shown at once, unless a test is about that.
AT_ONCE = (
    "if (location.protocol.startsWith('http')) localStorage.getItem('tefuda.settings')"
    " ?? localStorage.setItem('tefuda.settings', JSON.stringify({ speed: 0 }))"
)
expect.set_options(timeout=PATIENCE)  # what is waited for hangs on no machine's speed


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser, or without the page, none of this can be run."""
    reason = "" if chromium() else "there is no Chromium on this machine"
    if not (STATIC / "index.html").is_file():
        reason = "the page is not built: run `make web`"
    for item in items:
        if "tests/web/" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Browser, server: Running) -> Iterator[Open]:
    """Opens pages, each in a browser of its own; none of them may complain."""
    pages: list[Page] = []
    faults: list[str] = []

    def open_one(path: str = "", size: str = "desk", **more: str) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if size == "phone" else "light",
            locale=more.get("locale", "en-GB"),
            reduced_motion="reduce" if more.get("still") else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
            accept_downloads=True,
        )
        if not more.get("lively"):
            context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
        page.goto(f"{server.base}/{path}")
        pages.append(page)
        return page

    yield open_one
    for page in pages:
        page.context.close()
    # What the server refuses, and a line that a test cuts, is said on the page, and by the
    # browser, too.
    expected = ("status of 4", "net::ERR_FAILED")
    assert [one for one in faults if not any(sign in one for sign in expected)] == []
