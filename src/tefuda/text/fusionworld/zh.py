"""Chinese of Fusion World: word order and joining."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.fusionworld.chosen import Acts, chosen
from tefuda.text.fusionworld.line import line
from tefuda.text.fusionworld.tags import tags
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.predicates import at_once, said_of_one
from tefuda.text.sentences import body, clause, options

TIMINGS = {
    "登場時": "on_play",
    "攻擊時": "when_attacking",
    "KO時": "on_ko",
    "防禦時": "on_block",
    "我方回合結束時": "end_of_your_turn",
    "對方回合結束時": "end_of_opponent_turn",
}
ACTIVATED = {
    "啟動主要": ("activate_main",),
    "啟動戰鬥": ("activate_battle",),
    "啟動主要/戰鬥": ("activate_main", "activate_battle"),
    "覺醒": ("awaken",),
    "進化": ("evolve",),
    "融合進化": ("fusion_evolve",),
}


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("zh-Hant", lambda value: True)
    _nouns(g)
    tags(g, "【{}】", TIMINGS, ACTIVATED)
    _row(g)
    chosen(g, "choosing", "選擇", _chosen_follow, _chosen_join)
    clause(g, "clause", "step", "step", ("，",), "，".join)
    options(g, "・")
    body(g, "。", "", "之後，", comma=True)
    line(g, "")
    return g


def _nouns(g: Grammar) -> None:
    """What describes a noun stands before it, and 的 stands between: 自己費用3以下的戰鬥卡."""
    numbers(g)
    bracketed(g, "name", "name", "「", "」")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "「", "」")
    listed(g, "names", "name", "或".join, "或")
    listed(g, "traits", "trait", "或".join, "或")
    listed(g, "names.all", "name", "和".join, "和")
    listed(g, "colours", "colour", "或".join, "或")
    this_card(g, {"": "這張卡片"}, "除了{}以外")
    noun_phrase(g, "extra.described", "noun.extra", at_least=1)
    noun_phrase(g, "leader", "noun.leader")
    noun_phrase(g, "thing.one", "nouns")
    alternatives(g, "bare", "bare.one", ("或",), shared="first")
    alternatives(g, "thing", "thing.one", ("或",), "bare.one", shared="first")


def _chosen_follow(reader: Reader, at: int, target: n.Target) -> Iterator[tuple[int, Acts]]:
    if reader.text.startswith("，", at):
        for end, act in reader.read("act", at + 1):
            yield end, (act,)
            for further, others in _chosen_follow(reader, end, target):
                yield further, (act, *others)


def _chosen_join(printer: Printer, front: str, target: n.Target, acts: Acts) -> str | None:
    words = [printer.print("act", act) for act in acts]
    found = [word for word in words if word is not None]
    return "，".join((front, *found)) if len(found) == len(words) else None


def _row(g: Grammar) -> None:
    """Several things said of one card, the duration first."""
    said_of_one(g, "row", *at_once(_follow, _join))

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, duration in reader.read("duration", at):
            for further, value in reader.read("row", end):
                yield further, tuple(replace(part, duration=duration) for part in value)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or not all(hasattr(part, "duration") for part in value):
            return None
        duration = value[0].duration
        front = printer.print("duration", duration)
        words = printer.print("row", tuple(replace(part, duration="") for part in value))
        if front is None or words is None or any(p.duration != duration for p in value):
            return None
        return front + words

    g.custom("row_first", read, show)


def _follow(reader: Reader, at: int) -> Iterator[tuple[int, str, tuple[Any, ...]]]:
    for end, part in reader.read("predicate", at):
        yield end, "", (part,)
        if reader.text.startswith("，", end):
            for further, _, others in _follow(reader, end + 1):
                yield further, "", (part, *others)


def _join(printer: Printer, subject: Any, duration: str, parts: tuple[Any, ...]) -> str | None:
    who = printer.print("subject", subject)
    words = [printer.print("predicate", part) for part in parts]
    found = [word for word in words if word is not None]
    if who is None or duration or len(found) != len(words):
        return None
    return who + "，".join(found)
