"""DON!! cards: adding, giving, returning, readying."""

from __future__ import annotations

from tefuda.abilities.nodes import GiveTokens
from tefuda.effects import match, triggers
from tefuda.effects.context import Context
from tefuda.games.onepiece.words import ACTIVE, DON_DECK, FROZEN, RESTED
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_pool, change_tokens
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record, shift

POWER_EACH = 1000


def turn_bonus(game: Game, card: Card) -> int:
    """Each given DON!! is worth 1000 power on its player's own turn (6-5-5-2)."""
    return card.tokens * POWER_EACH if card.tokens and card.seat == game.turn_seat else 0


def leaving(game: Game, card: Card) -> None:
    """DON!! given to a card that leaves go back to the cost area rested (6-5-5-4)."""
    if card.tokens:
        change_pool(game, card.seat, RESTED, card.tokens)
        if game.log is not None:
            record(game, "tokens", card.seat, card, "given -> rested", card.tokens, "6-5-5-4")


def pay(game: Game, seat: int, count: int, clause: str = "") -> None:
    """Rest so many active DON!! in the cost area."""
    shift(game, seat, ACTIVE, RESTED, count, clause)


def give(game: Game, card: Card, count: int, pool: int, clause: str = "") -> int:
    """Give DON!! from the cost area to a card; how many were there to give."""
    n = min(count, game.seats[card.seat].pools[pool])
    if n <= 0:
        return 0
    change_pool(game, card.seat, pool, -n)
    change_tokens(game, card, n)
    if game.log is not None:
        record(game, "give", card.seat, card, n=n, clause=clause)
    for _ in range(n):  # each of them is one that is given (ruling 219)
        triggers.emit(game, "tokens_given", card, card.seat, "", 1)
    return n


def given_when_placed(game: Game, seat: int) -> list[tuple[Card, int]]:
    """To which cards DON!! placed in the DON!! phase are given, and how many to each."""
    found: list[tuple[Card, int]] = []
    for source in game.field(seat):
        for i in source.printed.statics:
            ability = source.printed.abilities[i]
            ctx = Context(seat, source.id)
            for statement in ability.body:
                if (
                    isinstance(statement, GiveTokens)
                    and not source.negated
                    and match.all_hold(game, ability.conditions, ctx)
                ):
                    count = match.amount(game, statement.count, ctx)
                    for card in match.cards(game, statement.target, ctx):
                        found.append((card, count))
    return found


def return_one(game: Game, seat: int, card: Card | None, pool: int) -> None:
    """Return one DON!! from the field to the DON!! deck (8-3-1-6)."""
    if card is not None:
        change_tokens(game, card, -1)
        change_pool(game, seat, DON_DECK, 1)
        if game.log is not None:
            record(game, "tokens", seat, card, "given -> deck", 1)
    else:
        shift(game, seat, pool, DON_DECK, 1)


def return_given(game: Game, seat: int) -> None:
    """All given DON!! go back to the cost area rested (6-2-3)."""
    for card in game.field(seat):
        if card.tokens:
            if game.log is not None:
                record(game, "tokens", seat, card, "given -> rested", card.tokens)
            change_pool(game, seat, RESTED, card.tokens)
            change_tokens(game, card, -card.tokens)


def ready_all(game: Game, seat: int) -> None:
    """Rested DON!! become active, but for those an effect holds back this once."""
    shift(game, seat, RESTED, ACTIVE, game.seats[seat].pools[RESTED])
    shift(game, seat, FROZEN, RESTED, game.seats[seat].pools[FROZEN])
