"""What the statements that all games share do."""

from __future__ import annotations

from typing import ClassVar, cast

from tefuda.abilities.nodes import (
    Activate,
    Allow,
    Amount,
    AnyNumber,
    Become,
    Boost,
    ByHand,
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
    Play,
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
    Win,
)
from tefuda.effects import leave, match, moving, payment, triggers
from tefuda.effects.beginning import (
    DURING_BATTLE,
    become,
    boost,
    cost_change,
    forbid,
    gain,
    lasting,
    shift_tokens,
    swap_base,
)
from tefuda.effects.by_hand import by_hand
from tefuda.effects.context import Context
from tefuda.effects.moving import draw, move_cards
from tefuda.effects.run import (
    POSSIBLE,
    VERBS,
    Run,
    begin,
    outcome,
    perform,
    possible,
    was_done,
)
from tefuda.kernel.decision import Option
from tefuda.kernel.events import EVERYBODY
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Delayed
from tefuda.kernel.moves import (
    record,
    set_rested,
    show,
    shuffle,
    turn_face,
)
from tefuda.kernel.procedure import Frame, Procedure

TOP = 0  # the kernel's first zone is the deck


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


def set_active(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    done = 0
    for id in ids:
        card = game.now(id)
        # "Will not become active in the refresh phase" does not bind effects.
        if card is None or triggers.forbidden(game, card, "switch_active", "effect", run.ctx.seat):
            continue
        if set_rested(game, card, False):
            done += 1
            triggers.emit(game, "switched_active", card, run.ctx.seat, "effect")
    outcome(run, ids, done, done == len(ids))


def look(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Only the player of the effect sees them, where they lie."""
    for id in ids:
        show(game, game.cards[id], 1 << run.ctx.seat)
    if game.log is not None:
        record(
            game, "look", run.ctx.seat, n=len(ids), clause=game.rules.cites["look"],
            known=1 << run.ctx.seat, cards=tuple([game.cards[id].printed.number for id in ids]),
        )  # fmt: skip
    run.ctx.looked = ids
    outcome(run, ids, len(ids), bool(ids))


def reveal(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    for id in ids:
        card = game.cards[id]
        if not game.rules.on_field[card.zone]:
            run.shown = [*run.shown, id, game.known.get(id, 0)]
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
    # How many cards were moved before still counts.


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
            outcome(run, ctx.it, 0, False)
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
        outcome(run, ctx.it, 0, False)


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
    if game.rules.customs.players_act_together and not game.together:
        game.together = True
        game.push("together", Together())
    for seat in reversed(match.seats_of(game, "any", run.ctx.seat)):
        ctx = Context(seat, run.ctx.source, run.ctx.subject)
        perform(game, ctx, node.body)
    was_done(run)


class Together(Frame):
    """Players are doing something at one moment."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Frame:
        return Together()


TOGETHER: Procedure[Together] = Procedure("together", "", lambda: Together())


@TOGETHER.step()
def all_have_acted(game: Game, frame: Together) -> None:
    moving.no_longer_together(game)


def how_many(game: Game, run: Run, most: int, up_to: bool, seat: int = -1) -> int:
    """The number to be done; -1 while the player is being asked."""
    if not up_to or most <= 0:
        return max(most, 0)
    if run.asked == 0:
        run.asked = 1
        run.pcs[-1] -= 1
        options = [Option("number", n=n) for n in range(most, 0, -1)]
        options.append(Option("none"))
        game.ask(run.ctx.seat if seat < 0 else seat, "number", options, run.ctx.source)
        return -1
    run.asked = 0
    return game.answer.n


def least_of(game: Game, count: Amount, up_to: bool, ctx: Context) -> int:
    """How many at the least."""
    if up_to:
        return 0
    return 1 if isinstance(count, AnyNumber) else match.amount(game, count, ctx)


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
    if node.duration in DURING_BATTLE and not game.attacker:
        return
    game.delayed.append(
        Delayed(ctx.seat, ctx.source, node.duration, game.turn, node.body, ctx.it[:], node.when,
                duration)
    )  # fmt: skip


def activate(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Carry out another ability of the card as part of this one."""
    node = cast(Activate, statement)
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
    was_done(run)


def win(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    seat = match.seat_of(game, cast(Win, statement).who, run.ctx.seat)
    losers = game.opponents(seat)
    winners = [s for s in range(len(game.seats)) if s not in losers]
    game.finish(winners, losers, game.rules.cites["win"], "effect")


def lose(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    seat = match.seat_of(game, cast(Lose, statement).who, run.ctx.seat)
    winners = game.opponents(seat)
    losers = [s for s in range(len(game.seats)) if s not in winners]
    game.finish(winners, losers, game.rules.cites["win"], "effect")


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
        ByHand: by_hand,
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
    source = target.cards if isinstance(target, Choose) else target
    if isinstance(source, (Top, Cards)) and source.zone in game.rules.zone_words:
        # Cards that have to stay where they are cannot pay for anything.
        came = game.rules.zone_words[source.zone][0]
        zone = game.rules.zone_words[cast(Move, statement).to][0]
        for seat in match.seats_of(game, source.who, ctx.seat):
            if not game.rules.stays(game, seat, came, zone, ctx.seat):
                return True
        return False
    return True


def can_rest(game: Game, statement: Statement, ctx: Context) -> bool:
    return enough(game, statement, cast(Rest, statement).target, ctx)


def can_turn(game: Game, statement: Statement, ctx: Context) -> bool:
    """All that are to be turned must lie the other way."""
    return enough(game, statement, cast(Turnover, statement).target, ctx)


def can_choose(game: Game, statement: Statement, ctx: Context) -> bool:
    """Whether there are enough of the alternatives that can be carried out."""
    node = cast(Modes, statement)
    ways = [body for body in node.options if possible(game, body, ctx)]
    return len(ways) >= node.count


def can_reveal(game: Game, statement: Statement, ctx: Context) -> bool:
    return enough(game, statement, cast(Reveal, statement).target, ctx)


def can_be_done(game: Game, statement: Statement, ctx: Context) -> bool:
    """Whether there are as many cards as it asks for that can suffer it."""
    return enough(game, statement, cast(SetActive | Play, statement).target, ctx)


def can_gain(game: Game, statement: Statement, ctx: Context) -> bool:
    return enough(game, statement, cast(Gain, statement).target, ctx)


POSSIBLE.update(
    {
        Move: can_move,
        Rest: can_rest,
        Turnover: can_turn,
        Reveal: can_reveal,
        Gain: can_gain,
        SetActive: can_be_done,
        Play: can_be_done,
        Modes: can_choose,
    }
)
