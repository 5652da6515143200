"""Abilities drawn at random from the whole language, as Rebirth for you cards could have them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tefuda.abilities import nodes as n
from tests.text.drawing import NAMES, OPS, TRAITS, number, ordered, some

ZONES = ("hand", "entry", "member", "waiting", "energy", "retire")
OWNERS = ("you", "opponent")
DURATIONS = ("turn", "attack", "opponent_turn", "opponent_turn_end")
CHARACTER = n.Kind(("character",))
ENTRY = n.Cards("you", "entry")


def named(rng: Random) -> n.Test:
    names = some(rng, NAMES)
    parts = tuple(n.NameIncludes(name) for name in names)
    return parts[0] if len(parts) == 1 else n.AnyTest(parts)


def telling(rng: Random) -> n.Test:
    return rng.choice((n.Trait(some(rng, TRAITS)), named(rng)))


def noun(rng: Random) -> tuple[n.Test, ...]:
    """Which cards: a name or trait, or Characters with a bound."""
    roll = rng.random()
    if roll < 0.45:
        return (telling(rng),)
    tests: list[n.Test] = [CHARACTER]
    if rng.random() < 0.7:
        value = rng.choice(("cost", "atk", "def"))
        tests.append(n.Stat(value, rng.choice(OPS), rng.randint(1, 8)))
    if rng.random() < 0.3:
        tests.append(n.Trait(some(rng, TRAITS)))
    if rng.random() < 0.2:
        tests.append(n.Has(rng.choice(("spark", "blocker", "cancel"))))
    return ordered(*tests)


def picked(rng: Random, who: str, zones: tuple[str, ...], up_to: bool | None = None) -> n.Choose:
    tests = noun(rng) if rng.random() < 0.6 else ()
    fewer = rng.random() < 0.4 if up_to is None else up_to
    return n.Choose(number(rng), fewer, n.Cards(who, rng.choice(zones), tests))


def condition(rng: Random, deep: bool = True) -> n.Condition:
    who = rng.choice(OWNERS)
    roll = rng.random()
    if deep and roll < 0.2:
        parts = tuple(condition(rng, False) for _ in range(2))
        return n.All(parts) if parts[0] != parts[1] else parts[0]
    if roll < 0.5:
        place = n.Count(n.Cards(who, rng.choice(ZONES)))
        return n.Compare(place, rng.choice(OPS), rng.randint(1, 7))
    if roll < 0.75:
        some_cards = n.Count(n.Cards(who, rng.choice(ZONES), noun(rng)))
        return n.Compare(some_cards, rng.choice((">=", "<=")), rng.randint(1, 5))
    if roll < 0.85:
        zone = rng.choice(("hand", "retire", "member"))
        mine, theirs = (n.Count(n.Cards(side, zone)) for side in OWNERS)
        return n.Compare(mine, rng.choice(("<", ">", "<=", ">=")), theirs)
    return rng.choice(
        (
            n.Compare(n.Count(n.Cards("you", "rebirth", (telling(rng),))), ">=", 1),
            n.Compare(n.Free(who), *rng.choice(((">=", 1), ("==", 0)))),
            n.Turn(who),
            n.Fits(n.This(), (n.Stat("atk", ">=", rng.randint(3, 9)),)),
            n.Fits(n.This(), (n.State(rng.choice(("rested", "active"))),)),
        )
    )


def lasting(rng: Random, duration: str) -> n.Statement:
    whose = n.Cards(rng.choice(OWNERS), rng.choice(("entry", "member")))
    target: n.Target = rng.choice((n.This(), n.This(), ENTRY, whose))
    if duration and rng.random() < 0.4:
        target = picked(rng, rng.choice(OWNERS), ("entry", "member"), False)
    atk, defence = rng.choice(((1, 0), (2, 1), (0, 3), (-1, 0), (-2, -2)))
    times: Any = 1
    if rng.random() < 0.25:
        times = n.Count(n.Cards(rng.choice(OWNERS), rng.choice(ZONES)), rng.choice((1, 1, 2)))
    return rng.choice(
        (
            n.Boost(target, atk, defence, duration, times),
            n.Boost(target, atk, defence, duration, times),
            n.Forbid(target, rng.choice(("attack", "support", "be_chosen")), duration),
            n.Grant(target, n.Ability("keyword", keyword="blocker"), duration),
            n.Treat(target, "trait", TRAITS[0], duration),
            n.Forbid(n.Player("opponent"), rng.choice(("block", "cancel", "recover")), duration),
        )
    )


def statement(rng: Random) -> n.Statement:
    who = rng.choice(OWNERS)
    taken = picked(rng, "you", ("waiting", "energy", "member", "hand"))
    to = rng.choice([z for z in ("hand", "waiting", "energy", "member") if z != taken.cards.zone])
    rest = rng.choice(("", "rested")) if to in ("energy", "member") else ""
    kinds: tuple[Callable[[], n.Statement], ...] = (
        lambda: n.Draw("you", number(rng), rng.random() < 0.2),
        lambda: n.Recover("you", number(rng)),
        lambda: n.Move(taken, to, state=rest),
        lambda: n.Move(taken, to, state=rest),
        lambda: n.Move(picked(rng, "opponent", ("member", "energy")), "waiting"),
        lambda: n.Move(picked(rng, who, ("member",)), "deck", rng.choice(("top", "bottom"))),
        lambda: n.Move(n.Top(who, "deck", number(rng)), rng.choice(("waiting", "energy"))),
        lambda: n.SetActive(picked(rng, "you", ("member", "energy"))),
        lambda: n.Rest(picked(rng, "opponent", ("member", "energy"))),
        lambda: n.Move(
            n.Choose(number(rng), False, n.Cards("opponent", "hand"), by="opponent"), "waiting"
        ),
        lambda: lasting(rng, rng.choice(DURATIONS)),
        lambda: lasting(rng, rng.choice(DURATIONS)),
        lambda: lasting(rng, rng.choice(DURATIONS)),
    )
    return rng.choice(kinds)()


def timing(rng: Random) -> tuple[str, tuple[n.When, ...], str]:
    roll = rng.random()
    if roll < 0.35:
        return "auto", (n.When("spark"),), ""
    if roll < 0.6:
        zone = rng.choice(("entry", "member"))
        return "activated", (n.When("activate_main"),), zone
    zone = rng.choice(("entry", "member"))
    return (
        "auto",
        (
            rng.choice(
                (
                    n.When("attacks"),
                    n.When("attacked"),
                    n.When("supports"),
                    n.When("retires"),
                    n.When("start_of_turn", who=rng.choice(OWNERS)),
                    n.When("end_of_turn", who=rng.choice(OWNERS)),
                    n.When("placed_entry", n.Cards("you", "entry", noun(rng))),
                )
            ),
        ),
        zone,
    )


def tags(rng: Random) -> tuple[n.Condition, ...]:
    """The condition keywords."""
    out: list[n.Condition] = []
    if rng.random() < 0.25:
        sort = rng.choice(((), (), (n.Trait((TRAITS[0],)),)))
        both = n.Count(n.Cards("you", "member_or_retire", sort))
        out.append(n.Compare(both, ">=", rng.randint(2, 9)))
    return tuple(out)


def ability(rng: Random) -> n.Ability:
    if rng.random() < 0.25:
        conditions = (*tags(rng), *((condition(rng),) if rng.random() < 0.5 else ()))
        zone = rng.choice(("entry", "member"))
        return n.Ability("continuous", conditions=conditions, body=(lasting(rng, ""),), zone=zone)
    kind, timings, zone = timing(rng)
    out: list[n.Statement] = []
    for i in range(rng.choice((1, 1, 2))):
        said = statement(rng)
        if i:
            out.append(n.Then(False))
        out.append(n.If(condition(rng), (said,)) if rng.random() < 0.3 else said)
    paid: tuple[n.Statement, ...] = ()
    if kind == "activated" and rng.random() < 0.7:
        hand = n.Choose(number(rng), False, n.Cards("you", "hand"), late=True)
        paid = rng.choice(
            ((n.PayEnergy(number(rng)),), (n.Move(hand, "waiting"),), (n.Rest(n.This()),))
        )
    once = kind == "activated" and rng.random() < 0.3
    return n.Ability(kind, timings, tags(rng), once, False, paid, tuple(out), zone=zone)
