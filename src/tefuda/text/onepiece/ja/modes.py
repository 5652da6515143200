"""Japanese: one thing or another, and one thing instead of another, within a sentence."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    s = "statement"
    hand = n.Move(V.target, "hand")
    bottom = n.Move(V.target, "deck", "bottom")
    g.rule(s, "{target}を持ち主の手札かデッキの下に(戻す|置く)", n.Modes(((hand,), (bottom,))))
    ko = n.KO(V.target)
    g.rule(s, "{target}をKOするか、持ち主の手札に<戻す>", n.Modes(((ko,), (hand,))))
    g.rule(s, "{target}をKOするか、レスト<にする>", n.Modes(((ko,), (n.Rest(V.target),))))
    field = n.Choose(V.number, False, n.Cards("you", "field", V.thing))
    hand_card = n.Choose(V.number, False, n.Cards("you", "hand"))
    g.rule(
        s,
        "自分の{thing}(か|1枚か|1枚か自分の)手札{number}枚をトラッシュに<置く>",
        n.Modes(((n.Move(field, "trash"),), (n.Move(hand_card, "trash"),))),
    )
    life = n.Move(V.target, "life", V.end, V.facing)
    g.rule(
        s,
        "{target}をKOするか、持ち主の手札に戻すか、ライフの{end}に{facing}<加える>",
        n.Modes(((ko,), (hand,), (life,))),
    )
    g.rule(
        s,
        "{pick}をライフの{end}に{facing}加えるか登場<させる>",
        n.Modes(((n.Play(V.pick),), (n.Move(V.pick, "life", V.end, V.facing),))),
    )
    grants = tuple(
        (n.Grant(V.target, n.Ability("keyword", keyword=hole), V.duration),)
        for hole in (V.a, V.b, V.c)
    )
    g.rule(s, "{target}は{duration}{a:keyword}か{b:keyword}を<得る>", n.Modes(grants[:2]))
    g.rule(s, "{target}は{duration}{a:keyword}か{b:keyword}か{c:keyword}を<得る>", n.Modes(grants))
    some = n.Choose(V.number, False, n.Cards("you", "hand", V.card))
    g.rule(
        s,
        "自分の手札から{card}{number}枚を捨てるか、{b:pick}をトラッシュに<置く>",
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
        "{whose}の{a:thing}{number}枚までを(|選び、)KOする。{condition}場合、{whose}の{a:thing}の"
        "代わりに{whose}の{b:thing}を選ぶ。",
        change,
    )
    g.rule(
        "block",
        "{condition}場合、{a:statement}。{b:condition}場合、{a:statement}代わりに"
        "({c:statement.may}|{c:statement.can})。",
        (n.If(V.condition, (n.If(V.b, (n.Modes(((V.a,), (V.c,))),), (V.a,)),)),),
    )
    g.rule(
        "block", "{a:clause}。{condition}場合、代わりに{b:clause}。", (n.If(V.condition, V.b, V.a),)
    )


def _split(g: Grammar) -> None:
    """One of the chosen cards, and the other."""
    one = n.Choose(1, False, n.Cards("you", "looked"))
    rest = n.Cards("you", "rest")
    g.rule("step", "1枚を登場させ、残りをレストで登場<させる>", (n.Play(one), n.Play(rest, True)))
    small = n.Cards("you", "rest", (n.Stat("cost", "<=", V.number),))
    g.rule(
        "step",
        "そのカードのうち1枚を登場させ、残りがコスト{number}以下ならレストで登場<させる>",
        (n.Play(one), n.Play(small, True)),
    )
    g.rule(
        "step",
        "1枚は{duration}パワー{minus}し、残りはパワー{second:minus}<+>",
        (
            n.Gain(one, "power", V.minus, V.duration),
            n.Gain(rest, "power", V.second, V.duration),
        ),
    )
