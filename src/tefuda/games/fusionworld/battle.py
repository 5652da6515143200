"""Chapter 8: attack, offence, defence, damage, and the end of the battle."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Gain, This
from tefuda.effects import leave, match, payment, reckoning, triggers, values
from tefuda.effects.context import Context
from tefuda.games.fusionworld import combo, lasting, rule_processing
from tefuda.games.fusionworld.checkpoint import HELD, blockers_wait, check, note_gone
from tefuda.games.fusionworld.words import (
    BATTLE,
    COMBO,
    CRITICAL,
    DOUBLE_STRIKE,
    DROP,
    LEADER,
    POWER,
    TRIPLE_STRIKE,
)
from tefuda.kernel.card import Card
from tefuda.kernel.changes import begin_effect, touch
from tefuda.kernel.events import Part
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Modifier, Waiting
from tefuda.kernel.moves import move, record, set_rested, tell_attack
from tefuda.kernel.printed import ATTACK
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import barred, hinder


def reckon(game: Game) -> tuple[Part, ...]:
    """What the two values of the present battle are made of, also by combos that are still to be
    added (8-4-4, 8-4-5)."""
    parts = list(reckoning.reckon(game, (POWER, POWER)))
    copy = game.clone()
    added = {one.source for one in copy.modifiers if one.statement == COMBO_BONUS}
    for side, id in enumerate((copy.attacker, copy.attacked)):
        fighter = copy.now(id)
        for card in [] if fighter is None else copy.seats[fighter.seat].zones[COMBO]:
            n = max(values.value(copy, card, "combo"), 0)
            if n and card.id not in added:
                parts.append(Part(side, card.printed.number, n, False))
    return tuple(sorted(parts, key=_side))


def _side(part: Part) -> int:
    return part.side


class Battle(Frame):
    """A battle. Who fights whom stands in game.attacker and game.attacked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "target", "seat", "defender", "hurt", "combos")

    def __init__(self, attacker: int, target: int, seat: int, defender: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.seat = seat
        self.defender = defender
        self.hurt = 0  # how much damage the attack dealt
        self.combos: list[int] = []  # cards that were in combos, where they are now

    def copy(self) -> Frame:
        new = Battle(self.attacker, self.target, self.seat, self.defender)
        new.hurt = self.hurt
        new.combos = self.combos[:]
        return new


FIGHT: Procedure[Battle] = Procedure("battle", "8", lambda: Battle(0, 0, 0, 0))

COMBO_BONUS = Gain(This(), "power", 0, "combo")


# -- who may attack whom -----------------------------------------------------------------------


def attackers(game: Game, seat: int) -> list[Card]:
    """Active Leader and Battle Cards that nothing keeps from attacking (8-1-1)."""
    found: list[Card] = []
    for zone in (LEADER, BATTLE):
        for card in game.seats[seat].zones[zone]:
            if _can_attack(game, seat, card):
                found.append(card)
    return found


def _can_attack(game: Game, seat: int, card: Card) -> bool:
    if card.printed.kind == "extra":
        return hinder(game, card, "attack", "no-fighter", "8-1-1")
    if card.rested:
        return hinder(game, card, "attack", "rested", "8-1-1")
    if game.bans and (
        triggers.banned(game, seat, "attack") or triggers.banned(game, seat, "attack_with", card)
    ):
        return barred(game, card, "attack")
    if card.forbidden and (
        triggers.forbidden(game, card, "attack") or triggers.forbidden(game, card, "be_rested")
    ):
        return barred(game, card, "attack")
    # Who must do something to attack must be able to.
    if card.limits and not payment.can_pay_tolls(game, card, "attack"):
        toll = payment.tolls(card, "attack")[0]
        return hinder(game, card, "attack", "toll", "13-13-1", source=toll.source)
    return True


def targets(game: Game, card: Card) -> list[int]:
    """The opponent's Leader, and their rested Battle Cards (8-1-1)."""
    found: list[int] = []
    acts = game.rules.acts
    for seat in game.opponents(card.seat):
        zones = game.seats[seat].zones
        for leader in zones[LEADER]:
            if card.forbidden & acts["attack_leader"] == 0 and _open(game, card, leader):
                found.append(leader.id)
        if card.forbidden & acts["attack_battle"]:
            continue
        active = card.allowed & acts["attack_active"] != 0
        for other in zones[BATTLE]:
            if other.printed.kind != "battle":
                continue
            if not (other.rested or active):
                hinder(game, other, "be-attacked", "active", "8-1-1")
            elif _open(game, card, other):
                found.append(other.id)
    if not found:
        hinder(game, card, "attack", "no-target", "8-1-1")
    return found


def _open(game: Game, card: Card, target: Card) -> bool:
    """Whether nothing keeps this card from being attacked by that one."""
    if target.forbidden and triggers.forbidden(game, target, "be_attacked"):
        return barred(game, target, "be-attacked")
    for ban in game.bans:
        statement = ban.statement
        if (
            ban.who == card.seat
            and statement.act in ("attack", "attack_battle")
            and statement.tests
        ):
            if statement.act == "attack_battle" and target.zone != BATTLE:
                continue
            if match.passes(game, target, statement.tests, Context(ban.seat, ban.source)):
                triggers.found(game, ban)
                return barred(game, target, "be-attacked")
    for ban in card.limits:
        if ban.statement.act == "attack" and ban.statement.tests and not ban.statement.unless:
            ctx = Context(ban.seat, ban.source)
            if match.passes(game, target, ban.statement.tests, ctx):
                triggers.found(game, ban)
                return barred(game, target, "be-attacked")
    return True


# -- attack ------------------------------------------------------------------------------------


@FIGHT.step("13-13-1")
def pay_to_attack(game: Game, battle: Battle) -> None:
    """What must be done to attack is done first."""
    payment.pay_tolls(game, game.cards[battle.attacker], "attack")


@FIGHT.step("8-1-1")
def declare(game: Game, battle: Battle) -> None:
    """Rest the attacker; its target becomes the guard (8-1-2-1)."""
    attacker = game.now(battle.attacker)
    target = game.now(battle.target)
    if attacker is None or target is None or attacker.rested:
        game.end(battle)
        return
    game.batch += 1
    game.happened.pop("blocked", None)
    game.happened.pop("battle_over", None)
    game.happened.pop("attack_negated", None)
    for seat in range(len(game.seats)):
        game.happened.pop(f"damage_in_battle:{seat}", None)
    set_rested(game, attacker, True)
    game.attacker = attacker.id
    game.attacked = target.id
    touch(game, ATTACK)
    if game.log is not None:
        tell_attack(game, battle.seat, attacker, target)


@FIGHT.step("8-1-3")
def when_attacking(game: Game, battle: Battle) -> None:
    """Skills about attacking and being attacked wait, and so do [Blocker]s."""
    attacker = game.cards[game.attacker]
    triggers.emit(game, "when_attacking", attacker, battle.seat)
    triggers.emit(game, "attacks", attacker, battle.seat)
    triggers.emit(game, "rested", attacker, battle.seat, "rule")
    triggers.emit(game, "attacked", game.cards[game.attacked], battle.seat)
    blockers_wait(game, battle.defender)


@FIGHT.step("8-1-4")
def check_attack(game: Game, battle: Battle) -> None:
    check(game)


@FIGHT.step("8-1-5")
def after_attack(game: Game, battle: Battle) -> None:
    """A negated attack goes straight to the end of the battle (8-1-5-1)."""
    goes_on(game, battle)


def goes_on(game: Game, battle: Battle) -> bool:
    """Without an attacker or a guard the battle ends after the checkpoint (8-1-6).

    A card that has come to lie on the attacker or the guard is what fights now (8-1-6-1).
    """
    note_gone(game)
    if "battle_over" not in game.happened and "attack_negated" not in game.happened:
        return True
    game.goto(battle, "check_end")
    return False


# -- offence step ------------------------------------------------------------------------------


@FIGHT.step("8-2-2")
def start_of_offence(game: Game, battle: Battle) -> None:
    """Skills at the start of the offence step wait."""
    if _skips(game, battle.seat, "offence"):
        game.goto(battle, "start_of_defence")
        return
    game.phase = "offence"
    triggers.emit(game, "start_of_offence", None, battle.seat)


def _skips(game: Game, seat: int, what: str) -> bool:
    """Whether this step is left out, this once (13-12-1)."""
    skips = game.seats[seat].skips
    if what not in skips:
        return False
    skips.remove(what)
    if game.log is not None:
        record(game, "skip", seat, other=what, clause="13-12-1")
    return True


@FIGHT.step("8-2-3")
def check_offence(game: Game, battle: Battle) -> None:
    check(game)


@FIGHT.step("8-2-4")
def offer_offence(game: Game, battle: Battle) -> None:
    """The turn player may combo and activate skills, or end the step (8-2-4-3)."""
    if goes_on(game, battle):
        combo.offer(game, battle.seat, "offence", game.attacker)


@FIGHT.step("8-2-4-1")
def act_offence(game: Game, battle: Battle) -> None:
    """Every action is followed by a checkpoint (8-2-4-1-1, 8-2-4-2-1)."""
    if combo.act(game, battle.seat):
        game.goto(battle, "check_offence")


# -- defence step ------------------------------------------------------------------------------


@FIGHT.step("8-3-2")
def start_of_defence(game: Game, battle: Battle) -> None:
    """Skills at the start of the defence step wait (8-2-4-3-1)."""
    if _skips(game, battle.defender, "defence"):
        game.goto(battle, "start_of_damage")
        return
    game.phase = "defence"
    triggers.emit(game, "start_of_defence", None, battle.defender)


@FIGHT.step("8-3-3")
def check_defence(game: Game, battle: Battle) -> None:
    check(game)


@FIGHT.step("8-3-4")
def offer_defence(game: Game, battle: Battle) -> None:
    """The other player may combo and activate skills, or end the step (8-3-4-3)."""
    if goes_on(game, battle):
        combo.offer(game, battle.defender, "defence", game.attacked)


@FIGHT.step("8-3-4-1")
def act_defence(game: Game, battle: Battle) -> None:
    """Every action is followed by a checkpoint (8-3-4-1-1, 8-3-4-2-1)."""
    if combo.act(game, battle.defender):
        game.goto(battle, "check_defence")


# -- damage step -------------------------------------------------------------------------------


@FIGHT.step("8-4-2")
def start_of_damage(game: Game, battle: Battle) -> None:
    """Skills at the start of the damage step wait (8-3-4-3-1)."""
    if _skips(game, battle.seat, "damage"):
        game.goto(battle, "check_end")
        return
    game.phase = "damage"
    triggers.emit(game, "start_of_damage", None, battle.seat)


@FIGHT.step("8-4-3")
def check_damage(game: Game, battle: Battle) -> None:
    check(game)


@FIGHT.step("8-4-4")
def add_attackers_combos(game: Game, battle: Battle) -> None:
    """The combo power on the turn player's side joins the attacker's power."""
    if goes_on(game, battle):
        _add_combos(game, battle.seat, game.attacker)


@FIGHT.step("8-4-5")
def add_guards_combos(game: Game, battle: Battle) -> None:
    """And that on the other side the guard's."""
    _add_combos(game, battle.defender, game.attacked)


def _add_combos(game: Game, seat: int, id: int) -> None:
    total = 0
    added: list[Modifier] = []
    for card in game.seats[seat].zones[COMBO]:
        n = max(values.value(game, card, "combo"), 0)
        if n:
            total += n
            added.append(Modifier(COMBO_BONUS, id, seat, card.id, "combo", game.turn, n))
    if added:
        for modifier in added:
            begin_effect(game, modifier)
        if game.log is not None:
            record(game, "power", seat, game.cards[id], n=total)


@FIGHT.step("8-4-6")
def compare(game: Game, battle: Battle) -> None:
    """The attacker wins with at least as much power; otherwise nothing happens."""
    values.refresh(game)
    attacker = game.cards[game.attacker]
    guard = game.cards[game.attacked]
    if game.log is not None:
        reckoning.tell(game, battle.seat, attacker.stats[0], reckon(game))
    if attacker.stats[0] < guard.stats[0]:
        if game.log is not None:
            record(game, "repelled", battle.seat, attacker)
        game.goto(battle, "end_of_damage")
    elif guard.zone != LEADER:
        game.goto(battle, "ko_guard")


@FIGHT.step("8-4-6-1-1")
def damage_leader(game: Game, battle: Battle) -> None:
    """One damage, or as much as [Strike] makes of it (15-6-2), dealt inside a checkpoint."""
    attacker = game.cards[game.attacker]
    game.happened.pop("battle_damage", None)
    n = 1
    if attacker.keywords & DOUBLE_STRIKE:
        n = 2
    if attacker.keywords & TRIPLE_STRIKE:
        n = 3
    if triggers.banned(game, battle.defender, "take_damage"):
        n = 0
    crit = attacker.keywords & CRITICAL != 0
    rule_processing.deal(game, battle.defender, n, True, crit)
    check(game)


@FIGHT.step("8-4-6-1-2")
def damage_dealt(game: Game, battle: Battle) -> None:
    """Skills about damage dealt or taken wait, if there was any (14-3-2)."""
    lost = game.happened.pop("battle_damage", 0)
    if lost:
        game.batch += 1
        attacker = game.last(game.attacker)
        triggers.emit(game, "damage_dealt", attacker, battle.seat, "battle", lost)
        triggers.emit(game, "damage_taken", None, battle.defender, "battle", lost)
    game.goto(battle, "end_of_damage")


@FIGHT.step("8-4-6-2-1")
def ko_guard(game: Game, battle: Battle) -> None:
    """A Battle Card that guards is KO'd."""
    game.batch += 1
    leave.send(game, [game.attacked], DROP, True, "battle", battle.seat)


@FIGHT.step("8-4-6-2-2")
def check_ko(game: Game, battle: Battle) -> None:
    """What its KO triggered does not wait yet."""
    game.waiting = [w.again(HELD) if _about_ko(w) else w for w in game.waiting]
    if game.now(game.attacked) is None:
        game.happened[f"battle_ko:{battle.seat}"] = 1
    check(game)


@FIGHT.step("8-4-6-2-3")
def ko_skills(game: Game, battle: Battle) -> None:
    """Now it does."""
    game.waiting = [w.again(game.batch) if w.batch == HELD else w for w in game.waiting]


def _about_ko(waiting: Waiting) -> bool:
    for when in waiting.ability.timings:
        if when.event in ("on_ko", "ko", "battle_ko"):
            return True
    return False


@FIGHT.step("8-4-7")
def end_of_damage(game: Game, battle: Battle) -> None:
    """Skills at the end of the damage step wait."""
    triggers.emit(game, "end_of_damage", None, battle.seat)


@FIGHT.step("8-4-8")
def check_end_of_damage(game: Game, battle: Battle) -> None:
    check(game)


# -- end of the battle -------------------------------------------------------------------------


@FIGHT.step("8-5-1")
def check_end(game: Game, battle: Battle) -> None:
    """The battle is over, however it came to that (8-4-9)."""
    game.phase = "battle-end"
    check(game)


@FIGHT.step("8-5-2")
def end_combo_power(game: Game, battle: Battle) -> None:
    """Power that combos added is gone."""
    lasting.expire(game, "combo")


@FIGHT.step("8-5-3")
def check_without_combos(game: Game, battle: Battle) -> None:
    check(game)


@FIGHT.step("8-5-4")
def drop_combos(game: Game, battle: Battle) -> None:
    """The cards in the Combo Areas go to the Drop."""
    for seat in game.in_turn_order():
        for card in game.seats[seat].zones[COMBO][:]:
            battle.combos.append(move(game, card, DROP).id)


@FIGHT.step("8-5-5")
def battle_end_skills(game: Game, battle: Battle) -> None:
    """Skills at the end of the battle wait, of cards dropped from combos too (8-5-6-1)."""
    game.batch += 1
    for id in (game.attacker, game.attacked):
        card = game.now(id)
        if card is not None:
            triggers.emit(game, "battle_end", card, battle.seat)
    for id in battle.combos:
        card = game.now(id)
        if card is not None:
            triggers.emit(game, "combo_battle_end", card, card.seat)
    for seat in game.in_turn_order():
        lasting.fall_due(game, "end_of_battle", seat)


@FIGHT.step("8-5-6")
def check_battle_end(game: Game, battle: Battle) -> None:
    check(game)


@FIGHT.step("8-5-7")
def expire_turn_player(game: Game, battle: Battle) -> None:
    lasting.expire(game, "battle", battle.seat)


@FIGHT.step("8-5-8")
def expire_others(game: Game, battle: Battle) -> None:
    lasting.expire(game, "battle", battle.defender)


@FIGHT.step("8-5-9")
def return_to_main(game: Game, battle: Battle) -> None:
    game.attacker = 0
    game.attacked = 0
    game.phase = "main"
    touch(game, ATTACK)
