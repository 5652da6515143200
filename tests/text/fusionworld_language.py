"""Abilities drawn at random from the whole language, as Fusion World cards could have them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tefuda.abilities import nodes as n
from tests.text.drawing import NAMES, OPS, OWNERS, TRAITS, leader, number, ordered, some

COLOURS = ("red", "blue", "green", "yellow", "black")
KEYWORDS = ("blocker", "critical", "double_strike", "triple_strike", "barrier")
DURATIONS = ("turn", "battle", "opponent_turn_end", "opponent_turn", "next_turn_start")
BATTLE = n.Kind(("battle",))
STORES = ("hand", "drop", "energy")


def stat(rng: Random, values: tuple[str, ...]) -> n.Stat:
    value = rng.choice(values)
    unit = 5000 if value in ("power", "base_power", "combo") else 1
    amount = rng.randint(1, 8) * unit
    if value == "cost" and rng.random() < 0.1:
        return n.Stat(value, "range", amount, amount + 2)
    if value == "cost" and rng.random() < 0.1:
        zone = rng.choice(("life", "energy"))
        return n.Stat(value, rng.choice(OPS), n.Count(n.Cards(rng.choice(OWNERS), zone)))
    return n.Stat(value, rng.choice(("<=", "<=", ">=", "==")), amount)


def telling(rng: Random) -> n.Test:
    return rng.choice(
        (
            n.Trait(some(rng, TRAITS)),
            n.Trait(some(rng, TRAITS)),
            n.Colour(some(rng, COLOURS, 2)),
            n.Named(some(rng, NAMES)),
            n.NameIncludes("Mira"),
        )
    )


def battlers(rng: Random, rested: bool = True) -> tuple[n.Test, ...]:
    tests: list[n.Test] = [BATTLE]
    if rng.random() < 0.5:
        tests.append(telling(rng))
    if rng.random() < 0.5:
        tests.append(stat(rng, ("cost", "power", "base_cost", "base_power")))
    if rested and rng.random() < 0.2:
        tests.append(n.State(rng.choice(("rested", "active"))))
    if rng.random() < 0.1:
        tests.append(n.Has(rng.choice(KEYWORDS)))
    if rng.random() < 0.15:
        tests.append(n.Not(rng.choice((n.Named((NAMES[1],)), n.IsThis()))))
    return ordered(*tests)


def elsewhere(rng: Random) -> tuple[n.Test, ...]:
    kinds = rng.choice(((), ("battle",), ("battle",), ("extra",)))
    tests: list[n.Test] = [n.Kind(kinds)] if kinds else []
    if rng.random() < 0.6:
        tests.append(telling(rng))
    if rng.random() < 0.5:
        tests.append(stat(rng, ("cost", "power", "combo") if kinds == ("battle",) else ("cost",)))
    if tests and rng.random() < 0.15:
        tests.append(n.Not(n.Named((NAMES[1],))))
    return ordered(*tests)


def chosen(rng: Random, who: str = "", up_to: bool | None = None) -> n.Choose:
    owner = who or rng.choice(("you", "opponent", "opponent"))
    roll = rng.random()
    tests = battlers(rng)
    if roll < 0.2:
        tests = ordered(
            n.Kind(("leader", "battle")), *((telling(rng),) if rng.random() < 0.4 else ())
        )
    exactly = rng.random() < 0.8 if up_to is None else up_to
    return n.Choose(number(rng), exactly, n.Cards(owner, "field", tests))


def picked(rng: Random, zones: tuple[str, ...], up_to: bool | None = None) -> n.Choose:
    cards = n.Cards("you", rng.choice(zones), elsewhere(rng))
    return n.Choose(number(rng), rng.random() < 0.7 if up_to is None else up_to, cards)


def affected(rng: Random) -> n.Target:
    group = n.Cards(rng.choice(OWNERS), "field", battlers(rng))
    return rng.choice((n.This(), leader("you"), chosen(rng), chosen(rng), group))


def condition(rng: Random, deep: bool = True) -> n.Condition:
    roll = rng.random()
    who = rng.choice(OWNERS)
    if deep and roll < 0.2:
        parts = tuple(condition(rng, False) for _ in range(2))
        return n.All(parts) if parts[0] != parts[1] else parts[0]
    if roll < 0.7:
        left: Any = rng.choice(
            (
                n.Count(n.Cards(who, "life")),
                n.Count(n.Cards(who, rng.choice(("hand", "drop", "energy")))),
                n.Count(n.Cards(who, rng.choice(("drop", "energy")), elsewhere(rng))),
                n.Count(n.Cards(who, "battle", battlers(rng))),
                n.Tokens(who, "marker"),
            )
        )
        op = rng.choice(OPS)
        return n.Compare(left, op, rng.randint(int(op != "=="), 8))
    if roll < 0.8:
        zone = rng.choice(("life", "hand", "energy"))
        mine, theirs = (n.Count(n.Cards(side, zone)) for side in OWNERS)
        if rng.random() < 0.5:
            mine, theirs = theirs, mine
        return n.Compare(mine, rng.choice(("<", ">", "<=", ">=", "==")), theirs)
    test = rng.choice((telling(rng), n.State("awakened"), n.Trait(some(rng, TRAITS))))
    if isinstance(test, n.Colour):
        test = n.Colour(test.names[:1])
    if isinstance(test, n.NameIncludes):
        test = n.Named((NAMES[0],))
    return n.Fits(leader(who), (test,))


def lasting(rng: Random, duration: str) -> n.Statement:
    target = affected(rng)
    signed = rng.choice((-1, 1)) * rng.randint(1, 4)
    times = n.Count(n.Cards(rng.choice(OWNERS), rng.choice(("hand", "drop", "energy"))), 1, 5000)
    by = rng.choice(("", "battle", "effect", "opponent_effect"))
    return rng.choice(
        (
            n.Gain(target, "power", signed * 5000, duration),
            n.Gain(target, "power", signed * 5000, duration),
            n.Gain(target, "power", times, duration, rng.random() < 0.4),
            n.Gain(target, "cost", signed, duration),
            n.Grant(target, n.Ability("keyword", keyword=rng.choice(KEYWORDS)), duration),
            n.Negate(target, duration),
            n.Forbid(target, rng.choice(("attack", "activate_blocker", "be_attacked")), duration),
            n.Forbid(target, "be_ko", duration, by),
            n.Forbid(target, "leave_field", duration, by if by != "battle" else ""),
        )
    )


def statement(rng: Random) -> n.Statement:
    who = rng.choice(OWNERS)
    foe = n.Choose(number(rng), True, n.Cards("opponent", "field", battlers(rng)))
    unit = n.Choose(number(rng), True, n.Cards(who, "field", battlers(rng)))
    theirs = n.Choose(number(rng), False, n.Cards("opponent", "hand"), by="opponent")
    playable = ordered(BATTLE, *(t for t in elsewhere(rng) if not isinstance(t, n.Kind)))
    zone = rng.choice(("hand", "drop", "energy"))
    moved = picked(rng, STORES)
    to = rng.choice([z for z in ("hand", "drop", "energy", "life") if z != moved.cards.zone])
    rest = rng.choice(("", "rested")) if to == "energy" else ""
    kinds: tuple[Callable[[], n.Statement], ...] = (
        lambda: n.Draw("you", number(rng), rng.random() < 0.2),
        lambda: n.KO(foe),
        lambda: n.Rest(chosen(rng)),
        lambda: n.SetActive(rng.choice((n.This(), chosen(rng, "you", True)))),
        lambda: n.Move(unit, rng.choice(("hand", "drop", "energy", "life"))),
        lambda: n.Move(unit, "deck", rng.choice(("top", "bottom"))),
        lambda: n.Move(moved, to, state=rest),
        lambda: n.Move(n.Top("you", "deck", number(rng)), rng.choice(("drop", "life"))),
        lambda: n.Move(n.Top("you", "deck", number(rng)), "energy", state="rested"),
        lambda: n.Move(n.Top(who, "life", number(rng), rng.random() < 0.5), "hand"),
        lambda: n.Move(theirs, "drop"),
        lambda: n.Play(n.Choose(number(rng), True, n.Cards("you", zone, playable)), roll() < 0.3),
        lambda: n.SetActive(n.Choose(number(rng), True, n.Cards("you", "energy"))),
        lambda: n.Rest(n.Choose(number(rng), True, n.Cards("opponent", "energy"))),
        lambda: n.Combo(picked(rng, ("drop", "hand"), True)),
        lambda: n.Damage("opponent", number(rng)),
        lambda: n.AddTokens(who, number(rng), False, "marker"),
        lambda: lasting(rng, rng.choice(DURATIONS)),
        lambda: lasting(rng, rng.choice(DURATIONS)),
        lambda: lasting(rng, rng.choice(DURATIONS)),
    )
    roll = rng.random
    return rng.choice(kinds)()


def cost(rng: Random) -> tuple[n.Statement, ...]:
    parts: list[n.Statement] = [
        n.Rest(n.This()),
        n.Move(n.This(), "drop"),
        n.Move(picked(rng, ("hand",), False), "drop"),
        n.Move(picked(rng, ("energy",), False), "drop"),
        n.Move(n.Choose(number(rng), False, n.Cards("you", "field", battlers(rng))), "drop"),
        n.KO(n.Choose(number(rng), False, n.Cards("you", "field", battlers(rng)))),
        n.Move(n.Top("you", "life", 1), "hand"),
        n.PayEnergy(number(rng)),
        n.PayEnergy(number(rng), (rng.choice(COLOURS),)),
        n.ReturnTokens("you", 1, where="marker"),
    ]
    if rng.random() < 0.7:
        return (rng.choice(parts),)
    first, second = sorted(rng.sample(range(len(parts)), 2), key=lambda i: i not in (7, 8))
    pair = (parts[first], parts[second])
    return pair if not all(isinstance(part, n.PayEnergy) for part in pair) else pair[:1]


def timing(rng: Random) -> tuple[str, tuple[n.When, ...]]:
    roll = rng.random()
    if roll < 0.4:
        return "auto", (n.When(rng.choice(("on_play", "when_attacking", "end_of_your_turn"))),)
    if roll < 0.6:
        return "activated", (n.When(rng.choice(("activate_main", "activate_battle"))),)
    subject: n.Target = rng.choice(
        (n.This(), n.Cards(rng.choice(OWNERS), "field", battlers(rng, False)))
    )
    who = rng.choice(OWNERS)
    return "auto", (
        rng.choice(
            (
                n.When("ko", subject),
                n.When("attacks", subject),
                n.When("attacked", subject),
                n.When("start_of_turn", who=who),
                n.When("played", n.Cards(who, "field", battlers(rng, False))),
            )
        ),
    )


def ability(rng: Random) -> n.Ability:
    conditions: list[n.Condition] = []
    roll = rng.random()
    if roll < 0.25:
        if rng.random() < 0.5:
            conditions.append(n.Turn(rng.choice(OWNERS)))
        if rng.random() < 0.6:
            conditions.append(condition(rng))
        while True:
            said = lasting(rng, "")
            if not isinstance(getattr(said, "target", None), n.Choose):
                break
        return n.Ability("continuous", conditions=tuple(conditions), body=(said,))
    kind, timings = timing(rng)
    out: list[n.Statement] = []
    for i in range(rng.choice((1, 1, 2))):
        said = statement(rng)
        if i:
            out.append(n.Then())
        out.append(n.If(condition(rng), (said,)) if rng.random() < 0.3 else said)
    paid = cost(rng) if kind == "activated" and rng.random() < 0.6 else ()
    return n.Ability(
        kind, timings, tuple(conditions), once=rng.random() < 0.25, cost=paid, body=tuple(out)
    )
