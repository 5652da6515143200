"""English timings in words: when something happens, or would happen."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _whom(g)
    _cards(g)
    _players(g)
    _combos(g)
    _would(g)
    g.rule("events", "{event}", (V.event,))
    g.rule("events", "{a:event} or when {b:event}", (V.a, V.b))
    g.rule("events", "{a:event} or {b:event}", (V.a, V.b), shown=False)
    g.rule("when", "when {events}, ", V.events)
    g.rule("standing", "when {condition}, ", V.condition)
    for words, event in (
        ("turn", "start_of_turn"),
        ("Main Phase", "start_of_main"),
        ("Offense Step", "start_of_offence"),
        ("Defense Step", "start_of_defence"),
        ("Damage Step", "start_of_damage"),
    ):
        g.rule("when", f"at the start of {{whose}} {words}, ", (n.When(event, who=V.whose),))
    g.rule("when", "at the end of your turn, ", (n.When("end_of_your_turn"),), shown=False)
    theirs = (n.When("end_of_opponent_turn"),)
    g.rule("when", "at the end of your opponent's turn, ", theirs, shown=False)
    g.rule("when", "at the end of {whose} Main Phase, ", (n.When("end_of_main", who=V.whose),))
    g.rule("when", "at the start of the game, ", (n.When("start_of_game"),))
    g.rule("when", "at the end of the Damage Step, ", (n.When("end_of_damage", who="any"),))
    front = "at the end of a battle in which this card "
    g.rule("when", front + "was used in a combo, ", (n.When("combo_battle_end"),))
    g.rule("when", front + "battled, ", (n.When("battle_end"),))


def _whom(g: Grammar) -> None:
    g.words(
        "by_whom",
        ("( by your opponent's skills| by your opponent's skill)", "opponent_effect"),
        ("( by one of your skills| by your skills| by your skill)", "your_effect"),
        ("( by a skill| by skills)", "effect"),
        (" by your opponent", "opponent"),
        (" in battle", "battle"),
        ("", ""),
    )
    g.rule("who", "{this}", V.this)
    g.rule("who", "{there}", V.there)
    g.rule("who", "{whose} {thing}", n.Cards(V.whose, "field", V.thing))
    a, b = (n.AllTests(V.a), n.AllTests(V.b))
    g.rule("who", "your {a:thing} or your {b:thing}", n.Cards("you", "field", (n.AnyTest((a, b)),)))
    g.rule("who", "a {thing} in {area}", n.Cards(V.area, "battle", V.thing))
    g.rule("who", "a {thing}", n.Cards("any", "field", V.thing))
    g.rule("who", "one of {whose} {things}", n.Cards(V.whose, "field", V.things), shown=False)


def _cards(g: Grammar) -> None:
    ko = n.When("ko", n.Cards(V.whose, "field", V.thing), by="your_effect")
    g.rule("event", "you KO {whose} {thing} by a skill", ko)
    for words, event in (
        ("is KO'd", "ko"),
        ("is removed from the Battle Area", "leaves"),
        ("is returned to (their|your|its owner's|the) hand", "returned_to_hand"),
        ("is switched to Active Mode", "switched_active"),
        ("is switched to Rest Mode", "rested"),
        ("is played", "played"),
        ("is removed from the game", "removed"),
        ("is awakened", "awakened"),
    ):
        g.rule("event", f"{{who}} {words}{{by_whom}}", n.When(event, V.who, by=V.by_whom))
        skill = n.When(event, V.who, by="your_effect", tests=V.tests)
        g.rule("event", f"{{who}} {words} by your {{tests:thing}}'s skill", skill)
        g.rule("event", f"{{who}} {words} by {{tests:thing}}'s skill", skill, shown=False)
        other = n.When(event, V.who, by="opponent_effect", tests=V.tests)
        g.rule("event", f"{{who}} {words} by your opponent's {{tests:thing}}'s skill", other)
    for words, event in (
        ("attacks", "attacks"),
        ("is attacked", "attacked"),
        ("activates \\[Blocker]", "blocks"),
        ("is evolved", "evolved"),
        ("is fusion evolved", "fusion_evolved"),
    ):
        g.rule("event", f"{{who}} {words}", n.When(event, V.who))
    g.rule("event", "{who} attacks a {tests:thing}", n.When("attacks", V.who, tests=V.tests))
    fallen = "(your opponent's|a|one of your opponent's) Battle (Card|Cards) in battle"
    g.rule("event", "{who} KO's " + fallen, n.When("battle_ko", V.who))
    g.rule("event", "{who}'s attack deals damage", n.When("damage_dealt", V.who))
    for place, zone in (("hand", "hand"), ("Drop", "drop")):
        g.rule("event", f"this card is played from your {place}", n.When(f"played_from_{zone}"))
        played = n.When(f"played_from_{zone}", n.Cards("you", "field", V.thing), who="you")
        g.rule("event", f"a {{thing}} is played from your {place}", played)
    g.rule("event", "this card is placed as your Leader", n.When("placed"))
    g.rule("event", "a card is placed on top of this card", n.When("covered"))
    g.rule("event", "this card is placed under a card", n.When("put_under"))


def _players(g: Grammar) -> None:
    for who, does, name, their in (
        ("you", "", "you", "your"),
        ("opponent", "s", "your opponent", "their"),
    ):
        g.rule("event", f"{name} take{does} damage", n.When("damage_taken", who=who))
        g.rule("event", f"{name} draw{does} a card by a skill", n.When("drawn_by_effect", who=who))
        extra = n.When("extra_used", n.Cards(who, "all", V.extra), who=who)
        g.rule("event", f"{name} use{does} a {{extra}}", extra)
        used = n.When("used", n.Cards(who, "all", V.thing), who=who)
        g.rule("event", f"{name} use{does} a {{thing}}", used)
        g.rule("event", f"{name} place{does} an energy marker", n.When("marker_placed", who=who))
        g.rule("event", f"{name} activate{does} \\[Blocker]", n.When("blocker_activated", who=who))
        g.rule("event", f"{name} discard{does} a card", n.When("trashed_from_hand", who=who))
        whose = "your" if who == "you" else "your opponent's"
        g.rule(
            "event",
            f"a card is placed in {whose} Drop from {their} energy{{by_whom}}",
            n.When("energy_to_drop", who=who, by=V.by_whom),
        )
        g.rule(
            "event",
            f"a card is added to {whose} hand from {their} life{{by_whom}}",
            n.When("life_to_hand", who=who, by=V.by_whom),
        )
        g.rule(
            "event",
            f"{whose} energy marker is removed from the game",
            n.When("marker_removed", who=who),
        )
        g.rule("event", f"{whose} life becomes 0", n.When("life_empty", who=who))
        gone = n.When("energy_added", who=who, by=V.by_whom)
        g.rule("event", f"a card is added to {whose} energy{{by_whom}}", gone)
        gone = n.When("life_removed", who=who, by=V.by_whom)
        g.rule("event", f"a card is removed from {whose} life{{by_whom}}", gone)


def _combos(g: Grammar) -> None:
    g.rule("event", "you use this card in a combo from your hand", n.When("combo_from_hand"))
    used = "this card is used in a combo from your hand"
    g.rule("event", used, n.When("combo_from_hand"), shown=False)
    g.rule(
        "event", "this card is used in a combo from your Battle Area", n.When("combo_from_battle")
    )
    g.rule("event", "(this card is used|you use this card) in a combo", n.When("combo"))
    for place, event in (
        ("", "combo"),
        (" from your Battle Area", "combo_from_battle"),
        (" from your hand", "combo_from_hand"),
    ):
        cards = n.Cards("you", "all", V.thing)
        g.rule("event", f"you use a {{thing}} in a combo{place}", n.When(event, cards, who="you"))
        g.rule(
            "event",
            f"a {{thing}} is used in a combo{place}",
            n.When(event, cards, who="you"),
            shown=False,
        )
    g.rule(
        "event",
        "your opponent uses a {thing} in a combo",
        n.When("combo", n.Cards("opponent", "all", V.thing), who="opponent"),
    )


def _would(g: Grammar) -> None:
    for words, event in (
        ("be KO'd", "ko"),
        ("be removed from the Battle Area", "leaves"),
        ("be switched to Rest Mode", "rested"),
    ):
        g.rule("would", f"{{who}} would {words}{{by_whom}}", (n.When(event, V.who, by=V.by_whom),))
    g.rule("would", "you would take damage", (n.When("damage_taken", who="you"),))
