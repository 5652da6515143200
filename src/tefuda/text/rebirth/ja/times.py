"""Japanese timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import listed
from tefuda.text.rebirth.ja.nouns import REBIRTH
from tefuda.text.rebirth.named import named
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    g.words(
        "kind_tag",
        ("【スパーク】", "spark"),
        ("【自】", "auto"),
        ("【起】", "activated"),
        ("【永】", "continuous"),
    )
    for zone, word in (
        ("entry", "エントリー"),
        ("member", "メンバー"),
        ("hand", "手札"),
        ("waiting", "控え室"),
        ("retire", "リタイア"),
        ("energy", "エネルギー"),
    ):
        g.rule("zone_tag", f"【{word}】", zone)
    g.rule("zone_tag", "【エントリー】【メンバー】", "field")
    g.rule("once_tag", "【ターン1】", True)
    _conditions(g)
    _keywords(g)
    g.rule("cost", "［{costs}］", V.costs)
    g.rule("costs", "エネ{circled}", (n.PayEnergy(V.circled),))
    g.rule("costs", "エネ{circled}、{costs}", (n.PayEnergy(V.circled), *V.costs))
    g.rule("costs", "{clause}", V.clause)
    g.rule("costs", "{first:clause}、{costs}", (*V.first, *V.costs), shown=False)
    _events(g)
    _plain(g)


def _conditions(g: Grammar) -> None:
    """The condition keywords (11.5, 11.7)."""
    for category, link in (("sort", "＆"), ("object", "or")):
        listed(g, f"{category}.traits", "trait", link.join, link)
        named(g, f"{category}.named", "part", link)
        g.rule(category, f"{{a:{category}.traits}}", (n.Trait(V.a),))
        g.rule(category, f"{{a:{category}.named}}", (V.a,))
        g.rule(category, "【のびしろ】", (n.Has("growth"),))
        ways = (n.Has("growth"), n.Trait(V.a))
        g.rule(category, f"【のびしろ】{link}{{a:{category}.traits}}", (n.AnyTest(ways),))
    level = n.Compare(n.Count(n.Cards("you", "member_or_retire", V.sort)), ">=", V.level)
    g.words("level", *((str(number), number) for number in range(2, 14)))
    g.rule("sort", "", ())
    g.rule("if_tag", "【本領発揮Lv{level}】{sort}", level)
    combo = n.Cards("you", "rebirth", (REBIRTH,))
    g.rule("if_tag", "【Reコンボ】", n.Compare(n.Count(combo), ">=", 1))
    some = n.Cards("you", "rebirth", (REBIRTH, *V.sort))
    g.rule("if_tag", "【Reコンボ】{sort}", n.Compare(n.Count(some), ">=", 1))


def _keywords(g: Grammar) -> None:
    g.rule("keyword_tag", "【のびしろ】", n.Ability("keyword", keyword="growth"))
    g.rule("blocker", "【ブロッカー】", n.Ability("keyword", keyword="blocker"))
    blocked = n.Fits(n.Subject(), V.object)
    g.rule(
        "blocker",
        "【ブロッカー】{object}",
        n.Ability("keyword", conditions=(blocked,), keyword="blocker"),
    )
    spark = n.When("spark", n.Cards("any", "all", (n.Not(REBIRTH),)))
    g.rule("cancel", "【キャンセル】：Reバース以外の【スパーク】", n.Ability("cancel", (spark,)))
    either = (n.When("spark"), n.When("cancel"))
    g.rule("cancel", "【キャンセル】：【スパーク】or【キャンセル】", n.Ability("cancel", either))
    g.rule("cancel", "【キャンセル】：【スパーク】", n.Ability("cancel", (n.When("spark"),)))


def _events(g: Grammar) -> None:
    g.words(
        "by_whom",
        ("相手の効果で", "opponent_effect"),
        ("あなたの効果で", "your_effect"),
        ("効果で", "effect"),
        ("", ""),
    )
    g.rule("who", "{this}", V.this)
    g.rule("who", "{whose}{zone}", n.Cards(V.whose, V.zone))
    g.rule("who", "{group}", V.group)
    for zone, word in (("entry", "エントリー"), ("member", "メンバー")):
        some = n.When(f"placed_{zone}", n.Cards(V.whose, zone, V.thing))
        g.rule("event", f"{{whose}}{word}に{{thing}}が置かれた", some)
    for words, event in (
        ("アタックした", "attacks"),
        ("アタックされた", "attacked"),
        ("サポートした", "supports"),
        ("サポートされた", "supported"),
        ("ブロックした", "blocks"),
        ("ブロックされた", "blocked"),
        ("相手のキャラをリタイアさせた", "retires"),
        ("相手のアタックでリタイアに置かれた", "retired_by_attack"),
        ("サポートしたアタックで相手のキャラをリタイアさせた", "supported_retires"),
        ("セットされた", "rebirth_set"),
        ("回復した", "recovered"),
    ):
        g.rule("event", f"{{who}}が{words}", n.When(event, V.who))
    for words, event in (
        ("リタイアに置かれた", "retired"),
        ("エントリーからリタイアに置かれた", "retired_from_entry"),
        ("エントリーに置かれた", "placed_entry"),
        ("手札からエントリーに置かれた", "placed_entry_from_hand"),
        ("デッキからエントリーに置かれた", "placed_entry_from_deck"),
        ("控え室からエントリーに置かれた", "placed_entry_from_waiting"),
        ("メンバーからエントリーに置かれた", "placed_entry_from_member"),
        ("デッキ以外からエントリーに置かれた", "placed_entry_not_from_deck"),
        ("メンバーに置かれた", "placed_member"),
        ("手札からメンバーに置かれた", "placed_member_from_hand"),
        ("控え室からメンバーに置かれた", "placed_member_from_waiting"),
        ("エントリーからメンバーに置かれた", "placed_member_from_entry"),
        ("エントリー以外からメンバーに置かれた", "placed_member_not_from_entry"),
        ("エネルギーに置かれた", "placed_energy"),
        ("控え室に置かれた", "to_waiting"),
        ("メンバーから控え室に置かれた", "member_to_waiting"),
        ("エントリーから控え室に置かれた", "entry_to_waiting"),
        ("エネルギーから控え室に置かれた", "energy_to_waiting"),
        ("エントリーかメンバーから控え室に置かれた", "field_to_waiting"),
        ("手札から控え室に置かれた", "trashed_from_hand"),
        ("メンバーから手札に戻った", "returned_to_hand"),
        ("【スタンド】した", "switched_active"),
        ("【レスト】した", "rested"),
    ):
        g.rule("event", f"{{who}}が{{by_whom}}{words}", n.When(event, V.who, by=V.by_whom))
    for words, event in (
        ("{tests:thing}をサポートした", "supports"),
        ("{tests:thing}にサポートされた", "supported"),
        ("{tests:thing}をブロックした", "blocks"),
    ):
        g.rule("event", f"{{who}}が{words}", n.When(event, V.who, tests=V.tests))
    g.rule(
        "event",
        "{who}が{tests:thing}をサポートしたアタックで相手のキャラをリタイアさせた",
        n.When("supported_retires", V.who, tests=V.tests),
    )
    g.rule(
        "event",
        "{who}が相手のキャラをパートナーアタックでリタイアさせた",
        n.When("retires", V.who, by="partner_attack"),
    )
    g.rule("event", "このキャラの【スパーク】が【キャンセル】された", n.When("cancelled"))
    g.rule("event", "このキャラがこのキャラの【キャンセル】で控え室に置かれた", n.When("cancels"))
    for who, word in (("you", "あなた"), ("opponent", "相手")):
        used = n.When("cancel_used", n.Cards(who, "all"), who=who)
        g.rule("event", f"{word}が【キャンセル】を使った", used)
        put = n.When("trashed_from_hand", n.Cards(who, "all"), who=who)
        g.rule("event", f"{word}が手札から控え室にカードを置いた", put)
        g.rule("event", f"{word}が回復した", n.When("recovered", n.Player(who), who=who))
        g.rule("event", f"{word}がアタックした", n.When("attacks", n.Cards(who, "field"), who=who))
    g.rule("when", "{event}時、", (V.event,))
    from_hand = (n.When("placed_entry_from_hand"), n.When("placed_member_from_hand"))
    g.rule("when", "このキャラが手札からエントリーかメンバーに置かれた時、", from_hand)
    for words, event in (
        ("ターン開始時", "start_of_turn"),
        ("メインフェイズ開始時", "start_of_main"),
        ("アタックフェイズ開始時", "start_of_attack"),
        ("ターン終了時", "end_of_turn"),
    ):
        g.rule("when", f"{{whose}}{words}、", (n.When(event, who=V.whose),))
        g.rule("when", f"各{words}、", (n.When(event, who="any"),), shown=False)
    g.rule("when", "{attacker}のアタック終了時、", (n.When("attack_end", V.attacker),))
    g.rule("attacker", "{this}", V.this)
    g.rule("attacker", "{whose}{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("when", "このキャラがサポートしたアタック終了時、", (n.When("supported_attack_end"),))


def _plain(g: Grammar) -> None:
    """Permanent abilities that are one sentence of their own kind."""
    number = n.Ability("rule", body=(n.DeckRule("any_number"),))
    g.rule("plain", "このキャラはデッキに4枚より多く入れてもよい。", number)
    limited = n.Ability(
        "continuous", conditions=(n.Unless(V.condition),), body=(n.Forbid(n.This(), "cancel"),),
        zone="hand",
    )  # fmt: skip
    g.rule("plain", "このキャラの【キャンセル】は{condition}時のみ使える。", limited)
