"""Japanese: what the opponent does, with their own cards. They choose."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.japanese import each_form
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    s = "theirs"
    g.rule(s, "カード{number}枚を<引く>", n.Draw("opponent", V.number))
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    some = n.Choose(V.number, False, n.Cards("opponent", "hand", V.thing), by="opponent")
    g.rule(s, "手札{number}枚を<捨てる>", n.Move(hand, "drop"))
    g.rule(s, "手札の{thing}{number}枚を<捨てる>", n.Move(some, "drop"))
    blind = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent", random=True)
    g.rule(s, "手札{number}枚をランダムに<捨てる>", n.Move(blind, "drop"))
    back = n.Move(hand, "deck", V.end, order=V.order)
    g.rule(s, "手札{number}枚を{order}デッキの{end}に<置く>", back)
    field = n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), by="opponent")
    for words, node in (
        ("KO<する>", n.KO(field)),
        ("レスト<にする>", n.Rest(field)),
        ("アクティブ<にする>", n.SetActive(field)),
        ("手札に<戻す>", n.Move(field, "hand")),
        ("ドロップに<置く>", n.Move(field, "drop")),
        ("デッキの{end}に<置く>", n.Move(field, "deck", V.end)),
    ):
        g.rule(s, f"{{thing}}{{number}}枚を選び、{words}", node)
        g.rule(s, f"{{thing}}{{number}}枚を{words}", node, shown=False)
    energy = n.Choose(V.number, False, n.Cards("opponent", "energy"), by="opponent")
    g.rule(s, "エナジー{number}枚をドロップに<置く>", n.Move(energy, "drop"))
    g.rule(s, "エナジー{number}枚をレスト<にする>", n.Rest(energy))
    life = n.Top("opponent", "life", V.number)
    g.rule(s, "ライフ{number}枚を手札に<加える>", n.Move(life, "hand"))
    g.rule(s, "ライフ{number}枚をドロップに<置く>", n.Move(life, "drop"))
    deck = n.Top("opponent", "deck", V.number)
    g.rule(s, "デッキの上から{number}枚をドロップに<置く>", n.Move(deck, "drop"))
    g.rule(s, "手札を公開<する>", n.Reveal(n.Cards("opponent", "hand")))
    g.rule(s, "デッキをシャッフル<する>", n.Shuffle("opponent"))
    g.rule(s, "{number}ダメージを<受ける>", n.Damage("opponent", V.number), shown=False)
    each_form(g, "statement", "相手は{theirs:theirs*}", V.theirs)
    g.rule("statement", "相手は{theirs:theirs.may}", n.May((V.theirs,), "opponent"))
