"""Chinese: what the opponent does, with their own cards. They choose."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    s = "theirs"
    g.rule(s, "抽{number}張卡片", n.Draw("opponent", V.number))
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    some = n.Choose(V.number, False, n.Cards("opponent", "hand", V.thing), by="opponent")
    g.rule(s, "捨棄{number}張手牌", n.Move(hand, "drop"))
    g.rule(s, "捨棄{number}張手牌中{thing}", n.Move(some, "drop"))
    blind = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent", random=True)
    g.rule(s, "隨機捨棄{number}張手牌", n.Move(blind, "drop"))
    back = n.Move(hand, "deck", V.end, order=V.order)
    g.rule(s, "將{number}張手牌{order}放置在卡組{end}", back)
    field = n.Choose(V.number, False, n.Cards("opponent", "field", V.bare), by="opponent")
    for words, node in (
        ("將其KO", n.KO(field)),
        ("將其置為休息狀態", n.Rest(field)),
        ("將其置為活動狀態", n.SetActive(field)),
        ("將其放回手牌", n.Move(field, "hand")),
        ("將其放置在棄牌區", n.Move(field, "drop")),
        ("將其放置在卡組{end}", n.Move(field, "deck", V.end)),
    ):
        g.rule(s, "選擇{number}張{bare}，" + words, node)
    energy = n.Choose(V.number, False, n.Cards("opponent", "energy"), by="opponent")
    g.rule(s, "將{number}張能量放置在棄牌區", n.Move(energy, "drop"))
    g.rule(s, "將{number}張能量置為休息狀態", n.Rest(energy))
    life = n.Top("opponent", "life", V.number)
    g.rule(s, "將{number}張生命卡加入手牌", n.Move(life, "hand"))
    g.rule(s, "將{number}張生命卡放置在棄牌區", n.Move(life, "drop"))
    deck = n.Top("opponent", "deck", V.number)
    g.rule(s, "將{number}張卡組上面的卡片放置在棄牌區", n.Move(deck, "drop"))
    g.rule(s, "公開手牌", n.Reveal(n.Cards("opponent", "hand")))
    g.rule(s, "將卡組洗牌", n.Shuffle("opponent"))
    g.rule("statement", "對手{theirs}", V.theirs)
    g.rule("statement", "對手可以{theirs}", n.May((V.theirs,), "opponent"))
