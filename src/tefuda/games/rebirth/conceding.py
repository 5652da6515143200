"""1.2.4: a player gives up at a table of more than two, and the others play on (12.4)."""

from __future__ import annotations

from typing import Final

from tefuda.effects.leave import Leave
from tefuda.effects.pick import Pick
from tefuda.effects.run import Run
from tefuda.games.rebirth.cancel import Cancelling
from tefuda.games.rebirth.seats import lose
from tefuda.games.rebirth.setup import Setup
from tefuda.games.rebirth.turn import Turn
from tefuda.kernel.game import Game
from tefuda.kernel.procedure import Frame

# What follows the part of a turn in which its player would act.
_NEXT: Final = {"energy": "check_energy", "main": "attack_phase", "attack": "end_of_turn"}


def concede(game: Game, seat: int) -> None:
    """The player has lost at once and leaves. What they were to do is skipped (12.4.6); what
    somebody else was to decide is asked again, now that their cards are gone (12.4.7)."""
    if game.loop is not None:
        # Nobody is asked about a loop that has lost one of its players.
        game.decision = game.loop.held
        game.loop = None
    decision = game.decision
    top = game.stack[-1]
    stopped = top.pc
    before = game.in_turn_order()
    lose(game, [seat], game.rules.cites["concede"], "concede")
    game.decision = None
    if game.result is not None or decision is None:
        return
    for frame in game.stack:
        _without(game, frame, seat, before)
    if top.pc != stopped:
        game.advance()  # it was theirs, and is over
        return
    if isinstance(top, Run) and top.steps[top.pc].name in ("pay_on", "resolve"):
        # A statement waits for the answer, and takes it where it stopped.
        game.ask(decision.seat, decision.kind, decision.options, decision.source, decision.purpose)
    else:
        top.pc -= 1
    game.advance()


def _without(game: Game, frame: Frame, seat: int, before: list[int]) -> None:
    """Have a procedure go on without a player; `before` is the turn order they were part of."""
    at = game.rules.procedures[frame.table].at
    if isinstance(frame, Run):
        frame.gathered = [id for id in frame.gathered if id in game.cards]
    elif isinstance(frame, Pick):
        if frame.seat == seat:
            game.picked = []
        frame.chosen = [id for id in frame.chosen if id in game.cards]
    elif isinstance(frame, Leave):
        frame.pending = [id for id in frame.pending if id in game.cards]
        frame.at -= before.index(seat) < frame.at
        picking = game.stack[-1]
        if isinstance(picking, Pick) and picking.seat == seat and frame.pc == at["arranged"]:
            game.goto(frame, "arrange")  # the next one's cards
    elif isinstance(frame, Cancelling):
        _pass_over(game, frame, seat, before)
    elif isinstance(frame, Setup):
        if seat < len(frame.starting):
            frame.starting[seat] = 0
        if frame.pc > at["offer_partner"] and before.index(seat) < frame.at:
            frame.at -= 1
    elif isinstance(frame, Turn) and game.turn_seat == seat and game.phase in _NEXT:
        game.goto(frame, _NEXT[game.phase])


def _pass_over(game: Game, frame: Cancelling, seat: int, before: list[int]) -> None:
    """What they played need not be cancelled any more, and what they showed cancels nothing."""
    if frame.seat == seat:
        game.end(frame)
        return
    asked = frame.at % len(before)
    just_now = [before[(asked - i) % len(before)] for i in range(1, frame.passed + 1)]
    frame.passed -= just_now.count(seat)
    frame.at = asked - (before.index(seat) < asked)
    kept = [i for i, id in enumerate(frame.shown) if game.last(id) is not None]
    number = {i + 1: n + 1 for n, i in enumerate(kept)}
    number[0] = 0
    frame.shown = [frame.shown[i] for i in kept]
    frame.aims = [number.get(frame.aims[i], -1) for i in kept]
