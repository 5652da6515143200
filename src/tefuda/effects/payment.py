"""What can be paid: every part of it, together, with cards that can suffer it.

A cost, a price of attacking and what is done instead of an event are paid as a whole or not at
all. So each part says which cards, or tokens, would do for it and how many it needs; and there
must be a way to give every part its own. A card that was rested or shown may still be taken away
by a later part; one that was taken away is of no use to any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tefuda.abilities.nodes import (
    KO,
    WHOLE,
    AnyNumber,
    Both,
    Cards,
    Choose,
    IfDone,
    Move,
    Play,
    Player,
    Rest,
    Reveal,
    SetActive,
    Statement,
    Target,
    Top,
    Turnover,
    target_of,
)
from tefuda.effects import match, run, targets, triggers
from tefuda.effects.context import Context
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Ban

# What becomes of a card that a part is paid with.
TAKEN: Final = 1
RESTED: Final = 2
SHOWN: Final = 3


class Need:
    """So many of these cards or tokens, for a part of a cost."""

    def __init__(self, ids: list[int], count: int, act: int) -> None:
        self.ids = ids
        self.count = count
        self.act = act


Needs = Callable[[Game, Statement, Context], list[Need]]


def token(seat: int, pool: int, k: int) -> int:
    """The kth token of a pool as something a part may need; no card has such a number."""
    return -1_000_000 * (seat + 1) - 1_000 * pool - k - 1


# -- cards that can suffer it ------------------------------------------------------------------


def suffers(game: Game, card: Card, statement: Statement, seat: int) -> bool:
    """Whether this can be done to the card by an effect of the seat."""
    if isinstance(statement, Rest):
        return targets.restable(game, card, seat)
    if isinstance(statement, Turnover):
        return card.face_up != (statement.face == "up")
    if isinstance(statement, SetActive):
        return card.rested
    if isinstance(statement, Play):
        return game.rules.playable(game, card, seat)
    if not isinstance(statement, (Move, KO)) or card.zone < 0:
        return True
    if not game.rules.on_field[card.zone]:
        return True
    if game.rules.zones[card.zone].fixed:
        return False
    if triggers.forbidden(game, card, "leave_field", "effect", seat):
        return False
    kept = isinstance(statement, KO) and triggers.forbidden(game, card, "be_ko", "effect", seat)
    return not kept


def candidates(game: Game, statement: Statement, target: Target, ctx: Context) -> list[Card]:
    """The cards a target points at that may be chosen and can suffer it."""
    chosen = isinstance(target, Choose)
    return [
        card
        for card in match.cards(game, target, ctx)
        if suffers(game, card, statement, ctx.seat)
        and (not chosen or targets.choosable(game, card, ctx.seat))
    ]


def wanted(game: Game, target: Target, ctx: Context) -> int:
    """How many cards a target asks for, if it asks for a number."""
    if isinstance(target, (Choose, Top)):
        if target.up_to or isinstance(target.count, AnyNumber):
            return 0
        return match.amount(game, target.count, ctx)
    return 1


# -- what the parts need -----------------------------------------------------------------------


def target_needs(game: Game, statement: Statement, target: Target, ctx: Context) -> list[Need]:
    """What a part needs that does something to cards."""
    if isinstance(target, Both):
        found: list[Need] = []
        for part in target.targets:
            found.extend(target_needs(game, statement, part, ctx))
        return found
    act = act_of(statement)
    cards = candidates(game, statement, target, ctx)
    ids = [card.id for card in cards]
    if isinstance(target, Cards):
        # All of them, but at least one.
        return [Need([id], 1, act) for id in ids] or [Need([], 1, act)]
    count = wanted(game, target, ctx)
    if isinstance(target, Choose):
        if target.distinct:
            count = max(count, 0)
            names = {card.printed.name for card in cards}
            if len(names) < count:
                return [Need([], 1, act)]
        if isinstance(statement, Rest) or targets.wants_tokens(target.cards.tests):
            if targets.wants_tokens(target.cards.tests) or targets.any_card(target.cards):
                ids.extend(_active_tokens(game, target.cards, ctx))
    elif isinstance(target, Top) and not isinstance(statement, Turnover):
        # A pile from which several parts take is used up by all of them.
        for seat in match.seats_of(game, target.who, ctx.seat):
            for zone in game.rules.zone_words[target.zone]:
                for card in game.seats[seat].zones[zone]:
                    if card.id not in ids:
                        ids.append(card.id)
    return [Need(ids, count, act)] if count > 0 else []


def _active_tokens(game: Game, cards: Cards, ctx: Context) -> list[int]:
    if "active" not in game.rules.pools:
        return []
    pool = game.rules.pools.index("active")
    found: list[int] = []
    for seat in match.seats_of(game, cards.who, ctx.seat):
        found.extend([token(seat, pool, k) for k in range(game.seats[seat].pools[pool])])
    return found


def needs(game: Game, statement: Statement, ctx: Context) -> list[Need]:
    """What one part needs; a game knows what its own statements do."""
    own = game.rules.needs.get(type(statement))
    if own is not None:
        return cast(list[Need], own(game, statement, ctx))
    target = target_of(statement)
    if isinstance(statement, _ON_CARDS) and target is not None:
        if not isinstance(target, Player):
            return target_needs(game, statement, target, ctx)
    return []


def begins(game: Game, statements: tuple[Statement, ...], ctx: Context) -> bool:
    """Whether any of this could be done: what is no cost is done as far as it can be."""
    for statement in statements:
        if isinstance(statement, IfDone):
            continue
        check = game.rules.possible.get(type(statement))
        if check is None or check(game, statement, ctx):
            return True
        if type(statement) not in WHOLE and any([need.ids for need in needs(game, statement, ctx)]):
            return True
    return False


_ON_CARDS: Final = (Move, Rest, KO, Reveal, Turnover, SetActive, Play)


# -- all parts together ------------------------------------------------------------------------


def together(
    game: Game,
    statements: tuple[Statement, ...],
    ctx: Context,
    used: list[Need] | None = None,
    more: Need | None = None,
) -> bool:
    """Whether these parts, in this order, can all be paid; after what was `used` already and what
    the part at work needs yet."""
    wants: list[Need] = [] if more is None else [more]
    for statement in statements:
        wants.extend(needs(game, statement, ctx))
    taken: set[int] = set()
    rested: set[int] = set()
    for need in used or []:
        if need.act != SHOWN:
            (rested if need.act == RESTED else taken).update(need.ids)
    return _pays(wants, 0, taken, rested)


# -- prices that effects ask for on top --------------------------------------------------------


def tolls(card: Card, act: str) -> list[Ban]:
    """What effects let a card do only at a price. Each is paid as its own effect says: "you" and
    "your opponent" are those of that effect, never who happens to act."""
    return [ban for ban in card.limits if ban.statement.act == act and ban.statement.unless]


def can_pay_tolls(game: Game, card: Card, act: str) -> bool:
    """Whether all of these prices can be paid together."""
    wants: list[Need] = []
    for ban in tolls(card, act):
        ctx = Context(ban.seat, ban.source)
        if not run.possible(game, ban.statement.unless, ctx):
            return False
        for statement in ban.statement.unless:
            wants.extend(needs(game, statement, ctx))
    return _pays(wants, 0, set(), set())


def pay_tolls(game: Game, card: Card, act: str) -> None:
    for ban in reversed(tolls(card, act)):
        paying = run.perform(game, Context(ban.seat, ban.source), ban.statement.unless)
        paying.paying = True


def _pays(wants: list[Need], at: int, taken: set[int], rested: set[int]) -> bool:
    """Whether the needs from `at` on can be met."""
    if at == len(wants):
        return True
    need = wants[at]
    free = [id for id in need.ids if id not in taken and not (need.act == RESTED and id in rested)]
    if len(free) < need.count:
        return False
    if need.count <= 0:
        return _pays(wants, at + 1, taken, rested)
    # Cards that nothing else asks for are given first: with enough of them there is no choice.
    others: set[int] = set()
    for other in wants[at + 1 :]:
        others.update(other.ids)
    spare = [id for id in free if id not in others]
    if len(spare) >= need.count or need.act == SHOWN:
        return _pays(wants, at + 1, taken, rested)
    left = Need([id for id in free if id in others], need.count - len(spare), need.act)
    return _shares(wants, at, left, 0, taken, rested)


def _shares(
    wants: list[Need], at: int, left: Need, start: int, taken: set[int], rested: set[int]
) -> bool:
    """The same for cards that other parts ask for too: try each."""
    if left.count == 0:
        return _pays(wants, at + 1, taken, rested)
    for i in range(start, len(left.ids) - left.count + 1):
        id = left.ids[i]
        marked = rested if left.act == RESTED else taken
        fresh = id not in marked
        marked.add(id)
        rest = Need(left.ids, left.count - 1, left.act)
        if _shares(wants, at, rest, i + 1, taken, rested):
            return True
        if fresh:
            marked.discard(id)
    return False


def leaves_enough(
    game: Game, picked: list[int], act: int = 0, others: list[int] | None = None, lacking: int = 0
) -> bool:
    """Whether what is left of the payment under way can be paid after these; yes, if nothing is
    being paid. They are what the part at work has been given so far; so many of the others it needs
    yet."""
    paying = under_way(game)
    if paying is None:
        return True
    block = paying.blocks[-1]
    pc = paying.pcs[-1]
    rest = block[pc:]
    if not act:
        # Its cards are being chosen, so that it has not been begun.
        rest = block[pc + 1 :]
        act = act_of(block[pc])
    if not rest and not isinstance(target_of(block[min(pc, len(block) - 1)]), Both):
        return True
    given = [*paying.gathered, *picked]
    told = _told_apart(game, [*given, *(others or [])])
    used = [Need(told[: len(given)], 0, act)]
    return together(game, rest, paying.ctx, used, Need(told[len(given) :], lacking, act))


def under_way(game: Game) -> run.Run | None:
    """The ability, or what is done instead of an event, that is being paid just now."""
    for frame in reversed(game.stack):
        if isinstance(frame, run.Run):
            return frame if frame.paying else None
    return None


def act_of(statement: Statement) -> int:
    if isinstance(statement, Rest):
        return RESTED
    return SHOWN if isinstance(statement, (Reveal, Turnover, SetActive)) else TAKEN


def _told_apart(game: Game, ids: list[int]) -> list[int]:
    """Tokens are chosen as minus their seat; here each is one of its own."""
    if not any([id < 0 for id in ids]) or "active" not in game.rules.pools:
        return ids
    pool = game.rules.pools.index("active")
    found: list[int] = []
    for i, id in enumerate(ids):
        found.append(id if id > 0 else token(-id - 1, pool, ids[:i].count(id)))
    return found
