"""English: what may not be done or suffered, and what may be done against the rules."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

# How a card could be K.O.'d: the words, and the fields by and tests of Forbid.
SAFE: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("{agent}", (V.agent,)),
    (" in battle by {tests:things}", ("battle", V.tests)),
    (" by effects of {tests:things}", ("effect", V.tests)),
    (" by (|the )effects of your opponent's {tests:things}", ("opponent_effect", V.tests)),
    (" by your opponent's {tests:agents} effects", ("opponent_effect", V.tests)),
    (" by your opponent's {tests:sources}", ("opponent_effect", V.tests)),
)


def declare(g: Grammar) -> None:
    _suffered(g)
    _attacks(g)
    _blocks(g)
    _allowed(g)


def _suffered(g: Grammar) -> None:
    s = "statement"
    g.words(
        "agent",
        (" in battle", "battle"),
        (" by effects", "effect"),
        (" by your opponent's effects", "opponent_effect"),
        (" by your effects", "your_effect"),
        ("", ""),
    )
    for kinds, words in (
        (("leader", "character"), "Leader (and|or) Character"),
        (("leader",), "Leader"),
        (("character",), "Character"),
        (("event",), "Event"),
    ):
        g.rule("agents", words, (n.Kind(kinds),))
    # What has no other way to do it than its effect.
    g.rule("sources", "Events", (n.Kind(("event",)),))
    g.rule("sources", "Stages", (n.Kind(("stage",)),))
    for words, agent in SAFE:
        g.rule(
            s,
            f"{{target}} cannot be K.O.'d{words}{{duration}}",
            n.Forbid(V.target, "be_ko", V.duration, *agent),
        )
    g.words(
        "fate",
        ("be rested", "be_rested"),
        ("be removed from the field", "leave_field"),
        ("be affected", "be_affected"),
    )
    for words, agent in SAFE:
        g.rule(
            s,
            f"{{target}} cannot {{fate}}{words}{{duration}}",
            n.Forbid(V.target, V.fate, V.duration, *agent),
        )
    g.rule(
        "step",
        "{self} cannot be K.O.'d or rested{agent}{duration}",
        (
            n.Forbid(V.self, "be_ko", V.duration, V.agent),
            n.Forbid(V.self, "be_rested", V.duration, V.agent),
        ),
    )
    g.rule(
        s,
        "{target} will not become active in the next Refresh Phase",
        n.Forbid(V.target, "become_active", "next_refresh"),
    )
    g.rule(
        s,
        "{target} do(|es) not become active in your and your opponent's Refresh Phases",
        n.Forbid(V.target, "become_active"),
    )
    for event, words in (("on_play", "On Play"), ("counter", "Counter")):
        g.rule(
            s,
            f"{{whose}} \\[{words}] effects are negated{{duration}}",
            n.Forbid(n.Player(V.whose), f"activate_{event}", V.duration),
        )


def _attacks(g: Grammar) -> None:
    s = "statement"
    for words, act in (("attack", "attack"), ("be attacked", "be_attacked")):
        ban = n.Forbid(V.target, act, V.duration)
        g.rule(s, f"{{target}} cannot {words}{{duration}}", ban)
    g.rule(
        s,
        "{target} cannot attack (a Leader|your opponent's Leader){duration}",
        n.Forbid(V.target, "attack_leader", V.duration),
    )
    g.rule(
        s,
        "{target} cannot attack your opponent's {tests:things}{duration}",
        n.Forbid(V.target, "attack", V.duration, "", V.tests),
    )
    names = n.AllTests((n.Kind(("character",)), n.Named(V.names)))
    g.rule(
        s,
        "your opponent cannot attack any card other than the Character {names}{duration}",
        n.Forbid(n.Player("opponent"), "attack", V.duration, "", (n.Not(names),)),
    )
    rival = n.Player("opponent")
    g.rule(
        s,
        "your opponent cannot attack any card{not_this}{duration}",
        n.Forbid(rival, "attack", V.duration, "", (V.not_this,)),
    )
    g.rule(
        s,
        "your opponent cannot attack your {tests:things}{duration}",
        n.Forbid(rival, "attack", V.duration, "", V.tests),
    )
    played = n.Fits(n.This(), (n.PlayedThisTurn(),))
    g.rule(
        "sentence",
        "{this} cannot attack a Leader on the turn in which it is played",
        (n.If(played, (n.Forbid(V.this, "attack_leader"),)),),
    )
    toll = n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent"), "trash")
    g.rule(
        s,
        "{target} cannot attack unless your opponent trashes {number} card{number#|s} from their "
        "hand whenever they attack{duration}",
        n.Forbid(V.target, "attack", V.duration, "", (), (toll,)),
    )


def _blocks(g: Grammar) -> None:
    s = "statement"
    opponent = n.Player("opponent")
    events = n.Forbid(opponent, "activate_event", V.duration)
    g.rule(s, "your opponent cannot activate Events{duration}", events)
    g.rule(
        s,
        "your opponent cannot activate \\[Blocker] (if|when) {self} attacks{duration}",
        n.Forbid(V.self, "be_blocked", V.duration),
    )
    g.rule(
        s,
        "your opponent cannot activate \\[Blocker]{duration}",
        n.Forbid(opponent, "activate_blocker", V.duration),
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


def _allowed(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "{target} can attack Characters on the turn in which {target#it is|they are} played"
        "{duration}",
        n.Allow(V.target, "rush_character", V.duration),
    )
    g.rule(
        s,
        "{target} can also attack your opponent's active Characters{duration}",
        n.Allow(V.target, "attack_active", V.duration),
    )
