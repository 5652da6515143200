"""What the statements that all games share do."""

from __future__ import annotations

from typing import ClassVar, cast

from tefuda.abilities.nodes import (
    Activate,
    Allow,
    AnyNumber,
    Become,
    Boost,
    Cards,
    Choose,
    CostChange,
    Declare,
    Draw,
    Each,
    ExtraTurn,
    Fits,
    Forbid,
    Gain,
    Grant,
    If,
    IfDone,
    It,
    Later,
    Look,
    Lose,
    May,
    Modes,
    Move,
    Must,
    Negate,
    Player,
    Rest,
    Retarget,
    Reveal,
    Select,
    SetActive,
    Shuffle,
    Statement,
    SwapBase,
    Target,
    Then,
    This,
    Top,
    Treat,
    Turnover,
    Upon,
    ValueOf,
    Win,
)
from tefuda.effects import leave, match, payment, pick, triggers, values
from tefuda.effects.context import Context
from tefuda.effects.run import (
    POSSIBLE,
    VERBS,
    Run,
    begin,
    outcome,
    perform,
    possible,
)
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Delayed, Modifier
from tefuda.kernel.moves import (
    EVERYBODY,
    move,
    record,
    set_rested,
    shift,
    show,
    shuffle,
    turn_face,
)
from tefuda.kernel.procedure import Frame, Procedure

TOP = 0  # the kernel's first zone is the deck


# -- drawing and moving ------------------------------------------------------------------------


def draw_cards(game: Game, seat: int, count: int, clause: str = "") -> int:
    """Draw one card so many times, while there are any."""
    n = 0
    zones = game.seats[seat].zones
    hand = game.rules.zone_words["hand"][0]
    clause = clause or game.rules.cites["draw"]
    while n < count and zones[TOP] and game.result is None:
        move(game, zones[TOP][-1], hand, clause=clause)
        n += 1
    return n


def draw(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Draw, statement)
    count = match.amount(game, node.count, run.ctx)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    if triggers.banned(game, seat, "draw_by_effect", by=run.ctx.seat):
        outcome(run, [], 0, False)
        return
    if node.up_to and count > 0:
        # "Draw up to N" is one card at a time, and may stop before each.
        game.push("draw", DrawUpTo(seat, count, run.ctx.source))
        return
    done = draw_cards(game, seat, count)
    if done:
        triggers.emit(game, "drawn_by_effect", None, seat, "effect", done)
        game.happened[f"this_drew:{run.ctx.source}"] = 1
    outcome(run, [], done, done == count)


class DrawUpTo(Frame):
    """Draw up to N cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "source", "done")

    def __init__(self, seat: int, left: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.source = source
        self.done = 0

    def copy(self) -> Frame:
        new = DrawUpTo(self.seat, self.left, self.source)
        new.done = self.done
        return new


DRAW: Procedure[DrawUpTo] = Procedure("draw", "", lambda: DrawUpTo(0, 0, 0))


@DRAW.step()
def may_stop(game: Game, frame: DrawUpTo) -> None:
    game.ask(frame.seat, "draw", [Option("draw"), Option("done")], frame.source)


@DRAW.step()
def draw_one(game: Game, frame: DrawUpTo) -> None:
    if game.answer.verb == "draw":
        frame.done += draw_cards(game, frame.seat, 1, game.rules.cites["draw_one"])
        frame.left -= 1
    else:
        frame.left = 0


@DRAW.step()
def draw_again(game: Game, frame: DrawUpTo) -> None:
    if frame.left > 0 and game.result is None:
        game.goto(frame, "may_stop")
        return
    if frame.done:
        triggers.emit(game, "drawn_by_effect", None, frame.seat, "effect", frame.done)
        game.happened[f"this_drew:{frame.source}"] = 1
    below = game.stack[-2]
    if isinstance(below, Run):
        outcome(below, [], frame.done, True)


class Place(Frame):
    """Cards that do not come from the field go to a pile, in an order somebody may choose."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ids", "zone", "whose", "seat", "by", "source", "either", "ordered", "bottom", "face_up",
        "reveal", "rested", "shuffled",
    )  # fmt: skip

    def __init__(self, ids: list[int], zone: int, seat: int, source: int) -> None:
        super().__init__()
        self.ids = ids
        self.zone = zone
        self.seat = seat
        self.source = source
        self.by = seat  # whose effect it is
        self.whose = -1
        self.either = False
        self.ordered = False
        self.bottom = False
        self.face_up = False
        self.reveal = False
        self.rested = False
        self.shuffled = False  # nobody knows their order

    def copy(self) -> Frame:
        new = Place(self.ids[:], self.zone, self.seat, self.source)
        new.by = self.by
        new.whose = self.whose
        new.either = self.either
        new.ordered = self.ordered
        new.bottom = self.bottom
        new.face_up = self.face_up
        new.reveal = self.reveal
        new.rested = self.rested
        new.shuffled = self.shuffled
        return new


PLACE: Procedure[Place] = Procedure("place", "", lambda: Place([], 0, 0, 0))


@PLACE.step()
def choose_end(game: Game, place: Place) -> None:
    """Top or bottom, where the effect leaves it open."""
    game.answer = Option("bottom" if place.bottom else "top")
    if place.either and place.ids:
        game.ask(place.seat, "place", [Option("top"), Option("bottom")], place.source)


@PLACE.step()
def choose_order(game: Game, place: Place) -> None:
    """The order, where it is open; nobody else learns it."""
    place.bottom = game.answer.verb == "bottom"
    game.picked = place.ids
    if place.ordered and len(place.ids) > 1:
        n = len(place.ids)
        pick.start(game, place.seat, "order", place.ids, n, n, place.source)


@PLACE.step()
def lay(game: Game, place: Place) -> None:
    """The first one named ends up uppermost."""
    ids = game.picked[:]
    lay_cards(game, ids if place.bottom else ids[::-1], place)
    leave.report(game, place, game.picked, True)


def lay_cards(game: Game, ids: list[int], place: Place) -> None:
    if game.rules.customs.players_act_together:
        game.together = True
    moved: list[int] = []
    arrived: list[tuple[Card, Card]] = []
    known_zone = game.rules.zones[place.zone].visible == "none"
    for id in ids:
        card = game.now(id)
        if card is None:
            continue
        if place.reveal and game.log is not None:
            cite = game.rules.cites["reveal"]
            record(game, "reveal", card.seat, card, clause=cite, known=EVERYBODY)
        known = 0
        if known_zone and not place.face_up:
            # Who chose where a card goes knows it there.
            known = 0 if place.shuffled else game.known.get(id, 0)
            if not place.shuffled and game.can_see(card, place.seat):
                known |= 1 << place.seat
        elif place.reveal:
            known = (1 << len(game.seats)) - 1
        words = game.rules.zone_words
        from_hand = card.zone == words["hand"][0]
        from_life = "life" in words and card.zone == words["life"][0]
        seat = card.seat
        # A card put back where it was looked at keeps its face.
        same = card.zone == place.zone
        up = card.face_up if same else place.face_up
        other = None
        if from_life and place.zone == words["hand"][0]:
            other = leave.instead_of_hand(game, card)
        if other is not None:
            # It does not count as moved to the hand: a cost was not paid so.
            move(game, card, words[other.to][0], -1, other.place == "bottom")
            triggers.emit(game, "life_removed", card, seat, "effect")
            continue
        new = move(game, card, place.zone, place.whose, place.bottom, place.rested, up, known=known)
        moved.append(new.id)
        if game.rules.customs.moved_together:
            arrived.append((card, new))
        else:
            game.rules.noticed(game, card, new, place.by)
        if from_hand and place.zone == game.rules.discard:
            triggers.emit(game, "trashed_from_hand", card, seat, "effect", 1)
        if from_life and not same:
            triggers.emit(game, "life_removed", card, seat, "effect")
            if place.zone == words["hand"][0]:
                # Life added to the hand by an effect counts like that added by damage.
                triggers.emit(game, "life_to_hand", card, seat, "effect")
            if not game.seats[seat].zones[words["life"][0]]:
                triggers.emit(game, "life_empty", None, seat)
    for card, new in arrived:
        game.rules.noticed(game, card, new, place.by)
    if game.together:
        game.together = False
        for seat in range(len(game.seats)):
            if not game.seats[seat].zones[TOP]:
                game.rules.emptied(game, seat)
    game.picked = moved


def move_cards(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Put cards into a zone; those on the field leave it as the rules for that say."""
    node = cast(Move, statement)
    ctx = run.ctx
    zone = game.rules.zone_words[node.to][0]
    whose = -1 if node.whose == "owner" else match.seat_of(game, node.whose, ctx.seat)
    if not ids:
        outcome(run, [], 0, True)
        return
    on_field = game.rules.on_field
    first = game.cards[ids[0]]
    if first.zone >= 0 and on_field[first.zone]:
        cause = "effect"  # what an effect costs is part of the effect
        if node.place == "either":
            leave_to_either(game, run, node, ids, zone, whose, cause)
            return
        leave.send(
            game, ids, zone, False, cause, ctx.seat, whose, node.place == "bottom",
            node.face == "up", node.state == "rested",
        )  # fmt: skip
        return
    life = game.rules.zone_words.get("life", (-1,))[0]
    if (
        first.zone == life
        and node.to == "hand"
        and triggers.banned(game, first.seat, "life_to_hand", by=ctx.seat)
    ):
        outcome(run, [], 0, False)
        return
    chooser = ctx.seat
    if isinstance(node.target, Choose):
        chooser = match.seat_of(game, node.target.by, ctx.seat)
    place = Place(ids, zone, chooser, ctx.source)
    place.by = ctx.seat
    place.whose = whose
    place.either = node.place == "either"
    place.bottom = node.place == "bottom"
    place.ordered = node.order == "any"
    place.face_up = node.face == "up"
    place.reveal = node.reveal or must_reveal(game, node, first)
    place.rested = node.state == "rested"
    if node.order == "random" and len(ids) > 1:
        place.shuffled = True
        ids = shuffled(game, ids)
    if place.either or (place.ordered and len(ids) > 1):
        game.push("place", place)
    else:
        # Cards from the top go one at a time, so the first one ends up beneath.
        in_turn = place.bottom or isinstance(node.target, Top)
        lay_cards(game, ids if in_turn else ids[::-1], place)
        outcome(run, game.picked, len(game.picked), len(game.picked) == len(ids))
    run.ctx.looked = [id for id in run.ctx.looked if id not in ids]


def shuffled(game: Game, ids: list[int]) -> list[int]:
    """These cards in an order that chance decides."""
    left = ids[:]
    mixed: list[int] = []
    while left:
        mixed.append(left.pop(game.rng.below(len(left))))
    return mixed


def must_reveal(game: Game, node: Move, card: Card) -> bool:
    """A card chosen by what it is, moving from one hidden zone to another, is shown."""
    target = node.target
    if not isinstance(target, Choose) or not target.cards.tests:
        return False
    zones = game.rules.zones
    to = game.rules.zone_words[node.to][0]
    return zones[card.zone].visible != "all" and zones[to].visible != "all"


def leave_to_either(
    game: Game, run: Run, node: Move, ids: list[int], zone: int, whose: int, cause: str
) -> None:
    """A card on the field goes to the top or the bottom, as the player likes."""
    leaving = leave.Leave(ids, zone, False, cause, run.ctx.seat)
    leaving.whose = whose
    leaving.face_up = node.face == "up"
    game.push("either", EitherEnd(run.ctx.seat, run.ctx.source, leaving))


class EitherEnd(Frame):
    """Ask for top or bottom, then have the cards leave the field for there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source", "leaving")

    def __init__(self, seat: int, source: int, leaving: leave.Leave) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.leaving = leaving
        leaving.table = "leave"  # it is saved before it is under way

    def copy(self) -> Frame:
        return EitherEnd(self.seat, self.source, cast(leave.Leave, self.leaving.copy()))


EITHER: Procedure[EitherEnd] = Procedure(
    "either", "", lambda: EitherEnd(0, 0, leave.Leave([], 0, False, "", 0))
)


@EITHER.step()
def ask_end(game: Game, frame: EitherEnd) -> None:
    game.ask(frame.seat, "place", [Option("top"), Option("bottom")], frame.source)


@EITHER.step()
def send_there(game: Game, frame: EitherEnd) -> None:
    frame.leaving.bottom = game.answer.verb == "bottom"
    # The removal takes this frame's place, so that its outcome reaches the effect below.
    game.stack.pop()
    game.push("leave", frame.leaving)


# -- resting -----------------------------------------------------------------------------------


def rest(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    tokens = [id for id in ids if id < 0]
    for id in tokens:
        shift_tokens(game, id, "active", "rested")
    if tokens:
        ids = [id for id in ids if id > 0]
        if not ids:
            outcome(run, [], len(tokens), True)
            return
    if game.replaces & game.rules.events.get("rested", 0):
        leave.rest(game, ids, run.ctx.seat)
        return
    done = [id for id in ids if leave.rest_card(game, game.now(id), run.ctx.seat, "effect")]
    outcome(run, ids, len(done) + len(tokens), len(done) == len(ids))


def shift_tokens(game: Game, id: int, source: str, to: str) -> None:
    """Move one token of the seat that a chosen token stands for."""
    pools = game.rules.pools
    shift(game, -id - 1, pools.index(source), pools.index(to), 1)


def set_active(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    done = 0
    for id in ids:
        card = game.now(id)
        # "Will not become active in the refresh phase" does not bind effects (ruling 427).
        if card is None or triggers.forbidden(game, card, "switch_active", "effect", run.ctx.seat):
            continue
        if set_rested(game, card, False):
            done += 1
            triggers.emit(game, "switched_active", card, run.ctx.seat, "effect")
    outcome(run, ids, done, done == len(ids))


# -- effects that last -------------------------------------------------------------------------


def add_modifier(
    game: Game,
    run: Run,
    statement: Statement,
    target: int,
    duration: str,
    amount: int = 0,
    who: int = -1,
) -> None:
    ctx = run.ctx
    game.modifiers.append(
        Modifier(
            statement, target, ctx.seat, ctx.source, duration, game.turn, amount, who, game.serial
        )
    )
    game.stale = True


def gain(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Gain, statement)
    n = match.gained(game, node, run.ctx)
    for id in ids:
        add_modifier(game, run, node, id, node.duration, n)
        if game.log is not None:
            record(game, node.stat, run.ctx.seat, game.last(id), n=n)
    outcome(run, ids, len(ids), bool(ids))


def boost(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Boost, statement)
    n = match.amount(game, node.times, run.ctx)
    for id in ids:
        add_modifier(game, run, node, id, node.duration, n)
        if game.log is not None:
            change = f"{node.atk * n:+d}/{node.defence * n:+d}"
            record(game, "boost", run.ctx.seat, game.last(id), change)
    outcome(run, ids, len(ids), bool(ids))


def become(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Become, statement)
    done: list[int] = []
    if isinstance(node.amount, ValueOf) and match.value_of(game, node.amount, run.ctx) is None:
        ids = []  # there is no card whose value it could be
    for id in ids:
        card = game.now(id)
        if card is None:
            continue
        n = match.amount(game, node.amount, run.ctx)
        if node.stat == "power":
            # Setting to 0 takes away what there is, and nothing from a negative one.
            have = values.value(game, card, node.stat)
            if have <= n:
                continue
            n -= have
        add_modifier(game, run, node, id, node.duration, n)
        done.append(id)
        if game.log is not None:
            record(game, node.stat, run.ctx.seat, card, n=n)
    outcome(run, ids, len(done), bool(done))


def swap_base(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(SwapBase, statement)
    present = [card for card in (game.now(id) for id in ids) if card is not None]
    if len(present) != 2:
        outcome(run, ids, 0, False)
        return
    powers = [values.value(game, card, "base_power") for card in present]
    for card, n in zip(present, reversed(powers), strict=True):
        add_modifier(game, run, Become(This(), "base_power", n), card.id, node.duration, n)
    outcome(run, ids, 2, True)


def lasting(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Grant, Negate, Forbid, Allow, Treat: remember it for each card, or for the players."""
    duration = str(getattr(statement, "duration", ""))
    target: Target | None = getattr(statement, "target", None)
    if isinstance(target, Player):
        for who in match.seats_of(game, target.who, run.ctx.seat):
            add_modifier(game, run, statement, 0, duration, who=who)
        outcome(run, [], 1, True)
        return
    for id in ids:
        add_modifier(game, run, statement, id, duration)
        if game.log is not None:
            record(game, type(statement).__name__.lower(), run.ctx.seat, game.last(id))
    outcome(run, ids, len(ids), bool(ids))


def forbid(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    for id in ids:
        if id < 0:
            shift_tokens(game, id, "rested", "frozen")
    lasting(game, run, statement, [id for id in ids if id > 0])


def cost_change(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(CostChange, statement)
    n = match.amount(game, node.amount, run.ctx)
    add_modifier(game, run, node, 0, node.duration, n, run.ctx.seat)
    outcome(run, [], 1, True)


# -- looking and showing -----------------------------------------------------------------------


def look(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Only the player of the effect sees them, where they lie."""
    for id in ids:
        show(game, game.cards[id], 1 << run.ctx.seat)
    if game.log is not None:
        record(game, "look", run.ctx.seat, n=len(ids), clause=game.rules.cites["look"])
    run.ctx.looked = ids
    outcome(run, ids, len(ids), bool(ids))


def reveal(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    for id in ids:
        card = game.cards[id]
        show(game, card, (1 << len(game.seats)) - 1)
        if game.log is not None:
            record(game, "reveal", card.seat, card, known=EVERYBODY)
    run.ctx.looked = ids
    outcome(run, ids, len(ids), True)


def turnover(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    up = cast(Turnover, statement).face == "up"
    done = 0
    for id in ids:
        card = game.cards[id]
        if card.face_up != up:
            turn_face(game, card, up)
            done += 1
    outcome(run, ids, done, done == len(ids) and bool(ids))


def shuffle_zone(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Shuffle, statement)
    for seat in match.seats_of(game, node.who, run.ctx.seat):
        shuffle(game, seat, game.rules.zone_words[node.zone][0])
    # How many cards were moved before still counts (ruling 299).


def then(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """What follows is done even if what stands before could not be."""


def declare(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """The player names a number; a cost is at most ten."""
    if run.asked == 0:
        run.asked = 1
        run.pcs[-1] -= 1
        options = [Option("declare", n=n) for n in range(11)]
        game.ask(run.ctx.seat, "declare", options, run.ctx.source)
        return
    run.asked = 0
    run.ctx.declared = game.answer.n
    if game.log is not None:
        record(game, "declare", run.ctx.seat, n=game.answer.n)


def select(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    run.ctx.looked = ids
    outcome(run, ids, len(ids), bool(ids))


# -- choices and sequence ----------------------------------------------------------------------


def enter_block(run: Run, body: tuple[Statement, ...]) -> None:
    if body:
        run.blocks.append(body)
        run.pcs.append(0)


def if_(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Without the first half the second is not carried out."""
    node = cast(If, statement)
    if match.holds(game, node.condition, run.ctx):
        if isinstance(node.condition, Fits) and isinstance(node.condition.target, It):
            if not run.topic:
                run.topic = run.ctx.it[:]
                run.topic_at = len(run.blocks)
        enter_block(run, node.then)
    else:
        run.ctx.full = False
        if not node.otherwise:
            # How far a condition reaches beyond its own sentence, each game says.
            run.pcs[-1] = game.rules.unmet(run.blocks[-1], run.pcs[-1])
        enter_block(run, node.otherwise)


def if_done(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(IfDone, statement)
    enter_block(run, node.then if run.ctx.full else node.otherwise)


def may(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(May, statement)
    ctx = run.ctx
    if run.asked == 0:
        if not payment.begins(game, node.body, ctx):
            ctx.full = False
            return
        run.asked = 1
        run.pcs[-1] -= 1
        seat = match.seat_of(game, node.by, ctx.seat)
        game.ask(seat, "may", [Option("yes"), Option("no")], ctx.source)
        return
    run.asked = 0
    if game.answer.verb == "yes":
        enter_block(run, node.body)
    else:
        ctx.full = False


def modes(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Several are chosen one after the other, none twice, and carried out in that order."""
    node = cast(Modes, statement)
    if run.asked:
        run.asked = 0
        run.held.append(game.answer.n)
    if len(run.held) < min(node.count, len(node.options)):
        run.asked = 1
        run.pcs[-1] -= 1
        options = [
            Option("mode", n=i + 1)
            for i in range(len(node.options))
            # Of ways to pay, only one that can be gone to its end.
            if i + 1 not in run.held
            and not (run.paying and not possible(game, node.options[i], run.ctx))
        ]
        game.ask(match.seat_of(game, node.by, run.ctx.seat), "mode", options, run.ctx.source)
        return
    for n in reversed(run.held):
        enter_block(run, node.options[n - 1])
    run.held = []


def each(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Both players act, the turn player first."""
    node = cast(Each, statement)
    for seat in reversed(match.seats_of(game, "any", run.ctx.seat)):
        ctx = Context(seat, run.ctx.source, run.ctx.subject)
        perform(game, ctx, node.body)
    outcome(run, [], 1, True)


def later(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Later, statement)
    ctx = run.ctx
    # "This card" is the card as it lies now; if it moves before then it is another.
    card = game.follow(ctx.source)
    source = ctx.source if card is None else card.id
    game.delayed.append(Delayed(ctx.seat, source, node.when, game.turn, node.body, ctx.it[:]))


def upon(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Wait for something to happen; "the next time" ends with it."""
    node = cast(Upon, statement)
    ctx = run.ctx
    duration = "once" if node.once else node.duration
    game.delayed.append(
        Delayed(ctx.seat, ctx.source, node.duration, game.turn, node.body, ctx.it[:], node.when,
                duration)
    )  # fmt: skip


def activate(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Carry out another ability of the card as part of this one."""
    node = cast(Activate, statement)
    if node.timing == "on_play" and triggers.banned(game, run.ctx.seat, "activate_on_play"):
        # A negated [On Play] effect is not activated by a Trigger either (ruling 754).
        return
    for id in ids:
        card = game.cards[id]
        for ability in card.printed.abilities:
            for when in ability.timings:
                if when.event == node.timing:
                    ctx = Context(run.ctx.seat, id, run.ctx.subject)
                    begin(game, ability, -1, ctx)
                    return


def retarget(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    for id in ids:
        game.attacked = id
        if game.log is not None:
            record(game, "target", run.ctx.seat, game.last(id))
    outcome(run, ids, len(ids), bool(ids))


def extra_turn(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    game.next_turns.append(match.seat_of(game, cast(ExtraTurn, statement).who, run.ctx.seat))
    outcome(run, [], 1, True)


def win(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    seat = match.seat_of(game, cast(Win, statement).who, run.ctx.seat)
    losers = game.opponents(seat)
    winners = [s for s in range(len(game.seats)) if s not in losers]
    game.finish(winners, losers, game.rules.cites["win"])


def lose(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    seat = match.seat_of(game, cast(Lose, statement).who, run.ctx.seat)
    winners = game.opponents(seat)
    losers = [s for s in range(len(game.seats)) if s not in winners]
    game.finish(winners, losers, game.rules.cites["win"])


VERBS.update(
    {
        Draw: draw,
        Move: move_cards,
        Rest: rest,
        SetActive: set_active,
        Gain: gain,
        Boost: boost,
        Become: become,
        SwapBase: swap_base,
        Grant: lasting,
        Treat: lasting,
        Negate: lasting,
        Allow: lasting,
        Must: lasting,
        Forbid: forbid,
        CostChange: cost_change,
        Look: look,
        Reveal: reveal,
        Turnover: turnover,
        Shuffle: shuffle_zone,
        Select: select,
        Declare: declare,
        Then: then,
        If: if_,
        IfDone: if_done,
        May: may,
        Modes: modes,
        Each: each,
        Later: later,
        Upon: upon,
        Activate: activate,
        Retarget: retarget,
        ExtraTurn: extra_turn,
        Win: win,
        Lose: lose,
    }
)


# -- what can be done at all -------------------------------------------------------------------


def enough(game: Game, statement: Statement, target: Target, ctx: Context) -> bool:
    """Whether a target can be met in full, with cards that can suffer this."""
    if isinstance(target, (Choose, Top)) and (target.up_to or isinstance(target.count, AnyNumber)):
        return True
    for need in payment.target_needs(game, statement, target, ctx):
        if len(need.ids) < need.count:
            return False
    return True


def can_move(game: Game, statement: Statement, ctx: Context) -> bool:
    target = cast(Move, statement).target
    if isinstance(target, Cards) and target.zone in ("looked", "rest"):
        return True
    if not enough(game, statement, target, ctx):
        return False
    if isinstance(target, This):
        # A card that has left for good cannot be what is put somewhere.
        return game.now(ctx.source) is not None
    if cast(Move, statement).to == "hand":
        # Life that cannot be added to the hand cannot pay for anything (ruling 230).
        zone = target.zone if isinstance(target, Top) else ""
        if isinstance(target, Choose):
            zone = target.cards.zone
        if zone == "life":
            return not triggers.banned(game, ctx.seat, "life_to_hand", by=ctx.seat)
    return True


def can_rest(game: Game, statement: Statement, ctx: Context) -> bool:
    return enough(game, statement, cast(Rest, statement).target, ctx)


def can_turn(game: Game, statement: Statement, ctx: Context) -> bool:
    """All that are to be turned must lie the other way (ruling 700)."""
    return enough(game, statement, cast(Turnover, statement).target, ctx)


def can_choose(game: Game, statement: Statement, ctx: Context) -> bool:
    """Whether there are enough of the alternatives that can be carried out."""
    node = cast(Modes, statement)
    ways = [body for body in node.options if possible(game, body, ctx)]
    return len(ways) >= node.count


def can_reveal(game: Game, statement: Statement, ctx: Context) -> bool:
    return enough(game, statement, cast(Reveal, statement).target, ctx)


def can_gain(game: Game, statement: Statement, ctx: Context) -> bool:
    return enough(game, statement, cast(Gain, statement).target, ctx)


POSSIBLE.update(
    {
        Move: can_move,
        Rest: can_rest,
        Turnover: can_turn,
        Reveal: can_reveal,
        Gain: can_gain,
        Modes: can_choose,
    }
)
