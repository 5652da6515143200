"""What Fusion World cards tell players to do beyond what all games share."""

from __future__ import annotations

from typing import Final, cast

from tefuda.abilities.nodes import (
    KO,
    Ability,
    Activate,
    AddTokens,
    AnyNumber,
    CancelAttack,
    Combo,
    Control,
    Damage,
    Flip,
    Move,
    PayEnergy,
    Play,
    PutUnder,
    Retarget,
    ReturnTokens,
    Shield,
    Skip,
    Statement,
    TakeUnder,
)
from tefuda.effects import leave, match, moving, payment, sheets, triggers, verbs
from tefuda.effects import run as abilities
from tefuda.effects.beginning import add_modifier
from tefuda.effects.context import Context
from tefuda.effects.payment import Need
from tefuda.effects.run import Run, not_done, outcome, was_done
from tefuda.effects.verbs import how_many, least_of
from tefuda.games.fusionworld import combo, energy, evolve, rule_processing
from tefuda.games.fusionworld.checkpoint import BLOCK, Harm
from tefuda.games.fusionworld.energy import Cost
from tefuda.games.fusionworld.use import Playing, may_be_played
from tefuda.games.fusionworld.words import BATTLE, DROP, MARKER
from tefuda.kernel.changes import change_tokens, keep_effects, touch
from tefuda.kernel.game import Game
from tefuda.kernel.moves import cover, flip_over, move, record, stack, surface
from tefuda.kernel.printed import ATTACK
from tefuda.kernel.rulebook import Needs, Possible, Verb


def ko(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Only this and losing a battle is a KO (5-10-2)."""
    # Only a Battle Card can be KO'd (5-10-1).
    ids = [id for id in ids if game.cards[id].printed.kind == "battle"]
    if ids:
        leave.send(game, ids, DROP, True, "effect", run.ctx.seat)
    else:
        not_done(run)


def play(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Play cards without their cost (5-5-3), the first one first."""
    node = cast(Play, statement)
    not_done(run)
    for id in reversed(ids):
        card = game.cards[id]
        if may_be_played(game, card, run.ctx.seat):
            playing = Playing(id, run.ctx.seat, False)
            playing.rested = node.rested
            game.push("play", playing)


def use_in_combo(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Put cards into the Combo Area; one without combo power cannot go there (5-6-2-1, 5-6-5)."""
    outcome(run, [], 0, not ids)
    if game.attacker:
        for id in reversed(ids):
            combo.put(game, game.cards[id], game.cards[id].seat, "effect")


def move_cards(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Into the Combo Area, under a card, or as in all games."""
    node = cast(Move, statement)
    if node.to == "combo":
        use_in_combo(game, run, statement, ids)
    elif node.to == "under":
        put_beneath(game, run, ids)
    else:
        if node.alone:
            uncover(game, ids)
        if node.whose != "owner":
            # Every card belongs into its owner's areas, whatever the text says (3-1-6-1).
            statement = Move(
                node.target, node.to, node.place, node.face, node.order, node.reveal,
                state=node.state,
            )  # fmt: skip
        moving.move_cards(game, run, statement, ids)


def uncover(game: Game, ids: list[int]) -> None:
    """Only the topmost card will go: the next one lies there in its place, in its mode, with its
    changes of power and its [Ki], and with nothing else that lasted (16-2-6, 16-2-6-1)."""
    for id in ids:
        card = game.now(id)
        if card is None or not card.under:
            continue
        below = card.under[-1]
        rest = card.under[:-1]
        next_one = surface(game, card, below)
        cover(game, next_one, rest)
        kept = [
            m.on(next_one.id) if m.target == id and evolve.changes_power(m.statement) else m
            for m in game.modifiers
        ]
        keep_effects(game, kept)


def put_beneath(game: Game, run: Run, ids: list[int]) -> None:
    """Cards go under this card, at the very bottom (16-2-4), in their own order (16-2-3)."""
    top = game.now(run.ctx.source)
    if top is None:
        not_done(run)
        return
    done: list[int] = []
    for id in ids:
        card = game.now(id)
        if card is None or card.id == top.id:
            continue
        if not game.rules.laid[card.zone]:
            card = move(game, card, BATTLE, top.seat)
        stack(game, top, [card])
        done.append(card.id)
        # Its master is that of the card on top now (16-2-2-4).
        triggers.emit(game, "put_under", game.cards[card.id], run.ctx.seat, "effect")
    outcome(run, done, len(done), len(done) == len(ids))


def deal_damage(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Damage by a skill waits for the next checkpoint (14-3-1); as a cost it is taken at once, or
    it would not be paid (1-4-2, ruling FB03-009 242)."""
    node = cast(Damage, statement)
    count = match.amount(game, node.count, run.ctx)
    ctx = run.ctx
    if run.paying:
        seat = match.seat_of(game, node.who, ctx.seat)
        if leave.instead_for(game, "damage_taken", seat, "effect"):
            at = len(game.seats[seat].pending)
            rule_processing.deal(game, seat, count, False, False)
            game.push("harm", Harm(seat, at, count))
            return
        lost = rule_processing.suffer(game, seat, count, False, False)
        outcome(run, [], lost, lost == count)
        return
    seats = match.seats_of(game, node.who, ctx.seat)
    hurt = [s for s in seats if not triggers.banned(game, s, "take_damage", by=ctx.seat)]
    for seat in hurt:
        rule_processing.deal(game, seat, count, False, False)
    outcome(run, [], count if hurt else 0, hurt == seats)


def pay_energy(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Rest energy or remove markers for a skill (1-4-5-1, 1-4-5-2)."""
    cost = energy_cost(game, cast(PayEnergy, statement), run.ctx)
    if not energy.payable(game, run.ctx.seat, cost):
        not_done(run)
        return
    outcome(run, [], cost.total, True)
    energy.pay(game, run.ctx.seat, cost, run.ctx.source, "skill")


def energy_cost(game: Game, node: PayEnergy, ctx: Context) -> Cost:
    return Cost(match.amount(game, node.count, ctx), node.colours)


def place_markers(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(AddTokens, statement)
    count = match.amount(game, node.count, run.ctx)
    for seat in match.seats_of(game, node.who, run.ctx.seat):
        energy.place_markers(game, seat, count)
    outcome(run, run.ctx.it, count, count > 0)


def remove_markers(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Markers leave the game (1-11-2)."""
    node = cast(ReturnTokens, statement)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    count = match.amount(game, node.count, run.ctx)
    n = how_many(game, run, min(count, game.seats[seat].pools[MARKER]), node.up_to)
    if n < 0:
        return
    for _ in range(n):
        energy.remove_marker(game, seat, "effect")
    outcome(run, run.ctx.it, n, node.up_to or n >= count)


def add_ki(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """[Ki] +N: new markers under a card (5-12-1)."""
    node = cast(PutUnder, statement)
    count = match.amount(game, node.count, run.ctx)
    for id in ids:
        card = game.cards[id]
        change_tokens(game, card, max(count, 0))
        if game.log is not None:
            record(game, "tokens", card.seat, card, "new -> under", count, "5-12-1")
    outcome(run, ids, count * len(ids), bool(ids))


def remove_ki(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """[Ki] -N: markers under a card leave the game (5-13-1)."""
    node = cast(TakeUnder, statement)
    count = match.amount(game, node.count, run.ctx)
    full = bool(ids)
    for id in ids:
        card = game.cards[id]
        n = min(count, card.tokens)
        full = full and n == count
        change_tokens(game, card, -n)
        if game.log is not None:
            record(game, "tokens", card.seat, card, "under -> removed", n, "5-13-1")
    outcome(run, ids, count, full)


def flip(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """A Leader shows its other side: the same card (10-1-3-1), in the same mode and battle, with
    its changes of power and nothing else that lasted (14-7-2, 14-7-2-1)."""
    done = 0
    for id in ids:
        card = game.now(id)
        if card is None or card.printed.back is None:
            continue
        flip_over(game, card, card.printed.back)
        sheets.reset(card)
        kept = [m for m in game.modifiers if m.target != id or evolve.changes_power(m.statement)]
        keep_effects(game, kept)
        done += 1
        if game.log is not None:
            record(game, "flip", card.seat, card, clause="14-7-2")
        if card.printed.is_back:
            triggers.emit(game, "awakened", card, card.seat, "effect")
    outcome(run, ids, done, done == len(ids))


def control(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """The card comes to this player's side, in its mode, with all that lasts on it (13-8): it
    leaves its area, so something else may happen instead."""
    ids = [id for id in ids if id in game.cards and game.cards[id].seat != run.ctx.seat]
    outcome(run, [], 0, not ids)
    if ids:
        leaving = leave.Leave(ids, BATTLE, False, "effect", run.ctx.seat)
        leaving.whose = run.ctx.seat
        leaving.as_is = True
        game.push("leave", leaving)


def activate(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Another skill is activated by this one; its skill cost may be paid or not (5-7-3)."""
    node = cast(Activate, statement)
    timings = (node.timing,) if node.timing else ("activate_main", "activate_battle")
    for id in ids:
        card = game.cards[id]
        for i in card.printed.timed.get(node.timing, []):
            if node.timing in evolve.TIMINGS and evolve.may_evolve(game, card, i):
                game.push("evolve", evolve.Evolving(card.id, run.ctx.seat, i))
                return
        for ability in card.printed.abilities:
            for when in ability.timings:
                if when.event in timings:
                    again = Ability(
                        ability.kind, ability.timings, ability.conditions, False,
                        bool(ability.cost) or ability.optional, ability.cost, ability.body,
                    )  # fmt: skip
                    abilities.begin(game, again, -1, Context(run.ctx.seat, id, run.ctx.subject))
                    return


def retarget(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Another card becomes the guard; by [Blocker] it blocks and is attacked (15-4-3-1), by
    anything else nobody's skills about attacks are triggered (8-1-6-2)."""
    verbs.retarget(game, run, statement, ids)
    touch(game, ATTACK)
    if run.index != BLOCK:
        return
    # No other [Blocker] in this battle (15-4-3).
    game.happened["blocked"] = 1
    game.waiting = [w for w in game.waiting if w.index != BLOCK]
    for id in ids:
        card = game.cards[id]
        game.batch += 1
        triggers.emit(game, "on_block", card, card.seat)
        triggers.emit(game, "blocks", card, card.seat)
        triggers.emit(game, "blocker_activated", card, card.seat)
        triggers.emit(game, "attacked", card, game.turn_seat)


def cancel_attack(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """The attack is negated: the battle goes to its end (8-1-5-1)."""
    game.happened["attack_negated"] = 1  # the next attack begins without
    outcome(run, [], 1, game.attacker != 0)


def shield(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Shield, statement)
    for who in match.seats_of(game, node.who, run.ctx.seat):
        add_modifier(game, run, node, 0, node.duration, who=who)
    was_done(run)


def skip(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Skip, statement)
    for who in match.seats_of(game, node.who, run.ctx.seat):
        game.seats[who].skips.append(node.what)
    was_done(run)


VERBS: Final[dict[type[Statement], Verb]] = {
    **abilities.VERBS,
    KO: ko,
    Play: play,
    Combo: use_in_combo,
    Move: move_cards,
    Damage: deal_damage,
    PayEnergy: pay_energy,
    AddTokens: place_markers,
    ReturnTokens: remove_markers,
    PutUnder: add_ki,
    TakeUnder: remove_ki,
    Flip: flip,
    Activate: activate,
    Control: control,
    Retarget: retarget,
    CancelAttack: cancel_attack,
    Shield: shield,
    Skip: skip,
}


# -- what can be done at all -------------------------------------------------------------------


def can_pay_energy(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(PayEnergy, statement)
    if isinstance(node.count, AnyNumber):
        return True
    return energy.payable(game, ctx.seat, energy_cost(game, node, ctx))


def can_remove_ki(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(TakeUnder, statement)
    count = match.amount(game, node.count, ctx)
    for card in match.cards(game, node.target, ctx):
        if card.tokens >= count:
            return True
    return False


def can_ko(game: Game, statement: Statement, ctx: Context) -> bool:
    """What cannot be KO'd cannot pay for anything (1-4-6)."""
    return verbs.enough(game, statement, cast(KO, statement).target, ctx)


def can_take_damage(game: Game, statement: Statement, ctx: Context) -> bool:
    """Who cannot take damage cannot pay with it."""
    node = cast(Damage, statement)
    for seat in match.seats_of(game, node.who, ctx.seat):
        if triggers.banned(game, seat, "take_damage", by=ctx.seat):
            return False
        # Nor who would take less (rulings FB03-001 312 and FB04-129 305).
        count = match.amount(game, node.count, ctx)
        if rule_processing.shielded(game, seat, count, False) < count:
            return False
    return True


def energy_needs(game: Game, statement: Statement, ctx: Context) -> list[Need]:
    """For every colour named one that has it, and any for the rest; markers count too (1-11-2)."""
    node = cast(PayEnergy, statement)
    if isinstance(node.count, AnyNumber):
        return []
    ready = energy.active(game, ctx.seat)
    markers = [
        payment.token(ctx.seat, MARKER, k) for k in range(game.seats[ctx.seat].pools[MARKER])
    ]
    found: list[Need] = []
    for colour in node.colours:
        ids = [card.id for card in ready if colour in energy.colours_of(card)]
        if colour in energy.marker_colours(game, ctx.seat):
            ids.extend(markers)
        found.append(Need(ids, 1, payment.RESTED))
    left = match.amount(game, node.count, ctx) - len(node.colours)
    found.append(Need([*[card.id for card in ready], *markers], left, payment.RESTED))
    return found


def marker_needs(game: Game, statement: Statement, ctx: Context) -> list[Need]:
    node = cast(ReturnTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    markers = [payment.token(seat, MARKER, k) for k in range(game.seats[seat].pools[MARKER])]
    return [Need(markers, least_of(game, node.count, node.up_to, ctx), payment.TAKEN)]


def can_remove_markers(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(ReturnTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    return game.seats[seat].pools[MARKER] >= least_of(game, node.count, node.up_to, ctx)


NEEDS: Final[dict[type[Statement], Needs]] = {
    PayEnergy: energy_needs,
    ReturnTokens: marker_needs,
}

POSSIBLE: Final[dict[type[Statement], Possible]] = {
    **abilities.POSSIBLE,
    PayEnergy: can_pay_energy,
    ReturnTokens: can_remove_markers,
    TakeUnder: can_remove_ki,
    KO: can_ko,
    Damage: can_take_damage,
}
