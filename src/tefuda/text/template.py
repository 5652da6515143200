"""Templates: nodes with holes. Reading fills the holes; printing finds what was in them.

A rule pairs a pattern of words with a template, and serves both ways because both of these are
exact inverses: `fill(template, found)` and `match(template, node)`.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any


class Hole:
    """A place in a template for the value of the slot with this name.

    With `rest`, it stands in a tuple for any number of elements.
    """

    __slots__ = ("name", "rest")

    def __init__(self, name: str, rest: bool = False) -> None:
        self.name = name
        self.rest = rest

    def __iter__(self) -> Any:
        """`*V.more` in a tuple is the hole for the elements that are left."""
        yield Hole(self.name, rest=True)


class Holes:
    """`V.count` is the hole named count (typed as anything, so nodes accept it)."""

    def __getattr__(self, name: str) -> Any:
        return Hole(name)


V = Holes()


def has_holes(template: Any) -> bool:
    """Is there anything to fill in?"""
    if isinstance(template, Hole):
        return True
    if isinstance(template, tuple):
        return any(has_holes(part) for part in template)
    if is_dataclass(template):
        return any(has_holes(getattr(template, f.name)) for f in fields(template))
    return False


def fill(template: Any, found: dict[str, Any]) -> Any:
    """The template with every hole replaced by what was found for it."""
    if isinstance(template, Hole):
        return found[template.name]
    if isinstance(template, tuple):
        parts: list[Any] = []
        for part in template:
            if isinstance(part, Hole) and part.rest:
                parts.extend(found[part.name])
            else:
                parts.append(fill(part, found))
        return tuple(parts)
    if is_dataclass(template) and not isinstance(template, type) and has_holes(template):
        return type(template)(*(fill(getattr(template, n), found) for n in names_of(template)))
    return template


def match(template: Any, value: Any, found: dict[str, Any]) -> bool:
    """Does the value have the template's form? What is in the holes is put into `found`."""
    if isinstance(template, Hole):
        if template.name in found:
            return bool(found[template.name] == value)
        found[template.name] = value
        return True
    if isinstance(template, tuple):
        return isinstance(value, tuple) and _match_parts(template, value, found)
    if is_dataclass(template) and not isinstance(template, type):
        return type(value) is type(template) and all(
            match(getattr(template, n), getattr(value, n), found) for n in names_of(template)
        )
    return type(template) is type(value) and bool(template == value)


def _match_parts(template: tuple[Any, ...], value: tuple[Any, ...], found: dict[str, Any]) -> bool:
    for i, part in enumerate(template):
        if isinstance(part, Hole) and part.rest:
            after = len(template) - i - 1
            end = len(value) - after
            if end < i:
                return False
            return (
                _match_parts(template[:i], value[:i], found)
                and match(Hole(part.name), value[i:end], found)
                and _match_parts(template[i + 1 :], value[end:], found)
            )
    return len(template) == len(value) and all(
        match(t, v, found) for t, v in zip(template, value, strict=True)
    )


_names: dict[type, tuple[str, ...]] = {}


def names_of(node: Any) -> tuple[str, ...]:
    """The field names of a node's class, in order."""
    kind = type(node)
    names = _names.get(kind)
    if names is None:
        names = _names[kind] = tuple(f.name for f in fields(node))
    return names
