"""Templates: nodes with holes. Reading fills the holes; printing finds what was in them.

A rule pairs a pattern of words with a template, and serves both ways because both of these are
exact inverses: `fill(template, found)` and `match(template, node)`.
"""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from typing import TYPE_CHECKING, Any

from tefuda.abilities import nodes

if TYPE_CHECKING:
    from tefuda.abilities import nodes as n


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


class Beside:
    """What is in a hole, with some of its fields said elsewhere (see `beside`).

    Each field has a template, and the value it has where it is not said.
    """

    __slots__ = ("fields", "hole")

    def __init__(self, hole: Hole, fields: dict[str, tuple[Any, Any]]) -> None:
        self.hole = hole
        self.fields = fields

    def apart(self, value: Any) -> Any:
        """The value without what is said elsewhere, or None if it has no such fields."""
        known = getattr(type(value), "__dataclass_fields__", {})
        if not all(name in known for name in self.fields):
            return None
        return replace(value, **{name: plain for name, (_, plain) in self.fields.items()})


def beside(hole: Any, **fields: tuple[Any, Any]) -> Any:
    """`beside(V.each, times=(V.number, 1))`: "+{number} power {each}" says an amount in two places.

    What {each} reads has the `times` 1, and gets those that V.number has found.
    """
    return Beside(hole, fields)


class Form:
    """A node with holes in it: its class, and the values of its fields."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: Any, values: tuple[Any, ...]) -> None:
        self.kind = kind
        self.values = values


class _Forms:
    """`n.Draw("you", V.count)`: written like a node, but its fields may be holes.

    Without holes it is the node itself. (Nodes check the types of their fields when compiled, so
    a hole cannot stand in a real one.)
    """

    def __getattr__(self, name: str) -> Any:
        kind = getattr(nodes, name)
        known = fields(kind)

        def form(*values: Any, **named: Any) -> Any:
            if len(values) > len(known) or not set(named) <= {f.name for f in known[len(values) :]}:
                raise TypeError(f"{name} does not have these fields: {values} {named}")
            rest = [named.get(f.name, f.default) for f in known[len(values) :]]
            spread = any(isinstance(value, Hole) and value.rest for value in values)
            whole = values if spread else (*values, *rest)  # `*V.x` stands for the other fields
            if any(value is MISSING for value in whole):
                raise TypeError(f"{name} needs more fields than {values} {named}")
            return Form(kind, whole) if has_holes(whole) else kind(*whole)

        setattr(self, name, form)  # asked once
        return form


if not TYPE_CHECKING:
    n = _Forms()


def has_holes(template: Any) -> bool:
    """Is there anything to fill in?"""
    if isinstance(template, tuple):
        return any(has_holes(part) for part in template)
    return isinstance(template, (Hole, Form, Beside))


def holes_in(template: Any) -> set[str]:
    """The names of what there is to fill in."""
    if isinstance(template, Hole):
        return {template.name}
    if isinstance(template, Beside):
        template = (template.hole, *(said for said, _ in template.fields.values()))
    if isinstance(template, Form):
        template = template.values
    if isinstance(template, tuple):
        return {name for part in template for name in holes_in(part)}
    return set()


def kind_of(template: Any) -> type:
    """The class of what a template makes; Hole, if it may be any."""
    if isinstance(template, Beside):
        return Hole
    kind: type = template.kind if isinstance(template, Form) else type(template)
    return kind


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
    if isinstance(template, Form):
        return template.kind(*fill(template.values, found))
    if isinstance(template, Beside):
        said = {name: fill(part, found) for name, (part, _) in template.fields.items()}
        return replace(fill(template.hole, found), **said)
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
    if isinstance(template, Form):
        return type(value) is template.kind and _match_parts(
            template.values, tuple(getattr(value, name) for name in names_of(value)), found
        )
    if isinstance(template, Beside):
        rest = template.apart(value)
        return (
            rest is not None
            and match(template.hole, rest, found)
            and all(
                match(said, getattr(value, name), found)
                for name, (said, _) in template.fields.items()
            )
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


__all__ = [
    "Beside",
    "Form",
    "Hole",
    "V",
    "beside",
    "fill",
    "has_holes",
    "holes_in",
    "kind_of",
    "match",
    "n",
]
