"""9.6: check timings. Recovery, waiting abilities, the Entry, defeat; again while any is left."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import match, run, triggers, values
from tefuda.effects.context import Context
from tefuda.games.rebirth import members, rule_processing
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.words import DEF, ENTRY, MEMBER, REBIRTH, RETIRE, RETIRED_OUT
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Waiting
from tefuda.kernel.procedure import Frame, Procedure


class Check(Frame):
    """A check timing is under way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0

    def copy(self) -> Frame:
        new = Check()
        new.seat = self.seat
        return new


CHECK: Procedure[Check] = Procedure("check", "9.6", lambda: Check())


def check(game: Game) -> None:
    """A check timing comes up. Nothing is started if nothing would happen in it."""
    if game.trace is not None or something_to_do(game):
        game.push("check", Check())
    else:
        rule_processing.forget_hurts(game)


def something_to_do(game: Game) -> bool:
    """Whether anything waits or must be put right."""
    if game.waiting or game.watch & game.rules.events["state"]:
        return True
    values.refresh(game)
    for s, seat in enumerate(game.seats):
        if seat.out:
            continue
        zones = seat.zones
        if len(zones[ENTRY]) != 1 or len(zones[RETIRE]) >= RETIRED_OUT:
            return True
        if len(zones[MEMBER]) > members.limit(game, s):
            return True
        for zone in (ENTRY, MEMBER, REBIRTH):
            for card in zones[zone]:
                if card.printed.kind != "character":
                    if zone != REBIRTH or card.printed.kind != "rebirth":
                        return True
                elif zone == REBIRTH or (zone == ENTRY and card.damage >= card.stats[DEF]):
                    return True
    if FORMATS[game.rules.edition].now_won(game):
        return True
    return game.happened.get("struck", 0) in game.cards


@CHECK.step("9.6.2.1")
def recover(game: Game, frame: Check) -> None:
    """Recovery; if there was any, the check timing starts over."""
    _look_at_states(game)
    if rule_processing.recovery(game):
        game.happened["busy"] = 1
        game.goto(frame, "recover")


def _look_at_states(game: Game) -> None:
    """Abilities that wait for a state rather than an event (9.8.6), once each time it comes."""
    if not game.watch & game.rules.events["state"]:
        return
    for seat in game.in_turn_order():
        for card in game.field(seat):
            for i in card.printed.timed.get("state", []):
                ability = card.printed.abilities[i]
                mark = f"state {i}:{card.id}"
                ctx = Context(seat, card.id)
                if card.negated or not match.all_hold(game, ability.conditions, ctx):
                    game.happened.pop(mark, None)
                elif mark not in game.happened and values.works(game, card, ability):
                    game.happened[mark] = 1
                    game.waiting.append(Waiting(seat, card.id, ability, i, 0, game.batch))


@CHECK.step("9.6.2.2")
def choose_waiting(game: Game, frame: Check) -> None:
    """Waiting abilities, the turn player's first (10.4.1), then the others' in turn order
    (10.4.2, 12.2.1); their player says which comes first."""
    for seat in _in_order(game):
        line = [w for w in game.waiting if w.seat == seat]
        if not line:
            continue
        frame.seat = seat
        options: list[Option] = []
        keys: list[str] = []
        for waiting in line:
            option = Option("resolve", waiting.source, waiting.subject, waiting.index + 1)
            if len(line) > 1:
                key = game.key(option, seat)
                if key in keys:
                    continue
                keys.append(key)
            options.append(option)
            if waiting.ability.once:
                # One that is played once a turn may be let go this time (9.2.2.2).
                options.append(Option("drop", waiting.source, waiting.subject, waiting.index + 1))
        game.ask(seat, "resolve", options)
        return
    game.goto(frame, "fill_entry")


def _in_order(game: Game) -> list[int]:
    """The turn player or turn team first (12.7.11), then in turn order."""
    order = game.in_turn_order()
    return [s for s in order if game.on_turn(s)] + [s for s in order if not game.on_turn(s)]


@CHECK.step("10.4.1")
def play_waiting(game: Game, frame: Check) -> None:
    """It is played, whatever has become of its card (9.8.7), and waits once less (9.8.3)."""
    answer = game.answer
    game.goto(frame, "recover")
    for i, waiting in enumerate(game.waiting):
        if (
            waiting.seat == frame.seat
            and waiting.source == answer.card
            and waiting.index + 1 == answer.n
            and waiting.subject == answer.other
        ):
            del game.waiting[i]
            game.happened["busy"] = 1
            if answer.verb != "drop":
                _play(game, waiting)
            return


def _play(game: Game, waiting: Waiting) -> None:
    game.batch += 1
    ctx = Context(waiting.seat, waiting.source, waiting.subject)
    ctx.done = waiting.number
    if waiting.ability.kind == "delayed":
        run.perform(game, ctx, waiting.ability.body)
        return
    card = game.now(waiting.source)
    if waiting.ability.once and card is not None and triggers.used(game, card, waiting.index):
        return  # it cannot be played again this turn (9.2.2.1, 10.4.3)
    if not waiting.ability.optional:
        game.happened.pop(f"state {waiting.index}:{waiting.source}", None)
    run.begin(game, waiting.ability, waiting.index, ctx)


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
        return
    winners = FORMATS[game.rules.edition].now_won(game)
    if winners:
        losers = [s for s in range(len(game.seats)) if s not in winners]
        game.finish(winners, losers, "12.5.3.2")


@CHECK.step("9.6.2.5")
def finish(game: Game, frame: Check) -> None:
    """The check timing is over."""
