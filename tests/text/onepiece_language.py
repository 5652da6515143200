"""Abilities drawn at random from the whole language, as One Piece cards could have them.

Each function draws one kind of node; together they say which node may stand where. What comes out
need not be on any card: it is what the tables of every language must be able to say and to read.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tefuda.abilities import nodes as n
from tests.text.drawing import OWNERS, leader, number, ordered
from tests.text.onepiece_nouns import (
    affected,
    character,
    characters,
    chosen,
    condition,
    elsewhere,
    group,
    on_field,
)

KEYWORDS = ("blocker", "rush", "rush_character", "double_attack", "banish", "unblockable")
DURATIONS = (
    "turn", "battle", "next_turn_start", "opponent_turn_end", "opponent_end_phase", "your_turn_end",
)  # fmt: skip
# -- statements --------------------------------------------------------------------------------


def signed(rng: Random, value: str) -> int:
    unit = 1000 if value == "power" else 1
    return rng.choice((-1, 1)) * rng.randint(1, 6) * unit


def steps(rng: Random, value: str) -> tuple[Any, bool]:
    """So much for every so many, and whether it is taken away."""
    times = rng.randint(1, 3) * (1000 if value == "power" else 1)
    who = rng.choice(OWNERS)
    per = rng.choice((1, 1, 2, 3, 5))
    amount = rng.choice(
        (
            n.Count(n.Cards(who, rng.choice(("hand", "trash")), elsewhere(rng)), per, times),
            n.Count(n.Cards(who, "field", characters(rng)), per, times),
            n.Count(n.Cards(who, "life"), per, times),
            n.Tokens(who, rng.choice(("field", "rested", "active", "given")), per, times),
        )
    )
    return amount, rng.random() < 0.4


def gain(rng: Random, duration: str) -> n.Statement:
    value = rng.choice(("power", "power", "power", "cost"))
    if rng.random() < 0.2:
        amount, less = steps(rng, value)
        return n.Gain(affected(rng), value, amount, duration, less)
    return n.Gain(affected(rng), value, signed(rng, value), duration)


def grant(rng: Random, duration: str) -> n.Statement:
    ability = n.Ability("keyword", keyword=rng.choice(KEYWORDS))
    return n.Grant(affected(rng), ability, duration)


def become(rng: Random, duration: str) -> n.Statement:
    value = rng.choice(("base_power", "base_power", "power", "cost"))
    unit = 1 if value == "cost" else 1000
    amount: Any = rng.randint(0, 9) * unit
    target: n.Target = rng.choice((n.This(), leader("you"), chosen(rng)))
    if value != "cost" and rng.random() < 0.3:
        other = leader(rng.choice(OWNERS))
        amount = n.ValueOf(rng.choice(("power", "base_power")), other)
    return n.Become(target, value, amount, duration)


def forbid(rng: Random, duration: str) -> n.Statement:
    act = rng.choice(
        ("attack", "attack", "be_rested", "be_ko", "be_ko", "leave_field", "activate_blocker",
         "attack_leader")
    )  # fmt: skip
    by = ""
    if act in ("be_rested", "be_ko", "leave_field"):
        by = rng.choice(("", "effect", "opponent_effect"))
        if act == "be_ko":
            by = rng.choice(("", "battle", "effect", "opponent_effect"))
    return n.Forbid(affected(rng), act, duration, by)


def lasting(rng: Random, duration: str) -> n.Statement:
    return rng.choice((gain, gain, grant, become, forbid, negate, allow))(rng, duration)


def negate(rng: Random, duration: str) -> n.Statement:
    return n.Negate(rng.choice((chosen(rng), group(rng))), duration)


def allow(rng: Random, duration: str) -> n.Statement:
    return n.Allow(affected(rng), rng.choice(("attack_active", "rush_character")), duration)


def lasts(rng: Random) -> n.Statement:
    return lasting(rng, rng.choice(DURATIONS))


def end(rng: Random) -> str:
    return rng.choice(("top", "bottom", "either"))


def moves(rng: Random) -> n.Statement:
    """Cards that change their place."""
    roll = rng.random()
    if roll < 0.3:
        to = rng.choice(("hand", "deck", "trash", "life"))
        place = {"hand": "", "trash": "", "deck": "bottom", "life": end(rng)}[to]
        face = rng.choice(("", "up", "down")) if to == "life" else ""
        return n.Move(character(rng), to, place, face)
    if roll < 0.7:
        zone = rng.choice(("hand", "trash", "hand_or_trash"))
        to = rng.choice([z for z in ("hand", "deck", "trash", "life") if z not in zone])
        place = {"hand": "", "trash": "", "deck": "bottom", "life": end(rng)}[to]
        face = rng.choice(("", "up", "down")) if to == "life" else ""
        cards = n.Cards("you", zone, elsewhere(rng))
        return n.Move(n.Choose(number(rng), rng.random() < 0.7, cards), to, place, face)
    who = rng.choice(OWNERS)
    zone, to = rng.choice(
        (("life", "hand"), ("life", "trash"), ("deck", "trash"), ("deck", "life"))
    )
    if (zone, to) == ("deck", "life"):
        who = "you"
    place = end(rng) if zone == "life" else "top"
    into = end(rng) if to == "life" else ""
    return n.Move(n.Top(who, zone, number(rng), rng.random() < 0.5, place), to, into)


def tokens(rng: Random) -> n.Statement:
    who = rng.choice(OWNERS)
    up_to = rng.random() < 0.7
    state = rng.choice(("active", "rested"))
    target: n.Target = rng.choice(
        (
            leader("you"),
            n.This(),
            chosen(rng, "you", False),
            n.Choose(1, False, n.Cards("you", "field", (n.Kind(("leader", "character")),))),
        )
    )
    foe = n.Choose(1, False, n.Cards("opponent", "field", characters(rng)))
    return rng.choice(
        (
            n.AddTokens("you", number(rng), up_to, state),
            n.GiveTokens(target, number(rng), up_to, state),
            n.GiveTokens(foe, number(rng), up_to, rng.choice((state, "any")), "opponent"),
            n.GiveTokens(n.Cards("you", "field", characters(rng)), 1, up_to, state, each=True),
            n.GiveTokens(target, number(rng), up_to, "given"),
            n.ReadyTokens("you", number(rng, 5), up_to),
            n.RestTokens(who, number(rng, 5), up_to),
            n.FreezeTokens(who, number(rng), True),
            n.ReturnTokens("you", number(rng), where=rng.choice(("field", "active"))),
            n.TakeTokens("you", number(rng), False, state),
        )
    )


def theirs(rng: Random) -> n.Statement:
    """What the opponent has to do."""
    hand = n.Cards("opponent", "hand", rng.choice(((), (), elsewhere(rng))))
    field = n.Cards("opponent", "field", characters(rng))
    return rng.choice(
        (
            n.Move(n.Choose(number(rng), False, hand, "opponent"), "trash"),
            n.Move(n.Choose(number(rng), False, hand, "opponent"), "deck", "bottom"),
            n.Move(n.Choose(number(rng), False, field, "opponent"), "hand"),
            n.Move(n.Choose(number(rng), False, field, "opponent"), "trash"),
            n.Move(n.Choose(number(rng), False, field, "opponent"), "deck", "bottom"),
            n.KO(n.Choose(number(rng), False, field, "opponent")),
            n.Rest(n.Choose(number(rng), False, field, "opponent")),
            n.ReturnTokens("opponent", number(rng)),
            n.Draw("opponent", number(rng)),
        )
    )


def acts(rng: Random) -> n.Statement:
    ready = n.Choose(number(rng), True, n.Cards("you", "field", on_field(rng)))
    return rng.choice(
        (
            n.KO(character(rng)),
            n.KO(n.Cards(rng.choice(("any", "opponent")), "field", characters(rng))),
            n.Rest(chosen(rng)),
            n.SetActive(rng.choice((n.This(), leader("you"), ready))),
            n.Forbid(chosen(rng, "opponent"), "become_active", "next_refresh"),
            rng.choice((n.KO, n.Rest))(two(rng, "opponent")),
            n.Gain(two(rng, "you"), "power", 1000, "turn"),
            n.Move(n.Choose(1, True, n.Cards("opponent", "life")), rng.choice(("hand", "trash"))),
            n.Turnover(n.Top("you", "life", 1, place=end(rng)), rng.choice(("up", "down"))),
            n.Each((rng.choice((n.Draw("you", number(rng)), _discard(rng, ()))),)),
            n.Modes(((moves(rng),), (n.Draw("you", 1),))),
        )
    )


def two(rng: Random, who: str) -> n.Both:
    """So many of these and so many of those."""
    picks = [character(rng, who, True), character(rng, who, True)]
    return n.Both(tuple(picks))


def _discard(rng: Random, tests: tuple[n.Test, ...]) -> n.Statement:
    return n.Move(n.Choose(number(rng), False, n.Cards("you", "hand", tests)), "trash")


def statement(rng: Random) -> n.Statement:
    kinds: tuple[Callable[[Random], n.Statement], ...] = (
        lambda r: n.Draw("you", number(r), r.random() < 0.2),
        lambda r: n.Play(_playable(r), r.random() < 0.3),
        acts, acts, lasts, lasts, lasts, moves, moves, tokens, theirs,
        lambda r: n.Damage(r.choice(OWNERS), number(r)),
    )  # fmt: skip
    return rng.choice(kinds)(rng)


def _playable(rng: Random) -> n.Choose:
    tests = ordered(
        n.Kind(("character",)),
        *(t for t in elsewhere(rng) if not isinstance(t, n.Kind)),
    )
    zone = rng.choice(("hand", "trash", "hand_or_trash", "deck"))
    return n.Choose(number(rng), rng.random() < 0.8, n.Cards("you", zone, tests))


# -- abilities ---------------------------------------------------------------------------------


def cost(rng: Random) -> tuple[n.Statement, ...]:
    """What may be paid."""
    parts: list[n.Statement] = [
        n.Rest(n.This()),
        n.Move(n.This(), "trash"),
        n.Move(n.Choose(number(rng), False, n.Cards("you", "hand", elsewhere(rng))), "trash"),
        n.Rest(character(rng, "you", False)),
        n.Move(character(rng, "you", False), "hand"),
        n.Move(
            n.Choose(number(rng, 5), False, n.Cards("you", "trash", elsewhere(rng))),
            "deck", "bottom", order="any",
        ),
        n.Move(n.Top("you", "life", number(rng), place=end(rng)), "hand"),
        n.Turnover(n.Top("you", "life", number(rng)), "up"),
        n.KO(character(rng, "you", False)),
    ]  # fmt: skip
    first: list[n.Statement] = [n.RestTokens("you", number(rng, 5)), n.ReturnTokens("you", 1)]
    roll = rng.random()
    if roll < 0.6:
        return (rng.choice(parts),)
    if roll < 0.75:
        return (rng.choice(first),)
    if roll < 0.9:
        return rng.choice(first), rng.choice(parts)
    return tuple(rng.sample(parts, 2))


def timing(rng: Random) -> tuple[str, tuple[n.When, ...]]:
    tags = ("on_play", "when_attacking", "on_block", "on_opponent_attack", "on_ko",
            "end_of_your_turn")  # fmt: skip
    roll = rng.random()
    if roll < 0.4:
        return "auto", (n.When(rng.choice(tags)),)
    if roll < 0.5:
        first, second = rng.sample(tags, 2)
        return "auto", (n.When(first), n.When(second))
    if roll < 0.65:
        return "activated", (n.When("activate_main"),)
    if roll < 0.75:
        return "activated", (n.When(rng.choice(("main", "counter"))),)
    return "auto", (happening(rng),)


def happening(rng: Random) -> n.When:
    who = rng.choice(OWNERS)
    subject: n.Target = rng.choice(
        (n.This(), n.Cards(rng.choice(("you", "opponent", "any")), "field", characters(rng, False)))
    )
    by = rng.choice(("", "", "effect", "opponent_effect", "your_effect"))
    return rng.choice(
        (
            n.When("ko", subject, by=rng.choice((by, "battle"))),
            n.When("leaves", subject, by=by),
            n.When("rested", subject, by=by),
            n.When("attacks", subject),
            n.When("attacked", subject),
            n.When("event_activated", who=who),
            n.When("blocker_activated", who=who),
            n.When("trigger_activated", who=who),
            n.When("life_removed", who=rng.choice((*OWNERS, "any"))),
            n.When("tokens_returned", who="you"),
            n.When("start_of_turn", who=who),
            n.When("damage_taken", who=who),
            n.When("tokens_given", subject),
            n.When("played", n.Cards(who, "field", characters(rng, False)), who=who),
            n.When("battle_ko"),
            n.When("damage_dealt"),
        )
    )


def body(rng: Random) -> tuple[n.Statement, ...]:
    """Sentences."""
    out: list[n.Statement] = []
    for i in range(rng.choice((1, 1, 2))):
        said = statement(rng)
        roll = rng.random()
        made: n.Statement = said
        if roll < 0.3:
            made = n.If(condition(rng), (said,))
        elif roll < 0.38 and _offered(said):
            made = n.May((said,))
        elif roll < 0.42 and _offered(said):
            return (*out, *((n.Then(),) if i else ()), n.May((said,)), n.IfDone((statement(rng),)))
        elif roll < 0.45 and not isinstance(said, n.Modes):
            made = n.Later("end_of_turn", (said,)) if _at_once(said) else said
        if i:
            out.append(n.Then())
        out.append(made)
    return tuple(out)


def _at_once(said: n.Statement) -> bool:
    return isinstance(said, (n.KO, n.Move, n.Draw, n.SetActive, n.Rest))


def _offered(said: n.Statement) -> bool:
    """Whether the player could be asked for it: what others do, or what is so, is not offered."""
    if any(getattr(said, name, "") == "opponent" for name in ("who", "by")):
        return False
    own = (n.Forbid, n.Allow, n.FreezeTokens, n.Damage, n.Become, n.Negate, n.Each, n.Modes)
    if isinstance(said, own):
        return False
    target = getattr(said, "target", None)
    return not (isinstance(target, n.Choose) and target.by == "opponent")


def ability(rng: Random) -> n.Ability:
    roll = rng.random()
    conditions: list[n.Condition] = []
    if rng.random() < 0.2:
        conditions.append(n.Given(number(rng)))
    if roll < 0.2:
        if rng.random() < 0.5:
            conditions.append(n.Turn(rng.choice(OWNERS)))
        if rng.random() < 0.5:
            conditions.append(condition(rng))
        return n.Ability("continuous", conditions=tuple(conditions), body=(_steady(rng),))
    if roll < 0.3:
        return replacement(rng, tuple(conditions))
    kind, timings = timing(rng)
    paid = cost(rng) if rng.random() < 0.35 else ()
    whole = body(rng)
    if not paid and isinstance(whole[0], n.May) and len(whole) == 1:
        whole = whole[0].body
    if timings[0].event in ("main", "counter"):
        conditions = []
    return n.Ability(
        kind,
        timings,
        tuple(conditions),
        once=rng.random() < 0.25 and timings[0].event not in ("main", "counter"),
        optional=bool(paid),
        cost=paid,
        body=whole,
    )


def _steady(rng: Random) -> n.Statement:
    while True:
        found = lasting(rng, "")
        target = getattr(found, "target", None)
        if not isinstance(target, n.Choose):
            return found


def replacement(rng: Random, conditions: tuple[n.Condition, ...]) -> n.Ability:
    subject: n.Target = rng.choice((n.This(), n.Cards("you", "field", characters(rng, False))))
    event = rng.choice(("ko", "leaves"))
    by = rng.choice(
        ("", "opponent_effect", "effect") if event == "leaves" else ("", "battle", "effect")
    )
    instead: list[n.Statement] = [
        n.Move(n.Choose(number(rng), False, n.Cards("you", "hand", elsewhere(rng))), "trash"),
        n.Rest(character(rng, "you", False)),
        n.Move(n.This(), "trash"),
        n.Move(n.Top("you", "life", 1, place=end(rng)), "hand"),
        n.RestTokens("you", number(rng)),
        n.Move(
            n.Choose(number(rng, 5), False, n.Cards("you", "trash", elsewhere(rng))),
            "deck", "bottom", order="any",
        ),
        n.Gain(leader("you"), "power", -1000 * number(rng), "turn"),
    ]  # fmt: skip
    return n.Ability(
        "replacement",
        (n.When(event, subject, by=by),),
        conditions,
        once=rng.random() < 0.3,
        optional=True,
        body=(rng.choice(instead),),
    )
