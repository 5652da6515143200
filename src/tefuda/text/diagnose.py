"""What could not be read on a card, told in the words and places of its author's own text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import SequenceMatcher
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Unread

_BRACKETS: Final = ("[]", "{}", "【】", "「」", "《》", "『』", "<>")
_TOKEN: Final = re.compile(r"[A-Za-z0-9'’-]+|[^\s、，。：:;,.\[{【「《『]+|\S")
_ENDS: Final = (". ", "。", "\n")


_BORNE: Final = {
    "name": "is called",
    "trait": "has the trait",
    "part": "has a name or trait that includes",
}


@dataclass(frozen=True)
class Diagnostic:
    """Something on a card that could not be read, or does not say all it has to."""

    card: str
    field: str  # effect | trigger
    line: int  # of the card's text, from 1
    column: int  # in that line, from 1
    sentence: str
    token: str
    reason: str = "unread"  # unread | endless | name, trait or part: one that no card bears

    def __str__(self) -> str:
        where = f"{self.card} {self.field}, line {self.line}, column {self.column}"
        if self.reason == "endless":
            return f"{where}: it is not said how long this lasts: {self.sentence!r}."
        if self.reason in _BORNE:
            return f"{where}: no card {_BORNE[self.reason]} {self.token!r}: {self.sentence!r}."
        if not self.token:
            return f"{where}: the text ends too early: {self.sentence!r}."
        return f"{where}: cannot read {self.token!r} in {self.sentence!r}."


def diagnose(problem: Unread, card: str, field: str, text: str, lines: list[str]) -> Diagnostic:
    """The problem with one of a text's normal lines, found again in the text."""
    at = problem.at
    while at < len(problem.text) and problem.text[at] == " ":
        at += 1
    place = _found(text, lines, lines.index(problem.text), at)
    start, word = _word(text, place)
    line = text.count("\n", 0, start) + 1
    column = start - text.rfind("\n", 0, start)
    return Diagnostic(card, field, line, column, _sentence(text, start), word)


def endless(ability: n.Ability, card: str, field: str, text: str, line: str) -> Diagnostic | None:
    """What is done once and lasts must say for how long, or it would never end.

    A keyword or a permission may be given for good: "this Character gains [Rush]".
    """
    if ability.kind not in ("auto", "activated", "replacement") or not _lasts(ability.body):
        return None
    place = _found(text, [line], 0, 0)
    start = text.rfind("\n", 0, place + 1) + 1
    return Diagnostic(
        card, field, text.count("\n", 0, start) + 1, 1, _sentence(text, place), "", "endless"
    )


def nobody(card: str, texts: Mapping[str, str], what: str, words: Iterable[str]) -> Diagnostic:
    """A name, a trait or a part of one that no card bears, in one of these spellings."""
    spellings = tuple(words)
    for field, text in texts.items():
        for word in spellings:
            at = text.find(word)
            if at >= 0:
                line = text.count("\n", 0, at) + 1
                column = at - text.rfind("\n", 0, at)
                return Diagnostic(card, field, line, column, _sentence(text, at), word, what)
    field, text = next(iter(texts.items()))  # spelled in another way there
    return Diagnostic(card, field, 1, 1, text.split("\n")[0], spellings[0], what)


_LASTING: Final = (n.Gain, n.Boost, n.Become, n.Negate, n.Forbid, n.Treat, n.CostChange)


def _lasts(node: Any) -> bool:
    if isinstance(node, tuple):
        return any(_lasts(part) for part in node)
    if isinstance(node, n.Gain) and node.stat == "combo":
        return False  # it ends when the card leaves the Combo Area
    if isinstance(node, _LASTING):
        return not node.duration
    if isinstance(node, n.Statement) and not isinstance(node, n.Grant):
        return any(_lasts(getattr(node, f.name)) for f in fields(node))
    return False


def _found(text: str, lines: list[str], number: int, at: int) -> int:
    """Where in the text the character stands that is at this place of this normal line."""
    normal = "\n".join(lines)
    place = sum(len(line) + 1 for line in lines[:number]) + at
    pairs = SequenceMatcher(None, text, normal, autojunk=False).get_matching_blocks()
    for block in pairs:
        if place < block.b + block.size:
            return block.a + max(0, place - block.b)
    return len(text)


def _word(text: str, at: int) -> tuple[int, str]:
    """The word that begins here; inside brackets, all that they hold."""
    found = _TOKEN.match(text, at)
    word = found[0] if found else ""
    for left, right in _BRACKETS:
        start = text.rfind(left, 0, at + 1)
        end = text.find(right, start)
        if 0 <= start <= at <= end:
            return start, text[start : end + 1]
    return at, word


def _sentence(text: str, at: int) -> str:
    start = max(
        (text.rfind(mark, 0, at) + len(mark) for mark in _ENDS if mark in text[:at]), default=0
    )
    ends = [i for mark in (".", "。", "\n") if (i := text.find(mark, at)) >= 0]
    return text[start : min(ends) + 1 if ends else len(text)].strip()
