"""English of Rebirth for you: word order, agreement."""

from __future__ import annotations

from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.rebirth.line import line
from tefuda.text.rebirth.named import named
from tefuda.text.rebirth.places import zones
from tefuda.text.rebirth.signed import signed
from tefuda.text.sentences import body, clause, options

ZONES = {
    "hand": "hand",
    "entry": "Entry",
    "member": "Members",
    "waiting": "waiting room",
    "energy": "energy",
    "partner": "partners",
    "rebirth": "set Rebirth cards",
    "retire": "Retire",
    "memory": "memories",
}


def singular(value: Any) -> bool:
    """Does English treat this number, or these cards, as one?"""
    match value:
        case int():
            return value == 1
        case tuple():  # so many, or more, or less
            return value == ("==", 1)
        case n.Choose() | n.Top():
            return value.count == 1
        case n.Cards():
            return value.zone == "entry" and not value.tests
        case n.Both():
            return False
    return True


def either(words: list[str]) -> str:
    """a, a or b, a, b or c"""
    return " or ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + " or " + words[-1]


def both(words: list[str]) -> str:
    """a, a and b, a, b and c"""
    return " and ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + " and " + words[-1]


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("en", singular)
    _nouns(g)
    signed(g, "signed", "+0")
    _conditions(g)
    clause(g, "clause", "step", "step", (", then ",), ", then ".join)
    options(g, "・")
    body(g, ".", " ", "then, ", comma=True)
    line(g, ": ", many=" (Choose as many as possible)")
    return g


def _conditions(g: Grammar) -> None:
    """What the condition keywords ask for (11.5, 11.7)."""
    for category, link in (("sort", " & "), ("object", " or ")):
        listed(g, f"{category}.traits", "trait", link.join, link)
        named(g, f"{category}.named", "part", link)


def _nouns(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "trait", "trait", "〔", "〕")
    bracketed(g, "part", "part", "《", "》")
    listed(g, "traits", "trait", either, " or ", ", ")
    named(g, "named", "part", " or ", ", ", join=either)
    this_card(g, {"": "this character", "rebirth": "this card", "partner": "this card"}, "{}")
    zones(g, "zone", ZONES, either, " or ", ", ")
    zones(g, "zones", ZONES, both, " and ", ", ")
    zones(g, "area", ZONES, "".join)
    links = (" with ", " and ")
    for name, noun in (("thing", "noun"), ("things", "nouns")):
        noun_phrase(g, f"{name}.kind", noun, quality="quality", links=links, last="last")
        of_cards = f"{noun}.card"
        noun_phrase(
            g, f"{name}.card", of_cards, quality="quality", links=links, last="last", at_least=1
        )
        alternatives(g, name, f"{name}.one", (" or ",))
