"""9.6: check timings. Recovery, waiting abilities, the Entry, defeat; again while any is left."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Ability
from tefuda.effects import run, triggers, values, waiting
from tefuda.effects.context import Context
from tefuda.games.rebirth import members, rule_processing
from tefuda.games.rebirth.words import ENTRY, MEMBER, REBIRTH, RETIRE, RETIRED_OUT
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Waiting
from tefuda.kernel.procedure import Frame, Procedure


class Check(Frame):
    """A check timing is under way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "retiring")

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0
        self.retiring: list[int] = []  # characters that recovery has retire

    def copy(self) -> Frame:
        new = Check()
        new.seat = self.seat
        new.retiring = self.retiring[:]
        return new


CHECK: Procedure[Check] = Procedure("check", "9.6", lambda: Check())


def check(game: Game) -> None:
    """A check timing comes up. Nothing is started if nothing would happen in it."""
    if something_to_do(game):
        game.push("check", Check())
    else:
        rule_processing.forget_hurts(game)


def something_to_do(game: Game) -> bool:
    """Whether anything waits or must be put right."""
    if game.waiting or game.watch & game.rules.events["state"]:
        return True
    values.refresh(game)
    for seat in game.seats:
        if len(seat.zones[RETIRE]) >= RETIRED_OUT and not seat.out:
            return True
    if not game.unsettled:
        return False
    if _unsettled(game):
        return True
    game.unsettled = False
    return False


def _unsettled(game: Game) -> bool:
    for s, seat in enumerate(game.seats):
        if seat.out:
            continue
        zones = seat.zones
        if len(zones[ENTRY]) != 1:
            return True
        if len(zones[MEMBER]) > members.limit(game, s):
            return True
        # Of what kind a Member is no clause asks.
        for card in zones[ENTRY]:
            if card.printed.kind != "character" or rule_processing.must_retire(game, card):
                return True
        for card in zones[REBIRTH]:
            if card.printed.kind != "rebirth":
                return True
    return False


@CHECK.step("9.6.2.1")
def recover(game: Game, frame: Check) -> None:
    """Recovery; if there was any, the check timing starts over."""
    waiting.look_at_states(game)
    away, retiring, cited = rule_processing.overdue(game)
    frame.retiring = retiring
    if away or retiring:
        game.happened["busy"] = 1
        rule_processing.recovery(game, away, retiring, cited)
    else:
        rule_processing.forget_hurts(game)
        game.goto(frame, "choose_waiting")


@CHECK.step("10.3.1.1")
def recovered(game: Game, frame: Check) -> None:
    rule_processing.retired(game, frame.retiring)
    game.goto(frame, "recover")


@CHECK.step("9.6.2.2")
def choose_waiting(game: Game, frame: Check) -> None:
    """Waiting abilities, the turn player's first (10.4.1), then the others' in turn order
    (10.4.2, 12.2.1); their player says which comes first, a team of all its own (12.7.11)."""
    for seat in game.in_turn_order():
        if any([w.seat == seat for w in game.waiting]):
            frame.seat = seat
            game.ask(seat, "resolve", _options(game, seat))
            return
    game.goto(frame, "fill_entry")


def _line(game: Game, seat: int) -> list[Waiting]:
    """What waits for a player, or for the player's team."""
    team = game.allies(seat)
    return [w for w in game.waiting if w.seat in team]


def _options(game: Game, seat: int) -> list[Option]:
    line = _line(game, seat)
    options = waiting.options(game, seat, line)
    keys: list[str] = []
    for w in line:
        if w.ability.once:
            # One that is played once a turn may be let go this time (9.2.2.2).
            option = Option("drop", w.source, w.subject, w.index + 1)
            key = game.key(option, seat)
            if key not in keys:
                keys.append(key)
                options.append(option)
    return options


@CHECK.step("10.4.1")
def play_waiting(game: Game, frame: Check) -> None:
    """It is played, whatever has become of its card (9.8.7), and waits once less (9.8.3)."""
    dropped = game.answer.verb == "drop"
    game.goto(frame, "recover")
    taken = waiting.take(game, _line(game, frame.seat))
    if taken is not None:
        game.happened["busy"] = 1
        if not dropped:
            _play(game, taken)


def _play(game: Game, taken: Waiting) -> None:
    ctx = Context(taken.seat, taken.source, taken.subject)
    ctx.done = taken.number
    if taken.ability.kind == "delayed":
        # A timed trigger is an ability like any other: choices first (9.8.5, 9.7.2.3).
        ctx.it = taken.it[:]
        ctx.later = True
        run.begin(game, taken.ability, -1, ctx)
        return
    card = game.now(taken.source)
    once = taken.ability.once
    if once and card is not None and triggers.used(game, card, taken.index):
        return  # it cannot be played again this turn (9.2.2.1, 10.4.3)
    if card is not None and triggers.forbidden(game, card, "activate_auto"):
        return  # what cannot be played waits no longer (9.8.3.2)
    if game.bans and _is_spark(taken.ability):
        known = game.last(taken.source)
        if known is not None and triggers.banned(game, taken.seat, "activate_spark", known):
            return
    run.begin(game, taken.ability, taken.index, ctx)


def _is_spark(ability: Ability) -> bool:
    return any([when.event == "spark" for when in ability.timings])


@CHECK.step("9.6.2.3")
def fill_entry(game: Game, frame: Check) -> None:
    """Entry processing; if there was any, the check timing starts over."""
    if rule_processing.entry(game):
        game.happened["busy"] = 1
        game.goto(frame, "recover")


@CHECK.step("9.6.2.4")
def judge(game: Game, frame: Check) -> None:
    """Defeat processing; if somebody lost and the game goes on, it starts over."""
    if rule_processing.defeat(game):
        game.goto(frame, "recover")


@CHECK.step("9.6.2.5")
def finish(game: Game, frame: Check) -> None:
    """The check timing is over."""
