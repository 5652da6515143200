"""What an ability would be worth just now, roughly, in cards: an opinion, never a rule.

For players that decide quickly. It counts what a body would reach as the table stands and what its
cost takes, so that nothing is paid for what does nothing. Hidden cards are not looked at.
"""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import (
    KO,
    Ability,
    Activate,
    AddTokens,
    AnyNumber,
    Boost,
    Cards,
    Choose,
    Control,
    CostChange,
    Damage,
    Draw,
    Each,
    Evolve,
    ExtraTurn,
    Flip,
    Forbid,
    FreezeTokens,
    Gain,
    GiveTokens,
    Grant,
    If,
    IfDone,
    Later,
    Lose,
    May,
    Modes,
    Move,
    Negate,
    PayEnergy,
    Play,
    PutUnder,
    ReadyTokens,
    Recover,
    Rest,
    RestTokens,
    ReturnTokens,
    SetActive,
    Skip,
    Statement,
    Swap,
    TakeUnder,
    Target,
    This,
    Top,
    Win,
    Wound,
)
from tefuda.effects import match
from tefuda.effects.context import Context
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game

COST: Final = 1  # the index of a card's cost among its values, in all games
UNSEEN: Final = 0.7  # how often a hidden card is one that is looked for
TOKEN: Final = 0.35  # a token, or a point of energy, for one turn
FOREVER: Final = 100.0  # a game


def of_ability(game: Game, ability: Ability, card: Card, free: bool = False) -> float:
    """What carrying an ability of this card out would bring its player; `free`: without the
    cost."""
    ctx = Context(card.seat, card.id)
    for condition in ability.conditions:
        if not match.holds(game, condition, ctx):
            return 0.0
    total = of_body(game, ability.body, ctx)
    if not free:
        total += of_body(game, ability.cost, ctx)
    return total


def of_body(game: Game, body: tuple[Statement, ...], ctx: Context) -> float:
    total = 0.0
    for statement in body:
        total += _of(game, statement, ctx)
    return total


def _of(game: Game, statement: Statement, ctx: Context) -> float:
    if isinstance(statement, Draw):
        return _sign(statement.who) * _number(game, statement.count, ctx)
    if isinstance(statement, Move):
        return _move(game, statement, ctx)
    if isinstance(statement, (KO, Control)):
        return _reach(game, statement.target, ctx, 1.0, True)
    if isinstance(statement, Play):
        return _found(game, statement.target, ctx)
    if isinstance(statement, Rest):
        return _turned(game, statement.target, ctx, False)
    if isinstance(statement, SetActive):
        return _turned(game, statement.target, ctx, True)
    if isinstance(statement, Gain):
        n = statement.amount
        down = statement.negative or (isinstance(n, int) and n < 0)
        return _reach(game, statement.target, ctx, 0.3 if down else -0.3, False)
    if isinstance(statement, Boost):
        up = statement.atk + statement.defence
        return _reach(game, statement.target, ctx, 0.3 if up < 0 else -0.3, False)
    if isinstance(statement, Grant):
        return _reach(game, statement.target, ctx, -0.3, False)
    if isinstance(statement, (Negate, Forbid)):
        return _reach(game, statement.target, ctx, 0.3, False)
    if isinstance(statement, Wound):
        return _reach(game, statement.target, ctx, -0.3 if statement.clear else 0.4, False)
    if isinstance(statement, AddTokens):
        return _sign(statement.who) * 1.5 * TOKEN * _number(game, statement.count, ctx)
    if isinstance(statement, GiveTokens):
        return 0.5 * TOKEN * _number(game, statement.count, ctx)
    if isinstance(statement, ReadyTokens):
        return _sign(statement.who) * TOKEN * _number(game, statement.count, ctx)
    if isinstance(statement, (RestTokens, FreezeTokens)):
        return -_sign(statement.who) * TOKEN * _number(game, statement.count, ctx)
    if isinstance(statement, ReturnTokens):
        return -_sign(statement.who) * 1.5 * TOKEN * _number(game, statement.count, ctx)
    if isinstance(statement, PayEnergy):
        return -TOKEN * _number(game, statement.count, ctx)
    if isinstance(statement, PutUnder):
        return TOKEN
    if isinstance(statement, TakeUnder):
        return -TOKEN
    if isinstance(statement, Damage):
        return -_sign(statement.who) * 1.2 * _number(game, statement.count, ctx)
    if isinstance(statement, Recover):
        return _sign(statement.who) * 1.5
    if isinstance(statement, If):
        holds = match.holds(game, statement.condition, ctx)
        return of_body(game, statement.then if holds else statement.otherwise, ctx)
    if isinstance(statement, IfDone):
        return UNSEEN * of_body(game, statement.then, ctx)
    if isinstance(statement, May):
        return max(0.0, of_body(game, statement.body, ctx)) if statement.by == "you" else 0.0
    if isinstance(statement, Modes):
        return max([of_body(game, option, ctx) for option in statement.options])
    if isinstance(statement, Each):
        return 0.0
    if isinstance(statement, Later):
        return of_body(game, statement.body, ctx)
    if isinstance(statement, (Win, Lose)):
        return _sign(statement.who) * (FOREVER if isinstance(statement, Win) else -FOREVER)
    if isinstance(statement, ExtraTurn):
        return 3.0 * _sign(statement.who)
    if isinstance(statement, Skip):
        return -_sign(statement.who)
    if isinstance(statement, CostChange):
        return TOKEN if isinstance(statement.amount, int) else 1.0
    if isinstance(statement, (Activate, Evolve, Swap, Flip)):
        return 0.6
    return 0.1


def _sign(who: str) -> int:
    return -1 if who == "opponent" else 1


def _number(game: Game, amount: object, ctx: Context) -> int:
    if isinstance(amount, int):
        return amount
    return 1


def _unseen(game: Game, target: Target) -> bool:
    """Whether a target speaks of cards nobody has seen yet."""
    if isinstance(target, Top):
        return True
    if isinstance(target, Cards):
        if target.zone in ("looked", "rest"):
            return True
        zones = game.rules.zone_words.get(target.zone, ())
        return len(zones) > 0 and game.rules.zones[zones[0]].visible == "none"
    return isinstance(target, Choose) and _unseen(game, target.cards)


def _worth(game: Game, card: Card) -> float:
    if game.rules.on_field[card.zone]:
        return 0.6 + 0.15 * max(card.printed.stats[COST], 0)
    return 1.0


def _most(game: Game, target: Target, ctx: Context) -> tuple[list[Card], int]:
    """The cards a target could reach, and how many of them it takes."""
    if isinstance(target, Choose):
        found = match.cards(game, target.cards, ctx)
        n = len(found) if isinstance(target.count, AnyNumber) else 0
        return found, n or min(_number(game, target.count, ctx), len(found))
    found = match.cards(game, target, ctx)
    return found, len(found)


def _reach(game: Game, target: Target, ctx: Context, harm: float, whole: bool) -> float:
    """What doing so much harm to these cards is worth: the best of others', the least of one's
    own; `whole`: the card is lost. Negative harm is a favour."""
    found, n = _most(game, target, ctx)
    if not found or n == 0:
        return 0.0
    mine = found[0].seat == ctx.seat or found[0].seat in game.allies(ctx.seat)
    worths = sorted([_worth(game, card) for card in found], reverse=not mine)
    total = 0.0
    for worth in worths[:n]:
        total += harm * (worth if whole else 1.0)
    up_to = isinstance(target, Choose) and target.up_to
    total = -total if mine else total
    return max(total, 0.0) if up_to else total


def _turned(game: Game, target: Target, ctx: Context, active: bool) -> float:
    """What it is worth to rest these cards, or to set them active: those that lie otherwise."""
    found, n = _most(game, target, ctx)
    turned = [card for card in found if card.rested == active]
    if not turned:
        return 0.0
    mine = turned[0].seat == ctx.seat
    if isinstance(target, This) and not active:
        return -0.1 if turned[0].printed.stats[0] <= 0 else -0.4
    each = 0.4 if mine == active else -0.4
    return each * min(n, len(turned))


def _found(game: Game, target: Target, ctx: Context) -> float:
    """What it is worth to get cards for nothing."""
    if _unseen(game, target):
        return UNSEEN
    found, n = _most(game, target, ctx)
    return 0.8 * n if found else 0.0


def _move(game: Game, statement: Move, ctx: Context) -> float:
    target = statement.target
    to = statement.to
    if isinstance(target, Top):
        n = _number(game, target.count, ctx)
        if target.zone == "life":
            return -0.4 * _sign(target.who) * n
        good = to in ("hand", "life", "energy")
        return (1.0 if good else 0.0) * n * _sign(target.who)
    if _unseen(game, target):
        return UNSEEN if to not in ("deck", "trash", "drop", "waiting") else 0.0
    found, n = _most(game, target, ctx)
    if not found or n == 0:
        return 0.0
    first = found[0]
    in_hand = game.rules.in_hand[first.zone]
    on_field = game.rules.on_field[first.zone]
    if on_field:
        return _reach(game, target, ctx, 0.7 if to == "hand" else 0.9, True)
    mine = first.seat == ctx.seat
    if in_hand:
        price = 0.4 if to in ("life", "energy", "entry", "member", "free_member") else -1.0
        return (price if mine else -price) * n
    if to in ("hand", "life", "energy", "battle", "entry", "member", "free_member"):
        return (0.9 if mine else -0.9) * n
    return 0.0
