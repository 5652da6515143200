"""Tests: one card, yes or no."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Test

if TYPE_CHECKING:
    from tefuda.abilities.amounts import Amount
    from tefuda.abilities.base import Target


@dataclass(frozen=True)
class Kind(Test):
    """Is of one of these kinds: leader, character, event, stage, token; leader, battle, extra.

    A token (DON!! card) is on the field if it lies in the cost area: "rest up to 1 of your
    opponent's Characters or DON!! cards" chooses among both.
    """

    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Named(Test):
    """Has one of these names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class NameIncludes(Test):
    """Has a name that includes these words."""

    part: str


@dataclass(frozen=True)
class Trait(Test):
    """Has one of these traits (types)."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class TraitIncludes(Test):
    """Has a trait that includes these words."""

    part: str


@dataclass(frozen=True)
class Colour(Test):
    """Is of one of these colours: red, green, blue, purple, black, yellow."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Multicolour(Test):
    """Has more than one colour."""


@dataclass(frozen=True)
class Attribute(Test):
    """Has one of these attributes: slash, strike, ranged, special, wisdom, ?."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Stat(Test):
    """Its power, cost, base power, base cost, counter or tokens compares so with an amount."""

    value: str  # power | cost | base_power | base_cost | counter | tokens
    op: str  # <= | >= | == | range (low is `amount`, high is `high`)
    amount: Amount
    high: int = 0


@dataclass(frozen=True)
class State(Test):
    """Is active or rested, face up or face down, awakened (its back is up), in a battle now."""

    state: str  # active | rested | face_up | face_down | awakened | in_battle


@dataclass(frozen=True)
class Battling(Test):
    """In a battle with a card of that player that passes these tests."""

    who: str
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class Has(Test):
    """Has this keyword or timing: blocker, rush, trigger, on_play ..."""

    keyword: str


@dataclass(frozen=True)
class NoText(Test):
    """Has no printed effect ("no base effect")."""


@dataclass(frozen=True)
class PlayedThisTurn(Test):
    """Was played on this turn."""


@dataclass(frozen=True)
class SameName(Test):
    """Has the name of the card that `of` points at."""

    of: Target


@dataclass(frozen=True)
class SameColour(Test):
    """Has a colour in common with the card that `of` points at."""

    of: Target


@dataclass(frozen=True)
class IsThis(Test):
    """Is the card that bears the ability. `Not(IsThis())`: other than this card."""


@dataclass(frozen=True)
class Not(Test):
    """Does not fit the test."""

    test: Test


@dataclass(frozen=True)
class AnyTest(Test):
    """Fits at least one of the tests."""

    tests: tuple[Test, ...]


@dataclass(frozen=True)
class AllTests(Test):
    """Fits every one of the tests; used inside AnyTest and Not."""

    tests: tuple[Test, ...]
