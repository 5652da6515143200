"""English: looking at cards and revealing them, often several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    _deck(g)
    _life(g)
    _shown(g)
    _rest(g)


def _deck(g: Grammar) -> None:
    """seen: the first cards of a deck."""
    for up_to, some in ((False, ""), (True, "up to ")):
        cards = f"{some}{{number}} card{{number#|s}} from the top of {{whose}} deck"
        deck = n.Top(V.whose, "deck", V.number, up_to)
        g.rule("seen", f"look at {cards}", n.Look(deck))
        g.rule("seen", f"reveal {cards}", n.Reveal(deck))
    g.rule("seen", "look at all of your Life cards", n.Look(n.Cards("you", "life")))
    g.rule(
        "step",
        "{seen}(;|,| and) reveal {found}( and|,) add {found#it|them} to your hand",
        (V.seen, n.Move(V.found, "hand", reveal=True)),
    )
    g.rule("step", "{seen}( and|;|,) add {found} to your hand", (V.seen, n.Move(V.found, "hand")))
    g.rule("step", "{seen}( and|;|,) play {found} rested", (V.seen, n.Play(V.found, True)))
    g.rule("step", "{seen}( and|;|,) play {found}", (V.seen, n.Play(V.found)))
    g.rule("step", "{seen}( and|;|,) trash {found}", (V.seen, n.Move(V.found, "trash")))
    g.rule(
        "step",
        "{seen} and add {found} to the {end} of your Life cards{facing}",
        (V.seen, n.Move(V.found, "life", V.end, V.facing)),
    )
    g.rule(
        "step",
        "{seen} and place {seen#it|them} at the {end} of (the|your|their) deck{order}",
        (V.seen, n.Move(LOOKED, "deck", V.end, order=V.order)),
    )
    g.rule(
        "step",
        "choose a cost and {statement}",
        (n.Declare(), V.statement),
    )


def _life(g: Grammar) -> None:
    for up_to, some in ((True, "up to "), (False, "")):
        g.rule(
            "step",
            f"look at {some}{{number}} card{{number#|s}} from the top of your or your opponent's "
            "Life cards, and place it at the {end} of the Life cards",
            (n.Look(n.Top("any", "life", V.number, up_to)), n.Move(LOOKED, "life", V.end)),
        )
    back = n.Move(LOOKED, "life", V.end, order=V.order)
    for up_to, some in ((False, ""), (True, "up to ")):
        g.rule(
            "step",
            f"look at {some}{{number}} card{{number#|s}} from the top of {{whose}} Life cards and "
            "place {number#it|them} at the {end} of (the|your|your opponent's|their) Life cards"
            "{order}",
            (n.Look(n.Top(V.whose, "life", V.number, up_to)), back),
        )
    for whose, their in (("you", "your"), ("opponent", "their")):
        owner = "your" if whose == "you" else "your opponent's"
        look = n.Look(n.Cards(whose, "life"))
        g.rule(
            "step",
            f"look at all of {owner} Life cards and place them back in {their} Life area "
            "in any order",
            (look, n.Move(LOOKED, "life", order="any")),
        )
        g.rule(
            "step",
            f"look at all of {owner} Life cards; place {{number}} card{{number#|s}} at the {{end}} "
            f"of {their} deck and place the rest back in {their} Life area in any order",
            (
                look,
                n.Move(n.Choose(V.number, False, LOOKED), "deck", V.end),
                n.Move(REST, "life", order="any"),
            ),
        )


def _shown(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "look at {top}", n.Look(V.top))
    g.rule(s, "look at {whose} hand", n.Look(n.Cards(V.whose, "hand")))
    g.rule(
        s, "reveal {pick} and add {pick#it|them} to your hand", n.Move(V.pick, "hand", reveal=True)
    )
    g.rule(
        s,
        "reveal {pick} and add {pick#it|them} to the {end} of your Life cards{facing}",
        n.Move(V.pick, "life", V.end, V.facing, reveal=True),
    )
    g.rule(s, "reveal {top}", n.Reveal(V.top))
    g.rule(s, "reveal {pick}", n.Reveal(V.pick))


def _rest(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "place the rest at the {end} of your deck{order}",
        n.Move(REST, "deck", V.end, order=V.order),
    )
    g.rule(s, "trash the rest", n.Move(REST, "trash"))
    g.rule(s, "shuffle your deck", n.Shuffle("you"))
    g.rule("step", "{statement}, then shuffle your deck", (V.statement, n.Shuffle("you")))
