"""4-2: checkpoints. Rule processing, then what waits, one at a time, in the order of 4-2-2."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Ability, Rest, Retarget, This
from tefuda.effects import leave, run, triggers, values, waiting
from tefuda.effects.context import Context
from tefuda.games.fusionworld import rule_processing
from tefuda.games.fusionworld.words import BATTLE, HAND, LEADER
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Waiting
from tefuda.kernel.procedure import Frame, Procedure

HELD = -1  # as a batch: waits until a later step of the battle lets it (8-4-6-2-3)

# [Blocker] is an [Auto] skill: rest this card, and it becomes the guard (15-4).
BLOCK = -2  # as an index: the skill that the keyword stands for
BLOCKER_SKILL = Ability("auto", optional=True, cost=(Rest(This()),), body=(Retarget(This()),))


class Checkpoint(Frame):
    """A checkpoint is under way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0
        self.kind = "auto"

    def copy(self) -> Frame:
        new = Checkpoint()
        new.seat = self.seat
        new.kind = self.kind
        return new


CHECKPOINT: Procedure[Checkpoint] = Procedure("checkpoint", "4-2", lambda: Checkpoint())


def check(game: Game) -> None:
    """A checkpoint comes up. Nothing is started if nothing would happen in it."""
    if game.waiting or game.watch & game.rules.events["state"]:
        game.push("checkpoint", Checkpoint())
    elif rule_processing.asked_for(game):
        game.push("checkpoint", Checkpoint())


def waiting_for(game: Game, seat: int, kind: str) -> list[Waiting]:
    """A seat's skills that wait, or its effects that were put off until now."""
    return [
        w for w in game.waiting if w.seat == seat and w.batch != HELD and w.ability.kind == kind
    ]


@CHECKPOINT.step("4-2-2-1")
def process_rules(game: Game, frame: Checkpoint) -> None:
    """All rule processing there is, again and again while it brings about more."""
    values.refresh(game)
    while game.result is None:
        note_gone(game)
        seat, at = rule_processing.unanswered(game)
        if seat >= 0:
            # It comes back here when something else has happened instead, or has not.
            game.goto(frame, "process_rules")
            game.push("harm", Harm(seat, at))
            return
        if not rule_processing.process(game):
            break
    waiting.look_at_states(game)
    if not game.waiting:
        game.end(frame)


@CHECKPOINT.step("4-2-2-2")
def turn_players_skills(game: Game, frame: Checkpoint) -> None:
    """The turn player's waiting [Auto] skills, one at a time."""
    _next(game, frame, game.turn_seat, "auto")


@CHECKPOINT.step("4-2-2-3")
def turn_players_delayed(game: Game, frame: Checkpoint) -> None:
    """Then what the turn player's earlier effects put off until now."""
    _next(game, frame, game.turn_seat, "delayed")


@CHECKPOINT.step("4-2-2-4")
def others_skills(game: Game, frame: Checkpoint) -> None:
    """Then the other player's skills."""
    _next(game, frame, game.opponents(game.turn_seat)[0], "auto")


@CHECKPOINT.step("4-2-2-5")
def others_delayed(game: Game, frame: Checkpoint) -> None:
    """Then what the other player's effects put off."""
    _next(game, frame, game.opponents(game.turn_seat)[0], "delayed")


@CHECKPOINT.step("4-2-2-6")
def finish(game: Game, frame: Checkpoint) -> None:
    """Nothing waits any more."""
    game.end(frame)


def note_gone(game: Game) -> None:
    """A battle that lacks an attacker or a guard, if only for a moment, is over after the
    checkpoint (8-1-6)."""
    if game.attacker and (game.now(game.attacker) is None or game.now(game.attacked) is None):
        game.happened["battle_over"] = 1


# -- damage that something else happens instead of ---------------------------------------------


class Harm(Frame):
    """Damage is about to be taken: something else may happen instead (9-9)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at", "offered", "price")

    def __init__(self, seat: int, at: int, price: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.at = at  # where it stands among the damage that waits for the seat
        self.offered: list[int] = []
        self.price = price  # it is a skill cost of so much, and does not wait

    def copy(self) -> Frame:
        new = Harm(self.seat, self.at, self.price)
        new.offered = self.offered[:]
        return new


HARM: Procedure[Harm] = Procedure("harm", "9-9-1", lambda: Harm(0, 0))


@HARM.step("9-9-2-2")
def offer_instead(game: Game, harm: Harm) -> None:
    """The player who would take the damage says which effect applies, or that none does."""
    pending = game.seats[harm.seat].pending
    cause = "battle" if pending[harm.at + 1] else "effect"
    harm.offered = leave.instead_for(game, "damage_taken", harm.seat, cause)
    options: list[Option] = []
    declinable = True
    for code in harm.offered:
        source, ability, index = leave.replacing(game, code)
        options.append(Option("replace", source.id, n=triggers.shown(source, index)))
        declinable = declinable and ability.optional
    if declinable:
        options.append(Option("decline", options[0].card))
    game.ask(harm.seat, "replace", options, options[0].card)


@HARM.step("9-9-1-1")
def instead(game: Game, harm: Harm) -> None:
    """The damage is not dealt at all; what is done instead is done in full."""
    pending = game.seats[harm.seat].pending[:]
    if game.answer.verb == "decline":
        pending[harm.at + rule_processing.ANSWERED] = 1
        game.seats[harm.seat].pending = pending
        return
    for code in harm.offered:
        source, ability, index = leave.replacing(game, code)
        if source.id == game.answer.card and triggers.shown(source, index) == game.answer.n:
            del pending[harm.at : harm.at + rule_processing.HARM]
            game.seats[harm.seat].pending = pending
            leave.apply_instead(game, source, ability, index, 0)
            return


@HARM.step("1-4-2")
def pay_with_damage(game: Game, harm: Harm) -> None:
    """Damage that is a skill cost is taken at once, if nothing has happened instead."""
    if not harm.price:
        return
    pending = game.seats[harm.seat].pending
    lost = 0
    replaced = len(pending) == harm.at
    if not replaced:
        game.seats[harm.seat].pending = pending[: harm.at]
        lost = rule_processing.suffer(game, harm.seat, harm.price, False, False)
    below = game.stack[-2]
    if isinstance(below, run.Run):
        # What was replaced has not failed (0-3-16).
        run.outcome(below, [], lost, replaced or lost == harm.price)


def _next(game: Game, frame: Checkpoint, seat: int, kind: str) -> None:
    """Of several the player says which comes first."""
    line = waiting_for(game, seat, kind)
    if not line:
        return
    frame.seat = seat
    frame.kind = kind
    game.goto(frame, "activate_one")
    game.ask(seat, "resolve", waiting.options(game, seat, line))


@CHECKPOINT.step("9-6-3")
def activate_one(game: Game, frame: Checkpoint) -> None:
    """It waits no longer: it is activated and resolved, and the checkpoint starts over."""
    game.goto(frame, "process_rules")
    taken = waiting.take(game, waiting_for(game, frame.seat, frame.kind))
    if taken is not None:
        _activate(game, taken)


def _activate(game: Game, taken: Waiting) -> None:
    """A skill that has met its timing is activated wherever its card has gone (9-6-9)."""
    game.batch += 1
    ctx = Context(taken.seat, taken.source, taken.subject)
    ctx.done = taken.number
    if taken.ability.kind == "delayed":
        ctx.it = taken.it[:]
        ctx.later = True
        run.perform(game, ctx, taken.ability.body)
        return
    card = game.now(taken.source)
    if taken.ability.once and card is not None and triggers.used(game, card, taken.index):
        return  # it was resolved on another occasion meanwhile (15-7-4)
    if taken.index == BLOCK and not may_block(game, card):
        return
    game.happened.pop(f"skill_used_marker:{taken.source}", None)
    ability = taken.ability
    if card is not None and card.forbidden and triggers.forbidden(game, card, "activate"):
        return  # what cannot be activated waits no longer (9-6-3-2)
    if card is None and not _about_leaving(ability):
        # Its text means the card where it was, not what it has become (13-1-6).
        ctx.later = True
    if card is not None and card.zone == HAND:
        # Nobody learns of what waits in hand unless its player declares it (9-6-3-1-1).
        ability = Ability(
            "auto", ability.timings, ability.conditions, ability.once, True, ability.cost,
            ability.body, zone=ability.zone,
        )  # fmt: skip
    started = run.begin(game, ability, taken.index, ctx)
    # Its conditions were looked at when it came to wait (9-6-2, 9-6-9).
    game.goto(started, "offer")


def _about_leaving(ability: Ability) -> bool:
    for when in ability.timings:
        if when.event in ("on_ko", "ko", "leaves", "removed", "energy_to_drop"):
            return True
    return False


# -- [Blocker] ---------------------------------------------------------------------------------


def may_block(game: Game, card: Card | None) -> bool:
    """An active [Blocker] other than the guard may, once a battle (15-4-2, 15-4-3)."""
    if card is None or card.rested or card.id == game.attacked or "blocked" in game.happened:
        return False
    if triggers.banned(game, card.seat, "activate_blocker", card):
        return False
    if card.forbidden:
        for act in ("be_rested", "activate_blocker", "block"):
            if triggers.forbidden(game, card, act):
                return False
    return True


def blockers_wait(game: Game, seat: int) -> None:
    """The attacked player's [Blocker]s wait to be activated (8-1-3)."""
    values.refresh(game)
    attacker = game.now(game.attacker)
    if attacker is not None and attacker.forbidden:
        if triggers.forbidden(game, attacker, "be_blocked"):
            return
    bit = game.rules.keywords["blocker"]
    for zone in (LEADER, BATTLE):
        for card in game.seats[seat].zones[zone]:
            # A rested one waits too: resting it is the cost, to be paid later (15-4-2).
            if card.keywords & bit and card.id != game.attacked and "blocked" not in game.happened:
                game.waiting.append(Waiting(seat, card.id, BLOCKER_SKILL, BLOCK, 0, game.batch))
