"""Chinese timings in words: when something happens, or would happen."""

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
    g.rule("events", "{a:event}時(、或|或){b:event}時", (V.a, V.b))
    g.rule("when", "{events}，", V.events)
    g.rule("when", "在遊戲開始時，", (n.When("start_of_game"),))
    for words, who in (("我方", "you"), ("對方", "opponent")):
        for phase, event in (("回合", "start_of_turn"), ("主要階段", "start_of_main")):
            g.rule("when", f"{words}{phase}開始時，", (n.When(event, who=who),))
    g.rule("permission", "我方回合開始時，可發動。", (n.When("start_of_turn", who="you"),))
    g.rule("permission", "{events}，可發動。", V.events)
    g.rule("leave", "若{condition}時，可發動。", V.condition)


def _several(g: Grammar) -> None:
    """Timings that share their words."""
    blocker, event, trigger = (
        n.When(f"{what}_activated", who=V.whose) for what in ("blocker", "event", "trigger")
    )
    g.rule("events", "{whose}發動【防禦】或事件卡時", (blocker, event))
    g.rule("events", "{whose}發動事件卡或【觸發器】時", (event, trigger))
    g.rule(
        "events",
        "{this}攻擊時、或遭受攻擊時",
        (n.When("attacks", V.this), n.When("attacked", V.this)),
    )
    g.rule(
        "events",
        "{subject}遭到KO時、或{by_whom}離開場上時",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    )
    g.rule(
        "events",
        "{this}或自己{thing}附加咚‼卡時",
        (
            n.When("tokens_given", V.this),
            n.When("tokens_given", n.Cards("you", "field", V.thing)),
        ),
    )


def _whom(g: Grammar) -> None:
    g.words(
        "cause",
        ("因對手的效果", "opponent_effect"),
        ("因對手", "opponent"),
        ("因自己的效果", "your_effect"),
        ("因效果", "effect"),
        ("在對戰中", "battle"),
    )
    g.rule("by_whom", "{cause}", V.cause)
    g.rule("by_whom", "", "")
    g.rule("subject", "{this}", V.this)
    g.rule("subject", "{whose}{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("subject", "{bare}", n.Cards("any", "field", V.bare))


def _cards(g: Grammar) -> None:
    for words, event in (
        ("[而]遭到KO", "ko"),
        ("[而]離開場上", "leaves"),
        ("(|而|被)放回持有者的手牌", "returned_to_hand"),
        ("(|而|被)置為休息狀態", "rested"),
    ):
        g.rule("event", f"{{subject}}{{by_whom}}{words}", n.When(event, V.subject, by=V.by_whom))
        g.rule(
            "event",
            f"{{subject}}因對手{{thing}}的效果{words}",
            n.When(event, V.subject, by="opponent_effect", tests=V.thing),
        )
        either = tuple(n.When(event, one, by=V.by_whom) for one in (V.this, V.subject))
        g.rule("events", f"{{this}}或{{subject}}{{by_whom}}{words}時", either)
    g.rule("event", "生命值卡離開", n.When("life_removed", who="any"))
    g.rule("event", "{whose}的生命值卡離開", n.When("life_removed", who=V.whose))
    g.rule("event", "自己的生命值卡加入手牌", n.When("life_to_hand", who="you"))
    g.rule("event", "自己的生命值卡變成0張", n.When("life_empty", who="you"))
    g.rule(
        "event",
        "因自己{thing}效果而廢棄自己手牌中的卡片",
        n.When("trashed_from_hand", who="you", by="your_effect", tests=V.thing),
    )
    g.rule(
        "event",
        "{by_whom}[而]廢棄自己手牌(中的卡片|)",
        n.When("trashed_from_hand", who="you", by=V.by_whom),
    )


def _players(g: Grammar) -> None:
    either = (n.When("event_activated", who=V.whose), n.When("blocker_activated", who=V.whose))
    g.rule("events", "{whose}發動事件卡或【防禦】時", either)
    g.rule("event", "{whose}發動事件卡", n.When("event_activated", who=V.whose))
    g.rule("event", "{whose}發動【防禦】", n.When("blocker_activated", who=V.whose))
    g.rule("event", "{whose}發動【觸發器】", n.When("trigger_activated", who=V.whose))
    g.rule("event", "【觸發器】發動", n.When("trigger_activated", who="any"))
    g.rule("event", "{whose}受到傷害", n.When("damage_taken", who=V.whose))
    opposing = n.When("played", n.Cards("opponent", "field", V.bare), who="opponent")
    g.rule("event", "對手使{bare}登場", opposing)
    g.rule(
        "event",
        "{whose}{thing}登場",
        n.When("played", n.Cards(V.whose, "field", V.thing), who=V.whose),
    )
    g.rule("event", "{bare}登場", n.When("played", n.Cards("any", "field", V.bare), who="any"))
    played = n.When("played", V.subject, by=V.cause)
    g.rule("event", "({cause}{subject}|{subject}{cause})登場", played)
    g.rule("event", "造成對手生命值傷害", n.When("damage_dealt", who="you"))
    g.rule("event", "自己在抽卡階段以外抽卡片", n.When("drawn_by_effect", who="you"))
    g.rule(
        "event",
        "使自己{thing}從手牌中登場",
        n.When("played_from_hand", n.Cards("you", "field", V.thing), who="you"),
    )
    g.rule(
        "event",
        "{whose}使{bare}登場",
        n.When("played", n.Cards(V.whose, "field", V.bare), who=V.whose),
    )
    g.rule(
        "event",
        "{whose}因{tests:bare}的效果使{bare}登場",
        n.When(
            "played", n.Cards(V.whose, "field", V.bare), who=V.whose, by="effect", tests=V.tests
        ),
    )


def _battles(g: Grammar) -> None:
    g.rule(
        "event",
        "(因為|因){this}的攻擊，(而造成|造成|對|而對)對手(|的)生命值(|造成)傷害",
        n.When("damage_dealt", V.this),
    )
    g.rule("event", "經由{this}的對戰而將對手的角色卡KO", n.When("battle_ko", V.this))
    g.rule("event", "對手攻擊", n.When("attacks", n.Cards("opponent", "field")))
    g.rule("event", "{subject}攻擊", n.When("attacks", V.subject))
    g.rule("event", "{subject}遭受攻擊", n.When("attacked", V.subject))
    g.rule("event", "{subject}進行防禦", n.When("blocks", V.subject))
    g.rule("event", "{subject}攻擊對手{thing}", n.When("attacks", V.subject, tests=V.thing))
    g.rule("event", "{this}和對手{thing}對戰", n.When("battles", V.this, tests=V.thing))
    g.rule("event", "{this}與對手{thing}對戰", n.When("battling", V.this, tests=V.thing))
    g.rule(
        "event",
        "{this}和對手{thing}對戰且對戰結束",
        n.When("battle_end", V.this, tests=V.thing),
    )


def _tokens(g: Grammar) -> None:
    g.rule(
        "event",
        "自己場上的咚‼卡{by_whom}被放回咚‼卡組",
        n.When("tokens_returned", who="you", by=V.by_whom),
    )
    g.rule(
        "event",
        "場上的咚‼卡{by_whom}被放回咚‼卡組",
        n.When("tokens_returned", who="any", by=V.by_whom),
    )
    g.rule(
        "event",
        "{number}張以上自己場上的咚‼卡{by_whom}被放回咚‼卡組",
        n.When("tokens_returned", who="you", by=V.by_whom, count=V.number),
    )
    g.rule("event", "{subject}[被]附加咚‼卡", n.When("tokens_given", V.subject))


def _would(g: Grammar) -> None:
    for words, event in (
        ("即將遭到KO", "ko"),
        ("即將離開場上", "leaves"),
        ("即將置為休息狀態", "rested"),
    ):
        g.rule(
            "would",
            f"{{subject}}{{by_whom}}{words}時",
            (n.When(event, V.subject, by=V.by_whom),),
        )
        g.rule(
            "would",
            f"{{subject}}因對手{{thing}}的效果{words}時",
            (n.When(event, V.subject, by="opponent_effect", tests=V.thing),),
        )
    g.rule(
        "would",
        "{subject}即將遭到KO或{by_whom}即將離開場上時",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
        shown=False,
    )
    g.rule(
        "would",
        "{subject}即將遭到KO時，或{by_whom}即將離開場上時",
        (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    )
