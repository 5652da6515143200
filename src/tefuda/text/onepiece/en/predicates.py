"""English predicates: what one card gets, and may not do, in a row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.onepiece.en import bans
from tefuda.text.onepiece.en.counts import COUNTED
from tefuda.text.predicates import WHO, bare, said_of_one, subject_words
from tefuda.text.template import V, n, renamed


def declare(g: Grammar) -> None:
    """gained: after "gains". barred: with its own verb."""
    g.rule("gained", "{keyword}", n.Grant(WHO, n.Ability("keyword", keyword=V.keyword)))
    g.rule("gained", "the {attribute} attribute", n.Treat(WHO, "attribute", V.attribute))
    g.rule("gained", "{plus} {stat}", n.Gain(WHO, V.stat, V.plus))
    for words, amount in COUNTED:
        g.rule("gained", "+{times:number} {stat} " + words, n.Gain(WHO, V.stat, amount))
        # What is counted is counted for both.
        also = n.Gain(WHO, V.other, renamed(amount, "times", "more"))
        g.rule(
            "gained.two",
            "+{times:number} {stat} and +{more:number} {other:stat} " + words,
            (n.Gain(WHO, V.stat, amount), also),
        )
    for words, agent in bans.SAFE:
        g.rule("barred", f"cannot be K.O.'d{words}", n.Forbid(WHO, "be_ko", "", *agent))
    for words, agent in bans.SAFE:
        g.rule("barred", f"cannot {{fate}}{words}", n.Forbid(WHO, V.fate, "", *agent))
    g.rule("barred", "cannot attack", n.Forbid(WHO, "attack"))
    g.rule("barred", "cannot be attacked", n.Forbid(WHO, "be_attacked"))
    g.rule("barred", "cannot attack a Leader", n.Forbid(WHO, "attack_leader"))
    g.rule("barred", "cannot activate \\[Blocker]", n.Forbid(WHO, "activate_blocker"))
    g.rule(
        "barred",
        "can also attack your opponent's active Characters",
        n.Allow(WHO, "attack_active"),
    )
    said_of_one(g, "several", _follow, _join)
    g.rule("step", "{several}", V.several)


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
