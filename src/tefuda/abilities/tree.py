"""Nodes as indented lines, for people who look at what a text was read as."""

from __future__ import annotations

from tefuda.abilities.nodes import Node


def tree(node: object, depth: int = 0, label: str = "") -> list[str]:
    """A node as an indented tree; what is empty or usual is left out."""
    pad = "  " * depth
    head = f"{label}: " if label else ""
    if isinstance(node, Node):
        plain: list[str] = []
        deep: list[str] = []
        for field in node.__dataclass_fields__:
            value = getattr(node, field)
            if value is None or value is False or value == "" or value == ():
                continue
            if isinstance(value, Node) or (isinstance(value, tuple) and _has_nodes(value)):
                deep.extend(tree(value, depth + 1, field))
            else:
                shown = ", ".join(map(str, value)) if isinstance(value, tuple) else value
                plain.append(f"{field}={shown}")
        return [f"{pad}{head}{type(node).__name__} {' '.join(plain)}".rstrip(), *deep]
    if isinstance(node, tuple):
        lines: list[str] = []
        for item in node:
            lines.extend(tree(item, depth, label))
        return lines
    return [f"{pad}{head}{node}"]


def _has_nodes(value: tuple[object, ...]) -> bool:
    return any(isinstance(item, Node) or (isinstance(item, tuple) and _has_nodes(item))
               for item in value)  # fmt: skip
