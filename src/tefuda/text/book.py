"""The phrasebook: a meaning, and beside it what each language says.

    say("statement", n.Draw("you", V.number),
        en="draw {number} card{number#|s}", ja="カード{number}枚を<引く>", zh="抽{number}張卡片")

A row is a rule of every language's grammar (see `pattern`, `template`, `grammar`). A language may
say nothing, or have several wordings: all are read, and the first that can say a node prints it.

    ~words          read, never printed
    @last:words     in this language it belongs to another category: it stands elsewhere
    {clause*}       in Japanese, a rule for every inflection: * is the form of what it is made of

The place of a row decides where two of a category could print the same node, or read the same
words: the earlier one does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final, cast

from tefuda.text.grammar import Grammar

Words = str | tuple[str, ...]

_MARKS: Final = re.compile(r"(?P<heard>~?)(?:@(?P<category>[\w.]+):)?(?P<words>.*)", re.DOTALL)


class Book:
    """Rows in their order."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, Any, dict[str, Words]]] = []

    def say(
        self, category: str, node: Any, *, en: Words = (), ja: Words = (), zh: Words = ()
    ) -> None:
        """A meaning and its words."""
        self.rows.append((category, node, {"en": en, "ja": ja, "zh-Hant": zh}))


def books(names: Iterable[str]) -> Iterator[Book]:
    """The books of these modules. They are opened when a text is to be read, and not before."""
    for name in names:
        yield cast(Book, import_module(f"tefuda.text.{name}").BOOK)


def teach(grammar: Grammar, books: Iterable[Book]) -> None:
    """The rows of the books as rules of a language's grammar."""
    for book in books:
        for category, node, said in book.rows:
            words = said[grammar.lang]
            for wording in (words,) if isinstance(words, str) else words:
                _rule(grammar, category, node, wording)


def _rule(grammar: Grammar, category: str, node: Any, wording: str) -> None:
    marks = _MARKS.fullmatch(wording)
    assert marks is not None
    name, words, shown = marks["category"] or category, marks["words"], not marks["heard"]
    if "*" not in words:
        grammar.rule(name, words, node, shown)
        return
    for form in grammar.forms:
        ending = f".{form}" if form else ""
        grammar.rule(name + ending, words.replace("*", ending), node, shown)
