"""9.2.2: abilities that are played once a turn."""

from __future__ import annotations

from tefuda.abilities.nodes import Ability
from tefuda.effects import triggers
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game


def used_up(game: Game, card: Card, ability: Ability, index: int) -> bool:
    """Whether this ability has been played this turn (9.2.2.1)."""
    if index >= 0:
        return triggers.used(game, card, index)
    # Of abilities that were given to the card, each of several equal ones may be.
    return game.happened.get(_mark(card, ability), 0) >= max(card.granted.count(ability), 1)


def use(game: Game, card: Card, ability: Ability, index: int) -> None:
    """It has been played, and will not be again this turn."""
    if index >= 0:
        triggers.mark_used(game, card, index)
    else:
        mark = _mark(card, ability)
        game.happened[mark] = game.happened.get(mark, 0) + 1


def _mark(card: Card, ability: Ability) -> str:
    return f"used:{card.id} {ability!r}"
