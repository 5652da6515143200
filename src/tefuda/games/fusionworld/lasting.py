"""When effects that last come to an end, and when those put off fall due."""

from __future__ import annotations

from tefuda.effects import lasting
from tefuda.effects.lasting import expire
from tefuda.kernel.changes import keep_effects, sweep
from tefuda.kernel.game import Game


def expire_next(game: Game, duration: str, seat: int) -> None:
    """A seat's effects until the end of its next turn end, but for those begun on this one."""
    kept = [
        m for m in game.modifiers if m.duration != duration or m.seat != seat or m.turn == game.turn
    ]
    if len(kept) != len(game.modifiers):
        keep_effects(game, kept)


def begin(game: Game, seat: int) -> None:
    """A seat's effects about this turn, left by earlier turns, begin to apply (1-5-2-2-1)."""
    word = "your_turn" if seat == game.turn_seat else "opponent_turn"
    awaited = [m for m in game.modifiers if m.duration == word and m.seat == seat]
    if awaited:
        keep_effects(game, [m.lasting("turn") if m in awaited else m for m in game.modifiers])


def fall_due(game: Game, whens: str, seat: int) -> None:
    """What a seat's effects put off until now waits for the checkpoint (4-2-2-3, 4-2-2-5)."""
    if game.delayed:
        words = whens.split()
        due = [d for d in game.delayed if d.upon is None and d.when in words and d.seat == seat]
        lasting.fall_due(game, due)


__all__ = ["begin", "expire", "expire_next", "fall_due", "sweep"]
