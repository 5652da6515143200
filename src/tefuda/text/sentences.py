"""Statements in a row: clauses, sentences, bodies. The words between them are each language's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader

# These open a sentence of their own, so a full stop before them needs no mark.
_OPENERS = (n.If, n.IfDone, n.May, n.Modes, n.Each)


LASTING = (n.Gain, n.Boost, n.Become, n.Grant, n.Treat, n.Negate, n.Forbid, n.Allow)


def shared(
    first: tuple[n.Statement, ...], second: tuple[n.Statement, ...]
) -> tuple[n.Statement, ...]:
    """The first statements with the duration of the second ones, where they have none."""
    for other in second:
        if isinstance(other, LASTING) and other.duration:
            return tuple(
                replace(s, duration=other.duration)
                if isinstance(s, LASTING) and not s.duration
                else s
                for s in first
            )
    return first


def clause(
    grammar: Grammar,
    category: str,
    step: str,
    inner: str,
    links: tuple[str, ...],
    join: Callable[[list[str]], str],
    last: bool = False,
) -> None:
    """Steps in a row, as a tuple of statements.

    With `last`, a duration said at the end is for all of them: "A and B during this turn".

    `step` is the category of the last (or only) one, `inner` of those before it: languages that
    inflect have another form there. A step may be several statements in one turn of phrase.
    """

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        yield from reader.read(step, at)
        # The longest first: what is said in one turn of phrase is not taken apart.
        for end, value in sorted(reader.read(inner, at), key=_end, reverse=True):
            for link in links:
                if reader.text.startswith(link, end):
                    for further, others in reader.read(category, end + len(link)):
                        yield further, (*(shared(value, others) if last else value), *others)

    def parts(printer: Printer, value: tuple[Any, ...]) -> list[str] | None:
        if not value:
            return []
        for size in range(len(value), 0, -1):
            name = step if size == len(value) else inner
            first = printer.print(name, value[:size])
            if first is not None:
                rest = parts(printer, value[size:])
                if rest is not None:
                    return [first, *rest]
        return None

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        found = parts(printer, value)
        return join(found) if found else None

    grammar.custom(category, read, show)


def lasting_first(grammar: Grammar) -> None:
    """A duration said first is for what follows in its sentence: "during this turn, A and B".

    Read only: printed, it stands with what lasts. Category lasting_first has the words,
    lasting_clause is what it makes.
    """

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, duration in reader.read("lasting_first", at):
            for further, value in reader.read("clause", end):
                if all(isinstance(s, LASTING) and not s.duration for s in value):
                    yield further, tuple(replace(s, duration=duration) for s in value)

    def show(printer: Printer, value: Any) -> str | None:
        return None

    grammar.custom("lasting_clause", read, show)


def _end(found: tuple[int, Any]) -> int:
    return found[0]


def body(grammar: Grammar, stop: str, space: str, then: str, comma: bool = False) -> None:
    """Category body: sentences, each ended by `stop`; `then` begins one that says so.

    With `comma`, the language may say an If after a comma as well, so a full stop is marked.
    """
    openers = tuple(kind for kind in _OPENERS if not (comma and kind is n.If))

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        yield from _sentences(reader, at)

    def _sentences(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        text = reader.text
        for end, value in _closed(reader, at):
            yield end, value
            # After a list of options, what follows stands on a line of its own.
            between = "\n" if "\n" in text[at:end] else space
            if not text.startswith(between, end):
                continue
            start = end + len(between)
            said = text.startswith(then, start)
            if said:
                start += len(then)
            for further, others in reader.read("body", start):
                if said:
                    yield further, (*value, n.Then(), *others)
                elif isinstance(others[0], openers):
                    yield further, (*value, *others)
                else:
                    yield further, (*value, n.Then(False), *others)

    def _closed(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        yield from reader.read("block", at)
        for end, value in reader.read("sentence", at):
            if reader.text.startswith(stop, end):
                yield end + len(stop), value

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        out: list[str] = []
        at = 0
        lead = ""
        while at < len(value):
            if isinstance(value[at], n.Then):
                lead = then if value[at].said else ""
                at += 1
                continue
            end = next((i for i in range(at, len(value)) if isinstance(value[i], n.Then)), None)
            for size in range((len(value) if end is None else end) - at, 0, -1):
                text = _sentence(printer, value[at : at + size])
                if text is not None:
                    out.append(lead + text)
                    break
            else:
                return None
            at += size
            lead = ""
        whole = out[0]
        for before, sentence in pairwise(out):
            whole += ("\n" if "\n" in before else space) + sentence
        return whole

    def _sentence(printer: Printer, value: tuple[Any, ...]) -> str | None:
        text = printer.print("sentence", value)
        if text is not None:
            return text + stop
        return printer.print("block", value)

    grammar.custom("body", read, show)


def options(grammar: Grammar, bullet: str) -> None:
    """Category options: bodies on lines of their own, each after a bullet."""
    bulleted(grammar, "options", "body", bullet)


def bulleted(grammar: Grammar, category: str, item: str, bullet: str) -> None:
    """A category of such lines."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        mark = "\n" + bullet
        if not reader.text.startswith(mark, at):
            return
        for end, value in reader.read(item, at + len(mark)):
            yield end, (value,)
            for further, others in reader.read(category, end):
                yield further, (value, *others)

    def show(printer: Printer, value: Any) -> str | None:
        items = [printer.print(item, one) for one in value]
        texts = [text for text in items if text is not None]
        if len(texts) != len(items):
            return None
        return "".join(f"\n{bullet}{text}" for text in texts)

    grammar.custom(category, read, show)
