"""A printed card: what stands on it, and its abilities sorted by what they wait for."""

from __future__ import annotations

import zlib
from dataclasses import fields
from typing import Any, Final

from tefuda.abilities.nodes import (
    FLEETING,
    SPECIAL,
    Ability,
    Battling,
    Become,
    Boost,
    Cards,
    Forbid,
    Gain,
    Given,
    Grant,
    Has,
    If,
    Kinds,
    Negate,
    Node,
    Stat,
    State,
    Statement,
    This,
    Tokens,
    Top,
    Total,
    Treat,
    ValueOf,
    target_of,
)

NEVER: Final = -1  # a number that is not printed on this card

# What a continuous ability may depend on, as a set of bits: zones by their index, and these.
POOLS: Final = 1 << 16
ORIENTATION: Final = 1 << 17
TOKENS: Final = 1 << 18  # on cards
ATTACK: Final = 1 << 19  # which card attacks which
ANYTHING: Final = (1 << 20) - 1

# What of a card it may look at that others like it change, as a set of bits: values by their
# index, and these.
KEYWORDS: Final = 1 << 20
MARKS: Final = 1 << 21  # names, traits, attributes, colours
OTHERWISE: Final = 1 << 22
EVERYTHING: Final = (1 << 23) - 1


class Printed:
    """One card number. Immutable after it is made, and shared by every game."""

    def __init__(
        self,
        number: str,
        name: str,
        kind: str,
        colours: tuple[str, ...],
        traits: tuple[str, ...],
        attributes: tuple[str, ...],
        stats: tuple[int, ...],
        starts_with: int,
        abilities: tuple[Ability, ...],
        has_text: bool,
        names: tuple[str, ...] = (),
        specified: tuple[str, ...] = (),
        back: Printed | None = None,
    ) -> None:
        self.number = number
        self.code = zlib.crc32(number.encode()) & 0xFFFF  # the same on every machine
        self.name = name
        self.names: tuple[str, ...] = (name, *names)
        self.kind = kind
        self.colours = colours
        self.traits = traits
        self.attributes = attributes
        self.stats = stats
        self.starts_with = starts_with  # so many cards lie apart for its player at the start
        self.abilities = abilities
        self.has_text = has_text
        self.specified = specified  # colours that must be among what pays its cost
        self.back = back  # the other side of a two-sided card; that side's back is this one
        self.is_back = False  # this is a back
        self.open_back = False  # its back tells what kind it is
        self.by_hand = False  # not all of its text is understood
        if back is not None:
            back.back = self
            back.is_back = True
        self.seen: dict[int, Any] = {}  # how it looks where nothing has changed it (see `view`)
        # Filled in by `index`, once the rulebook's vocabularies are known.
        self.keywords: int = 0
        self.watch: int = 0
        self.replaces: int = 0
        self.timed: dict[str, list[int]] = {}
        self.statics: list[int] = []
        self.in_hand: list[int] = []  # continuous abilities that work in hand
        self.depends: int = 0  # what its continuous abilities depend on ...
        self.reads: int = 0  # ... and on which values that others like them change
        self.excludes: bool = False  # ... and whether they change or negate what they look at
        self.values: list[int] = list(stats)
        self.zeros: list[int] = [0] * len(stats)  # what the rules add where nothing adds anything
        self.conditional: list[int] = []
        self.replacements: list[int] = []
        self.rules: list[int] = []
        self.waits_in_hand: int = 0  # events its abilities wait for in hand
        self.apart: int = 0  # zones off the field, as bits, where abilities of its own work
        self.activates_apart = False  # one of its abilities is activated from an area it names
        self.special: dict[str, list[int]] = {}  # abilities that only its game uses, by kind
        self.numeric: list[int] = []  # continuous abilities that look at numbers of cards
        self.scoped: list[int] = []  # continuous abilities on cards that may come out of reach
        self.memo: dict[str, bool] = {}  # what a game has found out about it, in its own words

    def index(
        self,
        keyword_bits: dict[str, int],
        event_bits: dict[str, int],
        zone_words: dict[str, tuple[int, ...]],
        stat_index: dict[str, int],
        counted: tuple[type[Node], ...],
    ) -> None:
        """Sort the abilities by how they work, so that play never searches for them. `counted`:
        amounts that only this game counts."""
        for i, ability in enumerate(self.abilities):
            if ability.zone and ability.kind == "activated":
                self.activates_apart = True
            if ability.kind == "keyword":
                if ability.conditions:
                    self.conditional.append(i)
                else:
                    self.keywords |= keyword_bits[ability.keyword]
            elif ability.kind == "continuous":
                if ability.zone == "hand":
                    self.in_hand.append(i)
                else:
                    self.statics.append(i)
            elif ability.kind in SPECIAL:
                self.special.setdefault(ability.kind, []).append(i)
            elif ability.kind == "rule":
                self.rules.append(i)
                if not ability.timings and isinstance(ability.body[0], Gain):
                    self.statics.append(i)
            elif ability.kind == "replacement":
                self.replacements.append(i)
                for when in ability.timings:
                    self.replaces |= event_bits[when.event]
            else:
                for when in ability.timings:
                    waiting = self.timed.setdefault(when.event, [])
                    if i not in waiting:  # it may wait for two cards to suffer the same
                        waiting.append(i)
                    if ability.kind == "auto" and ability.zone == "hand":
                        self.waits_in_hand |= event_bits[when.event]
                    elif not isinstance(when.subject, This) or when.who or when.event == "state":
                        self.watch |= event_bits[when.event]
        for i in self.statics:
            for statement in self.abilities[i].body:
                target = target_of(statement)
                if isinstance(target, Cards) and i not in self.scoped:
                    for test in target.tests:
                        if isinstance(test, (Stat, State, Has)):
                            self.scoped.append(i)
                            break
        for i in self.statics + self.conditional:
            self._survey(self.abilities[i], zone_words, stat_index, counted)
            if looks_at_numbers(self.abilities[i]):
                self.numeric.append(i)
            if self.reads and _changes(self.abilities[i].body):
                self.excludes = True

    def _survey(
        self,
        node: object,
        zone_words: dict[str, tuple[int, ...]],
        stat_index: dict[str, int],
        counted: tuple[type[Node], ...],
    ) -> None:
        """Note what a continuous ability depends on, so that it is not worked out in vain."""
        if isinstance(node, tuple):
            for part in node:
                self._survey(part, zone_words, stat_index, counted)
            return
        if not isinstance(node, Node):
            return
        if isinstance(node, (Cards, Top)):
            for zone in zone_words.get(node.zone, ()):
                self.depends |= 1 << zone
        elif isinstance(node, Tokens):
            self.depends |= POOLS | TOKENS
        elif isinstance(node, Given):
            self.depends |= TOKENS
        elif isinstance(node, State):
            self.depends |= ATTACK if node.state == "in_battle" else ORIENTATION
        elif isinstance(node, Battling):
            self.depends |= ATTACK
        elif isinstance(node, (Stat, Total, ValueOf)):
            if node.value == "tokens":
                self.depends |= TOKENS
            else:
                self.reads |= 1 << stat_index[node.value.removeprefix("base_")]
        elif isinstance(node, Has):
            self.reads |= KEYWORDS
        elif isinstance(node, Kinds):
            self.reads |= MARKS
        elif isinstance(node, (Treat, Negate)):
            self.reads = EVERYTHING
        elif isinstance(node, Forbid) and node.act == "be_affected":
            self.reads = EVERYTHING
        elif type(node) in counted or type(node) in FLEETING:
            self.depends = ANYTHING
        for field in fields(node):
            self._survey(getattr(node, field.name), zone_words, stat_index, counted)


def _changes(body: tuple[Statement, ...]) -> bool:
    """Whether a continuous ability changes something that others like it may look at."""
    for statement in body:
        if isinstance(statement, (Gain, Become, Boost, Grant, Negate, Treat)):
            return True
        if isinstance(statement, If) and (
            _changes(statement.then) or _changes(statement.otherwise)
        ):
            return True
    return False


def looks_at_numbers(node: object) -> bool:
    """Whether a part of an ability asks for numbers of cards."""
    if isinstance(node, tuple):
        return any([looks_at_numbers(part) for part in node])
    if isinstance(node, (Stat, ValueOf, Total)):
        return True
    if not isinstance(node, Node):
        return False
    return any([looks_at_numbers(getattr(node, field.name)) for field in fields(node)])
