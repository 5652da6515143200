"""Japanese: one table, read both ways. Verbs inflect; see `tefuda.text.japanese`."""

from __future__ import annotations

from functools import cache

from tefuda.text.grammar import Grammar
from tefuda.text.japanese import VERBS
from tefuda.text.rebirth.ja import actions, conditions, nouns, times
from tefuda.text.rebirth.line import line


@cache
def grammar() -> Grammar:
    """The grammar of Japanese card text."""
    table = Grammar("ja", lambda value: True, VERBS)
    nouns.declare(table)
    conditions.declare(table)
    actions.declare(table)
    times.declare(table)
    line(table, "：", many="(選べる限り選ぶ)")
    return table
