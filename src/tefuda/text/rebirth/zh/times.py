"""Chinese timings: the tags, the timings in words, costs, and whole abilities in words."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import listed
from tefuda.text.rebirth.named import named
from tefuda.text.rebirth.zh.nouns import REBIRTH
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    g.words(
        "kind_tag",
        ("【火花】", "spark"),
        ("【自動】", "auto"),
        ("【起動】", "activated"),
        ("【常駐】", "continuous"),
    )
    for zone, word in (
        ("entry", "登場位"),
        ("member", "隊員"),
        ("hand", "手牌"),
        ("waiting", "等候室"),
        ("retire", "退場區"),
        ("energy", "能量"),
    ):
        g.rule("zone_tag", f"【{word}】", zone)
    g.rule("zone_tag", "【登場位】【隊員】", "field")
    g.rule("once_tag", "【回合1次】", True)
    _conditions(g)
    _keywords(g)
    g.rule("cost", "［{clause}］", V.clause)
    _events(g)
    _plain(g)


def _conditions(g: Grammar) -> None:
    """The condition keywords (11.5, 11.7)."""
    for category, link in (("sort", "＆"), ("object", "或")):
        listed(g, f"{category}.traits", "trait", link.join, link)
        named(g, f"{category}.named", "part", link)
        g.rule(category, f"{{a:{category}.traits}}", (n.Trait(V.a),))
        g.rule(category, f"{{a:{category}.named}}", (V.a,))
        g.rule(category, "【成長】", (n.Has("growth"),))
    g.rule("sort", "", ())
    g.words("level", *((str(number), number) for number in range(2, 10)))
    level = n.Compare(n.Count(n.Cards("you", "member_or_retire", V.sort)), ">=", V.level)
    g.rule("if_tag", "【本領發揮Lv{level}】{sort}", level)
    some = n.Cards("you", "rebirth", (REBIRTH, *V.sort))
    g.rule("if_tag", "【Re連擊】{sort}", n.Compare(n.Count(some), ">=", 1))


def _keywords(g: Grammar) -> None:
    g.rule("keyword_tag", "【成長】", n.Ability("keyword", keyword="growth"))
    g.rule("blocker", "【防禦】", n.Ability("keyword", keyword="blocker"))
    blocked = n.Fits(n.Subject(), V.object)
    some = n.Ability("keyword", conditions=(blocked,), keyword="blocker")
    g.rule("blocker", "【防禦】{object}", some)
    spark = n.When("spark", n.Cards("any", "all", (n.Not(REBIRTH),)))
    g.rule("cancel", "【取消】：重生卡以外的【火花】", n.Ability("cancel", (spark,)))
    either = (n.When("spark"), n.When("cancel"))
    g.rule("cancel", "【取消】：【火花】或【取消】", n.Ability("cancel", either))
    g.rule("cancel", "【取消】：【火花】", n.Ability("cancel", (n.When("spark"),)))


def _events(g: Grammar) -> None:
    g.words(
        "by_whom",
        ("因對方的效果", "opponent_effect"),
        ("因我方的效果", "your_effect"),
        ("因效果", "effect"),
        ("", ""),
    )
    g.rule("who", "{this}", V.this)
    g.rule("who", "{group}", V.group)
    for words, event in (
        ("攻擊", "attacks"),
        ("被攻擊", "attacked"),
        ("支援", "supports"),
        ("被支援", "supported"),
        ("防禦", "blocks"),
        ("被防禦", "blocked"),
        ("使對方角色退場", "retires"),
        ("因對方的攻擊放置到退場區", "retired_by_attack"),
        ("以支援的攻擊使對方角色退場", "supported_retires"),
        ("被設置", "rebirth_set"),
    ):
        g.rule("event", f"{{who}}{words}", n.When(event, V.who))
    for words, event in (
        ("放置到退場區", "retired"),
        ("從登場位放置到退場區", "retired_from_entry"),
        ("放置到登場位", "placed_entry"),
        ("從手牌放置到登場位", "placed_entry_from_hand"),
        ("從等候室放置到登場位", "placed_entry_from_waiting"),
        ("從隊員放置到登場位", "placed_entry_from_member"),
        ("從卡組以外放置到登場位", "placed_entry_not_from_deck"),
        ("放置到隊員", "placed_member"),
        ("從手牌放置到隊員", "placed_member_from_hand"),
        ("從等候室放置到隊員", "placed_member_from_waiting"),
        ("從登場位放置到隊員", "placed_member_from_entry"),
        ("從登場位以外放置到隊員", "placed_member_not_from_entry"),
        ("放置到能量", "placed_energy"),
        ("放置到等候室", "to_waiting"),
        ("從隊員放置到等候室", "member_to_waiting"),
        ("從登場位放置到等候室", "entry_to_waiting"),
        ("從能量放置到等候室", "energy_to_waiting"),
        ("從手牌放置到等候室", "trashed_from_hand"),
        ("從隊員返回手牌", "returned_to_hand"),
        ("直置", "switched_active"),
        ("橫置", "rested"),
    ):
        g.rule("event", f"{{who}}{{by_whom}}{words}", n.When(event, V.who, by=V.by_whom))
    for words, event in (
        ("支援{tests:thing}", "supports"),
        ("被{tests:thing}支援", "supported"),
        ("防禦{tests:thing}", "blocks"),
        ("以支援{tests:thing}的攻擊使對方角色退場", "supported_retires"),
    ):
        g.rule("event", f"{{who}}{words}", n.When(event, V.who, tests=V.tests))
    g.rule("event", "此角色的【火花】被取消", n.When("cancelled"))
    g.rule("event", "此角色因自身的【取消】放置到等候室", n.When("cancels"))
    for who, word in (("you", "我方"), ("opponent", "對方")):
        g.rule("event", f"{word}回復", n.When("recovered", n.Player(who), who=who))
        used = n.When("cancel_used", n.Cards(who, "all"), who=who)
        g.rule("event", f"{word}使用【取消】", used)
    partner_attack = n.When("retires", V.who, by="partner_attack")
    g.rule("event", "{who}以夥伴攻擊使對方角色退場", partner_attack)
    g.rule("when", "{event}時，", (V.event,))
    from_hand = (n.When("placed_entry_from_hand"), n.When("placed_member_from_hand"))
    g.rule("when", "此角色從手牌放置到登場位或隊員時，", from_hand)
    for words, event in (
        ("回合開始時", "start_of_turn"),
        ("主要階段開始時", "start_of_main"),
        ("攻擊階段開始時", "start_of_attack"),
        ("回合結束時", "end_of_turn"),
    ):
        g.rule("when", f"{{whose}}{words}，", (n.When(event, who=V.whose),))
    g.rule("when", "{attacker}的攻擊結束時，", (n.When("attack_end", V.attacker),))
    g.rule("attacker", "{this}", V.this)
    g.rule("attacker", "{whose}的{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("when", "此角色支援的攻擊結束時，", (n.When("supported_attack_end"),))


def _plain(g: Grammar) -> None:
    """Permanent abilities that are one sentence of their own kind."""
    number = n.Ability("rule", body=(n.DeckRule("any_number"),))
    g.rule("plain", "此卡可以在卡組放入超過4張。", number)
    limited = n.Ability(
        "continuous", conditions=(n.Unless(V.condition),), body=(n.Forbid(n.This(), "cancel"),),
        zone="hand",
    )  # fmt: skip
    g.rule("plain", "此卡的【取消】只能在{condition}時使用。", limited)
