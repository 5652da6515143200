"""Conditions: true or false of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Condition

if TYPE_CHECKING:
    from tefuda.abilities.amounts import Amount
    from tefuda.abilities.base import Target, Test


@dataclass(frozen=True)
class Turn(Condition):
    """It is that player's turn: [Your Turn], [Opponent's Turn]."""

    who: str


@dataclass(frozen=True)
class Given(Condition):
    """At least so many tokens are given to this card: [DON!! x1]."""

    count: int


@dataclass(frozen=True)
class Compare(Condition):
    """One amount compares with another: counts of cards, tokens, values."""

    left: Amount
    op: str  # <= | >= | == | < | >
    right: Amount


@dataclass(frozen=True)
class Fits(Condition):
    """The card (every card, if several) pointed at passes the tests: "your Leader is ..."."""

    target: Target
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class TurnNumber(Condition):
    """It is that player's Nth turn, or a later one with op ">="."""

    who: str
    op: str
    number: int


@dataclass(frozen=True)
class Happened(Condition):
    """Something happened this turn: "if a Character was K.O.'d during this turn".

    event: those of When; this_drew (a card by this card's effect) | this_battled_character |
    this_used_marker (a marker was removed to use this card) | skill_used_marker (a marker was
    removed for this skill) | marker_removed | energy_to_drop | this_energy_to_drop (by this
    card's skill) | battle_ko | this_played_by_skill.
    who: whose (the player it happened to, or who did it).
    by: "" | effect. Tests are about the card that it happened to.
    """

    event: str
    who: str = "you"
    by: str = ""
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class All(Condition):
    """Every one of these conditions holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Either(Condition):
    """At least one of these conditions holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Unless(Condition):
    """The condition does not hold."""

    part: Condition
