"""The tags that say when a skill is used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader


def tags(
    g: Grammar, bracket: str, timings: dict[str, str], activated: dict[str, tuple[str, ...]]
) -> None:
    """Category timing: one tag, or several timings in one with strokes between."""
    left, right = bracket.split("{}")
    events_ = {event: words for words, event in timings.items()}
    whole: dict[tuple[n.When, ...], str] = {}
    for words, found in activated.items():
        whole.setdefault(tuple(n.When(event) for event in found), words)  # the first is printed

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        if not reader.text.startswith(left, at):
            return
        end = reader.text.find(right, at)
        words = reader.text[at + len(left) : end]
        if words in activated:
            yield end + 1, tuple(n.When(event) for event in activated[words])
        elif all(word in timings for word in words.split("/")):
            yield end + 1, tuple(n.When(timings[word]) for word in words.split("/"))

    def show(printer: Printer, value: Any) -> str | None:
        if value in whole:
            return left + whole[value] + right
        if not all(when == n.When(when.event) and when.event in events_ for when in value):
            return None
        return left + "/".join(events_[when.event] for when in value) + right

    g.custom("timing", read, show)
