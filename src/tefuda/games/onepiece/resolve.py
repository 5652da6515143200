"""8-6: waiting abilities, one after the other, in the right order."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import run, triggers
from tefuda.effects.context import Context
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Waiting
from tefuda.kernel.procedure import Frame, Procedure


class Resolve(Frame):
    """Waiting abilities are activated until none is left."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Frame:
        return Resolve()


NOBODY = -1  # a seat that knows only what everybody knows

RESOLVE: Procedure[Resolve] = Procedure("resolve", "8-6", lambda: Resolve())


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
    """An ability whose card has moved is not activated (8-1-3-1-3). [On K.O.] is an exception,
    having been activated before its card moved (10-2-17-2); and so is an ability that waited
    for that very move, if everybody can see where the card went (8-4-5)."""
    card = game.now(waiting.source)
    if card is not None and waiting.ability.once and triggers.used(game, card, waiting.index):
        # It was resolved on another occasion meanwhile (10-2-13-3).
        return False
    if not game.rules.customs.source_must_stay and game.now(waiting.source) is None:
        return True
    if _on_ko(waiting):
        return True
    for when in waiting.ability.timings:
        if card is None and waiting.subject == waiting.source and when.event in ("ko", "leaves"):
            new = game.now(game.moved.get(waiting.source, 0))
            return new is not None and game.can_see(new, NOBODY)
    return card is not None and (not card.negated or waiting.index < 0)


@RESOLVE.step("8-1-3-1-3")
def drop_void(game: Game, frame: Resolve) -> None:
    """Forget abilities whose card is gone or negated, or that were used up."""
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
    if len(options) > 1:
        options = _distinct(game, line[0].seat, options)
    game.ask(line[0].seat, "resolve", options)


def _distinct(game: Game, seat: int, options: list[Option]) -> list[Option]:
    """Occasions that look alike to the player are one option."""
    keys: list[str] = []
    found: list[Option] = []
    for option in options:
        key = game.key(option, seat)
        if key not in keys:
            keys.append(key)
            found.append(option)
    return found


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
            started = run.begin(game, waiting.ability, waiting.index, ctx)
            if game.now(waiting.source) is None and _on_ko(waiting):
                # Its conditions were looked at on the field (10-2-17-1).
                game.goto(started, "offer")
            break


def _on_ko(waiting: Waiting) -> bool:
    for when in waiting.ability.timings:
        if when.event == "on_ko":
            return True
    return False


@RESOLVE.step("8-6-1")
def again(game: Game, frame: Resolve) -> None:
    if game.waiting:
        game.goto(frame, "drop_void")
