"""Targets: which cards.

Whose: "you" (the player of the ability), "opponent", "ally" (you and your team mates), "owner" (of
the card acted on), "both", "any".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Target

if TYPE_CHECKING:
    from tefuda.abilities.amounts import Amount
    from tefuda.abilities.base import Test


@dataclass(frozen=True)
class This(Target):
    """The card that bears the ability."""


@dataclass(frozen=True)
class It(Target):
    """The card or cards last chosen, revealed or acted on in this ability: "that card".

    If the ability has not come to any yet, the card its timing is about (as Subject).
    """


@dataclass(frozen=True)
class Subject(Target):
    """The card the timing or the replaced event is about: "that Character"."""


@dataclass(frozen=True)
class Attacker(Target):
    """The attacking card of the present battle."""


@dataclass(frozen=True)
class Attacked(Target):
    """The card that is being attacked in the present battle."""


@dataclass(frozen=True)
class Foe(Target):
    """The opponent's card that this card is battling, or has just battled."""


@dataclass(frozen=True)
class Player(Target):
    """A player, for statements about players."""

    who: str


@dataclass(frozen=True)
class Cards(Target):
    """All the cards in a zone (of those seats) that pass every test.

    zone: field (Leader, Characters, Stage; Leader and Battle Areas) | hand | trash | deck | life |
    looked (the cards being looked at, revealed or selected) | rest (those of them not moved or
    acted on yet) | hand_or_trash | hand_or_field | all (wherever they are); battle | combo |
    energy | drop | hand_or_battle | energy_or_battle | under (beneath this card) | modes (wherever
    cards are active or rested); entry | member | waiting | rebirth | retire | memory |
    member_or_retire and other pairs.
    """

    who: str
    zone: str
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class Choose(Target):
    """So many of these, chosen by a player when the statement is carried out.

    AnyNumber with `up_to`: as many as the player likes; without: all of them.
    With `distinct`, "with different names" or "each other's names": no two with one name.
    With `total`, the sum of a value over the chosen must not exceed the amount.
    `late`: chosen only then, where other choices are made when the ability is played.
    `most`: as many as there are, if there are fewer ("choose as many as possible").
    """

    count: Amount
    up_to: bool
    cards: Cards
    by: str = "you"
    distinct: bool = False
    total: tuple[str, int] | None = None
    random: bool = False
    late: bool = False
    most: bool = False


@dataclass(frozen=True)
class Top(Target):
    """So many cards from the top or the bottom of a zone (deck or life).

    place: top | bottom | either (the player chooses top or bottom, card by card).
    """

    who: str
    zone: str
    count: Amount
    up_to: bool = False
    place: str = "top"


@dataclass(frozen=True)
class Both(Target):
    """Several targets at once: "this Character and 1 of your Characters"."""

    targets: tuple[Target, ...]
