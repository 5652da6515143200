"""A line of card text is one ability: tags, a colon, a cost in brackets, what it does.

The words come from the language's categories: `kind_tag` (spark, auto, activated, continuous),
`zone_tag`, `if_tag`, `once_tag`; `keyword_tag`, `blocker` and `cancel` (whole lines); `when`,
`cost`, `body`, and `plain` (whole permanent abilities in words).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.rebirth.places import plain, worded
from tefuda.text.sentences import LASTING

SPARK: Final = (n.When("spark"),)
ACTIVATED: Final = (n.When("activate_main"),)
PERMANENT: Final = ("continuous", "replacement", "rule")
# "And further +1/+0": to what was raised just before, for as long. See `_resolved`.
FURTHER: Final = n.Player("further")
# A boost alone, after something else that is said of a card: of that card, for as long.
SAME: Final = n.Player("same")
# "3 or more": of what was counted before.
COUNTED: Final = n.Count(n.Cards("counted", "counted"))


@dataclass(frozen=True)
class Head:
    """The tags before an ability's words."""

    kind: str
    zone: str = ""
    conditions: tuple[n.Condition, ...] = ()
    once: bool = False


def _choosing(value: Any, most: bool) -> Any:
    """The same with choices of as many as there are, or of exactly so many."""
    if isinstance(value, tuple):
        return tuple(_choosing(part, most) for part in value)
    if not isinstance(value, n.Node):
        return value
    parts = {f.name: _choosing(getattr(value, f.name), most) for f in fields(value)}
    if isinstance(value, n.Choose) and not value.up_to:
        parts["most"] = most
    return replace(value, **parts)


def line(grammar: Grammar, colon: str, space: str = "", many: str = "") -> None:
    """Category line: one ability. `colon` ends its tags; `space` stands between tags; `many` is the
    reminder that one chooses as many as there are, the only one that has an effect (2.4.2)."""

    def skip(reader: Reader, at: int) -> int:
        return at + len(space) if space and reader.text.startswith(space, at) else at

    def tags(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Head]]:
        yield at, head
        at = skip(reader, at)
        if not head.zone:
            for end, zone in reader.read("zone_tag", at):
                yield from tags(reader, end, replace(head, zone=zone))
        for end, condition in reader.read("if_tag", at):
            yield from tags(reader, end, replace(head, conditions=(*head.conditions, condition)))
        if not head.once:
            for end, _ in reader.read("once_tag", at):
                yield from tags(reader, end, replace(head, once=True))

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, ability in _read(reader, at):
            if not _hangs(ability):
                yield end, plain(ability)
                if reader.text.startswith(many, end):
                    yield end + len(many), plain(_choosing(ability, True))

    def _read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for category in ("keyword_tag", "blocker", "cancel"):
            yield from reader.read(category, at)
        for start, kind in reader.read("kind_tag", at):
            for end, head in tags(reader, start, Head(kind)):
                if reader.text.startswith(colon, end):
                    yield from _worded(reader, end + len(colon), head)

    def _worded(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Any]]:
        if head.kind == "continuous":
            for end, ability in reader.read("plain", at):
                conditions = (*head.conditions, *ability.conditions)
                zone = ability.zone or head.zone
                yield end, replace(ability, conditions=conditions, once=head.once, zone=zone)
            for end, body in reader.read("body", at):
                yield end, _permanent(head, body)
        elif head.kind == "spark":
            for end, body in reader.read("body", at):
                yield end, _ability(head, "auto", SPARK, (), body)
        elif head.kind == "activated":
            for start, cost in [*reader.read("cost", at), (at, ())]:
                for end, body in reader.read("body", start):
                    yield end, _ability(head, "activated", ACTIVATED, cost, body)
        else:
            for start, when in reader.read("when", at):
                for end, body in reader.read("body", start):
                    yield end, _ability(head, "auto", when, (), body)

    def show(printer: Printer, ability: Any) -> str | None:
        fixed = _choosing(ability, False)
        text = _show(printer, worded(fixed))
        return text if text is None or fixed == ability else text + many

    def _show(printer: Printer, ability: n.Ability) -> str | None:
        for category in ("keyword_tag", "blocker", "cancel"):
            whole = printer.print(category, ability)
            if whole is not None:
                return whole
        tagged = tuple(c for c in ability.conditions if printer.print("if_tag", c) is not None)
        gates = tuple(c for c in ability.conditions if c not in tagged)
        words: str | None
        if ability.kind in PERMANENT:
            kind = "continuous"
            bare = replace(ability, conditions=gates, once=False)
            words = printer.print("plain", bare)
            if words is not None:
                ability = replace(ability, zone="")
            else:
                words = printer.print("plain", replace(bare, zone=""))
            if words is None:
                body = _said(ability.body)
                for gate in reversed(gates):
                    body = (n.If(gate, body),)
                words = printer.print("body", body)
        else:
            body = _said(ability.body)
            words = printer.print("body", body)
            front: str | None = ""
            if ability.timings == SPARK:
                kind = "spark"
            elif ability.timings == ACTIVATED:
                kind = "activated"
                front = printer.print("cost", ability.cost) if ability.cost else ""
            else:
                kind = "auto"
                front = printer.print("when", ability.timings)
            words = None if gates or front is None or words is None else front + words
        marks = [printer.print("kind_tag", kind)]
        if ability.zone and not _from_members(ability.timings):
            marks.append(printer.print("zone_tag", ability.zone))
        marks.extend(printer.print("if_tag", condition) for condition in tagged)
        if ability.once:
            marks.append(printer.print("once_tag", True))
        found = [mark for mark in marks if mark is not None]
        if words is None or len(found) != len(marks):
            return None
        return space.join(found) + colon + words

    grammar.custom("line", read, show)


def _permanent(head: Head, body: tuple[Any, ...]) -> n.Ability:
    """What a permanent ability says comes under its conditions."""
    conditions = head.conditions
    while len(body) == 1 and isinstance(body[0], n.If) and not body[0].otherwise:
        conditions = (*conditions, body[0].condition)
        body = body[0].then
    return n.Ability("continuous", (), conditions, head.once, body=_resolved(body), zone=head.zone)


def _ability(
    head: Head,
    kind: str,
    when: tuple[n.When, ...],
    cost: tuple[Any, ...],
    body: tuple[Any, ...],
) -> n.Ability:
    body = _lasting(_resolved(body))
    zone = head.zone or ("member" if _from_members(when) else "")
    return n.Ability(kind, when, head.conditions, head.once, cost=cost, body=body, zone=zone)


def _from_members(when: tuple[n.When, ...]) -> bool:
    """What is returned to hand "from the Members" waits for that there, not in the Entry."""
    return bool(when) and all(
        one.event == "returned_to_hand" and one.subject == n.This() for one in when
    )


# -- "that card" and "further" need something said before ------------------------------------------


def _hangs(ability: n.Ability) -> bool:
    """Is there a "further" or a "that card" with nothing before it to point at?"""
    if any(_says(ability, what) for what in (FURTHER, SAME, COUNTED)):
        return True
    known = any(when.subject != n.This() for when in ability.timings)
    known = known or any(getattr(part, "target", n.This()) != n.This() for part in ability.cost)
    return not known and _points(ability.body)


def _points(body: tuple[Any, ...]) -> bool:
    """Does the first statement that has to do with cards speak of "that card"?"""
    for statement in body:
        if isinstance(statement, n.Then):
            continue
        if isinstance(statement, (n.May, n.Later)):
            return _points(statement.body)
        if isinstance(statement, n.If) and not _says(statement.condition, n.It()):
            return _points(statement.then)
        return _says(statement, n.It()) and not _chooses(statement)
    return False


def _chooses(statement: Any) -> bool:
    """What is chosen in the same breath may be spoken of."""
    return _finds(statement, lambda node: isinstance(node, (n.Choose, n.Select, n.Upon)))


def _says(node: Any, what: n.Node) -> bool:
    return _finds(node, lambda part: part == what)


def _finds(node: Any, test: Callable[[Any], bool]) -> bool:
    if isinstance(node, tuple):
        return any(_finds(part, test) for part in node)
    if not isinstance(node, n.Node):
        return False
    return test(node) or any(_finds(getattr(node, f.name), test) for f in fields(node))


# -- "further" ------------------------------------------------------------------------------------


def _resolved(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """Boosts said to go further have the target and the duration of the one before; what is not
    said again is as it was before."""
    whole: tuple[Any, ...] = _counted(_walk(_alike(body), None, False)[0], None)[0]
    return whole


def _alike(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """A boost with nobody to get it is of whom the statement before it was about."""
    out: list[Any] = []
    for statement in body:
        before = out[-1] if out else None
        if isinstance(statement, n.Boost) and statement.target == SAME:
            if isinstance(before, LASTING) and not isinstance(before.target, n.Player):
                again = _again(before.target)
                statement = replace(statement, target=again, duration=before.duration)
        elif isinstance(statement, (n.If, n.IfDone)):
            statement = replace(statement, then=_alike(statement.then))
        out.append(statement)
    return tuple(out)


def _counted(node: Any, last: n.Amount | None) -> tuple[Any, n.Amount | None]:
    """What is only said to be so many is what was counted last, one by one."""
    if isinstance(node, (n.Count, n.Kinds)):
        if node != COUNTED:
            return node, replace(node, per=1, times=1)
        return last or node, last
    if isinstance(node, tuple):
        out = []
        for part in node:
            part, last = _counted(part, last)
            out.append(part)
        return tuple(out), last
    if not isinstance(node, n.Node) or isinstance(node, n.Grant):
        return node, last
    parts = {}
    for field in fields(node):
        parts[field.name], last = _counted(getattr(node, field.name), last)
    return replace(node, **parts), last


def _lasting(body: tuple[Any, ...], last: str = "") -> tuple[Any, ...]:
    """In another sentence, too, what is not said to last otherwise lasts as long."""
    out: list[Any] = []
    for statement in body:
        if isinstance(statement, LASTING):
            if not statement.duration:
                statement = replace(statement, duration=last)
            last = statement.duration or last
            last = "turn" if "next_attack" in last else last
        elif isinstance(statement, (n.If, n.IfDone)):
            statement = replace(statement, then=_lasting(statement.then, last))
        out.append(statement)
    return tuple(out)


def _said(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """The inverse: the second boost of one target is said to go further."""
    return _walk(body, None, True)[0]


def _walk(
    body: tuple[Any, ...], last: n.Boost | None, saying: bool
) -> tuple[tuple[Any, ...], n.Boost | None]:
    out: list[Any] = []
    for statement in body:
        if isinstance(statement, n.Boost):
            new = statement
            if last is not None and saying and _same(statement, last):
                new = replace(statement, target=FURTHER, duration="")
            elif last is not None and not saying and statement.target == FURTHER:
                new = replace(statement, target=_again(last.target), duration=last.duration)
            last = statement if saying else new
            statement = new
        elif isinstance(statement, (n.If, n.IfDone)):
            then, last = _walk(statement.then, last, saying)
            otherwise, last = _walk(statement.otherwise, last, saying)
            statement = replace(statement, then=then, otherwise=otherwise)
        elif isinstance(statement, (n.May, n.Later, n.Upon)):
            inner, last = _walk(statement.body, last, saying)
            statement = replace(statement, body=inner)
        out.append(statement)
    return tuple(out), last


def _again(target: n.Target) -> n.Target:
    return n.It() if isinstance(target, n.Choose) else target


def _same(boost: n.Boost, last: n.Boost) -> bool:
    return boost.target == _again(last.target) and boost.duration == last.duration
