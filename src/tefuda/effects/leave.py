"""Cards that leave the field: prohibitions and replacement effects first, then the move."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Ability
from tefuda.effects import match, run, triggers, values
from tefuda.effects.context import Context
from tefuda.effects.run import Run
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record
from tefuda.kernel.procedure import FRAMES, Frame, Procedure


class Leave(Frame):
    """Some cards are about to leave the field together."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ids", "ko", "cause", "seat", "zone", "whose", "bottom", "face_up", "at", "applied",
        "offered", "done", "replaced",
    )  # fmt: skip

    def __init__(self, ids: list[int], zone: int, ko: bool, cause: str, seat: int) -> None:
        super().__init__()
        self.ids = ids
        self.zone = zone
        self.ko = ko
        self.cause = cause  # battle | effect | cost
        self.seat = seat  # whose battle or effect it is
        self.whose = -1  # into whose zone, the owner's if -1
        self.bottom = False
        self.face_up = False
        self.at = 0
        # Replacement effects tried on the present card, as source id * 32 + ability index
        # (8-1-3-4-3: none of them twice).
        self.applied: list[int] = []
        self.offered = 0
        self.done: list[int] = []
        self.replaced = False

    def copy(self) -> Frame:
        new = Leave(self.ids[:], self.zone, self.ko, self.cause, self.seat)
        new.pc = self.pc
        new.table = self.table
        new.whose = self.whose
        new.bottom = self.bottom
        new.face_up = self.face_up
        new.at = self.at
        new.applied = self.applied[:]
        new.offered = self.offered
        new.done = self.done[:]
        new.replaced = self.replaced
        return new


FRAMES["Leave"] = lambda: Leave([], 0, False, "", 0)

LEAVE: Procedure[Leave] = Procedure("leave", "8-1-3-4")


def send(
    game: Game,
    ids: list[int],
    zone: int,
    ko: bool,
    cause: str,
    seat: int,
    whose: int = -1,
    bottom: bool = False,
    face_up: bool = False,
) -> None:
    """Have these cards leave the field for a zone."""
    frame = Leave(ids, zone, ko, cause, seat)
    frame.whose = whose
    frame.bottom = bottom
    frame.face_up = face_up
    game.push("leave", frame)


def report(game: Game, frame: Frame, done: list[int], full: bool) -> None:
    """Tell the effect that started this frame what came of it."""
    below = game.stack[-2] if len(game.stack) > 1 else None
    if isinstance(below, Run):
        below.ctx.it = done
        below.ctx.done = len(done)
        below.ctx.full = full
        if below.paying and not full:
            below.failed = True


@LEAVE.step("1-3-3")
def next_card(game: Game, leave: Leave) -> None:
    """Take the next card, unless it is gone or cannot leave."""
    while leave.at < len(leave.ids):
        card = game.now(leave.ids[leave.at])
        if card is not None and not _kept(game, leave, card):
            leave.applied = []
            leave.replaced = False
            return
        leave.at += 1
    report(game, leave, leave.done, len(leave.done) == len(leave.ids))
    game.end(leave)


def _kept(game: Game, leave: Leave, card: Card) -> bool:
    """Prohibition comes first: a card that cannot be K.O.'d or cannot leave stays."""
    cause = leave.cause
    if leave.ko and triggers.forbidden(game, card, "be_ko", cause, leave.seat):
        return True
    # A Leader never leaves its area (3-6-3).
    if game.rules.zones[card.zone].fixed:
        return True
    return triggers.forbidden(game, card, "leave_field", cause, leave.seat)


def candidates(
    game: Game, event: str, card: Card, cause: str, seat: int, applied: list[int]
) -> list[int]:
    """Replacement effects for an event, in their order of precedence, as source * 32 + index.

    The card's own come first, then the turn player's, then the others' (8-1-3-4-2).
    """
    found: list[int] = []
    bit = game.rules.events[event]
    if not game.replaces & bit:
        return found
    sources = [card]
    for s in game.in_turn_order():
        for other in game.field(s):
            if other is not card:
                sources.append(other)
    for source in sources:
        if source.negated or not source.printed.replaces & bit:
            continue
        for i in source.printed.replacements:
            code = source.id * 32 + i
            ability = source.printed.abilities[i]
            if code not in applied and _replaces(
                game, ability, i, source, event, card, cause, seat
            ):
                found.append(code)
    return found


def _replaces(
    game: Game,
    ability: Ability,
    index: int,
    source: Card,
    event: str,
    card: Card,
    cause: str,
    seat: int,
) -> bool:
    if ability.once and triggers.used(game, source, index):
        return False
    met = False
    for when in ability.timings:
        if when.event == event and triggers.meets(game, when, source, card, seat, cause):
            met = True
    if not met:
        return False
    ctx = Context(source.seat, source.id, card.id)
    if ability.conditions and not match.all_hold(game, ability.conditions, ctx):
        return False
    # What stands after "instead" must be possible (8-1-3-4-5).
    return run.possible(game, ability.cost, ctx) and run.possible(game, ability.body, ctx)


def replacing(game: Game, code: int) -> tuple[Card, Ability, int]:
    source = game.cards[code // 32]
    index = code % 32
    return source, source.printed.abilities[index], index


@LEAVE.step("8-1-3-4-2")
def offer_replacement(game: Game, leave: Leave) -> None:
    """Offer the first replacement effect that could apply."""
    card = game.cards[leave.ids[leave.at]]
    found: list[int] = []
    if leave.ko:
        found = candidates(game, "ko", card, leave.cause, leave.seat, leave.applied)
    found += candidates(game, "leaves", card, leave.cause, leave.seat, leave.applied)
    if not found:
        game.goto(leave, "go")
        return
    code = found[0]
    leave.offered = code
    leave.applied.append(code)
    source, ability, _ = replacing(game, code)
    game.answer = Option("replace", source.id)
    if ability.optional:
        options = [Option("replace", source.id, card.id), Option("decline", source.id, card.id)]
        game.ask(source.seat, "replace", options, source.id)


@LEAVE.step("8-1-3-4-4")
def replace(game: Game, leave: Leave) -> None:
    """Do what the replacement effect says instead (8-1-3-4-7: as its player's effect)."""
    if game.answer.verb == "decline":
        game.goto(leave, "offer_replacement")
        return
    source, ability, index = replacing(game, leave.offered)
    if ability.once:
        triggers.mark_used(game, source, index)
    if game.log is not None:
        record(game, "replace", source.seat, source, game.handle(game.cards[leave.ids[leave.at]]))
    leave.replaced = True
    ctx = Context(source.seat, source.id, leave.ids[leave.at])
    run.perform(game, ctx, ability.cost + ability.body)


@LEAVE.step("4-11-2")
def go(game: Game, leave: Leave) -> None:
    """The card leaves; [On K.O.] is activated while it is still there (10-2-17-1)."""
    card = game.now(leave.ids[leave.at])
    if card is not None and not leave.replaced:
        depart(game, card, leave)
    leave.at += 1
    game.goto(leave, "next_card")


def depart(game: Game, card: Card, leave: Leave) -> None:
    if game.stale:
        values.derive(game)
    if leave.ko:
        triggers.emit(game, "on_ko", card, leave.seat, leave.cause)
        triggers.emit(game, "ko", card, leave.seat, leave.cause)
        game.happened[f"ko:{card.seat}"] = 1
    triggers.emit(game, "leaves", card, leave.seat, leave.cause)
    clause = "10-2-1-2" if leave.ko else ""
    new = move(
        game, card, leave.zone, leave.whose, leave.bottom, face_up=leave.face_up, clause=clause
    )
    leave.done.append(new.id)
