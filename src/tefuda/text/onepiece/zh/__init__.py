"""Traditional Chinese: one table, read both ways."""

from __future__ import annotations

from functools import cache

from tefuda.abilities import nodes as n
from tefuda.text.ability import line
from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.zh import actions, conditions, nouns, times


@cache
def grammar() -> Grammar:
    """The grammar of Traditional Chinese card text."""
    table = Grammar("zh-Hant", lambda value: not isinstance(value, (n.Cards, n.Both)))
    nouns.declare(table)
    conditions.declare(table)
    actions.declare(table)
    times.declare(table)
    line(table, "")
    return table
