"""English timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.en import events
from tefuda.text.onepiece.en.nouns import CHARACTER
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

    g.rule("gate", "if {condition}, ", (V.condition,))
    _costs(g)
    events.declare(g)
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
    g.rule("must", "{clause}: ", V.clause)


def _plain(g: Grammar) -> None:
    """Abilities that are one sentence of their own kind."""
    body = n.Ability("replacement", timings=V.would, body=V.clause)
    g.rule("plain", "if {would}, {clause} instead.", body)
    may = n.Ability("replacement", timings=V.would, optional=True, body=V.clause)
    g.rule("plain", "if {would}, you may {clause} instead.", may)
    g.rule("plain", "if {would}, you may {clause} instead of that card being K.O.'d.", may)
    g.rule(
        "plain",
        "if {condition} and {would}, you may {clause} instead.",
        n.Ability(
            "replacement",
            timings=V.would,
            conditions=(V.condition,),
            optional=True,
            body=V.clause,
        ),
    )
    g.rule(
        "plain",
        "if {would}, you may {clause} instead. if {condition}, this effect is negated.",
        n.Ability(
            "replacement",
            timings=V.would,
            conditions=(n.Unless(V.condition),),
            optional=True,
            body=V.clause,
        ),
    )
    g.rule(
        "plain",
        "{whose} {cards} are played rested.",
        n.Ability(
            "replacement",
            timings=(n.When("played", n.Cards(V.whose, "all", V.cards)),),
            body=(n.Play(n.Subject(), True),),
        ),
    )

    def law(words: str, *body: n.Statement, timings: tuple[n.When, ...] = ()) -> None:
        g.rule("plain", words, n.Ability("rule", timings=timings, body=body))

    for what in ("name", "type"):
        bracket = "{name}" if what == "name" else "{name:trait}"
        law(
            f"also treat this card's {what} as {bracket}( according to the rules|).",
            n.Treat(n.This(), "trait" if what == "type" else what, V.name),
        )
    for words in (
        "under the rules of this game, also treat this card's name as {a:name} and {b:name}.",
        "also treat this card's name as {a:name} and {b:name} according to the rules.",
    ):
        law(words, n.Treat(n.This(), "name", V.a), n.Treat(n.This(), "name", V.b))
    law(
        "under the rules of this game, you may have any number of this card in your deck.",
        n.DeckRule("any_number"),
    )
    law(
        "under the rules of this game, you cannot include {cards} in your deck.",
        n.DeckRule("forbid", tests=V.cards),
    )
    law(
        "under the rules of this game, you can only include {cards} in your deck.",
        n.DeckRule("only", tests=V.cards),
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
    law(
        "under the rules of this game, you do not lose when your deck has 0 cards. you lose at "
        "the end of the turn in which your deck becomes 0 cards.",
        n.Later("end_of_turn", (n.Lose("you"),)),
        timings=(n.When("deck_empty", who="you"),),
    )
    g.rule(
        "plain",
        "during the turn in which a card in your hand is trashed by an effect, give this "
        "card in your hand {minus} cost.",
        n.Ability(
            "continuous",
            conditions=(n.Happened("trashed_from_hand", "you", "effect"),),
            body=(n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),),
            zone="hand",
        ),
    )
    up = n.Cards("you", "life", (n.State("face_up"),))
    g.rule(
        "plain",
        "your face-up Life cards are placed at the bottom of your deck instead of being added to "
        "your hand, according to the rules.",
        n.Ability(
            "replacement",
            timings=(n.When("life_to_hand", up, who="you"),),
            body=(n.Move(n.Subject(), "deck", "bottom"),),
        ),
    )
    tests = (*CHARACTER, n.Trait(V.traits), n.Stat("counter", "==", 0))
    law(
        "all of your {traits} type Character cards without a Counter have a {plus} Counter, "
        "according to the rules.",
        n.Gain(n.Cards("you", "all", tests), "counter", V.plus),
    )
