"""What a card's power, cost, keywords and prohibitions are just now.

Printed values first, then resolved effects that last, then continuous abilities: the turn
player's, then the others', again and again until they no longer change each other. The outcome is
kept on the cards until something changes.
"""

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
    Target,
    Then,
    Treat,
    Widen,
)
from tefuda.effects import match, triggers
from tefuda.effects.context import Context
from tefuda.kernel.card import NO_ABILITIES, NO_LIMITS, NO_MARKS, NO_NUMBERS, Card
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Ban, Modifier, Price
from tefuda.kernel.moves import survey
from tefuda.kernel.rulebook import Rulebook

PASSES = 8  # continuous abilities that still disturb each other after this are left as they are


def refresh(game: Game) -> None:
    """Make the derived values true again, if anything has changed."""
    if game.stale:
        derive(game)


def value(game: Game, card: Card, word: str) -> int:
    """A value of a card now: power, cost, counter, base_power, base_cost, tokens."""
    if word == "tokens":
        return card.tokens
    base = word.startswith("base_")
    index = game.rules.stat_index[word[5:] if base else word]
    if card.zone >= 0 and game.rules.laid[card.zone] and not card.over:
        if game.stale:
            derive(game)
        n = card.base[index] if base else card.stats[index]
    elif base:
        n = card.printed.stats[index]
    else:
        n = in_hand(game, card, index, False)
    # Only power is ever below zero outside a calculation.
    return n if index == 0 or n > 0 else 0


def known_value(game: Game, card: Card, word: str) -> int:
    """The value a card had when it was last seen."""
    index = game.rules.stat_index[word.removeprefix("base_")]
    return card.base[index] if word.startswith("base_") else card.stats[index]


def in_hand(game: Game, card: Card, index: int, played: bool = True) -> int:
    """A value of a card off the field: its cost to play, its counter.

    What makes only the next play cheaper changes the price of playing, not the card's cost.
    """
    n = max(card.printed.stats[index], 0)
    if game.stale:
        derive(game)
    if game.pricing:
        return n
    if card.printed.in_hand and card.zone == game.rules.zone_words["hand"][0]:
        n += _own_price(game, card, index)
    colours: list[str] = []
    if card.printed.specified and game.rules.stats[index] == "cost":
        colours = list(card.printed.specified)
    if not game.prices:
        return max(n, len(colours)) if colours else n
    # The tests look at the card as printed: a price does not depend on itself.
    game.pricing = True
    for price in game.prices:
        if price.stat == index and (played or price.once is None):
            ctx = Context(price.seat, price.source)
            zones = game.rules.zone_words[price.cards.zone]
            if (
                card.zone in zones
                and card.seat in match.seats_of(game, price.cards.who, price.seat)
                and match.passes(game, card, price.cards.tests, ctx)
            ):
                if not price.colour:
                    n += price.amount
                    if price.amount <= -match.MANY:
                        colours = []
                    continue
                n += respecify(colours, price)
    game.pricing = False
    # A whole cost below what is specified in colours is that much (where colours are specified).
    return max(n, len(colours)) if colours else n


def respecify(colours: list[str], price: Price) -> int:
    """Change what is specified in colours; by how much the whole cost changes with it.

    It falls only as far as there is of the colour. That colours are ignored changes no number.
    """
    if price.colour == match.EVERY:
        colours.clear()
        return 0
    changed = 0
    for _ in range(-price.amount):
        if price.colour in colours:
            colours.remove(price.colour)
            changed -= 1
    for _ in range(price.amount):
        colours.append(price.colour)
        changed += 1
    return changed


def _own_price(game: Game, card: Card, index: int) -> int:
    """What a card in hand changes about itself ("give this card in your hand ... cost")."""
    n = 0
    ctx = Context(card.seat, card.id)
    game.pricing = True
    for i in card.printed.in_hand:
        ability = card.printed.abilities[i]
        if match.all_hold(game, ability.conditions, ctx):
            for statement in ability.body:
                if isinstance(statement, Gain):
                    if game.rules.stat_index[statement.stat] == index:
                        n += match.gained(game, statement, ctx)
    game.pricing = False
    return n


def tokens(game: Game, seat: int, where: str) -> int:
    """How many token cards a seat has there."""
    pools = game.seats[seat].pools
    names = game.rules.pools
    total = 0
    for i, name in enumerate(names):
        if name == where or (name != "deck" and where in ("field", "area")):
            total += pools[i]
        elif name == "frozen" and where == "rested":
            total += pools[i]
    if where == "field" or where == "given":
        for card in game.field(seat):
            total += card.tokens
    return total


class _Change:
    """A number on a card changes by so much, or to that."""

    def __init__(self, when: int, index: int, n: int, sets: bool) -> None:
        self.when = when
        self.index = index
        self.n = n
        self.sets = sets


class _Sheet:
    """The values of one card while they are being worked out."""

    def __init__(self, card: Card, rules: Rulebook) -> None:
        printed = card.printed
        self.rules = rules
        self.card = card
        self.base: list[int] = list(printed.stats)
        self.set: list[int] = []  # stats whose base was set
        self.add: list[int] = [0] * len(printed.stats)
        self.keywords = printed.keywords
        self.forbidden = 0
        self.allowed = 0
        self.negated = False
        self.gained = 0  # keywords that are not its own, so are not negated
        self.granted: list[Ability] = []
        self.given: list[int] = []
        self.marks: list[tuple[str, str]] = []
        self.limits: list[Ban] = []
        self.changes: list[_Change] = []
        self.reset = False  # one of them was set

    def copy(self) -> _Sheet:
        new = _Sheet(self.card, self.rules)
        new.base = self.base[:]
        new.set = self.set[:]
        new.add = self.add[:]
        new.keywords = self.keywords
        new.forbidden = self.forbidden
        new.allowed = self.allowed
        new.negated = self.negated
        new.gained = self.gained
        new.granted = self.granted[:]
        new.given = self.given[:]
        new.marks = self.marks[:]
        new.limits = self.limits[:]
        new.changes = self.changes[:]
        new.reset = self.reset
        return new

    def change(self, index: int, n: int, when: int) -> None:
        """A number changes by so much."""
        self.add[index] += n
        if self.rules.customs.numbers_in_order:
            self.changes.append(_Change(when, index, n, False))

    def _in_order(self) -> None:
        """Sum up the changes, from the first to the last."""
        self.changes.sort(key=_order)
        self.add = [0] * len(self.base)
        for change in self.changes:
            if change.sets:
                self.add[change.index] = change.n - self.base[change.index]
            elif not self.forbidden & self.rules.unboosted:
                self.add[change.index] += change.n

    def settle(self) -> bool:
        """Write the values onto the card; whether they differ from before."""
        card = self.card
        if self.reset or self.forbidden & self.rules.unboosted:
            self._in_order()
        add = self.add
        stats = self.base[:]
        for i in range(len(stats)):
            stats[i] += add[i]
        card.plain = False
        changed = (
            stats != card.stats
            or self.base != card.base
            or self.keywords != card.keywords
            or self.forbidden != card.forbidden
            or self.allowed != card.allowed
            or self.negated != card.negated
            or self.marks != card.marks
            or self.granted != card.granted
        )
        card.stats = stats
        card.base = self.base
        card.keywords = self.keywords
        card.forbidden = self.forbidden
        card.allowed = self.allowed
        card.negated = self.negated
        card.granted = self.granted
        card.given = self.given
        card.marks = self.marks
        card.limits = self.limits
        return changed


def _order(change: _Change) -> int:
    return change.when


def reset(card: Card) -> None:
    """Give a card its printed values again."""
    printed = card.printed
    card.base = printed.values
    card.stats = printed.values
    card.keywords = printed.keywords
    card.forbidden = 0
    card.allowed = 0
    card.negated = False
    card.granted = NO_ABILITIES
    card.given = NO_NUMBERS
    card.marks = NO_MARKS
    card.limits = NO_LIMITS
    card.plain = True


def derive(game: Game) -> None:
    """Work out every value on the field anew. Cards that nothing touches cost nothing."""
    if game.foe >= 0:
        # An opponent that an ability has named is named for that ability alone.
        foe = game.foe
        game.foe = -1
        derive(game)
        game.foe = foe
        return
    level: dict[int, _Sheet] = {}
    rules = game.rules
    regrant = False
    for seat in game.seats:
        for z in rules.laid_zones:
            for card in seat.zones[z]:
                if not card.plain:
                    regrant = regrant or len(card.granted) > 0
                    reset(card)
                if card.tokens:
                    bonus = rules.turn_bonus(game, card)
                    if bonus:
                        sheet = _Sheet(card, rules)
                        sheet.add[0] = bonus
                        level[card.id] = sheet
    game.stale = False
    game.undecided = None
    game.unsettled = True
    game.prices = []
    game.bans = []
    game.allowances = []
    if game.modifiers:
        _modify(game, level)
    for sheet in level.values():
        sheet.settle()
        regrant = regrant or len(sheet.granted) > 0
    if regrant:
        survey(game)
        game.stale = False
    held = game.reached
    if game.rules.customs.reach_is_kept:
        game.reached = {}
    if game.statics:
        _continuous(game, level, held)


def _modify(game: Game, level: dict[int, _Sheet]) -> None:
    """Apply the resolved effects that last."""
    for modifier in game.modifiers:
        if isinstance(modifier.statement, Negate) and modifier.applies():
            sheet = _sheet(game, level, modifier.target)
            if sheet is not None:
                sheet.negated = True
                # What it gains later is not negated.
                sheet.keywords = 0
    for modifier in game.modifiers:
        if modifier.applies():
            _apply_modifier(game, modifier, level)


def _sheet(game: Game, sheets: dict[int, _Sheet], id: int) -> _Sheet | None:
    """The sheet of a card on the field, a new one if nothing has touched it yet."""
    sheet = sheets.get(id)
    if sheet is None:
        card = game.cards.get(id)
        if card is not None and card.zone >= 0 and game.rules.laid[card.zone] and not card.over:
            sheet = _Sheet(card, game.rules)
            sheets[id] = sheet
    return sheet


def _sources(game: Game) -> list[_Source]:
    """The continuous abilities on the field, the turn player's first."""
    sources: list[_Source] = []
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
                        sources.append(_Source(card, printed.abilities[i], True, scoped, numeric))
                    for i in printed.conditional:
                        if not works(game, card, printed.abilities[i]):
                            continue
                        sources.append(_Source(card, printed.abilities[i], True))
                for ability in card.granted:
                    if ability.kind == "continuous":
                        sources.append(_Source(card, ability))
        for id in game.apart:
            card = game.cards[id]
            for i in card.printed.statics:
                ability = card.printed.abilities[i]
                if card.seat == s and ability.zone and works(game, card, ability):
                    sources.append(_Source(card, ability, True, False, i in card.printed.numeric))
    return sources


def works(game: Game, card: Card, ability: Ability) -> bool:
    """Whether an ability that names an area is on a card that lies there."""
    return not ability.zone or card.zone in game.rules.zone_words[ability.zone]


class _Source:
    """A continuous ability and its card."""

    def __init__(
        self,
        card: Card,
        ability: Ability,
        printed: bool = False,
        scoped: bool = False,
        numeric: bool = False,
    ) -> None:
        self.card = card
        self.ability = ability
        self.printed = printed  # on the card, not given to it
        self.scoped = scoped  # its reach is watched (see _Reach)
        self.numeric = numeric  # it looks at numbers
        self.when = since(card.id, True)  # where it stands in time
        self.ctx = Context(card.seat, card.id)


def since(id: int, ability: bool) -> int:
    """A point in time: when the card with this number came, or would have come; its own continuous
    abilities are the next thing then. There is room for what has to come after."""
    return (2 * id + (1 if ability else 0)) * 64


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


def _continuous(game: Game, level: dict[int, _Sheet], held: dict[str, list[int]]) -> None:
    """Apply continuous abilities on top of what is settled, until nothing changes any more.

    `held`: which cards they applied to before.
    """
    sources = _sources(game)
    if not sources:
        return
    sheets = _until_at_rest(game, level, held, sources)
    if sheets is None:
        _one_by_one(game, level, sources)
    elif game.rules.customs.numbers_in_order and any([sheet.reset for sheet in sheets.values()]):
        if _depend(game, level, sources):
            _until_at_rest(game, level, held, sources)


def _until_at_rest(
    game: Game, level: dict[int, _Sheet], held: dict[str, list[int]], sources: list[_Source]
) -> dict[int, _Sheet] | None:
    """Apply all of them at one moment, again and again; None if that never comes to rest, for some
    of them exclude each other."""
    prices = game.prices
    bans = game.bans
    allowances = game.allowances
    before = level
    reaches: list[_Reach] = []
    for step in range(PASSES):
        reaches = []
        sheets: dict[int, _Sheet] = {}
        for id, old in level.items():
            sheets[id] = old.copy()
        new_prices = prices[:]
        new_bans = bans[:]
        new_allowances = allowances[:]
        changed = False
        seat = sources[0].card.seat
        for source in sources:
            card = source.card
            ability = source.ability
            if card.seat != seat:
                seat = card.seat
                if step == 0 and game.reads:
                    # The other player's see what the turn player's have done.
                    for sheet in sheets.values():
                        sheet.settle()
                    changed = True
            if source.printed:
                mine = sheets.get(card.id)
                if card.negated or (mine is not None and mine.negated):
                    continue
            ctx = source.ctx
            if ability.conditions and not match.all_hold(game, ability.conditions, ctx):
                continue
            if ability.kind == "keyword":
                own = _sheet(game, sheets, card.id)
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
                _apply_static(
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
                changed = True
        for sheet in sheets.values():
            if sheet.settle():
                changed = True
        game.prices = new_prices
        game.bans = new_bans
        game.allowances = new_allowances
        if _given(sheets) != len([source for source in sources if not source.printed]):
            # They give abilities that are continuous too.
            sources[:] = _sources(game)
        elif not changed or not game.reads:
            break
        before = sheets
    else:
        return None
    for reach in reaches:
        reach.settle()
    return sheets


# -- continuous abilities that exclude each other ----------------------------------------------


def _one_by_one(game: Game, level: dict[int, _Sheet], sources: list[_Source]) -> None:
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


def _first(places: dict[int, int], source: _Source) -> tuple[int, int]:
    """As its player has said, or else as the cards came."""
    return (places.get(source.card.id, len(places)), source.card.id)


def _settle_in_order(game: Game, level: dict[int, _Sheet], sources: list[_Source]) -> list[str]:
    """The outcome of this order, as what there is of which card."""
    active: list[bool] = [False] * len(sources)
    for _ in range(PASSES):
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


def _apply_those(
    game: Game, level: dict[int, _Sheet], sources: list[_Source], active: list[bool]
) -> dict[int, _Sheet]:
    """The values with these at work, each seeing what those before it have done."""
    for seat in game.seats:
        for z in game.rules.laid_zones:
            for card in seat.zones[z]:
                if not card.plain:
                    reset(card)
    sheets: dict[int, _Sheet] = {}
    for id, old in level.items():
        sheets[id] = old.copy()
        sheets[id].settle()
    game.prices = []
    game.bans = []
    game.allowances = []
    for modifier in game.modifiers:
        if modifier.applies() and not modifier.target:
            _apply_modifier(game, modifier, sheets)
    for source, works in zip(sources, active, strict=True):
        if not works:
            continue
        if source.ability.kind == "keyword":
            own = _sheet(game, sheets, source.card.id)
            if own is not None:
                own.keywords |= game.rules.keywords[source.ability.keyword]
        else:
            for statement in source.ability.body:
                _apply_static(
                    game, statement, source.ctx, sheets, game.prices, game.bans,
                    game.allowances, None, source.when,
                )  # fmt: skip
        for sheet in sheets.values():
            sheet.settle()
    return sheets


# -- dependencies ------------------------------------------------------------------------------


def _depend(game: Game, level: dict[int, _Sheet], sources: list[_Source]) -> bool:
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
    game: Game, level: dict[int, _Sheet], sources: list[_Source], without: int, source: _Source
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
            continue
        target = getattr(statement, "target", None)
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
        found.append(f"{type(statement).__name__} {ids} {n}")


def _given(sheets: dict[int, _Sheet]) -> int:
    """How many continuous abilities cards have been given."""
    n = 0
    for sheet in sheets.values():
        for ability in sheet.granted:
            if ability.kind == "continuous":
                n += 1
    return n


def _apply_static(
    game: Game,
    statement: Statement,
    ctx: Context,
    sheets: dict[int, _Sheet],
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
            _apply_static(game, inner, ctx, sheets, prices, bans, allowances, reach, when)
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
            allowances.append(_allowance(statement, who))
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
        sheet = _sheet(game, sheets, card.id)
        if sheet is not None:
            apply(game, statement, sheet, n, ctx.seat, ctx.source, when)


def _allowance(statement: Again | Seats, who: int) -> tuple[int, str, int]:
    """So many more seats for Members, or plays of abilities with a timing."""
    if isinstance(statement, Seats):
        return (who, "seats", statement.count)
    return (who, statement.timing, 1)


def _apply_modifier(
    game: Game,
    modifier: Modifier,
    sheets: dict[int, _Sheet],
) -> None:
    statement = modifier.statement
    if modifier.target:
        sheet = _sheet(game, sheets, modifier.target)
        if sheet is not None and not isinstance(statement, Negate):
            apply(
                game, statement, sheet, modifier.amount, modifier.seat, modifier.source,
                since(modifier.began, False),
            )  # fmt: skip
    elif isinstance(statement, Forbid):
        game.bans.append(Ban(modifier.who, statement, modifier.seat, modifier.source))
    elif isinstance(statement, Allow):
        game.allowances.append((modifier.who, statement.act, 1))
    elif isinstance(statement, (Again, Seats)):
        game.allowances.append(_allowance(statement, modifier.who))
    elif isinstance(statement, CostChange):
        index = game.rules.stat_index["cost"]
        once = modifier if statement.once else None
        game.prices.append(
            Price(
                statement.cards,
                index,
                -modifier.amount,
                modifier.seat,
                modifier.source,
                once,
                statement.colour,
            )
        )


def apply(
    game: Game,
    statement: Statement,
    sheet: _Sheet,
    n: int,
    seat: int,
    source: int,
    when: int = 0,
) -> None:
    """One statement's effect on one card's values, as of that time."""
    rules = game.rules
    if isinstance(statement, Gain):
        sheet.change(rules.stat_index[statement.stat], n, when)
    elif isinstance(statement, Boost):
        for word, by in (("atk", statement.atk), ("def", statement.defence)):
            if by:
                sheet.change(rules.stat_index[word], by * n, when)
    elif isinstance(statement, Grant):
        if statement.ability.kind == "keyword":
            bit = rules.keywords[statement.ability.keyword]
            sheet.keywords |= bit
            sheet.gained |= bit
        else:
            sheet.granted.append(statement.ability)
            # By when it was given, and among those of one moment by their order.
            number = when * 32
            while number in sheet.given:
                number += 1
            sheet.given.append(number)
    elif isinstance(statement, Forbid):
        if statement.tests or statement.unless:
            sheet.limits.append(Ban(-1, statement, seat, source))
        else:
            sheet.forbidden |= rules.acts[act_word(statement, seat == sheet.card.seat)]
    elif isinstance(statement, Allow):
        sheet.allowed |= rules.acts[statement.act]
    elif isinstance(statement, Must):
        sheet.allowed |= rules.acts[f"must_{statement.act}"]
    elif isinstance(statement, Become):
        word = statement.stat
        if word.startswith("base_"):
            index = rules.stat_index[word[5:]]
            # Of several, the highest applies.
            if index not in sheet.set or n > sheet.base[index] or not rules.customs.highest_base:
                sheet.base[index] = n
            sheet.set.append(index)
        elif word == "power":
            # "Set the power to 0" was turned into a subtraction when it resolved.
            sheet.add[0] += n
        else:
            # A cost that is set stays what it was set to, whatever else ends (ruling 378).
            index = rules.stat_index[word]
            sheet.add[index] = n - sheet.base[index]
            if rules.customs.numbers_in_order:
                sheet.reset = True
                sheet.changes.append(_Change(when, index, n, True))
    elif isinstance(statement, Treat):
        sheet.marks.append((statement.what, statement.value))
    elif isinstance(statement, Negate):
        sheet.negated = True
        sheet.keywords = sheet.gained


def act_word(statement: Forbid, own: bool) -> str:
    """The word of a prohibition: the act, and by what, as seen from the card it is on."""
    by = statement.by
    if by.startswith("opponent") and not own:
        by = by.replace("opponent", "own")
    elif by.startswith("your"):
        by = by.replace("your", "own" if own else "opponent")
    return f"{statement.act}:{by}" if by else statement.act
