"""English conditions (what follows "if") and amounts."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.en.nouns import STATS
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    g.rule("amount", "there are {counted}", n.Count(V.counted))
    g.rule("counted", "cards in {whose}{zones}", n.Cards(V.whose, V.zones))
    g.rule("counted", "{things} in {whose}{zones}", n.Cards(V.whose, V.zones, V.things))
    g.rule("each", "card in {whose}{zones}", n.Cards(V.whose, V.zones))
    g.rule("each", "{thing} in {whose}{zones}", n.Cards(V.whose, V.zones, V.thing))
    _present(g)
    _fitting(g)
    _times(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact} and {b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}, {b:fact} and {c:fact}", n.All((V.a, V.b, V.c)))


def _there(zone: Any, tests: Any, op: str = ">=", number: Any = 1) -> Any:
    return n.Compare(n.Count(n.Cards(V.whose, zone, tests)), op, number)


def _present(g: Grammar) -> None:
    """There is one, there are several, there is none."""
    g.rule("fact", "there is a free seat in {whose}Members", n.Compare(n.Free(V.whose), ">=", 1))
    g.rule("fact", "a {thing} of {whose}is set", _there("rebirth", V.thing), shown=False)
    for held, before in (("{held}", (V.held,)), ("", ())):
        place = f" in {{whose}}{held}"
        some = (*before, *V.thing)
        g.rule("fact", f"there is a {{thing}}{place}{{zone}}", _there(V.zone, some))
        none = _there(V.zones, before, "==", 0)
        g.rule("fact", f"there are no cards{place}{{zones}}", none)
        g.rule("fact", f"there is no {{thing}}{place}{{zone}}", _there(V.zone, some, "==", 0))
        for words, op in (("or more ", ">="), ("or less ", "<="), ("", "==")):
            number = f"there {{number#is|are}} {{number}} {words}"
            count = _there(V.zones, before, op, V.number)
            g.rule("fact", f"{number}card{{number#|s}}{place}{{zones}}", count)
            tested = _there(V.zones, some, op, V.number)
            thing = "{thing:thing/things@number}"
            g.rule("fact", f"{number}{thing}{place}{{zones}}", tested)
    mine, theirs = (n.Count(n.Cards(who, V.area)) for who in ("you", "opponent"))
    for word, op in (("more", ">"), ("fewer", "<")):
        g.rule(
            "fact",
            f"there are {word} cards in your {{area}} than in your opponent's",
            n.Compare(mine, op, theirs),
        )


def _fitting(g: Grammar) -> None:
    one = n.Compare(n.Count(n.Among(n.It(), V.thing)), ">=", 1)
    g.rule("fact", "one of those cards is a {thing}", one)
    among = n.Compare(n.Count(n.Among(n.It(), V.thing)), ">=", V.number)
    g.rule(
        "fact",
        "at least {number} of those cards {number#is|are} {thing:thing/things@number}",
        among,
    )
    for words, zone in ((" into your {zone}", V.zone), ("", "")):
        moved = n.Compare(n.Count(n.Among(n.Moved(zone), V.thing)), ">=", 1)
        g.rule("fact", f"this effect moved a {{thing}}{words}", moved)
    for stat, word in STATS:
        value = word.split()[1]
        for words, op in (("or less", "<="), ("or more", ">=")):
            test = n.Fits(V.subject, (n.Stat(stat, op, V.number),))
            g.rule("fact", f"{{subject}} has {word} of {{number}} {words}", test)
        for words, op in (("higher", ">"), ("lower", "<")):
            than = n.Compare(n.ValueOf(stat, V.subject), op, n.ValueOf(stat, V.other))
            g.rule("fact", f"{{subject}} has a {words} {value} than {{other:subject}}", than)
    for word, state in (("rested", "rested"), ("standing", "active")):
        g.rule(
            "fact", f"{{subject}} {{subject#is|are}} {word}", n.Fits(V.subject, (n.State(state),))
        )
    g.rule("fact", "{subject} is a {thing}", n.Fits(V.subject, V.thing))
    g.rule("fact", "it is {whose}turn", n.Turn(V.whose))
    g.rule("fact", "it is this character's {nth} attack", n.AttackNumber(V.nth, "you", True))


def _times(g: Grammar) -> None:
    ordinals = ("1st", "2nd", "3rd", "4th", "5th")
    g.words("nth", *((word, i + 1) for i, word in enumerate(ordinals)))
    for words, who, this in (
        ("the ", "any", False),
        ("your ", "you", False),
        ("your opponent's ", "opponent", False),
        ("this character's ", "you", True),
    ):
        g.rule("number_of", f"{words}{{nth}} attack", n.AttackNumber(V.nth, who, this))
        two = n.Either((n.AttackNumber(V.a, who, this), n.AttackNumber(V.b, who, this)))
        g.rule("number_of", f"{words}{{a:nth}} and {{b:nth}} attacks", two)
    g.rule("during", "during {number_of} of each turn, ", V.number_of)
    g.rule("during", "during {whose}turn, ", n.Turn(V.whose))
