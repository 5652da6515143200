"""Nodes as plain lists and back, for saved games, digests and caches."""

from __future__ import annotations

import ast
import dataclasses
from typing import Any, Final

from tefuda.abilities import nodes

_CLASSES: Final[dict[str, Any]] = {
    name: cls
    for name, cls in vars(nodes).items()
    if isinstance(cls, type) and issubclass(cls, nodes.Node)
}
_FIELDS: Final[dict[str, list[str]]] = {
    name: [field.name for field in dataclasses.fields(cls)] for name, cls in _CLASSES.items()
}


def to_data(value: Any) -> Any:
    """A node as ["Name", field, ...]; a tuple as ["(", item, ...]; the rest as it is."""
    if isinstance(value, nodes.Node):
        name = type(value).__name__
        return [name, *[to_data(getattr(value, field)) for field in _FIELDS[name]]]
    if isinstance(value, tuple):
        return ["(", *[to_data(item) for item in value]]
    return value


def from_data(data: Any) -> Any:
    """The node or value that `to_data` wrote."""
    if isinstance(data, list):
        head = data[0]
        rest = [from_data(item) for item in data[1:]]
        if head == "(":
            return tuple(rest)
        return _CLASSES[head](*rest)
    return data


def compact(value: Any) -> Any:
    """A node with only what differs from its defaults: unchanged when a node gains a field."""
    if isinstance(value, nodes.Node):
        name = type(value).__name__
        parts: dict[str, Any] = {}
        for field in dataclasses.fields(value):
            item = getattr(value, field.name)
            if item != field.default:
                parts[field.name] = compact(item)
        return [name, parts]
    if isinstance(value, tuple):
        return [compact(item) for item in value]
    return value


def from_text(text: str) -> Any:
    """The node that stands in a text as a program would write it: Draw("you", 1).

    Raises ValueError, with what is wrong, where it is none.
    """
    try:
        return _built(ast.parse(text, mode="eval").body)
    except (SyntaxError, TypeError) as error:
        raise ValueError(str(error)) from None


def _built(tree: ast.AST) -> Any:
    if isinstance(tree, ast.Constant):
        return tree.value
    if isinstance(tree, ast.Tuple):
        return tuple([_built(item) for item in tree.elts])
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        return -_built(tree.operand)
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name):
        name = tree.func.id
        if name not in _CLASSES:
            raise ValueError(f"there is no node {name!r}")
        named = {word.arg or "": _built(word.value) for word in tree.keywords}
        return _CLASSES[name](*[_built(item) for item in tree.args], **named)
    raise ValueError(f"{ast.unparse(tree)!r} is no node, number, word or row of them")
