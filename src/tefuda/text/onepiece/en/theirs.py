"""English: what the opponent does, with their own cards. They choose."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def first(g: Grammar) -> None:
    """Said of the opponent rather than of you, where both could be."""
    g.rule(
        "statement",
        "your opponent adds {number} card{number#|s} from the {end} of their Life cards to their "
        "hand",
        n.Move(n.Top("opponent", "life", V.number, place=V.end), "hand"),
    )


def declare(g: Grammar) -> None:
    _acts(g)
    s = "statement"
    g.rule(s, "your opponent {theirs:theirs.s}", V.theirs)
    g.rule("step", "your opponent {a:theirs.s}( and|, then| and then) {b:theirs.s}", (V.a, V.b))
    g.rule(s, "your opponent may {theirs}", n.May((V.theirs,), "opponent"))
    g.rule("sentence", "if they do not, {clause}", (n.If(_undone(), V.clause),))
    g.rule("sentence", "if they do, {clause}", (n.IfDone(V.clause),), shown=False)
    g.rule(
        s,
        "your opponent rests {number} of their active DON!! cards at the start of their next "
        "Main Phase",
        n.Later("start_of_opponent_main", (n.RestTokens("opponent", V.number),)),
    )
    # What both players do.
    size = n.Sum((n.Count(n.Cards("you", "hand")), V.less))
    g.rule(
        s,
        "you and your opponent trash cards from your hands until you each have {less} cards in "
        "your hands",
        n.Each((n.Move(n.Choose(size, False, n.Cards("you", "hand")), "trash"),)),
    )
    own = n.Cards("you", "hand")
    for words, deed in (
        ("draw {number} card{number#|s}", n.Draw("you", V.number)),
        (
            "trash {number} card{number#|s} from (their|your) hand(|s)",
            n.Move(n.Choose(V.number, False, own), "trash"),
        ),
        (
            "trash {number} card{number#|s} from the top of (their|your) deck(|s)",
            n.Move(n.Top("you", "deck", V.number), "trash"),
        ),
        (
            "add {number} card{number#|s} from the top of (their|your) Life cards to (their|your) "
            "hand(|s)",
            n.Move(n.Top("you", "life", V.number), "hand"),
        ),
        (
            "place {number} card{number#|s} from (their|your) hand(|s) at the {end} of (their|your)"
            " deck(|s){order}",
            n.Move(n.Choose(V.number, False, own), "deck", V.end, order=V.order),
        ),
    ):
        g.rule(s, "you and your opponent each " + words, n.Each((deed,)))
    g.rule(
        s,
        "your opponent chooses {number} card{number#|s} from your hand; trash {number#that|those} "
        "card{number#|s}",
        n.Move(n.Choose(V.number, False, n.Cards("you", "hand"), "opponent"), "trash"),
    )
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"))
    g.rule(
        s,
        "choose {number} card{number#|s} from your opponent's hand; your opponent reveals "
        "{number#that|those} card{number#|s}",
        n.Reveal(hand),
    )
    g.rule(
        s,
        "choose {number} card{number#|s} from your opponent's hand and reveal {number#it|them}",
        n.Reveal(hand),
        shown=False,
    )


def _undone() -> n.Condition:
    return n.Unless(n.Compare(n.Done(), ">=", 1))


def _acts(g: Grammar) -> None:
    s = "theirs"
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    some = n.Choose(V.number, False, n.Cards("opponent", "hand", V.tests), by="opponent")
    g.rule(s, "<trash> {number} card{number#|s} from their hand", n.Move(hand, "trash"))
    g.rule(s, "<trash> {number} {tests:card/cards@number} from their hand", n.Move(some, "trash"))
    for cards, chosen in (("card{number#|s}", hand), ("{tests:card/cards@number}", some)):
        g.rule(
            s,
            f"<place> {{number}} {cards} from their hand at the {{end}} of their deck{{order}}",
            n.Move(chosen, "deck", V.end, order=V.order),
        )
    theirs = n.Choose(V.number, False, n.Cards("opponent", "field", V.things), by="opponent")
    g.rule(s, "<return> {number} of their {things} to the owner's hand", n.Move(theirs, "hand"))
    g.rule(
        s,
        "<place> {number} of their {things} at the {end} of the owner's deck",
        n.Move(theirs, "deck", V.end),
    )
    g.rule(s, "<trash> {number} of their {things}", n.Move(theirs, "trash"))
    g.rule(s, "<K.O.> {number} of their {things}", n.KO(theirs))
    g.rule(s, "<rest> {number} of their {things}", n.Rest(theirs))
    g.rule(s, "<set> {number} of their {things} as active", n.SetActive(theirs))
    trash = n.Choose(V.number, False, n.Cards("opponent", "trash", V.tests), by="opponent")
    g.rule(
        s,
        "<place> {number} {tests:card/cards@number} from their trash at the {end} "
        "of their deck{order}",
        n.Move(trash, "deck", V.end, order=V.order),
    )
    for pile, words in (("life", "Life cards"), ("deck", "deck")):
        top = n.Top("opponent", pile, V.number, place=V.end)
        cards = "{number} card{number#|s} from the {end} of their " + words
        g.rule(s, f"<trash> {cards}", n.Move(top, "trash"))
        g.rule(s, f"<add> {cards} to their hand", n.Move(top, "hand"))
    life = n.Choose(V.number, False, n.Cards("opponent", "life"), by="opponent")
    g.rule(
        s,
        "<add> {number} card{number#|s} from their Life area to their hand",
        n.Move(life, "hand"),
    )
    g.rule(s, "<draw> {number} card{number#|s}", n.Draw("opponent", V.number))
    for up_to, words in ((True, "up to "), (False, "")):
        played = n.Choose(V.number, up_to, n.Cards("opponent", V.zone, V.tests), by="opponent")
        card = words + "{number} {tests:card/cards@number} from their {zone}"
        g.rule(s, f"<play> {card}", n.Play(played))
        g.rule(s, f"<play> {card} rested", n.Play(played, True))
    g.rule(s, "<reveal> their hand", n.Reveal(n.Cards("opponent", "hand")))
    g.rule(s, "<reveal> {number} card{number#|s} from their hand", n.Reveal(hand))
    g.rule(
        s,
        "<return> all cards in their hand to their deck",
        n.Move(n.Cards("opponent", "hand"), "deck"),
    )
    g.rule(s, "<shuffle> their deck", n.Shuffle("opponent"))
    g.rule(
        s,
        "<return> {number} DON!! card{number#|s} from their field to their DON!! deck",
        n.ReturnTokens("opponent", V.number),
    )
    g.rule(
        s,
        "<return> {number} of their active DON!! cards to their DON!! deck",
        n.ReturnTokens("opponent", V.number, where="active"),
    )
    g.rule(s, "<rest> {number} of their[ active] DON!! cards", n.RestTokens("opponent", V.number))
    for words, state in (("set it as active", "active"), ("rest it", "rested")):
        g.rule(
            s,
            f"<add> {{number}} DON!! card{{number#|s}} from their DON!! deck and {words}",
            n.AddTokens("opponent", V.number, False, state),
        )
