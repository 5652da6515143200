"""What every language's table needs beside patterns: numbers, names in brackets, lists, and
the noun phrase, whose tests stand around the noun in an order each language has of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, PrintFunction, Reader, ReadFunction

# -- the order of tests in a node: the same whatever the language, so that translations agree ----

_CLASSES: Final = (
    n.Kind,
    n.Colour,
    n.Multicolour,
    n.Attribute,
    n.Named,
    n.NameIncludes,
    n.Trait,
    n.TraitIncludes,
    n.Stat,
    n.State,
    n.Has,
    n.NoText,
    n.SameName,
    n.PlayedThisTurn,
    n.IsThis,
    n.Not,
    n.AnyTest,
    n.AllTests,
)
_RANK: Final = {kind: rank for rank, kind in enumerate(_CLASSES)}
_STATS: Final = ("base_power", "power", "base_cost", "cost", "counter", "tokens")


def _rank(test: n.Test) -> tuple[int, int]:
    if isinstance(test, n.Stat):
        return _RANK[n.Stat], _STATS.index(test.value)
    return _RANK.get(type(test), len(_RANK)), 0


def arrange(tests: Iterable[n.Test]) -> tuple[n.Test, ...]:
    """The tests in the order all languages agree on."""
    return tuple(sorted(tests, key=_rank))


# -- numbers ------------------------------------------------------------------------------------


def _digits(text: str, at: int) -> int:
    end = at
    while end < len(text) and "0" <= text[end] <= "9":
        end += 1
    return end


def numbers(grammar: Grammar) -> None:
    """Categories number (3), plus (+1000), minus (-2000); less: 3 that is taken away."""

    def reads(sign: str) -> ReadFunction:
        def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
            if reader.text.startswith(sign, at):
                end = _digits(reader.text, at + len(sign))
                if end > at + len(sign):
                    yield end, int(reader.text[at:end])

        return read

    def shows(sign: str) -> PrintFunction:
        def show(printer: Printer, value: Any) -> str | None:
            if type(value) is not int or (value < 0) != (sign == "-"):
                return None
            return sign + str(abs(value))

        return show

    for category, sign in (("number", ""), ("plus", "+"), ("minus", "-")):
        grammar.custom(category, reads(sign), shows(sign))

    def read_less(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, value in reader.read("number", at):
            yield end, -value

    def show_less(printer: Printer, value: Any) -> str | None:
        return printer.print("number", -value) if type(value) is int else None

    grammar.custom("less", read_less, show_less)


# -- words in brackets, which the lexicon knows ---------------------------------------------------


def bracketed(grammar: Grammar, category: str, what: str, left: str, right: str) -> None:
    """A name, trait or part of one between brackets, kept by its canonical word."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        if reader.text.startswith(left, at):
            end = reader.text.find(right, at + len(left))
            if end > at:
                word = reader.text[at + len(left) : end]
                yield end + len(right), reader.words.canonical(what, grammar.lang, word)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, str):
            return None
        return left + printer.words.word(what, grammar.lang, value) + right

    grammar.custom(category, read, show)


# -- lists ----------------------------------------------------------------------------------------


def listed(
    grammar: Grammar, category: str, item: str, join: Callable[[list[str]], str], *links: str
) -> None:
    """One or more of an item, as a tuple: read with any of the links between, printed by `join`."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        yield from _items(reader, at, ())

    def _items(
        reader: Reader, at: int, before: tuple[Any, ...]
    ) -> Iterator[tuple[int, tuple[Any, ...]]]:
        for end, value in reader.read(item, at):
            yield end, (*before, value)
            for link in links:
                if reader.text.startswith(link, end):
                    yield from _items(reader, end + len(link), (*before, value))

    def show(printer: Printer, value: Any) -> str | None:
        words = [printer.print(item, part) for part in value]
        found = [word for word in words if word is not None]
        return join(found) if found and len(found) == len(words) else None

    grammar.custom(category, read, show)


# -- the noun phrase -----------------------------------------------------------------------------


def noun_phrase(
    grammar: Grammar,
    category: str,
    noun: str,
    before: tuple[str, ...] = ("before",),
    after: str = "",
    quality: str = "",
    links: tuple[str, str] = ("", ""),
    last: str = "",
) -> None:
    """Tests around a noun, as a sorted tuple.

    `before` are categories of words in front of the noun, in that order. `after` begins what
    follows it: `quality` words, linked by `links` (the first, the others), then `last` words.
    """

    def many(name: str, reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        yield at, ()
        for end, value in reader.read(name, at):
            tests = value if isinstance(value, tuple) else (value,)
            for further, others in many(name, reader, end):
                yield further, (*tests, *others)

    def tail(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        """What follows the noun, read in any order."""
        yield at, ()
        found = reader.read(last, at) if last else []
        for link in links if quality else ():
            if reader.text.startswith(link, at):
                found = [*found, *reader.read(quality, at + len(link))]
        for end, value in found:
            tests = value if isinstance(value, tuple) else (value,)
            for further, others in tail(reader, end):
                yield further, (*tests, *others)

    def fronts(reader: Reader, at: int, left: tuple[str, ...]) -> Iterator[tuple[int, Any]]:
        if not left:
            yield at, ()
            return
        for end, value in many(left[0], reader, at):
            for further, others in fronts(reader, end, left[1:]):
                yield further, (*value, *others)

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for start, first in fronts(reader, at, before):
            for end, kind in reader.read(noun, start):
                for further, second in tail(reader, end):
                    yield further, arrange((*first, *kind, *second))

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple):
            return None
        for kind in (n.Kind, n.Named, n.AnyTest, ()):
            core = tuple(t for t in value if kind and isinstance(t, kind))
            if kind and not core:
                continue
            word = printer.print(noun, core)
            if word is None:
                continue
            others = [t for t in value if t not in core]
            text = around(printer, word, others)
            if text is not None:
                return text
        return None

    def around(printer: Printer, word: str, tests: list[Any]) -> str | None:
        front: list[tuple[int, str]] = []
        back: list[tuple[int, str]] = []
        end: list[tuple[int, str]] = []
        for test in tests:
            for place, names in ((front, before), (back, (quality,)), (end, (last,))):
                found = next((f for c in names if c and (f := printer.ranked(c, test))), None)
                if found is not None:
                    place.append(found)
                    break
            else:
                return None
        text = "".join(w for _, w in sorted(front)) + word
        for i, (_, part) in enumerate(sorted(back)):
            text += links[min(i, 1)] + part
        return text + "".join(w for _, w in sorted(end))

    grammar.custom(category, read, show)


def alternatives(
    grammar: Grammar, category: str, item: str, link: str, second_item: str = ""
) -> None:
    """One noun phrase or another: `item`, or two of them as one AnyTest.

    The second may be of another category, where what stands before both is said only once.
    """
    other = second_item or item

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        items = reader.read(item, at)
        yield from items  # a single phrase is read as such before it is taken for two
        for end, first in items:
            if first and reader.text.startswith(link, end):
                for further, second in reader.read(other, end + len(link)):
                    if second:
                        yield further, (n.AnyTest((_one(first), _one(second))),)

    def show(printer: Printer, value: Any) -> str | None:
        whole = printer.print(item, value)
        if whole is not None or not isinstance(value, tuple) or len(value) != 1:
            return whole
        test = value[0]
        if not isinstance(test, n.AnyTest):
            return None
        words = [
            printer.print(other if i else item, _all(part)) for i, part in enumerate(test.tests)
        ]
        found = [word for word in words if word is not None]
        return link.join(found) if len(found) == len(words) else None

    grammar.custom(category, read, show)


def _one(tests: tuple[n.Test, ...]) -> n.Test:
    return tests[0] if len(tests) == 1 else n.AllTests(tests)


def _all(test: n.Test) -> tuple[n.Test, ...]:
    return test.tests if isinstance(test, n.AllTests) else (test,)


# -- circled numbers: the sign for resting so many tokens ------------------------------------------

CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩"


def circled(grammar: Grammar) -> None:
    """Category circled: ① is 1."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        if at < len(reader.text) and reader.text[at] in CIRCLED:
            yield at + 1, CIRCLED.index(reader.text[at]) + 1

    def show(printer: Printer, value: Any) -> str | None:
        if type(value) is int and 1 <= value <= len(CIRCLED):
            return CIRCLED[value - 1]
        return None

    grammar.custom("circled", read, show)


# -- this Character, this Leader, this Stage: one node, and the card's kind says which -------------


def this_card(grammar: Grammar, words: dict[str, str]) -> None:
    """Category this: the words for the card itself, by its kind ("" is "this card")."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for word in words.values():
            if reader.text.startswith(word, at):
                yield at + len(word), n.This()

    def show(printer: Printer, value: Any) -> str | None:
        return words.get(printer.kind, words[""]) if value == n.This() else None

    grammar.custom("this", read, show)
