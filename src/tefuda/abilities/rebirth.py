"""What only Rebirth cards say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Condition, Quantity, Statement, Target

if TYPE_CHECKING:
    from tefuda.abilities.amounts import Amount
    from tefuda.abilities.base import Test


@dataclass(frozen=True)
class Supporter(Target):
    """The Member that supports the present attack."""


@dataclass(frozen=True)
class Among(Target):
    """Those of these cards that pass every test."""

    of: Target
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class Moved(Target):
    """The cards that this effect has put into a zone so far; into any, if none is named."""

    zone: str = ""


@dataclass(frozen=True)
class Free(Quantity):
    """How many of a player's seats for Members are free."""

    who: str


@dataclass(frozen=True)
class AttackNumber(Condition):
    """The present attack is that player's Nth of the turn, or with `this` this card's Nth."""

    number: int
    who: str = "you"
    this: bool = False


@dataclass(frozen=True)
class Boost(Statement):
    """Raise or lower attack and defence together (+2/-1), so many `times`."""

    target: Target
    atk: int
    defence: int
    duration: str = ""
    times: Amount = 1

    @property
    def changes(self) -> tuple[tuple[str, int], ...]:
        """Which values change, and by how much each time."""
        return (("atk", self.atk), ("def", self.defence))


@dataclass(frozen=True)
class Swap(Statement):
    """Two cards change places, both or neither; with more than two, group by group in pairs.

    state "rested": what comes to the Members lies there rested.
    """

    target: Target
    state: str = ""


@dataclass(frozen=True)
class Recover(Statement):
    """That player puts so many cards from Retire into the waiting room."""

    who: str
    count: Amount
    up_to: bool = False


@dataclass(frozen=True)
class Wound(Statement):
    """So much damage is added to what cards have taken; with `clear` it is set to 0 instead."""

    target: Target
    count: Amount = 0
    clear: bool = False


@dataclass(frozen=True)
class Seats(Statement):
    """The number of Members a player may have changes by so many."""

    who: str
    count: int
    duration: str = ""


@dataclass(frozen=True)
class Again(Statement):
    """Abilities of this timing of that player are carried out once more."""

    who: str
    timing: str = "spark"
    duration: str = ""


@dataclass(frozen=True)
class EndPhase(Statement):
    """The present phase ends."""


@dataclass(frozen=True)
class Cancel(Statement):
    """What is being played is taken back."""


@dataclass(frozen=True)
class CancelAttack(Statement):
    """The present attack is negated."""
