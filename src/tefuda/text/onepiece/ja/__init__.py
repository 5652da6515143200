"""Japanese: one table, read both ways. Verbs inflect; see `verbs`."""

from __future__ import annotations

from functools import cache

from tefuda.abilities import nodes as n
from tefuda.text.ability import line
from tefuda.text.grammar import Grammar
from tefuda.text.japanese import VERBS
from tefuda.text.onepiece.ja import actions, conditions, nouns, times


@cache
def grammar() -> Grammar:
    """The grammar of Japanese card text."""
    table = Grammar("ja", lambda value: isinstance(value, n.Choose), VERBS)
    nouns.declare(table)
    conditions.declare(table)
    actions.declare(table)
    times.declare(table)
    line(table, "")
    return table
