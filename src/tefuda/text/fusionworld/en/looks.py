"""English: looking at cards and revealing them, several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    """seen: the cards that are looked at or revealed; found: some of them."""
    g.rule("seen", "look at {top}", n.Look(V.top))
    g.rule("seen", "reveal {top}", n.Reveal(V.top))
    s = "step"
    for words, node in (
        ("add {seen#it|them} to your hand", n.Move(LOOKED, "hand")),
        ("add {seen#it|them} to the energy{rest}", n.Move(LOOKED, "energy", state=V.rest)),
        ("add {seen#it|them} to the life", n.Move(LOOKED, "life")),
        ("place {seen#it|them} in the Drop", n.Move(LOOKED, "drop")),
    ):
        g.rule(s, "{seen} and " + words, (V.seen, node))
    g.rule(
        s,
        "{seen}(,| and) reveal {found}( and|,) add {found#it|them} to your hand",
        (V.seen, n.Move(V.found, "hand", reveal=True)),
    )
    for words, deed in (
        ("add {found} to your hand", n.Move(V.found, "hand")),
        ("play {found} in Rest Mode", n.Play(V.found, True)),
        ("play {found}", n.Play(V.found, False)),
        ("place {found} in the Battle Area{rest}", n.Move(V.found, "battle", state=V.rest)),
        ("place {found} in the Drop", n.Move(V.found, "drop")),
        ("add {found} to the energy{rest}", n.Move(V.found, "energy", state=V.rest)),
        ("add {found} to the life", n.Move(V.found, "life")),
        ("use {found} in a combo", n.Combo(V.found)),
    ):
        g.rule(s, "{seen}( and|,) " + words, (V.seen, deed))
    g.rule(
        s,
        "{seen} and place {seen#it|them} at the {end} of (the|their) deck{order}",
        (V.seen, n.Move(LOOKED, "deck", V.end, order=V.order)),
    )
    top, drop = n.Move(LOOKED, "deck", V.end), n.Move(LOOKED, "drop")
    g.rule(
        s,
        "{seen} and place it at the {end} of the deck or in the Drop",
        (V.seen, n.Modes(((top,), (drop,)))),
    )
    hand, energy = n.Move(LOOKED, "hand"), n.Move(LOOKED, "energy", state=V.rest)
    g.rule(
        s,
        "{seen} and add it to your hand or to the energy{rest}",
        (V.seen, n.Modes(((hand,), (energy,)))),
    )
    g.rule(
        "statement",
        "place the rest at the {end} of the deck{order}",
        n.Move(REST, "deck", V.end, order=V.order),
    )
    g.rule("statement", "place the rest in the Drop", n.Move(REST, "drop"))
    g.rule("statement", "add the rest to your hand", n.Move(REST, "hand"))
    g.rule("statement", "add the rest to the energy{rest}", n.Move(REST, "energy", state=V.rest))
    g.rule("statement", "look at {top}", n.Look(V.top))
