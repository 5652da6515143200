"""Reading tests, targets, amounts and conditions against a game."""

from __future__ import annotations

from tefuda.abilities.nodes import (
    All,
    AllTests,
    Among,
    Amount,
    AnyNumber,
    AnyTest,
    Attacked,
    Attacker,
    AttackNumber,
    Attribute,
    Battling,
    Both,
    Cards,
    Choose,
    Colour,
    Compare,
    Condition,
    Count,
    Declared,
    Done,
    Either,
    Fits,
    Foe,
    Gain,
    Given,
    Happened,
    Has,
    IsThis,
    It,
    Kind,
    Kinds,
    Moved,
    Multicolour,
    Named,
    NameIncludes,
    Not,
    NoText,
    OnlyTrait,
    PlayedThisTurn,
    SameColour,
    SameName,
    Stat,
    State,
    Subject,
    Sum,
    Target,
    Test,
    This,
    Tokens,
    Top,
    Total,
    Trait,
    TraitIncludes,
    Turn,
    TurnNumber,
    Unless,
    ValueOf,
)
from tefuda.effects import values
from tefuda.effects.context import Context
from tefuda.effects.gained import EVERY, includes, same_name, share, words_of
from tefuda.kernel.card import Card
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.printed import NEVER

MANY = 10_000  # more than there will ever be cards


def seats_of(game: Game, who: str, seat: int) -> list[int]:
    """The seats a word means, seen from a seat."""
    if who == "you":
        return [seat]
    if who == "opponent":
        if game.foe >= 0 and game.foe_of == seat:
            return [game.foe]
        return game.opponents(seat)
    if who == "ally":
        return game.allies(seat)
    order = game.in_turn_order()
    if len(game.seats) > 2:
        # A player is oneself, a team mate or an opponent; a format may know others.
        mine = game.allies(seat) + game.opponents(seat)
        return [s for s in order if s in mine]
    return order


def seat_of(game: Game, who: str, seat: int) -> int:
    """The one seat a word means."""
    if who == "you" or who == "ally":
        return seat
    if game.foe >= 0 and game.foe_of == seat:
        return game.foe
    return game.opponents(seat)[0]


# -- tests -------------------------------------------------------------------------------------


def passes(game: Game, card: Card, tests: tuple[Test, ...], ctx: Context) -> bool:
    for test in tests:
        if not _passes(game, card, test, ctx):
            return False
    return True


def unprinted(game: Game, card: Card, word: str) -> bool:
    """Whether a value does not stand on a card at all."""
    if word == "tokens":
        return False
    return card.printed.stats[game.rules.stat_index[word.removeprefix("base_")]] == NEVER


def _battles(game: Game, card: Card, test: Battling, ctx: Context) -> bool:
    """Whether the card is in a battle with such a card."""
    pair = (game.attacker, game.attacked)
    if card.id not in pair:
        return False
    other = game.last(pair[1] if card.id == pair[0] else pair[0])
    if other is None or other.seat not in seats_of(game, test.who, ctx.seat):
        return False
    return passes(game, other, test.tests, ctx)


def _gained(card: Card, what: str) -> bool:
    for mark in card.marks:
        if mark[0] == what:
            return True
    return False


def _passes(game: Game, card: Card, test: Test, ctx: Context) -> bool:
    printed = card.printed
    if isinstance(test, Kind):
        return printed.kind in test.kinds
    if isinstance(test, Stat):
        none_is_zero = test.value in game.rules.none_is_zero
        if not none_is_zero and unprinted(game, card, test.value):
            return False  # a card without a cost has none to compare
        have = values.value(game, card, test.value)
        if none_is_zero and have < 0:
            have = 0
        want = amount(game, test.amount, ctx)
        if test.op == "<=":
            return have <= want
        if test.op == ">=":
            return have >= want
        if test.op == "range":
            return want <= have <= test.high
        return have == want
    if isinstance(test, Trait):
        traits = words_of(card, "trait", printed.traits) if card.marks else printed.traits
        return share(traits, test.names)
    if isinstance(test, Named):
        names = words_of(card, "name", printed.names) if card.marks else printed.names
        return share(names, test.names)
    if isinstance(test, State):
        if test.state == "rested":
            return card.rested
        if test.state == "active":
            return not card.rested
        if test.state == "in_battle":
            return card.id in (game.attacker, game.attacked)
        if test.state not in ("face_up", "face_down"):
            return printed.is_back and test.state in game.rules.back_words
        # Cards on the field lie face up, unless they count as face down.
        up = card.face_up or (card.zone >= 0 and game.rules.on_field[card.zone])
        return (up and ("face", "down") not in card.marks) == (test.state == "face_up")
    if isinstance(test, Battling):
        return _battles(game, card, test, ctx)
    if isinstance(test, Colour):
        colours = words_of(card, "colour", printed.colours) if card.marks else printed.colours
        return share(colours, test.names)
    if isinstance(test, IsThis):
        return card.id == ctx.source
    if isinstance(test, Not):
        if isinstance(test.test, SameColour) and not cards(game, test.test.of, ctx):
            # Without the other card there is nothing to differ from.
            return False
        return not _passes(game, card, test.test, ctx)
    if isinstance(test, AnyTest):
        for one in test.tests:
            if _passes(game, card, one, ctx):
                return True
        return False
    if isinstance(test, AllTests):
        return passes(game, card, test.tests, ctx)
    if isinstance(test, TraitIncludes):
        return includes(words_of(card, "trait", printed.traits), test.part)
    if isinstance(test, OnlyTrait):
        return printed.traits == (test.name,) and not _gained(card, "trait")
    if isinstance(test, NameIncludes):
        return includes(words_of(card, "name", printed.names), test.part)
    if isinstance(test, Attribute):
        held = words_of(card, "attribute", printed.attributes) if card.marks else printed.attributes
        return share(held, test.names)
    if isinstance(test, Has):
        return has(game, card, test.keyword)
    if isinstance(test, NoText):
        return not printed.has_text
    if isinstance(test, Multicolour):
        colours = words_of(card, "colour", printed.colours)
        return len(set(colours)) > 1 or EVERY in colours
    if isinstance(test, PlayedThisTurn):
        return card.turn == game.turn
    if isinstance(test, SameColour):
        mine = words_of(card, "colour", printed.colours)
        for other in cards(game, test.of, ctx):
            theirs = words_of(other, "colour", other.printed.colours)
            if game.rules.customs.same_colour_alone:
                # Neither has any other colour.
                return len(set(mine)) == 1 and set(mine) == set(theirs) and EVERY not in mine
            if share(mine, theirs):
                return True
        return False
    if isinstance(test, SameName):
        for other in cards(game, test.of, ctx):
            if same_name(card, other):
                return True
        return False
    raise TefudaError(f"the test {test!r} has no meaning here")


def has(game: Game, card: Card, word: str) -> bool:
    """Whether a card has a keyword, or an ability with that timing."""
    for other in game.rules.includes.get(word, ()):
        if has(game, card, other):
            return True
    bit = game.rules.keywords.get(word, 0)
    if bit:
        if game.rules.laid[card.zone]:
            values.refresh(game)
            return card.keywords & bit != 0
        # A keyword with a condition is a keyword all the same.
        return card.printed.keywords & bit != 0 or _conditional(card, word)
    zone = game.rules.condition_words.get(word, "")
    if zone:
        return _has_condition(card, zone)
    return word in card.printed.timed or word in card.printed.special


def _conditional(card: Card, word: str) -> bool:
    for i in card.printed.conditional:
        if card.printed.abilities[i].keyword == word:
            return True
    return False


def _has_condition(card: Card, zone: str) -> bool:
    for ability in card.printed.abilities:
        for condition in ability.conditions:
            if isinstance(condition, Compare) and isinstance(condition.left, Count):
                counted = condition.left.cards
                if isinstance(counted, Cards) and counted.zone == zone:
                    return True
    return False


# -- targets -----------------------------------------------------------------------------------


def cards(game: Game, target: Target, ctx: Context) -> list[Card]:
    """The cards a target points at; for a choice, those that could be chosen."""
    if isinstance(target, This):
        card = game.now(ctx.source)
        if card is None and not ctx.later:
            # An ability that moved its own card goes on meaning that card while it is in view.
            card = game.follow(ctx.source)
            if card is not None and card.zone >= 0 and not card.face_up:
                if game.rules.zones[card.zone].visible == "none":
                    card = None
        return [] if card is None else [card]
    if isinstance(target, Cards):
        return _in_zone(game, target, ctx)
    if isinstance(target, Choose):
        return _in_zone(game, target.cards, ctx)
    if isinstance(target, It):
        return _present(game, ctx.it, ctx.later)
    if isinstance(target, Subject):
        return _present(game, [ctx.subject], ctx.later)
    if isinstance(target, Foe):
        foe = foe_of(game, ctx.source)
        return _present(game, [foe]) if foe else []
    if isinstance(target, Attacker):
        return _present(game, [game.attacker])
    if isinstance(target, Attacked):
        return _present(game, [game.attacked])
    if isinstance(target, Moved):
        moved: list[Card] = []
        for id in ctx.moved:
            card = game.last(id)
            if card is not None:
                if not target.zone or card.zone in game.rules.zone_words[target.zone]:
                    moved.append(card)
        return moved
    if isinstance(target, Among):
        return [c for c in cards(game, target.of, ctx) if passes(game, c, target.tests, ctx)]
    if isinstance(target, Top):
        found: list[Card] = []
        count = amount(game, target.count, ctx)
        for seat in seats_of(game, target.who, ctx.seat):
            for zone in game.rules.zone_words[target.zone]:
                pile = game.seats[seat].zones[zone]
                if target.place == "bottom":
                    found.extend(pile[:count])
                elif count > 0:
                    found.extend(reversed(pile[-count:]))
        return found
    if isinstance(target, Both):
        several: list[Card] = []
        for part in target.targets:
            # A card that fits both descriptions is still one card.
            several.extend(c for c in cards(game, part, ctx) if c not in several)
        return several
    pointed = game.rules.targets.get(type(target))
    if pointed is not None:
        return _present(game, [pointed(game)])
    raise TefudaError(f"the target {target!r} points at no cards")


def foe_of(game: Game, id: int) -> int:
    """The card that the card with this id battles; 0 if it is in no battle."""
    if id == game.attacker:
        return game.attacked
    return game.attacker if id == game.attacked else 0


def _present(game: Game, ids: list[int], later: bool = False) -> list[Card]:
    """Those of these cards that are there; what was put off does not reach one that has come to
    lie beneath another."""
    found: list[Card] = []
    for id in ids:
        card = game.cards.get(id)
        if card is not None and not (later and card.over):
            found.append(card)
    return found


def _in_zone(game: Game, target: Cards, ctx: Context) -> list[Card]:
    found: list[Card] = []
    if target.zone == "looked" or target.zone == "rest":
        for id in ctx.looked:
            card = game.cards.get(id)
            if card is not None and passes(game, card, target.tests, ctx):
                found.append(card)
        return found
    if target.zone == "under":
        source = game.last(ctx.source)
        beneath = [] if source is None else source.under
        return [card for card in beneath if passes(game, card, target.tests, ctx)]
    zones = game.rules.zone_words[target.zone]
    tests = target.tests
    for seat in seats_of(game, target.who, ctx.seat):
        piles = game.seats[seat].zones
        for zone in zones:
            for card in piles[zone]:
                if passes(game, card, tests, ctx):
                    found.append(card)
    return found


# -- amounts -----------------------------------------------------------------------------------


def amount(game: Game, what: Amount, ctx: Context) -> int:
    if isinstance(what, int):
        return what
    if isinstance(what, Count):
        counted = len(cards(game, what.cards, ctx)) + _tokens_among(game, what.cards, ctx)
        return counted // what.per * what.times
    if isinstance(what, Kinds):
        return _kinds(what, cards(game, what.cards, ctx)) // what.per * what.times
    if isinstance(what, Tokens):
        total = 0
        for seat in seats_of(game, what.who, ctx.seat):
            total += values.tokens(game, seat, what.where)
        return total // what.per * what.times
    if isinstance(what, ValueOf):
        known = value_of(game, what, ctx)
        return 0 if known is None else known * what.times
    if isinstance(what, Done):
        return ctx.done // what.per * what.times
    if isinstance(what, Sum):
        total = 0
        for part in what.parts:
            total += amount(game, part, ctx)
        return total
    if isinstance(what, Declared):
        return ctx.declared
    if isinstance(what, Total):
        total = 0
        for card in cards(game, what.cards, ctx):
            total += values.value(game, card, what.value)
        return total
    if isinstance(what, AnyNumber):
        return MANY
    return game.rules.amounts[type(what)](game, what, ctx.seat)


def _kinds(what: Kinds, found: list[Card]) -> int:
    """How many names, or traits, these cards have between them."""
    if what.what == "name":
        apart: list[Card] = []
        for card in found:
            if not any([same_name(card, other) for other in apart]):
                apart.append(card)
        return len(apart)
    traits: set[str] = set()
    for card in found:
        traits.update(words_of(card, "trait", card.printed.traits))
    return len(traits - {what.beside})


def value_of(game: Game, what: ValueOf, ctx: Context) -> int | None:
    """The value of a card, as it is or as it last was; None if there is no such card."""
    found = cards(game, what.of, ctx)
    if game.rules.customs.last_known:
        # A card that has left where the text spoke of it is as it last was there.
        found = _as_last_known(game, what.of, ctx, found)
    if not found and isinstance(what.of, (It, Subject)):
        ids = ctx.it if isinstance(what.of, It) else [ctx.subject]
        found = [game.gone[id] for id in ids if id in game.gone]
    for card in found:
        return values.value(game, card, what.value)
    return None


def _tokens_among(game: Game, target: Target, ctx: Context) -> int:
    """The tokens among "rested cards": those that were not given are cards on the field too."""
    if not isinstance(target, Cards) or target.zone != "field" or len(target.tests) != 1:
        return 0
    test = target.tests[0]
    if not isinstance(test, State) or test.state not in ("rested", "active"):
        return 0
    total = 0
    for seat in seats_of(game, target.who, ctx.seat):
        total += values.tokens(game, seat, test.state)
    return total


def gained(game: Game, statement: Gain, ctx: Context) -> int:
    """How much a value rises, or falls: what is counted may be taken off ("less for every")."""
    n = amount(game, statement.amount, ctx)
    return -n if statement.negative else n


# -- conditions --------------------------------------------------------------------------------


def compares(left: int, op: str, right: int) -> bool:
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    return left == right


def holds(game: Game, condition: Condition, ctx: Context) -> bool:
    if isinstance(condition, Turn):
        return game.on_turn(ctx.seat) == (condition.who == "you")
    if isinstance(condition, Given):
        source = game.last(ctx.source)
        return source is not None and source.tokens >= condition.count
    if isinstance(condition, Compare):
        return compares(
            amount(game, condition.left, ctx), condition.op, amount(game, condition.right, ctx)
        )
    if isinstance(condition, Fits):
        found = cards(game, condition.target, ctx)
        if game.rules.customs.last_known:
            found = _as_last_known(game, condition.target, ctx, found)
        if not found:
            return False
        for card in found:
            if not passes(game, card, condition.tests, ctx):
                return False
        return True
    if isinstance(condition, All):
        for part in condition.parts:
            if not holds(game, part, ctx):
                return False
        return True
    if isinstance(condition, Either):
        for part in condition.parts:
            if holds(game, part, ctx):
                return True
        return False
    if isinstance(condition, Unless):
        return not holds(game, condition.part, ctx)
    if isinstance(condition, AttackNumber):
        return _attack_number(game, condition, ctx)
    if isinstance(condition, TurnNumber):
        seat = seat_of(game, condition.who, ctx.seat)
        if game.turn_seat != seat:
            return False
        return compares(game.seats[seat].turns, condition.op, condition.number)
    if isinstance(condition, Happened) and (
        condition.event.startswith("this_") or condition.event.startswith("skill_")
    ):
        return f"{condition.event}:{ctx.source}" in game.happened
    if isinstance(condition, Happened):
        for seat in seats_of(game, condition.who, ctx.seat):
            what = f"{condition.event}:{seat}"
            by = f"{what}:{condition.by}" if condition.by else what
            if by in game.happened and (
                not condition.tests or _happened_to(game, f"{what}:of:", condition.tests, ctx)
            ):
                return True
        return False
    raise TefudaError(f"the condition {condition!r} has no meaning here")


def _happened_to(game: Game, what: str, tests: tuple[Test, ...], ctx: Context) -> bool:
    """Whether it happened to such a card."""
    for key, id in game.happened.items():
        if key.startswith(what):
            card = game.last(id)
            if card is not None and passes(game, card, tests, ctx):
                return True
    return False


def _as_last_known(game: Game, target: Target, ctx: Context, found: list[Card]) -> list[Card]:
    """A card that has left where it lay is remembered as it last was there."""
    if isinstance(target, This) and game.now(ctx.source) is None:
        gone = game.gone.get(ctx.source)
        return found if gone is None else [gone]
    if not game.moved:
        return found
    before = {new: old for old, new in game.moved.items()}
    if isinstance(target, This) and ctx.subject == ctx.source:
        # Its own move from the field to another place for laid cards is what it waited for.
        left = game.gone.get(before.get(ctx.source, 0))
        zone = game.cards[ctx.source].zone
        if left is not None and left.zone >= 0 and game.rules.on_field[left.zone]:
            if zone >= 0 and game.rules.laid[zone] and not game.rules.on_field[zone]:
                return [left]
    if not isinstance(target, (It, Subject)):
        return found
    known: list[Card] = []
    for id in ctx.it if isinstance(target, It) else [ctx.subject]:
        card = game.cards.get(id)
        old = game.gone.get(id if card is None else before.get(id, 0))
        if old is not None and old.zone >= 0 and game.rules.laid[old.zone]:
            if card is None or not game.rules.laid[card.zone]:
                known.append(old)
                continue
        if card is not None:
            known.append(card)
    return known


def _attack_number(game: Game, condition: AttackNumber, ctx: Context) -> bool:
    """Which attack of the turn this is; the game counts them among what has happened."""
    if not game.attacker:
        return False
    if condition.this:
        if game.attacker != ctx.source:
            return False
        return game.happened.get(f"attacks_of:{ctx.source}", 0) == condition.number
    if condition.who != "any":
        attacker = game.now(game.attacker)
        if attacker is None:
            return False
        if attacker.seat not in seats_of(game, condition.who, ctx.seat):
            return False
    return game.happened.get("attacks", 0) == condition.number


def all_hold(game: Game, conditions: tuple[Condition, ...], ctx: Context) -> bool:
    for condition in conditions:
        if not holds(game, condition, ctx):
            return False
    return True
