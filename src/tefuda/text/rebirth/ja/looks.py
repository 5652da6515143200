"""Japanese: looking at cards and revealing them, several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    """found: some of the cards that were looked at or revealed."""
    s = "statement"
    for words, node in (
        ("公開し、手札に<加える>", n.Move(V.found, "hand", reveal=True)),
        ("手札に<加える>", n.Move(V.found, "hand")),
        ("選び、メンバーに{rest}<置く>", n.Move(V.found, "member", state=V.rest)),
        ("選び、空席のメンバーに{rest}<置く>", n.Move(V.found, "free_member", state=V.rest)),
        ("選び、エントリーに<置く>", n.Move(V.found, "entry")),
        ("エネルギーに{rest}<置く>", n.Move(V.found, "energy", state=V.rest)),
        ("選び、控え室に<置く>", n.Move(V.found, "waiting")),
        ("選び、{order}デッキの{end}に<置く>", n.Move(V.found, "deck", V.end, order=V.order)),
        ("セット<する>", n.Move(V.found, "rebirth")),
        ("選び、{other:self}と<入れ替える>", n.Swap(n.Both((V.found, V.other)))),
        ("<選ぶ>", n.Select(V.found)),
    ):
        g.rule(s, "{found}" + words, node)
        g.rule(s, "{found:more}" + words, node, shown=False)
    for up_to, to in ((True, "まで"), (False, "")):
        spark = n.Choose(V.number, up_to, n.Cards("you", "looked", (*V.thing, n.Has("spark"))))
        g.rule(
            s,
            f"その中から{{thing}}の【スパーク】を{{number}}つ{to}選び、"
            "このキャラの【スパーク】として発動<させる>",
            n.Activate("spark", spark),
        )
    g.rule(s, "残りを{order}デッキの{end}に<置く>", n.Move(REST, "deck", V.end, order=V.order))
    g.rule(s, "残りを控え室に<置く>", n.Move(REST, "waiting"))
    g.rule(s, "残りを手札に<加える>", n.Move(REST, "hand"))
    g.rule(s, "残りをエネルギーに{rest}<置く>", n.Move(REST, "energy", state=V.rest))
    g.rule(s, "公開したカードを控え室に<置く>", n.Move(LOOKED, "waiting"))
    g.rule(s, "{top}<見る>", n.Look(V.top))
    g.rule(s, "{top}公開<する>", n.Reveal(V.top))
