"""Several things said of one card: "this Character gains [Rush] and +1000 power during this turn".

A predicate is a statement about WHO, which stands for the card it is said of. The subject is said
once, and so is a duration that several of them share; each language brings the words for the
predicates and between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.sentences import LASTING
from tefuda.text.template import beside

WHO: Final = n.Player("subject")

# How a language joins a subject and predicates with their durations to one text (or None).
Join = Callable[[Printer, n.Target, tuple[Any, ...]], "str | None"]
# How it reads what follows the subject: ends, and the predicates with their durations.
Follow = Callable[[Reader, int], Iterator[tuple[int, tuple[Any, ...]]]]


def said_of(predicate: Any, subject: Any, duration: Any) -> Any:
    """A predicate with whom it is said of, and for how long."""
    return beside(predicate, target=(subject, WHO), duration=(duration, ""))


def said_of_one(grammar: Grammar, category: str, follow: Follow, join: Join) -> None:
    """The category: a subject with at least two predicates, as a tuple of statements.

    A chosen card is chosen once: what follows is said of It.
    """

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for subjects in ("choice", "self", "group"):
            for end, subject in reader.read(subjects, at):
                for further, parts in follow(reader, end):
                    if len(parts) > 1:
                        yield further, _said(subject, parts)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or len(value) < 2:
            return None
        first = value[0]
        if not all(isinstance(part, LASTING) for part in value):
            return None
        parts = tuple(replace(part, target=WHO) for part in value)
        if value != _said(first.target, parts):
            return None
        return join(printer, first.target, parts)

    grammar.custom(category, read, show)


def _said(subject: n.Target, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    again: n.Target = n.It() if isinstance(subject, n.Choose) else subject
    return tuple(replace(part, target=again if i else subject) for i, part in enumerate(parts))


def bare(part: Any) -> Any:
    """A predicate without its duration, which the words around it say."""
    return replace(part, duration="")


def at_once(
    follow: Callable[[Reader, int], Iterator[tuple[int, str, tuple[Any, ...]]]],
    join: Callable[[Printer, n.Target, str, tuple[Any, ...]], str | None],
) -> tuple[Follow, Join]:
    """For a language that says one duration for all of them."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        for end, duration, parts in follow(reader, at):
            yield end, tuple(replace(part, duration=duration) for part in parts)

    def show(printer: Printer, subject: n.Target, parts: tuple[Any, ...]) -> str | None:
        if len({part.duration for part in parts}) > 1:
            return None
        return join(printer, subject, parts[0].duration, tuple(bare(part) for part in parts))

    return read, show


def subject_words(printer: Printer, subject: n.Target) -> str | None:
    """The subject as words."""
    for category in ("choice", "self", "group"):
        text = printer.print(category, subject)
        if text is not None:
            return text
    return None
