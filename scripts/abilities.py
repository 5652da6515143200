"""Write docs/ABILITIES.md: every node of the ability language with a card text that uses it."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from tefuda.abilities import nodes
from tefuda.cards import house
from tefuda.text.compile import print_ability

HEAD = """\
# The ability language

What printed card text means, as small immutable nodes (`src/tefuda/abilities/nodes.py`). Abilities
hold statements, statements act on targets, targets describe cards, tests narrow them down, amounts
count, conditions compare. A game brings its own nouns as strings; one language serves all games and
all three printed languages. `tefuda cards show TH01-021` prints a card's abilities as a tree.

This page is written by `scripts/abilities.py`; the examples are house cards.
"""

GROUPS: list[tuple[str, type[nodes.Node]]] = [
    ("Statements: what is done", nodes.Statement),
    ("Targets: which cards", nodes.Target),
    ("Tests: one card, yes or no", nodes.Test),
    ("Conditions: true or false of the game", nodes.Condition),
    ("Amounts, timings and abilities", nodes.Node),
]


def examples() -> dict[str, str]:
    """For each node, the shortest house ability that uses it, in English."""
    catalog = house()
    found: dict[str, str] = {}
    for card in catalog.cards.values():
        for ability in card.abilities:
            text = print_ability(ability, "en", catalog.lexicon, card.kind) or ""
            text = " ".join(text.split())
            for name in used(ability):
                if name not in found or len(text) < len(found[name]):
                    found[name] = text
    return found


def used(value: Any) -> set[str]:
    """The names of all nodes in a value."""
    if isinstance(value, tuple):
        return {name for part in value for name in used(part)}
    if isinstance(value, nodes.Node):
        inner = {name for field in fields(value) for name in used(getattr(value, field.name))}
        return {type(value).__name__} | inner
    return set()


def page() -> str:
    shown = examples()
    lines = [HEAD]
    done: set[str] = set()
    for title, base in GROUPS:
        lines += [f"## {title}", "", "| node | fields | meaning | on a card |", "|---|---|---|---|"]
        for name, cls in vars(nodes).items():
            if not isinstance(cls, type) or not issubclass(cls, base) or cls.__name__ != name:
                continue
            if name in done or cls in [group for _, group in GROUPS]:
                continue
            done.add(name)
            parts = ", ".join(field.name for field in fields(cls))
            doc = " ".join((cls.__doc__ or "").split()).replace("|", "\\|")
            example = shown.get(name, "").replace("|", "\\|")
            lines.append(f"| `{name}` | {parts} | {doc} | {example} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    Path("docs/ABILITIES.md").write_text(page(), encoding="utf-8")
