"""English statements about values and abilities."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.en import bans, predicates
from tefuda.text.onepiece.en.counts import COUNTED
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _values(g)
    _counted(g)
    _in_hand(g)
    _negated(g)
    _become(g)
    bans.declare(g)
    predicates.declare(g)


def _values(g: Grammar) -> None:
    s = "statement"
    saved = n.Ability(
        "replacement",
        timings=(n.When("ko", by=V.by_whom),),
        optional=True,
        body=V.clause,
    )
    g.rule(
        s,
        "if your {thing} would be K.O.'d{by_whom}{lasting}, you may {clause} instead",
        n.Grant(n.Cards("you", "field", V.thing), saved, V.lasting),
    )
    g.rule(
        s, "give {target} {minus} {stat}{duration}", n.Gain(V.target, V.stat, V.minus, V.duration)
    )
    lost = n.Gain(V.target, V.stat, V.minus, V.duration)
    g.rule(s, "{target} gain{target#s|} {minus} {stat}{duration}", lost, shown=False)
    g.rule(
        s,
        "{target} gain{target#s|} {plus} {stat}{duration}",
        n.Gain(V.target, V.stat, V.plus, V.duration),
    )
    g.rule(
        s,
        "{target} gain{target#s|} {keyword}{duration}",
        n.Grant(V.target, n.Ability("keyword", keyword=V.keyword), V.duration),
    )


def _counted(g: Grammar) -> None:
    """So much for every one of something, or for every few."""
    s = "statement"
    g.words("a", ("a", 1))
    for words, amount in COUNTED:
        g.rule(s, "draw {times:number} card{times#|s} " + words, n.Draw("you", amount))
        g.rule(s, "draw {times:a} card " + words, n.Draw("you", amount), shown=False)
        drawn = ", draw {times:number} card{times#|s}"
        g.rule(s, words + drawn, n.Draw("you", amount), shown=False)
        few = n.Gain(V.target, V.stat, amount, V.lasting, True)
        g.rule(s, words + ", give {target} -{times:number} {stat}{lasting}", few, shown=False)
        more = n.Gain(V.target, V.stat, amount, V.lasting)
        first = ", {target} gain{target#s|} +{times:number} {stat}{lasting}"
        g.rule(s, words + first, more, shown=False)
        gain = n.Gain(V.target, V.stat, amount, V.duration)
        g.rule(s, "{target} gain{target#s|} +{times:number} {stat}{duration} " + words, gain)
        fewer = n.Gain(V.target, V.stat, amount, V.duration, True)
        g.rule(s, "give {target} -{times:number} {stat}{duration} " + words, fewer)
        here = n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", amount, "", True)
        g.rule(s, "give this card in your hand -{times:number} cost " + words, here)
    of_cost = n.Gain(V.target, V.stat, n.ValueOf("cost", n.It(), V.times), V.duration)
    point = " per 1 cost on that card"
    g.rule(s, "{target} gain{target#s|} +{times:number} {stat}{duration}" + point, of_cost)


def _in_hand(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "give {tests:cards} in your hand {minus} cost{duration}",
        n.Gain(n.Cards("you", "hand", V.tests), "cost", V.minus, V.duration),
    )
    this = n.Cards("you", "hand", (n.IsThis(),))
    g.rule(s, "give this card in your hand {minus} cost", n.Gain(this, "cost", V.minus))
    g.rule(
        s,
        "this card in your hand cannot be played by effects",
        n.Forbid(this, "play", "", "effect"),
    )
    g.rule(
        s,
        "the cost of playing {tests:cards} from your hand will be reduced by {number}",
        n.CostChange(n.Cards("you", "hand", V.tests), V.number),
    )


def _negated(g: Grammar) -> None:
    """Without its effects, and more."""
    g.rule(
        "step",
        "negate the effect of {choice} and that card cannot attack{lasting}",
        (n.Negate(V.choice, V.lasting), n.Forbid(n.It(), "attack", V.lasting)),
    )
    g.rule(
        "step",
        "negate the effect of {choice} and give that card {minus} {stat}{duration}",
        (n.Negate(V.choice, V.duration), n.Gain(n.It(), V.stat, V.minus, V.duration)),
    )


def _become(g: Grammar) -> None:
    s = "statement"
    leader = n.Cards(V.whose, "field", (n.Kind(("leader",)),))
    for stat, words in (("cost", "cost"), ("power", "power"), ("base_power", "base power")):
        g.rule(
            s,
            f"{{self}}'s {words} becomes {{number}}{{duration}}",
            n.Become(V.self, stat, V.number, V.duration),
        )
        g.rule(
            s,
            f"{{choice}}('s|') {words} becomes {{number}}{{duration}}",
            n.Become(V.choice, stat, V.number, V.duration),
            shown=False,
        )
        g.rule(
            s,
            f"set the {words} of {{target}} to {{number}}{{duration}}",
            n.Become(V.target, stat, V.number, V.duration),
        )
        g.rule(
            s,
            f"{{self}}'s {words} becomes the same as {{whose}} Leader{{duration}}",
            n.Become(V.self, stat, n.ValueOf("power", leader), V.duration),
        )
        same = n.Become(V.target, stat, V.amount, V.duration)
        front = f"{{target}}('s|') {words} become(s|) (the same as|equal to) "
        g.rule(s, front + "{amount}{duration}", same)
        g.rule(
            "step",
            f"{{this}}'s {words} becomes {{number}} and (it|that card) gains {{plus}} "
            "{other:stat}",
            (n.Become(V.this, stat, V.number), n.Gain(V.this, V.other, V.plus)),
        )
        pair = n.Become(n.Both((V.a, V.b)), stat, V.number, V.duration)
        words_too = f"{words} and {{b:self}}'s {words} become {{number}}{{duration}}"
        g.rule(s, "{a:group}('s|') " + words_too, pair, shown=False)
        attacker = n.ValueOf("power", n.Attacker())
        g.rule(
            s,
            f"{{self}}'s {words} becomes the same as the power of your opponent's attacking "
            "Leader or Character{duration}",
            n.Become(V.self, stat, attacker, V.duration),
        )
