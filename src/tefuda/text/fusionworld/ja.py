"""Japanese of Fusion World: word order and joining. Verbs inflect; see `japanese`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.fusionworld import chosen
from tefuda.text.fusionworld.line import line
from tefuda.text.fusionworld.tags import tags
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.japanese import FORMS, VERBS
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.predicates import Follow, Join, said_of_one
from tefuda.text.sentences import body, clause, options

TIMINGS = {
    "登場時": "on_play",
    "アタック時": "when_attacking",
    "KO時": "on_ko",
    "ブロック時": "on_block",
    "自分のターン終了時": "end_of_your_turn",
    "相手のターン終了時": "end_of_opponent_turn",
}
ACTIVATED = {
    "起動メイン": ("activate_main",),
    "起動戦闘中": ("activate_battle",),
    "起動メイン/戦闘中": ("activate_main", "activate_battle"),
    "覚醒": ("awaken",),
    "進化": ("evolve",),
    "フュージョン進化": ("fusion_evolve",),
}


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("ja", lambda value: True, VERBS)
    _nouns(g)
    tags(g, "【{}】", TIMINGS, ACTIVATED)
    for form in FORMS:
        ending = f".{form}" if form else ""
        last = f"predicate{ending}"
        said_of_one(g, f"row{ending}", _follow(last), _join(last))
        _first(g, f"row{ending}", f"row_first{ending}")
        act = f"act{ending}"
        chosen.chosen(g, f"choosing{ending}", "", _chosen_follow(act), _chosen_join(act))
        clause(g, f"clause{ending}", f"step{ending}", "step.cont", ("、",), "、".join)
    options(g, "・")
    body(g, "。", "", "その後、", comma=True)
    line(g, "")
    return g


def _nouns(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "name", "name", "「", "」")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "「", "」")
    listed(g, "names", "name", "か".join, "か")
    listed(g, "traits", "trait", "か".join, "か")
    listed(g, "names.all", "name", "と".join, "と")
    listed(g, "colours", "colour", "か".join, "か")
    this_card(g, {"": "このカード"}, "{}以外の")
    noun_phrase(g, "leader", "noun.leader")
    noun_phrase(g, "extra", "noun.extra")
    noun_phrase(g, "thing.one", "noun")
    alternatives(g, "thing", "thing.one", ("か", "または", "1枚までか"), shared="first")


def _chosen_follow(last: str) -> chosen.Follow:
    def follow(reader: Reader, at: int, target: n.Target) -> Iterator[tuple[int, chosen.Acts]]:
        for end, act in reader.read(last, at):
            yield end, (act,)
        for end, act in reader.read("act.cont", at):
            if reader.text.startswith("、", end):
                for further, others in follow(reader, end + 1, target):
                    yield further, (act, *others)

    return follow


def _chosen_join(last: str) -> chosen.Join:
    def join(printer: Printer, front: str, target: n.Target, acts: chosen.Acts) -> str | None:
        words = [printer.print("act.cont", act) for act in acts[:-1]]
        words.append(printer.print(last, acts[-1]))
        found = [word for word in words if word is not None]
        return front + "、".join(found) if len(found) == len(words) else None

    return join


def _first(g: Grammar, inner: str, category: str) -> None:
    """The duration stands before the subject."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, duration in reader.read("duration", at):
            for further, value in reader.read(inner, end):
                yield further, tuple(_lasting(part, duration) for part in value)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or not all(hasattr(part, "duration") for part in value):
            return None
        duration = value[0].duration
        front = printer.print("duration", duration)
        words = printer.print(inner, tuple(_lasting(part, "") for part in value))
        if front is None or words is None or any(p.duration != duration for p in value):
            return None
        return front + words

    g.custom(category, read, show)


def _lasting(part: Any, duration: str) -> Any:
    return replace(part, duration=duration)


def _follow(last: str) -> Follow:
    def follow(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        if reader.text.startswith("は", at):
            yield from parts_from(reader, at + 1)

    def parts_from(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        for end, part in reader.read(last, at):
            yield end, (part,)
        for end, part in reader.read("predicate.cont", at):
            if reader.text.startswith("、", end):
                for further, others in parts_from(reader, end + 1):
                    yield further, (part, *others)

    return follow


def _join(last: str) -> Join:
    def join(printer: Printer, subject: Any, parts: tuple[Any, ...]) -> str | None:
        who = printer.print("subject", subject)
        words = [printer.print("predicate.cont", part) for part in parts[:-1]]
        words.append(printer.print(last, parts[-1]))
        found = [word for word in words if word is not None]
        if who is None or any(p.duration for p in parts) or len(found) != len(words):
            return None
        return f"{who}は{'、'.join(found)}"

    return join
