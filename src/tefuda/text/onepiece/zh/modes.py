"""Chinese: one thing or another, and one thing instead of another, within a sentence."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    s = "statement"
    hand = n.Move(V.target, "hand")
    bottom = n.Move(V.target, "deck", "bottom")
    g.rule(s, "將{target}放回持有者的手牌或卡組下面", n.Modes(((hand,), (bottom,))))
    ko = n.KO(V.target)
    g.rule(s, "將{target}KO、或放回持有者的手牌", n.Modes(((ko,), (hand,))))
    g.rule(s, "將{target}KO、或置為休息狀態", n.Modes(((ko,), (n.Rest(V.target),))))
    field = n.Choose(V.number, False, n.Cards("you", "field", V.thing))
    hand_card = n.Choose(V.number, False, n.Cards("you", "hand"))
    g.rule(
        s,
        "將{number}張自己{thing}、或自己的手牌放置在廢棄區",
        n.Modes(((n.Move(field, "trash"),), (n.Move(hand_card, "trash"),))),
    )
    life = n.Move(V.target, "life", V.end, V.facing)
    g.rule(
        s,
        "將{target}KO、或放回持有者的手牌、或{facing}加入生命值區{end}",
        n.Modes(((ko,), (hand,), (life,))),
    )
    g.rule(
        s,
        "將{pick}{facing}加入生命值區{end}或使其登場",
        n.Modes(((n.Play(V.pick),), (n.Move(V.pick, "life", V.end, V.facing),))),
    )
    grants = tuple(
        (n.Grant(V.target, n.Ability("keyword", keyword=hole), V.duration),)
        for hole in (V.a, V.b, V.c)
    )
    g.rule(s, "{target}{duration}獲得{a:keyword}或{b:keyword}", n.Modes(grants[:2]))
    g.rule(s, "{target}{duration}獲得{a:keyword}或{b:keyword}或{c:keyword}", n.Modes(grants))
    some = n.Choose(V.number, False, n.Cards("you", "hand", V.thing))
    g.rule(
        s,
        "廢棄{number}張自己手牌中{thing}、或(廢棄{b:pick}|將{b:pick}放置在廢棄區)",
        n.Modes(((n.Move(some, "trash"),), (n.Move(V.b, "trash"),))),
    )
    _instead(g)
    _split(g)


def _instead(g: Grammar) -> None:
    """Another choice if something holds."""
    few = n.Choose(V.number, True, n.Cards(V.whose, "field", V.a))
    more = n.Choose(V.number, True, n.Cards(V.whose, "field", V.b))
    change = (n.If(V.condition, (n.KO(more),), (n.KO(few),)),)
    g.rule(
        "block",
        "KO最多{number}張{whose}{a:thing}。若{condition}(時|)，選擇{whose}{a:thing}"
        "替換成{whose}{b:thing}。",
        change,
    )
    swap = (n.If(V.condition, V.b, V.a),)
    g.rule("block", "{a:clause}。若{condition}(時|)，替換成{b:clause}。", swap)
    g.rule(
        "block",
        "若{condition}(時|)，{a:statement}。若{b:condition}(時|)，{a:statement}可替換成{c:statement}。",
        (n.If(V.condition, (n.If(V.b, (n.Modes(((V.a,), (V.c,))),), (V.a,)),)),),
    )


def _split(g: Grammar) -> None:
    """One of the chosen cards, and the other."""
    one = n.Choose(1, False, n.Cards("you", "looked"))
    rest = n.Cards("you", "rest")
    g.rule("step", "使其中1張登場，其餘卡片以休息狀態登場", (n.Play(one), n.Play(rest, True)))
    small = n.Cards("you", "rest", (n.Stat("cost", "<=", V.number),))
    g.rule(
        "step",
        "使公開卡片的其中1張登場，若另1張為費用{number}以下時以休息狀態登場",
        (n.Play(one), n.Play(small, True)),
    )
    g.rule(
        "step",
        "1張{duration}力量值{minus}，其餘力量值{second:minus}",
        (
            n.Gain(one, "power", V.minus, V.duration),
            n.Gain(rest, "power", V.second, V.duration),
        ),
    )
