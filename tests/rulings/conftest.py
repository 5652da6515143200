"""Real cards and rulings, read from beside the project; without them these tests are skipped."""

from __future__ import annotations

import fcntl
import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards import Catalog, Store
from tefuda.cards.store import with_house

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"
CODE = ROOT / "src" / "tefuda"
NEWER = SHARED / "newer"  # sets that came later; may be absent while the others are there
ABSENT = "the real cards and rulings are not beside the project (../shared)"
ABSENT_NEWER = "the cards and rulings of newer sets are not beside the project (../shared/newer)"


@functools.cache
def catalog(game: str) -> Catalog:
    """Every real card of a game, newer sets included if they are there; compiled once and kept
    under build/."""
    lists = [folder / "cards" / game for folder in (SHARED, NEWER)]
    lists = [folder for folder in lists if folder.is_dir()]
    if not (SHARED / "cards" / game).is_dir():
        pytest.skip(ABSENT)
    store = Store(game, ROOT / "build" / ("real-cards" if len(lists) == 1 else "all-real-cards"))
    # The lists are read anew when they have changed, or how they are read has.
    readers = (CODE / "cards" / "records.py", CODE / "games" / game / "record.py")
    sources = [path for folder in lists for path in folder.glob("*.jsonl")]
    newest = max(path.stat().st_mtime for path in (*sources, *readers))
    kept = store.folder / "ja.jsonl"
    store.folder.mkdir(parents=True, exist_ok=True)
    with (store.folder / "lock").open("w") as lock:
        # Several test processes share the compiled cards; one of them makes them.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.is_file() or kept.stat().st_mtime < newest:
            store.add(lists)
        compiled = store.compiled()
    return Catalog(game, with_house(game, store.records()), "en", compiled)


@pytest.fixture(scope="session")
def real_cards() -> Callable[[str], Catalog]:
    """The real cards by game."""
    return catalog


def answers(game: str, newer: bool = False) -> dict[str, dict[str, Any]]:
    """The official answers of a game by number, those on newer sets or the others."""
    path = (NEWER if newer else SHARED) / "rulings" / game / "ja.jsonl"
    if not path.is_file():
        pytest.skip(ABSENT_NEWER if newer else ABSENT)
    lines = path.read_text(encoding="utf-8").splitlines()
    return {str(entry["n"]): entry for entry in map(json.loads, lines)}
