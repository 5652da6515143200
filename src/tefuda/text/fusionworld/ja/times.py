"""Japanese timings: the tags, the timings in words, costs, and whole skills in words."""

from __future__ import annotations

from typing import Any

from tefuda.text.fusionworld.ja import events
from tefuda.text.fusionworld.tags import tags
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

TIMINGS = {
    "登場時": "on_play",
    "アタック時": "when_attacking",
    "KO時": "on_ko",
    "ブロック時": "on_block",
    "自分のターン終了時": "end_of_your_turn",
    "相手のターン終了時": "end_of_opponent_turn",
}
ACTIVATED = {
    "起動メイン": ("activate_main",),
    "起動戦闘中": ("activate_battle",),
    "起動メイン/戦闘中": ("activate_main", "activate_battle"),
    "覚醒": ("awaken",),
    "進化": ("evolve",),
    "フュージョン進化": ("fusion_evolve",),
}


def declare(g: Grammar) -> None:
    tags(g, "【{}】", TIMINGS, ACTIVATED)
    for words, event in TIMINGS.items():
        g.rule("timing_name", f"【{words}】", event)
    for words, found in ACTIVATED.items():
        if len(found) == 1:
            g.rule("timing_name", f"【{words}】", found[0])
    g.words("kind_tag", ("【永続】", "continuous"), ("【自動】", "auto"))
    g.rule("if_tag", "【自分のターン中】", n.Turn("you"))
    g.rule("if_tag", "【相手のターン中】", n.Turn("opponent"))
    g.rule("once_tag", "【ターン1回】", True)
    g.rule("keyword_tag", "{keyword}", V.keyword)
    fighting = n.Fits(n.This(), (n.State("in_battle"),))
    g.rule("gate", "このカードの戦闘中、", (fighting,))
    g.rule("gate", "{condition}場合、", (V.condition,))
    g.rule("gate", "{condition}場合、このカードの戦闘中、", (V.condition, fighting))
    g.rule("gate", "このカードの戦闘中、{condition}場合、", (fighting, V.condition))
    g.rule("awakening", "{condition}場合、", V.condition)
    _costs(g)
    events.declare(g)
    _plain(g)


def _costs(g: Grammar) -> None:
    """Energy to pay, and what else is done before the colon."""
    g.rule("energy", "\\({number})", n.PayEnergy(V.number))
    g.rule("energy", "{circle}", n.PayEnergy(1, (V.circle,)))
    for total in range(2, 6):
        # One of the colour and the others of any.
        g.rule("energy", f"{{circle}}\\({total - 1})", n.PayEnergy(total, (V.circle,)))
    g.rule("energy", "{a:circle}{b:circle}", n.PayEnergy(2, (V.a, V.b)))
    g.rule("cost", "{energy}：", (V.energy,))
    g.rule("cost", "{energy}、{clause}：", (V.energy, *V.clause))
    g.rule("cost", "{clause}：", V.clause)
    g.rule("cost", "{a:statement}か{b:statement}：", (n.Modes(((V.a,), (V.b,))),))
    g.rule("grown", "自分の{thing}。", n.Choose(1, False, _mine(V.thing)))
    several = n.Choose(V.number, False, _mine(V.thing))
    g.rule("grown", "自分の{thing}{number}枚。", several)
    pair = (n.Choose(1, False, _mine(V.a)), n.Choose(1, False, _mine(V.b)))
    g.rule("grown", "自分の{a:thing.one}と自分の{b:thing.one}。", n.Both(pair))


def _mine(tests: Any) -> n.Cards:
    return n.Cards("you", "battle", tests)


def _plain(g: Grammar) -> None:
    """Skills that are one sentence of their own kind."""
    for words, optional in (("{clause}", False), ("{clause:optional}", True)):
        swap = n.Ability("replacement", timings=V.would, optional=optional, body=V.clause)
        g.rule("plain", f"{{would}}場合、代わりに{words}。", swap)
        gated = n.Ability("replacement", V.would, (V.condition,), optional=optional, body=V.clause)
        g.rule("plain", f"{{condition:fact.cont}}、{{would}}場合、代わりに{words}。", gated)
    saved = n.Ability("replacement", timings=(n.When("ko", V.subject, by=V.agent),), once=True)
    g.rule("plain", "{subject}は1ターンに1回、{agent}KOされない。", saved)
    while_ = n.Ability(
        "replacement",
        timings=(n.When("ko", V.subject, by=V.agent),),
        conditions=(V.condition,),
        once=True,
    )
    g.rule("plain", "{condition}場合、{subject}は1ターンに1回、{agent}KOされない。", while_)
    played = n.When("played", n.Cards(V.whose, "all", V.thing))
    rested = n.Ability("replacement", timings=(played,), body=(n.Play(n.Subject(), True),))
    g.rule("plain", "{whose}の{thing}はレストで登場する。", rested)

    def law(words: str, *body: Any) -> None:
        g.rule("plain", words, n.Ability("rule", body=body))

    law("このカードはデッキに何枚でも入れることができる。", n.DeckRule("any_number"))
    law("このカードはデッキに{number}枚まで入れることができる。", n.DeckRule("at_most", V.number))
    law("自分は{thing}をデッキに入れることができない。", n.DeckRule("forbid", tests=V.thing))
    law("自分は{thing}しかデッキに入れることができない。", n.DeckRule("only", tests=V.thing))
    law("ゲーム開始時の自分のライフは{number}枚になる。", n.DeckRule("life", V.number))
    law("ゲーム開始時の自分の手札は{number}枚になる。", n.DeckRule("hand", V.number))
    front = "すべての領域のこのカードはカード名を"
    law(
        front + "{a:name}及び{b:name}としても扱う。",
        n.Treat(n.This(), "name", V.a),
        n.Treat(n.This(), "name", V.b),
    )
    law(front + "{name}としても扱う。", n.Treat(n.This(), "name", V.name))
    event = n.Ability("rule", body=(n.DeckRule("events"),))
    g.rule("rule", "このカードは指定されたイベントでのみ使用できる。", event)
