"""English of Fusion World: word order, agreement."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.fusionworld.chosen import Acts, chosen, rows
from tefuda.text.fusionworld.line import line
from tefuda.text.fusionworld.tags import tags
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.predicates import at_once, said_of_one
from tefuda.text.sentences import LASTING, body, clause, options

TIMINGS = {
    "On Play": "on_play",
    "When Attacking": "when_attacking",
    "When KO'd": "on_ko",
    "When Blocking": "on_block",
    "End of Your Turn": "end_of_your_turn",
    "End of Opponent's Turn": "end_of_opponent_turn",
}
ACTIVATED = {
    "Activate Main": ("activate_main",),
    "Activate Battle": ("activate_battle",),
    "Activate Main/Battle": ("activate_main", "activate_battle"),
    "Activate Main/Activate Battle": ("activate_main", "activate_battle"),
    "Awaken": ("awaken",),
    "Evolve": ("evolve",),
    "Fusion Evolve": ("fusion_evolve",),
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
            kinds = {type(test) for test in value.tests}
            return (
                n.Kind(("leader",)) in value.tests
                or (n.Named in kinds and n.Kind not in kinds)
                or n.IsThis in kinds
            )
        case n.Look() | n.Reveal():
            return singular(value.target)
        case n.Both():
            return False
        case n.Top():
            return value.count == 1
    return True


def either(words: list[str]) -> str:
    """a, a or b, a, b or c"""
    return " or ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + " or " + words[-1]


def both(words: list[str]) -> str:
    """a, a and b, a, b, and c"""
    return " and ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + ", and " + words[-1]


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("en", singular)
    _nouns(g)
    tags(g, "[{}]", TIMINGS, ACTIVATED)
    _front(g)
    plural(g)
    chosen(g, "choosing", "choose ", _chosen_follow, _chosen_join, last=True)
    links = (" and ", ", and ", ", then ", ", ")
    clause(g, "clause", "step", "step", links, _in_a_row, last=True)
    options(g, "・")
    body(g, ".", " ", "then, ", comma=True)
    line(g, " ")
    return g


def _nouns(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "name", "name", "<", ">")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "<", ">")
    links: tuple[str, ...] = (" or ", ", or ", ", ")
    listed(g, "names", "name", either, *links)
    listed(g, "traits", "trait", either, *links)
    listed(g, "names.all", "name", both, " and ", ", and ", ", ")
    listed(g, "colours", "colour", either, " or ")
    this_card(g, {"": "this card"}, " other than {}")
    with_ = (" with ", " and ")
    noun_phrase(g, "leader", "noun.leader", quality="quality", links=with_)
    noun_phrase(g, "extra", "noun.extra", quality="quality", links=with_)
    for category, noun in (("thing", "noun1"), ("things", "noun2")):
        one = f"{category}.one"
        noun_phrase(g, one, noun, quality="quality", links=with_, last="last")
        links = (" or ", ", or ", ", or up to 1 ", " or up to 1 ")
        alternatives(g, category, one, links, shared="second")


_STOP = re.compile(r"\.|, | and ")
_PLURAL = (
    (" them", " it"),
    (" their costs", " its cost"),
    (" their skills", " its skills"),
    ("they get ", "it gets "),
    ("they gain ", "it gains "),
    ("they can't ", "it can't "),
    ("they ", "it "),
)


def _chosen_follow(
    reader: Reader, at: int, target: n.Target, lasting: bool = False
) -> Iterator[tuple[int, Acts]]:
    for link in (" and ", ", ", ", and "):
        if not reader.text.startswith(link, at):
            continue
        start = at + len(link)
        found = [*reader.read("act", start), *reader.read("acts", start)]
        if lasting:  # "it" is said once for what lasts together
            found += reader.read("more", start)
        for end, act in found:
            yield end, (act,)
            for further, others in _chosen_follow(reader, end, target, isinstance(act, LASTING)):
                yield further, (act, *others)


def _chosen_join(printer: Printer, front: str, target: n.Target, acts: Acts) -> str | None:
    one = printer.grammar.singular(target)
    pieces: list[str] = []
    for row in rows(acts):
        words = [printer.print("act" if one else "acts", act) for act in row]
        found = [word for word in words if word is not None]
        if len(found) != len(words):
            return None
        it = "it " if one else "they "
        if found[0].startswith(it):  # who it is said of is said once
            found[1:] = [word.removeprefix(it) for word in found[1:]]
        pieces.append(" and ".join(found))
    if len(pieces) == 1:
        return f"{front} and {pieces[0]}"
    return ", ".join((front, *pieces[:-1])) + ", and " + pieces[-1]


def plural(g: Grammar) -> None:
    """Category acts: the acts with "them" for "it"."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        # Read the words as if one card were meant, up to each place where they may end.
        for stop in _STOP.finditer(reader.text, at):
            piece = single = reader.text[at : stop.start()]
            for many, one in _PLURAL:
                single = single.replace(many, one)
            if single == piece:
                continue
            inner = Reader(reader.grammar, single, reader.words)
            for end, act in inner.read("act", 0):
                if end == len(single):
                    yield stop.start(), act

    def show(printer: Printer, act: Any) -> str | None:
        text = printer.print("act", act)
        if text is None:
            return None
        for many, one in _PLURAL:
            if one.startswith(" "):
                text = text.replace(one + " ", many + " ")
                if text.endswith(one):
                    text = text[: -len(one)] + many
            elif text.startswith(one):
                text = many + text[len(one) :]
        return text

    g.custom("acts", read, show)


def _in_a_row(words: list[str]) -> str:
    """Before a choice it is "then"; otherwise "and"."""
    if len(words) == 2 and words[1].startswith("choose "):
        return ", then ".join(words)
    return both(words)


def _front(g: Grammar) -> None:
    """Several things said of one card, the duration first: until ..., this card A and B."""

    def follow(reader: Reader, at: int) -> Iterator[tuple[int, str, tuple[Any, ...]]]:
        for end, parts in parts_from(reader, at, " "):
            for further, duration in reader.read("duration", end):
                yield further, duration, parts

    def parts_from(reader: Reader, at: int, link: str) -> Iterator[tuple[int, tuple[Any, ...]]]:
        if not reader.text.startswith(link, at):
            return
        start = at + len(link)
        if reader.text.startswith("it ", start):
            start += 3
        for end, part in (*reader.read("predicate", start), *reader.read("predicates", start)):
            yield end, (part,)
            for further, others in parts_from(reader, end, " and "):
                yield further, (part, *others)

    def join(printer: Printer, subject: Any, duration: str, parts: tuple[Any, ...]) -> str | None:
        who = printer.print("subject", subject)
        words = [printer.print("predicate", part) for part in parts]
        found = [word for word in words if word is not None]
        if who is None or len(found) != len(words):
            return None
        if not printer.grammar.singular(subject):
            found = [_plural(word) for word in found]
        said = f"{who} {' and '.join(found)}"
        if duration in ("", "turn", "battle"):  # short durations stand at the end
            tail = printer.print("duration", duration)
            return None if tail is None else said + tail
        front = printer.print("lasting_first", duration)
        return None if front is None else front + said

    said_of_one(g, "several_said", *at_once(follow, join))

    def read_first(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, duration in reader.read("lasting_first", at):
            for further, value in reader.read("several_said", end):
                yield further, _with(value, duration)
            for further, value in reader.read("statement", end):
                yield further, _with((value,), duration)
        yield from reader.read("several_said", at)

    def show_first(printer: Printer, value: Any) -> str | None:
        return printer.print("several_said", value)

    g.custom("said_first", read_first, show_first)


def _plural(words: str) -> str:
    """The same said of several cards."""
    for one, many in (("gets ", "get "), ("gains ", "gain "), ("isn't ", "aren't ")):
        if words.startswith(one):
            return many + words[len(one) :]
    return words


def _with(statements: tuple[Any, ...], duration: str) -> tuple[Any, ...]:
    return tuple(
        replace(s, duration=duration) if getattr(s, "duration", None) == "" else s
        for s in statements
    )
