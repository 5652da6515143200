"""Traditional Chinese: one table, read both ways."""

from __future__ import annotations

from functools import cache

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.line import line
from tefuda.text.rebirth.zh import actions, conditions, nouns, times


@cache
def grammar() -> Grammar:
    """The grammar of Traditional Chinese card text."""
    table = Grammar("zh-Hant", lambda value: True)
    nouns.declare(table)
    conditions.declare(table)
    actions.declare(table)
    times.declare(table)
    line(table, "：", many="(盡可能選擇)")
    return table
