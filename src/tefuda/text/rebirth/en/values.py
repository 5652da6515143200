"""English: what cards get, may do, may not do or suffer."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.en.nouns import CHARACTER
from tefuda.text.rebirth.line import FURTHER
from tefuda.text.rebirth.signed import signed
from tefuda.text.template import V, n

RIVAL = n.Player("opponent")
ALLIES = n.Cards("ally", "entry")


def predicates(it: Any, who: str) -> tuple[tuple[str, Any], ...]:
    """What is said of a card; `who` is the slot whose number it follows."""
    d = V.duration
    have = f"{{{who}#has|have}}"
    keyword = n.Ability("keyword", keyword=V.keyword)
    theirs = n.Forbid(it, "be_chosen", d, "opponent_effect", (CHARACTER,))
    return (
        ("cannot be chosen by your opponent", n.Forbid(it, "be_chosen", d, "opponent_effect")),
        ("cannot be chosen by your opponent's characters", theirs),
        ("cannot be chosen", n.Forbid(it, "be_chosen", d)),
        ("cannot gain or lose ATK and DEF", n.Forbid(it, "be_boosted", d)),
        ("cannot stand", n.Forbid(it, "switch_active", d)),
        ("cannot stand in the standby phase", n.Forbid(it, "become_active", d)),
        ("cannot attack", n.Forbid(it, "attack", d)),
        ("cannot support", n.Forbid(it, "support", d)),
        ("cannot retire", n.Forbid(it, "be_retired", d)),
        (
            "cannot be moved to the Members except by effects",
            n.Forbid(it, "move_to_member", d, "rule"),
        ),
        ("cannot be partner attacked", n.Forbid(it, "be_partner_attacked", d)),
        (f"{have} {{trait}} as well", n.Treat(it, "trait", V.trait, d)),
        (f"{have} the name {{part}} as well", n.Treat(it, "name", V.part, d)),
        (f"{have} no names", n.Treat(it, "name", "", d)),
        (f"{have} no traits", n.Treat(it, "trait", "", d)),
        (f"{have} no abilities", n.Negate(it, d)),
        (f"count{{{who}#s|}} as face down", n.Treat(it, "face", "down", d)),
        (f"{have} a base cost of {{number}}", n.Become(it, "base_cost", V.number, d)),
        (f"{have} a base ATK of {{number}}", n.Become(it, "base_atk", V.number, d)),
        (f"{have} a base DEF of {{number}}", n.Become(it, "base_def", V.number, d)),
        (f"{have} {{keyword}}", n.Grant(it, keyword, d)),
        (f"{have} “{{ability:line}}”", n.Grant(it, V.ability, d)),
    )


def declare(g: Grammar) -> None:
    signed(g, "signed", "+0")
    s = "statement"
    change = " {atk:signed}/{defence:signed}"
    for subject, name, words in (
        (V.subject, "subject", "{subject} get{subject#s|}"),
        (V.choice, "choice", "{choice}, and {choice#it|they} get{choice#s|}"),
    ):
        for times, tail in (
            (n.ValueOf("cost", V.of), " for each point of the cost of {of:self}"),
            (n.Done(V.per), " for each {per:number} of those cards"),
            (n.Count(V.each), " for each {each}"),
            (n.Count(V.counted, V.per), " for every {per:number} {counted}"),
            (n.Free(V.whose), " for each free seat in {whose}Members"),
            (1, ""),
        ):
            raised = n.Boost(subject, V.atk, V.defence, V.duration, times)
            g.rule(s, words + change + "{duration}" + tail, raised)
        front = "{subject} " if name == "subject" else "{choice}, and {choice#it|they} "
        for said, node in predicates(subject, name):
            g.rule(s, front + said + "{duration}", node)
    further = n.Boost(FURTHER, V.atk, V.defence, "")
    g.rule(s, "it gets a further" + change, further)
    coming = n.Boost(n.Subject(), V.atk, V.defence, "turn")
    placed = n.When("placed_entry", n.Cards("you", "entry", V.thing))
    g.rule(
        s,
        "the next {thing} put into your Entry this turn gets" + change + " during this turn",
        n.Upon(placed, (coming,), "turn", True),
    )
    _attacks(g)
    _players(g)


def _attacks(g: Grammar) -> None:
    s = "statement"
    barred = n.Forbid(ALLIES, "be_partner_attacked")
    g.rule(
        "step",
        "{number_of} of each turn is no partner attack",
        (n.If(V.number_of, (barred,)),),
    )
    g.rule(
        s,
        "your opponent's attacks are no partner attacks{duration}",
        n.Forbid(ALLIES, "be_partner_attacked", V.duration),
        shown=False,
    )
    g.rule(s, "this attack is a partner attack", n.Allow(n.Attacker(), "partner_attack", "attack"))
    g.rule(
        s,
        "the next attack of {subject} this turn is a partner attack",
        n.Allow(V.subject, "partner_attack", "its_next_attack"),
    )
    g.rule(
        s,
        "the next attack on {subject} this turn is no partner attack",
        n.Forbid(V.subject, "be_partner_attacked", "next_attack_on"),
    )
    g.rule(s, "the damage of {subject} becomes 0", n.Wound(V.subject, 0, True))
    g.rule(s, "deal {number} damage to {subject}", n.Wound(V.subject, V.number))
    g.rule(s, "{choice} and deal {number} damage to it", n.Wound(V.choice, V.number))
    g.rule(s, "this attack deals no damage", n.Forbid(ALLIES, "take_damage", "attack"))
    for stat, word in (
        ("atk", "ATK"),
        ("def", "DEF"),
        ("cost", "cost"),
        ("base_atk", "original ATK"),
    ):
        g.rule("value", word, stat)
        fixed = n.Become(V.subject, stat, V.number, V.duration)
        g.rule(s, f"the {word} of {{subject}} becomes {{number}}{{duration}}", fixed)
        same = n.Become(V.subject, stat, n.ValueOf(V.value, V.self), V.duration)
        g.rule(s, f"the {word} of {{subject}} becomes the {{value}} of {{self}}{{duration}}", same)
        for sign in ("plus", "minus"):
            gain = n.Gain(V.subject, stat, getattr(V, sign), V.duration)
            g.rule(s, f"the {word} of {{subject}} changes by {{{sign}}}{{duration}}", gain)


def _players(g: Grammar) -> None:
    s = "statement"
    for words, act in (
        ("use \\[Blocker]", "block"),
        ("use \\[Cancel]", "cancel"),
        ("use \\[Spark]", "activate_spark"),
        ("set Rebirth cards", "set_rebirth"),
        ("set Rebirth cards except from the Entry", "set_rebirth_elsewhere"),
        ("recover", "recover"),
        ("put characters among the Members", "play_member"),
        ("make partner attacks", "partner_attack"),
    ):
        g.rule(s, f"your opponent cannot {words}{{duration}}", n.Forbid(RIVAL, act, V.duration))
    for words, act in (("ACT", "activate"), ("AUTO", "activate_auto")):
        theirs = n.Forbid(n.Cards("opponent", V.zones), act, V.duration)
        g.rule(
            s,
            f"your opponent cannot use the \\[{words}] of their {{zones}}{{duration}}",
            theirs,
        )
    g.rule(s, "{whose}\\[Spark] abilities are played once more", n.Again(V.whose))
    first = n.Allow(V.this, "be_chosen_first", tests=V.thing)
    g.rule(
        s,
        "if your opponent chooses a {thing} among your Members, they choose {this} first",
        first,
    )
    g.rule(
        s,
        "you may keep 1 Rebirth card at the end of your turn{duration}",
        n.Allow(n.Player("you"), "keep_rebirth", V.duration),
    )
    g.rule(
        s,
        "you may put energy from the waiting room instead of the hand",
        n.Allow(n.Player("you"), "energy_from_waiting"),
    )
    g.rule(
        s,
        "{this} can make its first attack of each turn without support",
        n.Allow(V.this, "attack_unsupported"),
    )
