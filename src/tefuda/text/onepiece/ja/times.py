"""Japanese timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.ja import events
from tefuda.text.onepiece.ja.nouns import CHARACTER
from tefuda.text.phrases import circled
from tefuda.text.template import V, n

TIMINGS = {
    "登場時": "on_play",
    "アタック時": "when_attacking",
    "ブロック時": "on_block",
    "相手のアタック時": "on_opponent_attack",
    "KO時": "on_ko",
    "自分のターン終了時": "end_of_your_turn",
    "相手のターン終了時": "end_of_opponent_turn",
    "起動メイン": "activate_main",
    "メイン": "main",
    "カウンター": "counter",
    "トリガー": "trigger",
}


def declare(g: Grammar) -> None:
    for words, event in TIMINGS.items():
        g.rule("timing", f"【{words}】", n.When(event))
        g.rule("timing_name", f"【{words}】", event)
    g.rule("if_tag", "【ドン‼×{number}】", n.Given(V.number))
    g.rule("if_tag", "【自分のターン中】", n.Turn("you"))
    g.rule("if_tag", "【相手のターン中】", n.Turn("opponent"))
    g.rule("once_tag", "【ターン1回】", True)
    g.rule("keyword_tag", "{keyword}", V.keyword)

    g.rule("gate", "{condition}場合、", (V.condition,))
    _costs(g)
    events.declare(g)
    _plain(g)


def _costs(g: Grammar) -> None:
    circled(g)
    rest = n.RestTokens("you", V.circled)
    back = n.ReturnTokens("you", V.number)
    g.rule("cost", "{circled}：", (rest,))
    g.rule("cost", "{circled}、{clause:clause.can}：", (rest, *V.clause))
    g.rule("cost", "ドン‼-{number}：", (back,))
    g.rule("cost", "ドン‼-{number}、{clause:clause.can}：", (back, *V.clause))
    g.rule("cost", "{clause:clause.can}：", V.clause)
    g.rule("must", "{clause}：", V.clause)


def _plain(g: Grammar) -> None:
    """Abilities that are one sentence of their own kind."""
    body = n.Ability("replacement", timings=V.would, body=V.clause)
    g.rule("plain", "{would}、代わりに{clause}。", body)
    may = "({clause:clause.can}|{clause:clause.may})。"
    g.rule(
        "plain",
        "{would}、代わりに" + may,
        n.Ability("replacement", timings=V.would, optional=True, body=V.clause),
    )
    gated = n.Ability(
        "replacement", timings=V.would, conditions=(V.condition,), optional=True, body=V.clause
    )
    g.rule("plain", "{condition:fact.cont}、{would}、代わりに" + may, gated)
    negated = n.Ability(
        "replacement",
        timings=V.would,
        conditions=(n.Unless(V.condition),),
        optional=True,
        body=V.clause,
    )
    g.rule(
        "plain",
        "{would}、代わりに" + may + "{condition}場合、この効果は無効になる。",
        negated,
    )
    g.rule(
        "plain",
        "{whose}の{card}はレストで登場する。",
        n.Ability(
            "replacement",
            timings=(n.When("played", n.Cards(V.whose, "all", V.card)),),
            body=(n.Play(n.Subject(), True),),
        ),
    )
    up = n.Cards("you", "life", (n.State("face_up"),))
    g.rule(
        "plain",
        "ルール上、自分の表向きのライフは手札に加わる代わりにデッキの下に置かれる。",
        n.Ability(
            "replacement",
            timings=(n.When("life_to_hand", up, who="you"),),
            body=(n.Move(n.Subject(), "deck", "bottom"),),
        ),
    )

    def law(words: str, *body: n.Statement, timings: tuple[n.When, ...] = ()) -> None:
        g.rule("plain", "ルール上、" + words, n.Ability("rule", timings=timings, body=body))

    law("このカードはカード名を{name}としても扱う。", n.Treat(n.This(), "name", V.name))
    names = (n.Treat(n.This(), "name", V.a), n.Treat(n.This(), "name", V.b))
    law("このカードはカード名を{a:name}と{b:name}としても扱う。", *names)
    law("このカードは特徴{trait}も持つ。", n.Treat(n.This(), "trait", V.trait))
    law("このカードはデッキに何枚でも入れることができる。", n.DeckRule("any_number"))
    law(
        "(自分は{card}をデッキに入れることができない|自分のデッキに{card}を入れることはできない)。",
        n.DeckRule("forbid", tests=V.card),
    )
    law("自分は{card}しかデッキに入れることができない。", n.DeckRule("only", tests=V.card))
    law("自分のドン‼デッキは{number}枚になる。", n.DeckRule("tokens", V.number))
    law(
        "自分のデッキが0枚になった場合、自分は敗北する代わりに勝利する。",
        n.Win("you"),
        timings=(n.When("deck_empty", who="you"),),
    )
    law(
        "自分はデッキが0枚でも敗北せず、デッキが0枚になったターン終了時に敗北する。",
        n.Later("end_of_turn", (n.Lose("you"),)),
        timings=(n.When("deck_empty", who="you"),),
    )
    g.rule(
        "plain",
        "手札のこのカードは効果で自分の手札が捨てられているターン中、コスト{minus}。",
        n.Ability(
            "continuous",
            conditions=(n.Happened("trashed_from_hand", "you", "effect"),),
            body=(n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),),
            zone="hand",
        ),
    )
    tests = (*CHARACTER, n.Trait(V.traits), n.Stat("counter", "==", 0))
    law(
        "自分の特徴{traits}を持ちカウンターを持たないキャラカードすべてはカウンター{plus}を持つ。",
        n.Gain(n.Cards("you", "all", tests), "counter", V.plus),
    )
