"""9.5.2.2: a cost can be paid as a whole or not at all."""

from __future__ import annotations

from tefuda.abilities.nodes import Choose, Move, PayEnergy, Rest, Statement, This
from tefuda.effects import match
from tefuda.effects.context import Context
from tefuda.effects.run import Run, choosable, restable
from tefuda.games.rebirth.words import ENERGY
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game


def together(
    game: Game, cost: tuple[Statement, ...], ctx: Context, rested: list[int] | None = None
) -> bool:
    """Whether the parts of a cost, each of which can be paid, do not need the same cards; with
    these rested first, if any.

    A card that was rested may still be moved, but not the other way round.
    """
    if len(cost) < 2 and not rested:
        return True
    wants: list[list[int]] = []  # for every card that is needed, those that would do
    moved = False
    apart = True
    for part in cost:
        rests = isinstance(part, (PayEnergy, Rest))
        apart = apart and not (rests and moved)
        moved = moved or isinstance(part, Move)
    for part in cost:
        ids, count = _needs(game, part, ctx)
        if rested and not isinstance(part, Move):
            ids = [id for id in ids if id not in rested]
        if apart and isinstance(part, Move):
            ids = [-id for id in ids]  # its place, where others need that it stands
        wants.extend([ids] * count)
    taken: dict[int, int] = {}
    for i in range(len(wants)):
        if not _finds(wants, i, taken, []):
            return False
    return True


def leaves_enough(game: Game, rested: list[int]) -> bool:
    """Whether what is left of the cost that is being paid can be paid with these rested."""
    below = game.stack[-2]
    if not isinstance(below, Run) or not below.paying:
        return True
    return together(game, below.blocks[-1][below.pcs[-1] :], below.ctx, rested)


def _needs(game: Game, part: Statement, ctx: Context) -> tuple[list[int], int]:
    """The cards that would do for a part of a cost, and how many of them it needs."""
    if isinstance(part, PayEnergy):
        standing = [card.id for card in game.seats[ctx.seat].zones[ENERGY] if not card.rested]
        return standing, match.amount(game, part.count, ctx)
    if isinstance(part, (Move, Rest)):
        target = part.target
        cards: list[Card] = []
        count = 0
        if isinstance(target, This):
            cards, count = match.cards(game, target, ctx), 1
        elif isinstance(target, Choose) and not target.up_to:
            cards = [c for c in match.cards(game, target, ctx) if choosable(game, c, ctx.seat)]
            count = match.amount(game, target.count, ctx)
        if isinstance(part, Rest):
            cards = [card for card in cards if restable(game, card, ctx.seat)]
        if count < match.MANY:
            return [card.id for card in cards], count
    return [], 0


def _finds(wants: list[list[int]], i: int, taken: dict[int, int], tried: list[int]) -> bool:
    """Find a card for a need, having others make room where they can."""
    for id in wants[i]:
        if id not in tried:
            tried.append(id)
            if id not in taken or _finds(wants, taken[id], taken, tried):
                taken[id] = i
                return True
    return False
