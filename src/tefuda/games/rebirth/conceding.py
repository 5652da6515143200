"""1.2.4: a player gives up at a table of more than two, and the others play on (12.4)."""

from __future__ import annotations

from tefuda.effects.pick import Pick
from tefuda.effects.run import Run
from tefuda.games.rebirth.cancel import Cancelling
from tefuda.games.rebirth.seats import lose
from tefuda.games.rebirth.setup import Setup
from tefuda.games.rebirth.turn import Turn
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.procedure import Frame


def concede(game: Game, seat: int) -> None:
    """The player has lost at once and leaves. What they were to do is skipped (12.4.6); what
    somebody else was to decide is asked again, now that their cards are gone (12.4.7)."""
    before = game.in_turn_order()
    decision = game.decision
    lose(game, [seat], game.rules.cites["concede"])
    game.decision = None
    if game.result is not None or decision is None:
        return
    moved_on = False
    for frame in game.stack:
        moved_on = _without(game, frame, seat, before)
    top = game.stack[-1]
    if isinstance(top, Run) and top.ctx.seat != seat and top.pc < len(top.steps):
        if top.steps[top.pc].name in ("pay_on", "resolve"):
            # A statement waits for the answer: it takes it where it stopped.
            left = [o for o in decision.options if _there(game, o)] or [Option("none")]
            game.ask(decision.seat, decision.kind, left, decision.source, decision.purpose)
            moved_on = True
    print("DBG", moved_on, top.table, top.pc, isinstance(top, Run))
    if not moved_on:
        top.pc -= 1
    game.advance()


def _there(game: Game, option: Option) -> bool:
    """Whether the cards of an option are, or are at least remembered."""
    return all([not id or game.last(id) is not None for id in (option.card, option.other)])


def _without(game: Game, frame: Frame, seat: int, before: list[int]) -> bool:
    """Have a procedure go on without a player; whether it goes on elsewhere than it stopped."""
    at = game.rules.procedures[frame.table].at
    if isinstance(frame, Run):
        if frame.ctx.seat == seat:
            # 12.4.4; one that has not begun has nothing to give back.
            frame.pc = at["leave"] if frame.pc > at["pay"] else len(frame.steps)
            return True
        frame.gathered = [id for id in frame.gathered if id in game.cards]
        frame.held = [id for id in frame.held if id in game.cards]
    elif isinstance(frame, Pick):
        frame.ids = [id for id in frame.ids if id in game.cards]
        frame.chosen = [id for id in frame.chosen if id in game.cards]
    elif isinstance(frame, Cancelling):
        if frame.seat == seat:
            game.end(frame)
            return True
        asked = frame.at % len(before)
        if seat in _last(before, asked, frame.passed):
            frame.passed -= 1
        frame.at = asked - (before.index(seat) < asked)
    elif isinstance(frame, Setup):
        if seat < len(frame.starting):
            frame.starting[seat] = 0
        if frame.pc > at["offer_partner"] and before.index(seat) < frame.at:
            frame.at -= 1
    elif isinstance(frame, Turn) and game.turn_seat == seat and game.phase in _NEXT:
        game.goto(frame, _NEXT[game.phase])
        return True
    return False


# What follows the part of a turn in which its player would act.
_NEXT = {"energy": "check_energy", "main": "attack_phase", "attack": "end_of_turn"}


def _last(order: list[int], at: int, count: int) -> list[int]:
    """So many seats before this place, around the table."""
    return [order[(at - i) % len(order)] for i in range(1, count + 1)]
