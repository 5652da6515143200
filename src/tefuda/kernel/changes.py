"""What derived values hang on, and the functions that change it.

Values are worked out anew (`Rulebook.derive`) only when something has changed that an effect looks
at. What only adds to value 0 of one card, as most of a battle does, is added to it on the spot.
"""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import Gain
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Modifier
from tefuda.kernel.printed import POOLS, TOKENS

POWER: Final = 1 << 0  # the value that tokens and battles change, as Printed.reads has it


def renew(game: Game) -> None:
    """Have every value worked out anew."""
    game.stale = True


def touch(game: Game, what: int) -> None:
    """Something has changed that values may hang on: bits, as in Printed.depends."""
    if game.depends & what:
        game.stale = True


def turn_to(game: Game, seat: int) -> None:
    """It is this seat's turn from now on."""
    game.turn_seat = seat
    game.stale = True


def change_pool(game: Game, seat: int, pool: int, by: int) -> None:
    """A pool has more tokens now, or fewer."""
    game.seats[seat].pools[pool] += by
    if game.depends & POOLS:
        game.stale = True


def change_tokens(game: Game, card: Card, by: int) -> None:
    """A card has more tokens now, or fewer."""
    if game.stale or game.depends & TOKENS:
        card.tokens += by
        game.stale = True
        return
    before = game.rules.turn_bonus(game, card)
    card.tokens += by
    add_power(game, card, game.rules.turn_bonus(game, card) - before)


def add_power(game: Game, card: Card, by: int) -> None:
    """Something more adds to a card's value 0, or no longer does."""
    if not by or game.stale:
        return
    if game.reads & POWER or game.rules.customs.numbers_in_order:
        game.stale = True
    elif card.zone >= 0 and game.rules.laid[card.zone] and not card.over:
        stats = card.stats[:]
        stats[0] += by
        card.stats = stats
        card.plain = False
        game.unsettled = True


def change_damage(game: Game, card: Card, by: int) -> None:
    """A card has more damage now, or less."""
    card.damage += by
    game.unsettled = True


def comes_rested(card: Card) -> None:
    """A card that has just come lies there rested: it was not active before."""
    card.rested = True


def begin_effect(game: Game, modifier: Modifier) -> None:
    """An effect that lasts begins to."""
    game.modifiers.append(modifier)
    _shift(game, modifier, modifier.amount)


def keep_effects(game: Game, kept: list[Modifier]) -> None:
    """Of the effects that last, or what has become of them, only these go on."""
    before = game.modifiers
    game.modifiers = kept
    for modifier in before:
        if modifier not in kept:
            _shift(game, modifier, -modifier.amount)
    for modifier in kept:
        if modifier not in before:
            _shift(game, modifier, modifier.amount)


def sweep(game: Game) -> None:
    """Forget effects on cards that are no longer there: what has moved is another card."""
    if game.modifiers:
        game.modifiers = [m for m in game.modifiers if not m.target or m.target in game.cards]


def _shift(game: Game, modifier: Modifier, by: int) -> None:
    """What one more effect, or one less, does to values."""
    if game.stale:
        return
    statement = modifier.statement
    card = game.cards.get(modifier.target) if modifier.target else None
    if (
        isinstance(statement, Gain)
        and card is not None
        and modifier.applies()
        and game.rules.stat_index[statement.stat] == 0
    ):
        add_power(game, card, by)
    else:
        game.stale = True
