"""Several things said of one card: "this Character gains [Rush] and +1000 power during this turn".

A predicate is a statement about WHO, which stands for the card it is said of. The subject is said
once, and so is the duration; each language brings the words for the predicates and between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.sentences import LASTING

WHO: Final = n.Player("subject")

# How a language joins a subject, a duration and predicates to one text (or None).
Join = Callable[[Printer, n.Target, str, tuple[Any, ...]], "str | None"]
# How it reads what follows the subject: ends, the duration, and the predicates.
Follow = Callable[[Reader, int], Iterator[tuple[int, str, tuple[Any, ...]]]]


def said_of_one(grammar: Grammar, category: str, follow: Follow, join: Join) -> None:
    """The category: a subject with at least two predicates, as a tuple of statements.

    A chosen card is chosen once: what follows is said of It.
    """

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for subjects in ("choice", "self", "group"):
            for end, subject in reader.read(subjects, at):
                for further, duration, parts in follow(reader, end):
                    if len(parts) > 1:
                        yield further, _said(subject, duration, parts)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or len(value) < 2:
            return None
        first = value[0]
        if not all(isinstance(part, LASTING) for part in value):
            return None
        parts = tuple(replace(part, target=WHO, duration="") for part in value)
        if value != _said(first.target, first.duration, parts):
            return None
        return join(printer, first.target, first.duration, parts)

    grammar.custom(category, read, show)


def _said(subject: n.Target, duration: str, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    again: n.Target = n.It() if isinstance(subject, n.Choose) else subject
    return tuple(
        replace(part, target=again if i else subject, duration=duration)
        for i, part in enumerate(parts)
    )


def subject_words(printer: Printer, subject: n.Target) -> str | None:
    """The subject as words."""
    for category in ("choice", "self", "group"):
        text = printer.print(category, subject)
        if text is not None:
            return text
    return None
