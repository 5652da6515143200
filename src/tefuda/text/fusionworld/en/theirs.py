"""English: what the opponent does, with their own cards. They choose."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

# What they do, "you may" and "does": the words without s, with s.
_FORMS = (("theirs", ""), ("theirs.s", "s"))


def declare(g: Grammar) -> None:
    for category, s in _FORMS:
        _acts(g, category, s)
    g.rule("statement", "your opponent {theirs:theirs.s}", V.theirs)
    g.rule("statement", "your opponent may {theirs}", n.May((V.theirs,), "opponent"))


def _acts(g: Grammar, c: str, s: str) -> None:
    g.rule(c, f"draw{s} {{number}} card{{number#|s}}", n.Draw("opponent", V.number))
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand", V.tests), by="opponent")
    g.rule(
        c,
        f"discard{s} {{number}} {{tests:thing/things@number}} from their hand",
        n.Move(hand, "drop"),
    )
    blind = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent", random=True)
    g.rule(
        c,
        f"discard{s} {{number}} card{{number#|s}} at random from their hand",
        n.Move(blind, "drop"),
    )
    g.rule(
        c,
        f"place{s} {{number}} {{tests:thing/things@number}} from their hand at the {{end}} of "
        "(their|the) deck{order}",
        n.Move(hand, "deck", V.end, order=V.order),
    )
    field = n.Choose(V.number, False, n.Cards("opponent", "field", V.things), by="opponent")
    for verb, does, rest, node in (
        ("KO", "KO's", "", n.KO(field)),
        ("switch", "switches", " to Rest Mode", n.Rest(field)),
        ("switch", "switches", " to Active Mode", n.SetActive(field)),
        ("return", "returns", " to (their|the) hand", n.Move(field, "hand")),
        ("place", "places", " in (their|the) Drop", n.Move(field, "drop")),
        ("place", "places", " at the {end} of (their|the) deck", n.Move(field, "deck", V.end)),
    ):
        word = does if s else verb
        g.rule(c, f"choose{s} {{number}} of their {{things}} and {word} it{rest}", node)
        g.rule(c, f"{word} {{number}} of their {{things}}{rest}", node, shown=False)
    energy = n.Choose(V.number, False, n.Cards("opponent", "energy"), by="opponent")
    g.rule(c, f"place{s} {{number}} of their energy in the Drop", n.Move(energy, "drop"))
    g.rule(c, f"switch{_e(s)} {{number}} of their energy to Rest Mode", n.Rest(energy))
    life = n.Top("opponent", "life", V.number)
    g.rule(
        c,
        f"add{s} {{number}} card{{number#|s}} from their life to their hand",
        n.Move(life, "hand"),
    )
    g.rule(
        c,
        f"place{s} {{number}} card{{number#|s}} from their life in the Drop",
        n.Move(life, "drop"),
    )
    deck = n.Top("opponent", "deck", V.number)
    g.rule(c, f"place{s} the top {{number}} cards of their deck in the Drop", n.Move(deck, "drop"))
    one = n.Top("opponent", "deck", 1)
    g.rule(c, f"place{s} the top card of their deck in the Drop", n.Move(one, "drop"))
    g.rule(c, f"reveal{s} their hand", n.Reveal(n.Cards("opponent", "hand")))
    g.rule(c, f"shuffle{s} their deck", n.Shuffle("opponent"))
    g.rule(c, f"take{s} {{number}} damage", n.Damage("opponent", V.number), shown=False)


def _e(s: str) -> str:
    return "es" if s else ""
