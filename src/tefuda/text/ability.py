"""A line of card text is one ability: tags in brackets, a timing in words, a cost, a body.

This is the same in every language; the words come from the language's categories:
`timing`, `if_tag`, `once_tag`, `keyword_tag` (tags); `when`, `permission` (it may be used then),
`leave` (it may be used if), `gate`, `cost` (that may be paid), `must` (that is paid), `body`,
`plain` (whole abilities in words: replacements and rules).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.sentences import LASTING

_IN_HAND = n.Cards("you", "hand", (n.IsThis(),))
_ACTIVATED = {
    "activate_main", "main", "counter", "activate_battle", "awaken", "evolve", "fusion_evolve",
}  # fmt: skip
_SAID = n.Then(False)


@dataclass(frozen=True)
class Head:
    """The tags before an ability's words."""

    timings: tuple[n.When, ...] = ()
    conditions: tuple[n.Condition, ...] = ()
    once: bool = False


def line(grammar: Grammar, space: str) -> None:
    """Category line: one ability. `space` stands between tags, and before the words."""

    def tags(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Head]]:
        yield at, head
        for end, when in reader.read("timing", at):
            start = end + 1 if reader.text.startswith("/", end) else _skip(reader, end)
            yield from tags(reader, start, replace(head, timings=(*head.timings, when)))
        for end, condition in reader.read("if_tag", at):
            more = (*head.conditions, condition)
            yield from tags(reader, _skip(reader, end), replace(head, conditions=more))
        for end, _ in reader.read("once_tag", at):
            yield from tags(reader, _skip(reader, end), replace(head, once=True))

    def _skip(reader: Reader, at: int) -> int:
        return at + len(space) if space and reader.text.startswith(space, at) else at

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for start, head in tags(reader, at, Head()):
            for end, keyword in reader.read("keyword_tag", start):
                yield end, n.Ability("keyword", conditions=head.conditions, keyword=keyword)
            for end, ability in reader.read("plain", start):
                conditions = (*head.conditions, *ability.conditions)
                yield end, replace(ability, conditions=conditions, once=head.once)
            yield from _worded(reader, start, head)

    def _worded(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Any]]:
        for end, when in reader.read("permission", at):
            for further, ability in _paid(reader, end, replace(head, timings=when)):
                yield further, _permitted(ability)
        for end, condition in reader.read("leave", at):
            more = replace(head, conditions=(*head.conditions, condition))
            for further, ability in _paid(reader, end, more):
                yield further, _permitted(ability)
        for end, when in reader.read("when", at):
            yield from _paid(reader, end, replace(head, timings=(*head.timings, *when)))
        yield from _paid(reader, at, head)

    def _paid(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Any]]:
        for start, gate in [(at, ()), *reader.read("gate", at)]:
            for kind in ("cost", "must"):
                for end, cost in reader.read(kind, start):
                    for further, value in reader.read("body", end):
                        gated = replace(head, conditions=(*head.conditions, *gate))
                        yield further, _ability(gated, value, cost, kind == "cost")
        for end, value in reader.read("body", at):
            yield end, _ability(head, value, ())

    def show(printer: Printer, ability: Any) -> str | None:
        if ability.kind == "keyword":
            tag = printer.print("keyword_tag", ability.keyword)
            front = _tags(printer, (), ability.conditions, False)
            return None if tag is None or front is None else _glue(front, tag)
        gates = tuple(c for c in ability.conditions if printer.print("if_tag", c) is None)
        plain = printer.print("plain", replace(ability, conditions=gates, once=False))
        if plain is not None:
            tagged = tuple(c for c in ability.conditions if c not in gates)
            front = _tags(printer, (), tagged, ability.once)
            return None if front is None else _glue(front, plain)
        return _show_worded(printer, ability)

    def _show_worded(printer: Printer, ability: n.Ability) -> str | None:
        tagged = tuple(t for t in ability.timings if printer.print("timing", t) is not None)
        worded = tuple(t for t in ability.timings if t not in tagged)
        gates = tuple(c for c in ability.conditions if printer.print("if_tag", c) is None)
        conditions = tuple(c for c in ability.conditions if c not in gates)
        optional = ability.optional and not ability.cost
        front = _tags(printer, tagged, conditions, ability.once)
        if ability.optional and ability.body[:1] == (_SAID,):
            ability = replace(ability, body=ability.body[1:])
            if not worded and len(gates) == 1:
                when = printer.print("leave", gates[0])
                body = _show_paid(printer, ability, (), False)
            else:
                when = printer.print("permission", worded)
                body = _show_paid(printer, ability, gates, False)
        else:
            when = printer.print("when", worded) if worded else ""
            body = _show_paid(printer, ability, gates, optional)
        if front is None or when is None or body is None:
            return None
        return _glue(front, when + body)

    def _show_paid(
        printer: Printer, ability: n.Ability, gates: tuple[n.Condition, ...], optional: bool
    ) -> str | None:
        """Gate, cost and body."""
        body = (n.May(ability.body),) if optional else ability.body
        if not ability.cost:
            if gates:
                body = (n.If(n.All(gates) if len(gates) > 1 else gates[0], body),)
            return printer.print("body", body)
        gate = printer.print("gate", gates) if gates else ""
        cost = printer.print("cost" if ability.optional else "must", ability.cost)
        words = printer.print("body", body)
        if gate is None or cost is None or words is None:
            return None
        return gate + cost + words

    def _tags(
        printer: Printer,
        timings: tuple[n.When, ...],
        conditions: tuple[n.Condition, ...],
        once: bool,
    ) -> str | None:
        tags = [printer.print("if_tag", condition) for condition in conditions]
        times = [printer.print("timing", when) for when in timings]
        if None in tags or None in times:
            return None
        if times:
            tags.append("/".join(word for word in times if word))
        if once:
            tags.append(printer.print("once_tag", True))
        return space.join(tag for tag in tags if tag)

    def _glue(front: str, words: str) -> str:
        return front + space + words if front else words

    grammar.custom("line", read, show)


def _inherited(body: tuple[Any, ...], last: str) -> tuple[tuple[Any, ...], str]:
    """What is said of "that card" without a duration has the one said last."""
    out: list[Any] = []
    for statement in body:
        if isinstance(statement, LASTING):
            if not statement.duration and statement.target == n.It():
                statement = replace(statement, duration=last)
            last = statement.duration or last
        elif isinstance(statement, n.If):
            then, last = _inherited(statement.then, last)
            statement = replace(statement, then=then)
        elif isinstance(statement, n.IfDone):
            then, last = _inherited(statement.then, last)
            statement = replace(statement, then=then)
        out.append(statement)
    return tuple(out), last


def _permitted(ability: n.Ability) -> n.Ability:
    """A sentence of its own says that it may be used: what follows begins a new one."""
    body = (n.May(ability.body),) if ability.optional and not ability.cost else ability.body
    return replace(ability, optional=True, body=(_SAID, *body))


def _ability(
    head: Head, body: tuple[Any, ...], cost: tuple[Any, ...], optional: bool = False
) -> n.Ability:
    if not cost and len(body) == 1 and isinstance(body[0], n.May) and body[0].by == "you":
        optional, body = True, body[0].body
    kind = "continuous"
    conditions = head.conditions
    if head.timings:
        kind = "activated" if head.timings[0].event in _ACTIVATED else "auto"
    elif len(body) == 1 and isinstance(body[0], n.If) and not body[0].otherwise:
        conditions = (*conditions, body[0].condition)
        body = body[0].then
    if head.timings:
        body, _ = _inherited(body, "")
    zone = ""
    if any(when.event == "trigger" for when in head.timings):
        zone = "life"
    elif any(isinstance(s, n.Gain) and s.target == _IN_HAND for s in body):
        zone = "hand"
    return n.Ability(
        kind,
        timings=head.timings,
        conditions=conditions,
        once=head.once,
        optional=optional,
        cost=cost,
        body=body,
        zone=zone,
    )
