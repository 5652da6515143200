"""When effects that last come to an end, and when delayed ones fall due."""

from __future__ import annotations

from tefuda.effects import run
from tefuda.effects.context import Context
from tefuda.kernel.game import Game


def expire(game: Game, duration: str, seat: int) -> None:
    """A seat's effects of this duration end."""
    if game.modifiers:
        kept = [m for m in game.modifiers if m.duration != duration or m.seat != seat]
        if len(kept) != len(game.modifiers):
            game.modifiers = kept
            game.stale = True


def expire_on_cards(game: Game, duration: str, seat: int) -> None:
    """Effects of this duration on a seat's cards end, whoever made them."""
    if game.modifiers:
        kept = []
        for m in game.modifiers:
            card = game.now(m.target) if m.target else None
            if m.duration == duration and card is not None and card.seat == seat:
                game.stale = True
            else:
                kept.append(m)
        game.modifiers = kept


def fall_due(game: Game, when: str, seat: int) -> bool:
    """Carry out what was put off until now (of one seat, or of all with -1)."""
    due = [d for d in game.delayed if d.when == when and seat in (-1, d.seat)]
    if not due:
        return False
    game.delayed = [d for d in game.delayed if d not in due]
    for delayed in reversed(due):
        ctx = Context(delayed.seat, delayed.source)
        ctx.it = delayed.it[:]
        ctx.later = True
        run.perform(game, ctx, delayed.body)
    return True


def sweep(game: Game) -> None:
    """Forget effects on cards that are no longer there (3-1-6)."""
    if game.modifiers:
        game.modifiers = [m for m in game.modifiers if not m.target or m.target in game.cards]
