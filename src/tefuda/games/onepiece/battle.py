"""Chapter 7: attack, block, counter, damage, and the end of the battle."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Gain, This
from tefuda.effects import leave, match, payment, reckoning, triggers, values
from tefuda.effects.context import Context
from tefuda.games.onepiece import damage, lasting
from tefuda.games.onepiece.play import Playing, playable
from tefuda.games.onepiece.resolve import settle
from tefuda.games.onepiece.words import (
    BANISH,
    BLOCKER,
    CHARACTER,
    COUNTER,
    DOUBLE_ATTACK,
    HAND,
    LEADER,
    POWER,
    RUSH,
    RUSH_CHARACTER,
    TRASH,
    UNBLOCKABLE,
)
from tefuda.kernel.card import Card
from tefuda.kernel.changes import begin_effect
from tefuda.kernel.decision import Option
from tefuda.kernel.events import Part
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Modifier
from tefuda.kernel.moves import move, record, set_rested, tell_attack
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import barred, hinder


def reckon(game: Game) -> tuple[Part, ...]:
    """What the two values of the present battle are made of."""
    return reckoning.reckon(game, (POWER, POWER))


class Battle(Frame):
    """A battle. Who fights whom stands in game.attacker and game.attacked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "target", "seat", "defender", "fought")

    def __init__(self, attacker: int, target: int, seat: int, defender: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.seat = seat
        self.defender = defender
        self.fought = False  # it came to a comparison of power

    def copy(self) -> Frame:
        new = Battle(self.attacker, self.target, self.seat, self.defender)
        new.fought = self.fought
        return new


BATTLE: Procedure[Battle] = Procedure("battle", "7-1", lambda: Battle(0, 0, 0, 0))

COUNTER_BONUS = Gain(This(), "power", 0, "battle")


# -- who may attack whom -----------------------------------------------------------------------


def can_attack(game: Game, card: Card) -> bool:
    """An active Leader or Character may, unless it came this turn (7-1, 3-7-4)."""
    if card.rested or card.zone > CHARACTER:
        return hinder(game, card, "attack", "rested", "7-1-1-1")
    if card.forbidden:
        if triggers.forbidden(game, card, "attack") or triggers.forbidden(game, card, "be_rested"):
            return barred(game, card, "attack")
    if card.limits and not payment.can_pay_tolls(game, card, "attack"):
        toll = payment.tolls(card, "attack")[0]
        return hinder(game, card, "attack", "toll", "8-3-1-2", source=toll.source)
    if game.bans and triggers.banned(game, card.seat, "attack"):
        return barred(game, card, "attack")
    if card.zone == CHARACTER and card.turn == game.turn:
        rush = card.keywords & (RUSH | RUSH_CHARACTER) != 0 or (
            card.allowed & game.rules.acts["rush_character"] != 0
        )
        return rush or hinder(game, card, "attack", "arrived", "3-7-4")
    return True


def _out_of_reach(game: Game, card: Card, target: Card) -> bool:
    """Effects that keep a card from attacking certain cards."""
    for ban in card.limits:
        statement = ban.statement
        if statement.act == "attack" and not statement.unless:
            if match.passes(game, target, statement.tests, Context(ban.seat, ban.source)):
                return True
    return False


def targets(game: Game, card: Card) -> list[int]:
    """The opponent's Leader and rested Characters (7-1-1-2)."""
    found: list[int] = []
    new = card.zone == CHARACTER and card.turn == game.turn
    leader = not (new and card.keywords & RUSH == 0)
    others = True
    if card.forbidden:
        if triggers.forbidden(game, card, "attack_leader"):
            leader = False
        if triggers.forbidden(game, card, "attack_character"):
            others = False
    if game.bans and triggers.banned(game, card.seat, "attack_leader", card):
        leader = False
    active = card.allowed & game.rules.acts["attack_active"] != 0
    for seat in game.opponents(card.seat):
        zones = game.seats[seat].zones
        if leader:
            for target in zones[LEADER]:
                if target.forbidden and triggers.forbidden(game, target, "be_attacked"):
                    barred(game, target, "be-attacked")
                else:
                    found.append(target.id)
        if others:
            for target in zones[CHARACTER]:
                if not (target.rested or active):
                    hinder(game, target, "be-attacked", "active", "7-1-1-2")
                elif target.forbidden and triggers.forbidden(game, target, "be_attacked"):
                    barred(game, target, "be-attacked")
                else:
                    found.append(target.id)
    if card.limits:
        found = [id for id in found if not _out_of_reach(game, card, game.cards[id])]
    for ban in game.bans:
        # What a player cannot attack is told by the target (rulings 140 and 885).
        if ban.who == card.seat and ban.statement.act == "attack" and ban.statement.tests:
            ctx = Context(ban.seat, ban.source)
            tests = ban.statement.tests
            found = [id for id in found if not match.passes(game, game.cards[id], tests, ctx)]
    if not found:
        hinder(game, card, "attack", "no-target", "7-1-1-2")
    return found


# -- attack step -------------------------------------------------------------------------------


@BATTLE.step("8-3-1-2")
def pay_to_attack(game: Game, battle: Battle) -> None:
    """What effects ask for on top, before the attack is declared."""
    payment.pay_tolls(game, game.cards[battle.attacker], "attack")


@BATTLE.step("7-1-1-1")
def declare(game: Game, battle: Battle) -> None:
    """Rest the attacking card to declare the attack."""
    set_rested(game, game.cards[battle.attacker], True)


@BATTLE.step("7-1-1-2")
def set_target(game: Game, battle: Battle) -> None:
    """The target of the attack."""
    game.attacker = battle.attacker
    game.attacked = battle.target
    if game.log is not None:
        attacker = game.cards[battle.attacker]
        tell_attack(game, battle.seat, attacker, game.cards[battle.target])


@BATTLE.step("7-1-1-3")
def when_attacking(game: Game, battle: Battle) -> None:
    """[When Attacking] and the like, then [On Your Opponent's Attack] (10-2-16-1)."""
    attacker = game.cards[battle.attacker]
    triggers.emit(game, "when_attacking", attacker, battle.seat)
    triggers.emit(game, "attacks", attacker, battle.seat)
    triggers.emit(game, "rested", attacker, battle.seat, "rule")
    # "When it battles such a card": for this battle, so while it can still be won by that.
    for id in (battle.attacker, game.attacked):
        triggers.emit(game, "battling", game.cards[id], battle.seat)
    for card in game.field(battle.defender):
        if "on_opponent_attack" in card.printed.timed or card.granted:
            triggers.emit(game, "on_opponent_attack", card, battle.seat)


@BATTLE.step("7-1-1-3")
def when_attacked(game: Game, battle: Battle) -> None:
    """Effects that wait for the target to be attacked."""
    triggers.emit(game, "attacked", game.cards[game.attacked], battle.seat)


@BATTLE.step("7-1-1-3")
def settle_attack(game: Game, battle: Battle) -> None:
    settle(game)


@BATTLE.step("7-1-1-4")
def check_attack_step(game: Game, battle: Battle) -> None:
    _check_present(game, battle)


def _check_present(game: Game, battle: Battle) -> None:
    """If the attacker or the target has moved, the battle ends."""
    if game.now(battle.attacker) is None or game.now(game.attacked) is None:
        game.goto(battle, "end_battle")


# -- block step --------------------------------------------------------------------------------


def blockers(game: Game, battle: Battle) -> list[Card]:
    """Active [Blocker]s other than the target (10-1-4-1)."""
    values.refresh(game)
    attacker = game.cards[battle.attacker]
    if attacker.keywords & UNBLOCKABLE or triggers.banned(
        game, battle.defender, "activate_blocker"
    ):
        return []
    if attacker.forbidden and triggers.forbidden(game, attacker, "be_blocked"):
        return []
    found: list[Card] = []
    zones = game.seats[battle.defender].zones
    for zone in (LEADER, CHARACTER):
        for card in zones[zone]:
            if _can_block(game, battle, card):
                found.append(card)
    return found


def _can_block(game: Game, battle: Battle, card: Card) -> bool:
    if not card.keywords & BLOCKER:
        return hinder(game, card, "block", "no-keyword", "7-1-2-1")
    if card.rested:
        return hinder(game, card, "block", "rested", "10-1-4-1")
    if card.id == game.attacked:
        return hinder(game, card, "block", "attacked", "10-1-4-1")
    if card.forbidden and (
        triggers.forbidden(game, card, "be_rested")
        or triggers.forbidden(game, card, "activate_blocker")
        or triggers.forbidden(game, card, "block")
    ):
        return barred(game, card, "block")
    if triggers.banned(game, battle.defender, "activate_blocker", card):
        return barred(game, card, "block")
    return True


@BATTLE.step("7-1-2-1")
def offer_block(game: Game, battle: Battle) -> None:
    """The attacked player may activate one [Blocker]."""
    options = [Option("block", card.id) for card in blockers(game, battle)]
    options.append(Option("pass"))
    game.ask(battle.defender, "block", options)


@BATTLE.step("7-1-2-2")
def block(game: Game, battle: Battle) -> None:
    """The blocker becomes the target; [On Block] and the like are activated."""
    if game.answer.verb != "block":
        game.goto(battle, "check_block_step")
        return
    blocker = game.cards[game.answer.card]
    set_rested(game, blocker, True, "10-1-4-1")
    game.attacked = blocker.id
    if game.log is not None:
        record(game, "block", battle.defender, blocker, clause="10-1-4-1")
    triggers.emit(game, "on_block", blocker, battle.defender)
    triggers.emit(game, "blocks", blocker, battle.defender)
    triggers.emit(game, "rested", blocker, battle.defender, "rule")
    triggers.emit(game, "blocker_activated", blocker, battle.defender)
    attacker = game.now(battle.attacker)
    if attacker is not None:
        triggers.emit(game, "blocked", attacker, battle.defender)
        triggers.emit(game, "battling", attacker, battle.seat)
        triggers.emit(game, "battling", blocker, battle.seat)
    settle(game)


@BATTLE.step("7-1-2-3")
def check_block_step(game: Game, battle: Battle) -> None:
    _check_present(game, battle)


# -- counter step ------------------------------------------------------------------------------


@BATTLE.step("7-1-3-1")
def offer_counter(game: Game, battle: Battle) -> None:
    """The attacked player may use counters, in any order, as often as they like."""
    seat = battle.defender
    zones = game.seats[seat].zones
    options: list[Option] = []
    seen: list[str] = []
    shut = game.bans and triggers.banned(game, seat, "activate_counter")
    for card in zones[HAND]:
        printed = card.printed
        if printed.number in seen:
            continue
        seen.append(printed.number)
        if printed.kind == "character":
            if values.in_hand(game, card, COUNTER) <= 0:
                hinder(game, card, "counter", "no-counter", game.clause)
            elif shut:
                barred(game, card, "counter")
            else:
                for zone in (LEADER, CHARACTER):
                    for ally in zones[zone]:
                        options.append(Option("counter", card.id, ally.id))
        elif playable(game, seat, card, "counter"):
            options.append(Option("play", card.id))
    options.append(Option("pass"))
    game.ask(seat, "counter", options)


@BATTLE.step("7-1-3-1-1")
def use_counter(game: Game, battle: Battle) -> None:
    """A Character's counter goes to the trash for power; an Event is paid for (7-1-3-1-2)."""
    option = game.answer
    if option.verb == "pass":
        game.goto(battle, "check_counter_step")
    elif option.verb == "counter":
        card = game.cards[option.card]
        n = values.in_hand(game, card, COUNTER)
        new = move(game, card, TRASH)
        begin_effect(
            game,
            Modifier(COUNTER_BONUS, option.other, battle.defender, new.id, "battle", game.turn, n),
        )
        if game.log is not None:
            record(game, "power", battle.defender, game.cards[option.other], n=n)
        triggers.emit(game, "trashed_from_hand", card, battle.defender, "rule")
    else:
        play = Playing(option.card, battle.defender, True)
        play.timing = "counter"
        game.push("play", play)


@BATTLE.step("8-6-3")
def after_counter(game: Game, battle: Battle) -> None:
    settle(game)


@BATTLE.step("7-1-3-1")
def counter_again(game: Game, battle: Battle) -> None:
    game.goto(battle, "offer_counter")


@BATTLE.step("7-1-3-1-3")
def check_counter_step(game: Game, battle: Battle) -> None:
    _check_present(game, battle)


# -- damage step -------------------------------------------------------------------------------


@BATTLE.step("7-1-4-1")
def compare(game: Game, battle: Battle) -> None:
    """The attacker wins with at least as much power; otherwise nothing happens (7-1-4-2)."""
    attacker = game.cards[battle.attacker]
    target = game.cards[game.attacked]
    values.refresh(game)
    battle.fought = True
    for one, other in ((attacker, target), (target, attacker)):
        if other.zone == CHARACTER:
            game.happened[f"this_battled_character:{one.id}"] = 1
    if game.log is not None:
        reckoning.tell(game, battle.seat, attacker.stats[0], reckon(game))
    if attacker.stats[0] < target.stats[0]:
        if game.log is not None:
            record(game, "repelled", battle.seat, attacker, clause="7-1-4-2")
        return
    if target.zone == LEADER:
        n = 2 if attacker.keywords & DOUBLE_ATTACK else 1
        damage.deal(game, target.seat, n, battle.seat, attacker.id, attacker.keywords & BANISH != 0)
    else:
        leave.send(game, [target.id], TRASH, True, "battle", battle.seat)


@BATTLE.step("8-6-2")
def after_damage(game: Game, battle: Battle) -> None:
    settle(game)


# -- end of the battle -------------------------------------------------------------------------


@BATTLE.step("7-1-5-1")
def end_battle(game: Game, battle: Battle) -> None:
    """The battle is over, however it came to that."""


@BATTLE.step("7-1-5-2")
def battle_end_effects(game: Game, battle: Battle) -> None:
    """Effects that wait for the end of the battle; a battle broken off was not fought."""
    for id in (battle.attacker, game.attacked):
        card = game.now(id)
        if card is not None and battle.fought:
            triggers.emit(game, "battles", card, battle.seat)
            triggers.emit(game, "battle_end", card, battle.seat)
    lasting.fall_due(game, "end_of_battle", -1)
    settle(game)


@BATTLE.step("7-1-5-3")
def expire_turn_player(game: Game, battle: Battle) -> None:
    lasting.expire(game, "battle", battle.seat)


@BATTLE.step("7-1-5-4")
def expire_others(game: Game, battle: Battle) -> None:
    lasting.expire(game, "battle", battle.defender)


@BATTLE.step("7-1-5-5")
def return_to_main(game: Game, battle: Battle) -> None:
    game.attacker = 0
    game.attacked = 0
