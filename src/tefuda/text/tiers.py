"""Effects that go by an amount, which is said once before them.

"Apply each of these based on the number of your Life cards: if you have 2 or less, ..." Each is an
If that compares it; `SAID` stands for it in the words of one of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader

SAID: Final = n.Declared()


def tiered(grammar: Grammar, head: str, tiers: str, category: str = "tiered") -> None:
    """The category: what `head` reads is the amount that the `tiers` compare."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, amount in reader.read(head, at):
            for further, found in reader.read(tiers, end):
                yield further, _about(found, SAID, amount)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or not all(isinstance(tier, n.If) for tier in value):
            return None
        compared = [part.left for tier in value for part in _parts(tier)[:1]]
        if len(value) < 2 or len(compared) != len(value) or len(set(map(repr, compared))) > 1:
            return None
        front = printer.print(head, compared[0])
        rest = printer.print(tiers, _about(value, compared[0], SAID))
        return None if front is None or rest is None else front + rest

    grammar.custom(category, read, show)


def _parts(tier: n.If) -> list[n.Compare]:
    condition = tier.condition
    parts = condition.parts if isinstance(condition, n.All) else (condition,)
    return [part for part in parts if isinstance(part, n.Compare)]


def _about(tiers: tuple[n.If, ...], old: n.Amount, new: n.Amount) -> tuple[n.If, ...]:
    """The tiers with another amount in their conditions."""

    def changed(part: n.Condition) -> n.Condition:
        if isinstance(part, n.All):
            return n.All(tuple(map(changed, part.parts)))
        if isinstance(part, n.Compare) and part.left == old:
            return replace(part, left=new)
        return part

    return tuple(replace(tier, condition=changed(tier.condition)) for tier in tiers)
