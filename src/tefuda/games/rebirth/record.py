"""A card record of Rebirth for you in one form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tefuda.kernel.printed import NEVER

KINDS: Final = ("character", "rebirth", "partner")
NUMBER: Final = re.compile(
    r"^[A-Za-z]{2,5}/[A-Z0-9]{2,5}(?:-[A-Z]{0,3}\d{1,4}[A-Za-z]{0,3}(?:\[[A-Z]+\])?)?$"
)
EXAMPLE: Final = "AL/001B-001"
WORDS: Final = ("colors", "types")
NUMBERS: Final = ("atk", "cost", "def")
TEXTS: Final = ("effect",)


def flat(data: Mapping[str, Any]) -> dict[str, Any]:
    """The record as lists have it, with the values under the names all games share."""
    out = dict(data)
    if "type" in out:
        out["category"] = out.pop("type")
    if "color" in out:
        colour = out.pop("color")
        out["colors"] = [colour] if colour else []
    if "traits" in out:
        out["types"] = [str(trait).strip() for trait in out.pop("traits") or ()]
    if isinstance(out.get("effect"), list):
        out["effect"] = "\n".join(out["effect"])
    return out


def stats(record: Mapping[str, Any]) -> list[int]:
    """ATK, cost and DEF; a card that is no character has none of them (2.2)."""
    found = (record.get(name) for name in NUMBERS)
    return [NEVER if value is None else int(value) for value in found]


def names(record: Mapping[str, Any]) -> list[str]:
    """A card has only the name printed on it (2.1.1)."""
    return []
