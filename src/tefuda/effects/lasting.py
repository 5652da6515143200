"""When effects that last come to an end, and effects that were put off until now."""

from __future__ import annotations

from tefuda.abilities.nodes import Ability
from tefuda.kernel.changes import keep_effects
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Delayed, Waiting

ANYBODY = -1  # as a seat


def expire(game: Game, duration: str, seat: int = ANYBODY) -> None:
    """A seat's effects of this duration end."""
    if game.modifiers:
        kept = [
            m for m in game.modifiers if m.duration != duration or seat not in (ANYBODY, m.seat)
        ]
        if len(kept) != len(game.modifiers):
            keep_effects(game, kept)
    if game.delayed:
        game.delayed = [
            d
            for d in game.delayed
            if d.upon is None or d.when != duration or seat not in (ANYBODY, d.seat)
        ]


def fall_due(game: Game, due: list[Delayed]) -> None:
    """These effects, put off until now, wait among the abilities to be carried out."""
    for delayed in due:
        subject = delayed.it[0] if delayed.it else 0
        body = Ability("delayed", body=delayed.body)
        waiting = Waiting(
            delayed.seat, delayed.source, body, -1, subject, game.batch, 0, delayed.it
        )
        game.waiting.append(waiting)
    if due:
        game.delayed = [d for d in game.delayed if d not in due]
