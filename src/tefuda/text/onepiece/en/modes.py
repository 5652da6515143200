"""English: one thing or another, and one thing instead of another, within a sentence."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    s = "statement"
    hand = n.Move(V.target, "hand")
    bottom = n.Move(V.target, "deck", "bottom")
    g.rule(
        s,
        "return {target} to the owner's hand or the bottom of their deck",
        n.Modes(((hand,), (bottom,))),
    )
    ko = n.KO(V.target)
    g.rule(s, "K.O. {target}, or return it to the owner's hand", n.Modes(((ko,), (hand,))))
    g.rule(
        s,
        "select {pick} and play it or add it to the {end} of your Life cards{facing}",
        n.Modes(((n.Play(V.pick),), (n.Move(V.pick, "life", V.end, V.facing),))),
    )
    grants = tuple(
        (n.Grant(V.target, n.Ability("keyword", keyword=hole), V.duration),)
        for hole in (V.a, V.b, V.c)
    )
    g.rule(
        s,
        "{target} gain{target#s|} {a:keyword} or {b:keyword}{duration}",
        n.Modes(grants[:2]),
    )
    g.rule(
        s,
        "{target} gain{target#s|} {a:keyword}, {b:keyword} or {c:keyword}{duration}",
        n.Modes(grants),
    )
    trash = n.Modes(((n.Move(V.a, "trash"),), (n.Move(V.b, "trash"),)))
    for a, b in (("pick", "pick"), ("choice", "pick"), ("pick", "choice")):
        g.rule(s, f"trash {{a:{a}}} or {{b:{b}}}", trash)
    g.rule(s, "K.O. or rest {target}", n.Modes(((ko,), (n.Rest(V.target),))))
    _instead(g)
    _split(g)


def _instead(g: Grammar) -> None:
    """Another choice if something holds."""
    few = n.Choose(V.number, True, n.Cards(V.whose, "field", V.a))
    more = n.Choose(V.number, True, n.Cards(V.whose, "field", V.b))
    change = (n.If(V.condition, (n.KO(more),), (n.KO(few),)),)
    g.rule(
        "block",
        "K.O. up to {number} of {whose} {a:things}. if {condition}, you may select {whose} "
        "{b:thing} instead.",
        change,
    )
    g.rule(
        "block",
        "K.O. up to {number} of {whose} {a:things}. if {condition}, choose "
        "up to {number} of {whose} {b:things} instead of a {a:thing}.",
        change,
    )
    g.rule(
        "block", "{a:clause}. if {condition}, {b:clause} instead.", (n.If(V.condition, V.b, V.a),)
    )
    g.rule(
        "block",
        "if {condition}, {a:statement}. if {b:condition}, you may {c:statement} "
        "instead of {a:gerund}.",
        (n.If(V.condition, (n.If(V.b, (n.Modes(((V.a,), (V.c,))),), (V.a,)),)),),
    )
    g.rule("gerund", "drawing {number} card{number#|s}", n.Draw("you", V.number))


def _split(g: Grammar) -> None:
    """One of the chosen cards, and the other."""
    one = n.Choose(1, False, n.Cards("you", "looked"))
    rest = n.Cards("you", "rest")
    g.rule(
        "step",
        "play 1 card and play the other card rested",
        (n.Play(one), n.Play(rest, True)),
    )
    small = (n.Stat("cost", "<=", V.number),)
    g.rule(
        "step",
        "play 1 of the revealed cards and play the other card rested if it has a cost of "
        "{number} or less",
        (n.Play(one), n.Play(n.Cards("you", "rest", small), True)),
    )
    g.rule(
        "step",
        "give 1 Character {minus} power and the other {second:minus} power{duration}",
        (
            n.Gain(one, "power", V.minus, V.duration),
            n.Gain(rest, "power", V.second, V.duration),
        ),
    )
