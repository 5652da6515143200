"""Continuous abilities: applied at one moment, again and again until they come to rest."""

from __future__ import annotations

from tefuda.abilities.nodes import (
    Ability,
    Again,
    Allow,
    Become,
    Boost,
    Cards,
    CostChange,
    Forbid,
    Gain,
    GiveTokens,
    Grant,
    If,
    Must,
    Negate,
    Player,
    Seats,
    Shield,
    Statement,
    Then,
    Treat,
    Widen,
)
from tefuda.effects import exclusive, match, triggers
from tefuda.effects.context import Context
from tefuda.effects.sheets import Sheet, Source, allowance_of, apply, reset, sheet_of
from tefuda.kernel.card import Card
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Ban, Price
from tefuda.kernel.printed import EVERYTHING, looks_at_numbers

PASSES = 8  # those that still disturb each other after this exclude each other


def _sources(game: Game) -> list[Source]:
    """The continuous abilities on the field, the turn player's first."""
    sources: list[Source] = []
    watched = game.rules.customs.out_of_reach_stays_out
    kept = game.rules.customs.reach_is_kept
    for s in game.in_turn_order():
        zones = game.seats[s].zones
        for z in game.rules.field_zones:
            for card in zones[z]:
                printed = card.printed
                if not card.negated:
                    for i in printed.statics:
                        if not works(game, card, printed.abilities[i]):
                            continue
                        numeric = i in printed.numeric
                        scoped = (watched or (kept and numeric)) and i in printed.scoped
                        sources.append(Source(card, printed.abilities[i], True, scoped, numeric))
                    for i in printed.conditional:
                        if not works(game, card, printed.abilities[i]):
                            continue
                        sources.append(Source(card, printed.abilities[i], True))
                for ability in card.granted:
                    if ability.kind == "continuous":
                        numeric = looks_at_numbers(ability)
                        sources.append(Source(card, ability, False, False, numeric))
        for id in game.apart:
            card = game.cards[id]
            for i in card.printed.statics:
                ability = card.printed.abilities[i]
                if card.seat == s and ability.zone and works(game, card, ability):
                    sources.append(Source(card, ability, True, False, i in card.printed.numeric))
    return sources


def works(game: Game, card: Card, ability: Ability) -> bool:
    """Whether an ability that names an area is on a card that lies there."""
    return not ability.zone or card.zone in game.rules.zone_words[ability.zone]


class _Reach:
    """Which cards a continuous ability applies to. In some games a card that comes out of its
    reach, by what has happened to the card, does not come back into it on that turn. In others
    the cards it applied to before are looked at with what it adds to them."""

    def __init__(self, game: Game, name: str, held: list[int]) -> None:
        self.game = game
        self.name = name
        self.held = held  # those it applied to before
        self.now: list[int] = []

    def takes(self, id: int) -> bool:
        if self.game.outside.get(f"{self.name} {id}", 0) == self.game.turn:
            return False
        self.now.append(id)
        return True

    def settle(self) -> None:
        """Compare with before, once values have come to rest."""
        game = self.game
        for id in game.reached.get(self.name, []):
            # Only what an effect did counts.
            if id not in self.now and id in game.cards and game.acting:
                game.outside[f"{self.name} {id}"] = game.turn
        game.reached[self.name] = self.now


def apply_all(game: Game, level: dict[int, Sheet], held: dict[str, list[int]]) -> None:
    """Apply continuous abilities on top of what is settled, until nothing changes any more.

    `held`: which cards they applied to before.
    """
    sources = _sources(game)
    if not sources:
        return
    sheets = _until_at_rest(game, level, held, sources)
    if sheets is None:
        exclusive.one_by_one(game, level, sources)
    elif game.rules.customs.numbers_in_order and any([source.numeric for source in sources]):
        if len(sources) > 1 or any([sheet.reset for sheet in sheets.values()]):
            exclusive.in_time(game, level, sources)


def _until_at_rest(
    game: Game, level: dict[int, Sheet], held: dict[str, list[int]], sources: list[Source]
) -> dict[int, Sheet] | None:
    """Apply all of them at one moment, again and again; None if that never comes to rest, or only
    since one was looked at before another, for some of them exclude each other."""
    prices = game.prices
    bans = game.bans
    allowances = game.allowances
    before = level
    rivals = False  # one is negated by another that it might have negated itself
    reaches: list[_Reach] = []
    for step in range(PASSES):
        reaches = []
        sheets: dict[int, Sheet] = {}
        for id, old in level.items():
            sheets[id] = old.copy()
        new_prices = prices[:]
        new_bans = bans[:]
        new_allowances = allowances[:]
        changed = 0
        seat = sources[0].card.seat
        for source in sources:
            card = source.card
            ability = source.ability
            if card.seat != seat:
                seat = card.seat
                if step == 0 and game.reads != 0:
                    # The other player's see what the turn player's have done.
                    for sheet in sheets.values():
                        changed |= sheet.settle()
            if source.printed:
                mine = sheets.get(card.id)
                if card.negated or (mine is not None and mine.negated):
                    rivals = rivals or (not card.negated and card.printed.excludes)
                    continue
            ctx = source.ctx
            if ability.conditions and not match.all_hold(game, ability.conditions, ctx):
                continue
            if ability.kind == "keyword":
                own = sheet_of(game, sheets, card.id)
                if own is not None:
                    own.keywords |= game.rules.keywords[ability.keyword]
                continue
            reach: _Reach | None = None
            if source.scoped:
                name = f"{card.id} {card.printed.abilities.index(ability)}"
                before_this = step == 0 and game.rules.customs.reach_is_kept
                reach = _Reach(game, name, held.get(name, []) if before_this else [])
                reaches.append(reach)
            for statement in ability.body:
                apply_static(
                    game,
                    statement,
                    ctx,
                    sheets,
                    new_prices,
                    new_bans,
                    new_allowances,
                    reach,
                    source.when,
                )
        for id, old in before.items():
            if id not in sheets:
                reset(old.card)
                changed = EVERYTHING
        for sheet in sheets.values():
            changed |= sheet.settle()
        if changed and (new_prices or any([reach.held for reach in reaches])):
            changed = EVERYTHING
        game.prices = new_prices
        game.bans = new_bans
        game.allowances = new_allowances
        if _given(sheets) != len([source for source in sources if not source.printed]):
            # They give abilities that are continuous too.
            sources[:] = _sources(game)
        elif not changed & game.reads:
            break
        before = sheets
    else:
        return None
    if rivals and game.excludes:
        return None
    for reach in reaches:
        reach.settle()
    return sheets


def _given(sheets: dict[int, Sheet]) -> int:
    """How many continuous abilities cards have been given."""
    n = 0
    for sheet in sheets.values():
        for ability in sheet.granted:
            if ability.kind == "continuous":
                n += 1
    return n


def apply_static(
    game: Game,
    statement: Statement,
    ctx: Context,
    sheets: dict[int, Sheet],
    prices: list[Price],
    bans: list[Ban],
    allowances: list[tuple[int, str, int]],
    reach: _Reach | None,
    when: int,
) -> None:
    if isinstance(statement, Then):
        return
    if isinstance(statement, If):
        branch = (
            statement.then if match.holds(game, statement.condition, ctx) else statement.otherwise
        )
        for inner in branch:
            apply_static(game, inner, ctx, sheets, prices, bans, allowances, reach, when)
        return
    if isinstance(statement, CostChange):
        n = match.amount(game, statement.amount, ctx)
        index = game.rules.stat_index["cost"]
        price = Price(statement.cards, index, -n, ctx.seat, ctx.source, None, statement.colour)
        prices.append(price)
        return
    if isinstance(statement, (GiveTokens, Shield, Widen)):
        return  # looked for when it matters
    if isinstance(statement, (Again, Seats)):
        for who in match.seats_of(game, statement.who, ctx.seat):
            allowances.append(allowance_of(statement, who))
        return
    if isinstance(statement, Forbid) and isinstance(statement.target, Player):
        for who in match.seats_of(game, statement.target.who, ctx.seat):
            bans.append(Ban(who, statement, ctx.seat, ctx.source))
        return
    if isinstance(statement, Allow) and isinstance(statement.target, Player):
        for who in match.seats_of(game, statement.target.who, ctx.seat):
            allowances.append((who, statement.act, 1))
        return
    n = 0
    if isinstance(statement, (Gain, Become)):
        if isinstance(statement, Gain):
            n = match.gained(game, statement, ctx)
        else:
            n = match.amount(game, statement.amount, ctx)
        if isinstance(statement, Gain) and isinstance(statement.target, Cards):
            zones = game.rules.zone_words[statement.target.zone]
            if not game.rules.laid[zones[0]]:
                index = game.rules.stat_index[statement.stat]
                prices.append(Price(statement.target, index, n, ctx.seat, ctx.source, None))
                return
        target = statement.target
    elif isinstance(statement, Boost):
        n = match.amount(game, statement.times, ctx)
        target = statement.target
    elif isinstance(statement, (Grant, Negate, Forbid, Allow, Must, Treat)):
        target = statement.target
    else:
        raise TefudaError(f"a continuous ability cannot say {statement!r}")
    cards = match.cards(game, target, ctx)
    if reach is not None and reach.held:
        reached = [card.id for card in cards]
        cards = cards + [
            game.cards[id] for id in reach.held if id in game.cards and id not in reached
        ]
    for card in cards:
        if card.forbidden and card.id != ctx.source:
            if triggers.forbidden(game, card, "be_affected", "effect", ctx.seat):
                continue
        if reach is not None and not reach.takes(card.id):
            continue
        sheet = sheet_of(game, sheets, card.id)
        if sheet is not None:
            apply(game, statement, sheet, n, ctx.seat, ctx.source, when)
