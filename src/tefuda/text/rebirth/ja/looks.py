"""Japanese: looking at cards and revealing them, several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    """seen: the cards that are looked at or revealed; found: some of them."""
    g.rule("seen", "{top}見て、", n.Look(V.top))
    g.rule("seen", "{top}公開し、", n.Reveal(V.top))
    g.rule("seen", "相手の手札をすべて見て、", n.Look(n.Cards("opponent", "hand")))
    for words, node in (
        ("公開し、手札に<加える>", n.Move(V.found, "hand", reveal=True)),
        ("手札に<加える>", n.Move(V.found, "hand")),
        ("選び、手札に<加える>", n.Move(V.found, "hand")),
        ("選び、メンバーに{rest}<置く>", n.Move(V.found, "member", state=V.rest)),
        ("選び、空席のメンバーに{rest}<置く>", n.Move(V.found, "free_member", state=V.rest)),
        ("選び、エントリーに<置く>", n.Move(V.found, "entry")),
        ("選び、エネルギーに{rest}<置く>", n.Move(V.found, "energy", state=V.rest)),
        ("選び、控え室に<置く>", n.Move(V.found, "waiting")),
        ("セット<する>", n.Move(V.found, "rebirth")),
        ("選び、セット<する>", n.Move(V.found, "rebirth")),
        ("選び、このキャラの【スパーク】として発動<させる>", n.Activate("spark", V.found)),
        ("エネルギーに{rest}<置く>", n.Move(V.found, "energy", state=V.rest)),
        ("<選ぶ>", n.Select(V.found)),
    ):
        g.rule("step", "{seen}{found}" + words, (V.seen, node))
    s = "statement"
    g.rule(s, "残りを{order}デッキの{end}に<置く>", n.Move(REST, "deck", V.end, order=V.order))
    g.rule(s, "残りを控え室に<置く>", n.Move(REST, "waiting"))
    g.rule(s, "残りを手札に<加える>", n.Move(REST, "hand"))
    g.rule(s, "残りをエネルギーに{rest}<置く>", n.Move(REST, "energy", state=V.rest))
    g.rule(s, "公開したカードを控え室に<置く>", n.Move(LOOKED, "waiting"))
    g.rule(s, "{top}<見る>", n.Look(V.top))
