"""4-6: damage, one at a time; Life to hand, or its [Trigger] instead (10-1-5)."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import run, triggers
from tefuda.effects.context import Context
from tefuda.effects.run import Run, outcome
from tefuda.games.life import instead_of_hand
from tefuda.games.onepiece import rule_processing
from tefuda.games.onepiece.words import HAND, LEADER, LIFE, TRASH
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record, show
from tefuda.kernel.procedure import Frame, Procedure

NOWHERE = -1


class Damage(Frame):
    """A Leader is taking damage."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "left", "by", "attacker", "banish", "card", "dealt",
    )  # fmt: skip

    def __init__(self, seat: int, left: int, by: int, attacker: int, banish: bool) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.by = by
        self.attacker = attacker  # the attacking card, 0 if an effect deals the damage
        self.banish = banish
        self.card = 0  # the Life card being dealt with
        self.dealt = 0

    def copy(self) -> Frame:
        new = Damage(self.seat, self.left, self.by, self.attacker, self.banish)
        new.card = self.card
        new.dealt = self.dealt
        return new


DAMAGE: Procedure[Damage] = Procedure("damage", "4-6", lambda: Damage(0, 0, 0, 0, False))


def deal(game: Game, seat: int, count: int, by: int, attacker: int, banish: bool) -> None:
    """Deal damage to a seat's Leader."""
    game.push("damage", Damage(seat, count, by, attacker, banish))


@DAMAGE.step("7-1-4-1-1-1")
def check_life(game: Game, frame: Damage) -> None:
    """Damage to a Leader without Life is the end; judged once, when the damage is settled."""
    if frame.left <= 0:
        game.end(frame)
        return
    if game.log is not None:
        leader = game.seats[frame.seat].zones[LEADER][0]
        record(game, "damage", frame.seat, leader, n=frame.left)
    if not game.seats[frame.seat].zones[LIFE]:
        rule_processing.judge(game, [frame.seat])


@DAMAGE.step("4-6-2-1")
def take_one(game: Game, frame: Damage) -> None:
    """The top Life card: trashed by [Banish], else to hand, unless its [Trigger] is used."""
    card = top_life(game, frame)
    if card is None:
        return
    if triggers.banned(game, frame.seat, "life_to_hand"):
        # What cannot be added to the hand cannot use its [Trigger] either (4-6-3-1).
        game.goto(frame, "repeat")
        return
    offer_trigger(game, frame, card)


def top_life(game: Game, frame: Damage) -> Card | None:
    """The Life card of the next damage, unless an effect trashes it or sends it elsewhere."""
    life = game.seats[frame.seat].zones[LIFE]
    if frame.left <= 0 or not life:
        game.goto(frame, "finish")
        return None
    frame.left -= 1
    card = life[-1]
    frame.card = card.id
    game.answer = Option("hand")
    if frame.banish:
        move(game, card, TRASH, clause="10-1-3-1")
        life_lost(game, frame, card)
        game.goto(frame, "repeat")
        return None
    other = instead_of_hand(game, card, HAND)
    if other is not None:
        # What goes elsewhere instead of to the hand cannot use its [Trigger] (4-6-3-1).
        move(game, card, game.rules.zone_words[other.to][0], -1, other.place == "bottom")
        life_lost(game, frame, card)
        game.goto(frame, "repeat")
        return None
    return card


def offer_trigger(game: Game, frame: Damage, card: Card) -> None:
    """To the hand, or its [Trigger] if it has one that can be paid for."""
    options = [Option("hand", card.id)]
    if "trigger" in card.printed.timed and _usable(game, card):
        options.insert(0, Option("trigger", card.id))
    if len(options) > 1 or "trigger" in game.windows:
        show(game, card, 1 << frame.seat)
        game.ask(frame.seat, "trigger", options, card.id)


def _usable(game: Game, card: Card) -> bool:
    """A [Trigger] whose cost cannot be paid cannot be used (8-3-1-3)."""
    ability = card.printed.abilities[card.printed.timed["trigger"][0]]
    ctx = Context(card.seat, card.id)
    return not ability.cost or run.possible(game, ability.cost, ctx)


def life_lost(game: Game, frame: Damage, card: Card) -> None:
    """A Life card is no longer there."""
    frame.dealt += 1
    triggers.emit(game, "life_removed", card, frame.seat, "battle")
    if not game.seats[frame.seat].zones[LIFE]:
        triggers.emit(game, "life_empty", None, frame.seat)


@DAMAGE.step("10-1-5-1")
def to_hand_or_trigger(game: Game, frame: Damage) -> None:
    """Add it to the hand unseen (10-1-5-2), or reveal it and activate its [Trigger]."""
    card = game.cards[frame.card]
    if game.answer.verb == "trigger":
        new = move(game, card, NOWHERE, clause="10-1-5-3")
        frame.card = new.id
        if game.log is not None:
            record(game, "trigger", frame.seat, new)
        life_lost(game, frame, card)
        triggers.emit(game, "trigger_activated", new, frame.seat)
        index = card.printed.timed["trigger"][0]
        ability = card.printed.abilities[index]
        run.begin(game, ability, index, Context(frame.seat, new.id), chosen=True)
        return
    move(game, card, HAND)
    life_lost(game, frame, card)
    triggers.emit(game, "life_to_hand", card, frame.seat, "battle")
    game.goto(frame, "repeat")


@DAMAGE.step("10-1-5-3")
def trash_trigger(game: Game, frame: Damage) -> None:
    """A card whose [Trigger] is resolved goes to the trash, unless it went elsewhere."""
    card = game.now(frame.card)
    if card is not None:
        move(game, card, TRASH)


@DAMAGE.step("4-6-2-2")
def repeat(game: Game, frame: Damage) -> None:
    """The rest of the damage, one at a time (7-1-4-1-1-3)."""
    game.goto(frame, "take_one")


@DAMAGE.step("8-6-2")
def finish(game: Game, frame: Damage) -> None:
    """All damage is done; what it triggered may be activated now."""
    if frame.dealt and frame.attacker:
        attacker = game.now(frame.attacker)
        if attacker is not None:
            triggers.emit(game, "damage_dealt", attacker, frame.by, "battle", frame.dealt)
    if frame.dealt:
        leader = game.seats[frame.seat].zones[LEADER][0]
        triggers.emit(game, "damage_taken", leader, frame.seat, "", frame.dealt)
    below = game.stack[-2]
    if isinstance(below, Run):
        outcome(below, [], frame.dealt, frame.dealt > 0)
