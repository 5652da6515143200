"""Chinese: looking at cards and revealing them, several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    """seen: the cards that are looked at or revealed; found: some of them."""
    g.rule("seen", "查看{top}，", n.Look(V.top))
    g.rule("seen", "公開{top}，", n.Reveal(V.top))
    s = "step"
    g.rule(s, "{seen}公開{found}加入手牌", (V.seen, n.Move(V.found, "hand", reveal=True)))
    for words, node in (
        ("加入手牌", n.Move(LOOKED, "hand")),
        ("{rest}加入能量區", n.Move(LOOKED, "energy", state=V.rest)),
        ("加入生命區", n.Move(LOOKED, "life")),
        ("放置在棄牌區", n.Move(LOOKED, "drop")),
        ("將{found}加入手牌", n.Move(V.found, "hand")),
        ("使{found}以休息狀態登場", n.Play(V.found, True)),
        ("使{found}登場", n.Play(V.found)),
        ("將{found}{rest}放置在戰鬥區", n.Move(V.found, "battle", state=V.rest)),
        ("將{found}放置在棄牌區", n.Move(V.found, "drop")),
        ("將{found}{rest}加入能量區", n.Move(V.found, "energy", state=V.rest)),
        ("將{found}加入生命區", n.Move(V.found, "life")),
        ("使{found}連擊", n.Combo(V.found)),
        ("{order}放置在卡組{end}", n.Move(LOOKED, "deck", V.end, order=V.order)),
    ):
        g.rule(s, "{seen}" + words, (V.seen, node))
    top, drop = n.Move(LOOKED, "deck", V.end), n.Move(LOOKED, "drop")
    g.rule(s, "{seen}放置在卡組{end}或棄牌區", (V.seen, n.Modes(((top,), (drop,)))))
    hand, kept = n.Move(LOOKED, "hand"), n.Move(LOOKED, "energy", state=V.rest)
    g.rule(s, "{seen}加入手牌或{rest}加入能量區", (V.seen, n.Modes(((hand,), (kept,)))))
    s = "statement"
    rest = n.Move(REST, "deck", V.end, order=V.order)
    g.rule(s, "將其餘卡片{order}放置在卡組{end}", rest)
    g.rule(s, "將其餘卡片放置在棄牌區", n.Move(REST, "drop"))
    g.rule(s, "將其餘卡片加入手牌", n.Move(REST, "hand"))
    g.rule(s, "將其餘卡片{rest}加入能量區", n.Move(REST, "energy", state=V.rest))
    g.rule(s, "查看{top}", n.Look(V.top))
