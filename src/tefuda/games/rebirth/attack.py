"""Chapter 8: an attack, from the Member that supports it to its close."""

from __future__ import annotations

from typing import ClassVar, Final

from tefuda.effects import match, reckoning, triggers, values
from tefuda.effects.context import Context
from tefuda.games.rebirth import lasting, members
from tefuda.games.rebirth.check import check, something_to_do
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.words import ATK, BLOCKER, DEF, ENERGY, ENTRY, HAND, MEMBER, WAITING
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_damage
from tefuda.kernel.decision import Option
from tefuda.kernel.events import DAMAGE, Part
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record, set_rested, tell_attack
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import barred, hinder

PARTNERS = 3


def the_supporter(game: Game, subject: Card | None = None) -> int:
    """The Member that supports the present attack."""
    return game.happened.get("supporter", 0)


# The other card a timing speaks of.
OTHER_CARDS: Final = {
    **triggers.OTHERS,
    "supports": triggers.the_attacker,
    "supported_retires": triggers.the_attacker,
    "supported": the_supporter,
}


def reckon(game: Game) -> tuple[Part, ...]:
    """What the two values of the present battle are made of: of the attacked character's DEF, what
    damage has left of it (2.7.2)."""
    parts = reckoning.reckon(game, (ATK, DEF))
    target = game.now(game.attacked)
    if target is None or not target.damage:
        return parts
    return (*parts, Part(1, DAMAGE, -target.damage, False))


class Attack(Frame):
    """An attack. Who attacks whom stands in game.attacker and game.attacked."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "supporter", "seat", "defender", "partners", "blocked", "waited", "at",
    )  # fmt: skip

    def __init__(self, supporter: int, seat: int, defender: int, partners: bool) -> None:
        super().__init__()
        self.supporter = supporter
        self.seat = seat
        self.defender = defender
        self.partners = partners  # three partners are rested for it
        self.blocked = False
        self.waited: list[int] = []  # cards whose closing abilities have waited
        self.at = 0

    def copy(self) -> Frame:
        new = Attack(self.supporter, self.seat, self.defender, self.partners)
        new.blocked = self.blocked
        new.waited = self.waited[:]
        new.at = self.at
        return new


ATTACK: Procedure[Attack] = Procedure("attack", "8", lambda: Attack(0, 0, 0, False))


def entry_of(game: Game, seat: int) -> Card | None:
    entries = game.seats[seat].zones[ENTRY]
    return entries[-1] if entries else None


def partners(game: Game, seat: int) -> list[Card]:
    return [
        card
        for card in game.seats[seat].zones[ENERGY]
        if card.printed.kind == "partner" and not card.rested
    ]


def attack_options(game: Game, seat: int, options: list[Option]) -> None:
    """A standing Member to support the Entry's attack (8.2.4), on whom, and with the partners or
    without (8.2.4.4)."""
    values.refresh(game)
    attacker = entry_of(game, seat)
    if attacker is None:
        return
    if triggers.forbidden(game, attacker, "attack") or (
        game.bans and triggers.banned(game, seat, "attack")
    ):
        barred(game, attacker, "attack")
        for member in game.seats[seat].zones[MEMBER]:
            barred(game, member, "attack")
        return
    supporters = [m for m in game.seats[seat].zones[MEMBER] if _supports(game, m)]
    with_partners = len(partners(game, seat)) >= PARTNERS and not triggers.forbidden(
        game, attacker, "partner_attack"
    )
    if (
        attacker.allowed & game.rules.acts["attack_unsupported"]
        and f"attacks_of:{attacker.id}" not in game.happened
    ):
        supporters.append(attacker)
    for card in supporters:
        for foe in FORMATS[game.rules.edition].targets(game, seat):
            target = entry_of(game, foe)
            if target is None:
                hinder(game, card, "attack", "no-target", "8.2.4.2")
                continue
            options.append(Option("attack", card.id, target.id))
            if with_partners and not triggers.banned(game, seat, "partner_attack"):
                options.append(Option("partner-attack", card.id, target.id))


def _supports(game: Game, member: Card) -> bool:
    if member.rested:
        return hinder(game, member, "attack", "rested", "8.2.4")
    if triggers.forbidden(game, member, "support") or triggers.forbidden(game, member, "be_rested"):
        return barred(game, member, "attack")
    return True


# -- start step --------------------------------------------------------------------------------


@ATTACK.step("8.2.4")
def declare(game: Game, attack: Attack) -> None:
    """Rest the Member: the Entry attacks, the Member supports it (8.2.4.2, 8.2.4.3)."""
    attacker = entry_of(game, attack.seat)
    target = entry_of(game, attack.defender)
    member = game.now(attack.supporter)
    if attacker is None or target is None or (member is None and attack.supporter):
        game.end(attack)
        return
    game.attacker = attacker.id
    game.attacked = target.id
    for word in ("attacks", f"attacks_of:{attacker.id}"):
        game.happened[word] = game.happened.get(word, 0) + 1
    lasting.begin_attack(game)
    game.happened["supporter"] = attack.supporter
    if member is not None:
        set_rested(game, member, True)
    if game.log is not None:
        tell_attack(game, attack.seat, attacker, target)
        if member is not None:
            record(game, "support", attack.seat, member)
    if attack.partners:
        for card in partners(game, attack.seat)[:PARTNERS]:
            set_rested(game, card, True, "8.2.4.4")
        # It may be kept from becoming a partner attack all the same (8.2.4.4.1).
        if triggers.forbidden(game, target, "be_partner_attacked", "", attack.seat):
            attack.partners = False
    values.refresh(game)
    if not attack.partners and attacker.allowed & game.rules.acts["partner_attack"]:
        if not triggers.forbidden(game, target, "be_partner_attacked", "", attack.seat):
            attack.partners = True
    triggers.emit(game, "attacks", attacker, attack.seat)
    if member is not None:
        triggers.emit(game, "rested", member, attack.seat, "rule")
        triggers.emit(game, "supports", member, attack.seat)
        triggers.emit(game, "supported", attacker, attack.seat)
    triggers.emit(game, "attacked", target, attack.seat)
    if attack.partners:
        triggers.emit(game, "partner_attacks", attacker, attack.seat)
        triggers.emit(game, "partner_attacked", target, attack.seat)


@ATTACK.step("8.2.5")
def check_attack(game: Game, attack: Attack) -> None:
    check(game)


# -- block step --------------------------------------------------------------------------------


@ATTACK.step("8.3.1")
def start_of_block(game: Game, attack: Attack) -> None:
    triggers.emit(game, "start_of_block", None, attack.seat)


@ATTACK.step("8.3.2")
def check_block(game: Game, attack: Attack) -> None:
    check(game)


@ATTACK.step("8.3.3")
def offer_block(game: Game, attack: Attack) -> None:
    """A card with a [Blocker] that is valid may be discarded (11.6.4)."""
    target = game.now(game.attacked)
    attacker = game.now(game.attacker)
    players = FORMATS[game.rules.edition].blockers(game, attack.defender)
    while target is not None and attacker is not None and attack.at < len(players):
        seat = players[attack.at]
        if not triggers.banned(game, seat, "block") and not triggers.forbidden(
            game, attacker, "be_blocked"
        ):
            options: list[Option] = []
            seen: list[str] = []
            for card in game.seats[seat].zones[HAND]:
                if card.printed.number not in seen and blocks(game, card, target):
                    seen.append(card.printed.number)
                    options.append(Option("block", card.id))
            if options or "block" in game.windows:
                options.append(Option("pass"))
                game.ask(seat, "block", options)
                return
        attack.at += 1
    game.goto(attack, "check_blocked")


def blocks(game: Game, card: Card, target: Card) -> bool:
    """Whether a [Blocker] is valid while this character is attacked: any (11.6.2), or one of the
    trait or name it speaks of (11.6.3)."""
    if card.printed.keywords & BLOCKER:
        return True
    for i in card.printed.conditional:
        ability = card.printed.abilities[i]
        if ability.keyword == "blocker":
            ctx = Context(card.seat, card.id, target.id)
            if match.all_hold(game, ability.conditions, ctx):
                return True
            hinder(game, card, "block", "condition", "11.6.3")
    return hinder(game, card, "block", "no-keyword", "8.3.3")


@ATTACK.step("8.3.3.1")
def block(game: Game, attack: Attack) -> None:
    """Discarding it is blocking (8.3.3.2)."""
    attack.at += 1
    if game.answer.verb != "block":
        game.goto(attack, "offer_block")
        return
    card = game.cards[game.answer.card]
    attack.blocked = True
    if game.log is not None:
        record(game, "block", card.seat, card)
    new = members.put(game, card, WAITING, card.seat)
    triggers.emit(game, "trashed_from_hand", card, card.seat, "rule", 1)
    triggers.emit(game, "blocks", new, card.seat)
    target = game.now(game.attacked)
    if target is not None:
        triggers.emit(game, "blocked", target, card.seat)


@ATTACK.step("8.3.4")
def check_blocked(game: Game, attack: Attack) -> None:
    check(game)


# -- damage step -------------------------------------------------------------------------------


@ATTACK.step("8.4.1")
def start_of_damage(game: Game, attack: Attack) -> None:
    triggers.emit(game, "start_of_damage", None, attack.seat)


@ATTACK.step("8.4.2")
def check_damage(game: Game, attack: Attack) -> None:
    check(game)


@ATTACK.step("8.4.3")
def add_damage(game: Game, attack: Attack) -> None:
    """The attacked character takes damage equal to the attacker's ATK, or none if it is blocked
    (8.4.3.1); by a partner attack it is struck (8.4.3.2)."""
    attacker = game.now(game.attacker)
    target = game.now(game.attacked)
    if attacker is None or target is None:
        return
    values.refresh(game)
    n = 0 if attack.blocked else max(attacker.stats[ATK], 0)
    if triggers.forbidden(game, target, "take_damage", "battle", attack.seat):
        n = 0
    if game.log is not None:
        reckoning.tell(game, attack.seat, n, reckoning.reckon(game, (ATK, DEF)))
    if n > 0:
        hurt(game, target, n, attacker.id)
    if not attack.partners and attacker.allowed & game.rules.acts["partner_attack"]:
        # An ability has made it one meanwhile.
        attack.partners = not triggers.forbidden(
            game, target, "be_partner_attacked", "", attack.seat
        )
    if attack.partners:
        game.happened["struck"] = target.id
        _blame(game, target, attacker.id)


def _blame(game: Game, target: Card, source: int) -> None:
    """Remember, for the recovery to come, who hurt a character (5.15.2)."""
    game.happened["hurt"] = 1
    game.happened[f"hurt_by:{target.id}"] = source
    game.unsettled = True


def hurt(game: Game, target: Card, count: int, source: int, cause: str = "battle") -> None:
    """A character takes so much damage from that card (9.13.3)."""
    change_damage(game, target, count)
    _blame(game, target, source)
    if game.log is not None:
        record(game, "damage", target.seat, target, n=count)
    triggers.emit(game, "damaged", target, target.seat, cause, count)


@ATTACK.step("8.4.4")
def check_damaged(game: Game, attack: Attack) -> None:
    check(game)


# -- close step --------------------------------------------------------------------------------


@ATTACK.step("8.5.1")
def start_of_close(game: Game, attack: Attack) -> None:
    """Abilities for the close step that have not waited in it yet do so."""
    _closing(game, attack)
    if attack.at >= 0:
        attack.at = -1
        lasting.fall_due(game, "end_of_battle")


def _closes(card: Card) -> bool:
    """Whether a card may have an ability for the close step."""
    timed = card.printed.timed
    if card.granted or "start_of_close" in timed:
        return True
    return "attack_end" in timed or "supported_attack_end" in timed


def _closing(game: Game, attack: Attack) -> bool:
    before = len(game.waiting)
    attacker = game.last(game.attacker)
    supporter = game.last(attack.supporter)
    for seat in game.in_turn_order():
        for card in game.field(seat) + triggers.apart(game, seat):
            if _closes(card) and card.id not in attack.waited:
                attack.waited.append(card.id)
                triggers.ask(game, card, "start_of_close", card, attack.seat)
                triggers.ask(game, card, "attack_end", attacker, attack.seat)
                triggers.ask(game, card, "supported_attack_end", supporter, attack.seat)
    return len(game.waiting) > before


@ATTACK.step("8.5.2")
def check_close(game: Game, attack: Attack) -> None:
    check(game)


@ATTACK.step("8.5.2")
def expire_attack(game: Game, attack: Attack) -> None:
    """What lasts for the attack ends."""
    lasting.expire(game, "attack")


@ATTACK.step("8.5.3")
def close_again(game: Game, attack: Attack) -> None:
    """If anything waits or must be put right now, the close step runs again."""
    if _closing(game, attack) or something_to_do(game):
        game.goto(attack, "check_close")


@ATTACK.step("8.5.4")
def close(game: Game, attack: Attack) -> None:
    """Nobody attacks, supports or is attacked any more."""
    game.attacker = 0
    game.attacked = 0
    game.happened.pop("struck", None)
    game.happened.pop("supporter", None)
    lasting.fleeting(game)
