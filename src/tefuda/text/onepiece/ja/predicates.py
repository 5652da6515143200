"""Japanese predicates: what one card gets, and may not do, in a row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.japanese import FORMS
from tefuda.text.onepiece.ja import bans
from tefuda.text.onepiece.ja.counts import COUNTED
from tefuda.text.predicates import WHO, Follow, Join, bare, said_of_one, subject_words
from tefuda.text.template import V, n, renamed


def declare(g: Grammar) -> None:
    p = "predicate"
    g.rule(p, "{keyword}を<得て>", n.Grant(WHO, n.Ability("keyword", keyword=V.keyword)))
    g.rule(p, "属性{attribute}を<得て>", n.Treat(WHO, "attribute", V.attribute))
    for sign in ("plus", "minus"):
        g.rule(p, "{stat}{" + sign + "}<+>", n.Gain(WHO, V.stat, getattr(V, sign)))
    for words, amount in COUNTED:
        front = words + "{per:number}枚につき、{stat}"
        g.rule(p, front + "+{times:number}<+>", n.Gain(WHO, V.stat, amount))
        # What is counted is counted for both.
        both = (
            n.Gain(V.self, V.stat, amount),
            n.Gain(V.self, V.other, renamed(amount, "times", "more")),
        )
        first = words + "{per:number}枚につき、{self}(の|は){stat}+{times:number}し、"
        g.rule("step", first + "{other:stat}+{more:number}<+>", both)
    for words, agent in bans.SAFE:
        g.rule(p, f"{words}KOされ<ない>", n.Forbid(WHO, "be_ko", "", *agent))
        g.rule(p, f"{words}場を離れ<ない>", n.Forbid(WHO, "leave_field", "", *agent))
        g.rule(p, f"{words}レストにされ<ない>", n.Forbid(WHO, "be_rested", "", *agent))
    g.rule(p, "レストにでき<ない>", n.Forbid(WHO, "be_rested"), shown=False)
    g.rule(p, "アタックでき<ない>", n.Forbid(WHO, "attack"))
    g.rule(p, "アタックされ<ない>", n.Forbid(WHO, "be_attacked"))
    g.rule(p, "リーダーにアタックでき<ない>", n.Forbid(WHO, "attack_leader"))
    g.rule(p, "【ブロッカー】を発動でき<ない>", n.Forbid(WHO, "activate_blocker"))
    g.rule(p, "相手のアクティブのキャラにもアタックできる", n.Allow(WHO, "attack_active"))
    two = (
        n.Grant(WHO, n.Ability("keyword", keyword=V.keyword)),
        n.Treat(WHO, "attribute", V.attribute),
    )
    g.rule("predicate.two", "{keyword}と属性{attribute}を得る", two)
    for form in FORMS:
        ending = f".{form}" if form else ""
        said_of_one(g, f"several{ending}", _follow(p + ending), _join(p + ending))
        g.rule(f"step{ending}", f"{{several:several{ending}}}", V.several)


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
