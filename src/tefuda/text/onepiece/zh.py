"""Chinese of One Piece: word order and joining."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.ability import line
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.phrases import (
    alternatives,
    bracketed,
    circled,
    listed,
    noun_phrase,
    numbers,
    this_card,
)
from tefuda.text.predicates import bare, said_of_one, subject_words
from tefuda.text.sentences import body, bulleted, clause, options
from tefuda.text.tiers import tiered

BULLET = "・"


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("zh-Hant", lambda value: not isinstance(value, (n.Cards, n.Both)))
    _nouns(g)
    said_of_one(g, "several", _follow, _join)
    clause(g, "clause", "step", "step", ("，", "、"), "，".join)
    options(g, BULLET)
    bulleted(g, "tiers", "tier", BULLET)
    tiered(g, "tier_head", "tiers")
    body(g, "。", "", "之後，", comma=True)
    line(g, "")
    return g


def _nouns(g: Grammar) -> None:
    """What describes a noun stands before it, and 的 stands between: 自己費用3以下的角色卡."""
    numbers(g)
    circled(g)
    bracketed(g, "name", "name", "「", "」")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "『", "』")
    listed(g, "names", "name", "或".join, "或", "、")
    listed(g, "traits", "trait", "或".join, "或", "、")
    listed(g, "colours", "colour", "或".join, "或")
    listed(g, "attributes", "attribute", "或".join, "或")
    kinds = {
        "character": "這張角色卡",
        "leader": "這張領航卡",
        "stage": "這張舞台卡",
        "": "這張卡片",
    }
    this_card(g, kinds, "除了{}以外")
    noun_phrase(g, "thing.one", "nouns")
    noun_phrase(g, "leader", "noun.leader")
    alternatives(g, "bare", "bare.one", ("或",), shared="first")
    alternatives(g, "thing", "thing.one", ("或",), "bare.one", shared="first")
    noun_phrase(g, "costly", "noun.character", at_least=1)


def _follow(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
    yield from _parts(reader, at, "")


def _parts(reader: Reader, start: int, before: str) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """A duration is for what stands after it, up to another duration."""
    for at, said in reader.read("duration", start):
        duration = said or before
        for end, two in reader.read("predicate.two", at):
            yield end, tuple(replace(part, duration=duration) for part in two)
        for end, bare_part in reader.read("predicate", at):
            part = replace(bare_part, duration=duration)
            yield end, (part,)
            if reader.text.startswith(("，", "、"), end):
                # A duration brings its own comma with it.
                for go_on in (end, end + 1):
                    for further, others in _parts(reader, go_on, duration):
                        if go_on > end or others[0].duration != duration:
                            yield further, (part, *others)


def _join(printer: Printer, subject: Any, parts: tuple[Any, ...]) -> str | None:
    text = subject_words(printer, subject)
    before = ""
    for i, part in enumerate(parts):
        word = printer.print("predicate", bare(part))
        lasting = printer.print("duration", part.duration) if part.duration != before else ""
        if text is None or word is None or lasting is None:
            return None
        text += (lasting if lasting or not i else "，") + word
        before = part.duration
    return text
