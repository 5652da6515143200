"""When effects that last come to an end, and when those put off fall due."""

from __future__ import annotations

from tefuda.abilities.nodes import Ability
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Delayed, Waiting


def expire(game: Game, duration: str, seat: int) -> None:
    """A seat's effects of this duration end."""
    if game.modifiers:
        kept = [m for m in game.modifiers if m.duration != duration or m.seat != seat]
        if len(kept) != len(game.modifiers):
            game.modifiers = kept
            game.stale = True
    if game.delayed:
        game.delayed = [
            d for d in game.delayed if d.upon is None or d.when != duration or d.seat != seat
        ]


def expire_next(game: Game, duration: str, seat: int) -> None:
    """A seat's effects until the end of its next turn end, but for those begun on this one."""
    kept = [
        m for m in game.modifiers if m.duration != duration or m.seat != seat or m.turn == game.turn
    ]
    if len(kept) != len(game.modifiers):
        game.modifiers = kept
        game.stale = True


def expire_all(game: Game, duration: str) -> None:
    for seat in game.in_turn_order():
        expire(game, duration, seat)


def begin(game: Game, seat: int) -> None:
    """A seat's effects about this turn, left by earlier turns, begin to apply (1-5-2-2-1)."""
    word = "your_turn" if seat == game.turn_seat else "opponent_turn"
    game.modifiers = [
        m.lasting("turn") if m.duration == word and m.seat == seat else m for m in game.modifiers
    ]


def fall_due(game: Game, whens: str, seat: int) -> None:
    """What a seat's effects put off until now waits for the checkpoint (4-2-2-3, 4-2-2-5)."""
    if not game.delayed:
        return
    words = whens.split()
    left: list[Delayed] = []
    for delayed in game.delayed:
        if delayed.upon is None and delayed.when in words and delayed.seat == seat:
            subject = delayed.it[0] if delayed.it else 0
            body = Ability("delayed", body=delayed.body)
            game.waiting.append(Waiting(seat, delayed.source, body, -1, subject, game.batch))
        else:
            left.append(delayed)
    game.delayed = left


def sweep(game: Game) -> None:
    """Forget effects on cards that are no longer there (3-1-4)."""
    if game.modifiers:
        game.modifiers = [m for m in game.modifiers if not m.target or m.target in game.cards]
