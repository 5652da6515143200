"""The cards as a table: for every card index what is printed on it, its abilities as features."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import numpy as np

from tefuda.abilities.nodes import Node
from tefuda.env.layout import Kind
from tefuda.kernel.printed import Printed


class CardTable(NamedTuple):
    """A row for every card index (0 is no card; backs stand after all fronts), and what the columns
    are. `fingerprint` is that of the catalog: with another one, indexes mean other cards."""

    values: np.ndarray[Any, np.dtype[np.int32]]
    columns: tuple[str, ...]
    numbers: tuple[str, ...]  # the card's number, by index
    fingerprint: str


def card_table(kind: Kind) -> CardTable:
    """What is printed on all cards of a catalog: kind, colours, values, traits, attributes,
    keywords, and how often each node of the ability language stands in its abilities."""
    found: dict[int, Counter[str]] = {}
    numbers = [""] * (2 * len(kind.numbers) + 1)
    for number, index in kind.numbers.items():
        card = kind.catalog[number]
        for face, at in ((card, index), (card.back, index + len(kind.numbers))):
            if face is not None:
                found[at] = _features(face, kind)
                numbers[at] = number
    # Columns that every catalog has come first, then what these cards have, in order of words.
    columns = [*kind.rules.stats, "life"]
    columns += sorted({name for counts in found.values() for name in counts} - {*columns})
    at_column = {name: i for i, name in enumerate(columns)}
    values = np.zeros((len(numbers), len(columns)), np.int32)
    for index, counts in found.items():
        for name, n in counts.items():
            values[index, at_column[name]] = n
    return CardTable(values, tuple(columns), tuple(numbers), kind.fingerprint)


def _features(card: Printed, kind: Kind) -> Counter[str]:
    counts: Counter[str] = Counter()
    counts[f"kind {card.kind}"] = 1
    counts.update({f"colour {colour}": 1 for colour in card.colours})
    counts.update({f"trait {trait}": 1 for trait in card.traits})
    counts.update({f"attribute {attribute}": 1 for attribute in card.attributes})
    counts.update(dict(zip(kind.rules.stats, card.stats, strict=True)))
    counts["life"] = card.starts_with
    for word, bit in kind.rules.keywords.items():
        if card.keywords & bit:
            counts[f"keyword {word}"] = 1
    for ability in card.abilities:
        counts[f"ability {ability.kind}"] += 1
        for when in ability.timings:
            counts[f"timing {when.event}"] += 1
        _count(ability.conditions, counts)
        _count(ability.cost, counts)
        _count(ability.body, counts)
    return counts


def _count(value: object, counts: Counter[str]) -> None:
    """Count the nodes of a tree by their names."""
    if isinstance(value, tuple):
        for part in value:
            _count(part, counts)
    elif isinstance(value, Node):
        counts[f"node {type(value).__name__}"] += 1
        for field in value.__dataclass_fields__:
            _count(getattr(value, field), counts)
