"""A grammar is one table of rules that is read both ways: words to nodes, nodes to words.

A rule belongs to a category and pairs a pattern (see `pattern`) with a template (see `template`).
Reading finds, for a category at a place in the text, every end it can reach, and for each end
what the first rule in the table makes of it: so it is deterministic, needs no lookahead, and a
short phrase never hides a longer one. Results are kept, so each question is answered once.
Printing takes the first rule of the category whose template the node fits and whose slots print.

What a pattern cannot say (lists, names in brackets, numbers, word order that depends on the
node) is a pair of small functions, `custom`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from tefuda.text.pattern import Agree, Lit, Sequence, Slot, Verbs, expand, spellings, verbs_in
from tefuda.text.template import Hole, fill, holes_in, kind_of, match


class Words(Protocol):
    """What names and traits of a game are called in a language (see `lexicon`)."""

    game: str

    def canonical(self, what: str, lang: str, word: str) -> str: ...

    def word(self, what: str, lang: str, canonical: str) -> str: ...


Results = list[tuple[int, Any]]
ReadFunction = Callable[["Reader", int], Iterable[tuple[int, Any]]]
PrintFunction = Callable[["Printer", Any], "str | None"]


@dataclass
class Rule:
    """One line of the table."""

    order: int
    category: str
    printed: Sequence
    template: Any
    fills: bool  # the template has holes


@dataclass
class Branch:
    """Rules that begin alike share the way as far as they agree."""

    literals: dict[str, list[tuple[str, Branch]]] = field(default_factory=dict)
    slots: list[tuple[Slot, Branch]] = field(default_factory=list)
    done: Rule | None = None
    others: list[Rule] = field(default_factory=list)  # with the very same words

    def grow(self, sequence: Sequence, rule: Rule) -> None:
        if not sequence:
            if self.done is None:  # the earlier rule keeps its words
                self.done = rule
            elif rule not in (self.done, *self.others):
                self.others.append(rule)
            return
        part, rest = sequence[0], sequence[1:]
        if isinstance(part, Lit):
            group = self.literals.setdefault(part.text[0], [])
            for text, branch in group:
                if text == part.text:
                    return branch.grow(rest, rule)
            group.append((part.text, Branch()))
            group[-1][1].grow(rest, rule)
        else:
            assert isinstance(part, Slot)
            for slot, branch in self.slots:
                if slot == part:
                    return branch.grow(rest, rule)
            self.slots.append((part, Branch()))
            self.slots[-1][1].grow(rest, rule)


class Grammar:
    """The rules of one language."""

    def __init__(
        self,
        lang: str,
        singular: Callable[[Any], bool],
        verbs: Verbs | None = None,
    ) -> None:
        self.lang = lang
        self.singular = singular
        self.verbs = verbs or {}
        self.forms = tuple(next(iter(self.verbs.values()))) if self.verbs else ()
        self.roots: dict[str, Branch] = {}
        self.rules: dict[tuple[str, type], list[Rule]] = {}
        self.printing: dict[tuple[str, type], list[Rule]] = {}
        self.readers: dict[str, ReadFunction] = {}
        self.printers: dict[str, PrintFunction] = {}
        self.count = 0

    def rule(self, category: str, pattern: str, template: Any, shown: bool = True) -> None:
        """Declare a rule. One with a verb is a rule of each of the category's inflections.

        One that is not `shown` is only read: another rule prints the same node.
        """
        if verbs_in(pattern):
            for form in self.forms:
                name = f"{category}.{form}" if form else category
                self._add(name, expand(pattern, form, self.verbs), template, shown)
        else:
            self._add(category, expand(pattern), template, shown)

    def custom(self, category: str, reader: ReadFunction, printer: PrintFunction) -> None:
        """Declare a category by two functions that are each other's inverse."""
        self.readers[category] = reader
        self.printers[category] = printer

    def candidates(self, category: str, kind: type) -> list[Rule]:
        """The rules of a category that could print a value of this type, in their order."""
        key = (category, kind)
        found = self.printing.get(key)
        if found is None:
            rules = [*self.rules.get(key, ()), *self.rules.get((category, Hole), ())]
            found = self.printing[key] = sorted(rules, key=lambda rule: rule.order)
        return found

    def _add(self, category: str, ways: list[Sequence], template: Any, shown: bool) -> None:
        root = self.roots.setdefault(category, Branch())
        if not ways:  # a verb that has no such inflection
            return
        self.count += 1
        holes = holes_in(template)
        for way in ways:
            slots = {part.name for part in way if isinstance(part, Slot)}
            if slots != holes:
                raise ValueError(
                    f"{self.lang} {category}: the slots {sorted(slots)} of {way} "
                    f"are not the holes {sorted(holes)} of {template}"
                )
        rule = Rule(self.count, category, ways[0], template, bool(holes))
        for way in ways:
            for sequence in spellings(way):
                root.grow(sequence, rule)
        if shown:
            self.rules.setdefault((category, kind_of(template)), []).append(rule)


class Unread(Exception):  # noqa: N818 - it says what it is
    """The text could not be read; `at` is where the first thing stands that was not understood."""

    def __init__(self, text: str, at: int) -> None:
        super().__init__(f"cannot read {text[at : at + 40]!r}")
        self.text = text
        self.at = at


class Reader:
    """Reads one text. Keeps the answer to every question it has asked."""

    def __init__(self, grammar: Grammar, text: str, words: Words, trace: bool = False) -> None:
        self.grammar = grammar
        self.text = text
        self.words = words
        self.trace = trace
        self.far = 0
        self.known: dict[tuple[str, int], Results] = {}

    def read(self, category: str, at: int) -> Results:
        """Every (end, value) of the category that starts here."""
        key = (category, at)
        found = self.known.get(key)
        if found is None:
            self.known[key] = []  # a category that begins with itself has no such reading
            custom = self.grammar.readers.get(category)
            if custom is not None:
                ends: dict[int, Any] = {}
                for end, value in custom(self, at):
                    ends.setdefault(end, value)
                found = list(ends.items())
                if self.trace and not found:
                    self.far = max(self.far, at)
            else:
                found = self._rules(category, at)
            self.known[key] = found
        return found

    def _rules(self, category: str, at: int) -> Results:
        root = self.grammar.roots.get(category)
        if root is None:
            raise KeyError(f"{self.grammar.lang}: there is no category {category!r}")
        ends: dict[int, tuple[Rule, dict[str, Any]]] = {}
        self._walk(root, at, {}, ends)
        return [
            (end, fill(rule.template, found) if rule.fills else rule.template)
            for end, (rule, found) in ends.items()
        ]

    def _walk(
        self,
        branch: Branch,
        at: int,
        found: dict[str, Any],
        ends: dict[int, tuple[Rule, dict[str, Any]]],
    ) -> None:
        rule = branch.done
        if rule is not None:
            other = ends.get(at)
            if other is None or rule.order < other[0].order:
                ends[at] = (rule, found)
        text = self.text
        if branch.literals and at < len(text):
            for literal, further in branch.literals.get(text[at], ()):
                if text.startswith(literal, at):
                    self._walk(further, at + len(literal), found, ends)
                elif self.trace:
                    self._note(literal, at)
        if self.trace:
            self.far = max(self.far, at)
        for slot, further in branch.slots:
            for end, value in self.read(slot.category, at):
                if slot.name in found:
                    if found[slot.name] != value:
                        continue
                    self._walk(further, end, found, ends)
                else:
                    self._walk(further, end, {**found, slot.name: value}, ends)

    def _note(self, literal: str, at: int) -> None:
        """Remember how far a literal agreed with the text, in whole words."""
        same = 0
        text = self.text
        while same < len(literal) and at + same < len(text) and text[at + same] == literal[same]:
            same += 1
        while same and text[at + same - 1].isascii() and text[at + same - 1].isalnum():
            same -= 1
        self.far = max(self.far, at + same)

    def whole(self, category: str) -> Any:
        """The reading of the whole text, or Unread."""
        for end, value in self.read(category, 0):
            if end == len(self.text):
                return value
        if self.trace:
            raise Unread(self.text, min(self.far, len(self.text)))
        return Reader(self.grammar, self.text, self.words, trace=True).whole(category)


class EveryReader(Reader):
    """Reads all that a text could mean, where a reader takes what stands first in the table.

    It is slow, and only asks whether a text has one meaning: `MOST` readings of a place are kept.
    """

    MOST = 12

    def read(self, category: str, at: int) -> Results:
        key = (category, at)
        found = self.known.get(key)
        if found is None:
            self.known[key] = []
            custom = self.grammar.readers.get(category)
            made = custom(self, at) if custom is not None else self._all(category, at)
            ends: dict[int, list[Any]] = {}
            for end, value in made:
                kept = ends.setdefault(end, [])
                if len(kept) < self.MOST and value not in kept:
                    kept.append(value)
            found = [(end, value) for end, kept in ends.items() for value in kept]
            self.known[key] = found
        return found

    def _all(self, category: str, at: int) -> Iterable[tuple[int, Any]]:
        return self._ways(self.grammar.roots[category], at, {})

    def _ways(self, branch: Branch, at: int, found: dict[str, Any]) -> Iterable[tuple[int, Any]]:
        if branch.done is not None:
            for rule in (branch.done, *branch.others):
                if not rule.fills or holes_in(rule.template) <= found.keys():
                    yield at, fill(rule.template, found) if rule.fills else rule.template
        text = self.text
        for literal, further in branch.literals.get(text[at : at + 1], ()):
            if text.startswith(literal, at):
                yield from self._ways(further, at + len(literal), found)
        for slot, further in branch.slots:
            for end, value in self.read(slot.category, at):
                if slot.name not in found:
                    yield from self._ways(further, end, {**found, slot.name: value})
                elif found[slot.name] == value:
                    yield from self._ways(further, end, found)


class Printer:
    """Prints nodes in one language."""

    def __init__(self, grammar: Grammar, words: Words, kind: str = "") -> None:
        self.grammar = grammar
        self.words = words
        self.kind = kind  # of the card whose text this is: "this Character" or "this Leader"

    def print(self, category: str, value: Any) -> str | None:
        """The value as words of that category, or None if the table has no words for it."""
        custom = self.grammar.printers.get(category)
        if custom is not None:
            return custom(self, value)
        found = self.ranked(category, value)
        return found[1] if found else None

    def ranked(self, category: str, value: Any) -> tuple[int, str] | None:
        """The same, with the place of the rule in the table."""
        for rule in self.grammar.candidates(category, type(value)):
            found: dict[str, Any] = {}
            if match(rule.template, value, found):
                text = self._write(rule.printed, found)
                if text is not None:
                    return rule.order, text
        return None

    def _write(self, sequence: Sequence, found: dict[str, Any]) -> str | None:
        out: list[str] = []
        for part in sequence:
            if isinstance(part, Lit):
                out.append(part.text)
            elif isinstance(part, Agree):
                one = self.grammar.singular(found.get(part.name))
                out.append(part.one if one else part.several)
            else:
                category = part.category
                if part.by and not self.grammar.singular(found[part.by]):
                    category = part.several
                text = self.print(category, found[part.name])
                if text is None:
                    return None
                out.append(text)
        return "".join(out)
