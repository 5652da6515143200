"""Japanese timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.ja.nouns import CHARACTER
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

    g.rule("when", "{event}時、", (V.event,))
    g.rule("when", "ゲーム開始時、", (n.When("start_of_game"),))
    g.rule("permission", "自分のターン開始時、発動できる。", (n.When("start_of_turn", who="you"),))
    g.rule("permission", "{event}時、発動できる。", (V.event,))
    g.rule(
        "when",
        "{this}がアタックした時かアタックされた時、",
        (n.When("attacks", V.this), n.When("attacked", V.this)),
    )
    g.rule("gate", "{condition}場合、", (V.condition,))
    _costs(g)
    _events(g)
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


def _events(g: Grammar) -> None:
    g.words(
        "by_whom",
        ("相手の効果で", "opponent_effect"),
        ("自分の効果で", "your_effect"),
        ("効果で", "effect"),
        ("バトルで", "battle"),
        ("", ""),
    )
    g.rule("subject", "{this}", V.this)
    g.rule("subject", "{whose}の{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("subject", "{thing}", n.Cards("any", "field", V.thing))

    g.rule("event", "{subject}が{by_whom}KOされた", n.When("ko", V.subject, by=V.by_whom))
    g.rule("event", "{subject}が{by_whom}場を離れた", n.When("leaves", V.subject, by=V.by_whom))
    g.rule(
        "event",
        "{this}のアタックによって、相手のライフにダメージを与えた",
        n.When("damage_dealt", V.this),
    )
    g.rule(
        "event",
        "自分の場のドン‼が{by_whom}ドン‼デッキに戻された",
        n.When("tokens_returned", who="you", by=V.by_whom),
    )
    g.rule(
        "event",
        "自分の場のドン‼が{number}枚以上{by_whom}ドン‼デッキに戻された",
        n.When("tokens_returned", who="you", by=V.by_whom, count=V.number),
    )
    g.rule(
        "event",
        "{subject}が{by_whom}持ち主の手札に戻(った|された)",
        n.When("returned_to_hand", V.subject, by=V.by_whom),
    )
    g.rule(
        "event",
        "{subject}が{by_whom}レスト(になった|にされた)",
        n.When("rested", V.subject, by=V.by_whom),
    )
    g.rule("event", "{this}のバトルによって相手のキャラをKOした", n.When("battle_ko", V.this))
    g.rule("event", "相手のライフにダメージを与えた", n.When("damage_dealt", who="you"))
    g.rule("event", "【トリガー】が発動した", n.When("trigger_activated", who="any"))
    g.rule(
        "event",
        "自分がドローフェイズ以外でカードを引いた",
        n.When("drawn_by_effect", who="you"),
    )
    g.rule("event", "ライフが離れた", n.When("life_removed", who="any"))
    g.rule("event", "{whose}のライフが離れた", n.When("life_removed", who=V.whose))
    g.rule("event", "自分のライフが手札に加わった", n.When("life_to_hand", who="you"))
    g.rule("event", "自分のライフが0枚になった", n.When("life_empty", who="you"))
    g.rule("event", "{whose}がイベントを発動した", n.When("event_activated", who=V.whose))
    g.rule("event", "{whose}が【ブロッカー】を発動した", n.When("blocker_activated", who=V.whose))
    g.rule(
        "event",
        "自分が{thing}を手札から登場させた",
        n.When("played_from_hand", n.Cards("you", "field", V.thing), who="you"),
    )
    g.rule(
        "event",
        "相手が{thing}を登場させた",
        n.When("played", n.Cards("opponent", "field", V.thing), who="opponent"),
    )


def _plain(g: Grammar) -> None:
    """Abilities that are one sentence of their own kind."""
    g.rule("would", "{subject}が{by_whom}KOされる", n.When("ko", V.subject, by=V.by_whom))
    g.rule("would", "{subject}が{by_whom}場を離れる", n.When("leaves", V.subject, by=V.by_whom))
    g.rule(
        "plain",
        "{would}場合、代わりに{clause:clause.can}。",
        n.Ability("replacement", timings=(V.would,), optional=True, body=V.clause),
    )
    g.rule(
        "plain",
        "{would}場合、代わりに{clause:clause.may}。",
        n.Ability("replacement", timings=(V.would,), optional=True, body=V.clause),
    )
    g.rule(
        "plain",
        "{would}場合、代わりに{clause}。",
        n.Ability("replacement", timings=(V.would,), body=V.clause),
    )
    g.rule(
        "plain",
        "{condition:fact.cont}、{would}場合、代わりに({clause:clause.can}|{clause:clause.may})。",
        n.Ability(
            "replacement",
            timings=(V.would,),
            conditions=(V.condition,),
            optional=True,
            body=V.clause,
        ),
    )

    def law(words: str, *body: n.Statement, timings: tuple[n.When, ...] = ()) -> None:
        g.rule("plain", "ルール上、" + words, n.Ability("rule", timings=timings, body=body))

    law("このカードはカード名を{name}としても扱う。", n.Treat(n.This(), "name", V.name))
    law("このカードはデッキに何枚でも入れることができる。", n.DeckRule("any_number"))
    law("自分は{card}をデッキに入れることができない。", n.DeckRule("forbid", tests=V.card))
    law("自分のドン‼デッキは{number}枚になる。", n.DeckRule("tokens", V.number))
    law(
        "自分のデッキが0枚になった場合、自分は敗北する代わりに勝利する。",
        n.Win("you"),
        timings=(n.When("deck_empty", who="you"),),
    )
    tests = (*CHARACTER, n.Trait(V.traits), n.Stat("counter", "==", 0))
    law(
        "自分の特徴{traits}を持ちカウンターを持たないキャラカードすべてはカウンター{plus}を持つ。",
        n.Gain(n.Cards("you", "all", tests), "counter", V.plus),
    )
