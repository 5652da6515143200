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
ABSENT = "the real cards and rulings are not beside the project (../shared)"


@functools.cache
def catalog(game: str) -> Catalog:
    """Every real card of a game, compiled once and kept under build/."""
    cards = SHARED / "cards" / game
    if not cards.is_dir():
        pytest.skip(ABSENT)
    store = Store(game, ROOT / "build" / "real-cards")
    # The lists are read anew when they have changed, or how they are read has.
    readers = (CODE / "cards" / "records.py", CODE / "games" / game / "record.py")
    newest = max(path.stat().st_mtime for path in (*cards.glob("*.jsonl"), *readers))
    kept = store.folder / "ja.jsonl"
    store.folder.mkdir(parents=True, exist_ok=True)
    with (store.folder / "lock").open("w") as lock:
        # Several test processes share the compiled cards; one of them makes them.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.is_file() or kept.stat().st_mtime < newest:
            store.add([cards])
        compiled = store.compiled()
    return Catalog(game, with_house(game, store.records()), "en", compiled)


@pytest.fixture(scope="session")
def real_cards() -> Callable[[str], Catalog]:
    """The real cards by game."""
    return catalog


@pytest.fixture
def rulings(game: str) -> dict[str, dict[str, Any]]:
    """The official answers of a game by number."""
    path = SHARED / "rulings" / game / "ja.jsonl"
    if not path.is_file():
        pytest.skip(ABSENT)
    lines = path.read_text(encoding="utf-8").splitlines()
    return {str(entry["n"]): entry for entry in map(json.loads, lines)}
