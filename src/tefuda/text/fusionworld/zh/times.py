"""Chinese timings: the tags, the timings in words, costs, and whole skills in words."""

from __future__ import annotations

from typing import Any

from tefuda.text.fusionworld.tags import tags
from tefuda.text.fusionworld.zh import events
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

TIMINGS = {
    "登場時": "on_play",
    "攻擊時": "when_attacking",
    "KO時": "on_ko",
    "防禦時": "on_block",
    "我方回合結束時": "end_of_your_turn",
    "對方回合結束時": "end_of_opponent_turn",
}
ACTIVATED = {
    "啟動主要": ("activate_main",),
    "啟動戰鬥": ("activate_battle",),
    "啟動主要/戰鬥": ("activate_main", "activate_battle"),
    "覺醒": ("awaken",),
    "進化": ("evolve",),
    "融合進化": ("fusion_evolve",),
}


def declare(g: Grammar) -> None:
    tags(g, "【{}】", TIMINGS, ACTIVATED)
    for words, event in TIMINGS.items():
        g.rule("timing_name", f"【{words}】", event)
    for words, found in ACTIVATED.items():
        if len(found) == 1:
            g.rule("timing_name", f"【{words}】", found[0])
    g.words("kind_tag", ("【常駐】", "continuous"), ("【自動】", "auto"))
    g.rule("if_tag", "【我方回合中】", n.Turn("you"))
    g.rule("if_tag", "【對方回合中】", n.Turn("opponent"))
    g.rule("once_tag", "【每回合1次】", True)
    g.rule("keyword_tag", "{keyword}", V.keyword)
    fighting = n.Fits(n.This(), (n.State("in_battle"),))
    g.rule("gate", "這張卡片戰鬥中，", (fighting,))
    g.rule("gate", "若{condition}時，", (V.condition,))
    g.rule("gate", "若{condition}時，這張卡片戰鬥中，", (V.condition, fighting))
    g.rule("gate", "這張卡片戰鬥中，若{condition}時，", (fighting, V.condition))
    g.rule("awakening", "若{condition}時，", V.condition)
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
    g.rule("cost", "{energy}，{clause}：", (V.energy, *V.clause))
    g.rule("cost", "{clause}：", V.clause)
    g.rule("cost", "{a:statement}或{b:statement}：", (n.Modes(((V.a,), (V.b,))),))
    g.rule("grown", "自己{thing}。", n.Choose(1, False, _mine(V.thing)))
    g.rule("grown", "{number}張自己{thing}。", n.Choose(V.number, False, _mine(V.thing)))
    pair = (n.Choose(1, False, _mine(V.a)), n.Choose(1, False, _mine(V.b)))
    g.rule("grown", "自己{a:thing.one}和自己{b:thing.one}。", n.Both(pair))


def _mine(tests: Any) -> n.Cards:
    return n.Cards("you", "battle", tests)


def _plain(g: Grammar) -> None:
    """Skills that are one sentence of their own kind."""
    for may, optional in (("可以", True), ("", False)):
        swap = n.Ability("replacement", timings=V.would, optional=optional, body=V.clause)
        g.rule("plain", f"若{{would}}時，{may}替換成{{clause}}。", swap)
        gated = n.Ability("replacement", V.would, (V.condition,), optional=optional, body=V.clause)
        g.rule("plain", f"若{{condition}}、{{would}}時，{may}替換成{{clause}}。", gated)
    saved = n.Ability("replacement", timings=(n.When("ko", V.subject, by=V.agent),), once=True)
    g.rule("plain", "{subject}每回合1次{agent}被KO。", saved)
    played = n.When("played", n.Cards(V.whose, "all", V.thing))
    rested = n.Ability("replacement", timings=(played,), body=(n.Play(n.Subject(), True),))
    g.rule("plain", "{whose}{thing}以休息狀態登場。", rested)

    def law(words: str, *body: Any) -> None:
        g.rule("plain", words, n.Ability("rule", body=body))

    law("這張卡片可以不限張數放入卡組中。", n.DeckRule("any_number"))
    law("這張卡片最多可以放入{number}張到卡組中。", n.DeckRule("at_most", V.number))
    law("自己無法將{bare}放入卡組。", n.DeckRule("forbid", tests=V.bare))
    law("自己只可將{bare}放入卡組。", n.DeckRule("only", tests=V.bare))
    law("遊戲開始時自己的生命為{number}張。", n.DeckRule("life", V.number))
    law("遊戲開始時自己的手牌為{number}張。", n.DeckRule("hand", V.number))
    front = "所有區域的這張卡片的卡片名稱也視為"
    law(
        front + "{a:name}和{b:name}。",
        n.Treat(n.This(), "name", V.a),
        n.Treat(n.This(), "name", V.b),
    )
    law(front + "{name}。", n.Treat(n.This(), "name", V.name))
    event = n.Ability("rule", body=(n.DeckRule("events"),))
    g.rule("rule", "這張卡片只能在指定的活動中使用。", event)
