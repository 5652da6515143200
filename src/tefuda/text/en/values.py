"""English statements about values and abilities."""

from __future__ import annotations

from tefuda.text.en import bans
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _values(g)
    _counted(g)
    _in_hand(g)
    _twofold(g)
    _become(g)
    bans.declare(g)


def _values(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "this card's effect is negated{duration}", n.Negate(n.This(), V.duration))
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
    yours = n.Cards("you", "field", V.tests)
    for words, amount in (
        ("card in your {zone}", n.Count(n.Cards("you", V.zone), 1, V.times)),
        (
            "{per:number} {tests:cards} in your {zone}",
            n.Count(n.Cards("you", V.zone, V.tests), V.per, V.times),
        ),
        (
            "{tests:card} in your {zone}",
            n.Count(n.Cards("you", V.zone, V.tests), 1, V.times),
        ),
        ("such card", n.Done(1, V.times)),
        ("{per:number} such cards", n.Done(V.per, V.times)),
        ("of your {tests:things}", n.Count(yours, 1, V.times)),
        ("{per:number} of your {tests:things}", n.Count(yours, V.per, V.times)),
        ("{per:number} of your Life cards", n.Count(n.Cards("you", "life"), V.per, V.times)),
        ("{per:number} of your rested DON!! cards", n.Tokens("you", "rested", V.per, V.times)),
        ("{per:number} DON!! cards on your field", n.Tokens("you", "field", V.per, V.times)),
        ("DON!! card on your field", n.Tokens("you", "field", 1, V.times)),
    ):
        each = "for each " if words.startswith("of your") else "for every "
        gain = n.Gain(V.target, V.stat, amount, V.duration)
        front = "{target} gain{target#s|} +{times:number} {stat}{duration}"
        g.rule(s, f"{front} {each}{words}", gain)
        fewer = n.Gain(V.target, V.stat, amount, V.duration, True)
        g.rule(s, f"give {{target}} -{{times:number}} {{stat}}{{duration}} {each}{words}", fewer)
        here = n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", amount, "", True)
        g.rule(s, f"give this card in your hand -{{times:number}} cost {each}{words}", here)


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


def _twofold(g: Grammar) -> None:
    """Two things one card gets. A chosen card is chosen once: the second is for It."""
    keyword = n.Ability("keyword", keyword=V.keyword)
    other = n.Ability("keyword", keyword=V.keyword2)
    for who, first, second in (("self", V.self, V.self), ("choice", V.choice, n.It())):
        gains = f"{{{who}}} gain{{{who}#s|}} "
        more = n.Gain(second, V.stat, V.plus, V.duration)
        g.rule(
            "step",
            gains + "{keyword} and {plus} {stat}{duration}",
            (n.Grant(first, keyword, V.duration), more),
        )
        g.rule(
            "step",
            gains + "{plus} {stat} and {keyword}{duration}",
            (n.Gain(first, V.stat, V.plus, V.duration), n.Grant(second, keyword, V.duration)),
        )
        g.rule(
            "step",
            gains + "{keyword} and {keyword2:keyword}{duration}",
            (n.Grant(first, keyword, V.duration), n.Grant(second, other, V.duration)),
        )
        g.rule(
            "step",
            gains + "{plus} {stat} and {plus2:plus} {stat2:stat}{duration}",
            (
                n.Gain(first, V.stat, V.plus, V.duration),
                n.Gain(second, V.stat2, V.plus2, V.duration),
            ),
        )
        for safe, agent in bans.SAFE:
            ban = n.Forbid(first, "be_ko", V.duration, *agent)
            cannot = f"{{{who}}} cannot be K.O.'d{safe} and gain{{{who}#s|}} "
            g.rule("step", cannot + "{plus} {stat}{duration}", (ban, more))
            g.rule(
                "step",
                cannot + "{keyword}{duration}",
                (ban, n.Grant(second, keyword, V.duration)),
            )
            g.rule(
                "step",
                gains + f"{{plus}} {{stat}} and cannot be K.O.'d{safe}{{duration}}",
                (
                    n.Gain(first, V.stat, V.plus, V.duration),
                    n.Forbid(second, "be_ko", V.duration, *agent),
                ),
            )
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
            f"set the {words} of {{target}} to {{number}}{{duration}}",
            n.Become(V.target, stat, V.number, V.duration),
        )
        g.rule(
            s,
            f"{{self}}'s {words} becomes the same as {{whose}} Leader{{duration}}",
            n.Become(V.self, stat, n.ValueOf("power", leader), V.duration),
        )
        for other, its in (("base_power", "base power"), ("power", "power")):
            g.rule(
                s,
                f"{{self}}'s {words} becomes the same as {{other:self}}'s {its}{{duration}}",
                n.Become(V.self, stat, n.ValueOf(other, V.other), V.duration),
            )
        attacker = n.ValueOf("power", n.Attacker())
        g.rule(
            s,
            f"{{self}}'s {words} becomes the same as the power of your opponent's attacking "
            "Leader or Character{duration}",
            n.Become(V.self, stat, attacker, V.duration),
        )
