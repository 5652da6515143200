"""Card lists for the tests: the product's own, and the real ones where they lie beside it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tefuda.text.lexicon import Lexicon

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src" / "tefuda" / "data" / "onepiece" / "cards"
REAL = ROOT.parent / "shared" / "cards" / "onepiece"
LANGUAGES = ("en", "ja", "zh-Hant")
MISPRINTS = HOUSE.parent / "misprints.tsv"

Lists = dict[str, dict[str, dict[str, Any]]]


def load(folder: Path) -> Lists:
    lists: Lists = {}
    for lang in LANGUAGES:
        lines = (folder / f"{lang}.jsonl").read_text(encoding="utf-8").splitlines()
        records = [json.loads(line) for line in lines if line.strip()]
        lists[lang] = {record["id"]: record for record in records}
    return lists


def lexicon_of(lists: Lists, game: str = "onepiece") -> Lexicon:
    return Lexicon.of(game, {lang: list(cards.values()) for lang, cards in lists.items()})
