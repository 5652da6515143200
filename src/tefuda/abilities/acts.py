"""Statements that act on cards, tokens and players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Statement
from tefuda.abilities.targets import This

if TYPE_CHECKING:
    from tefuda.abilities.amounts import Amount
    from tefuda.abilities.base import Target


@dataclass(frozen=True)
class Draw(Statement):
    """Draw cards."""

    who: str
    count: Amount
    up_to: bool = False


@dataclass(frozen=True)
class Move(Statement):
    """Put cards into another zone: hand, trash, deck, life (each card's owner's, unless `whose`).

    place: top | bottom | either | "" ; order "any": the player orders them; face: up | down | "".
    Putting a card from hand into the trash is what the rules call trashing from hand (discard).
    state "rested": it lies there rested. to "under": beneath this card; "removed": out of the game.
    order "random": in an order that chance decides. `alone`: what lies beneath the card stays.
    """

    target: Target
    to: str
    place: str = ""
    face: str = ""
    order: str = ""
    reveal: bool = False
    whose: str = "owner"
    state: str = ""
    alone: bool = False


@dataclass(frozen=True)
class Play(Statement):
    """Play Characters or Stages without paying their cost."""

    target: Target
    rested: bool = False


@dataclass(frozen=True)
class KO(Statement):
    """K.O. Characters."""

    target: Target


@dataclass(frozen=True)
class Rest(Statement):
    """Rest cards."""

    target: Target


@dataclass(frozen=True)
class SetActive(Statement):
    """Set cards as active."""

    target: Target


@dataclass(frozen=True)
class AddTokens(Statement):
    """Put tokens (DON!!) from the token deck into the cost area, or place energy markers."""

    who: str
    count: Amount
    up_to: bool
    state: str  # active | rested | marker


@dataclass(frozen=True)
class ReturnTokens(Statement):
    """Return tokens from the field to the token deck (DON!! -N).

    With AnyNumber and not `up_to`: one or more.
    """

    who: str
    count: Amount
    up_to: bool = False
    where: str = "field"  # field | active


@dataclass(frozen=True)
class PayEnergy(Statement):
    """Rest so much energy, markers counting as energy; among it one of each colour named."""

    count: Amount
    colours: tuple[str, ...] = ()


@dataclass(frozen=True)
class Look(Statement):
    """Look at cards of a hidden zone: only the player of the effect sees them."""

    target: Target


@dataclass(frozen=True)
class Reveal(Statement):
    """Show cards to everybody."""

    target: Target


@dataclass(frozen=True)
class Turnover(Statement):
    """Turn life cards face up or face down."""

    target: Target
    face: str  # up | down


@dataclass(frozen=True)
class Shuffle(Statement):
    """Shuffle a zone."""

    who: str
    zone: str = "deck"


@dataclass(frozen=True)
class Damage(Statement):
    """Deal damage to a player's Leader."""

    who: str
    count: Amount


@dataclass(frozen=True)
class Activate(Statement):
    """Carry out a card's [Main], [Counter] or other ability as part of this one.

    With timing "event", activate an Event card (from hand) without paying its cost.
    """

    timing: str
    target: Target = This()


@dataclass(frozen=True)
class Retarget(Statement):
    """Change the target of the attack to this card."""

    target: Target


@dataclass(frozen=True)
class Win(Statement):
    """That player wins the game."""

    who: str


@dataclass(frozen=True)
class Lose(Statement):
    """That player loses the game."""

    who: str


@dataclass(frozen=True)
class ExtraTurn(Statement):
    """That player takes a turn after this one."""

    who: str
