"""How every page and every table looks, against pictures that somebody has looked at.

A picture is compared in squares by their mean colour, since no two machines draw letters alike:
what is noticed is something that has moved, is missing, covers something else or has another
colour. When a page is meant to look different, look at it and keep it:

    TEFUDA_SNAPSHOTS=keep python -m pytest tests/web/test_snapshots.py
"""

from __future__ import annotations

import base64
import os
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tefuda.client import create
from tefuda.decks import house_decks
from tefuda.games import GAMES
from tefuda.match import Match
from tefuda.wire.tables import NewTable, Sitter
from tests.server.tables import Running
from tests.web.conftest import Open
from tests.web.hand import PATIENCE, SIZES
from tests.web.test_axe import PAGES

KEPT = Path(__file__).parent / "snapshots"
KEEP = os.environ.get("TEFUDA_SNAPSHOTS") == "keep"
OFF = 0.03  # the share of squares that may look different
# Both pictures at half their size; the share of squares whose mean colour is another, and the
# picture as it is kept.
COMPARE = """async ([now, kept]) => {
  const SQUARE = 16, FAR = 24;
  const load = async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    return image;
  };
  const drawn = (image, width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return [canvas, context];
  };
  const mean = (context, x, y) => {
    const data = context.getImageData(x, y, SQUARE, SQUARE).data;
    const sum = [0, 0, 0];
    for (let i = 0; i < data.length; i++) if (i % 4 < 3) sum[i % 4] += data[i];
    return sum.map((n) => n / (SQUARE * SQUARE));
  };
  const image = await load(now);
  const width = Math.round(image.width / 2), height = Math.round(image.height / 2);
  const [canvas, context] = drawn(image, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const small = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
  if (!kept) return [1, small];
  const old = await load(kept);
  if (old.width !== width || old.height !== height) return [1, small];
  const [, other] = drawn(old, width, height);
  let far = 0, all = 0;
  for (let x = 0; x + SQUARE <= width; x += SQUARE) {
    for (let y = 0; y + SQUARE <= height; y += SQUARE) {
      all++;
      const before = mean(other, x, y);
      if (mean(context, x, y).some((n, i) => Math.abs(n - before[i]) > FAR)) far++;
    }
  }
  return [far / all, small];
}"""


def looks_as_kept(page: Page, name: str, seen: Path) -> None:
    """Compare the page with its picture, or keep it."""
    page.evaluate("document.fonts.ready.then(() => null)")
    file = KEPT / f"{name}.webp"
    now = _data("png", page.screenshot(animations="disabled", caret="hide"))
    kept = _data("webp", file.read_bytes()) if file.is_file() else ""
    desk = page.context.new_page()  # the page itself lets no script in
    off, small = desk.evaluate(COMPARE, [now, kept])
    desk.close()
    picture = base64.b64decode(small)
    if KEEP:
        if off > OFF / 3:  # what looks the same stays the same file
            KEPT.mkdir(exist_ok=True)
            file.write_bytes(picture)
        return
    (seen / file.name).write_bytes(picture)
    assert kept, f"there is no picture of {name}; it looks like {seen / file.name}: keep it"
    assert off <= OFF, (
        f"{off:.0%} of {name} looks different; compare {seen / file.name} with {file}"
    )


def _data(kind: str, picture: bytes) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page(open_page: Open, name: str, size: str, tmp_path: Path) -> None:
    path, sign = PAGES[name]
    page = open_page(path, size, still="yes")
    page.wait_for_selector(sign, timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    looks_as_kept(page, f"{name}-{size}", tmp_path)


def played(game: str) -> tuple[Match, int]:
    """A game in its middle, where the first seat has much to choose from, and after how many
    choices that is."""
    first, second, *_ = house_decks(game)
    match = Match.start(first, second, seed=11)
    rng = random.Random(11)
    at = 0
    while not match.over and len(match.keys) < 400:
        if match.seat == 0 and match.game.turn in (7, 8, 9) and len(match.options) > 5:
            at = len(match.keys)
        match.choose(rng.choice(match.options))
    assert at
    return match, at


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table(open_page: Open, server: Running, game: str, size: str, tmp_path: Path) -> None:
    match, at = played(game)
    seats = [Sitter("person"), Sitter("bot")]
    wanted = NewTable(game, seats, record=match.record(), at=at)
    made = create(server.base, wanted)
    page = open_page(f"#/t/{made.table}/{made.places[0].secret}", size, still="yes")
    page.wait_for_selector("main.table .option:enabled", timeout=PATIENCE)
    looks_as_kept(page, f"table-{game}-{size}", tmp_path)
