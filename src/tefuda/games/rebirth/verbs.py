"""What Rebirth cards tell players to do beyond what all games share."""

from __future__ import annotations

from typing import Final, cast

from tefuda.abilities.nodes import (
    Ability,
    Activate,
    Again,
    CancelAttack,
    EndPhase,
    Lose,
    Move,
    PayEnergy,
    Play,
    Recover,
    Seats,
    Statement,
    Swap,
    Top,
    Win,
    Wound,
)
from tefuda.effects import match, pick, triggers, verbs
from tefuda.effects import run as abilities
from tefuda.effects.context import Context
from tefuda.effects.run import Run
from tefuda.effects.verbs import add_modifier, outcome
from tefuda.games.rebirth import attack, energy, members, seats
from tefuda.games.rebirth.words import DECK, ENTRY, MEMBER, RETIRE, WAITING
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.rulebook import Possible, Verb


def move_cards(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Into an area of each card's owner (4.1.1.1); partners lie face up among the energy."""
    node = cast(Move, statement)
    if node.to == "free_member":
        ids = [id for id in ids if _has_seat(game, id)][:1]
    if node.to in ("energy", "entry", "member", "free_member", "rebirth"):
        done: list[int] = []
        for id in ids:
            card = game.now(id)
            if card is not None and _may_lie(card, node.to):
                new = _place(game, card, node, run.ctx.seat)
                if new is not None:
                    done.append(new.id)
        run.ctx.looked = [id for id in run.ctx.looked if id not in ids]
        wanted = verbs.wanted_count(game, node.target, run.ctx, ids)
        outcome(run, done, len(done), len(done) >= max(wanted, len(ids)) and bool(done))
        return
    target = node.target
    if isinstance(target, Top) and target.zone == "deck" and target.place != "bottom" and ids:
        wanted = match.amount(game, target.count, run.ctx)
        if len(ids) < wanted and not target.up_to:
            mill(game, run, node, wanted)
            return
    verbs.move_cards(game, run, statement, ids)


def mill(game: Game, run: Run, node: Move, count: int) -> None:
    """Cards from the top go one at a time, through a refresh if need be (4.9.3, 10.2.1)."""
    zone = game.rules.zone_words[node.to][0]
    done: list[int] = []
    for seat in match.seats_of(game, cast(Top, node.target).who, run.ctx.seat):
        for _ in range(count):
            deck = game.seats[seat].zones[DECK]
            if deck and game.result is None:
                new = members.put(game, deck[-1], zone, run.ctx.seat, cause="effect")
                done.append(new.id)
    outcome(run, done, len(done), len(done) >= count)


def lose(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """That player loses at once (1.2.5)."""
    seats.lose(game, [match.seat_of(game, cast(Lose, statement).who, run.ctx.seat)], "1.2.5")


def win(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """That player and their team mates win; everybody else loses (1.2.1.1)."""
    winners = game.allies(match.seat_of(game, cast(Win, statement).who, run.ctx.seat))
    game.finish(winners, [s for s in range(len(game.seats)) if s not in winners], "1.2.5")


def _has_seat(game: Game, id: int) -> bool:
    card = game.now(id)
    return card is not None and members.free_seat(game, card.owner)


def _may_lie(card: Card, to: str) -> bool:
    kind = card.printed.kind
    if to == "rebirth":
        return kind == "rebirth"
    return to == "energy" or kind != "partner"


def _place(game: Game, card: Card, node: Move, seat: int) -> Card | None:
    zone = game.rules.zone_words[node.to][0]
    if triggers.forbidden(game, card, "leave_field", "effect", seat):
        return None
    if node.to == "rebirth" and not members.may_set(game, card):
        return None
    if game.rules.on_field[card.zone]:
        triggers.emit(game, "leaves", card, seat, "effect")
    return members.put(game, card, zone, seat, node.state == "rested", "effect")


def swap(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Two cards change places at one moment, or nothing happens (5.12.1, 5.12.2)."""
    if len(ids) != 2:
        outcome(run, [], 0, False)
        return
    first, second = game.now(ids[0]), game.now(ids[1])
    if first is None or second is None or first.owner != second.owner:
        outcome(run, [], 0, False)
        return
    for card in (first, second):
        kept = triggers.forbidden(game, card, "leave_field", "effect", run.ctx.seat)
        if kept or card.printed.kind == "partner":
            outcome(run, [], 0, False)
            return
    to_second, to_first = second.zone, first.zone
    for card in (first, second):
        if game.rules.on_field[card.zone]:
            triggers.emit(game, "leaves", card, run.ctx.seat, "effect")
    lying = cast(Swap, statement).state == "rested"
    moved: list[int] = []
    for card, zone in ((first, to_second), (second, to_first)):
        rested = lying and zone == MEMBER
        moved.append(members.put(game, card, zone, run.ctx.seat, rested, "effect").id)
    outcome(run, moved, 2, True)


def recover(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """So many cards of one's choice go from Retire to the waiting room (5.16.1)."""
    node = cast(Recover, statement)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    if run.asked == 0:
        count = match.amount(game, node.count, run.ctx)
        retired = [card.id for card in game.seats[seat].zones[RETIRE]]
        run.asked = 1
        run.pcs[-1] -= 1
        least = 0 if node.up_to else count
        if triggers.banned(game, seat, "recover"):
            retired = []
        pick.start(game, seat, "choose", retired, least, count, run.ctx.source, purpose="recover")
        return
    run.asked = 0
    done: list[int] = []
    for id in game.picked:
        card = game.now(id)
        if card is not None:
            done.append(members.put(game, card, WAITING, run.ctx.seat, cause="effect").id)
    if done:
        triggers.emit(game, "recovered", None, seat, "effect", len(done))
    outcome(run, done, len(done), bool(done))


def wound(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Damage is added to characters, or what they have taken becomes 0."""
    node = cast(Wound, statement)
    count = match.amount(game, node.count, run.ctx)
    done: list[int] = []
    for id in ids:
        card = game.now(id)
        # Only the Entry takes damage (4.4.4).
        if card is None or card.zone != ENTRY:
            continue
        if node.clear:
            card.damage = 0
        elif count > 0 and not triggers.forbidden(
            game, card, "take_damage", "effect", run.ctx.seat
        ):
            attack.hurt(game, card, count, run.ctx.source, "effect")
        done.append(id)
    outcome(run, ids, len(done), bool(done))


def play(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Characters come to a Member's seat without their cost."""
    node = cast(Play, statement)
    done: list[int] = []
    for id in ids:
        card = game.now(id)
        if card is not None and card.printed.kind == "character":
            done.append(members.put(game, card, MEMBER, run.ctx.seat, node.rested, "effect").id)
    outcome(run, done, len(done), len(done) == len(ids) and bool(done))


def activate(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Another card's ability is played as one of this card (its Spark, for example)."""
    node = cast(Activate, statement)
    for id in ids:
        card = game.cards[id]
        for ability in card.printed.abilities:
            for when in ability.timings:
                if when.event == node.timing:
                    plain = Ability(
                        ability.kind, ability.timings, ability.conditions, False,
                        ability.optional, ability.cost, ability.body,
                    )  # fmt: skip
                    ctx = Context(run.ctx.seat, run.ctx.source, run.ctx.subject)
                    abilities.begin(game, plain, -1, ctx)
                    outcome(run, ids, 1, True)
                    return
    outcome(run, ids, 0, False)


def pay_energy(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    count = match.amount(game, cast(PayEnergy, statement).count, run.ctx)
    if energy.standing(game, run.ctx.seat) < count:
        outcome(run, [], 0, False)
        return
    outcome(run, [], count, True)
    energy.pay(game, run.ctx.seat, count, run.ctx.source)


def allow_more(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """More or fewer seats for Members, or abilities that are played once more."""
    assert isinstance(statement, (Again, Seats))
    for who in match.seats_of(game, statement.who, run.ctx.seat):
        add_modifier(game, run, statement, 0, statement.duration, who=who)
    outcome(run, [], 1, True)


def end_phase(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    game.happened["end_phase"] = 1
    outcome(run, [], 1, True)


def cancel_attack(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Nothing more comes of the present attack."""
    game.attacker = 0
    game.attacked = 0
    game.stale = True
    outcome(run, [], 1, True)


VERBS: Final[dict[type[Statement], Verb]] = {
    **abilities.VERBS,
    Move: move_cards,
    Swap: swap,
    Recover: recover,
    Wound: wound,
    Play: play,
    Activate: activate,
    PayEnergy: pay_energy,
    Again: allow_more,
    Seats: allow_more,
    EndPhase: end_phase,
    CancelAttack: cancel_attack,
    Lose: lose,
    Win: win,
}


# -- what can be done at all -------------------------------------------------------------------


def can_pay_energy(game: Game, statement: Statement, ctx: Context) -> bool:
    """5.14.1.1: only with as much standing energy."""
    count = match.amount(game, cast(PayEnergy, statement).count, ctx)
    return energy.standing(game, ctx.seat) >= count


def can_swap(game: Game, statement: Statement, ctx: Context) -> bool:
    return verbs.enough(game, cast(Swap, statement).target, ctx)


def can_move(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(Move, statement)
    if node.to == "free_member" and not members.free_seat(game, ctx.seat):
        return False
    return verbs.can_move(game, statement, ctx)


POSSIBLE: Final[dict[type[Statement], Possible]] = {
    **abilities.POSSIBLE,
    PayEnergy: can_pay_energy,
    Swap: can_swap,
    Move: can_move,
}
