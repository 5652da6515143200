"""Japanese timings in words: when something happens, or would happen."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _whom(g)
    _cards(g)
    _players(g)
    _battles(g)
    _tokens(g)
    _would(g)
    _several(g)
    g.rule("events", "{event}時", (V.event,))
    g.rule("events", "{a:event}時か{b:event}時", (V.a, V.b))
    g.rule("when", "{events}、", V.events)
    g.rule("when", "ゲーム開始時、", (n.When("start_of_game"),))
    for phase, event in (("ターン", "start_of_turn"), ("メインフェイズ", "start_of_main")):
        g.rule("when", f"{{whose}}の{phase}開始時、", (n.When(event, who=V.whose),))
    g.rule("permission", "自分のターン開始時、発動できる。", (n.When("start_of_turn", who="you"),))
    g.rule("permission", "{events}、発動できる。", V.events)
    g.rule("leave", "{condition}場合、発動できる。", V.condition)


def _several(g: Grammar) -> None:
    """Timings that share their words."""
    blocker, event, trigger = (
        n.When(f"{what}_activated", who=V.whose) for what in ("blocker", "event", "trigger")
    )
    g.rule("events", "{whose}が【ブロッカー】かイベントを発動した時", (blocker, event))
    g.rule("events", "{whose}がイベントか【トリガー】を発動した時", (event, trigger))
    g.rule(
        "events",
        "{this}がアタックした時かアタックされた時",
        (n.When("attacks", V.this), n.When("attacked", V.this)),
    )
    g.rule(
        "events",
        "{subject}がKOされた時か{by_whom}場を離れた時",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    )
    g.rule(
        "events",
        "{this}か自分の{thing}にドン‼が付与された時",
        (
            n.When("tokens_given", V.this),
            n.When("tokens_given", n.Cards("you", "field", V.thing)),
        ),
    )
    first = n.When("played", n.Cards(V.whose, "field", V.thing), who=V.whose)
    second = n.When("played", n.Cards(V.whose, "field", V.b), who=V.whose, by="effect", tests=V.c)
    g.rule(
        "events",
        "{whose}が{thing}を登場させた時か{c:thing}の効果で{b:thing}を登場させた時",
        (first, second),
    )


def _whom(g: Grammar) -> None:
    g.words(
        "cause",
        ("相手の効果で", "opponent_effect"),
        ("相手によって", "opponent"),
        ("自分の効果で", "your_effect"),
        ("効果で", "effect"),
        ("バトルで", "battle"),
    )
    g.rule("by_whom", "{cause}", V.cause)
    g.rule("by_whom", "", "")
    g.rule("subject", "{this}", V.this)
    g.rule("subject", "{whose}の{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("subject", "{thing}", n.Cards("any", "field", V.thing))


def _cards(g: Grammar) -> None:
    for words, event in (
        ("KOされた", "ko"),
        ("場を離れた", "leaves"),
        ("持ち主の手札に戻(った|された)", "returned_to_hand"),
        ("レスト(になった|にされた)", "rested"),
    ):
        g.rule("event", f"{{subject}}が{{by_whom}}{words}", n.When(event, V.subject, by=V.by_whom))
        g.rule(
            "event",
            f"{{subject}}が相手の{{thing}}の効果で{words}",
            n.When(event, V.subject, by="opponent_effect", tests=V.thing),
        )
        either = tuple(n.When(event, one, by=V.by_whom) for one in (V.this, V.subject))
        g.rule("events", f"{{this}}か{{subject}}が{{by_whom}}{words}時", either)
    g.rule("event", "(|自分か相手の|お互いの)ライフが離れた", n.When("life_removed", who="any"))
    g.rule("event", "{whose}のライフが離れた", n.When("life_removed", who=V.whose))
    g.rule("event", "自分のライフが手札に加わった", n.When("life_to_hand", who="you"))
    g.rule("event", "自分のライフが0枚になった", n.When("life_empty", who="you"))
    g.rule(
        "event",
        "自分の{card}の効果で自分の手札からカードが捨てられた",
        n.When("trashed_from_hand", who="you", by="your_effect", tests=V.card),
    )
    g.rule(
        "event",
        "{by_whom}自分の手札(からカード|)が捨てられた",
        n.When("trashed_from_hand", who="you", by=V.by_whom),
    )
    g.rule(
        "event",
        "自分の手札(からカード|)が{cause}捨てられた",
        n.When("trashed_from_hand", who="you", by=V.cause),
        shown=False,
    )


def _players(g: Grammar) -> None:
    either = (n.When("event_activated", who=V.whose), n.When("blocker_activated", who=V.whose))
    g.rule("events", "{whose}がイベントか【ブロッカー】を発動した時", either)
    g.rule("event", "{whose}がイベントを発動した", n.When("event_activated", who=V.whose))
    g.rule("event", "{whose}が【ブロッカー】を発動した", n.When("blocker_activated", who=V.whose))
    g.rule("event", "{whose}が【トリガー】を発動した", n.When("trigger_activated", who=V.whose))
    by_effect = n.When(
        "played", n.Cards(V.whose, "field", V.b), who=V.whose, by="effect", tests=V.thing
    )
    g.rule("event", "{whose}が{thing}の効果で{b:thing}を登場させた", by_effect)
    g.rule("event", "【トリガー】が発動した", n.When("trigger_activated", who="any"))
    g.rule("event", "{whose}がダメージを受けた", n.When("damage_taken", who=V.whose))
    opposing = n.When("played", n.Cards("opponent", "field", V.thing), who="opponent")
    g.rule("event", "相手が{thing}を登場させた", opposing)
    g.rule(
        "event",
        "{whose}の{thing}が登場した",
        n.When("played", n.Cards(V.whose, "field", V.thing), who=V.whose),
    )
    g.rule("event", "相手のライフにダメージを与えた", n.When("damage_dealt", who="you"))
    g.rule(
        "event",
        "(自分が|)[自分の]ドローフェイズ以外で[自分が]カードを引いた",
        n.When("drawn_by_effect", who="you"),
    )
    g.rule(
        "event",
        "(自分が{thing}を手札から登場させた|自分の{thing}が手札から登場した)",
        n.When("played_from_hand", n.Cards("you", "field", V.thing), who="you"),
    )
    anybodys = n.Cards("any", "field", V.thing)
    g.rule("event", "{thing}が登場した", n.When("played", anybodys, who="any"))
    played = n.When("played", V.subject, by=V.cause)
    g.rule("event", "({cause}{subject}が|{subject}が{cause})登場した", played)
    g.rule(
        "event",
        "{whose}が{thing}を登場させた",
        n.When("played", n.Cards(V.whose, "field", V.thing), who=V.whose),
    )


def _battles(g: Grammar) -> None:
    g.rule(
        "event",
        "{this}のアタックによって、相手のライフにダメージを与えた",
        n.When("damage_dealt", V.this),
    )
    for words in ("{this}のバトルによって相手のキャラを", "{this}がバトルで相手のキャラを"):
        g.rule("event", words + "KOした", n.When("battle_ko", V.this))
    fought = "{this}が相手のキャラとバトルし、(|そのキャラを)KOした"
    g.rule("event", fought, n.When("battle_ko", V.this), shown=False)
    g.rule("event", "相手がアタックした", n.When("attacks", n.Cards("opponent", "field")))
    g.rule("event", "{subject}がアタックした", n.When("attacks", V.subject))
    g.rule("event", "{subject}がアタックされた", n.When("attacked", V.subject))
    g.rule("event", "{subject}がブロックした", n.When("blocks", V.subject))
    g.rule(
        "event",
        "{subject}が相手の{thing}にアタックした",
        n.When("attacks", V.subject, tests=V.thing),
    )
    battles = n.When("battles", V.this, tests=V.thing)
    g.rule("events", "{this}が相手の{thing}とバトルした時", (battles,))
    battling = n.When("battling", V.this, tests=V.thing)
    g.rule("events", "{this}が相手の{thing}とバトルする時", (battling,))
    g.rule(
        "events",
        "{this}が相手の{thing}とバトルしたバトル終了時",
        (n.When("battle_end", V.this, tests=V.thing),),
    )


def _tokens(g: Grammar) -> None:
    g.rule(
        "event",
        "自分の場のドン‼が{by_whom}ドン‼デッキに戻された",
        n.When("tokens_returned", who="you", by=V.by_whom),
    )
    g.rule(
        "event",
        "場のドン‼が{by_whom}ドン‼デッキに戻された",
        n.When("tokens_returned", who="any", by=V.by_whom),
    )
    g.rule(
        "event",
        "自分の場のドン‼(が{number}枚以上|{number}枚以上が){by_whom}ドン‼デッキに戻された",
        n.When("tokens_returned", who="you", by=V.by_whom, count=V.number),
    )
    g.rule(
        "event",
        "{subject}にドン‼が付与された",
        n.When("tokens_given", V.subject),
    )


def _would(g: Grammar) -> None:
    for words, event in (("KOされる", "ko"), ("場を離れる", "leaves"), ("レストになる", "rested")):
        g.rule(
            "would",
            f"{{subject}}が{{by_whom}}{words}場合",
            (n.When(event, V.subject, by=V.by_whom),),
        )
        g.rule(
            "would",
            f"{{subject}}が相手の{{thing}}の効果で{words}場合",
            (n.When(event, V.subject, by="opponent_effect", tests=V.thing),),
        )
    g.rule(
        "would",
        "{subject}がKOされるか{by_whom}場を離れる場合",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
        shown=False,
    )
    g.rule(
        "would",
        "{subject}が(KOされる場合か{by_whom}場を離れる|{by_whom}場を離れるかKOされる)場合",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    )
