"""What Rebirth cards tell players to do beyond what all games share."""

from __future__ import annotations

from typing import Final, cast

from tefuda.abilities.nodes import (
    Ability,
    Activate,
    Again,
    AnyNumber,
    CancelAttack,
    Choose,
    Each,
    EndPhase,
    Later,
    Lose,
    Modes,
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
    target_of,
)
from tefuda.effects import match, moving, payment, pick, targets, triggers, verbs
from tefuda.effects import run as abilities
from tefuda.effects.beginning import add_modifier
from tefuda.effects.context import Context
from tefuda.effects.payment import Need
from tefuda.effects.run import Run, not_done, outcome, was_done
from tefuda.games.rebirth import attack, energy, members, seats
from tefuda.games.rebirth.words import DECK, ENTRY, MEMBER, RETIRE, WAITING
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_damage, touch
from tefuda.kernel.game import Game
from tefuda.kernel.printed import ATTACK
from tefuda.kernel.rulebook import Needs, Possible, Verb


def move_cards(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Into an area of each card's owner, and nobody else's (4.1.1.1); partners lie face up among
    the energy."""
    node = cast(Move, statement)
    if run.asked == 2:
        run.asked = 0
        run.held = []
        ids = game.picked[:]
    else:
        ids = _own(game, run, node, ids)
        if _arrange(game, run, node, ids):
            return
    if node.to in _LAID and not _leaves_table(game, node, ids):
        places: list[tuple[Card, int, bool]] = []
        for id in ids:
            card = game.now(id)
            if card is not None and _may_come(game, card, node):
                places.append((card, game.rules.zone_words[node.to][0], node.state == "rested"))
        moved = members.put_together(game, places, run.ctx.seat, "effect")
        done = [card.id for card in moved]
        outcome(run, done, len(done), len(done) == len(ids))
        return
    target = node.target
    if isinstance(target, Top) and target.zone == "deck" and target.place != "bottom" and ids:
        wanted = match.amount(game, target.count, run.ctx)
        if len(ids) < wanted and not target.up_to:
            mill(game, run, node, wanted)
            return
    moving.move_cards(game, run, statement, ids)


_LAID: Final = ("energy", "entry", "member", "free_member", "rebirth")


def _own(game: Game, run: Run, node: Move, ids: list[int]) -> list[int]:
    """Those that may go where they are told to go: into their owners' areas, and to a seat if it
    has to be free."""
    if node.whose != "owner":
        whose = match.seat_of(game, node.whose, run.ctx.seat)
        ids = [id for id in ids if game.cards[id].owner == whose]
    if node.to == "free_member":
        ids = [id for id in ids if _has_seat(game, id)][:1]
    return ids


def _leaves_table(game: Game, node: Move, ids: list[int]) -> bool:
    """Whether a card goes from the table to the energy: something may happen instead (9.11.1)."""
    return node.to == "energy" and any([game.rules.on_field[game.cards[id].zone] for id in ids])


def _arrange(game: Game, run: Run, node: Move, ids: list[int]) -> bool:
    """Where several cards go to one place, its player may say in which order (4.1.5). True if they
    are asked."""
    zone = game.rules.zone_words[node.to][0]
    if len(ids) < 2 or zone not in (DECK, ENTRY, MEMBER) or node.place == "either":
        return False
    if zone == DECK and node.order != "opponent":
        return False  # as in all games
    cards = [game.cards[id] for id in ids]
    seat = cards[0].owner
    by = node.target.by if isinstance(node.target, Choose) and not _all(node.target) else ""
    if node.order == "opponent":
        seat = match.seat_of(game, "opponent", run.ctx.seat)
    elif node.order or (by and match.seat_of(game, by, run.ctx.seat) == seat):
        return False  # as the text says, or in the order in which they were chosen
    if len({card.printed.number for card in cards}) == 1:
        return False
    if any([card.owner != cards[0].owner or not game.can_see(card, seat) for card in cards]):
        return False
    if zone != DECK:
        run.asked = 2
        run.held = ids
        run.pcs[-1] -= 1
        pick.start(game, seat, "order", ids, len(ids), len(ids), run.ctx.source)
        return True
    if any([game.rules.on_field[card.zone] for card in cards]):
        return False  # done when they leave the table
    place = moving.Place(ids, DECK, seat, run.ctx.source)
    place.by = run.ctx.seat
    place.order = moving.BY_PLAYER
    place.bottom = node.place == "bottom"
    place.reveal = node.reveal
    game.push("place", place)
    return True


def _all(choice: Choose) -> bool:
    return isinstance(choice.count, AnyNumber) and not choice.up_to


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
    run.short = False  # the deck that was too small has been refreshed
    outcome(run, done, len(done), len(done) >= count)


def lose(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """That player loses at once (1.2.5)."""
    seats.lose(
        game, [match.seat_of(game, cast(Lose, statement).who, run.ctx.seat)], "1.2.5", "effect"
    )


def win(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """That player and their team mates win; everybody else loses (1.2.1.1)."""
    winners = game.allies(match.seat_of(game, cast(Win, statement).who, run.ctx.seat))
    game.finish(winners, [s for s in range(len(game.seats)) if s not in winners], "1.2.5", "effect")


def _has_seat(game: Game, id: int) -> bool:
    card = game.now(id)
    return card is not None and members.free_seat(game, card.owner)


def _may_come(game: Game, card: Card, node: Move) -> bool:
    """Whether an effect may put a card there."""
    kind = card.printed.kind
    if node.to == "rebirth":
        return kind == "rebirth" and members.may_set(game, card)
    return node.to == "energy" or kind != "partner"


def swap(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Cards of two areas change places at one moment, or nothing happens (5.12.1, 5.12.2)."""
    cards = [game.cards[id] for id in ids]
    areas = list(dict.fromkeys([(card.owner, card.zone) for card in cards]))
    partner = any([card.printed.kind == "partner" for card in cards])
    if run.short or partner or len(areas) != 2 or areas[0][0] != areas[1][0]:
        not_done(run)
        return
    lying = cast(Swap, statement).state == "rested"
    places: list[tuple[Card, int, bool]] = []
    for card in cards:
        zone = areas[1][1] if card.zone == areas[0][1] else areas[0][1]
        if game.rules.on_field[card.zone] and not game.rules.on_field[zone]:
            triggers.emit(game, "leaves", card, run.ctx.seat, "effect")
        places.append((card, zone, lying and zone == MEMBER))
    moved = members.put_together(game, places, run.ctx.seat, "effect")
    outcome(run, [card.id for card in moved], len(moved), True)


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
        run.held = [least]
        if triggers.banned(game, seat, "recover"):
            retired = []
        pick.start(game, seat, "choose", retired, least, count, run.ctx.source, purpose="recover")
        return
    run.asked = 0
    least = run.held.pop()
    cards = [card for id in game.picked if (card := game.now(id)) is not None]
    places = [(card, WAITING, False) for card in cards]
    done = [card.id for card in members.put_together(game, places, run.ctx.seat, "effect")]
    if done:
        triggers.emit(game, "recovered", None, seat, "effect", len(done))
    outcome(run, done, len(done), len(done) >= least)


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
            # Where there is none, nothing is done (1.3.2.1).
            if card.damage:
                change_damage(game, card, -card.damage)
                done.append(id)
        elif count > 0 and not triggers.forbidden(
            game, card, "take_damage", "effect", run.ctx.seat
        ):
            attack.hurt(game, card, count, run.ctx.source, "effect")
            done.append(id)
    outcome(run, ids, len(done), len(done) == len(ids))


def play(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Characters come to a Member's seat without their cost."""
    rested = cast(Play, statement).rested
    cards = [card for id in ids if (card := game.now(id)) is not None]
    places = [(card, MEMBER, rested) for card in cards if card.printed.kind == "character"]
    done = [card.id for card in members.put_together(game, places, run.ctx.seat, "effect")]
    outcome(run, done, len(done), len(done) == len(ids))


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
        not_done(run)
        return
    outcome(run, [], count, True)
    energy.pay(game, run.ctx.seat, count, run.ctx.source)


def allow_more(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """More or fewer seats for Members, or abilities that are played once more."""
    assert isinstance(statement, (Again, Seats))
    for who in match.seats_of(game, statement.who, run.ctx.seat):
        add_modifier(game, run, statement, 0, statement.duration, who=who)
    was_done(run)


def modes(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Which of a list is chosen when the ability is played (9.7.2.3), where that could be."""
    if statement in run.ahead:
        for number in reversed(targets.chosen_ahead(run, statement)):
            verbs.enter_block(run, cast(Modes, statement).options[number - 1])
    else:
        verbs.modes(game, run, statement, ids)


def each(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Every player does it, the turn player first (1.3.4). Cards of a hidden area that they begin
    with are chosen by all before any of them is moved (1.3.4.1)."""
    body = cast(Each, statement).body
    choice = target_of(body[0])
    if not isinstance(choice, Choose) or not _unseen(choice):
        verbs.each(game, run, statement, ids)
        return
    if run.asked:
        # What each has chosen, with a mark of whose it is behind it.
        run.held = [*run.held, *game.picked, _ASKED - run.asked]
    seats = match.seats_of(game, "any", run.ctx.seat)
    for seat in seats:
        if -seat - 1 not in run.held:
            run.asked = _ASKED + seat + 1
            run.pcs[-1] -= 1
            ctx = Context(seat, run.ctx.source)
            wanted = match.amount(game, choice.count, ctx)
            hand = [card.id for card in match.cards(game, choice, ctx)]
            # Nobody can be held to have a card that others cannot see.
            least = 0 if choice.up_to or choice.cards.tests else wanted
            pick.start(game, seat, "choose", hand, least, wanted, run.ctx.source)
            return
    chosen: dict[int, list[int]] = {}
    group: list[int] = []
    for id in run.held:
        if id > 0:
            group.append(id)
        else:
            chosen[-id - 1] = group
            group = []
    run.asked = 0
    run.held = []
    for seat in reversed(seats):
        ctx = Context(seat, run.ctx.source, run.ctx.subject)
        acting = abilities.perform(game, ctx, body)
        acting.ahead = [choice]
        acting.ahead_ids = [chosen[seat]]
        acting.ahead_by = [seat]
    was_done(run)


_ASKED: Final = 2  # from here on, where the statement has got to is whom it has asked


def _unseen(choice: Choose) -> bool:
    return choice.by == "you" and choice.cards.who == "you" and choice.cards.zone == "hand"


def end_phase(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    game.happened["end_phase"] = 1
    was_done(run)


def cancel_attack(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Nothing more comes of the present attack."""
    game.attacker = 0
    game.attacked = 0
    touch(game, ATTACK)
    was_done(run)


def later(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """What stands behind a time to come is put off with it: all of it is one timed trigger, whose
    choices are made when it is played (9.8.5, 9.7.2.3)."""
    node = cast(Later, statement)
    rest = run.blocks[-1][run.pcs[-1] :]
    run.pcs[-1] = len(run.blocks[-1])
    verbs.later(game, run, Later(node.when, node.body + rest), ids)


VERBS: Final[dict[type[Statement], Verb]] = {
    **abilities.VERBS,
    Move: move_cards,
    Swap: swap,
    Recover: recover,
    Wound: wound,
    Play: play,
    Activate: activate,
    PayEnergy: pay_energy,
    Modes: modes,
    Each: each,
    Later: later,
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
    return verbs.enough(game, statement, cast(Swap, statement).target, ctx)


def can_move(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(Move, statement)
    if node.to == "free_member" and not members.free_seat(game, ctx.seat):
        return False
    return verbs.can_move(game, statement, ctx)


def energy_needs(game: Game, statement: Statement, ctx: Context) -> list[Need]:
    count = match.amount(game, cast(PayEnergy, statement).count, ctx)
    ready = [card.id for card in energy.ready(game, ctx.seat)]
    return [Need(ready, count, payment.RESTED)]


NEEDS: Final[dict[type[Statement], Needs]] = {PayEnergy: energy_needs}

POSSIBLE: Final[dict[type[Statement], Possible]] = {
    **abilities.POSSIBLE,
    PayEnergy: can_pay_energy,
    Swap: can_swap,
    Move: can_move,
}
