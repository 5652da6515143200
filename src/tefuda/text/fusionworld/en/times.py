"""English timings: the tags, the timings in words, costs, and whole skills in words."""

from __future__ import annotations

from typing import Any

from tefuda.text.fusionworld.en import events
from tefuda.text.fusionworld.tags import tags
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

TIMINGS = {
    "On Play": "on_play",
    "When Attacking": "when_attacking",
    "When KO'd": "on_ko",
    "When Blocking": "on_block",
    "End of Your Turn": "end_of_your_turn",
    "End of Opponent's Turn": "end_of_opponent_turn",
}
ACTIVATED = {
    "Activate Main": ("activate_main",),
    "Activate Battle": ("activate_battle",),
    "Activate Main/Battle": ("activate_main", "activate_battle"),
    "Activate Main/Activate Battle": ("activate_main", "activate_battle"),
    "Awaken": ("awaken",),
    "Evolve": ("evolve",),
    "Fusion Evolve": ("fusion_evolve",),
}


def declare(g: Grammar) -> None:
    tags(g, "[{}]", TIMINGS, ACTIVATED)
    for words, event in TIMINGS.items():
        g.rule("timing_name", f"\\[{words}]", event)
    for words, events_ in ACTIVATED.items():
        if len(events_) == 1:
            g.rule("timing_name", f"\\[{words}]", events_[0])
    g.words("kind_tag", ("\\[Permanent]", "continuous"), ("\\[Auto]", "auto"))
    g.rule("if_tag", "\\[Your Turn]", n.Turn("you"))
    g.rule("if_tag", "\\[Opponent's Turn]", n.Turn("opponent"))
    g.rule("once_tag", "\\[Once per turn]", True)
    g.rule("keyword_tag", "{keyword}", V.keyword)
    fighting = n.Fits(n.This(), (n.State("in_battle"),))
    g.rule("gate", "while this card is in a battle, ", (fighting,))
    g.rule("gate", "if {condition}, ", (V.condition,))
    g.rule("gate", "if {condition}, while this card is in a battle, ", (V.condition, fighting))
    g.rule("gate", "while this card is in a battle, if {condition}, ", (fighting, V.condition))
    g.rule("awakening", "when {condition}, ", V.condition)
    _costs(g)
    events.declare(g)
    _plain(g)


def _costs(g: Grammar) -> None:
    """Energy to pay, and what else is done before the colon."""
    g.rule("energy", "\\({number})", n.PayEnergy(V.number))
    g.rule("energy", "{circle}", n.PayEnergy(1, (V.circle,)))
    for total in range(2, 6):
        # One of the colour and the others of any.
        g.rule("energy", f"{{circle}}\\({total - 1})", n.PayEnergy(total, (V.circle,)))
    g.rule("energy", "{a:circle}{b:circle}", n.PayEnergy(2, (V.a, V.b)))
    g.rule("cost", "{energy}: ", (V.energy,))
    g.rule("cost", "{energy}, {clause}: ", (V.energy, *V.clause))
    g.rule("cost", "{clause}: ", V.clause)
    g.rule("cost", "{a:statement} or {b:statement}: ", (n.Modes(((V.a,), (V.b,))),))
    g.rule("grown", "your {thing}.", n.Choose(1, False, _mine(V.thing)))
    g.rule("grown", "{number} of your {things}.", n.Choose(V.number, False, _mine(V.things)))
    pair = (n.Choose(1, False, _mine(V.a)), n.Choose(1, False, _mine(V.b)))
    g.rule("grown", "your {a:thing} and your {b:thing}.", n.Both(pair))


def _mine(tests: Any) -> n.Cards:
    return n.Cards("you", "battle", tests)


def _plain(g: Grammar) -> None:
    """Skills that are one sentence of their own kind."""
    for words, optional in (("you may ", True), ("", False)):
        swap = n.Ability("replacement", timings=V.would, optional=optional, body=V.clause)
        g.rule("plain", f"if {{would}}, {words}{{clause}} instead.", swap)
        gated = n.Ability("replacement", V.would, (V.condition,), optional=optional, body=V.clause)
        g.rule("plain", f"if {{condition}} and {{would}}, {words}{{clause}} instead.", gated)
    saved = n.Ability("replacement", timings=(n.When("ko", V.subject, by=V.agent),), once=True)
    g.rule("plain", "{subject} can't be KO'd{agent} once per turn.", saved)
    while_ = n.Ability(
        "replacement",
        timings=(n.When("ko", V.subject, by=V.agent),),
        conditions=(V.condition,),
        once=True,
    )
    g.rule("plain", "if {condition}, {subject} can't be KO'd{agent} once per turn.", while_)
    for who, words in (("you", "your"), ("opponent", "your opponent's")):
        played = n.When("played", n.Cards(who, "all", V.things))
        rested = n.Ability("replacement", timings=(played,), body=(n.Play(n.Subject(), True),))
        g.rule("plain", f"{words} {{things}} are played in Rest Mode.", rested)

    def law(words: str, *body: Any) -> None:
        g.rule("plain", words, n.Ability("rule", body=body))

    law(
        "you can include as many copies of this card in your deck as you like.",
        n.DeckRule("any_number"),
    )
    law(
        "you can include up to {number} copies of this card in your deck.",
        n.DeckRule("at_most", V.number),
    )
    law("you can't include {things} in your deck.", n.DeckRule("forbid", tests=V.things))
    law("you can only include {things} in your deck.", n.DeckRule("only", tests=V.things))
    law("you start the game with {number} life.", n.DeckRule("life", V.number))
    law("you start the game with {number} cards in your hand.", n.DeckRule("hand", V.number))
    law(
        "this card's name is also treated as {a:name} and {b:name} in all areas.",
        n.Treat(n.This(), "name", V.a),
        n.Treat(n.This(), "name", V.b),
    )
    law(
        "this card's name is also treated as {name} in all areas.",
        n.Treat(n.This(), "name", V.name),
    )
    event = n.Ability("rule", body=(n.DeckRule("events"),))
    g.rule("rule", "this card can only be used in specified events.", event)
