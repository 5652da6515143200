"""English conditions and amounts."""

from __future__ import annotations

from tefuda.abilities import nodes as n
from tefuda.text.en.nouns import CHARACTER, LEADER
from tefuda.text.grammar import Grammar
from tefuda.text.template import V


def declare(g: Grammar) -> None:
    _leader(g)
    _counts(g)
    _this(g)
    _amounts(g)
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
        n.Fits(leader, (n.Trait(V.traits), n.State(V.state))),
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
    g.rule("fact", "{holder} a {thing}", _some(V.holder, V.thing))
    g.rule("fact", "there is a {thing}", _some("any", V.thing))
    comparisons = (("{number} or less", "<="), ("{number} or more", ">="), ("{number}", "=="))
    for words, op in comparisons:
        s = "{number#|s}" if op == "==" else "s"
        for zone, text in (
            ("life", f"{{holder}} {words} Life card{s}"),
            ("hand", f"{{holder}} {words} card{s} in (your|their) hand"),
            ("trash", f"{{holder}} {words} card{s} in (your|their) trash"),
            ("deck", f"{{holder}} {words} card{s} in (your|their) deck"),
        ):
            _owned(g, text, n.Count(n.Cards(V.holder, zone)), op)
        _owned(g, f"{{holder}} {words} DON!! card{s} on (your|their) field", n.Tokens(V.holder), op)
        for state in ("active", "rested"):
            _owned(g, f"{{holder}} {words} {state} DON!! card{s}", n.Tokens(V.holder, state), op)
        things = "{tests:thing/things@number}" if op == "==" else "{tests:things}"
        _owned(g,
            f"{{holder}} {words} {things}[ on (your|their) field]",
            n.Count(n.Cards(V.holder, "field", V.tests)),
            op,)
        _owned(
            g,
            f"{{holder}} {words} {{tests:cards}} in (your|their) trash",
            n.Count(n.Cards(V.holder, "trash", V.tests)),
            op,
        )
        total = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
        g.rule(
            "fact",
            f"you and your opponent have a total of {words} Life cards",
            n.Compare(total, op, V.number),
        )
    g.rule(
        "fact",
        "(you don't have|you do not have) {thing}",
        n.Compare(n.Count(n.Cards("you", "field", V.thing)), "==", 0),
    )
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


def _owned(g: Grammar, words: str, amount: object, op: str) -> None:
    """A rule for each holder, so that "your hand" and "their hand" come out right."""
    from tefuda.text.template import fill

    for holder, text, pronoun in (
        ("you", "you have", "your"),
        ("opponent", "your opponent has", "their"),
    ):
        pattern = words.replace("{holder}", text).replace("(your|their)", pronoun)
        found = {"holder": holder, "tests": V.tests, "number": V.number}
        g.rule("fact", pattern, n.Compare(fill(amount, found), op, V.number))


def _found(g: Grammar) -> None:
    """Of the card just revealed, chosen or trashed."""
    for it in ("that card", "the revealed card", "that Character", "the trashed card"):
        g.rule("fact", it + " (is|was) (a|an) {card}", n.Fits(n.It(), V.card))
        g.rule("fact", it + "'s type includes {part}", n.Fits(n.It(), (n.TraitIncludes(V.part),)))
        g.rule("fact", it + " has {quality}", n.Fits(n.It(), (V.quality,)))
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
        "fact", "all of your DON!! cards are rested", n.Compare(n.Tokens("you", "active"), "==", 0)
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
