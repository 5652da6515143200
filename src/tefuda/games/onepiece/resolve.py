"""8-6: waiting abilities, one after the other, in the right order."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import run, triggers, values, waiting
from tefuda.effects.context import Context
from tefuda.games.onepiece import rule_processing
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
    if "deck_empty" in game.happened:
        rule_processing.not_put_off(game)
    if game.waiting:
        game.push("resolve", Resolve())


def first_in_line(game: Game) -> list[Waiting]:
    """Those that may go next: of the earliest batch the turn player's, then the others' (8-6-1)."""
    batch = min([one.batch for one in game.waiting])
    for seat in game.in_turn_order():
        found = [w for w in game.waiting if w.batch == batch and w.seat == seat]
        if found:
            return found
    return []


def still_there(game: Game, one: Waiting) -> bool:
    """An ability whose card has moved is not activated (8-1-3-1-3). [On K.O.] is an exception,
    having been activated before its card moved (10-2-17-2); and so is an ability that waited
    for that very move, if everybody can see where the card went (8-4-5)."""
    card = game.now(one.source)
    if card is not None and one.ability.once and triggers.used(game, card, one.index):
        # It was resolved on another occasion meanwhile (10-2-13-3).
        return False
    if not game.rules.customs.source_must_stay and game.now(one.source) is None:
        return True
    if _on_ko(one):
        return True
    for when in one.ability.timings:
        if card is None and one.subject == one.source and when.event in ("ko", "leaves"):
            new = game.now(game.moved.get(one.source, 0))
            return new is not None and game.can_see(new, NOBODY)
    return card is not None and (not card.negated or not triggers.printed(one.index))


@RESOLVE.step("8-1-3-1-3")
def drop_void(game: Game, frame: Resolve) -> None:
    """Forget abilities whose card is gone or negated, or that were used up."""
    values.refresh(game)
    game.waiting = [w for w in game.waiting if still_there(game, w)]
    if not game.waiting:
        game.end(frame)


@RESOLVE.step("8-6-1")
def choose_next(game: Game, frame: Resolve) -> None:
    """A player with several decides which goes first (8-6-1-1)."""
    line = first_in_line(game)
    game.ask(line[0].seat, "resolve", waiting.options(game, line[0].seat, line))


@RESOLVE.step("8-4-1")
def activate_it(game: Game, frame: Resolve) -> None:
    """Activate and resolve it; what it triggers waits for its own turn (8-6-3)."""
    taken = waiting.take(game, game.waiting)
    if taken is not None:
        game.batch += 1
        ctx = Context(taken.seat, taken.source, taken.subject)
        ctx.done = taken.number
        started = run.begin(game, taken.ability, taken.index, ctx)
        at_once = game.rules.customs.ko_when_met
        if at_once and game.now(taken.source) is None and _on_ko(taken):
            # Its conditions were looked at on the field (10-2-17-1).
            game.goto(started, "offer")


def _on_ko(one: Waiting) -> bool:
    for when in one.ability.timings:
        if when.event == "on_ko":
            return True
    return False


@RESOLVE.step("8-6-1")
def again(game: Game, frame: Resolve) -> None:
    if game.waiting:
        game.goto(frame, "drop_void")
