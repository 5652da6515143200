"""The values of one card while they are being worked out, and what one statement does to them."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import (
    Ability,
    Again,
    Allow,
    Become,
    Boost,
    CostChange,
    Forbid,
    Gain,
    Grant,
    Must,
    Negate,
    Seats,
    Statement,
    Treat,
)
from tefuda.effects.context import Context
from tefuda.kernel.card import NO_ABILITIES, NO_LIMITS, NO_MARKS, NO_NOTES, NO_NUMBERS, Card
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Ban, Modifier, Price
from tefuda.kernel.printed import KEYWORDS, MARKS, OTHERWISE
from tefuda.kernel.rulebook import Rulebook


class Change:
    """A number on a card changes by so much, or to that."""

    def __init__(self, when: int, index: int, n: int, sets: bool) -> None:
        self.when = when
        self.index = index
        self.n = n
        self.sets = sets


NO_CHANGES: Final[list[Change]] = []


class Sheet:
    """The values of one card while they are being worked out.

    Most cards gain little, so what there is none of is shared: all lists are replaced,
    never changed in place."""

    def __init__(self, card: Card, rules: Rulebook) -> None:
        printed = card.printed
        self.rules = rules
        self.card = card
        self.base: list[int] = printed.values
        self.set: list[int] = NO_NUMBERS  # stats whose base was set
        self.add: list[int] = printed.zeros
        self.keywords = printed.keywords
        self.forbidden = 0
        self.allowed = 0
        self.negated = False
        self.gained = 0  # keywords that are not its own, so are not negated
        self.granted: list[Ability] = NO_ABILITIES
        self.given: list[int] = NO_NUMBERS
        self.marks: list[tuple[str, str]] = NO_MARKS
        self.notes: list[tuple[int, int, int]] = NO_NOTES
        self.limits: list[Ban] = NO_LIMITS
        self.changes: list[Change] = NO_CHANGES
        self.reset = False  # one of them was set

    def copy(self) -> Sheet:
        new = Sheet(self.card, self.rules)
        new.base = self.base
        new.set = self.set
        new.add = self.add
        new.keywords = self.keywords
        new.forbidden = self.forbidden
        new.allowed = self.allowed
        new.negated = self.negated
        new.gained = self.gained
        new.granted = self.granted
        new.given = self.given
        new.marks = self.marks
        new.notes = self.notes
        new.limits = self.limits
        new.changes = self.changes
        new.reset = self.reset
        return new

    def plus(self, index: int, n: int) -> None:
        add = self.add[:]
        add[index] += n
        self.add = add

    def change(self, index: int, n: int, when: int) -> None:
        """A number changes by so much."""
        self.plus(index, n)
        if self.rules.customs.numbers_in_order:
            self.changes = [*self.changes, Change(when, index, n, False)]

    def note(self, index: int, n: int, source: int) -> None:
        """Remember what a number is made of."""
        self.notes = [*self.notes, (index, n, source)]

    def _in_order(self) -> None:
        """Sum up the changes, from the first to the last."""
        add = [0] * len(self.base)
        for change in sorted(self.changes, key=_order):
            if change.sets:
                add[change.index] = change.n - self.base[change.index]
            elif not self.forbidden & self.rules.unboosted:
                add[change.index] += change.n
        self.add = add

    def settle(self) -> int:
        """Write the values onto the card; which of them differ from before (see Printed.reads)."""
        card = self.card
        if self.reset or self.forbidden & self.rules.unboosted:
            self._in_order()
        base = self.base
        add = self.add
        stats = base
        if add is not card.printed.zeros:
            stats = base[:]
            for i in range(len(stats)):
                stats[i] += add[i]
        changed = 0
        if stats is not card.stats or base is not card.base:
            for i in range(len(stats)):
                if stats[i] != card.stats[i] or base[i] != card.base[i]:
                    changed |= 1 << i
        if self.keywords != card.keywords:
            changed |= KEYWORDS
        if self.marks is not card.marks and self.marks != card.marks:
            changed |= MARKS
        if (
            self.forbidden != card.forbidden
            or self.allowed != card.allowed
            or self.negated != card.negated
            or (self.granted is not card.granted and self.granted != card.granted)
        ):
            changed |= OTHERWISE
        card.plain = False
        card.stats = stats
        card.base = base
        card.keywords = self.keywords
        card.forbidden = self.forbidden
        card.allowed = self.allowed
        card.negated = self.negated
        card.granted = self.granted
        card.given = self.given
        card.marks = self.marks
        card.notes = self.notes
        card.limits = self.limits
        return changed


def _order(change: Change) -> int:
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
    card.notes = NO_NOTES
    card.limits = NO_LIMITS
    card.plain = True


def sheet_of(game: Game, sheets: dict[int, Sheet], id: int) -> Sheet | None:
    """The sheet of a card on the field, a new one if nothing has touched it yet."""
    sheet = sheets.get(id)
    if sheet is None:
        card = game.cards.get(id)
        if card is not None and card.zone >= 0 and game.rules.laid[card.zone] and not card.over:
            sheet = Sheet(card, game.rules)
            sheets[id] = sheet
    return sheet


def since(id: int, ability: bool) -> int:
    """A point in time: when the card with this number came, or would have come; its own continuous
    abilities are the next thing then. There is room for what has to come after."""
    return (2 * id + (1 if ability else 0)) * 64


def allowance_of(statement: Again | Seats, who: int) -> tuple[int, str, int]:
    """So many more seats, or plays of abilities with a timing."""
    if isinstance(statement, Seats):
        return (who, "seats", statement.count)
    return (who, statement.timing, 1)


def apply_modifier(
    game: Game,
    modifier: Modifier,
    sheets: dict[int, Sheet],
) -> None:
    statement = modifier.statement
    if modifier.target:
        sheet = sheet_of(game, sheets, modifier.target)
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
        game.allowances.append(allowance_of(statement, modifier.who))
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
    sheet: Sheet,
    n: int,
    seat: int,
    source: int,
    when: int = 0,
) -> None:
    """One statement's effect on one card's values, as of that time."""
    rules = game.rules
    if isinstance(statement, Gain):
        index = rules.stat_index[statement.stat]
        sheet.change(index, n, when)
        if game.reckoning:
            sheet.note(index, n, source)
    elif isinstance(statement, Boost):
        for word, by in statement.changes:
            if by:
                index = rules.stat_index[word]
                sheet.change(index, by * n, when)
                if game.reckoning:
                    sheet.note(index, by * n, source)
    elif isinstance(statement, Grant):
        if statement.ability.kind == "keyword":
            bit = rules.keywords[statement.ability.keyword]
            sheet.keywords |= bit
            sheet.gained |= bit
        else:
            sheet.granted = [*sheet.granted, statement.ability]
            # By when it was given, and among those of one moment by their order.
            number = when * 32
            while number in sheet.given:
                number += 1
            sheet.given = [*sheet.given, number]
    elif isinstance(statement, Forbid):
        if statement.tests or statement.unless:
            sheet.limits = [*sheet.limits, Ban(-1, statement, seat, source)]
        else:
            word = act_word(statement, seat == sheet.card.seat)
            sheet.forbidden |= rules.acts[word]
            if game.notes is not None:
                game.notes.blame(sheet.card.id, word, source)
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
                base = sheet.base[:]
                base[index] = n
                sheet.base = base
            sheet.set = [*sheet.set, index]
        elif taken_away(rules, word):
            # Setting it to 0 was turned into a subtraction when it resolved.
            sheet.plus(0, n)
            if game.reckoning:
                sheet.note(0, n, source)
        else:
            # A cost that is set stays what it was set to, whatever else ends.
            index = rules.stat_index[word]
            sheet.plus(index, n - sheet.base[index] - sheet.add[index])
            if rules.customs.numbers_in_order:
                sheet.reset = True
                sheet.changes = [*sheet.changes, Change(when, index, n, True)]
    elif isinstance(statement, Treat):
        sheet.marks = [*sheet.marks, (statement.what, statement.value)]
    elif isinstance(statement, Negate):
        sheet.negated = True
        sheet.keywords = sheet.gained


def taken_away(rules: Rulebook, stat: str) -> bool:
    """Whether setting this value takes away what there is, once, and does not hold it there."""
    return stat == rules.stat_names[0] and not rules.customs.numbers_in_order


def act_word(statement: Forbid, own: bool) -> str:
    """The word of a prohibition: the act, and by what, as seen from the card it is on."""
    by = statement.by
    if by.startswith("opponent") and not own:
        by = by.replace("opponent", "own")
    elif by.startswith("your"):
        by = by.replace("your", "own" if own else "opponent")
    return f"{statement.act}:{by}" if by else statement.act


class Source:
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
