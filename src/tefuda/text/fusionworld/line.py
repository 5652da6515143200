"""A line of card text is one skill: tags in brackets, a timing in words, a cost, what it does.

The words come from the language's categories: `timing`, `kind_tag`, `if_tag`, `once_tag`,
`keyword_tag` (tags); `when` (a timing in words), `gate` (a condition before the timing or the
cost), `standing` (a condition as the timing), `awakening` (when a Leader may awaken), `cost`,
`grown` (what a card is evolved from), `body`, `plain` (whole permanent skills in words:
replacements and rules) and `rule` (what has no tag at all).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.sentences import LASTING
from tefuda.text.template import names_of

# "This card in your hand" in the tables: in an ability it is This, and the ability works only
# there (9-2-1, 9-5-5).
IN_HAND: Final = n.Cards("you", "hand", (n.IsThis(),))
IN_DROP: Final = n.Cards("you", "drop", (n.IsThis(),))
IN_BATTLE: Final = n.Cards("any", "battle", (n.IsThis(),))
PLACES: Final = {"hand": IN_HAND, "drop": IN_DROP, "battle": IN_BATTLE}
ACTIVATED: Final = ("activate_main", "activate_battle", "awaken", "evolve", "fusion_evolve")
_STATE: Final = (n.When("state"),)  # whenever the condition has come to hold (9-6-8)
PERMANENT: Final = ("continuous", "replacement", "rule")


@dataclass(frozen=True)
class Head:
    """The tags before a skill's words."""

    timings: tuple[n.When, ...] = ()
    conditions: tuple[n.Condition, ...] = ()
    once: bool = False
    kind: str = ""


def line(grammar: Grammar, space: str) -> None:
    """Category line: one skill. `space` stands between its tags and its words."""

    def tags(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Head]]:
        yield at, head
        if not head.kind:
            for end, kind in reader.read("kind_tag", at):
                yield from tags(reader, end, replace(head, kind=kind))
            for end, timings in reader.read("timing", at):
                kind = "activated" if timings[0].event in ACTIVATED else "auto"
                yield from tags(reader, end, replace(head, timings=timings, kind=kind))
        for end, condition in reader.read("if_tag", at):
            yield from tags(reader, end, replace(head, conditions=(*head.conditions, condition)))
        for end, _ in reader.read("once_tag", at):
            yield from tags(reader, end, replace(head, once=True))

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, keyword in reader.read("keyword_tag", at):
            yield end, n.Ability("keyword", keyword=keyword)
        for end, head in tags(reader, at, Head()):
            start = end + len(space) if space and reader.text.startswith(space, end) else end
            if head.kind == "continuous":
                yield from _permanent(reader, start, head)
            elif head.timings and head.timings[0].event.endswith("evolve"):
                yield from _evolving(reader, start, head)
            elif head.timings and head.timings[0].event == "awaken":
                for further, condition in reader.read("awakening", start):
                    more = replace(head, conditions=(*head.conditions, condition))
                    yield from _paid(reader, further, more)
            elif head.kind:
                yield from _worded(reader, start, head)
            elif end == at:
                yield from reader.read("rule", start)

    def _permanent(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Any]]:
        for end, ability in reader.read("plain", at):
            conditions = (*head.conditions, *ability.conditions)
            once = head.once or ability.once
            yield end, _placed(replace(ability, conditions=conditions, once=once))
        for end, body in reader.read("body", at):
            conditions = head.conditions
            if len(body) == 1 and isinstance(body[0], n.If) and not body[0].otherwise:
                conditions = (*conditions, body[0].condition)
                body = body[0].then
            yield end, _placed(n.Ability("continuous", (), conditions, head.once, body=body))

    def _evolving(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Any]]:
        for end, cost in reader.read("cost", at):
            for further, target in reader.read("grown", end):
                fusion = head.timings[0].event == "fusion_evolve"
                body = (n.Evolve(target, fusion),)
                yield (
                    further,
                    n.Ability(
                        "activated",
                        head.timings,
                        head.conditions,
                        cost=cost,
                        body=body,
                        zone="hand",
                    ),
                )

    def _worded(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Any]]:
        if not head.timings:
            for start, gate in [(at, ()), *reader.read("gate", at)]:
                for end, when in reader.read("when", start):
                    more = replace(head, timings=when, conditions=(*head.conditions, *gate))
                    yield from _paid(reader, end, more)
            for end, condition in reader.read("standing", at):
                more = replace(head, timings=_STATE, conditions=(*head.conditions, condition))
                yield from _paid(reader, end, more)
            return
        yield from _paid(reader, at, head)

    def _paid(reader: Reader, at: int, head: Head) -> Iterator[tuple[int, Any]]:
        for end, cost in [(at, ()), *reader.read("cost", at)]:
            for further, body in reader.read("body", end):
                yield further, _skill(head, cost, body)
        for start, gate in reader.read("gate", at):
            for end, cost in reader.read("cost", start):
                for further, body in reader.read("body", end):
                    gated = replace(head, conditions=(*head.conditions, *gate))
                    yield further, _skill(gated, cost, body)

    def show(printer: Printer, ability: Any) -> str | None:
        if ability.kind == "keyword":
            return printer.print("keyword_tag", ability.keyword)
        if ability.kind == "rule" and not ability.conditions:
            law = printer.print("rule", ability)
            if law is not None:
                return law
        ability = _unplaced(ability)
        gates = tuple(c for c in ability.conditions if printer.print("if_tag", c) is None)
        turns = tuple(c for c in ability.conditions if c not in gates)
        tagged = printer.print("timing", ability.timings) if ability.timings else None
        words: str | None
        if ability.kind in PERMANENT:
            alone = replace(ability, conditions=gates, zone="")
            plain = printer.print("plain", alone)
            once = ability.once and plain is None
            if once:
                plain = printer.print("plain", replace(alone, once=False))
            words = plain if plain is not None else _show_permanent(printer, ability, gates)
            tag = printer.print("kind_tag", "continuous")
        elif ability.timings[0].event.endswith("evolve"):
            once = ability.once
            tag = tagged
            words = _show_evolving(printer, ability)
        else:
            once = ability.once
            tag = tagged if tagged is not None else printer.print("kind_tag", "auto")
            words = _show_paid(printer, ability, gates, tagged is not None)
        marks = [printer.print("if_tag", condition) for condition in turns]
        if once:
            marks.append(printer.print("once_tag", True))
        if words is None or tag is None or None in marks:
            return None
        return "".join((tag, *(mark for mark in marks if mark))) + space + words

    def _show_permanent(
        printer: Printer, ability: n.Ability, gates: tuple[n.Condition, ...]
    ) -> str | None:
        body = ability.body
        if gates:
            body = (n.If(n.All(gates) if len(gates) > 1 else gates[0], body),)
        return printer.print("body", body)

    def _show_evolving(printer: Printer, ability: n.Ability) -> str | None:
        cost = printer.print("cost", ability.cost)
        grown = printer.print("grown", ability.body[0].target)  # type: ignore[attr-defined]
        return None if cost is None or grown is None else cost + grown

    def _show_paid(
        printer: Printer, ability: n.Ability, gates: tuple[n.Condition, ...], tagged: bool
    ) -> str | None:
        front: str | None = ""
        if ability.timings == _STATE:
            front = printer.print("standing", n.All(gates) if len(gates) > 1 else gates[0])
        elif not tagged:
            front = printer.print("when", ability.timings)
            if gates and front is not None:
                gate = printer.print("gate", gates)
                front = None if gate is None else gate + front
        elif gates and ability.timings[0].event == "awaken":
            front = printer.print("awakening", n.All(gates) if len(gates) > 1 else gates[0])
        elif gates:
            front = printer.print("gate", gates)
        cost = printer.print("cost", ability.cost) if ability.cost else ""
        said = ability.body
        body = (n.May(said),) if ability.optional and not ability.cost else said
        words = printer.print("body", body)
        if front is None or cost is None or words is None:
            return None
        return front + cost + words

    grammar.custom("line", read, show)


def _skill(head: Head, cost: tuple[Any, ...], body: tuple[Any, ...]) -> n.Ability:
    """An automatic skill's cost need not be paid (9-6-4)."""
    optional = bool(cost) and head.kind == "auto"
    if not cost and len(body) == 1 and isinstance(body[0], n.May) and body[0].by == "you":
        optional, body = True, body[0].body
    return _placed(
        n.Ability(head.kind, head.timings, head.conditions, head.once, optional, cost, body)
    )


def _placed(ability: n.Ability) -> n.Ability:
    """What is said of this card in hand, in the Drop or in a Battle Area works there.

    A card that was KO'd is in the Drop when its skill is carried out; that is no place to work in.
    """
    for zone, here in PLACES.items():
        plain: n.Ability = _everywhere(ability, here, n.This())
        if plain != ability:
            return replace(plain, zone="" if zone != "hand" and _was_ko(ability) else zone)
    return ability


def _unplaced(ability: n.Ability) -> n.Ability:
    """The inverse: as it is said. The place stands where something is done to the card, or else
    where it is first spoken of."""
    zone = ability.zone
    if not zone and _was_ko(ability):
        plays = tuple(
            replace(s, target=IN_DROP) if isinstance(s, n.Play) and s.target == n.This() else s
            for s in ability.body
        )
        return replace(ability, body=plays)
    if zone not in PLACES or (ability.timings and ability.timings[0].event in ACTIVATED[3:]):
        return ability
    here = PLACES[zone]
    said = replace(ability, cost=_renamed(ability.cost, here), body=_renamed(ability.body, here))
    if said != ability or zone != "battle":
        return said
    for name in ("conditions", "body", "timings"):
        said = replace(ability, **{name: _everywhere(getattr(ability, name), n.This(), here)})
        if said != ability:
            break
    return said


def _was_ko(ability: n.Ability) -> bool:
    return any(when.event == "on_ko" for when in ability.timings)


def _everywhere(value: Any, old: n.Target, new: n.Target) -> Any:
    """The value with one target for another."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(_everywhere(part, old, new) for part in value)
    if isinstance(value, n.Node):
        parts = {name: getattr(value, name) for name in names_of(value)}
        found = {name: _everywhere(part, old, new) for name, part in parts.items()}
        return replace(value, **found) if found != parts else value
    return value


def _renamed(body: tuple[Any, ...], here: n.Target) -> tuple[Any, ...]:
    """Statements about This as statements about it in that place."""
    out: list[Any] = []
    for statement in body:
        for name in ("then", "otherwise", "body"):
            inner = getattr(statement, name, ())
            if inner:
                statement = replace(statement, **{name: _renamed(inner, here)})
        if isinstance(statement, n.Modes):
            ways = tuple(_renamed(way, here) for way in statement.options)
            statement = replace(statement, options=ways)
        elif isinstance(statement, _PLACED) and statement.target == n.This():
            statement = replace(statement, target=here)
        out.append(statement)
    return tuple(out)


# What is said of a card with the place where it lies.
_PLACED: Final = (*LASTING, n.Must, n.Play, n.Move, n.Combo, n.KO, n.Rest, n.SetActive)
