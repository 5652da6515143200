"""Chinese: what may not be done or suffered, and what may be done against the rules."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

# How a card could be K.O.'d: the words, and the fields by and tests of Forbid.
SAFE: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("{agent}", (V.agent,)),
    ("(在和{bare}對戰中，不會|不會因與{bare}[的]對戰而)", ("battle", V.bare)),
    ("不會因{bare}效果而", ("effect", V.bare)),
    ("不會因對手{thing}效果(而|)", ("opponent_effect", V.thing)),
    (
        "不會因對手的領航卡和角色卡效果(而|)",
        ("opponent_effect", (n.Kind(("leader", "character")),)),
    ),
)


def declare(g: Grammar) -> None:
    _suffered(g)
    _attacks(g)
    _blocks(g)
    _allowed(g)


def _suffered(g: Grammar) -> None:
    s = "statement"
    front = "{target}{duration}"
    g.words(
        "agent",
        ("在對戰中不會", "battle"),
        ("不會因對手的效果而", "opponent_effect"),
        ("不會因自己的效果而", "your_effect"),
        ("不會因效果而", "effect"),
        ("不會", ""),
    )
    for words, by in (("效果", "effect"), ("對手的效果", "opponent_effect")):
        safe = n.Forbid(V.target, "be_affected", V.duration, by)
        g.rule(s, f"{front}不受{words}影響", safe)
    for words, agent in SAFE:
        g.rule(s, f"{front}{words}遭到KO", n.Forbid(V.target, "be_ko", V.duration, *agent))
    g.rule(s, front + "無法置為休息狀態", n.Forbid(V.target, "be_rested", V.duration))
    for words, act in (("[而]置為休息狀態", "be_rested"), ("離開場上", "leave_field")):
        for by, agent in SAFE:
            g.rule(s, front + by + words, n.Forbid(V.target, act, V.duration, *agent))
    g.rule(
        "step",
        "{self}{duration}{agent}遭到KO、置為休息狀態",
        (
            n.Forbid(V.self, "be_ko", V.duration, V.agent),
            n.Forbid(V.self, "be_rested", V.duration, V.agent),
        ),
    )
    g.rule(
        s,
        "{target}，在下一個重整階段(無法為|無法置為|不會置為|不會成為)活動狀態",
        n.Forbid(V.target, "become_active", "next_refresh"),
    )
    g.rule(
        s,
        "{target}，在雙方的重整階段(無法為|無法置為|不會置為|不會成為)活動狀態",
        n.Forbid(V.target, "become_active"),
    )
    for event, words in (("on_play", "登場時"), ("counter", "反擊")):
        g.rule(
            s,
            f"{{whose}}的【{words}】{{duration}}效果無效",
            n.Forbid(n.Player(V.whose), f"activate_{event}", V.duration),
        )


def _attacks(g: Grammar) -> None:
    s = "statement"
    front = "{target}{duration}"
    g.rule(s, front + "無法進行攻擊", n.Forbid(V.target, "attack", V.duration))
    g.rule(s, front + "不會遭受攻擊", n.Forbid(V.target, "be_attacked", V.duration))
    g.rule(s, front + "無法攻擊領航卡", n.Forbid(V.target, "attack_leader", V.duration))
    g.rule(
        s,
        front + "無法攻擊對手{thing}",
        n.Forbid(V.target, "attack", V.duration, "", V.thing),
    )
    names = n.AllTests((n.Kind(("character",)), n.Named(V.names)))
    g.rule(
        s,
        "對手{duration}只能攻擊角色卡{names}",
        n.Forbid(n.Player("opponent"), "attack", V.duration, "", (n.Not(names),)),
    )
    rival = n.Player("opponent")
    g.rule(
        s,
        "對手{duration}(只能攻擊這張卡片|無法攻擊這張卡片以外的卡片)",
        n.Forbid(rival, "attack", V.duration, "", (n.Not(n.IsThis()),)),
    )
    g.rule(
        s,
        "對手{duration}無法攻擊自己{thing}",
        n.Forbid(rival, "attack", V.duration, "", V.thing),
    )
    played = n.Fits(n.This(), (n.PlayedThisTurn(),))
    g.rule(
        "sentence",
        "{this}(，|)在登場的回合，無法攻擊領航卡",
        (n.If(played, (n.Forbid(V.this, "attack_leader"),)),),
    )
    toll = n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent"), "trash")
    g.rule(
        s,
        front + "要進行攻擊時，必須廢棄{number}張自身的手牌才可進行攻擊",
        n.Forbid(V.target, "attack", V.duration, "", (), (toll,)),
    )


def _blocks(g: Grammar) -> None:
    s = "statement"
    events = n.Forbid(n.Player("opponent"), "activate_event", V.duration)
    g.rule(s, "對手{duration}無法發動事件卡", events)
    blocker = "無法發動【防禦】"
    g.rule(
        s,
        "對手{duration}若{self}攻擊時，" + blocker,
        n.Forbid(V.self, "be_blocked", V.duration),
    )
    g.rule(
        s,
        "對手{duration}" + blocker,
        n.Forbid(n.Player("opponent"), "activate_blocker", V.duration),
    )
    g.rule(
        s,
        "對手{duration}{bare}" + blocker,
        n.Forbid(n.Cards("opponent", "field", V.bare), "activate_blocker", V.duration),
    )
    g.rule(
        s,
        "對手{duration}無法發動{bare}的【防禦】",
        n.Forbid(n.Cards("opponent", "field", V.bare), "activate_blocker", V.duration),
        shown=False,
    )
    g.rule(s, "{target}{duration}" + blocker, n.Forbid(V.target, "activate_blocker", V.duration))


def _allowed(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "{target}{duration}[也]可攻擊對手活動狀態的角色卡",
        n.Allow(V.target, "attack_active", V.duration),
    )
    g.rule(
        s,
        "{target}{duration}在登場的回合即可攻擊角色卡",
        n.Allow(V.target, "rush_character", V.duration),
    )
