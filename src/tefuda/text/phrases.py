"""What every language's table needs beside patterns: numbers, names in brackets, lists, and
the noun phrase, whose tests stand around the noun in an order each language has of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, PrintFunction, Reader, ReadFunction
from tefuda.text.order import all_tests, arrange, one_test, shuffle, unshuffle

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
            end = _closing(reader.text, at, left, right)
            if end > at:
                word = reader.text[at + len(left) : end]
                yield end + len(right), reader.words.canonical(what, grammar.lang, word)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, str) or not value:
            return None
        return left + printer.words.word(what, grammar.lang, value) + right

    grammar.custom(category, read, show)


def _closing(text: str, at: int, left: str, right: str) -> int:
    """Where the bracket closes that opens here: a name may have such brackets itself."""
    if left == right:
        return text.find(right, at + 1)
    depth = 0
    for i in range(at, len(text)):
        depth += (text[i] == left) - (text[i] == right)
        if not depth:
            return i
    return -1


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
    links: tuple[str, ...] = ("", ""),
    last: str = "",
    at_least: int = 0,
) -> None:
    """Tests around a noun, as a sorted tuple; `at_least` so many beside the noun's own.

    `before` are categories of words in front of the noun, in that order. `after` begins what
    follows it: `quality` words, linked by `links` (the first, the others; any more are only read),
    then `last` words.
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
                    told = [t for t in (*first, *second) if not isinstance(t, n.State)]
                    if len(told) >= at_least:
                        yield further, ordered(reader, first, kind, second)

    def ordered(
        reader: Reader, first: tuple[Any, ...], kind: tuple[Any, ...], second: tuple[Any, ...]
    ) -> tuple[n.Test, ...]:
        """The tests in canonical order, or as far from it as the words are from the usual order."""
        usual = arrange((*first, *kind, *second))
        if len(first) < 2 and len(second) < 2:
            return usual
        printer = Printer(grammar, reader.words)
        for names in (before, (quality,), (last,)):
            ranks = {
                test: found
                for test in (*first, *second)
                for name in names
                if name and (found := printer.ranked(name, test)) is not None
            }
            usual = shuffle(usual, ranks)
        return usual

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple):
            return None
        for kinds in _CORES:
            core = tuple(t for t in value if isinstance(t, kinds)) if kinds else ()
            if {type(t) for t in core} != set(kinds):
                continue
            word = printer.print(noun, arrange(core))
            if word is None:
                continue
            others = [t for t in value if t not in core]
            if len([t for t in others if not isinstance(t, n.State)]) < at_least:
                continue
            text = around(printer, word, others)
            if text is not None:
                return text
        return None

    def around(printer: Printer, word: str, tests: list[Any]) -> str | None:
        places: tuple[list[Any], list[Any], list[Any]] = ([], [], [])
        for test in tests:
            for place, names in zip(places, (before, (quality,), (last,)), strict=True):
                found = next((f for c in names if c and (f := printer.ranked(c, test))), None)
                if found is not None:
                    place.append((test, found))
                    break
            else:
                return None
        front, back, end = (unshuffle(place) for place in places)
        text = "".join(front) + word
        for i, part in enumerate(back):
            text += links[min(i, 1)] + part
        return text + "".join(end)

    grammar.custom(category, read, show)


# The tests that a noun may say by itself, the most telling first.
_CORES: Final[tuple[tuple[type[n.Test], ...], ...]] = (
    (n.Kind, n.Named, n.Has),
    (n.Kind, n.Has),
    (n.Kind, n.Named),
    (n.Kind,),
    (n.Named,),
    (n.NameIncludes,),
    (n.Trait,),
    (n.Has,),
    (n.AnyTest,),
    (),
)

Link = Callable[[tuple[n.Test, ...], tuple[n.Test, ...]], str]


def alternatives(
    grammar: Grammar,
    category: str,
    item: str,
    links: tuple[str, ...],
    second_item: str = "",
    shared: str = "",
    link: Link | None = None,
) -> None:
    """One noun phrase or another: `item`, or two of them as one AnyTest.

    The second may be of another category, where what stands before both is said only once.
    What is said once may be for both (see `_for_both`); `shared` says with which of the two the
    language says a bound or an exception, the first or the second.
    Any of the links is read; the first is printed, or what `link` says for the two.
    """
    other = second_item or item

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        items = reader.read(item, at)
        yield from items
        whole = {end for end, _ in items}  # a single phrase is never taken for two
        for end, first in items:
            for word in links if first else ():
                if reader.text.startswith(word, end):
                    for further, second in reader.read(other, end + len(word)):
                        if second and further not in whole:
                            yield further, joined(first, second, word != links[0])

    def joined(
        first: tuple[n.Test, ...], second: tuple[n.Test, ...], apart: bool
    ) -> tuple[n.Test, ...]:
        common = _for_both(first, second, shared, apart)
        kinds = tuple(t for t in first if isinstance(t, n.Kind) and t in second)
        ways = [tuple(t for t in way if t not in common + kinds) for way in (first, second)]
        if not all(ways):
            kinds = ()
            ways = [tuple(t for t in way if t not in common) for way in (first, second)]
        return (*kinds, *common, n.AnyTest((one_test(ways[0]), one_test(ways[1]))))

    def show(printer: Printer, value: Any) -> str | None:
        whole = printer.print(item, value)
        if whole is not None or not isinstance(value, tuple) or not value:
            return whole
        *common, test = value
        if not isinstance(test, n.AnyTest) or (common and len(test.tests) != 2):
            return None
        kinds = [t for t in common if isinstance(t, n.Kind)]
        ways = [
            arrange((*kinds, *all_tests(part))) if kinds else all_tests(part) for part in test.tests
        ]
        for t in common:
            if t not in kinds and not shared:
                ways = [arrange((*way, t)) for way in ways]  # it is said of each
            elif t not in kinds:
                # A colour stands before both of them, in all languages.
                i = len(ways) - 1 if shared == "second" and not isinstance(t, n.Colour) else 0
                ways[i] = arrange((*ways[i], t))
        words = [printer.print(other if i else item, way) for i, way in enumerate(ways)]
        text = words[0]
        for before, way, word in zip(ways, ways[1:], words[1:], strict=False):
            if text is None or word is None:
                return None
            text += (link(before, way) if link else links[0]) + word
        return text

    grammar.custom(category, read, show)


def _for_both(
    first: tuple[n.Test, ...], second: tuple[n.Test, ...], shared: str, apart: bool
) -> tuple[n.Test, ...]:
    """What is said with one of "A or B" and is for both (One Piece rulings 876, 958, 1331, 1394).

    A colour before A is B's too, unless B has one of its own. So is a bound on a value, said before
    A (`shared` is "first") or after B, if the other has none and can have one: an Event has no
    power. With a name alone so is an exception. Two kinds of card share the type said before them.
    `apart`: the words keep the two from being taken together.
    """

    def has(tests: tuple[n.Test, ...], *types: type[n.Test]) -> bool:
        return any(isinstance(t, types) for t in tests)

    common: list[n.Test] = []
    if not has(second, n.Colour) and not any(
        isinstance(t, n.Kind) and "token" in t.kinds for t in second
    ):
        common += [t for t in first if isinstance(t, n.Colour)]
    bounds = (n.Stat, n.Not)
    if shared == "first":
        if len(second) == 1 and isinstance(second[0], (n.Named, n.NameIncludes)):
            common += [t for t in first if isinstance(t, bounds)]
        elif not has(second, n.Stat):
            common += [t for t in first if isinstance(t, n.Stat) and _may_have(second, t.value)]
        telling = (n.Trait, n.TraitIncludes, n.Attribute, n.Named, n.Has)
        if has(first, n.Kind) and has(second, n.Kind) and not has(second, *telling):
            common += [t for t in first if isinstance(t, n.Trait)]
    elif shared == "second" and not apart and not has(first, *bounds):
        if has(second, n.Named, n.NameIncludes, n.TraitIncludes, n.Has):
            common += [t for t in second if isinstance(t, bounds)]
    return tuple(common)


_POWERLESS: Final = frozenset({"event", "stage", "token"})


def _may_have(tests: tuple[n.Test, ...], value: str) -> bool:
    """Whether cards of these kinds can have such a value. Tokens have none, Events no power."""
    kinds = {kind for t in tests if isinstance(t, n.Kind) for kind in t.kinds}
    if value.removeprefix("base_") == "cost":
        return not kinds & {"token", "leader"}
    return not kinds & _POWERLESS


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


def this_card(grammar: Grammar, words: dict[str, str], beside: str) -> None:
    """Category this: the words for the card itself, by its kind ("" is "this card").

    Category not_this: other than it, as `beside` puts it.
    """

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for word in words.values():
            if reader.text.startswith(word, at):
                yield at + len(word), n.This()

    def show(printer: Printer, value: Any) -> str | None:
        return words.get(printer.kind, words[""]) if value == n.This() else None

    grammar.custom("this", read, show)

    def read_others(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for word in words.values():
            if reader.text.startswith(beside.format(word), at):
                yield at + len(beside.format(word)), n.Not(n.IsThis())

    def show_others(printer: Printer, value: Any) -> str | None:
        if value != n.Not(n.IsThis()):
            return None
        return beside.format(words.get(printer.kind, words[""]))

    grammar.custom("not_this", read_others, show_others)
