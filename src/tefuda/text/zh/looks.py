"""Chinese: looking at cards and revealing them, often several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    s = "statement"
    deck = n.Top("you", "deck", V.number)
    look = "從自己的卡組上面查看{number}張卡片，"
    show = "公開{number}張自己卡組上面的卡片，"
    g.rule(
        "step",
        look + "公開{found}，加入手牌",
        (n.Look(deck), n.Move(V.found, "hand", reveal=True)),
    )
    for words, first in ((look, n.Look(deck)), (show, n.Reveal(deck))):
        g.rule("step", words + "將{found}加入手牌", (first, n.Move(V.found, "hand")))
        g.rule("step", words + "使{found}(，|)以休息狀態登場", (first, n.Play(V.found, True)))
        g.rule("step", words + "使{found}登場", (first, n.Play(V.found)))
        g.rule(
            "step",
            words + "將{found}(，|)以正面朝上加入生命值區{end}",
            (first, n.Move(V.found, "life", V.end, "up")),
        )
        g.rule(
            "step",
            words + "任意變換排列順序放到卡組{end}",
            (first, n.Move(LOOKED, "deck", V.end, order="any")),
        )
        g.rule("step", words + "放置在卡組{end}", (first, n.Move(LOOKED, "deck", V.end)))
    g.rule(
        "step",
        "查看最多{number}張自己或對手生命值區上面的卡片，放置在生命值區{end}",
        (n.Look(n.Top("any", "life", V.number, True)), n.Move(LOOKED, "life", V.end)),
    )
    g.rule(
        "step",
        "查看{whose}(全數的生命值卡|的生命值卡全數)，依任意順序放置",
        (n.Look(n.Cards(V.whose, "life")), n.Move(LOOKED, "life", order="any")),
    )
    g.rule(s, "查看{top}", n.Look(V.top))
    g.rule(
        s,
        "從{whose}的卡組上面查看{number}張卡片",
        n.Look(n.Top(V.whose, "deck", V.number)),
    )
    g.rule(s, "公開{pick}，加入手牌", n.Move(V.pick, "hand", reveal=True))
    g.rule(s, "公開{top}", n.Reveal(V.top))
    g.rule(s, "公開{pick}", n.Reveal(V.pick))
    g.rule(s, "將其餘卡片依任意順序放到卡組{end}", n.Move(REST, "deck", V.end, order="any"))
    g.rule(s, "將其餘卡片放到卡組{end}", n.Move(REST, "deck", V.end))
    g.rule(s, "將其餘卡片放置在廢棄區", n.Move(REST, "trash"))
    g.rule(s, "將[自己的]卡組洗牌", n.Shuffle("you"))
    g.rule("step", "{statement}", (V.statement,))
