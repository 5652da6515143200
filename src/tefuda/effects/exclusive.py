"""Continuous abilities that exclude each other, or depend on each other."""

from __future__ import annotations

from tefuda.abilities.nodes import (
    Become,
    Boost,
    Gain,
    Grant,
    If,
    Negate,
    Player,
    Statement,
    Target,
    target_of,
)
from tefuda.effects import continuous, match
from tefuda.effects.context import Context
from tefuda.effects.sheets import Sheet, Source, apply_modifier, reset, sheet_of, since
from tefuda.kernel.game import Game


def one_by_one(game: Game, level: dict[int, Sheet], sources: list[Source]) -> None:
    """Apply them one after the other, each as the others leave it: the turn player's first, of one
    player in the order that player likes; again, while that changes anything."""
    places = {id: i for i, id in enumerate(game.order)}
    turns = game.in_turn_order()
    sources.sort(key=lambda source: (turns.index(source.card.seat), _first(places, source)))
    outcome = _settle_in_order(game, level, sources)
    for seat in turns:
        mine = [s for s in sources if s.card.seat == seat and s.card.printed.excludes]
        ids = [source.card.id for source in mine]
        if len(set(ids)) < 2 or all([id in places for id in ids]):
            continue
        others = [source for source in sources if source not in mine]
        at = turns.index(seat)
        before = [s for s in others if turns.index(s.card.seat) < at]
        after = [s for s in others if s not in before]
        if _settle_in_order(game, level, [*before, *mine[::-1], *after]) != outcome:
            game.undecided = (seat, sorted(set(ids)))
            break
    _settle_in_order(game, level, sources)


def _first(places: dict[int, int], source: Source) -> tuple[int, int]:
    """As its player has said, or else as the cards came."""
    return (places.get(source.card.id, len(places)), source.card.id)


def _settle_in_order(game: Game, level: dict[int, Sheet], sources: list[Source]) -> list[str]:
    """The outcome of this order, as what there is of which card."""
    active: list[bool] = [False] * len(sources)
    for _ in range(continuous.PASSES):
        before = active[:]
        for i, source in enumerate(sources):
            active[i] = False
            sheets = _apply_those(game, level, sources, active)
            own = sheets.get(source.card.id)
            negated = source.printed and own is not None and own.negated
            active[i] = not negated and match.all_hold(game, source.ability.conditions, source.ctx)
        if active == before:
            break
    sheets = _apply_those(game, level, sources, active)
    return sorted(
        [
            f"{s.card.printed.number} {s.card.rested} {s.card.stats} {s.keywords} {s.negated} "
            f"{s.forbidden} {s.allowed}"
            for s in sheets.values()
        ]
    )


def in_time(game: Game, level: dict[int, Sheet], sources: list[Source]) -> None:
    """Apply each of them once, in the order of time: none keeps itself alive, and what it does not
    find when its time comes it does not look for again."""
    for _ in sources:  # what depends on one that depends on another comes after both
        sources.sort(key=_place_in_time)
        if not depend(game, level, sources):
            break
    sources.sort(key=_place_in_time)
    _apply_those(game, level, sources, None)


def _place_in_time(source: Source) -> tuple[int, int]:
    """What gives or takes abilities comes first, then what changes no number, then what does."""
    kinds = {type(statement) for statement in source.ability.body}
    if Grant in kinds or Negate in kinds or source.ability.kind == "keyword":
        return (0, source.when)
    return (2 if kinds & {Gain, Boost, Become, If} else 1, source.when)


def _apply_those(
    game: Game, level: dict[int, Sheet], sources: list[Source], active: list[bool] | None
) -> dict[int, Sheet]:
    """The values with these at work, each seeing what those before it have done; if it is not said
    which are, those that then find their conditions."""
    for seat in game.seats:
        for z in game.rules.laid_zones:
            for card in seat.zones[z]:
                if not card.plain:
                    reset(card)
    sheets: dict[int, Sheet] = {}
    for id, old in level.items():
        sheets[id] = old.copy()
        sheets[id].settle()
    game.prices = []
    game.bans = []
    game.allowances = []
    for modifier in game.modifiers:
        if modifier.applies() and not modifier.target:
            apply_modifier(game, modifier, sheets)
    for i, source in enumerate(sources):
        if active is None:
            if source.printed and source.card.negated:
                continue
            if not match.all_hold(game, source.ability.conditions, source.ctx):
                continue
        elif not active[i]:
            continue
        if source.ability.kind == "keyword":
            own = sheet_of(game, sheets, source.card.id)
            if own is not None:
                own.keywords |= game.rules.keywords[source.ability.keyword]
        else:
            for statement in source.ability.body:
                continuous.apply_static(
                    game, statement, source.ctx, sheets, game.prices, game.bans,
                    game.allowances, None, source.when,
                )  # fmt: skip
        for sheet in sheets.values():
            sheet.settle()
    return sheets


# -- dependencies ------------------------------------------------------------------------------


def depend(game: Game, level: dict[int, Sheet], sources: list[Source]) -> bool:
    """What does something else, or to something else, once another effect on numbers is at work,
    depends on that one and is applied after it. Whether anything stands elsewhere in time now."""
    working = [
        not s.ability.conditions or match.all_hold(game, s.ability.conditions, s.ctx)
        for s in sources
    ]
    moved = False
    for b, late in enumerate(sources):
        if not late.numeric:
            continue
        for a, early in enumerate(sources):
            if a == b or early.when < late.when or not working[a]:
                continue
            if _does(game, level, sources, a, late) != _does(game, level, sources, -1, late):
                late.when = early.when + 1
                moved = True
    for late in sources:
        for m in game.modifiers:
            began = since(m.began, False)
            if not late.numeric or began < late.when or not m.applies() or not m.target:
                continue
            without = {id: sheet for id, sheet in level.items() if id != m.target}
            if _does(game, without, sources, -1, late) != _does(game, level, sources, -1, late):
                late.when = began + 1
                moved = True
    return moved


def _does(
    game: Game, level: dict[int, Sheet], sources: list[Source], without: int, source: Source
) -> list[str]:
    """What a continuous ability does while one of the others, and itself, are not at work."""
    active = [i != without and other is not source for i, other in enumerate(sources)]
    for i, other in enumerate(sources):
        if active[i] and other.ability.conditions:
            active[i] = match.all_hold(game, other.ability.conditions, other.ctx)
    _apply_those(game, level, sources, active)
    ctx = source.ctx
    if source.ability.conditions and not match.all_hold(game, source.ability.conditions, ctx):
        return []
    found: list[str] = []
    _note(game, source.ability.body, ctx, found)
    return found


def _note(game: Game, body: tuple[Statement, ...], ctx: Context, found: list[str]) -> None:
    for statement in body:
        if isinstance(statement, If):
            holds = match.holds(game, statement.condition, ctx)
            _note(game, statement.then if holds else statement.otherwise, ctx, found)
        else:
            found.append(_said(game, statement, ctx))


def _said(game: Game, statement: Statement, ctx: Context) -> str:
    """To which cards a statement does how much."""
    target = target_of(statement)
    ids = []
    if isinstance(target, Target) and not isinstance(target, Player):
        ids = [card.id for card in match.cards(game, target, ctx)]
    n = 0
    if isinstance(statement, Gain):
        n = match.gained(game, statement, ctx)
    elif isinstance(statement, Become):
        n = match.amount(game, statement.amount, ctx)
    elif isinstance(statement, Boost):
        n = match.amount(game, statement.times, ctx)
    return f"{type(statement).__name__} {ids} {n}"
