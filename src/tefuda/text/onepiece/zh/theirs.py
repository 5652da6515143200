"""Chinese: what the opponent does, with their own cards. They choose."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def first(g: Grammar) -> None:
    """Said of the opponent rather than of you, where both could be."""
    top = n.Top("opponent", "life", V.number, place=V.end)
    g.rule("statement", "對手將{number}張自身生命值區{end}的卡片加入手牌", n.Move(top, "hand"))


def declare(g: Grammar) -> None:
    _acts(g)
    s = "statement"
    g.rule("step", "對手{a:theirs}，{b:theirs}", (V.a, V.b))
    g.rule(s, "對手{theirs}", V.theirs)
    g.rule(s, "對手可{theirs}", n.May((V.theirs,), "opponent"))
    undone = n.Unless(n.Compare(n.Done(), ">=", 1))
    g.rule("sentence", "若沒有執行此動作時，{clause}", (n.If(undone, V.clause),))
    g.rule(
        s,
        "在下一個對手主要階段開始時，對手將{number}張自身[活動狀態]的咚‼卡置為休息狀態",
        n.Later("start_of_opponent_main", (n.RestTokens("opponent", V.number),)),
    )
    # What both players do.
    size = n.Sum((n.Count(n.Cards("you", "hand")), V.less))
    g.rule(
        s,
        "雙方各自廢棄自身的手牌使手牌只有{less}張",
        n.Each((n.Move(n.Choose(size, False, n.Cards("you", "hand")), "trash"),)),
    )
    own = n.Cards("you", "hand")
    for words, deed in (
        ("抽{number}張卡片", n.Draw("you", V.number)),
        ("廢棄{number}張自身的手牌", n.Move(n.Choose(V.number, False, own), "trash")),
        (
            "將{number}張自身卡組上面的卡片放置在廢棄區",
            n.Move(n.Top("you", "deck", V.number), "trash"),
        ),
        (
            "將{number}張自身生命值區上面的卡片加入手牌",
            n.Move(n.Top("you", "life", V.number), "hand"),
        ),
        (
            "將{number}張自身的手牌{order}放置在卡組{end}",
            n.Move(n.Choose(V.number, False, own), "deck", V.end, order=V.order),
        ),
    ):
        g.rule(s, "雙方各自" + words, n.Each((deed,)))
    g.rule(
        s,
        "自己的手牌讓對手選擇{number}張，廢棄",
        n.Move(n.Choose(V.number, False, n.Cards("you", "hand"), "opponent"), "trash"),
    )
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"))
    g.rule(s, "選擇對手的{number}張手牌，公開", n.Reveal(hand))


def _acts(g: Grammar) -> None:
    s = "theirs"
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    some = n.Choose(V.number, False, n.Cards("opponent", "hand", V.thing), by="opponent")
    g.rule(s, "廢棄{number}張自身的手牌", n.Move(hand, "trash"))
    g.rule(s, "廢棄{number}張自身手牌中{thing}", n.Move(some, "trash"))
    for cards, chosen in (("的手牌", hand), ("手牌中{thing}", some)):
        g.rule(
            s,
            f"將{{number}}張自身{cards}{{order}}放置在卡組{{end}}",
            n.Move(chosen, "deck", V.end, order=V.order),
        )
    theirs = n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), by="opponent")
    g.rule(s, "將{number}張自身{thing}放回持有者的手牌", n.Move(theirs, "hand"))
    g.rule(s, "將{number}張自身{thing}放置在持有者的卡組{end}", n.Move(theirs, "deck", V.end))
    g.rule(s, "將{number}張自身{thing}放置在廢棄區", n.Move(theirs, "trash"))
    g.rule(s, "KO{number}張自身{thing}", n.KO(theirs))
    g.rule(s, "將{number}張自身{thing}KO", n.KO(theirs), shown=False)
    g.rule(s, "將{number}張自身{thing}置為休息狀態", n.Rest(theirs))
    g.rule(s, "將{number}張自身{thing}置為活動狀態", n.SetActive(theirs))
    trash = n.Choose(V.number, False, n.Cards("opponent", "trash", V.thing), by="opponent")
    g.rule(
        s,
        "將{number}張自身廢棄區中{thing}{order}放置在卡組{end}",
        n.Move(trash, "deck", V.end, order=V.order),
    )
    top = n.Top("opponent", V.pile, V.number, place=V.end)
    g.rule(s, "將{number}張自身{pile}{end}的卡片放置在廢棄區", n.Move(top, "trash"))
    g.rule(s, "將{number}張自身{pile}{end}的卡片加入手牌", n.Move(top, "hand"))
    life = n.Choose(V.number, False, n.Cards("opponent", "life"), by="opponent")
    g.rule(s, "將{number}張自身的生命值卡加入手牌", n.Move(life, "hand"))
    g.rule(s, "抽{number}張卡片", n.Draw("opponent", V.number))
    for up_to, to in ((True, "最多"), (False, "")):
        played = n.Choose(V.number, up_to, n.Cards("opponent", V.zone, V.thing), by="opponent")
        card = f"使{to}{{number}}張自身{{zone}}中{{thing}}"
        g.rule(s, f"{card}登場", n.Play(played))
        g.rule(s, f"{card}以休息狀態登場", n.Play(played, True))
    g.rule(s, "公開手牌", n.Reveal(n.Cards("opponent", "hand")))
    g.rule(s, "公開{number}張自身的手牌", n.Reveal(hand))
    active = n.ReturnTokens("opponent", V.number, where="active")
    g.rule(s, "將{number}張自身活動狀態的咚‼卡放回咚‼卡組", active)
    g.rule(s, "將自身的手牌全數放回卡組", n.Move(n.Cards("opponent", "hand"), "deck"))
    g.rule(s, "將卡組洗牌", n.Shuffle("opponent"))
    g.rule(s, "將{number}張自身場上的咚‼卡放回咚‼卡組", n.ReturnTokens("opponent", V.number))
    g.rule(s, "將{number}張自身的咚‼卡置為休息狀態", n.RestTokens("opponent", V.number))
    g.rule(
        s,
        "從咚‼卡組追加{number}張{state}的咚‼卡",
        n.AddTokens("opponent", V.number, False, V.state),
    )
