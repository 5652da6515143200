"""Spelling: what `normalise` asks of a game in a language, and what all of them need for it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Protocol


class Spelling(Protocol):
    """A game's spelling in a language."""

    OPEN: str  # brackets whose contents are left alone
    CLOSE: str
    KEPT: re.Pattern[str]  # what stands in parentheses and is no reminder
    BULLET: re.Pattern[str]
    CONTINUES: re.Pattern[str]  # what begins a line that belongs to the one before
    CHOOSE: re.Pattern[str]  # what ends a line with options after it
    SPACE: str

    def signs(self, text: str) -> str: ...

    def split(self, text: str) -> str: ...

    def bullet(self, line: str) -> str: ...

    def line(self, text: str) -> str: ...

    def present(self, text: str) -> str: ...


# What has two wordings and one meaning: the pattern, and how it is written in the normal form.
OneWay = tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]

_Way = tuple[str, str | Callable[[re.Match[str]], str]]


def table(*ways: _Way) -> OneWay:
    """Pairs of a pattern and what is written for it."""
    return tuple((re.compile(pattern), written) for pattern, written in ways)


_PRIVATE = 0xE000  # signs that no text has
_DASHES = re.compile("[―−‐–—-]")


def rewrite(text: str, one_way: OneWay) -> str:
    """The text with every wording that has a normal one replaced by it, until none is left."""
    for _ in range(4):
        before = text
        for pattern, written in one_way:
            text = pattern.sub(written, text)
        if text == before:
            break
    return text


def guarded(text: str, names: re.Pattern[str], change: Callable[[str], str]) -> str:
    """The text changed, except for what stands in the brackets that the pattern finds."""
    hidden: list[str] = []

    def hide(found: re.Match[str]) -> str:
        name = found[0][1:-1]
        if name not in hidden:
            hidden.append(name)
        return found[0][0] + chr(_PRIVATE + hidden.index(name)) + found[0][-1]

    text = change(names.sub(hide, text))
    return re.sub("[\ue000-\uf8ff]", lambda found: hidden[ord(found[0]) - _PRIVATE], text)


def plain_words(text: str, brackets: str) -> str:
    """Names between these pairs of brackets in one spelling: widths, spaces, dashes, dots."""
    for left, right in zip(brackets[::2], brackets[1::2], strict=True):
        text = re.sub(f"{left}([^{left}{right}]*){right}", _plain, text)
    return text


def _plain(found: re.Match[str]) -> str:
    word = unicodedata.normalize("NFKC", found[1]).replace(" ", "").replace("‧", "・")
    return found[0][0] + _DASHES.sub("ー", word) + found[0][-1]
