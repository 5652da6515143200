"""English conditions and amounts."""

from __future__ import annotations

from tefuda.text.en.nouns import CHARACTER, LEADER
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _leader(g)
    _counts(g)
    _this(g)
    _amounts(g)
    _found(g)
    _compared(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact} and {b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}, {b:fact} and {c:fact}", n.All((V.a, V.b, V.c)))


def _leader(g: Grammar) -> None:
    leader = n.Cards("you", "field", LEADER)
    g.rule("fact", "your Leader has the {traits} type", n.Fits(leader, (n.Trait(V.traits),)))
    g.rule("fact", "your Leader is {names}", n.Fits(leader, (n.Named(V.names),)))
    g.rule("fact", "your Leader's type includes {part}", n.Fits(leader, (n.TraitIncludes(V.part),)))
    g.rule("fact", "your Leader is multicolored", n.Fits(leader, (n.Multicolour(),)))
    g.rule(
        "fact",
        "your Leader has the {traits} type or is {names}",
        n.Fits(leader, (n.AnyTest((n.Named(V.names), n.Trait(V.traits))),)),
    )
    g.rule(
        "fact",
        "your Leader has the {traits} type and is {state}",
        n.All((n.Fits(leader, (n.Trait(V.traits),)), n.Fits(leader, (n.State(V.state),)))),
    )
    g.rule("fact", "your Leader has {quality}", n.Fits(leader, (V.quality,)))
    g.rule("fact", "your Leader is {state}", n.Fits(leader, (n.State(V.state),)))
    g.rule(
        "fact",
        "your Leader has the {attributes} attribute",
        n.Fits(leader, (n.Attribute(V.attributes),)),
    )


def _counts(g: Grammar) -> None:
    g.words("holder", ("you have", "you"), ("your opponent has", "opponent"))
    g.rule("fact", "{holder} {names}", _some(V.holder, (n.Named(V.names),)))
    g.rule("fact", "{holder} (a|an) {thing}[ on your field]", _some(V.holder, V.thing))
    g.rule("fact", "{holder} {names} on your field", _some(V.holder, (n.Named(V.names),)))
    other = (n.Named(V.names), n.Not(n.IsThis()))
    g.rule("fact", "you have no other {names}", _none("you", other))
    g.rule("fact", "you have no other {names} Characters", _none("you", (*CHARACTER, *other)))
    g.rule("fact", "you don't have {names}", _none("you", (n.Named(V.names),)))
    g.rule("fact", "{holder} no {things}", _none(V.holder, V.things))
    g.rule("fact", "there is a {thing}", _some("any", V.thing))
    g.rule(
        "fact", "all of your DON!! cards are rested", n.Compare(n.Tokens("you", "active"), "==", 0)
    )
    for words, op in (
        ("{number} or less", "<="),
        ("{number} or more", ">="),
        ("{number}", "=="),
    ):
        _owned(g, "you", "you have " + words, "your", op)
        _owned(g, "opponent", "your opponent has " + words, "their", op)
        total = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
        g.rule(
            "fact",
            f"you and your opponent have a total of {words} Life cards",
            n.Compare(total, op, V.number),
        )
    many = n.Compare(n.Count(n.Cards("you", "field", V.things)), ">=", V.number)
    g.rule("fact", "you do not have {number} {things}", n.Unless(many))
    g.rule(
        "fact",
        "the number of DON!! cards on your field is equal to or less than the number on your "
        "opponent's field",
        n.Compare(n.Tokens("you"), "<=", n.Tokens("opponent")),
    )
    g.rule(
        "fact",
        "the only Characters on your field are {things}",
        n.Fits(n.Cards("you", "field", CHARACTER), V.things),
    )
    mine = n.Compare(n.Count(n.Cards("you", "life")), "==", V.number)
    theirs = n.Compare(n.Count(n.Cards("opponent", "life")), "==", V.number)
    g.rule(
        "fact",
        "either you or your opponent has {number} Life card{number#|s}",
        n.Either((mine, theirs)),
    )


def _some(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), ">=", 1)


def _none(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), "==", 0)


def _owned(g: Grammar, who: str, have: str, their: str, op: str) -> None:
    """How many cards or tokens a player has: `have` ends with the number."""
    s = "{number#|s}" if op == "==" else "s"

    def rule(words: str, amount: n.Amount) -> None:
        g.rule("fact", have + words, n.Compare(amount, op, V.number))

    rule(f" Life card{s}", n.Count(n.Cards(who, "life")))
    for zone in ("hand", "trash", "deck"):
        rule(f" card{s} in {their} {zone}", n.Count(n.Cards(who, zone)))
    rule(f" DON!! card{s} on {their} field", n.Tokens(who))
    for state in ("active", "rested"):
        rule(f" {state} DON!! card{s}", n.Tokens(who, state))
    things = "{tests:thing/things@number}" if op == "==" else "{tests:things}"
    rule(f" {things}[ on {their} field]", n.Count(n.Cards(who, "field", V.tests)))
    rule(f" {{tests:cards}} in {their} trash", n.Count(n.Cards(who, "trash", V.tests)))


def _found(g: Grammar) -> None:
    """Of the card just revealed, chosen or trashed."""
    for it in ("that card", "the revealed card", "that Character", "the trashed card"):
        g.rule("fact", it + "'s type includes {part}", n.Fits(n.It(), (n.TraitIncludes(V.part),)))
        g.rule("fact", it + " has {quality}", n.Fits(n.It(), (V.quality,)))
        g.rule("fact", it + " (is|was) (a|an) {card}", n.Fits(n.It(), V.card))
        g.rule(
            "fact",
            it + " has the {attributes} attribute",
            n.Fits(n.It(), (n.Attribute(V.attributes),)),
        )


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    life, their_life = (n.Count(n.Cards(who, "life")) for who in ("you", "opponent"))
    g.rule("fact", "you have less Life cards than your opponent", n.Compare(life, "<", their_life))
    g.rule(
        "fact",
        "the number of your Life cards is equal to or less than the number of your opponent's "
        "Life cards",
        n.Compare(life, "<=", their_life),
    )
    g.rule(
        "fact",
        "your opponent has more DON!! cards on their field than you",
        n.Compare(n.Tokens("opponent"), ">", n.Tokens("you")),
    )
    g.rule(
        "fact",
        "the number of DON!! cards on your field is at least {number} less than the number on "
        "your opponent's field",
        n.Compare(n.Sum((n.Tokens("you"), V.number)), "<=", n.Tokens("opponent")),
    )
    hand = n.Count(n.Cards("you", "hand"))
    g.rule(
        "fact",
        "the number of cards in your hand is at least {number} less than the number in your "
        "opponent's hand",
        n.Compare(n.Sum((hand, V.number)), "<=", n.Count(n.Cards("opponent", "hand"))),
    )
    for words, op in (("less", "<="), ("more", ">=")):
        g.rule(
            "fact",
            f"you have a total of {{number}} or {words} cards in your Life area and hand",
            n.Compare(n.Sum((life, hand)), op, V.number),
        )
        g.rule(
            "fact",
            f"you have a total of {{number}} or {words} given DON!! cards",
            n.Compare(n.Tokens("you", "given"), op, V.number),
        )
    g.rule(
        "fact",
        "you have 0 or {number} or more DON!! cards on your field",
        n.Either((n.Compare(n.Tokens("you"), "==", 0), n.Compare(n.Tokens("you"), ">=", V.number))),
    )
    mine = n.Compare(n.Tokens("you"), "==", V.number)
    theirs = n.Compare(n.Tokens("opponent"), "==", V.number)
    g.rule(
        "fact",
        "either you or your opponent has {number} DON!! cards on the field",
        n.Either((mine, theirs)),
    )
    face = n.Compare(n.Count(n.Cards("you", "life", (n.State("face_up"),))), ">=", 1)
    g.rule("fact", "you have a face-up Life card", face)


def _this(g: Grammar) -> None:
    g.rule("fact", "{this} is {state}", n.Fits(V.this, (n.State(V.state),)))
    g.rule("fact", "{this} has {quality}", n.Fits(V.this, (V.quality,)))
    g.rule("fact", "{this} was played on this turn", n.Fits(V.this, (n.PlayedThisTurn(),)))


def _amounts(g: Grammar) -> None:
    g.rule(
        "amount",
        "the number of {whose} Life cards",
        n.Count(n.Cards(V.whose, "life")),
    )
    g.rule(
        "amount",
        "the number of DON!! cards on {whose} field",
        n.Tokens(V.whose),
    )
    both = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
    g.rule("amount", "the total of your and your opponent's Life cards", both)
    g.rule("amount", "your number of Life cards", n.Count(n.Cards("you", "life")))
