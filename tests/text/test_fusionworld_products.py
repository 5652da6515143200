"""Fusion World: every verb with every sensible target, condition and timing, in every language.

Sentences no card has yet are made of phrases that combine: what is printed is read back.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest

from tefuda.abilities import nodes as n
from tefuda.text.compile import compile_card, essence, print_ability
from tests.text.cards import LANGUAGES
from tests.text.test_fusionworld import LEXICON

BATTLE = n.Kind(("battle",))
LEADER = n.Kind(("leader",))
TESTS: list[tuple[n.Test, ...]] = [
    (BATTLE,),
    (n.Named(("Mira",)),),
    (BATTLE, n.Named(("Mira", "Tobi")), n.Stat("cost", "<=", 3)),
    (n.Trait(("Reedfolk", "Skyport")), n.State("rested")),
    (BATTLE, n.Colour(("red",)), n.Stat("power", ">=", 15000), n.Not(n.IsThis())),
    (n.Kind(("extra",)), n.Has("field")),
    (BATTLE, n.NameIncludes("Mira"), n.Has("blocker")),
    (BATTLE, n.Stat("base_power", "==", 5000), n.Not(n.Named(("Tobi",)))),
]
PLACES = [(who, zone) for who in ("you", "opponent", "any") for zone in ("field", "battle")]
CHOICES: list[n.Choose] = [
    n.Choose(count, up_to, n.Cards(who, zone, tests))
    for (who, zone), tests in product(PLACES, TESTS)
    for count, up_to in ((1, True), (2, True), (1, False), (n.AnyNumber(), False))
]
STORED: list[n.Choose] = [
    n.Choose(count, up_to, n.Cards("you", zone, tests))
    for zone, tests in product(("hand", "drop", "energy", "deck", "hand_or_drop"), TESTS)
    for count, up_to in ((1, True), (2, False))
]
DURATIONS = ("turn", "battle", "opponent_turn_end", "opponent_turn", "your_turn_end")
KEYWORD = n.Ability("keyword", keyword="critical")


def deeds(target: n.Target, duration: str) -> list[n.Statement]:
    """What may become of cards on the field."""
    return [
        n.KO(target),
        n.Rest(target),
        n.SetActive(target),
        n.Negate(target, duration),
        n.Move(target, "hand"),
        n.Move(target, "drop"),
        n.Move(target, "deck", "bottom", order="random"),
        n.Move(target, "energy", state="rested"),
        n.Move(target, "life"),
        n.Move(target, "removed"),
        n.Gain(target, "power", -5000, duration),
        n.Gain(target, "combo", 5000, duration),
        n.Gain(target, "cost", -2, duration),
        n.Grant(target, KEYWORD, duration),
        n.Forbid(target, "attack", duration),
        n.Forbid(target, "switch_active", duration),
        n.Forbid(target, "be_ko", duration, "opponent_effect"),
        n.Forbid(target, "leave_field", duration, "opponent_effect", (BATTLE,)),
        n.Become(target, "power", 1000, duration),
    ]


CONDITIONS: list[n.Condition] = [
    *(
        n.Compare(n.Count(n.Cards(who, zone)), op, 4)
        for who, zone, op in product(
            ("you", "opponent"), ("hand", "life", "energy", "drop", "deck", "combo"), ("<=", ">=")
        )
    ),
    *(
        n.Compare(n.Count(n.Cards(who, zone, tests)), op, number)
        for (who, zone), tests in product([*PLACES, ("you", "drop")], TESTS)
        for op, number in ((">=", 1), (">=", 3), ("==", 0))
    ),
    *(
        n.Fits(n.Cards(who, "field", (LEADER,)), (test,))
        for who in ("you", "opponent")
        for test in (n.Named(("Mira",)), n.Trait(("Skyport",)), n.State("awakened"))
    ),
    *(
        n.Compare(n.Count(n.Cards(who, "energy", (test,))), op, 3)
        for who in ("you", "opponent")
        for test in (n.State("active"), n.State("rested"), n.Colour(("red", "blue")))
        for op in ("<=", ">=", "==")
    ),
    *(
        n.Compare(
            n.Count(n.Cards("you", "field", tests)),
            op,
            n.Count(n.Cards("opponent", "field", tests)),
        )
        for tests in TESTS[:3]
        for op in ("<", ">")
    ),
    n.Fits(n.This(), (n.State("rested"),)),
    n.Fits(n.This(), (n.Stat("power", ">=", 30000),)),
    n.Compare(n.Tokens("you", "marker"), ">=", 1),
    n.Compare(n.Tokens("opponent", "marker"), "==", 0),
    n.Compare(n.Tokens("you", "marker"), ">=", 2),
    n.Either((n.Compare(n.Tokens("you", "marker"), ">=", 1), n.Turn("you"))),
]
TIMINGS: list[n.When] = [
    n.When(event, subject, by=by)
    for event, by in product(
        ("ko", "leaves", "played", "switched_active", "rested"),
        ("", "effect", "opponent", "opponent_effect", "your_effect"),
    )
    for subject in (
        n.This(),
        n.Cards("you", "battle", TESTS[1]),
        n.Cards("opponent", "battle", TESTS[0]),
        n.Cards("you", "field", TESTS[3]),
        n.Cards("opponent", "field", TESTS[0]),
    )
]


def lost(abilities: list[n.Ability], lang: str) -> list[str]:
    """What has no words, or does not mean the same when its words are read."""
    found: list[str] = []
    for ability in abilities:
        text = print_ability(ability, lang, LEXICON)
        compiled = compile_card({"id": "X", "effect": text or "?"}, lang, LEXICON)
        if not compiled.playable or essence(compiled.abilities) != essence((ability,)):
            found.append(text or repr(ability))
    return found


def on_play(*body: n.Statement) -> n.Ability:
    return n.Ability("auto", (n.When("on_play"),), body=body)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_with_every_choice(lang: str) -> None:
    abilities = [
        on_play(deed)
        for i, choice in enumerate(CHOICES[::3])
        for deed in deeds(choice, DURATIONS[i % len(DURATIONS)])
    ]
    assert lost(abilities, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_with_this_card_in_a_battle_area(lang: str) -> None:
    this, draw = n.This(), n.Draw("you", 1)
    done = [deed for deed in deeds(this, "turn") if not hasattr(deed, "duration")]
    paid = [
        n.Ability(
            "activated", (n.When("activate_main"),), cost=(deed,), body=(draw,), zone="battle"
        )
        for deed in done
    ]
    once = [replace(on_play(deed), zone="battle") for deed in deeds(this, "turn")]
    permanent = [
        n.Ability("continuous", conditions=(n.Turn("you"),), body=(deed,), zone="battle")
        for deed in deeds(this, "")
        if hasattr(deed, "duration")
    ]
    gated = [
        replace(ability, conditions=(*ability.conditions, condition))
        for ability, condition in zip(permanent, CONDITIONS, strict=False)
    ]
    watching = [
        n.Ability("auto", (n.When(event),), body=(draw,), zone="battle")
        for event in ("attacked", "attacks", "rested", "switched_active")
    ]
    assert lost(paid + once + permanent + gated + watching, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_are_not_on_the_field(lang: str) -> None:
    abilities = [
        on_play(statement)
        for cards in STORED
        for statement in (
            n.Move(cards, "hand"),
            n.Move(cards, "drop"),
            n.Move(cards, "energy", state="rested"),
            n.Move(cards, "under"),
            n.Play(cards),
            n.Play(cards, True),
        )
        if getattr(statement, "to", "") != cards.cards.zone
    ]
    assert lost(abilities, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition(lang: str) -> None:
    gain = n.Gain(n.This(), "power", 5000)
    permanent = [n.Ability("continuous", conditions=(c,), body=(gain,)) for c in CONDITIONS]
    draw = n.Draw("you", 1)
    later = [
        on_play(draw, n.Then(), n.If(n.All((a, b)), (draw,))) for a, b in pairwise(CONDITIONS[:-1])
    ]
    assert lost(permanent + later, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_timing(lang: str) -> None:
    draw = n.Draw("you", 1)
    assert lost([n.Ability("auto", (when,), body=(draw,)) for when in TIMINGS], lang) == []
