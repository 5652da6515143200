"""English: one table, read both ways."""

from __future__ import annotations

from functools import cache
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.en import actions, conditions, nouns, times
from tefuda.text.rebirth.line import line


def singular(value: Any) -> bool:
    """Does English treat this number, or these cards, as one?"""
    match value:
        case int():
            return value == 1
        case n.Choose() | n.Top():
            return value.count == 1
        case n.Cards():
            return value.zone == "entry" and not value.tests
        case n.Both():
            return False
    return True


@cache
def grammar() -> Grammar:
    """The grammar of English card text."""
    table = Grammar("en", singular)
    nouns.declare(table)
    conditions.declare(table)
    actions.declare(table)
    times.declare(table)
    line(table, ": ", many=" (Choose as many as possible)")
    return table
