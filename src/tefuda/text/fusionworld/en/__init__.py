"""English: one table, read both ways."""

from __future__ import annotations

from functools import cache
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.fusionworld.en import actions, conditions, nouns, times
from tefuda.text.fusionworld.line import line
from tefuda.text.grammar import Grammar


def singular(value: Any) -> bool:
    """Does English treat this number, or these cards, as one?"""
    match value:
        case int():
            return value == 1
        case n.Choose():
            return value.count == 1
        case n.Cards():
            kinds = {type(test) for test in value.tests}
            return (
                n.Kind(("leader",)) in value.tests
                or (n.Named in kinds and n.Kind not in kinds)
                or n.IsThis in kinds
            )
        case n.Look() | n.Reveal():
            return singular(value.target)
        case n.Both():
            return False
        case n.Top():
            return value.count == 1
    return True


@cache
def grammar() -> Grammar:
    """The grammar of English card text."""
    table = Grammar("en", singular)
    nouns.declare(table)
    conditions.declare(table)
    actions.declare(table)
    times.declare(table)
    line(table, " ")
    return table
