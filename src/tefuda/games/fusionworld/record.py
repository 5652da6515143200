"""A card record of Fusion World: what stands on a card's sides, in one form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tefuda.kernel.printed import NEVER

KINDS: Final = ("leader", "battle", "extra")
NUMBER: Final = re.compile(r"^[A-Z]{1,4}\d{0,2}-\d{2,3}$")
EXAMPLE: Final = "FB01-001"
WORDS: Final = ("colors", "types", "specified", "back_types")
NUMBERS: Final = ("power", "cost", "combo", "back_power")
TEXTS: Final = ("effect", "back_name", "back_effect")

COLOURS: Final = ("Red", "Blue", "Green", "Yellow", "Black")
_LETTERS: Final = {"R": "Red", "U": "Blue", "G": "Green", "Y": "Yellow", "B": "Black"}


def flat(data: Mapping[str, Any]) -> dict[str, Any]:
    """The record as lists have it, with each value of each side under its own name."""
    sides = data.get("sides")
    if not isinstance(sides, list) or not sides:
        return dict(data)
    front = sides[0]
    out: dict[str, Any] = {
        "id": data.get("id"),
        "name": front.get("name"),
        "category": data.get("type"),
        "colors": _colours(data.get("color")) or _specified(front.get("specifiedcost")),
        "types": _traits(front),
        "specified": _specified(front.get("specifiedcost")),
        "power": front.get("power"),
        "cost": front.get("cost"),
        # Lists leave out a combo power of 0 (5-6-2).
        "combo": front.get("combopower") or (0 if data.get("type") == "battle" else None),
        "effect": front.get("effect"),
    }
    if len(sides) > 1:
        back = sides[1]
        out["back_name"] = back.get("name")
        out["back_types"] = _traits(back)
        out["back_power"] = back.get("power")
        out["back_effect"] = back.get("effect")
    return out


def _colours(word: Any) -> list[str]:
    """Where lists name no colour, the specified cost tells it."""
    if word == "ALL":
        return list(COLOURS)
    return [] if word in (None, "no-color") else str(word).split("/")


def _specified(letters: Any) -> list[str]:
    """A letter for each energy that must be of that colour."""
    return [_LETTERS.get(letter, letter) for letter in str(letters or "")]


def _traits(side: Mapping[str, Any]) -> list[str]:
    words = [word.strip() for word in str(side.get("traits") or "").split("/")]
    return [word for word in words if word not in ("", "ALL")]


def stats(record: Mapping[str, Any]) -> list[int]:
    """The numbers that effects change: power, cost (a Leader has none, 1-2-4), combo power (without
    one, no combo)."""
    combo = record.get("combo")
    return [
        int(record.get("power") or 0),
        NEVER if record.get("category") == "leader" else int(record.get("cost") or 0),
        NEVER if combo is None else int(combo),
    ]


def names(record: Mapping[str, Any]) -> list[str]:
    """A name with slashes is each of its parts too (2-3-3)."""
    parts = [part.strip() for part in str(record["name"]).split("/")]
    return parts if len(parts) > 1 else []
