"""Random nouns and conditions, as One Piece cards could have them: see `onepiece_language`."""

from __future__ import annotations

from random import Random
from typing import Any

from tefuda.abilities import nodes as n
from tests.text.drawing import (
    NAMES,
    OPS,
    OWNERS,
    PARTS,
    TRAITS,
    leader,
    number,
    ordered,
    some,
)

COLOURS = ("red", "green", "blue", "purple", "black", "yellow")
ATTRIBUTES = ("slash", "strike", "ranged", "special", "wisdom")


# -- tests and nouns ---------------------------------------------------------------------------


def stat(rng: Random, values: tuple[str, ...]) -> n.Stat:
    value = rng.choice(values)
    unit = 1000 if value.endswith("power") else 1
    number = rng.randint(1, 9) * unit
    roll = rng.random()
    if roll < 0.1 and not value.startswith("base"):
        return n.Stat(value, "range", number, number + 2 * unit)
    if roll < 0.2 and value in ("cost", "power"):
        return n.Stat(value, rng.choice(OPS), amount_of_cards(rng, value))
    return n.Stat(value, rng.choice(("<=", "<=", ">=", "==")), number)


def amount_of_cards(rng: Random, value: str) -> Any:
    """What a bound may hang on."""
    if value == "power":
        return n.ValueOf("power", rng.choice((n.This(), leader(rng.choice(OWNERS)))))
    return rng.choice(
        (
            n.Count(n.Cards(rng.choice(OWNERS), "life")),
            n.Tokens(rng.choice(OWNERS)),
            n.Count(n.Cards(rng.choice(OWNERS), rng.choice(("hand", "trash")))),
            n.Count(n.Cards("you", "field", (n.Kind(("character",)), n.Trait((TRAITS[0],))))),
            n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life")))),
        )
    )


def telling(rng: Random) -> n.Test:
    """What a card is: its trait, name, attribute or colour."""
    return rng.choice(
        (
            n.Trait(some(rng, TRAITS)),
            n.Trait(some(rng, TRAITS)),
            n.TraitIncludes(rng.choice(PARTS)),
            n.Colour(some(rng, COLOURS, 2)),
            n.Attribute(some(rng, ATTRIBUTES, 2)),
            n.Named(some(rng, NAMES)),
        )
    )


def barred(rng: Random) -> n.Test:
    """What a card must not be."""
    return rng.choice(
        (
            n.Named(some(rng, NAMES, 2)),
            n.IsThis(),
            n.Attribute(some(rng, ATTRIBUTES, 2)),
            n.Trait(some(rng, TRAITS, 2)),
            n.TraitIncludes(PARTS[0]),
        )
    )


def characters(rng: Random, rested: bool = True) -> tuple[n.Test, ...]:
    """Characters on the field."""
    tests: list[n.Test] = [n.Kind(("character",))]
    if rng.random() < 0.5:
        tests.append(telling(rng))
    if rng.random() < 0.5:
        tests.append(stat(rng, ("cost", "power", "base_cost", "base_power")))
    if rested and rng.random() < 0.2:
        tests.append(n.State(rng.choice(("rested", "active"))))
    if rng.random() < 0.1:
        tests.append(
            rng.choice((n.Has("blocker"), n.NoText(), n.Stat("tokens", ">=", rng.randint(1, 3))))
        )
    if rng.random() < 0.15:
        tests.append(n.Not(barred(rng)))
    return ordered(*tests)


def on_field(rng: Random) -> tuple[n.Test, ...]:
    roll = rng.random()
    if roll < 0.65:
        return characters(rng)
    if roll < 0.8:
        return ordered(
            n.Kind(("leader", "character")),
            *((telling(rng),) if rng.random() < 0.5 else ()),
        )
    if roll < 0.9:
        return (n.Named(some(rng, NAMES)),)
    return (n.Kind(("stage",)),)


def elsewhere(rng: Random) -> tuple[n.Test, ...]:
    """Cards in hand, trash or deck."""
    kinds = rng.choice(
        ((), ("character",), ("character",), ("event",), ("stage",), ("event", "stage"))
    )
    tests: list[n.Test] = [n.Kind(kinds)] if kinds else []
    if rng.random() < 0.6:
        tests.append(telling(rng))
    if rng.random() < 0.5:
        values = ("cost", "power") if kinds == ("character",) else ("cost",)
        tests.append(stat(rng, values))
    if rng.random() < 0.1 and kinds != ("event",):
        tests.append(n.Has(rng.choice(("trigger", "on_play"))))
    if tests and rng.random() < 0.2:
        tests.append(n.Not(n.Named((NAMES[1],))))
    return ordered(*tests)


def chosen(rng: Random, who: str = "", up_to: bool | None = None) -> n.Choose:
    owner = who or rng.choice(("you", "opponent", "opponent", "any"))
    tests = characters(rng) if owner == "any" else on_field(rng)
    return n.Choose(
        number(rng), rng.random() < 0.8 if up_to is None else up_to, n.Cards(owner, "field", tests)
    )


def character(rng: Random, who: str = "", up_to: bool | None = None) -> n.Choose:
    owner = who or rng.choice(("you", "opponent", "opponent", "any"))
    cards = n.Cards(owner, "field", characters(rng))
    return n.Choose(number(rng), rng.random() < 0.8 if up_to is None else up_to, cards)


def group(rng: Random) -> n.Cards:
    who = rng.choice(OWNERS)
    return n.Cards(who, "field", rng.choice((characters, on_field))(rng))


def affected(rng: Random) -> n.Target:
    """Whom something is said of."""
    return rng.choice((n.This(), leader("you"), chosen(rng), chosen(rng), group(rng)))


def picked(rng: Random, zones: tuple[str, ...], up_to: bool | None = None) -> n.Choose:
    cards = n.Cards("you", rng.choice(zones), elsewhere(rng))
    return n.Choose(number(rng), rng.random() < 0.7 if up_to is None else up_to, cards)


# -- conditions --------------------------------------------------------------------------------


def counted(rng: Random) -> Any:
    """Something a card may count."""
    who = rng.choice(OWNERS)
    return rng.choice(
        (
            n.Count(n.Cards(who, "life")),
            n.Count(n.Cards(who, rng.choice(("hand", "trash", "deck")))),
            n.Count(n.Cards(who, rng.choice(("hand", "trash")), elsewhere(rng))),
            n.Count(n.Cards(who, "field", characters(rng))),
            n.Count(n.Cards(who, "field", on_field(rng))),
            n.Count(n.Cards("any", "field", characters(rng))),
            n.Count(n.Cards(who, "life", (n.State(rng.choice(("face_up", "face_down"))),))),
            n.Tokens(who, rng.choice(("field", "active", "rested", "given"))),
        )
    )


def held(what: str, who: str) -> n.Amount:
    """How many of something a player has."""
    if what == "tokens":
        return n.Tokens(who)
    if what == "characters":
        return n.Count(n.Cards(who, "field", (n.Kind(("character",)),)))
    return n.Count(n.Cards(who, what))


def compared(rng: Random) -> n.Compare:
    what = rng.choice(("life", "hand", "tokens", "characters", "trash"))
    mine, theirs = (held(what, who) for who in OWNERS)
    if rng.random() < 0.5:
        mine, theirs = theirs, mine
    return n.Compare(mine, rng.choice(("<", ">", "<=", ">=", "==")), theirs)


def totalled(rng: Random) -> n.Compare:
    what = rng.choice(("life", "hand", "tokens", "characters"))
    parts = tuple(held(what, who) for who in OWNERS)
    return n.Compare(n.Sum(parts), rng.choice(OPS), rng.randint(2, 9))


def fitting(rng: Random) -> n.Condition:
    target = rng.choice((leader("you"), leader("you"), leader("opponent"), n.This()))
    test = rng.choice(
        (
            telling(rng),
            telling(rng),
            n.Multicolour(),
            n.State(rng.choice(("rested", "active"))),
            stat(rng, ("power",)),
            n.Colour((rng.choice(COLOURS),)),
        )
    )
    if isinstance(test, n.Colour):
        test = n.Colour(test.names[:1])
    if rng.random() < 0.1:
        test = n.AnyTest((n.Named((NAMES[0],)), n.Trait(some(rng, TRAITS))))
    return n.Fits(target, (test,))


def condition(rng: Random, deep: bool = True) -> n.Condition:
    roll = rng.random()
    if deep and roll < 0.2:
        parts = tuple(condition(rng, False) for _ in range(rng.choice((2, 2, 3))))
        return n.All(parts) if len(set(map(repr, parts))) == len(parts) else parts[0]
    if roll < 0.65:
        left = counted(rng)
        op = rng.choice(OPS)
        least = 1 if isinstance(left, n.Tokens) and left.where == "given" else 0
        return n.Compare(left, op, rng.randint(max(least, op != "=="), 8))
    if roll < 0.75:
        return compared(rng)
    if roll < 0.8:
        return totalled(rng)
    if roll < 0.97:
        return fitting(rng)
    return rng.choice(
        (
            n.Fits(n.This(), (n.PlayedThisTurn(),)),
            n.TurnNumber("you", rng.choice((">=", "==")), rng.randint(1, 3)),
            n.Compare(n.Tokens("you", "rested"), "==", n.Tokens("you")),
            n.Happened("event_activated", "you", tests=(n.Kind(("event",)),)),
            n.Happened("ko", rng.choice((*OWNERS, "any"))),
            n.Happened("life_removed", rng.choice(OWNERS)),
            n.Compare(
                n.Total("cost", n.Cards(rng.choice(OWNERS), "field", characters(rng))), ">=", 9
            ),
        )
    )
