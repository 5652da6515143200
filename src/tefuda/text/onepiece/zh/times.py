"""Chinese timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.zh import events
from tefuda.text.onepiece.zh.nouns import CHARACTER
from tefuda.text.phrases import circled
from tefuda.text.template import V, n

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

    g.rule("gate", "若{condition}(時|)，", (V.condition,))
    g.rule("gate", "{condition}時，", (V.condition,), shown=False)
    _costs(g)
    events.declare(g)
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
    g.rule("must", "{clause}：", V.clause)


def _plain(g: Grammar) -> None:
    """Abilities that are one sentence of their own kind."""
    body = n.Ability("replacement", timings=V.would, body=V.clause)
    g.rule("plain", "若{would}，替換成{clause}。", body)
    g.rule(
        "plain",
        "若{would}，可替換成{clause}。",
        n.Ability("replacement", timings=V.would, optional=True, body=V.clause),
    )
    gated = n.Ability(
        "replacement", timings=V.would, conditions=(V.condition,), optional=True, body=V.clause
    )
    g.rule("plain", "若{condition:fact}、{would}，可替換成{clause}。", gated)
    negated = n.Ability(
        "replacement",
        timings=V.would,
        conditions=(n.Unless(V.condition),),
        optional=True,
        body=V.clause,
    )
    g.rule(
        "plain",
        "若{would}，可替換成{clause}。若{condition}(時|)，這個效果即無效。",
        negated,
    )
    g.rule(
        "plain",
        "{whose}{thing}以休息狀態登場。",
        n.Ability(
            "replacement",
            timings=(n.When("played", n.Cards(V.whose, "all", V.thing)),),
            body=(n.Play(n.Subject(), True),),
        ),
    )
    up = n.Cards("you", "life", (n.State("face_up"),))
    g.rule(
        "plain",
        "在規則上，將自己正面朝上的生命值卡加入手牌替換成放置在卡組下面。",
        n.Ability(
            "replacement",
            timings=(n.When("life_to_hand", up, who="you"),),
            body=(n.Move(n.Subject(), "deck", "bottom"),),
        ),
    )

    def law(words: str, *body: n.Statement, timings: tuple[n.When, ...] = ()) -> None:
        g.rule("plain", "在規則上，" + words, n.Ability("rule", timings=timings, body=body))

    g.rule(
        "plain",
        "在因效果而廢棄自己手牌的回合中，自己手牌中的這張卡片(的|，|)費用{minus}。",
        n.Ability(
            "continuous",
            conditions=(n.Happened("trashed_from_hand", "you", "effect"),),
            body=(n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),),
            zone="hand",
        ),
    )
    law("這張卡片的卡片名稱也可視為{name}。", n.Treat(n.This(), "name", V.name))
    names = (n.Treat(n.This(), "name", V.a), n.Treat(n.This(), "name", V.b))
    law("這張卡片的卡片名稱也可視為{a:name}和{b:name}。", *names)
    law("這張卡片也擁有{trait}特徵。", n.Treat(n.This(), "trait", V.trait))
    law("這張卡片可不限張數放入卡組中。", n.DeckRule("any_number"))
    law("自己無法將{bare}放入卡組。", n.DeckRule("forbid", tests=V.bare))
    law("自己只可將{bare}放入卡組。", n.DeckRule("only", tests=V.bare))
    law("自己的咚‼卡組為{number}張(|卡片)。", n.DeckRule("tokens", V.number))
    law(
        "若自己的卡組為0張卡片時，自己將獲勝而非輸掉遊戲。",
        n.Win("you"),
        timings=(n.When("deck_empty", who="you"),),
    )
    law(
        "即使自己的卡組0張卡片，也不會輸掉遊戲，而是在卡組剩下0張卡片的回合結束時，輸掉遊戲。",
        n.Later("end_of_turn", (n.Lose("you"),)),
        timings=(n.When("deck_empty", who="you"),),
    )
    tests = (*CHARACTER, n.Trait(V.traits), n.Stat("counter", "==", 0))
    law(
        "自己擁有{traits}特徵未持有反擊的角色卡全數持有反擊{plus}。",
        n.Gain(n.Cards("you", "all", tests), "counter", V.plus),
    )
