"""Statements about statements: choices, conditions, what follows from what, what is put off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Statement

if TYPE_CHECKING:
    from tefuda.abilities.ability import When
    from tefuda.abilities.base import Condition, Target


@dataclass(frozen=True)
class Declare(Statement):
    """Name a number: "choose a cost". It is Declared from then on in this ability."""

    what: str = "cost"


@dataclass(frozen=True)
class Select(Statement):
    """Choose cards for the statements after it ("select up to 1 ..."): they become It."""

    target: Target


@dataclass(frozen=True)
class ByHand(Statement):
    """Words that nobody here understands: at tables that allow it, their player does what they
    say by hand, with plain acts."""

    text: str
    lang: str


@dataclass(frozen=True)
class Then(Statement):
    """A new sentence begins. Nothing happens here: it keeps the printed form of the text.

    With `said` the sentence begins with "Then, ..." ("その後、", "之後，"); what follows is done
    even if what stands before it could not be. Without, only a full stop stood there.
    """

    said: bool = True


@dataclass(frozen=True)
class If(Statement):
    """Only if the condition holds."""

    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class IfDone(Statement):
    """Only if the statement before it was carried out in full ("If you do, ...").

    `otherwise` if any of it was not ("If you don't, ...").
    """

    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class May(Statement):
    """A player may do this, or not. `by` decides."""

    body: tuple[Statement, ...]
    by: str = "you"


@dataclass(frozen=True)
class Modes(Statement):
    """Choose so many of these, each a list of statements."""

    options: tuple[tuple[Statement, ...], ...]
    by: str = "you"
    count: int = 1


@dataclass(frozen=True)
class Each(Statement):
    """Both players do this, the turn player first."""

    body: tuple[Statement, ...]


@dataclass(frozen=True)
class Later(Statement):
    """Do this at a later time, once.

    when: end_of_turn | end_of_battle | start_of_your_turn | end_of_opponent_turn |
    start_of_opponent_main
    """

    when: str
    body: tuple[Statement, ...]


@dataclass(frozen=True)
class Upon(Statement):
    """For as long as the duration says, do this when that happens: once, or each time."""

    when: When
    body: tuple[Statement, ...]
    duration: str = "turn"
    once: bool = True
