"""What only Fusion World cards say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Statement, Test
from tefuda.abilities.targets import This

if TYPE_CHECKING:
    from tefuda.abilities.amounts import Amount
    from tefuda.abilities.base import Target


@dataclass(frozen=True)
class PutUnder(Statement):
    """Put so many new markers under cards ([Ki] +N)."""

    target: Target
    count: Amount


@dataclass(frozen=True)
class TakeUnder(Statement):
    """Take so many markers from under cards out of the game ([Ki] -N)."""

    target: Target
    count: Amount


@dataclass(frozen=True)
class Flip(Statement):
    """Turn a two-sided card over to its other side."""

    target: Target = This()


@dataclass(frozen=True)
class Combo(Statement):
    """Use cards in a combo: put them into the Combo Area."""

    target: Target


@dataclass(frozen=True)
class Evolve(Statement):
    """Play this card on top of the cards chosen: one of the player's, with `fusion` several."""

    target: Target
    fusion: bool = False


@dataclass(frozen=True)
class Control(Statement):
    """Gain control of cards: they move to this player's side as they are."""

    target: Target


@dataclass(frozen=True)
class Shield(Statement):
    """The player takes at most so much damage in each battle, or with `once` the next time."""

    who: str
    most: int
    duration: str = ""
    once: bool = False


@dataclass(frozen=True)
class Skip(Statement):
    """That player's next turn, phase or step of this kind is skipped.

    what: turn | charge | main | end | offence | defence | damage
    """

    who: str
    what: str


@dataclass(frozen=True)
class Widen(Statement):
    """The cards that this card's Evolve may be played on are also looked for in this zone."""

    zone: str
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class OnlyTrait(Test):
    """Has this trait and no other."""

    name: str


@dataclass(frozen=True)
class Must(Statement):
    """The cards have to do this whenever they can: attack."""

    target: Target
    act: str
    duration: str = ""
