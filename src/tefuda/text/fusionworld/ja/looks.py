"""Japanese: looking at cards and revealing them, several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    """seen: the cards that are looked at or revealed; found: some of them."""
    g.rule("seen", "{top}を見て、", n.Look(V.top))
    g.rule("seen", "{top}を公開し、", n.Reveal(V.top))
    s = "step"
    for words, node in (
        ("手札に<加える>", n.Move(LOOKED, "hand")),
        ("{rest}エナジー<にする>", n.Move(LOOKED, "energy", state=V.rest)),
        ("ライフに<加える>", n.Move(LOOKED, "life")),
        ("ドロップに<置く>", n.Move(LOOKED, "drop")),
    ):
        g.rule(s, "{seen}" + words, (V.seen, node))
    g.rule(
        s,
        "{seen}{found}を公開し、手札に<加える>",
        (V.seen, n.Move(V.found, "hand", reveal=True)),
    )
    g.rule(s, "{seen}{found:found.plain}を手札に<加える>", (V.seen, n.Move(V.found, "hand")))
    g.rule(s, "{seen}{found}を手札に<加える>", (V.seen, n.Move(V.found, "hand")))
    for words, rested in (("レストで", True), ("", False)):
        g.rule(s, f"{{seen}}{{found}}を{words}登場<させる>", (V.seen, n.Play(V.found, rested)))
    here = n.Move(V.found, "battle", state=V.rest)
    g.rule(s, "{seen}{found}をバトルエリアに{rest}<置く>", (V.seen, here))
    g.rule(s, "{seen}{found}をドロップに<置く>", (V.seen, n.Move(V.found, "drop")))
    energy = n.Move(V.found, "energy", state=V.rest)
    g.rule(s, "{seen}{found}を{rest}エナジー<にする>", (V.seen, energy))
    g.rule(s, "{seen}{found}をライフに<加える>", (V.seen, n.Move(V.found, "life")))
    g.rule(s, "{seen}{found}をコンボ<させる>", (V.seen, n.Combo(V.found)))
    back = n.Move(LOOKED, "deck", V.end, order=V.order)
    g.rule(s, "{seen}{order}デッキの{end}に<置く>", (V.seen, back))
    top, drop = n.Move(LOOKED, "deck", V.end), n.Move(LOOKED, "drop")
    g.rule(s, "{seen}デッキの{end}かドロップに<置く>", (V.seen, n.Modes(((top,), (drop,)))))
    hand, kept = n.Move(LOOKED, "hand"), n.Move(LOOKED, "energy", state=V.rest)
    g.rule(
        s,
        "{seen}手札に加えるか{rest}エナジー<にする>",
        (V.seen, n.Modes(((hand,), (kept,)))),
    )
    s = "statement"
    rest = n.Move(REST, "deck", V.end, order=V.order)
    g.rule(s, "残りを{order}デッキの{end}に<置く>", rest)
    g.rule(s, "残りをドロップに<置く>", n.Move(REST, "drop"))
    g.rule(s, "残りを手札に<加える>", n.Move(REST, "hand"))
    g.rule(s, "残りを{rest}エナジー<にする>", n.Move(REST, "energy", state=V.rest))
    g.rule(s, "{top}を<見る>", n.Look(V.top))
