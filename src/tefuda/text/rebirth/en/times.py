"""English timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import listed
from tefuda.text.rebirth.en.nouns import REBIRTH
from tefuda.text.rebirth.named import named
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    g.words(
        "kind_tag",
        ("\\[Spark]", "spark"),
        ("\\[AUTO]", "auto"),
        ("\\[ACT]", "activated"),
        ("\\[CONT]", "continuous"),
    )
    for zone, word in (
        ("entry", "Entry"),
        ("member", "Member"),
        ("hand", "Hand"),
        ("waiting", "Waiting Room"),
        ("retire", "Retire"),
        ("energy", "Energy"),
    ):
        g.rule("zone_tag", f"\\[{word}]", zone)
    g.rule("zone_tag", "\\[Entry]\\[Member]", "field")
    g.rule("once_tag", "\\[1/Turn]", True)
    _conditions(g)
    _keywords(g)
    g.rule("cost", "\\[{clause}] ", V.clause)
    _events(g)
    _plain(g)


def _conditions(g: Grammar) -> None:
    """The condition keywords (11.5, 11.7)."""
    for category, link in (("sort", " & "), ("object", " or ")):
        listed(g, f"{category}.traits", "trait", link.join, link)
        named(g, f"{category}.named", "part", link)
        g.rule(category, f" {{a:{category}.traits}}", (n.Trait(V.a),))
        g.rule(category, f" {{a:{category}.named}}", (V.a,))
        g.rule(category, " \\[Growing]", (n.Has("growth"),))
    g.rule("sort", "", ())
    g.words("level", *((str(number), number) for number in range(2, 10)))
    level = n.Compare(n.Count(n.Cards("you", "member_or_retire", V.sort)), ">=", V.level)
    g.rule("if_tag", "\\[Skill Showcase Lv{level}]{sort}", level)
    some = n.Cards("you", "rebirth", (REBIRTH, *V.sort))
    g.rule("if_tag", "\\[ReCombo]{sort}", n.Compare(n.Count(some), ">=", 1))


def _keywords(g: Grammar) -> None:
    g.rule("keyword_tag", "\\[Growing]", n.Ability("keyword", keyword="growth"))
    g.rule("blocker", "\\[Blocker]", n.Ability("keyword", keyword="blocker"))
    blocked = n.Fits(n.Subject(), V.object)
    some = n.Ability("keyword", conditions=(blocked,), keyword="blocker")
    g.rule("blocker", "\\[Blocker]{object}", some)
    spark = n.When("spark", n.Cards("any", "all", (n.Not(REBIRTH),)))
    front = "\\[Cancel]: "
    g.rule("cancel", front + "\\[Spark] of cards other than Rebirth", n.Ability("cancel", (spark,)))
    either = (n.When("spark"), n.When("cancel"))
    g.rule("cancel", front + "\\[Spark] or \\[Cancel]", n.Ability("cancel", either))
    g.rule("cancel", front + "\\[Spark]", n.Ability("cancel", (n.When("spark"),)))


def _events(g: Grammar) -> None:
    g.words(
        "by_whom",
        (" by your opponent's effects", "opponent_effect"),
        (" by your effects", "your_effect"),
        (" by effects", "effect"),
        ("", ""),
    )
    g.rule("who", "{this}", V.this)
    g.rule("who", "a card of {whose}{zones}", n.Cards(V.whose, V.zones))
    g.rule("who", "one of {whose}{things}", n.Cards(V.whose, "field", V.things))
    g.rule("who", "one of the {things} in {whose}{zones}", n.Cards(V.whose, V.zones, V.things))
    for words, event in (
        ("attacks", "attacks"),
        ("is attacked", "attacked"),
        ("supports", "supports"),
        ("is supported", "supported"),
        ("blocks", "blocks"),
        ("is blocked", "blocked"),
        ("makes an opponent's character retire", "retires"),
        ("is put into Retire by an opponent's attack", "retired_by_attack"),
        ("makes an opponent's character retire by its support", "supported_retires"),
        ("is set", "rebirth_set"),
    ):
        g.rule("event", f"{{who}} {words}", n.When(event, V.who))
    for words, event in (
        ("is put into Retire", "retired"),
        ("is put into Retire from the Entry", "retired_from_entry"),
        ("is put into the Entry", "placed_entry"),
        ("is put into the Entry from hand", "placed_entry_from_hand"),
        ("is put into the Entry from the waiting room", "placed_entry_from_waiting"),
        ("is put into the Entry from the Members", "placed_entry_from_member"),
        ("is put into the Entry from elsewhere than the deck", "placed_entry_not_from_deck"),
        ("is put among the Members", "placed_member"),
        ("is put among the Members from hand", "placed_member_from_hand"),
        ("is put among the Members from the waiting room", "placed_member_from_waiting"),
        ("is put among the Members from the Entry", "placed_member_from_entry"),
        ("is put among the Members from elsewhere than the Entry", "placed_member_not_from_entry"),
        ("is put into the energy", "placed_energy"),
        ("is put into the waiting room", "to_waiting"),
        ("is put into the waiting room from the Members", "member_to_waiting"),
        ("is put into the waiting room from the Entry", "entry_to_waiting"),
        ("is put into the waiting room from the energy", "energy_to_waiting"),
        ("is put into the waiting room from hand", "trashed_from_hand"),
        ("is returned to hand from the Members", "returned_to_hand"),
        ("stands", "switched_active"),
        ("is rested", "rested"),
    ):
        g.rule("event", f"{{who}} {words}{{by_whom}}", n.When(event, V.who, by=V.by_whom))
    for words, event in (
        ("supports a {tests:thing}", "supports"),
        ("is supported by a {tests:thing}", "supported"),
        ("blocks for a {tests:thing}", "blocks"),
        (
            "makes an opponent's character retire by its support of a {tests:thing}",
            "supported_retires",
        ),
    ):
        g.rule("event", f"{{who}} {words}", n.When(event, V.who, tests=V.tests))
    g.rule("event", "the \\[Spark] of this character is cancelled", n.When("cancelled"))
    g.rule(
        "event", "this character is put into the waiting room by its \\[Cancel]", n.When("cancels")
    )
    partner_attack = n.When("retires", V.who, by="partner_attack")
    g.rule(
        "event", "{who} makes an opponent's character retire by a partner attack", partner_attack
    )
    for who, word, s in (("you", "you", ""), ("opponent", "your opponent", "s")):
        g.rule("event", f"{word} recover{s}", n.When("recovered", n.Player(who), who=who))
        used = n.When("cancel_used", n.Cards(who, "all"), who=who)
        g.rule("event", f"{word} use{s} a \\[Cancel]", used)
    g.rule("when", "when {event}, ", (V.event,))
    from_hand = (n.When("placed_entry_from_hand"), n.When("placed_member_from_hand"))
    g.rule(
        "when",
        "when this character is put into the Entry or among the Members from hand, ",
        from_hand,
    )
    for words, event in (
        ("start of {whose}turn", "start_of_turn"),
        ("start of {whose}main phase", "start_of_main"),
        ("start of {whose}attack phase", "start_of_attack"),
        ("end of {whose}turn", "end_of_turn"),
    ):
        g.rule("when", f"at the {words}, ", (n.When(event, who=V.whose),))
    g.rule("when", "at the end of an attack of {attacker}, ", (n.When("attack_end", V.attacker),))
    g.rule("attacker", "{this}", V.this)
    g.rule("attacker", "{whose}{things}", n.Cards(V.whose, "field", V.things))
    supported = (n.When("supported_attack_end"),)
    g.rule("when", "at the end of an attack that this character supported, ", supported)


def _plain(g: Grammar) -> None:
    """Permanent abilities that are one sentence of their own kind."""
    number = n.Ability("rule", body=(n.DeckRule("any_number"),))
    g.rule("plain", "you may have more than 4 of this card in the deck.", number)
    limited = n.Ability(
        "continuous", conditions=(n.Unless(V.condition),), body=(n.Forbid(n.This(), "cancel"),),
        zone="hand",
    )  # fmt: skip
    g.rule("plain", "you can use the \\[Cancel] of this card only if {condition}.", limited)
