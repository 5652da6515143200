"""English statements about values, abilities, and what may not be done."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _values(g)
    _bans(g)


def _values(g: Grammar) -> None:
    s = "statement"
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
    g.rule(
        s,
        "{target} gain{target#s|} +{times:number} {stat}{duration} for every card in your {zone}",
        n.Gain(V.target, V.stat, n.Count(n.Cards("you", V.zone), 1, V.times), V.duration),
    )
    g.rule(
        s,
        "{target} gain{target#s|} +{times:number} {stat}{duration} for every "
        "{per:number} {tests:cards} in your {zone}",
        n.Gain(
            V.target,
            V.stat,
            n.Count(n.Cards("you", V.zone, V.tests), V.per, V.times),
            V.duration,
        ),
    )
    g.rule(
        s,
        "{target} gain{target#s|} +{times:number} {stat}{duration} for every card "
        "(trashed|returned|placed)",
        n.Gain(V.target, V.stat, n.Done(1, V.times), V.duration),
    )
    rested = n.Tokens("you", "rested", V.per, V.times)
    g.rule(
        s,
        "{target} gain{target#s|} +{times:number} {stat}{duration} for every {per:number} of your "
        "rested DON!! cards",
        n.Gain(V.target, V.stat, rested, V.duration),
    )
    g.rule(
        s,
        "give {tests:cards} in your hand {minus} cost{duration}",
        n.Gain(n.Cards("you", "hand", V.tests), "cost", V.minus, V.duration),
    )
    g.rule(
        s,
        "give this card in your hand {minus} cost",
        n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),
    )
    _twofold(g)
    g.rule(
        s,
        "set the cost of {target} to {number}{duration}",
        n.Become(V.target, "cost", V.number, V.duration),
    )
    g.rule(
        s,
        "set the power of {target} to {number}{duration}",
        n.Become(V.target, "power", V.number, V.duration),
    )
    g.rule(
        s,
        "{self}'s base power becomes {number}{duration}",
        n.Become(V.self, "base_power", V.number, V.duration),
    )
    g.rule(
        s,
        "{self}'s base power becomes the same as {other:self}'s base power{duration}",
        n.Become(V.self, "base_power", n.ValueOf("base_power", V.other), V.duration),
    )
    g.rule(
        s,
        "set the base power of {target} to {number}{duration}",
        n.Become(V.target, "base_power", V.number, V.duration),
    )
    g.rule(
        s,
        "the cost of playing {tests:cards} from your hand will be reduced by {number}",
        n.CostChange(n.Cards("you", "hand", V.tests), V.number),
    )


def _twofold(g: Grammar) -> None:
    """Two things one card gets. A chosen card is chosen once: the second is for It."""
    keyword = n.Ability("keyword", keyword=V.keyword)
    for who, first, second in (("self", V.self, V.self), ("choice", V.choice, n.It())):
        gains = f"{{{who}}} gain{{{who}#s|}} "
        cannot = f"{{{who}}} cannot be K.O.'d{{agent}} and gain{{{who}#s|}} "
        safe = n.Forbid(first, "be_ko", V.duration, V.agent)
        g.rule(
            "step",
            gains + "{keyword} and {plus} {stat}{duration}",
            (
                n.Grant(first, keyword, V.duration),
                n.Gain(second, V.stat, V.plus, V.duration),
            ),
        )
        g.rule(
            "step",
            gains + "{plus} {stat} and {plus2:plus} {stat2:stat}{duration}",
            (
                n.Gain(first, V.stat, V.plus, V.duration),
                n.Gain(second, V.stat2, V.plus2, V.duration),
            ),
        )
        g.rule(
            "step",
            cannot + "{plus} {stat}{duration}",
            (safe, n.Gain(second, V.stat, V.plus, V.duration)),
        )
        g.rule(
            "step",
            cannot + "{keyword}{duration}",
            (safe, n.Grant(second, keyword, V.duration)),
        )


def _bans(g: Grammar) -> None:
    s = "statement"
    g.words(
        "act",
        ("attack", "attack"),
        ("be rested", "be_rested"),
    )
    g.words(
        "agent",
        (" in battle", "battle"),
        (" by effects", "effect"),
        (" by your opponent's effects", "opponent_effect"),
        ("", ""),
    )
    g.rule(
        s,
        "none of your {things} can be K.O.'d{agent}{duration}",
        n.Forbid(n.Cards("you", "field", V.things), "be_ko", V.duration, V.agent),
    )
    g.rule(s, "{target} cannot {act}{duration}", n.Forbid(V.target, V.act, V.duration))
    g.rule(
        s,
        "{target} cannot be K.O.'d{agent}{duration}",
        n.Forbid(V.target, "be_ko", V.duration, V.agent),
    )
    g.rule(
        s,
        "{target} cannot be K.O.'d in battle by {attributes} attribute (cards|Characters)"
        "{duration}",
        n.Forbid(V.target, "be_ko", V.duration, "battle", (n.Attribute(V.attributes),)),
    )
    g.rule(
        s,
        "{target} cannot be removed from the field{agent}{duration}",
        n.Forbid(V.target, "leave_field", V.duration, V.agent),
    )
    g.rule(
        s,
        "{target} will not become active in (your opponent's|your|the) next Refresh Phase",
        n.Forbid(V.target, "become_active", "next_refresh"),
    )
    g.words(
        "foe",
        ("Leaders", (n.Kind(("leader",)),)),
        ("Characters without the {attributes} attribute", (n.Not(n.Attribute(V.attributes)),)),
    )
    g.rule(
        s,
        "{target} cannot be K.O.'d in battle by {foe}{duration}",
        n.Forbid(V.target, "be_ko", V.duration, "battle", V.foe),
    )
    g.rule(
        s,
        "your opponent cannot activate the \\[Blocker] of any {tests:thing}{duration}",
        n.Forbid(n.Cards("opponent", "field", V.tests), "activate_blocker", V.duration),
    )
    g.rule(
        s,
        "{target} cannot activate \\[Blocker]{duration}",
        n.Forbid(V.target, "activate_blocker", V.duration),
    )
    g.rule(
        s,
        "{target} can attack Characters on the turn in which (it is|they are) played{duration}",
        n.Allow(V.target, "rush_character", V.duration),
    )
    g.rule(
        s,
        "your opponent cannot activate \\[Blocker]{duration}",
        n.Forbid(n.Player("opponent"), "activate_blocker", V.duration),
    )
    g.rule(
        s,
        "{target} can also attack your opponent's active Characters{duration}",
        n.Allow(V.target, "attack_active", V.duration),
    )
