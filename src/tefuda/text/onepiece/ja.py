"""Japanese of One Piece: word order and joining. Verbs inflect; see `japanese`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.ability import line
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.japanese import FORMS, VERBS
from tefuda.text.phrases import (
    alternatives,
    bracketed,
    circled,
    listed,
    noun_phrase,
    numbers,
    this_card,
)
from tefuda.text.predicates import Follow, Join, bare, said_of_one, subject_words
from tefuda.text.sentences import body, bulleted, clause, options
from tefuda.text.tiers import tiered

BULLET = "・"


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("ja", lambda value: isinstance(value, n.Choose), VERBS)
    _nouns(g)
    for form in FORMS:
        ending = f".{form}" if form else ""
        last = f"predicate{ending}"
        said_of_one(g, f"several{ending}", _follow(last), _join(last))
        clause(g, f"clause{ending}", f"step{ending}", "step.cont", ("、",), "、".join)
    options(g, BULLET)
    bulleted(g, "tiers", "tier", BULLET)
    tiered(g, "tier_head", "tiers")
    body(g, "。", "", "その後、", comma=True)
    line(g, "")
    return g


def _nouns(g: Grammar) -> None:
    numbers(g)
    circled(g)
    bracketed(g, "name", "name", "「", "」")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "『", "』")
    listed(g, "names", "name", "か".join, "か")
    listed(g, "traits", "trait", "か".join, "か")
    listed(g, "colours", "colour", "か".join, "か")
    listed(g, "attributes", "attribute", "か".join, "か", "か属性")
    kinds = {
        "character": "このキャラ",
        "leader": "このリーダー",
        "stage": "このステージ",
        "": "このカード",
    }
    this_card(g, kinds, "{}以外の")
    # thing: on the field. card: anywhere else. costly: what a DON!! card could not be.
    noun_phrase(g, "leader", "noun.leader")
    for category, noun in (("thing", "noun"), ("card", "nouns")):
        noun_phrase(g, f"{category}.one", noun)
        alternatives(g, category, f"{category}.one", ("か",), shared="first")
    noun_phrase(g, "costly", "noun.character", at_least=1)


def _follow(last: str) -> Follow:
    """A duration is for what stands after it, up to another duration."""

    def follow(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        if reader.text.startswith("は", at):
            yield from parts_from(reader, at + 1, "")

    def parts_from(
        reader: Reader, start: int, before: str
    ) -> Iterator[tuple[int, tuple[Any, ...]]]:
        for at, said in reader.read("duration", start):
            duration = said or before
            for end, part in reader.read(last, at):
                yield end, (replace(part, duration=duration),)
            for end, two in reader.read("predicate.two", at):
                yield end, tuple(replace(part, duration=duration) for part in two)
            for end, part in reader.read("predicate.cont", at):
                if reader.text.startswith("、", end):
                    for further, others in parts_from(reader, end + 1, duration):
                        yield further, (replace(part, duration=duration), *others)

    return follow


def _join(last: str) -> Join:
    def join(printer: Printer, subject: Any, parts: tuple[Any, ...]) -> str | None:
        who = subject_words(printer, subject)
        words: list[str] = []
        before = ""
        for i, part in enumerate(parts):
            category = last if i + 1 == len(parts) else "predicate.cont"
            lasting = printer.print("duration", part.duration) if part.duration != before else ""
            word = printer.print(category, bare(part))
            if word is None or lasting is None:
                return None
            words.append(lasting + word)
            before = part.duration
        return None if who is None else f"{who}は{'、'.join(words)}"

    return join
