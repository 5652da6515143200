"""4-2: checkpoints. Rule processing, then what waits, one at a time, in the order of 4-2-2."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Ability, Rest, Retarget, This
from tefuda.effects import run, triggers, values, waiting
from tefuda.effects.context import Context
from tefuda.games.fusionworld import rule_processing
from tefuda.games.fusionworld.words import BATTLE, HAND, LEADER
from tefuda.kernel.card import Card
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
    if game.waiting or game.trace is not None or game.watch & game.rules.events["state"]:
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
    while game.result is None and rule_processing.process(game):
        pass
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
        run.perform(game, ctx, taken.ability.body)
        return
    card = game.now(taken.source)
    if taken.ability.once and card is not None and triggers.used(game, card, taken.index):
        return  # it was resolved on another occasion meanwhile (15-7-4)
    if taken.index == BLOCK and not may_block(game, card):
        return
    game.happened.pop(f"skill_used_marker:{taken.source}", None)
    waiting.look_again(game, taken)
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
            if card.keywords & bit and may_block(game, card):
                game.waiting.append(Waiting(seat, card.id, BLOCKER_SKILL, BLOCK, 0, game.batch))
