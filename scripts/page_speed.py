"""How quick the page is, in a real browser against a server on this machine.

    python -m scripts.page_speed --choices 80

Prints what the page weighs (gzip), how long a table takes to its first paint, and how long it takes
from a choice to the board painted anew. Run it with the compiled build, on a machine that does
nothing else (`PYTHONPATH=build/compiled:. python -m scripts.page_speed`).
"""

from __future__ import annotations

import argparse
import gzip
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tefuda.games import GAMES, room
from tefuda.server.app import STATIC
from tests.server.tables import running
from tests.web.hand import FLAGS, PATIENCE, SIZES, Hand, chromium

# From the click that confirms to the second frame after the table has taken the answer in: by then
# the first has been painted.
WATCH = """() => {
  window.took = [];
  let began = 0;
  addEventListener('click', (e) => {
    if (e.target.closest('.confirm')) began = performance.now();
  }, true);
  new MutationObserver(() => {
    if (!began) return;
    const then = began;
    began = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      window.took.push(performance.now() - then);
    }));
  }).observe(document.querySelector('main.table'),
    { attributes: true, attributeFilter: ['data-asked'] });
}"""
# ... and from opening a link to the same after there is a table.
PAINTED = """new MutationObserver((_, watch) => {
  if (!document.querySelector('main.table')) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    window.painted = performance.now();
  }));
}).observe(document, { childList: true, subtree: true })"""
LOADED = "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


def weight(page: Page) -> int:
    """What was loaded before any card, in bytes of gzip."""
    names = {"/index.html", *page.evaluate(LOADED)}
    files = [STATIC / name.lstrip("/") for name in names]
    return sum(len(gzip.compress(file.read_bytes())) for file in files if file.is_file())


def part(times: list[float], share: float) -> float:
    return sorted(times)[min(int(len(times) * share), len(times) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--choices", type=int, default=80, help="choices of each game")
    wanted = parser.parse_args()
    if not (STATIC / "index.html").is_file():
        parser.error(f"there is no page in {STATIC}: run `make web`, and then `make compile`")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size, (width, height) in SIZES.items():
            for game in GAMES:
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(server.base)
                page.wait_for_load_state("networkidle")
                light = weight(page)
                hand = Hand(page, seed=3)
                hand.start("", room(game).TITLE)
                page.add_init_script(PAINTED)
                page.reload()  # a table that is opened by its link
                page.wait_for_function("() => window.painted", timeout=PATIENCE)
                paint = page.evaluate("window.painted")
                page.evaluate(WATCH)
                n = hand.play(wanted.choices)
                times = page.evaluate("window.took")
                print(
                    f"{game} {size}: {light / 1000:.0f} kB, first paint of the table "
                    f"{paint:.0f} ms, from a choice to the board {part(times, 0.5):.0f} ms in the "
                    f"middle, {part(times, 0.95):.0f} ms at 95 % ({len(times)} of {n} choices)",
                    flush=True,
                )
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
