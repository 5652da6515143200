"""Timings, costs, and whole abilities in words."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- times ---------------------------------------------------------------------------------------

say("kind_tag", "spark", en="\\[Spark]", ja="【スパーク】", zh="【火花】")
say("kind_tag", "auto", en="\\[AUTO]", ja="【自】", zh="【自動】")
say("kind_tag", "activated", en="\\[ACT]", ja="【起】", zh="【起動】")
say("kind_tag", "continuous", en="\\[CONT]", ja="【永】", zh="【常駐】")
say("zone_tag", "entry", en="\\[Entry]", ja="【エントリー】", zh="【登場位】")
say("zone_tag", "member", en="\\[Member]", ja="【メンバー】", zh="【隊員】")
say("zone_tag", "hand", en="\\[Hand]", ja="【手札】", zh="【手牌】")
say("zone_tag", "waiting", en="\\[Waiting Room]", ja="【控え室】", zh="【等候室】")
say("zone_tag", "retire", en="\\[Retire]", ja="【リタイア】", zh="【退場區】")
say("zone_tag", "energy", en="\\[Energy]", ja="【エネルギー】", zh="【能量】")
say("zone_tag", "field", en="\\[Entry]\\[Member]", ja="【エントリー】【メンバー】",
    zh="【登場位】【隊員】")
say("once_tag", True, en="\\[1/Turn]", ja="【ターン1】", zh="【回合1次】")

# -- conditions: The condition keywords (11.5, 11.7). --------------------------------------------

say("sort", (n.Trait(V.a),), en=" {a:sort.traits}", ja="{a:sort.traits}", zh="{a:sort.traits}")
say("sort", (V.a,), en=" {a:sort.named}", ja="{a:sort.named}", zh="{a:sort.named}")
say("sort", (n.Has("growth"),), en=" \\[Growing]", ja="【のびしろ】", zh="【成長】")
say("sort", (n.AnyTest((n.Has("growth"), n.Trait(V.a))),), ja="【のびしろ】＆{a:sort.traits}")
say("object", (n.Trait(V.a),), en=" {a:object.traits}", ja="{a:object.traits}",
    zh="{a:object.traits}")
say("object", (V.a,), en=" {a:object.named}", ja="{a:object.named}", zh="{a:object.named}")
say("object", (n.Has("growth"),), en=" \\[Growing]", ja="【のびしろ】", zh="【成長】")
say("object", (n.AnyTest((n.Has("growth"), n.Trait(V.a))),), ja="【のびしろ】or{a:object.traits}")
say("sort", (), en="", ja="", zh="")
say("level", 2, en=("2", "@nth:2nd"), ja="2", zh="2")
say("level", 3, en=("3", "@nth:3rd"), ja="3", zh="3")
say("level", 4, en=("4", "@nth:4th"), ja="4", zh="4")
say("level", 5, en=("5", "@nth:5th"), ja="5", zh="5")
say("level", 6, en="6", ja="6", zh="6")
say("level", 7, en="7", ja="7", zh="7")
say("level", 8, en="8", ja="8", zh="8")
say("level", 9, en="9", ja="9", zh="9")
say("level", 10, ja="10")
say("level", 11, ja="11")
say("level", 12, ja="12")
say("level", 13, ja="13")
say("if_tag", n.Compare(n.Count(n.Cards("you", "member_or_retire", V.sort)), ">=", V.level),
    en="\\[Skill Showcase Lv{level}]{sort}", ja="【本領発揮Lv{level}】{sort}",
    zh="【本領發揮Lv{level}】{sort}")
say("if_tag", n.Compare(n.Count(n.Cards("you", "rebirth", (n.Kind(("rebirth",)),))), ">=", 1),
    ja="【Reコンボ】")
say("if_tag", n.Compare(n.Count(n.Cards("you", "rebirth", (n.Kind(("rebirth",)), *V.sort))), ">=",
    1), en="\\[ReCombo]{sort}", ja="【Reコンボ】{sort}", zh="【Re連擊】{sort}")

# -- keywords ------------------------------------------------------------------------------------

say("keyword_tag", n.Ability("keyword", keyword="growth"), en="\\[Growing]", ja="【のびしろ】",
    zh="【成長】")
say("blocker", n.Ability("keyword", keyword="blocker"), en="\\[Blocker]", ja="【ブロッカー】",
    zh="【防禦】")
say("blocker", n.Ability("keyword", conditions=(n.Fits(n.Subject(), V.object),), keyword="blocker"),
    en="\\[Blocker]{object}", ja="【ブロッカー】{object}", zh="【防禦】{object}")
say("cancel", n.Ability("cancel", (n.When("spark", n.Cards("any", "all", (n.Not(n.Kind(("rebirth",
    ))),))),)), en="\\[Cancel]: \\[Spark] of cards other than Rebirth",
    ja="【キャンセル】：Reバース以外の【スパーク】", zh="【取消】：重生卡以外的【火花】")
say("cancel", n.Ability("cancel", (n.When("spark"), n.When("cancel"))),
    en="\\[Cancel]: \\[Spark] or \\[Cancel]", ja="【キャンセル】：【スパーク】or【キャンセル】",
    zh="【取消】：【火花】或【取消】")
say("cancel", n.Ability("cancel", (n.When("spark"),)), en="\\[Cancel]: \\[Spark]",
    ja="【キャンセル】：【スパーク】", zh="【取消】：【火花】")
say("cost", V.clause, en="\\[{clause}] ", ja="［{clause:costs}］", zh="［{clause}］")
say("costs", (n.PayEnergy(V.circled),), ja="エネ{circled}")
say("costs", (n.PayEnergy(V.circled), *V.costs), ja="エネ{circled}、{costs}")
say("costs", V.clause, ja="{clause}")
say("costs", (*V.first, *V.costs), ja="~{first:clause}、{costs}")

# -- events --------------------------------------------------------------------------------------

say("by_whom", "opponent_effect", en=" by your opponent's effects", ja="相手の効果で",
    zh="因對方的效果")
say("by_whom", "your_effect", en=" by your effects", ja="あなたの効果で", zh="因我方的效果")
say("by_whom", "effect", en=" by effects", ja="効果で", zh="因效果")
say("by_whom", "", en="", ja="", zh="")
say("who", V.this, en="{this}", ja="{this}", zh=("{this}", "{this:group}"))
say("who", n.Cards(V.whose, V.zone), en="a card of {whose}{zone:zones}", ja="{whose}{zone}")
say("who", V.group, ja="{group}")
say("event", n.When("placed_entry", n.Cards(V.whose, "entry", V.thing)),
    ja="{whose}エントリーに{thing}が置かれた")
say("event", n.When("placed_member", n.Cards(V.whose, "member", V.thing)),
    ja="{whose}メンバーに{thing}が置かれた")
say("who", n.Cards(V.whose, "field", V.things), en="one of {whose}{things}")
say("who", n.Cards(V.whose, V.zones, V.things), en="one of the {things} in {whose}{zones}")
say("event", n.When("attacks", V.who), en="{who} attacks", ja="{who}がアタックした", zh="{who}攻擊")
say("event", n.When("attacked", V.who), en="{who} is attacked", ja="{who}がアタックされた",
    zh="{who}被攻擊")
say("event", n.When("supports", V.who), en="{who} supports", ja="{who}がサポートした",
    zh="{who}支援")
say("event", n.When("supported", V.who), en="{who} is supported", ja="{who}がサポートされた",
    zh="{who}被支援")
say("event", n.When("blocks", V.who), en="{who} blocks", ja="{who}がブロックした", zh="{who}防禦")
say("event", n.When("blocked", V.who), en="{who} is blocked", ja="{who}がブロックされた",
    zh="{who}被防禦")
say("event", n.When("retires", V.who), en="{who} makes an opponent's character retire",
    ja="{who}が相手のキャラをリタイアさせた", zh="{who}使對方角色退場")
say("event", n.When("retired_by_attack", V.who),
    en="{who} is put into Retire by an opponent's attack",
    ja="{who}が相手のアタックでリタイアに置かれた", zh="{who}因對方的攻擊放置到退場區")
say("event", n.When("supported_retires", V.who),
    en="{who} makes an opponent's character retire by its support",
    ja="{who}がサポートしたアタックで相手のキャラをリタイアさせた",
    zh="{who}以支援的攻擊使對方角色退場")
say("event", n.When("rebirth_set", V.who), en="{who} is set", ja="{who}がセットされた",
    zh="{who}被設置")
say("event", n.When("recovered", V.who), ja="{who}が回復した")
say("event", n.When("retired", V.who, by=V.by_whom), en="{who} is put into Retire{by_whom}",
    ja="{who}が{by_whom}リタイアに置かれた", zh="{who}{by_whom}放置到退場區")
say("event", n.When("retired_from_entry", V.who, by=V.by_whom),
    en="{who} is put into Retire from the Entry{by_whom}",
    ja="{who}が{by_whom}エントリーからリタイアに置かれた", zh="{who}{by_whom}從登場位放置到退場區")
say("event", n.When("placed_entry", V.who, by=V.by_whom), en="{who} is put into the Entry{by_whom}",
    ja="{who}が{by_whom}エントリーに置かれた", zh="{who}{by_whom}放置到登場位")
say("event", n.When("placed_entry_from_hand", V.who, by=V.by_whom),
    en="{who} is put into the Entry from hand{by_whom}",
    ja="{who}が{by_whom}手札からエントリーに置かれた", zh="{who}{by_whom}從手牌放置到登場位")
say("event", n.When("placed_entry_from_deck", V.who, by=V.by_whom),
    ja="{who}が{by_whom}デッキからエントリーに置かれた")
say("event", n.When("placed_entry_from_waiting", V.who, by=V.by_whom),
    en="{who} is put into the Entry from the waiting room{by_whom}",
    ja="{who}が{by_whom}控え室からエントリーに置かれた", zh="{who}{by_whom}從等候室放置到登場位")
say("event", n.When("placed_entry_from_member", V.who, by=V.by_whom),
    en="{who} is put into the Entry from the Members{by_whom}",
    ja="{who}が{by_whom}メンバーからエントリーに置かれた", zh="{who}{by_whom}從隊員放置到登場位")
say("event", n.When("placed_entry_not_from_deck", V.who, by=V.by_whom),
    en="{who} is put into the Entry from elsewhere than the deck{by_whom}",
    ja="{who}が{by_whom}デッキ以外からエントリーに置かれた",
    zh="{who}{by_whom}從卡組以外放置到登場位")
say("event", n.When("placed_member", V.who, by=V.by_whom),
    en="{who} is put among the Members{by_whom}", ja="{who}が{by_whom}メンバーに置かれた",
    zh="{who}{by_whom}放置到隊員")
say("event", n.When("placed_member_from_hand", V.who, by=V.by_whom),
    en="{who} is put among the Members from hand{by_whom}",
    ja="{who}が{by_whom}手札からメンバーに置かれた", zh="{who}{by_whom}從手牌放置到隊員")
say("event", n.When("placed_member_from_waiting", V.who, by=V.by_whom),
    en="{who} is put among the Members from the waiting room{by_whom}",
    ja="{who}が{by_whom}控え室からメンバーに置かれた", zh="{who}{by_whom}從等候室放置到隊員")
say("event", n.When("placed_member_from_entry", V.who, by=V.by_whom),
    en="{who} is put among the Members from the Entry{by_whom}",
    ja="{who}が{by_whom}エントリーからメンバーに置かれた", zh="{who}{by_whom}從登場位放置到隊員")
say("event", n.When("placed_member_not_from_entry", V.who, by=V.by_whom),
    en="{who} is put among the Members from elsewhere than the Entry{by_whom}",
    ja="{who}が{by_whom}エントリー以外からメンバーに置かれた",
    zh="{who}{by_whom}從登場位以外放置到隊員")
say("event", n.When("placed_energy", V.who, by=V.by_whom),
    en="{who} is put into the energy{by_whom}", ja="{who}が{by_whom}エネルギーに置かれた",
    zh="{who}{by_whom}放置到能量")
say("event", n.When("to_waiting", V.who, by=V.by_whom),
    en="{who} is put into the waiting room{by_whom}", ja="{who}が{by_whom}控え室に置かれた",
    zh="{who}{by_whom}放置到等候室")
say("event", n.When("member_to_waiting", V.who, by=V.by_whom),
    en="{who} is put into the waiting room from the Members{by_whom}",
    ja="{who}が{by_whom}メンバーから控え室に置かれた", zh="{who}{by_whom}從隊員放置到等候室")
say("event", n.When("entry_to_waiting", V.who, by=V.by_whom),
    en="{who} is put into the waiting room from the Entry{by_whom}",
    ja="{who}が{by_whom}エントリーから控え室に置かれた", zh="{who}{by_whom}從登場位放置到等候室")
say("event", n.When("energy_to_waiting", V.who, by=V.by_whom),
    en="{who} is put into the waiting room from the energy{by_whom}",
    ja="{who}が{by_whom}エネルギーから控え室に置かれた", zh="{who}{by_whom}從能量放置到等候室")
say("event", n.When("field_to_waiting", V.who, by=V.by_whom),
    ja="{who}が{by_whom}エントリーかメンバーから控え室に置かれた")
say("event", n.When("trashed_from_hand", V.who, by=V.by_whom),
    en="{who} is put into the waiting room from hand{by_whom}",
    ja="{who}が{by_whom}手札から控え室に置かれた", zh="{who}{by_whom}從手牌放置到等候室")
say("event", n.When("returned_to_hand", V.who, by=V.by_whom),
    en="{who} is returned to hand from the Members{by_whom}",
    ja=("{who}が{by_whom}メンバーから手札に戻った", "~{who}が{by_whom}手札に戻った"),
    zh="{who}{by_whom}從隊員返回手牌")
say("event", n.When("switched_active", V.who, by=V.by_whom), en="{who} stands{by_whom}",
    ja="{who}が{by_whom}【スタンド】した", zh="{who}{by_whom}直置")
say("event", n.When("rested", V.who, by=V.by_whom), en="{who} is rested{by_whom}",
    ja="{who}が{by_whom}【レスト】した", zh="{who}{by_whom}橫置")
say("event", n.When("supports", V.who, tests=V.tests), en="{who} supports a {tests:thing}",
    ja="{who}が{tests:thing}をサポートした", zh="{who}支援{tests:thing}")
say("event", n.When("supported", V.who, tests=V.tests), en="{who} is supported by a {tests:thing}",
    ja="{who}が{tests:thing}にサポートされた", zh="{who}被{tests:thing}支援")
say("event", n.When("blocks", V.who, tests=V.tests), en="{who} blocks for a {tests:thing}",
    ja="{who}が{tests:thing}をブロックした", zh="{who}防禦{tests:thing}")
say("event", n.When("supported_retires", V.who, tests=V.tests),
    en="{who} makes an opponent's character retire by its support of a {tests:thing}",
    ja="{who}が{tests:thing}をサポートしたアタックで相手のキャラをリタイアさせた",
    zh="{who}以支援{tests:thing}的攻擊使對方角色退場")
say("event", n.When("cancelled"), en="the \\[Spark] of this character is cancelled",
    ja="このキャラの【スパーク】が【キャンセル】された", zh="此角色的【火花】被取消")
say("event", n.When("cancels"), en="this character is put into the waiting room by its \\[Cancel]",
    ja="このキャラがこのキャラの【キャンセル】で控え室に置かれた",
    zh="此角色因自身的【取消】放置到等候室")
say("event", n.When("retires", V.who, by="partner_attack"),
    en="{who} makes an opponent's character retire by a partner attack",
    ja="{who}が相手のキャラをパートナーアタックでリタイアさせた",
    zh="{who}以夥伴攻擊使對方角色退場")
say("event", n.When("recovered", n.Player("you"), "you"), en="you recover", ja="あなたが回復した",
    zh="我方回復")
say("event", n.When("attacks", n.Cards("you", "field"), "you"), ja="あなたがアタックした")
say("event", n.When("cancel_used", n.Cards("you", "all"), "you"), en="you use a \\[Cancel]",
    ja="あなたが【キャンセル】を使った", zh="我方使用【取消】")
say("event", n.When("trashed_from_hand", n.Cards("you", "all"), "you"),
    ja="あなたが手札から控え室にカードを置いた")
say("event", n.When("recovered", n.Player("opponent"), "opponent"), en="your opponent recovers",
    ja="相手が回復した", zh="對方回復")
say("event", n.When("attacks", n.Cards("opponent", "field"), "opponent"), ja="相手がアタックした")
say("event", n.When("cancel_used", n.Cards("opponent", "all"), "opponent"),
    en="your opponent uses a \\[Cancel]", ja="相手が【キャンセル】を使った", zh="對方使用【取消】")
say("event", n.When("trashed_from_hand", n.Cards("opponent", "all"), "opponent"),
    ja="相手が手札から控え室にカードを置いた")
say("when", (V.event,), en="when {event}, ", ja="{event}時、", zh="{event}時，")
say("when", (n.When("placed_entry_from_hand"), n.When("placed_member_from_hand")),
    en="when this character is put into the Entry or among the Members from hand, ",
    ja="このキャラが手札からエントリーかメンバーに置かれた時、",
    zh="此角色從手牌放置到登場位或隊員時，")
say("when", (n.When("start_of_turn", who=V.whose),), en="at the start of {whose}turn, ",
    ja="{whose}ターン開始時、", zh="{whose}回合開始時，")
say("when", (n.When("start_of_turn", who="any"),), ja="~各ターン開始時、")
say("when", (n.When("start_of_main", who=V.whose),), en="at the start of {whose}main phase, ",
    ja="{whose}メインフェイズ開始時、", zh="{whose}主要階段開始時，")
say("when", (n.When("start_of_main", who="any"),), ja="~各メインフェイズ開始時、")
say("when", (n.When("start_of_attack", who=V.whose),), en="at the start of {whose}attack phase, ",
    ja="{whose}アタックフェイズ開始時、", zh="{whose}攻擊階段開始時，")
say("when", (n.When("start_of_attack", who="any"),), ja="~各アタックフェイズ開始時、")
say("when", (n.When("end_of_turn", who=V.whose),), en="at the end of {whose}turn, ",
    ja="{whose}ターン終了時、", zh="{whose}回合結束時，")
say("when", (n.When("end_of_turn", who="any"),), ja="~各ターン終了時、")
say("when", (n.When("attack_end", V.attacker),), en="at the end of an attack of {attacker}, ",
    ja="{attacker}のアタック終了時、", zh="{attacker}的攻擊結束時，")
say("attacker", V.this, en="{this}", ja="{this}", zh="{this}")
say("attacker", n.Cards(V.whose, "field", V.thing), en="{whose}{thing:things}", ja="{whose}{thing}",
    zh="{whose}的{thing}")
say("when", (n.When("supported_attack_end"),),
    en="at the end of an attack that this character supported, ",
    ja="このキャラがサポートしたアタック終了時、", zh="此角色支援的攻擊結束時，")
say("plain", n.Ability("rule", body=(n.DeckRule("any_number"),)),
    en="you may have more than 4 of this card in the deck.",
    ja="このキャラはデッキに4枚より多く入れてもよい。", zh="此卡可以在卡組放入超過4張。")
say("plain", n.Ability("continuous", conditions=(n.Unless(V.condition),), body=(n.Forbid(n.This(),
    "cancel"),), zone="hand"), en="you can use the \\[Cancel] of this card only if {condition}.",
    ja="このキャラの【キャンセル】は{condition}時のみ使える。",
    zh="此卡的【取消】只能在{condition}時使用。")
