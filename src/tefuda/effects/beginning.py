"""What the statements do by which something lasts: numbers, abilities, prohibitions."""

from __future__ import annotations

from typing import cast

from tefuda.abilities.nodes import (
    Amount,
    Become,
    Boost,
    CostChange,
    Gain,
    Player,
    Statement,
    Sum,
    SwapBase,
    This,
    ValueOf,
    target_of,
)
from tefuda.effects import match, values
from tefuda.effects.context import Context
from tefuda.effects.run import (
    Run,
    outcome,
    was_done,
)
from tefuda.effects.sheets import taken_away
from tefuda.kernel.changes import begin_effect
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import ANY_ATTACK, Modifier
from tefuda.kernel.moves import (
    record,
    shift,
)

DURING_BATTLE = ("battle", "attack")


def add_modifier(
    game: Game,
    run: Run,
    statement: Statement,
    target: int,
    duration: str,
    amount: int = 0,
    who: int = -1,
) -> None:
    if duration in DURING_BATTLE and not game.attacker:
        return  # there is no battle for it to last in
    ctx = run.ctx
    begin_effect(
        game,
        Modifier(
            statement, target, ctx.seat, ctx.source, duration, game.turn, amount, who, run.began,
            _attack_awaited(game, ctx, target, duration),
        ),
    )  # fmt: skip


def _attack_awaited(game: Game, ctx: Context, target: int, duration: str) -> int:
    """The card whose next attack an effect is about, or the next attack on which."""
    if "next_attack" not in duration:
        return 0
    if duration == "next_attack":
        return ANY_ATTACK
    if duration == "own_next_attack":
        here = match.cards(game, This(), ctx)
        return here[0].id if here else ctx.source
    return target or (ctx.it[0] if ctx.it else ctx.source)


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
            change = "/".join([f"{by * n:+d}" for _, by in node.changes])
            record(game, "boost", run.ctx.seat, game.last(id), change)
    outcome(run, ids, len(ids), bool(ids))


def _of_nobody(game: Game, amount: Amount, ctx: Context) -> bool:
    """Whether it is the value of a card that is not there, or that and something more."""
    if isinstance(amount, Sum):
        for part in amount.parts:
            if _of_nobody(game, part, ctx):
                return True
        return False
    return isinstance(amount, ValueOf) and match.value_of(game, amount, ctx) is None


def become(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Become, statement)
    done: list[int] = []
    if _of_nobody(game, node.amount, run.ctx):
        ids = []  # there is no card whose value it could be
    for id in ids:
        card = game.now(id)
        if card is None:
            continue
        n = match.amount(game, node.amount, run.ctx)
        if taken_away(game.rules, node.stat):
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
    base = f"base_{game.rules.stat_names[0]}"
    numbers = [values.value(game, card, base) for card in present]
    for card, n in zip(present, reversed(numbers), strict=True):
        add_modifier(game, run, Become(This(), base, n), card.id, node.duration, n)
    outcome(run, ids, 2, True)


def lasting(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Grant, Negate, Forbid, Allow, Treat: remember it for each card, or for the players."""
    duration = str(getattr(statement, "duration", ""))
    target = target_of(statement)
    if isinstance(target, Player):
        for who in match.seats_of(game, target.who, run.ctx.seat):
            add_modifier(game, run, statement, 0, duration, who=who)
        was_done(run)
        return
    for id in ids:
        add_modifier(game, run, statement, id, duration)
        if game.log is not None:
            record(game, type(statement).__name__.lower(), run.ctx.seat, game.last(id))
    outcome(run, ids, len(ids), bool(ids))


def shift_tokens(game: Game, id: int, source: str, to: str) -> None:
    """Move one token of the seat that a chosen token stands for."""
    pools = game.rules.pools
    shift(game, -id - 1, pools.index(source), pools.index(to), 1)


def forbid(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    for id in ids:
        if id < 0:
            shift_tokens(game, id, "rested", "frozen")
    lasting(game, run, statement, [id for id in ids if id > 0])


def cost_change(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(CostChange, statement)
    n = match.amount(game, node.amount, run.ctx)
    add_modifier(game, run, node, 0, node.duration, n, run.ctx.seat)
    was_done(run)


# -- looking and showing -----------------------------------------------------------------------
