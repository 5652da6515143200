"""Chinese predicates: what one card gets, and may not do, in a row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.onepiece.zh import bans
from tefuda.text.onepiece.zh.counts import COUNTED
from tefuda.text.predicates import WHO, bare, said_of_one, subject_words
from tefuda.text.template import V, n, renamed


def declare(g: Grammar) -> None:
    p = "predicate"
    g.rule(p, "獲得{keyword}", n.Grant(WHO, n.Ability("keyword", keyword=V.keyword)))
    g.rule(p, "獲得{attribute}屬性", n.Treat(WHO, "attribute", V.attribute))
    for sign in ("plus", "minus"):
        g.rule(p, "{stat}{" + sign + "}", n.Gain(WHO, V.stat, getattr(V, sign)))
    for words, amount in COUNTED:
        g.rule(p, words + "，{stat}+{times:number}", n.Gain(WHO, V.stat, amount))
        # What is counted is counted for both.
        both = (
            n.Gain(V.self, V.stat, amount),
            n.Gain(V.self, V.other, renamed(amount, "times", "more")),
        )
        first = words + "，{self}[的]{stat}+{times:number}，"
        g.rule("step", first + "{other:stat}+{more:number}", both)
    for words, agent in bans.SAFE:
        g.rule(p, f"{words}遭到KO", n.Forbid(WHO, "be_ko", "", *agent))
        g.rule(p, f"{words}離開場上", n.Forbid(WHO, "leave_field", "", *agent))
        g.rule(p, f"{words}置為休息狀態", n.Forbid(WHO, "be_rested", "", *agent))
    g.rule(p, "無法進行攻擊", n.Forbid(WHO, "attack"))
    g.rule(p, "不會遭受攻擊", n.Forbid(WHO, "be_attacked"))
    g.rule(p, "無法攻擊領航卡", n.Forbid(WHO, "attack_leader"))
    g.rule(p, "無法發動【防禦】", n.Forbid(WHO, "activate_blocker"))
    g.rule(p, "[也]可攻擊對手活動狀態的角色卡", n.Allow(WHO, "attack_active"))
    two = (
        n.Grant(WHO, n.Ability("keyword", keyword=V.keyword)),
        n.Treat(WHO, "attribute", V.attribute),
    )
    g.rule("predicate.two", "獲得{keyword}和{attribute}屬性", two)
    pair = tuple(n.Grant(WHO, n.Ability("keyword", keyword=hole)) for hole in (V.a, V.b))
    g.rule("predicate.two", "獲得{a:keyword}(和|、|與){b:keyword}", pair)
    said_of_one(g, "several", _follow, _join)
    g.rule("step", "{several}", V.several)


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
