"""Choosing cards and what becomes of them: "choose up to 1 of your Battle Cards and KO it".

An act is a statement about WHO, which stands for the cards chosen. The first act has the choice
itself for its target; what follows is said of It.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.predicates import WHO
from tefuda.text.sentences import LASTING

Acts = tuple[Any, ...]
# What follows the choice: ends and acts.
Follow = Callable[[Reader, int, n.Target], Iterator[tuple[int, Acts]]]
# The words for a choice and acts, or None.
Join = Callable[[Printer, str, n.Target, Acts], "str | None"]


def chosen(
    grammar: Grammar, category: str, front: str, follow: Follow, join: Join, last: bool = False
) -> None:
    """The category: a choice and its acts, as a tuple of statements. `front` begins it.

    Acts in a row that last as long say so once: with the first of them, or with the `last`.
    """

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        if not reader.text.startswith(front, at):
            return
        for end, target in reader.read("choice", at + len(front)):
            for further, acts in follow(reader, end, target):
                yield further, said(_in_modes(target, acts), spread(acts, last))

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        target = getattr(value[0], "target", None)
        if not isinstance(target, (n.Choose, n.Both)):
            return None
        acts: list[Any] = []
        for i, statement in enumerate(value):
            if getattr(statement, "target", None) != (n.It() if i else target):
                return None
            acts.append(replace(statement, target=WHO))
        words = printer.print("choice", _bare(target, value))
        return (
            None
            if words is None
            else join(printer, front + words, target, gather(tuple(acts), last))
        )

    grammar.custom(category, read, show)


def rows(acts: Acts) -> list[Acts]:
    """The acts, those in a row that last together."""
    out: list[list[Any]] = []
    for act in acts:
        if out and isinstance(act, LASTING) and isinstance(out[-1][-1], LASTING):
            out[-1].append(act)
        else:
            out.append([act])
    return [tuple(row) for row in out]


def spread(acts: Acts, last: bool) -> Acts:
    """The duration said once in a row is for all of it."""
    out: list[Any] = []
    for row in rows(acts):
        said = [act.duration for act in (reversed(row) if last else row) if len(row) > 1]
        duration = next(filter(None, said), "")
        for act in row:
            missing = len(row) > 1 and not act.duration
            out.append(replace(act, duration=duration) if missing else act)
    return tuple(out)


def gather(acts: Acts, last: bool) -> Acts:
    """The inverse of `spread`."""
    out: list[Any] = []
    for row in rows(acts):
        if len({getattr(act, "duration", "") for act in row}) == 1 < len(row):
            bare = [replace(act, duration="") for act in row]
            keep = len(row) - 1 if last else 0
            bare[keep] = row[keep]
            out.extend(bare)
        else:
            out.extend(row)
    return tuple(out)


def said(target: n.Target, acts: Acts) -> Acts:
    """The acts with the cards they are said of."""
    return tuple(replace(act, target=n.It() if i else target) for i, act in enumerate(acts))


def _in_modes(target: n.Target, acts: Acts) -> n.Target:
    """A "card" and nothing else is any card that can be in a mode, energy too, where its mode is
    what changes (1-8-1, ruling 204)."""
    if not isinstance(target, n.Choose) or not isinstance(acts[0], (n.Rest, n.SetActive)):
        return target
    anything = target.cards.zone == "field" and not target.cards.tests
    return replace(target, cards=replace(target.cards, zone="modes")) if anything else target


def _bare(target: n.Target, acts: Acts) -> n.Target:
    """The inverse: the choice as it is said."""
    if isinstance(target, n.Choose) and target.cards.zone == "modes" and not target.cards.tests:
        if isinstance(acts[0], (n.Rest, n.SetActive)):
            return replace(target, cards=replace(target.cards, zone="field"))
    return target
