"""When effects that last come to an end, and when delayed ones fall due."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import run
from tefuda.effects.context import Context
from tefuda.effects.lasting import expire
from tefuda.kernel.changes import keep_effects, sweep
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Delayed
from tefuda.kernel.procedure import Frame, Procedure


def expire_on_cards(game: Game, duration: str, seat: int) -> None:
    """Effects of this duration on a seat's cards end, whoever made them."""
    if game.modifiers:
        kept = []
        for m in game.modifiers:
            card = game.now(m.target) if m.target else None
            if m.duration != duration or card is None or card.seat != seat:
                kept.append(m)
        keep_effects(game, kept)


class Due(Frame):
    """What a seat (or with -1 anybody) put off until now is carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whens", "seat")

    def __init__(self, whens: str, seat: int) -> None:
        super().__init__()
        self.whens = whens  # the times that have come, as words
        self.seat = seat

    def copy(self) -> Frame:
        return Due(self.whens, self.seat)


DUE: Procedure[Due] = Procedure("due", "6-6-1-2", lambda: Due("", 0))


def fall_due(game: Game, whens: str, seat: int) -> None:
    """Carry out what was put off until now (of one seat, or of all with -1)."""
    if game.delayed and _due(game, whens, seat):
        game.push("due", Due(whens, seat))


def _due(game: Game, whens: str, seat: int) -> list[Delayed]:
    words = whens.split()
    return [d for d in game.delayed if d.when in words and seat in (-1, d.seat)]


@DUE.step("6-6-1-2")
def choose_due(game: Game, frame: Due) -> None:
    """A player with several decides which comes first."""
    due = _due(game, frame.whens, frame.seat)
    if not due:
        game.end(frame)
        return
    for seat in game.in_turn_order():
        mine = [d for d in due if d.seat == seat]
        if mine:
            options: list[Option] = []
            for i, delayed in enumerate(mine):
                options.append(Option("resolve", delayed.source, n=i + 1))
            game.ask(seat, "resolve", options)
            return


@DUE.step("6-6-1-2")
def carry_out(game: Game, frame: Due) -> None:
    due = _due(game, frame.whens, frame.seat)
    for seat in game.in_turn_order():
        mine = [d for d in due if d.seat == seat]
        if mine:
            delayed = mine[game.answer.n - 1]
            game.delayed = [d for d in game.delayed if d is not delayed]
            ctx = Context(delayed.seat, delayed.source)
            ctx.it = delayed.it[:]
            ctx.later = True
            run.perform(game, ctx, delayed.body)
            return


@DUE.step("6-6-1-2")
def due_again(game: Game, frame: Due) -> None:
    game.goto(frame, "choose_due")


__all__ = ["DUE", "expire", "expire_on_cards", "fall_due", "sweep"]
