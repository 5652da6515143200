"""Chinese timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import circled
from tefuda.text.template import V, n
from tefuda.text.zh.nouns import CHARACTER

TIMINGS = {
    "登場時": "on_play",
    "攻擊時": "when_attacking",
    "防禦時": "on_block",
    "對方攻擊時": "on_opponent_attack",
    "KO時": "on_ko",
    "我方回合結束時": "end_of_your_turn",
    "對方回合結束時": "end_of_opponent_turn",
    "啟動主要": "activate_main",
    "主要": "main",
    "反擊": "counter",
    "觸發器": "trigger",
}


def declare(g: Grammar) -> None:
    for words, event in TIMINGS.items():
        g.rule("timing", f"【{words}】", n.When(event))
        g.rule("timing_name", f"【{words}】", event)
    g.rule("if_tag", "【咚‼×{number}】", n.Given(V.number))
    g.rule("if_tag", "【我方回合中】", n.Turn("you"))
    g.rule("if_tag", "【對方回合中】", n.Turn("opponent"))
    g.rule("once_tag", "【每回合1次】", True)
    g.rule("keyword_tag", "{keyword}", V.keyword)

    g.rule("when", "{event}時，", (V.event,))
    g.rule("when", "在遊戲開始時，", (n.When("start_of_game"),))
    g.rule("permission", "我方回合開始時，可發動。", (n.When("start_of_turn", who="you"),))
    g.rule("permission", "{event}時，可發動。", (V.event,))
    g.rule(
        "when",
        "{this}攻擊時或遭受攻擊時，",
        (n.When("attacks", V.this), n.When("attacked", V.this)),
    )
    g.rule("gate", "若{condition}時，", (V.condition,))
    _costs(g)
    _events(g)
    _plain(g)


def _costs(g: Grammar) -> None:
    circled(g)
    rest = n.RestTokens("you", V.circled)
    back = n.ReturnTokens("you", V.number)
    g.rule("cost", "{circled}：", (rest,))
    g.rule("cost", "{circled}，{clause:clause.may}：", (rest, *V.clause))
    g.rule("cost", "咚‼-{number}：", (back,))
    g.rule("cost", "咚‼-{number}，{clause:clause.may}：", (back, *V.clause))
    g.rule("cost", "{clause:clause.may}：", V.clause)


def _events(g: Grammar) -> None:
    g.words(
        "by_whom",
        ("因對手的效果", "opponent_effect"),
        ("因自己的效果", "your_effect"),
        ("因效果", "effect"),
        ("在對戰中", "battle"),
        ("", ""),
    )
    g.rule("subject", "{this}", V.this)
    g.rule("subject", "{whose}{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("subject", "{bare}", n.Cards("any", "field", V.bare))

    g.rule("event", "{subject}{by_whom}[而]遭到KO", n.When("ko", V.subject, by=V.by_whom))
    g.rule("event", "{subject}{by_whom}[而]離開場上", n.When("leaves", V.subject, by=V.by_whom))
    g.rule(
        "event",
        "因為{this}的攻擊，而造成對手生命值傷害",
        n.When("damage_dealt", V.this),
    )
    g.rule(
        "event",
        "自己場上的咚‼卡{by_whom}被放回咚‼卡組",
        n.When("tokens_returned", who="you", by=V.by_whom),
    )
    g.rule(
        "event",
        "{number}張以上自己場上的咚‼卡{by_whom}被放回咚‼卡組",
        n.When("tokens_returned", who="you", by=V.by_whom, count=V.number),
    )
    g.rule(
        "event",
        "{subject}{by_whom}(|而|被)放回持有者的手牌",
        n.When("returned_to_hand", V.subject, by=V.by_whom),
    )
    g.rule(
        "event",
        "{subject}{by_whom}(|而|被)置為休息狀態",
        n.When("rested", V.subject, by=V.by_whom),
    )
    g.rule("event", "經由{this}的對戰而將對手的角色卡KO", n.When("battle_ko", V.this))
    g.rule("event", "造成對手生命值傷害", n.When("damage_dealt", who="you"))
    g.rule("event", "【觸發器】發動", n.When("trigger_activated", who="any"))
    g.rule("event", "自己在抽卡階段以外抽取卡片", n.When("drawn_by_effect", who="you"))
    g.rule("event", "生命值卡離開", n.When("life_removed", who="any"))
    g.rule("event", "{whose}的生命值卡離開", n.When("life_removed", who=V.whose))
    g.rule("event", "自己的生命值卡加入手牌", n.When("life_to_hand", who="you"))
    g.rule("event", "自己的生命值卡變成0張", n.When("life_empty", who="you"))
    g.rule("event", "{whose}發動事件卡", n.When("event_activated", who=V.whose))
    g.rule("event", "{whose}發動【防禦】", n.When("blocker_activated", who=V.whose))
    g.rule(
        "event",
        "使自己{thing}從手牌中登場",
        n.When("played_from_hand", n.Cards("you", "field", V.thing), who="you"),
    )
    g.rule(
        "event",
        "對手使{bare}登場",
        n.When("played", n.Cards("opponent", "field", V.bare), who="opponent"),
    )


def _plain(g: Grammar) -> None:
    """Abilities that are one sentence of their own kind."""
    g.rule("would", "{subject}{by_whom}(即將|)遭到KO", n.When("ko", V.subject, by=V.by_whom))
    g.rule("would", "{subject}{by_whom}即將離開場上", n.When("leaves", V.subject, by=V.by_whom))
    g.rule(
        "plain",
        "(若|){would}時，(可替換成|替換成可){clause}。",
        n.Ability("replacement", timings=(V.would,), optional=True, body=V.clause),
    )
    g.rule(
        "plain",
        "若{would}時，替換成{clause}。",
        n.Ability("replacement", timings=(V.would,), body=V.clause),
    )
    g.rule(
        "plain",
        "若{condition:fact}、{would}時，可替換成{clause}。",
        n.Ability(
            "replacement",
            timings=(V.would,),
            conditions=(V.condition,),
            optional=True,
            body=V.clause,
        ),
    )

    def law(words: str, *body: n.Statement, timings: tuple[n.When, ...] = ()) -> None:
        g.rule("plain", "在規則上，" + words, n.Ability("rule", timings=timings, body=body))

    law("這張卡片的卡片名稱也可視為{name}。", n.Treat(n.This(), "name", V.name))
    law("這張卡片可不限張數放入卡組中。", n.DeckRule("any_number"))
    law("自己無法將{bare}放入卡組。", n.DeckRule("forbid", tests=V.bare))
    law("自己的咚‼卡組為{number}張。", n.DeckRule("tokens", V.number))
    law(
        "若自己的卡組為0張卡片時，自己將獲勝而非輸掉遊戲。",
        n.Win("you"),
        timings=(n.When("deck_empty", who="you"),),
    )
    tests = (*CHARACTER, n.Trait(V.traits), n.Stat("counter", "==", 0))
    law(
        "自己擁有{traits}特徵未持有反擊的角色卡全數持有反擊{plus}。",
        n.Gain(n.Cards("you", "all", tests), "counter", V.plus),
    )
