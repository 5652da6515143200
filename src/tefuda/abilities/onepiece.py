"""What only One Piece cards say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Statement

if TYPE_CHECKING:
    from tefuda.abilities.amounts import Amount
    from tefuda.abilities.base import Target


@dataclass(frozen=True)
class SwapBase(Statement):
    """Swap the base power of two cards."""

    target: Target
    duration: str


@dataclass(frozen=True)
class GiveTokens(Statement):
    """Give tokens from the cost area to a Leader or Character.

    state: active | rested | any | given (those given to cards already: they change places) |
    placed (of those placed in the DON!! phase, while this applies).
    `each`: so many to each target.
    """

    target: Target
    count: Amount
    up_to: bool
    state: str
    who: str = "you"
    each: bool = False


@dataclass(frozen=True)
class ReadyTokens(Statement):
    """Set rested tokens in the cost area as active."""

    who: str
    count: Amount
    up_to: bool


@dataclass(frozen=True)
class RestTokens(Statement):
    """Rest active tokens in the cost area (the circled number)."""

    who: str
    count: Amount
    up_to: bool = False


@dataclass(frozen=True)
class FreezeTokens(Statement):
    """Rested tokens will not become active in the next refresh phase."""

    who: str
    count: Amount
    up_to: bool


@dataclass(frozen=True)
class TakeTokens(Statement):
    """Put tokens that were given to cards back into the cost area."""

    who: str
    count: Amount
    up_to: bool = False
    state: str = "rested"
