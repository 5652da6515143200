"""Chinese timings in words: when something happens, or would happen."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _whom(g)
    _cards(g)
    _players(g)
    _combos(g)
    _would(g)
    g.rule("events", "{event}時", (V.event,))
    g.rule("events", "{a:event}時或{b:event}時", (V.a, V.b))
    g.rule("when", "{events}，", V.events)
    g.rule("standing", "當{condition}時，", V.condition)
    for words, event in (
        ("回合", "start_of_turn"),
        ("主要階段", "start_of_main"),
        ("進攻步驟", "start_of_offence"),
        ("防守步驟", "start_of_defence"),
        ("傷害步驟", "start_of_damage"),
    ):
        g.rule("when", f"{{whose}}的{words}開始時，", (n.When(event, who=V.whose),))
    g.rule("when", "{whose}的主要階段結束時，", (n.When("end_of_main", who=V.whose),))
    g.rule("when", "遊戲開始時，", (n.When("start_of_game"),))
    g.rule("when", "傷害步驟結束時，", (n.When("end_of_damage", who="any"),))
    g.rule("when", "這張卡片連擊的戰鬥結束時，", (n.When("combo_battle_end"),))
    g.rule("when", "這張卡片的戰鬥結束時，", (n.When("battle_end"),))


def _whom(g: Grammar) -> None:
    g.words(
        "by_whom",
        ("因對手的技能而", "opponent_effect"),
        ("因自己的技能而", "your_effect"),
        ("因技能而", "effect"),
        ("因對手而", "opponent"),
        ("在戰鬥中", "battle"),
        ("", ""),
    )
    g.rule("who", "{this}", V.this)
    g.rule("who", "{there}", V.there)
    g.rule("who", "{area}中{thing}", n.Cards(V.area, "battle", V.thing))
    g.rule("who", "{whose}{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("who", "{bare}", n.Cards("any", "field", V.bare))


def _cards(g: Grammar) -> None:
    ko = n.When("ko", n.Cards(V.whose, "field", V.thing), by="your_effect")
    g.rule("event", "自己以技能KO{whose}{thing}", ko)
    for words, event in (
        ("被KO", "ko"),
        ("離開戰鬥區", "leaves"),
        ("被放回手牌", "returned_to_hand"),
        ("變為活動狀態", "switched_active"),
        ("變為休息狀態", "rested"),
        ("登場", "played"),
        ("從遊戲中被移除", "removed"),
        ("覺醒", "awakened"),
    ):
        g.rule("event", f"{{who}}{{by_whom}}{words}", n.When(event, V.who, by=V.by_whom))
        skill = n.When(event, V.who, by="your_effect", tests=V.tests)
        g.rule("event", f"{{who}}因自己{{tests:thing}}的技能而{words}", skill)
        other = n.When(event, V.who, by="opponent_effect", tests=V.tests)
        g.rule("event", f"{{who}}因對手{{tests:thing}}的技能而{words}", other)
    for words, event in (
        ("攻擊", "attacks"),
        ("被攻擊", "attacked"),
        ("發動【防禦】", "blocks"),
        ("進化", "evolved"),
        ("融合進化", "fusion_evolved"),
    ):
        g.rule("event", f"{{who}}{words}", n.When(event, V.who))
    g.rule("event", "{who}攻擊{tests:bare}", n.When("attacks", V.who, tests=V.tests))
    g.rule("event", "{who}在戰鬥中KO對手的戰鬥卡", n.When("battle_ko", V.who))
    g.rule("event", "{who}的攻擊造成傷害", n.When("damage_dealt", V.who))
    for place, zone in (("手牌", "hand"), ("棄牌區", "drop")):
        g.rule("event", f"這張卡片從{place}登場", n.When(f"played_from_{zone}"))
        played = n.When(f"played_from_{zone}", n.Cards("you", "field", V.thing), who="you")
        g.rule("event", f"自己{place}中{{thing}}登場", played)
    g.rule("event", "這張卡片作為領袖卡放置", n.When("placed"))
    g.rule("event", "這張卡片上面疊放卡片", n.When("covered"))
    g.rule("event", "這張卡片被放置在卡片下面", n.When("put_under"))


def _players(g: Grammar) -> None:
    g.rule("event", "{whose}受到傷害", n.When("damage_taken", who=V.whose))
    g.rule("event", "{whose}以技能抽卡片", n.When("drawn_by_effect", who=V.whose))
    for who, word in (("you", "自己"), ("opponent", "對手")):
        extra = n.When("extra_used", n.Cards(who, "all", V.extra), who=who)
        g.rule("event", f"{word}使用{{extra}}", extra)
        used = n.When("used", n.Cards(who, "all", V.bare), who=who)
        g.rule("event", f"{word}使用{{bare}}", used)
    g.rule("event", "{whose}捨棄手牌", n.When("trashed_from_hand", who=V.whose))
    for words, event in (
        ("能量{by_whom}被放置在棄牌區", "energy_to_drop"),
        ("生命卡{by_whom}加入手牌", "life_to_hand"),
        ("生命卡{by_whom}離開", "life_removed"),
        ("能量區{by_whom}放置卡片", "energy_added"),
    ):
        g.rule("event", "{whose}的" + words, n.When(event, who=V.whose, by=V.by_whom))
    g.rule("event", "{whose}的能量標記被移除", n.When("marker_removed", who=V.whose))
    g.rule("event", "{whose}的生命變成0張", n.When("life_empty", who=V.whose))
    g.rule("event", "{whose}放置能量標記", n.When("marker_placed", who=V.whose))
    g.rule("event", "{whose}發動【防禦】", n.When("blocker_activated", who=V.whose))


def _combos(g: Grammar) -> None:
    g.rule("event", "以手牌中的這張卡片連擊", n.When("combo_from_hand"))
    g.rule("event", "從戰鬥區以這張卡片連擊", n.When("combo_from_battle"))
    g.rule("event", "以這張卡片連擊", n.When("combo"))
    for who, word in (("you", "自己"), ("opponent", "對手")):
        for place, event in (
            ("", "combo"),
            ("從戰鬥區", "combo_from_battle"),
            ("從手牌", "combo_from_hand"),
        ):
            plain = n.When(event, n.Cards(who, "all"), who=who)
            g.rule("event", f"{word}{place}連擊", plain)
            some = n.When(event, n.Cards(who, "all", V.bare), who=who)
            g.rule("event", f"{word}{place}以{{bare}}連擊", some)


def _would(g: Grammar) -> None:
    for words, event in (("被KO", "ko"), ("離開戰鬥區", "leaves"), ("變為休息狀態", "rested")):
        would = n.When(event, V.who, by=V.by_whom)
        g.rule("would", f"{{who}}將{{by_whom}}{words}", (would,))
    g.rule("would", "自己將受到傷害", (n.When("damage_taken", who="you"),))
