"""Japanese: what the opponent does, with their own cards. They choose."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.japanese import each_form
from tefuda.text.template import V, n


def first(g: Grammar) -> None:
    """Said of the opponent rather than of you, where both could be."""
    top = n.Top("opponent", "life", V.number, place=V.end)
    g.rule(
        "statement",
        "相手は自身のライフの{end}から{number}枚を手札に<加える>",
        n.Move(top, "hand"),
    )


def declare(g: Grammar) -> None:
    _acts(g)
    s = "statement"
    each_form(g, s, "相手は{theirs:theirs*}", V.theirs)
    may = n.May((V.theirs,), "opponent")
    g.rule(s, "相手は({theirs:theirs.may}|{theirs:theirs.can})", may)
    each_form(g, "step", "相手は{a:theirs.cont}、{b:theirs*}", (V.a, V.b))
    undone = n.Unless(n.Compare(n.Done(), ">=", 1))
    g.rule("sentence", "そうしなかった場合、{clause}", (n.If(undone, V.clause),))
    g.rule(
        s,
        "次の相手のメインフェイズ開始時、相手は自身の[アクティブの]ドン‼{number}枚をレスト<にする>",
        n.Later("start_of_opponent_main", (n.RestTokens("opponent", V.number),)),
    )
    # What both players do.
    size = n.Sum((n.Count(n.Cards("you", "hand")), V.less))
    g.rule(
        s,
        "お互いは手札が{less}枚になるように自身の手札を<捨てる>",
        n.Each((n.Move(n.Choose(size, False, n.Cards("you", "hand")), "trash"),)),
    )
    own = n.Cards("you", "hand")
    for words, deed in (
        ("カード{number}枚を<引く>", n.Draw("you", V.number)),
        ("自身の手札{number}枚を<捨てる>", n.Move(n.Choose(V.number, False, own), "trash")),
        (
            "自身のデッキの上から{number}枚をトラッシュに<置く>",
            n.Move(n.Top("you", "deck", V.number), "trash"),
        ),
        (
            "自身のライフの上から{number}枚を手札に<加える>",
            n.Move(n.Top("you", "life", V.number), "hand"),
        ),
        (
            "自身の手札{number}枚を{order}デッキの{end}に<置く>",
            n.Move(n.Choose(V.number, False, own), "deck", V.end, order=V.order),
        ),
    ):
        g.rule(s, "お互いは" + words, n.Each((deed,)))
    g.rule(
        s,
        "自分の手札{number}枚を相手が選び、<捨てる>",
        n.Move(n.Choose(V.number, False, n.Cards("you", "hand"), "opponent"), "trash"),
    )
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"))
    g.rule(s, "相手の手札{number}枚を選び、公開<する>", n.Reveal(hand))


def _acts(g: Grammar) -> None:
    s = "theirs"
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    some = n.Choose(V.number, False, n.Cards("opponent", "hand", V.card), by="opponent")
    g.rule(s, "自身の手札{number}枚を<捨てる>", n.Move(hand, "trash"))
    g.rule(s, "自身の手札を{number}枚<捨てる>", n.Move(hand, "trash"), shown=False)
    g.rule(s, "自身の手札から{card}{number}枚を<捨てる>", n.Move(some, "trash"))
    for cards, chosen in (("", hand), ("から{card}", some)):
        g.rule(
            s,
            f"自身の手札{cards}{{number}}枚を{{order}}デッキの{{end}}に<置く>",
            n.Move(chosen, "deck", V.end, order=V.order),
        )
    theirs = n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), by="opponent")
    g.rule(s, "自身の{thing}{number}枚を持ち主の手札に<戻す>", n.Move(theirs, "hand"))
    g.rule(
        s, "自身の{thing}{number}枚を持ち主のデッキの{end}に<置く>", n.Move(theirs, "deck", V.end)
    )
    g.rule(s, "自身の{thing}{number}枚をトラッシュに<置く>", n.Move(theirs, "trash"))
    g.rule(s, "自身の{thing}{number}枚をKO<する>", n.KO(theirs))
    g.rule(s, "自身の{thing}{number}枚をレスト<にする>", n.Rest(theirs))
    g.rule(s, "自身の{thing}{number}枚をアクティブ<にする>", n.SetActive(theirs))
    trash = n.Choose(V.number, False, n.Cards("opponent", "trash", V.card), by="opponent")
    g.rule(
        s,
        "自身のトラッシュから{card}{number}枚を{order}デッキの{end}に<置く>",
        n.Move(trash, "deck", V.end, order=V.order),
    )
    top = n.Top("opponent", V.pile, V.number, place=V.end)
    g.rule(s, "自身の{pile}の{end}から{number}枚をトラッシュに<置く>", n.Move(top, "trash"))
    g.rule(s, "自身の{pile}の{end}から{number}枚を手札に<加える>", n.Move(top, "hand"))
    life = n.Choose(V.number, False, n.Cards("opponent", "life"), by="opponent")
    g.rule(s, "自身のライフ{number}枚を手札に<加える>", n.Move(life, "hand"))
    g.rule(s, "カード{number}枚を<引く>", n.Draw("opponent", V.number))
    for up_to, to in ((True, "まで"), (False, "")):
        played = n.Choose(V.number, up_to, n.Cards("opponent", V.zone, V.card), by="opponent")
        card = "自身の{zone}から{card}{number}枚" + to
        g.rule(s, f"{card}を登場<させる>", n.Play(played))
        g.rule(s, f"{card}をレストで登場<させる>", n.Play(played, True))
    g.rule(s, "手札を公開<する>", n.Reveal(n.Cards("opponent", "hand")))
    g.rule(s, "自身の手札{number}枚を公開<する>", n.Reveal(hand))
    g.rule(s, "自身の手札すべてをデッキに<戻す>", n.Move(n.Cards("opponent", "hand"), "deck"))
    g.rule(s, "デッキをシャッフル<する>", n.Shuffle("opponent"))
    g.rule(
        s,
        "自身の場のドン‼{number}枚をドン‼デッキに<戻す>",
        n.ReturnTokens("opponent", V.number),
    )
    active = n.ReturnTokens("opponent", V.number, where="active")
    g.rule(s, "自身のアクティブのドン‼{number}枚をドン‼デッキに<戻す>", active)
    g.rule(s, "自身のドン‼{number}枚をレスト<にする>", n.RestTokens("opponent", V.number))
    g.rule(
        s,
        "ドン‼デッキからドン‼{number}枚を{state}で追加<する>",
        n.AddTokens("opponent", V.number, False, V.state),
    )
