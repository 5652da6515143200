"""8-6: waiting abilities, one after the other, in the right order."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import run
from tefuda.effects.context import Context
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Waiting
from tefuda.kernel.procedure import FRAMES, Frame, Procedure


class Resolve(Frame):
    """Waiting abilities are activated until none is left."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Frame:
        new = Resolve()
        new.pc = self.pc
        new.table = self.table
        return new


FRAMES["Resolve"] = lambda: Resolve()

RESOLVE: Procedure[Resolve] = Procedure("resolve", "8-6")


def settle(game: Game) -> None:
    """Let everything that waits be activated before the present procedure goes on."""
    if game.waiting:
        game.push("resolve", Resolve())


def first_in_line(game: Game) -> list[Waiting]:
    """Those that may go next: of the earliest batch the turn player's, then the others' (8-6-1)."""
    batch = game.waiting[0].batch
    for waiting in game.waiting:
        batch = min(batch, waiting.batch)
    for seat in game.in_turn_order():
        found = [w for w in game.waiting if w.batch == batch and w.seat == seat]
        if found:
            return found
    return []


def still_there(game: Game, waiting: Waiting) -> bool:
    """An ability whose card has moved is not activated (8-1-3-1-3); [On K.O.] is the exception,
    having been activated before its card moved (10-2-17-2)."""
    for when in waiting.ability.timings:
        if when.event == "on_ko":
            return True
    card = game.now(waiting.source)
    return card is not None and (not card.negated or waiting.index < 0)


@RESOLVE.step("8-1-3-1-3")
def drop_void(game: Game, frame: Resolve) -> None:
    """Forget abilities whose card is gone or negated."""
    game.waiting = [w for w in game.waiting if still_there(game, w)]
    if not game.waiting:
        game.end(frame)


@RESOLVE.step("8-6-1")
def choose_next(game: Game, frame: Resolve) -> None:
    """A player with several decides which goes first (8-6-1-1)."""
    line = first_in_line(game)
    options: list[Option] = []
    for waiting in line:
        # An index keeps two abilities of one card apart; the subject, two of its occasions.
        options.append(Option("resolve", waiting.source, waiting.subject, waiting.index + 1))
    if len(options) > 1 and _alike(line):
        options = options[:1]
    game.ask(line[0].seat, "resolve", options)


def _alike(line: list[Waiting]) -> bool:
    first = line[0]
    for other in line:
        if other.source != first.source or other.index != first.index:
            return False
        if other.subject != first.subject:
            return False
    return True


@RESOLVE.step("8-4-1")
def activate_it(game: Game, frame: Resolve) -> None:
    """Activate and resolve it; what it triggers waits for its own turn (8-6-3)."""
    answer = game.answer
    for i, waiting in enumerate(game.waiting):
        if (
            waiting.source == answer.card
            and waiting.index + 1 == answer.n
            and waiting.subject == answer.other
        ):
            del game.waiting[i]
            game.batch += 1
            ctx = Context(waiting.seat, waiting.source, waiting.subject)
            ctx.done = waiting.number
            run.begin(game, waiting.ability, waiting.index, ctx)
            break


@RESOLVE.step("8-6-1")
def again(game: Game, frame: Resolve) -> None:
    if game.waiting:
        game.goto(frame, "drop_void")
