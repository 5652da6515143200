"""What One Piece cards tell players to do beyond what all games share: K.O., playing, DON!!."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tefuda.abilities.nodes import (
    KO,
    Activate,
    AddTokens,
    AnyNumber,
    Choose,
    Damage,
    FreezeTokens,
    GiveTokens,
    Play,
    ReadyTokens,
    RestTokens,
    ReturnTokens,
    Statement,
    TakeTokens,
)
from tefuda.effects import leave, match, payment, targets, triggers, values, verbs
from tefuda.effects import run as abilities
from tefuda.effects.context import Context
from tefuda.effects.payment import Need
from tefuda.effects.run import Run, not_done, outcome
from tefuda.effects.verbs import how_many, least_of
from tefuda.games.onepiece import damage, don
from tefuda.games.onepiece.play import Playing, may_be_played
from tefuda.games.onepiece.words import (
    ACTIVE,
    BANISH,
    CHARACTER,
    DON_DECK,
    DOUBLE_ATTACK,
    FROZEN,
    GIVEN,
    LEADER,
    RESTED,
    TRASH,
)
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_pool, change_tokens
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record, shift
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.rulebook import Needs, Possible, Verb


def ko(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Only this and losing a battle is a K.O. (10-2-1-3)."""
    leave.send(game, ids, TRASH, True, "effect", run.ctx.seat)


def play(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Play cards without their cost, the first one first."""
    node = cast(Play, statement)
    not_done(run)
    seat = targets.player_of(game, node.target, run.ctx.seat)
    for id in reversed(ids):
        card = game.cards[id]
        if not may_be_played(game, card, seat):
            continue
        playing = Playing(id, seat, False)
        playing.rested = node.rested
        game.push("play", playing)


def activates(card: Card, timing: str) -> bool:
    """An Event is activated for its [Main] effect, not for another one (ruling 977)."""
    return timing != "event" or "main" in card.printed.timed


def activate(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """An Event may be activated from hand by an effect; everything else as in all games."""
    timing = cast(Activate, statement).timing
    if timing == "on_play" and triggers.banned(game, run.ctx.seat, "activate_on_play"):
        # A negated [On Play] effect is not activated by a Trigger either (ruling 754).
        return
    if timing != "event":
        verbs.activate(game, run, statement, ids)
        return
    for id in reversed(ids):
        if "main" in game.cards[id].printed.timed:
            game.push("play", Playing(id, run.ctx.seat, False))
    outcome(run, ids, len(ids), bool(ids))


def deal_damage(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Damage, statement)
    count = match.amount(game, node.count, run.ctx)
    outcome(run, [], 0, True)  # how much, the damage itself reports
    source = game.now(run.ctx.source)
    banish = False
    if source is not None and not game.rules.customs.keywords_need_attack:
        values.refresh(game)
        banish = source.keywords & BANISH != 0
        if count == 1 and source.keywords & DOUBLE_ATTACK:
            count = 2
    for seat in reversed(match.seats_of(game, node.who, run.ctx.seat)):
        damage.deal(game, seat, count, run.ctx.seat, 0, banish)


def add(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """From the DON!! deck; "up to" is asked like any other number."""
    node = cast(AddTokens, statement)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    count = min(match.amount(game, node.count, run.ctx), game.seats[seat].pools[DON_DECK])
    # Whoever adds them says how many.
    count = how_many(game, run, count, node.up_to, seat)
    if count < 0:
        return
    shift(game, seat, DON_DECK, ACTIVE if node.state == "active" else RESTED, count)
    outcome(run, [], count, node.up_to or count >= match.amount(game, node.count, run.ctx))


def pools_of(state: str) -> tuple[int, ...]:
    """Where DON!! of a state lie; those that will stay rested for a time are rested, too, and go
    first where nobody is asked (4-4-1-2)."""
    if state == "active":
        return (ACTIVE,)
    if state == "given":
        return (GIVEN,)
    return (RESTED, FROZEN, ACTIVE) if state == "any" else (RESTED, FROZEN)


def give(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Give DON!! to each target, rested ones unless told otherwise."""
    node = cast(GiveTokens, statement)
    count = match.amount(game, node.count, run.ctx)
    if node.state == "given":
        if ids:
            least = 0 if node.up_to else count
            game.push("regive", Regiving(ids[0], run.ctx.seat, count, least, run.ctx.source))
        else:
            not_done(run)
        return
    seat = match.seat_of(game, node.who, run.ctx.seat)
    pools = pools_of(node.state)
    # Whoever chooses the card has already said by that whether to give anything (1-3-5-1).
    fixed = not isinstance(node.target, Choose)
    if node.up_to and ids and (count > 1 or fixed):
        if run.asked == 0:
            most = min(count, len(tokens_of(game, seat, *pools)))
            if most > 1 or (fixed and most > 0):
                run.asked = 2
                run.held = ids
                run.pcs[-1] -= 1
                options = [Option("number", n=n) for n in range(most, 0, -1)]
                if fixed:
                    options.append(Option("none"))
                game.ask(run.ctx.seat, "number", options, run.ctx.source)
                return
        else:
            run.asked = 0
            count = game.answer.n
    if node.state == "any" and ids:
        outcome(run, [], 0, True)  # how many, each of them reports
        for id in reversed(ids):
            game.push("giving", Giving(id, run.ctx.seat, count, run.ctx.source))
        return
    given = 0
    for id in ids:
        card = game.now(id)
        if card is None:
            continue
        n = 0
        for pool in pools:
            n += don.give(game, card, count - n, pool)
        given += n
    outcome(run, ids, given, given >= count * len(ids) and bool(ids))


class Giving(Frame):
    """DON!! of whatever state are given to a card: its player's, chosen by whose effect it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target", "seat", "left", "source", "done")

    def __init__(self, target: int, seat: int, left: int, source: int) -> None:
        super().__init__()
        self.target = target
        self.seat = seat
        self.left = left
        self.source = source
        self.done = 0

    def copy(self) -> Frame:
        new = Giving(self.target, self.seat, self.left, self.source)
        new.done = self.done
        return new

    def progress(self) -> int:
        return self.done


GIVE: Procedure[Giving] = Procedure("giving", "6-5-5-1", lambda: Giving(0, 0, 0, 0))


@GIVE.step("8-4-4")
def offer_state(game: Game, frame: Giving) -> None:
    """Whose effect it is says of which state they are (rulings 1230 and 1236)."""
    card = game.now(frame.target)
    options: list[Option] = []
    if card is not None and frame.left > 0:
        pools = game.seats[card.seat].pools
        if pools[ACTIVE]:
            options.append(Option("give-active"))
        if pools[RESTED] or pools[FROZEN]:
            options.append(Option("give-rested"))
    game.ask(frame.seat, "give", options or [Option("done")], frame.source)


@GIVE.step("6-5-5-1")
def give_one(game: Game, frame: Giving) -> None:
    card = game.now(frame.target)
    if card is not None and game.answer.verb != "done":
        pools = pools_of("active" if game.answer.verb == "give-active" else "rested")
        for pool in pools:
            if don.give(game, card, 1, pool):
                frame.done += 1
                break
        frame.left -= 1
        game.goto(frame, "offer_state")
        return
    it = [frame.target] * frame.done
    leave.report(game, frame, it, frame.left <= 0, also=True)


class Regiving(Frame):
    """DON!! that are given already change places: choose from which card, one by one.

    They go to the card `target`, or with target 0 to a pool of the cost area.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "target", "seat", "left", "least", "source", "done", "pool",
    )  # fmt: skip

    def __init__(self, target: int, seat: int, left: int, least: int, source: int) -> None:
        super().__init__()
        self.target = target
        self.seat = seat
        self.left = left
        self.least = least
        self.source = source
        self.done = 0
        self.pool = RESTED

    def copy(self) -> Frame:
        new = Regiving(self.target, self.seat, self.left, self.least, self.source)
        new.done = self.done
        new.pool = self.pool
        return new

    def progress(self) -> int:
        return self.done


REGIVE: Procedure[Regiving] = Procedure("regive", "6-5-5-1", lambda: Regiving(0, 0, 0, 0, 0))


@REGIVE.step("8-4-4")
def offer_given(game: Game, frame: Regiving) -> None:
    """Any of the player's cards that has DON!!, other than the one that is to get it."""
    options: list[Option] = []
    if frame.left > 0 and (frame.target == 0 or game.now(frame.target) is not None):
        for card in game.field(frame.seat):
            if card.tokens and card.id != frame.target:
                options.append(Option("take-don", card.id))
    if not options or frame.done >= frame.least:
        options.append(Option("done"))
    game.ask(frame.seat, "take-don", options, frame.source)


@REGIVE.step("6-5-5-1")
def take_given(game: Game, frame: Regiving) -> None:
    target = game.now(frame.target)
    card = game.now(game.answer.card) if game.answer.card else None
    if card is not None and frame.target == 0:
        change_tokens(game, card, -1)
        change_pool(game, frame.seat, frame.pool, 1)
        frame.left -= 1
        frame.done += 1
        if game.log is not None:
            to = game.rules.pools[frame.pool]
            record(game, "tokens", frame.seat, card, f"given -> {to}", 1)
        game.goto(frame, "offer_given")
        return
    if card is not None and target is not None:
        change_tokens(game, card, -1)
        change_tokens(game, target, 1)
        frame.left -= 1
        frame.done += 1
        if game.log is not None:
            record(game, "give", frame.seat, target, n=1)
        triggers.emit(game, "tokens_given", target, frame.seat, "effect", 1)
        game.goto(frame, "offer_given")
        return
    below = game.stack[-2]
    if isinstance(below, Run):
        it = [frame.target] if frame.target else below.ctx.it
        outcome(below, it, frame.done, frame.done >= frame.least)


def take(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """DON!! given to cards go back to the cost area; the player says from which cards."""
    node = cast(TakeTokens, statement)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    count = match.amount(game, node.count, run.ctx)
    pool = ACTIVE if node.state == "active" else RESTED
    least = 0 if node.up_to else count
    frame = Regiving(0, seat, count, least, run.ctx.source)
    frame.pool = pool
    game.push("regive", frame)


def can_take(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(TakeTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    return values.tokens(game, seat, "given") >= least_of(game, node.count, node.up_to, ctx)


class Returning(Frame):
    """DON!! -N: choose DON!! on the field one by one and return them (8-3-1-6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "least", "source", "done", "only_active")

    def __init__(self, seat: int, left: int, least: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.least = least
        self.source = source
        self.done = 0
        self.only_active = False

    def copy(self) -> Frame:
        new = Returning(self.seat, self.left, self.least, self.source)
        new.done = self.done
        new.only_active = self.only_active
        return new

    def progress(self) -> int:
        return self.done


RETURN: Procedure[Returning] = Procedure("return", "8-3-1-6", lambda: Returning(0, 0, 0, 0))


@RETURN.step("8-3-1-6")
def offer_return(game: Game, frame: Returning) -> None:
    """From the cost area, active or rested, or from a Leader or Character."""
    options: list[Option] = []
    pools = game.seats[frame.seat].pools
    if pools[ACTIVE]:
        options.append(Option("return-active"))
    if not frame.only_active:
        if pools[RESTED]:
            options.append(Option("return-rested"))
        if pools[FROZEN]:
            options.append(Option("return-frozen"))
        for zone in (LEADER, CHARACTER):
            for card in game.seats[frame.seat].zones[zone]:
                if card.tokens:
                    options.append(Option("return-given", card.id))
    if not options or frame.done >= frame.least:
        options.append(Option("done"))
    game.ask(frame.seat, "return", options, frame.source)


@RETURN.step("8-3-1-6")
def return_it(game: Game, frame: Returning) -> None:
    verb = game.answer.verb
    if verb == "done":
        frame.left = 0
    else:
        card = game.now(game.answer.card) if game.answer.card else None
        pool = ACTIVE
        if verb == "return-rested":
            pool = RESTED
        elif verb == "return-frozen":
            pool = FROZEN
        don.return_one(game, frame.seat, card, pool)
        frame.left -= 1
        frame.done += 1
    if frame.left > 0:
        game.goto(frame, "offer_return")
        return
    if frame.done:
        # However many went back for one effect, they went back together: one occasion.
        triggers.emit(game, "tokens_returned", None, frame.seat, "effect", frame.done)
    below = game.stack[-2]
    if isinstance(below, Run):
        outcome(below, below.ctx.it, frame.done, frame.done >= frame.least)


def return_tokens(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(ReturnTokens, statement)
    count = match.amount(game, node.count, run.ctx)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    if count <= 0:
        outcome(run, run.ctx.it, 0, True)
        return
    least = 0 if node.up_to else count
    if isinstance(node.count, AnyNumber):
        least = 0 if node.up_to else 1
    frame = Returning(seat, count, least, run.ctx.source)
    frame.only_active = node.where == "active"
    game.push("return", frame)


def ready(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(ReadyTokens, statement)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    pools = game.seats[seat].pools
    count = match.amount(game, node.count, run.ctx)
    wanted = min(count, pools[RESTED] + pools[FROZEN])
    if triggers.banned(game, seat, "set_active_tokens", game.last(run.ctx.source), by=run.ctx.seat):
        wanted = 0
    wanted = how_many(game, run, wanted, node.up_to)
    if wanted < 0:
        return
    n = shift(game, seat, RESTED, ACTIVE, wanted)
    if n < wanted:
        n += shift(game, seat, FROZEN, ACTIVE, wanted - n)
    outcome(run, run.ctx.it, n, node.up_to or n >= count)


def rest(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(RestTokens, statement)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    count = match.amount(game, node.count, run.ctx)
    n = how_many(game, run, min(count, game.seats[seat].pools[ACTIVE]), node.up_to)
    if n < 0:
        return
    n = shift(game, seat, ACTIVE, RESTED, n)
    outcome(run, run.ctx.it, n, node.up_to or n >= count)


def freeze(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(FreezeTokens, statement)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    count = match.amount(game, node.count, run.ctx)
    n = how_many(game, run, min(count, game.seats[seat].pools[RESTED]), node.up_to)
    if n < 0:
        return
    n = shift(game, seat, RESTED, FROZEN, n)
    outcome(run, run.ctx.it, n, node.up_to or n >= count)


VERBS: Final[dict[type[Statement], Verb]] = {
    **abilities.VERBS,
    KO: ko,
    Play: play,
    Activate: activate,
    Damage: deal_damage,
    AddTokens: add,
    GiveTokens: give,
    ReturnTokens: return_tokens,
    ReadyTokens: ready,
    RestTokens: rest,
    FreezeTokens: freeze,
    TakeTokens: take,
}


def can_return(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(ReturnTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    have = values.tokens(game, seat, "active" if node.where == "active" else "field")
    return have >= least_of(game, node.count, node.up_to, ctx)


def can_rest(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(RestTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    return game.seats[seat].pools[ACTIVE] >= least_of(game, node.count, node.up_to, ctx)


def can_ko(game: Game, statement: Statement, ctx: Context) -> bool:
    return verbs.enough(game, statement, cast(KO, statement).target, ctx)


def can_give(game: Game, statement: Statement, ctx: Context) -> bool:
    node = cast(GiveTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    have = len(tokens_of(game, seat, *pools_of(node.state)))
    if have < least_of(game, node.count, node.up_to, ctx):
        return False
    return verbs.enough(game, statement, node.target, ctx)


def tokens_of(game: Game, seat: int, *pools: int) -> list[int]:
    """The DON!! of these pools, each as something that a cost may need."""
    found: list[int] = []
    for pool in pools:
        n = game.seats[seat].pools[pool] if pool != GIVEN else values.tokens(game, seat, "given")
        found.extend([payment.token(seat, pool, k) for k in range(n)])
    return found


def return_needs(game: Game, statement: Statement, ctx: Context) -> list[Need]:
    node = cast(ReturnTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    count = least_of(game, node.count, node.up_to, ctx)
    if node.where == "active":
        return [Need(tokens_of(game, seat, ACTIVE), count, payment.RESTED)]
    return [Need(tokens_of(game, seat, RESTED, FROZEN, GIVEN, ACTIVE), count, payment.TAKEN)]


def rest_needs(game: Game, statement: Statement, ctx: Context) -> list[Need]:
    node = cast(RestTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    count = least_of(game, node.count, node.up_to, ctx)
    return [Need(tokens_of(game, seat, ACTIVE), count, payment.RESTED)]


def give_needs(game: Game, statement: Statement, ctx: Context) -> list[Need]:
    node = cast(GiveTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    count = least_of(game, node.count, node.up_to, ctx)
    return [Need(tokens_of(game, seat, *pools_of(node.state)), count, payment.TAKEN)]


def take_needs(game: Game, statement: Statement, ctx: Context) -> list[Need]:
    node = cast(TakeTokens, statement)
    seat = match.seat_of(game, node.who, ctx.seat)
    count = least_of(game, node.count, node.up_to, ctx)
    return [Need(tokens_of(game, seat, GIVEN), count, payment.TAKEN)]


NEEDS: Final[dict[type[Statement], Needs]] = {
    ReturnTokens: return_needs,
    RestTokens: rest_needs,
    GiveTokens: give_needs,
    TakeTokens: take_needs,
}

POSSIBLE: Final[dict[type[Statement], Possible]] = {
    **abilities.POSSIBLE,
    TakeTokens: can_take,
    ReturnTokens: can_return,
    RestTokens: can_rest,
    KO: can_ko,
    GiveTokens: can_give,
}
