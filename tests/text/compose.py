"""New abilities out of known ones: parts of the same sort change places between cards.

What stands in an ability is found by its *place*: a condition, a statement, a noun's tests, an
owner, a zone, a number, a duration, a cost, a timing. A part is replaced by one that another card
has in a place of the same sort, so that what comes out is what a new card might say. `allowed`
says which combinations the language has no sense for; everything else must print in every
language of the game and be read back as itself.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.text.compile import compile_card, essence, print_ability
from tefuda.text.grammar import Words
from tefuda.text.sentences import LASTING
from tefuda.text.tables import tables

Path = tuple[str | int, ...]

KINDS = {"onepiece": "character", "fusionworld": "battle", "rebirth": "character"}

# What points back at another part of its ability cannot leave it.
_BACK = (n.It, n.Done, n.Moved, n.Declared, n.Foe, n.Subject, n.Attacker, n.Attacked, n.Supporter)
_HELD = (*_BACK, n.IfDone, n.Then, n.SameName, n.SameColour, n.Declare, n.Select, n.Flip, n.Evolve)
_SEEN = ("looked", "rest")
# Timings with words of their own after them, and durations of one statement.
_USED = ("activate_main", "activate_battle", "main", "counter")
_OWN = ("awaken", "evolve", "fusion_evolve", "state", "trigger", "cancel", "appears")
_BOUND = ("next_refresh", "main", "game", "next_attack_on", "its_next_attack", "own_next_attack")

# Statements about cards on the field, which can all be said of the same cards.
_FIELD = {
    n.KO, n.Rest, n.SetActive, n.Gain, n.Boost, n.Grant, n.Negate, n.Forbid, n.Allow, n.Become,
    n.Move, n.GiveTokens,
}  # fmt: skip
_NUMBERS = {
    (n.Draw, "count"), (n.Choose, "count"), (n.Top, "count"), (n.Stat, "amount"),
    (n.Gain, "amount"), (n.AddTokens, "count"), (n.GiveTokens, "count"), (n.ReadyTokens, "count"),
    (n.RestTokens, "count"), (n.ReturnTokens, "count"), (n.Compare, "right"), (n.Given, "count"),
    (n.Damage, "count"), (n.Recover, "count"), (n.Boost, "atk"), (n.Boost, "defence"),
}  # fmt: skip
_FLAGS = {
    (n.Choose, "up_to"), (n.AddTokens, "up_to"), (n.GiveTokens, "up_to"), (n.ReadyTokens, "up_to"),
    (n.RestTokens, "up_to"), (n.Play, "rested"), (n.Top, "up_to"),
}  # fmt: skip


@dataclass(frozen=True)
class Place:
    """A part of an ability that another may stand for."""

    path: Path
    sort: str
    value: Any


def walk(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part, with the way to it."""
    yield path, value
    if isinstance(value, n.Node):
        for field in fields(value):
            yield from walk(getattr(value, field.name), (*path, field.name))
    elif isinstance(value, tuple):
        for i, part in enumerate(value):
            yield from walk(part, (*path, i))


def put(value: Any, path: Path, new: Any) -> Any:
    """The value with another part at that place."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return (*value[:step], put(value[step], rest, new), *value[step + 1 :])
    return replace(value, **{step: put(getattr(value, step), rest, new)})


def stands_alone(value: Any) -> bool:
    """Nothing in it points at anything outside."""
    return not any(
        isinstance(part, _HELD) or (isinstance(part, n.Cards) and part.zone in _SEEN)
        for _, part in walk(value)
    )


def places(ability: n.Ability) -> Iterator[Place]:
    """What can be exchanged in an ability."""
    for path, value in walk(ability):
        if not path:
            continue
        parent: Any = ability
        for step in path[:-1]:
            parent = parent[step] if isinstance(step, int) else getattr(parent, step)
        sort = _sort(ability, path, parent, value)
        if sort and not _within(ability, path):
            yield Place(path, sort, value)


def _within(ability: n.Ability, path: Path) -> bool:
    """Inside what a condition is said of (the Leader, this card), or inside a tag."""
    if path[0] == "conditions" and len(path) > 2 and ability.kind in ("auto", "activated"):
        return True
    if ability.kind in ("rule", "cancel"):
        return True
    if path[0] == "conditions" and ability.kind == "keyword":
        return True
    part: Any = ability
    for step in path:
        if isinstance(part, n.Fits) and step == "target":
            return True
        part = part[step] if isinstance(step, int) else getattr(part, step)
    return False


def _sort(ability: n.Ability, path: Path, parent: Any, value: Any) -> str:
    name = path[-1]
    if isinstance(parent, n.Ability):
        if name == "cost" and value and stands_alone(value):
            return f"cost {ability.optional}"
        if name == "timings" and value and ability.kind in ("auto", "activated"):
            if not stands_alone(value) or any(when.event in _OWN for when in value):
                return ""
            if ability.kind == "activated" and any(w.event not in _USED for w in value):
                return ""
            return f"timing {ability.kind} {ability.zone}"
        plain = len(path) == 1 and ability.kind in ("auto", "activated")
        return "once" if name == "once" and plain else ""
    if isinstance(value, n.Condition):
        if not stands_alone(value):
            return ""
        # Before a timing, conditions are tags: DON!! x2, Skill Showcase Lv3.
        if path[0] == "conditions" and isinstance(value, (n.Turn, n.Given)):
            return "tag"
        gate = path[0] == "conditions" and ability.kind in ("auto", "activated")
        return f"gate {bool(ability.cost)}" if gate else "condition"
    if isinstance(value, n.Statement):
        return _statement(ability, path, value)
    if isinstance(value, n.Target):
        return _target(path, parent, value)
    if isinstance(parent, n.Node):
        return _field(parent, str(name), value)
    if isinstance(value, n.Test) and len(path) > 1 and path[-2] == "tests":
        if isinstance(value, (n.Trait, n.TraitIncludes, n.Named, n.Attribute, n.Colour, n.Stat)):
            return "test" if stands_alone(value) else ""
    return ""


def _statement(ability: n.Ability, path: Path, value: n.Statement) -> str:
    if path[0] == "cost" or not stands_alone(value) or "ability" in path:
        return ""
    beside: Any = ability
    for step in path[:-1]:
        beside = beside[step] if isinstance(step, int) else getattr(beside, step)
    if not isinstance(beside, tuple) or not all(map(_unbound, beside)):
        return ""  # what follows may be about what it has done
    if ability.kind == "continuous":
        return f"lasting {ability.zone}" if isinstance(value, LASTING) else ""
    if ability.kind not in ("auto", "activated") or isinstance(value, (n.If, n.DeckRule)):
        return ""
    if any(isinstance(part, LASTING) and not part.duration for _, part in walk(value)):
        return ""
    return "statement"


def _unbound(statement: n.Statement) -> bool:
    return isinstance(statement, n.Then) or stands_alone(statement)


def _target(path: Path, parent: Any, value: n.Target) -> str:
    if not stands_alone(value) or type(parent) not in _FIELD or path[0] == "cost":
        return ""
    cards = value.cards if isinstance(value, n.Choose) else value
    if isinstance(cards, n.Cards) and cards.zone == "field" and cards.tests:
        return f"target {type(value).__name__}"
    return ""


def _field(parent: Any, name: str, value: Any) -> str:
    kind = type(parent)
    if isinstance(parent, n.Cards):
        if name == "tests" and value and stands_alone(value):
            place = {"field": "field", "looked": "seen", "rest": "seen"}
            return f"noun {place.get(parent.zone, 'card')}"
        if name == "zone" and parent.who == "you":
            if value in ("hand", "trash", "deck", "drop", "waiting", "energy"):
                return "zone"
        if name == "who" and parent.zone == "field" and value in ("you", "opponent"):
            return "owner"
    if (kind, name) in _FLAGS:
        return "flag"
    if (kind, name) in _NUMBERS and type(value) is int and value > 0:
        return f"number {kind.__name__}.{name}{_scale(value)}"
    if name == "duration" and value not in ("", *_BOUND) and isinstance(parent, LASTING):
        return "duration"
    if name == "by" and isinstance(parent, (n.Forbid, n.When)) and value:
        return f"by {kind.__name__} {getattr(parent, 'act', '') or getattr(parent, 'event', '')}"
    if name == "keyword" and isinstance(parent, n.Ability):
        return "keyword"
    return ""


def _scale(value: int) -> str:
    return " power" if value >= 500 else ""


Pools = dict[str, list[Any]]


def pools(abilities: list[n.Ability]) -> Pools:
    """What stands in places of each sort, each thing once."""
    found: dict[str, dict[str, Any]] = defaultdict(dict)
    for ability in abilities:
        for place in places(ability):
            found[place.sort].setdefault(repr(place.value), place.value)
    return {sort: list(values.values()) for sort, values in found.items()}


def recombined(
    abilities: list[n.Ability], pool: Pools, rng: random.Random
) -> tuple[n.Ability, tuple[str, ...]]:
    """A known ability with one or two parts of others, and the sorts of these."""
    while True:
        made = rng.choice(abilities)
        sorts: list[str] = []
        for _ in range(rng.choice((1, 1, 2))):
            by_sort: dict[str, list[Place]] = defaultdict(list)
            for place in places(made):
                by_sort[place.sort].append(place)
            if not by_sort:
                break
            sort = rng.choice(sorted(by_sort))
            place = rng.choice(by_sort[sort])
            new = not place.value if sort in ("flag", "once") else rng.choice(pool[sort])
            made = put(made, place.path, new)
            sorts.append(sort)
        if sorts and made not in abilities and allowed(made):
            return made, tuple(sorts)


# -- which combinations make sense -------------------------------------------------------------


def allowed(ability: n.Ability) -> bool:
    """Whether a card could say so."""
    return all(_sensible(part) for _, part in walk(ability)) and _of_one_time(ability)


def _of_one_time(ability: n.Ability) -> bool:
    if len(ability.body) == 1 and isinstance(ability.body[0], n.May) and not ability.cost:
        return False  # then the whole ability may be declined, and says so itself
    for path, part in walk(ability):
        if isinstance(part, (n.If, n.IfDone)) and not (part.then or part.otherwise):
            return False
        if isinstance(part, tuple) and part and isinstance(part[0], n.Condition):
            if len(set(part)) != len(part):
                return False
        if path and path[0] == "cost" and isinstance(part, n.Choose) and part.up_to:
            return False  # what need not be paid is no cost
        if path and path[0] == "conditions" and isinstance(part, (n.Turn, n.Given)):
            if sum(isinstance(c, type(part)) for c in ability.conditions) > 1:
                return False
    return True


_NO_COST = {"leader", "token"}


def _kinds(tests: tuple[n.Test, ...]) -> set[str]:
    return {kind for test in tests if isinstance(test, n.Kind) for kind in test.kinds}


def _sensible(part: Any) -> bool:
    if isinstance(part, n.Cards):
        return _noun(part)
    if isinstance(part, n.Choose):
        if part.up_to and (part.random or part.by == "opponent" or part.count == n.AnyNumber()):
            return part.count == n.AnyNumber() and part.by == "you"
        if not isinstance(part.count, int) and part.up_to:
            return False
        return not (part.total or part.distinct) or (part.count != 1 and part.up_to)
    if isinstance(part, (n.KO, n.Play)):
        return "leader" not in _aimed(part.target)
    if isinstance(part, n.Move) and part.to != "under":
        cards = part.target.cards if isinstance(part.target, n.Choose) else part.target
        if isinstance(cards, n.Cards) and part.to in cards.zone.split("_"):
            return False  # it lies there already
        return "leader" not in _aimed(part.target)
    if isinstance(part, n.Stat) and part.op == "range":
        return isinstance(part.amount, int) and part.amount < part.high
    if isinstance(part, n.Top):
        return part.place != "either" or part.zone != "deck"
    if isinstance(part, n.All):
        return len(set(part.parts)) == len(part.parts)
    if isinstance(part, n.Compare):
        return _comparable(part)
    return True


def _aimed(target: n.Target) -> set[str]:
    cards = target.cards if isinstance(target, n.Choose) else target
    return _kinds(cards.tests) if isinstance(cards, n.Cards) else set()


_PARTNER = n.Not(n.Kind(("partner",)))


def _noun(cards: n.Cards) -> bool:
    if _PARTNER in cards.tests and cards.zone != "energy":
        return False  # Partners lie among the energy and nowhere else
    if cards.zone == "life" and any(not isinstance(t, n.State) for t in cards.tests):
        return False  # nobody knows what lies there
    if len({type(t) for t in cards.tests if not isinstance(t, n.Stat)}) != len(
        [t for t in cards.tests if not isinstance(t, n.Stat)]
    ):
        return False  # one thing of each sort is said
    if len({t.value for t in cards.tests if isinstance(t, n.Stat)}) != len(
        [t for t in cards.tests if isinstance(t, n.Stat)]
    ):
        return False
    kinds = _kinds(cards.tests)
    values = {t.value.removeprefix("base_") for t in cards.tests if isinstance(t, n.Stat)}
    if "cost" in values and kinds & _NO_COST:
        return False
    if "power" in values and kinds & {"event", "stage", "token", "extra"}:
        return False
    if cards.zone == "field":
        return not kinds & {"event"}
    return not any(isinstance(t, n.State) and t.state in ("active", "rested") for t in cards.tests)


def _comparable(part: n.Compare) -> bool:
    if not isinstance(part.right, int):
        return True
    big = isinstance(part.left, n.Total) and part.left.value.endswith("power")
    return (part.right >= 500) == big and (part.right > 0 or part.op == "==")


# -- printed and read again --------------------------------------------------------------------


def trouble(ability: n.Ability, lang: str, words: Words) -> tuple[str, str]:
    """What goes wrong with it in a language ("" if nothing does), and its words there."""
    kind = KINDS[words.game]
    text = print_ability(ability, lang, words, kind)
    if text is None:
        return "unprinted", ""
    field = tables(words.game).field_of(ability)
    again = compile_card({"id": "X", "category": kind, field: text}, lang, words)
    if again.diagnostics:
        return "unread", text
    same = [_meaning(one) for one in again.abilities] == [_meaning(ability)]
    return ("" if same else "misread"), text


def _meaning(ability: n.Ability) -> Any:
    """All conditions must hold, in whatever order they are said."""
    whole = essence(ability)
    return replace(whole, conditions=tuple(sorted(whole.conditions, key=repr)))
