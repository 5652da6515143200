"""How long it lasts is said once in a row of statements; it is so for those that follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.rebirth.line import FURTHER
from tefuda.text.sentences import LASTING


def lasting(grammar: Grammar, category: str, row: str) -> None:
    """The category: a row in which each statement says its duration, or has the one before."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, value in reader.read(row, at):
            yield end, _spread(value)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple):
            return None
        return printer.print(row, _gathered(value))

    grammar.custom(category, read, show)


def _spread(row: tuple[Any, ...]) -> tuple[Any, ...]:
    out: list[Any] = []
    last = ""
    for statement in row:
        if isinstance(statement, LASTING) and getattr(statement, "target", None) != FURTHER:
            if not statement.duration and last:
                statement = replace(statement, duration=last)
            last = statement.duration
        out.append(statement)
    return tuple(out)


def _gathered(row: tuple[Any, ...]) -> tuple[Any, ...]:
    out: list[Any] = []
    last = ""
    for statement in row:
        if isinstance(statement, LASTING) and getattr(statement, "target", None) != FURTHER:
            if statement.duration and statement.duration == last:
                out.append(replace(statement, duration=""))
                continue
            last = statement.duration
        out.append(statement)
    return tuple(out)
