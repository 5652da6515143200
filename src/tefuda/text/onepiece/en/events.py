"""English timings in words: when something happens, or would happen."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

THEIRS = "your opponent's"


def declare(g: Grammar) -> None:
    _whom(g)
    _cards(g)
    _players(g)
    _battles(g)
    _tokens(g)
    _would(g)
    for who, words in (("you", "you activate"), ("opponent", "your opponent activates")):
        blocker, event, trigger = (
            n.When(f"{what}_activated", who=who) for what in ("blocker", "event", "trigger")
        )
        g.rule("events", f"{words} \\[Blocker] or an Event", (blocker, event))
        g.rule("events", f"{words} an Event or \\[Trigger]", (event, trigger))
    g.rule(
        "events",
        "{this} attacks or is attacked",
        (n.When("attacks", V.this), n.When("attacked", V.this)),
    )
    g.rule(
        "events",
        "{subject} is removed from the field{by_whom} or K.O.'d",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    )
    g.rule(
        "events",
        "{this} or any of your {tests:things} is given a DON!! card",
        (
            n.When("tokens_given", V.this),
            n.When("tokens_given", n.Cards("you", "field", V.tests)),
        ),
    )
    g.rule("events", "{event}", (V.event,))
    g.rule("events", "{a:event} or {b:event}", (V.a, V.b))
    g.rule("events", "{a:event}, or when {b:event}", (V.a, V.b))
    g.rule("when", "when {events}, ", V.events)
    g.rule("when", "at the start of the game, ", (n.When("start_of_game"),))
    for phase, start in (("turn", "start_of_turn"), ("Main Phase", "start_of_main")):
        g.rule("when", f"at the start of {{whose}} {phase}, ", (n.When(start, who=V.whose),))
    g.rule("when", "at the end of {battle}, ", (V.battle,))
    g.rule(
        "permission",
        "this effect can be activated at the start of your turn. ",
        (n.When("start_of_turn", who="you"),),
    )
    g.rule("permission", "this effect can be activated when {events}. ", V.events)
    g.rule("leave", "this effect can be activated when {condition}. ", V.condition)


def _whom(g: Grammar) -> None:
    g.words(
        "cause",
        (" by your opponent's effect[s]", "opponent_effect"),
        (" by your opponent", "opponent"),
        (" by your effect[s]", "your_effect"),
        (" by (an effect|effects)", "effect"),
        (" in battle", "battle"),
    )
    g.rule("by_whom", "{cause}", V.cause)
    g.rule("by_whom", "", "")
    g.rule("subject", "{this}", V.this)
    g.rule("subject", "{whose} {thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("subject", "a {thing}", _anybodys(V.thing))
    some = n.Cards(V.whose, "field", V.things)
    g.rule("subject", "(one|1|any) of {whose} {things}", some, shown=False)


def _anybodys(tests: Any) -> n.Cards:
    return n.Cards("any", "field", tests)


def _cards(g: Grammar) -> None:
    for words, event in (
        ("is K.O.'d", "ko"),
        ("is removed from the field", "leaves"),
        ("is returned to the owner's hand", "returned_to_hand"),
        ("is rested", "rested"),
    ):
        g.rule("event", f"{{subject}} {words}{{by_whom}}", n.When(event, V.subject, by=V.by_whom))
        g.rule(
            "event",
            f"{{subject}} {words} by your opponent's {{tests:thing}}'s effect",
            n.When(event, V.subject, by="opponent_effect", tests=V.tests),
        )
        either = tuple(n.When(event, one, by=V.by_whom) for one in (V.this, V.subject))
        g.rule("events", f"{{this}} or {{subject}} {words}{{by_whom}}", either)
    g.rule(
        "event", "a card is removed from {whose} Life cards", n.When("life_removed", who=V.whose)
    )
    g.rule(
        "event",
        "a card is removed from your or your opponent's Life cards",
        n.When("life_removed", who="any"),
    )
    g.rule(
        "event",
        "a card is added to your hand from your Life[ cards]",
        n.When("life_to_hand", who="you"),
    )
    empty = "(your number of Life cards becomes|your Life cards become|your Life becomes) 0"
    g.rule("event", empty, n.When("life_empty", who="you"))
    g.rule(
        "event",
        "a card is trashed from your hand by your {tests:card}'s effect",
        n.When("trashed_from_hand", who="you", by="your_effect", tests=V.tests),
    )
    g.rule(
        "event",
        "a card is trashed from your hand{by_whom}",
        n.When("trashed_from_hand", who="you", by=V.by_whom),
    )


def _players(g: Grammar) -> None:
    for who, does in (("you", ""), ("opponent", "s")):
        name = "you" if who == "you" else "your opponent"
        either = (n.When("event_activated", who=who), n.When("blocker_activated", who=who))
        g.rule("events", f"{name} activate{does} an Event or \\[Blocker]", either)
        g.rule("event", f"{name} activate{does} an Event", n.When("event_activated", who=who))
        g.rule("event", f"{name} activate{does} \\[Blocker]", n.When("blocker_activated", who=who))
        trigger = n.When("trigger_activated", who=who)
        g.rule("event", f"{name} activate{does} [a ]\\[Trigger]", trigger)
        g.rule(
            "event",
            f"{name} play{does} a {{thing}}",
            n.When("played", n.Cards(who, "field", V.thing), who=who),
        )
        g.rule(
            "event",
            f"{name} play{does} a {{thing}} using a {{tests:thing}}'s effect",
            n.When("played", n.Cards(who, "field", V.thing), who=who, by="effect", tests=V.tests),
        )
        g.rule(
            "event",
            f"{'your' if who == 'you' else THEIRS} {{thing}} is played",
            n.When("played", n.Cards(who, "field", V.thing), who=who),
            shown=False,
        )
    g.rule("event", "a {thing} is played", n.When("played", _anybodys(V.thing), who="any"))
    g.rule("event", "{subject} is played{cause}", n.When("played", V.subject, by=V.cause))
    g.rule("event", "you take damage", n.When("damage_taken", who="you"))
    g.rule("event", "your opponent takes damage", n.When("damage_taken", who="opponent"))
    g.rule("event", "you deal damage to your opponent's Life", n.When("damage_dealt", who="you"))
    g.rule("event", "a \\[Trigger] activates", n.When("trigger_activated", who="any"))
    g.rule(
        "event",
        "you draw a card outside of your Draw Phase",
        n.When("drawn_by_effect", who="you"),
    )
    g.rule(
        "event",
        "you play a {thing} from your hand",
        n.When("played_from_hand", n.Cards("you", "field", V.thing), who="you"),
    )


def _battles(g: Grammar) -> None:
    g.rule(
        "event",
        "{this}'s attack deals damage to your opponent's Life",
        n.When("damage_dealt", V.this),
    )
    g.rule(
        "event",
        "{this} battles and K.O.'s your opponent's Character",
        n.When("battle_ko", V.this),
    )
    g.rule("event", "{subject} attacks", n.When("attacks", V.subject))
    g.rule("event", "{subject} is attacked", n.When("attacked", V.subject))
    g.rule("event", "{subject} blocks", n.When("blocks", V.subject))
    g.rule("event", "your opponent attacks", n.When("attacks", n.Cards("opponent", "field")))
    g.rule(
        "event",
        "{subject} attacks your opponent's {tests:thing}",
        n.When("attacks", V.subject, tests=V.tests),
    )
    g.rule(
        "event",
        "{this} battles your opponent's {tests:thing}",
        n.When("battles", V.this, tests=V.tests),
    )
    g.rule(
        "event",
        "{this} battles with your opponent's {tests:thing}",
        n.When("battling", V.this, tests=V.tests),
    )
    g.rule(
        "battle",
        "a battle in which {this} battles your opponent's {tests:thing}",
        n.When("battle_end", V.this, tests=V.tests),
    )


def _tokens(g: Grammar) -> None:
    g.rule(
        "event",
        "a DON!! card on your field is returned to your DON!! deck{by_whom}",
        n.When("tokens_returned", who="you", by=V.by_whom),
    )
    g.rule(
        "event",
        "a DON!! card on the field is returned to your DON!! deck{by_whom}",
        n.When("tokens_returned", who="any", by=V.by_whom),
    )
    g.rule(
        "event",
        "{number} or more DON!! cards on your field are returned to your DON!! deck{by_whom}",
        n.When("tokens_returned", who="you", by=V.by_whom, count=V.number),
    )
    given = n.When("tokens_given", V.subject)
    g.rule("event", "{subject} is given a DON!! card", given)
    g.rule("event", "(a|1) DON!! card is given to {subject}", given, shown=False)


def _would(g: Grammar) -> None:
    for words, event in (
        ("be K.O.'d", "ko"),
        ("be removed from the field", "leaves"),
        ("leave the field", "leaves"),
        ("be rested", "rested"),
    ):
        g.rule(
            "would",
            f"{{subject}} would {words}{{by_whom}}",
            (n.When(event, V.subject, by=V.by_whom),),
        )
        g.rule(
            "would",
            f"{{subject}} would {words} by your opponent's {{tests:thing}}'s effect",
            (n.When(event, V.subject, by="opponent_effect", tests=V.tests),),
        )
    g.rule(
        "would",
        "{subject} would be K.O.'d or would be removed from the field{by_whom}",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    )
    g.rule(
        "would",
        "{subject} would be removed from the field{by_whom} or K.O.'d",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    )
