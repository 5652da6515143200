"""English timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.en.nouns import CHARACTER
from tefuda.text.grammar import Grammar
from tefuda.text.phrases import circled
from tefuda.text.template import V, n

TIMINGS = {
    "On Play": "on_play",
    "When Attacking": "when_attacking",
    "On Block": "on_block",
    "On Your Opponent's Attack": "on_opponent_attack",
    "On K.O.": "on_ko",
    "End of Your Turn": "end_of_your_turn",
    "End of Your Opponent's Turn": "end_of_opponent_turn",
    "Activate: Main": "activate_main",
    "Main": "main",
    "Counter": "counter",
    "Trigger": "trigger",
}


def declare(g: Grammar) -> None:
    for words, event in TIMINGS.items():
        g.rule("timing", f"\\[{words}]", n.When(event))
        g.rule("timing_name", f"\\[{words}]", event)
    g.rule("if_tag", "\\[DON!! x{number}]", n.Given(V.number))
    g.rule("if_tag", "\\[Your Turn]", n.Turn("you"))
    g.rule("if_tag", "\\[Opponent's Turn]", n.Turn("opponent"))
    g.rule("once_tag", "\\[Once Per Turn]", True)
    g.rule("keyword_tag", "{keyword}", V.keyword)

    g.rule("when", "when {event}, ", (V.event,))
    g.rule(
        "when",
        "when {this} attacks or is attacked, ",
        (n.When("attacks", V.this), n.When("attacked", V.this)),
    )
    g.rule("when", "at the start of the game, ", (n.When("start_of_game"),))
    g.rule(
        "permission",
        "this effect can be activated at the start of your turn. ",
        (n.When("start_of_turn", who="you"),),
    )
    g.rule("permission", "this effect can be activated when {event}. ", (V.event,))
    g.rule("gate", "if {condition}, ", (V.condition,))
    _costs(g)
    _events(g)
    _plain(g)


def _costs(g: Grammar) -> None:
    circled(g)
    g.rule("cost", "{circled}: ", (n.RestTokens("you", V.circled),))
    g.rule("cost", "{circled} you may {clause}: ", (n.RestTokens("you", V.circled), *V.clause))
    g.rule("cost", "DON!! -{number}: ", (n.ReturnTokens("you", V.number),))
    g.rule(
        "cost",
        "DON!! -{number}, you may {clause}: ",
        (n.ReturnTokens("you", V.number), *V.clause),
    )
    g.rule("cost", "you may {clause}: ", V.clause)


def _events(g: Grammar) -> None:
    g.words(
        "by_whom",
        (" by your opponent's effect", "opponent_effect"),
        (" by your effect", "your_effect"),
        (" by an effect", "effect"),
        (" in battle", "battle"),
        ("", ""),
    )
    g.words(
        "who_does",
        ("you", "you"),
        ("your opponent", "opponent"),
    )
    g.rule("subject", "{this}", V.this)
    g.rule("subject", "{whose} {thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("subject", "a {thing}", n.Cards("any", "field", V.thing))

    g.rule("event", "{subject} is K.O.'d{by_whom}", n.When("ko", V.subject, by=V.by_whom))
    g.rule(
        "event",
        "{subject} is removed from the field{by_whom}",
        n.When("leaves", V.subject, by=V.by_whom),
    )
    g.rule(
        "event",
        "{this}'s attack deals damage to your opponent's Life",
        n.When("damage_dealt", V.this),
    )
    g.rule(
        "event",
        "a DON!! card on your field is returned to your DON!! deck{by_whom}",
        n.When("tokens_returned", who="you", by=V.by_whom),
    )
    g.rule(
        "event",
        "a card is removed from your or your opponent's Life cards",
        n.When("life_removed", who="any"),
    )
    g.rule(
        "event", "a card is removed from {whose} Life cards", n.When("life_removed", who=V.whose)
    )
    g.rule(
        "event", "a card is added to your hand from your Life", n.When("life_to_hand", who="you")
    )
    g.rule("event", "your number of Life cards becomes 0", n.When("life_empty", who="you"))
    g.rule("event", "you activate an Event", n.When("event_activated", who="you"))
    g.rule("event", "your opponent activates an Event", n.When("event_activated", who="opponent"))
    g.rule(
        "event",
        "your opponent activates [a ]\\[Blocker]",
        n.When("blocker_activated", who="opponent"),
    )
    g.rule(
        "event",
        "{number} or more DON!! cards on your field are returned to your DON!! deck{by_whom}",
        n.When("tokens_returned", who="you", by=V.by_whom, count=V.number),
    )
    g.rule(
        "event",
        "{subject} is returned to the owner's hand{by_whom}",
        n.When("returned_to_hand", V.subject, by=V.by_whom),
    )
    g.rule("event", "{subject} is rested{by_whom}", n.When("rested", V.subject, by=V.by_whom))
    g.rule(
        "event",
        "{this} battles and K.O.'s your opponent's Character",
        n.When("battle_ko", V.this),
    )
    g.rule("event", "{this} attacks", n.When("attacks", V.this))
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
    g.rule(
        "event",
        "your opponent plays a {thing}",
        n.When("played", n.Cards("opponent", "field", V.thing), who="opponent"),
    )


def _plain(g: Grammar) -> None:
    """Abilities that are one sentence of their own kind."""
    g.rule(
        "would",
        "{subject} would be K.O.'d{by_whom}",
        n.When("ko", V.subject, by=V.by_whom),
    )
    g.rule(
        "would",
        "{subject} would (be removed from|leave) the field{by_whom}",
        n.When("leaves", V.subject, by=V.by_whom),
    )
    g.rule(
        "plain",
        "if {would}, you may {clause} instead.",
        n.Ability("replacement", timings=(V.would,), optional=True, body=V.clause),
    )
    g.rule(
        "plain",
        "if {would}, {clause} instead.",
        n.Ability("replacement", timings=(V.would,), body=V.clause),
    )
    g.rule(
        "plain",
        "if {condition} and {would}, you may {clause} instead.",
        n.Ability(
            "replacement",
            timings=(V.would,),
            conditions=(V.condition,),
            optional=True,
            body=V.clause,
        ),
    )

    def law(words: str, *body: n.Statement, timings: tuple[n.When, ...] = ()) -> None:
        g.rule("plain", words, n.Ability("rule", timings=timings, body=body))

    law(
        "also treat this card's name as {name} according to the rules.",
        n.Treat(n.This(), "name", V.name),
    )
    law(
        "under the rules of this game, you may have any number of this card in your deck.",
        n.DeckRule("any_number"),
    )
    law(
        "under the rules of this game, you cannot include {cards} in your deck.",
        n.DeckRule("forbid", tests=V.cards),
    )
    law(
        "under the rules of this game, your DON!! deck consists of {number} cards.",
        n.DeckRule("tokens", V.number),
    )
    law(
        "when your deck is reduced to 0, you win the game instead of losing, "
        "according to the rules.",
        n.Win("you"),
        timings=(n.When("deck_empty", who="you"),),
    )
    tests = (*CHARACTER, n.Trait(V.traits), n.Stat("counter", "==", 0))
    law(
        "all of your {traits} type Character cards without a Counter have a {plus} Counter, "
        "according to the rules.",
        n.Gain(n.Cards("you", "all", tests), "counter", V.plus),
    )
