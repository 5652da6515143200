"""A card record of One Piece: what stands on a card, in one form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tefuda.kernel.printed import NEVER

KINDS: Final = ("leader", "character", "event", "stage")
NUMBER: Final = re.compile(r"^[A-Z]{1,4}\d{0,2}-\d{3}$")
EXAMPLE: Final = "OP01-001"
WORDS: Final = ("colors", "types", "attributes")
NUMBERS: Final = ("cost", "life", "power", "counter")
TEXTS: Final = ("effect", "trigger")


def flat(data: Mapping[str, Any]) -> dict[str, Any]:
    """The record as lists have it, with each value under its own name."""
    out = dict(data)
    kind = str(data.get("category") or "").lower()
    if kind == "leader":  # its life stands where other cards have their cost
        out["life"] = data.get("cost") if data.get("life") is None else data["life"]
        out["cost"] = None
    else:
        out["life"] = None
    return out


def stats(record: Mapping[str, Any]) -> list[int]:
    """The numbers that effects change: power, cost, counter."""
    counter = record.get("counter")
    return [
        int(record.get("power") or 0),
        int(record.get("cost") or 0),
        NEVER if counter is None else int(counter),
    ]


def names(record: Mapping[str, Any]) -> list[str]:
    """The names a card has beside the printed one."""
    return []
