"""English of One Piece: word order, agreement, inflection."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.ability import line
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.pattern import Verbs
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
from tefuda.text.sentences import body, bulleted, clause, lasting_first, options
from tefuda.text.tiers import tiered

BULLET = "• "


def _verb(word: str, does: str = "") -> dict[str, tuple[str, ...]]:
    return {"": (word,), "s": (does or word + "s",)}


VERBS: Verbs = {
    "trash": _verb("trash", "trashes"),
    "place": _verb("place"),
    "return": _verb("return"),
    "add": _verb("add"),
    "draw": _verb("draw"),
    "rest": _verb("rest"),
    "K.O.": _verb("K.O.", "K.O.'s"),
    "reveal": _verb("reveal"),
    "shuffle": _verb("shuffle"),
    "choose": _verb("choose"),
    "set": _verb("set"),
    "turn": _verb("turn"),
    "play": _verb("play"),
}


def singular(value: Any) -> bool:
    """Does English treat this number, or these cards, as one?"""
    match value:
        case int():
            return value == 1
        case tuple():  # so many, or more, or less
            return value == ("==", 1)
        case n.Choose():
            return value.count == 1
        case n.Cards():
            if n.Kind(("leader",)) in value.tests:
                return True
            kinds = {type(test) for test in value.tests}
            return n.Named in kinds and n.Kind not in kinds
        case n.Look() | n.Reveal():
            return singular(value.target)
        case n.Both():
            return False
        case n.Top():
            return value.count == 1
        case n.Player():
            return value.who != "you"
    return True


def either(words: list[str]) -> str:
    """a, a or b, a, b, or c"""
    if len(words) < 3:
        return " or ".join(words)
    return ", ".join(words[:-1]) + " or " + words[-1]


def both(words: list[str]) -> str:
    """a, a and b, a, b, and c"""
    if len(words) < 3:
        return " and ".join(words)
    return ", ".join(words[:-1]) + ", and " + words[-1]


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("en", singular, VERBS)
    _nouns(g)
    said_of_one(g, "several", _follow, _join)
    lasting_first(g)
    links = (" and ", ", and ", ", then ", ", ")
    clause(g, "clause", "step", "step", links, both, last=True)
    options(g, BULLET)
    bulleted(g, "tiers", "tier", BULLET)
    tiered(g, "tier_head", "tiers")
    body(g, ".", " ", "then, ", comma=True)
    line(g, " ")
    return g


def _nouns(g: Grammar) -> None:
    numbers(g)
    circled(g)
    bracketed(g, "name", "name", "[", "]")
    bracketed(g, "trait", "trait", "{", "}")
    bracketed(g, "part", "part", '"', '"')
    or_links = (" or ", ", or ", ", ")
    listed(g, "names", "name", either, *or_links)
    listed(g, "traits", "trait", either, *or_links)
    listed(g, "names.all", "name", both, " and ", ", and ", ", ")
    listed(g, "colours", "colour", either, " or ")
    listed(g, "attributes", "attribute", either, " or ")
    kinds = {
        "character": "this Character",
        "leader": "this Leader",
        "stage": "this Stage",
        "": "this card",
    }
    this_card(g, kinds, " other than {}")
    # thing(s): on the field. card(s): anywhere else.
    with_ = (" with ", " and ", " that has ", " that have ")
    noun_phrase(g, "leader", "noun.leader", ("before",), quality="quality", links=with_)
    for category, noun in (
        ("thing", "noun1"),
        ("things", "noun2"),
        ("card", "cards1"),
        ("cards", "cards2"),
    ):
        one = f"{category}.one"
        noun_phrase(g, one, noun, ("before",), quality="quality", links=with_, last="last")
        alternatives(
            g, category, one, (" or ", " or up to 1 ", " or your "), shared="second", link=_link
        )


def _link(first: tuple[n.Test, ...], second: tuple[n.Test, ...]) -> str:
    """So that what was left out of the first, or is the second's name, is not read otherwise."""
    if isinstance(first[-1], n.Not):
        return " or up to 1 "
    if isinstance(first[0], n.Kind) and "event" in first[0].kinds:
        if any(isinstance(test, n.Stat) for test in second):
            return " or up to 1 "
    kinds = {type(test) for test in second}
    if isinstance(first[-1], n.Named) and {n.Named, n.Kind} <= kinds:
        return " or your "
    return " or "


def _follow(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """A duration is for what stands before it, back to another duration."""
    for end, parts in _parts(reader, at, " ", False):
        for further, duration in reader.read("duration", end):
            told = []
            for part in reversed(parts):
                duration = part.duration or duration
                told.append(replace(part, duration=duration))
            yield further, tuple(reversed(told))


def _parts(
    reader: Reader, at: int, link: str, gained: bool
) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Predicates, the first after a space, the others after "and"; "gains" is not repeated."""
    text = reader.text
    if not text.startswith(link, at):
        return
    start = at + len(link)
    for verb in ("gains ", "gain "):
        if text.startswith(verb, start):
            yield from reader.read("gained.two", start + len(verb))
    found: list[tuple[int, Any, bool]] = []
    for verb in ("gains ", "gain ") + (("",) if gained else ()):
        if text.startswith(verb, start):
            found += [(end, part, True) for end, part in reader.read("gained", start + len(verb))]
    found += [(end, part, False) for end, part in reader.read("barred", start)]
    for end, part, again in found:
        yield end, (part,)
        for until, duration in reader.read("duration", end):
            lasting = replace(part, duration=duration)
            for further, others in _parts(reader, until, " and ", again):
                yield further, (lasting, *others)


def _join(printer: Printer, subject: Any, parts: tuple[Any, ...]) -> str | None:
    text = subject_words(printer, subject)
    if text is None:
        return None
    gains = "gains " if printer.grammar.singular(subject) else "gain "
    gained = False
    for i, one in enumerate(parts):
        part = bare(one)
        word = printer.print("gained", part)
        if word is not None and not gained:
            word = gains + word
        gained = word is not None
        word = word if word is not None else printer.print("barred", part)
        last = i + 1 == len(parts) or parts[i + 1].duration != one.duration
        tail = printer.print("duration", one.duration) if last else ""
        if word is None or tail is None:
            return None
        text += (" and " if i else " ") + word + tail
    return text
