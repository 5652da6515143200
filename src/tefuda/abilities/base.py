"""What every part of the ability language is one of."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, cast


@dataclass(frozen=True)
class Node:
    """Anything in the language."""


@dataclass(frozen=True)
class Test(Node):
    """Says of one card whether it fits."""


@dataclass(frozen=True)
class Target(Node):
    """Points at cards (or, for some statements, at a player)."""


@dataclass(frozen=True)
class Condition(Node):
    """True or false of the game."""


@dataclass(frozen=True)
class Quantity(Node):
    """A number that is counted or worked out in play."""


@dataclass(frozen=True)
class Statement(Node):
    """Something a card tells a player or the game to do."""


_TARGETED: dict[type[Statement], bool] = {}


def target_of(statement: Statement) -> Target | None:
    """What a statement is done to, if it is done to anything."""
    kind = type(statement)
    targeted = _TARGETED.get(kind)
    if targeted is None:
        targeted = _TARGETED[kind] = any([field.name == "target" for field in fields(kind)])
    return cast(Any, statement).target if targeted else None
