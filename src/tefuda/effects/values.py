"""What a card's values, keywords and prohibitions are just now.

Printed values first, then resolved effects that last, then continuous abilities: the turn
player's, then the others', again and again until they no longer change each other. The outcome is
kept on the cards until something changes.
"""

from __future__ import annotations

from tefuda.abilities.nodes import (
    Gain,
    Negate,
)
from tefuda.effects import continuous, gained, match
from tefuda.effects.context import Context
from tefuda.effects.sheets import Sheet, apply_modifier, reset, sheet_of
from tefuda.kernel.card import Card
from tefuda.kernel.changes import keep_effects
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Price
from tefuda.kernel.moves import survey


def refresh(game: Game) -> None:
    """Make the derived values true again, if anything has changed."""
    if game.stale:
        derive(game)


def value(game: Game, card: Card, word: str) -> int:
    """A value of a card now: one of the game's, the base of one (base_cost), or its tokens."""
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
    # Only value 0 is ever below zero outside a calculation.
    return n if index == 0 or n > 0 else 0


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
            if concerns(game, price, card):
                if not price.colour:
                    n += price.amount
                    if price.amount <= -match.MANY:
                        colours = []
                    continue
                n += respecify(colours, price)
    game.pricing = False
    # A whole cost below what is specified in colours is that much (where colours are specified).
    return max(n, len(colours)) if colours else n


def concerns(game: Game, price: Price, card: Card) -> bool:
    """Whether a price is that of this card: of its player, where it lies, and of its kind."""
    return (
        card.zone in game.rules.zone_words[price.cards.zone]
        and card.seat in match.seats_of(game, price.cards.who, price.seat)
        and match.passes(game, card, price.cards.tests, Context(price.seat, price.source))
    )


def used_up(game: Game, card: Card) -> None:
    """What changed the price of the next such card alone has done so with this one."""
    spent = [p.once for p in game.prices if p.once is not None and concerns(game, p, card)]
    if spent:
        keep_effects(game, [m for m in game.modifiers if m not in spent])


def respecify(colours: list[str], price: Price) -> int:
    """Change what is specified in colours; by how much the whole cost changes with it.

    It falls only as far as there is of the colour. That colours are ignored changes no number.
    """
    if price.colour == gained.EVERY:
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


def derive(game: Game) -> None:
    """Work out every value on the field anew. Cards that nothing touches cost nothing."""
    if game.foe >= 0:
        # An opponent that an ability has named is named for that ability alone.
        foe = game.foe
        game.foe = -1
        derive(game)
        game.foe = foe
        return
    level: dict[int, Sheet] = {}
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
                        sheet = Sheet(card, rules)
                        sheet.plus(0, bonus)
                        if game.reckoning:
                            sheet.note(0, bonus, 0)
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
        continuous.apply_all(game, level, held)


def _modify(game: Game, level: dict[int, Sheet]) -> None:
    """Apply the resolved effects that last."""
    for modifier in game.modifiers:
        if isinstance(modifier.statement, Negate) and modifier.applies():
            sheet = sheet_of(game, level, modifier.target)
            if sheet is not None:
                sheet.negated = True
                # What it gains later is not negated.
                sheet.keywords = 0
    for modifier in game.modifiers:
        if modifier.applies():
            apply_modifier(game, modifier, level)
