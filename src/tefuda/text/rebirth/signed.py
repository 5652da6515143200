"""Numbers that are added: +2, -1, and nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from tefuda.text.grammar import Grammar, Printer, Reader

_NUMBER: Final = re.compile(r"[+-](\d+)")


def signed(grammar: Grammar, category: str, zero: str) -> None:
    """The category: a number with its sign; `zero` is how the language writes none."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        if reader.text.startswith(zero, at):
            yield at + len(zero), 0
        found = _NUMBER.match(reader.text, at)
        if found:
            yield found.end(), int(found[0])

    def show(printer: Printer, value: Any) -> str | None:
        if type(value) is not int:
            return None
        return f"{value:+d}" if value else zero

    grammar.custom(category, read, show)
