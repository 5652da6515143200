"""Names in double angle brackets: cards that have one of them in their name (2.1.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader


def named(
    grammar: Grammar,
    category: str,
    part: str,
    *links: str,
    join: Callable[[list[str]], str] | None = None,
) -> None:
    """The category: one test for a name, or for one of several."""
    together = join or links[0].join

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, names in _names(reader, at):
            yield end, n.AnyTest(names) if len(names) > 1 else names[0]

    def _names(reader: Reader, at: int) -> Iterator[tuple[int, tuple[n.Test, ...]]]:
        for end, name in reader.read(part, at):
            yield end, (n.NameIncludes(name),)
            for link in links:
                if reader.text.startswith(link, end):
                    for further, others in _names(reader, end + len(link)):
                        yield further, (n.NameIncludes(name), *others)

    def show(printer: Printer, value: Any) -> str | None:
        tests = value.tests if isinstance(value, n.AnyTest) else (value,)
        words: list[str] = []
        for test in tests:
            word = printer.print(part, test.part) if isinstance(test, n.NameIncludes) else None
            if word is None:
                return None
            words.append(word)
        return together(words)

    grammar.custom(category, read, show)
