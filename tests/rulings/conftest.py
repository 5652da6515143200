"""Real cards and rulings, read from beside the project; without them these tests are skipped."""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards import Catalog, Store
from tefuda.cards.store import with_house

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"
CARDS = SHARED / "cards" / "onepiece"
RULINGS = SHARED / "rulings" / "onepiece" / "ja.jsonl"
ABSENT = "the real cards and rulings are not beside the project (../shared)"


@pytest.fixture(scope="session")
def real_cards() -> Catalog:
    """Every real card, compiled once and kept under build/."""
    if not CARDS.is_dir():
        pytest.skip(ABSENT)
    store = Store("onepiece", ROOT / "build" / "real-cards")
    newest = max(path.stat().st_mtime for path in CARDS.glob("*.jsonl"))
    kept = store.folder / "ja.jsonl"
    store.folder.mkdir(parents=True, exist_ok=True)
    with (store.folder / "lock").open("w") as lock:
        # Several test processes share the compiled cards; one of them makes them.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.is_file() or kept.stat().st_mtime < newest:
            store.add([CARDS])
        compiled = store.compiled()
    return Catalog("onepiece", with_house("onepiece", store.records()), "en", compiled)


@pytest.fixture(scope="session")
def rulings() -> dict[str, dict[str, Any]]:
    """The official answers by number."""
    if not RULINGS.is_file():
        pytest.skip(ABSENT)
    lines = RULINGS.read_text(encoding="utf-8").splitlines()
    return {str(entry["n"]): entry for entry in map(json.loads, lines)}
