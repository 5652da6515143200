"""Amounts: numbers that are counted or worked out in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

from tefuda.abilities.base import Quantity

if TYPE_CHECKING:
    from tefuda.abilities.base import Target


@dataclass(frozen=True)
class Count(Quantity):
    """How many cards these are, in steps of `per`, each step worth `times`."""

    cards: Target
    per: int = 1
    times: int = 1


@dataclass(frozen=True)
class Kinds(Quantity):
    """How many different names or traits these cards have, counted like Count.

    what: name (cards that share one count as one) | trait (but for `beside`).
    """

    what: str
    cards: Target
    per: int = 1
    times: int = 1
    beside: str = ""


@dataclass(frozen=True)
class Tokens(Quantity):
    """How many token cards (DON!!) a player has.

    where: field (cost area and given) | area (cost area) | active | rested | given | deck;
    marker (energy markers in the Energy Area).
    """

    who: str
    where: str = "field"
    per: int = 1
    times: int = 1


@dataclass(frozen=True)
class ValueOf(Quantity):
    """A value (power, cost, base_power, base_cost ...) of the card pointed at, each point of it
    worth `times`."""

    value: str
    of: Target
    times: int = 1


@dataclass(frozen=True)
class Done(Quantity):
    """How many cards (or tokens) the statement before acted on, each worth `times`."""

    per: int = 1
    times: int = 1


@dataclass(frozen=True)
class Sum(Quantity):
    """The sum of several amounts."""

    parts: tuple[Amount, ...]


@dataclass(frozen=True)
class AnyNumber(Quantity):
    """Any number the player likes, as many as there are."""


@dataclass(frozen=True)
class Declared(Quantity):
    """The number a player has named (see Declare)."""


@dataclass(frozen=True)
class Total(Quantity):
    """The sum of a value (power, cost ...) over all the cards pointed at."""

    value: str
    cards: Target


# Not written with "|": field types that name it are compiled before it is defined.
Amount = Union[int, Quantity]  # noqa: UP007
