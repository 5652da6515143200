"""Lines that are not understood, for tables at which they are played by hand.

As much of a line is read as can be: its tags and timing, what stands before the colon, the
sentences before the one that nobody understands. The rest is ByHand. How far that goes is found out
with a sentence that every language can say in place of the rest.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tefuda.abilities.nodes import Ability, ByHand, Draw, If, IfDone, May, Statement
from tefuda.text.grammar import Grammar, Printer, Reader, Unread, Words
from tefuda.text.tables import grammar_of

_KNOWN: Final = Draw("you", 1)
_STOP: Final = {"en": ".", "ja": "。", "zh-Hant": "。"}
_KINDS: Final = ("auto", "activated")  # what happens at a moment
# Where something new may begin: after a tag, a colon, a comma or a full stop.
_BREAK: Final = re.compile(r"[\]】>＞:：,、，.。]\s*")


def by_hand(line: str, lang: str, words: Words) -> Ability:
    """A line of which the beginning is read. Without a timing that is known nothing of it acts."""
    grammar = grammar_of(words.game, lang)
    sentence = Printer(grammar, words).print("statement", _KNOWN)
    if sentence is not None:
        breaks = [found.end() for found in _BREAK.finditer(line)]
        for at in reversed(breaks[:-1] if breaks[-1:] == [len(line)] else breaks):
            rest = ByHand(line[at:].strip(), lang)
            ability = _begun(grammar, line[:at] + sentence + _STOP[lang], words, rest)
            if ability is not None:
                return ability
    return Ability("rule", body=(ByHand(line, lang),))


def _begun(grammar: Grammar, line: str, words: Words, rest: ByHand) -> Ability | None:
    """The ability that a line begins, with what is left of it at its end."""
    try:
        ability = Reader(grammar, line, words).whole("line")
    except Unread:
        return None
    if not isinstance(ability, Ability) or ability.kind not in _KINDS or not ability.timings:
        return None
    body = _ending(ability.body, rest)
    return None if body is None else replace(ability, body=body)


def _ending(body: tuple[Statement, ...], rest: ByHand) -> tuple[Statement, ...] | None:
    """Statements with the rest in place of the last one, or of the last inside that."""
    if not body:
        return None
    *before, last = body
    if last == _KNOWN:
        return (*before, rest)
    if isinstance(last, (If, IfDone)) and not last.otherwise:
        then = _ending(last.then, rest)
        return None if then is None else (*before, replace(last, then=then))
    if isinstance(last, May):
        inner = _ending(last.body, rest)
        return None if inner is None else (*before, replace(last, body=inner))
    return None
