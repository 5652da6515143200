"""Effects that each apply from a number of cards in the trash on: lines after a bullet."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.sentences import bulleted
from tefuda.text.template import V, n


def tiers(g: Grammar, each: str, bullet: str, front: str, on_their_turn: str, end: str) -> None:
    """`each` introduces them; `front` is how a line says the number of cards that it asks for."""
    enough = n.Compare(n.Count(n.Cards("you", "trash")), ">=", V.number)
    theirs = n.All((enough, n.Turn("opponent")))
    g.rule("tier", f"{front}{on_their_turn}{{clause}}{end}", n.If(theirs, V.clause))
    g.rule("tier", f"{front}{{clause}}{end}", n.If(enough, V.clause))
    bulleted(g, "tiers", "tier", bullet)
    g.rule("block", each + "{tiers}", V.tiers)
