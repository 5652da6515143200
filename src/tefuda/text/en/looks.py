"""English: looking at cards and revealing them, often several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    s = "statement"
    deck = n.Top("you", "deck", V.number)
    look = "look at {number} card{number#|s} from the top of your deck"
    show = "reveal {number} card{number#|s} from the top of your deck"
    g.rule(
        "step",
        look + "; reveal {found} and add {found#it|them} to your hand",
        (n.Look(deck), n.Move(V.found, "hand", reveal=True)),
    )
    for words, first in ((look, n.Look(deck)), (show, n.Reveal(deck))):
        g.rule("step", words + " and add {found} to your hand", (first, n.Move(V.found, "hand")))
        g.rule("step", words + "( and|;|,) play {found} rested", (first, n.Play(V.found, True)))
        g.rule("step", words + "( and|;|,) play {found}", (first, n.Play(V.found)))
        g.rule(
            "step",
            words + " and add {found} to the {end} of your Life cards face-up",
            (first, n.Move(V.found, "life", V.end, "up")),
        )
        g.rule(
            "step",
            words
            + " and (place|return) (them|it) (at|to) the {end} of (the|your) deck in any order",
            (first, n.Move(LOOKED, "deck", V.end, order="any")),
        )
        g.rule(
            "step",
            words + " and place (it|them) at the {end} of (the|your) deck",
            (first, n.Move(LOOKED, "deck", V.end)),
        )
    g.rule(
        "step",
        "reveal 1 card from the top of your deck and place it at the {end} of (your|the) deck",
        (n.Reveal(n.Top("you", "deck", 1)), n.Move(n.It(), "deck", V.end)),
    )
    g.rule(
        "step",
        "look at up to {number} card{number#|s} from the top of your or your opponent's Life "
        "cards(,|) and place it at the {end} of the Life cards",
        (n.Look(n.Top("any", "life", V.number, True)), n.Move(LOOKED, "life", V.end)),
    )
    for whose, their in (("you", "your"), ("opponent", "their")):
        owner = "your" if whose == "you" else "your opponent's"
        g.rule(
            "step",
            f"look at all( of|) {owner} Life cards and place them back in {their} Life area "
            "in any order",
            (n.Look(n.Cards(whose, "life")), n.Move(LOOKED, "life", order="any")),
        )
    g.rule(s, "look at {top}", n.Look(V.top))
    g.rule(
        s, "reveal {pick} and add {pick#it|them} to your hand", n.Move(V.pick, "hand", reveal=True)
    )
    g.rule(s, "reveal {top}", n.Reveal(V.top))
    g.rule(s, "reveal {pick}", n.Reveal(V.pick))
    g.rule(
        s,
        "place the rest at the {end} of (your|the) deck in any order",
        n.Move(REST, "deck", V.end, order="any"),
    )
    g.rule(s, "place the rest at the {end} of your deck", n.Move(REST, "deck", V.end))
    g.rule(s, "trash the rest", n.Move(REST, "trash"))
    g.rule(s, "shuffle your deck", n.Shuffle("you"))
    g.rule("step", "{statement}, then shuffle your deck", (V.statement, n.Shuffle("you")))
    g.rule("step", "{statement}", (V.statement,))
