"""Japanese: what may not be done or suffered, and what may be done against the rules."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

# How a card could be K.O.'d: the words, and the fields by and tests of Forbid.
SAFE: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("{agent}", (V.agent,)),
    ("{thing}とのバトルで", ("battle", V.thing)),
    ("{thing}の効果で", ("effect", V.thing)),
    ("相手の{thing}の効果で", ("opponent_effect", V.thing)),
    ("相手の{card}の効果で", ("opponent_effect", V.card)),
    ("相手のリーダーとキャラの効果で", ("opponent_effect", (n.Kind(("leader", "character")),))),
)


def declare(g: Grammar) -> None:
    _suffered(g)
    _attacks(g)
    _blocks(g)
    _allowed(g)


def _suffered(g: Grammar) -> None:
    s = "statement"
    front = "{target}は{duration}"
    g.words(
        "agent",
        ("バトルで", "battle"),
        ("相手の効果で", "opponent_effect"),
        ("自分の効果で", "your_effect"),
        ("効果で", "effect"),
        ("", ""),
    )
    for words, by in (("効果", "effect"), ("相手の効果", "opponent_effect")):
        safe = n.Forbid(V.target, "be_affected", V.duration, by)
        g.rule(s, f"{front}{words}(|の影響)を受け<ない>", safe)
    for words, agent in SAFE:
        g.rule(
            s,
            f"{front}{words}KOされ<ない>",
            n.Forbid(V.target, "be_ko", V.duration, *agent),
        )
    g.rule(
        s,
        front + "レストにでき<ない>",
        n.Forbid(V.target, "be_rested", V.duration),
    )
    for words, agent in SAFE:
        for deed, act in (
            ("レストに(され|なら)<ない>", "be_rested"),
            ("場を離れ<ない>", "leave_field"),
        ):
            g.rule(s, front + words + deed, n.Forbid(V.target, act, V.duration, *agent))
    g.rule(
        "step",
        "{self}は{duration}{agent}[、]KOされずレストにされ<ない>",
        (
            n.Forbid(V.self, "be_ko", V.duration, V.agent),
            n.Forbid(V.self, "be_rested", V.duration, V.agent),
        ),
    )
    g.rule(
        s,
        "{target}は次のリフレッシュフェイズでアクティブに<ならない>",
        n.Forbid(V.target, "become_active", "next_refresh"),
    )
    g.rule(
        s,
        "{target}はお互いのリフレッシュフェイズでアクティブに<ならない>",
        n.Forbid(V.target, "become_active"),
    )
    for event, words in (("on_play", "登場時"), ("counter", "カウンター")):
        g.rule(
            s,
            f"{{whose}}の【{words}】効果は{{duration}}無効になる",
            n.Forbid(n.Player(V.whose), f"activate_{event}", V.duration),
        )


def _attacks(g: Grammar) -> None:
    s = "statement"
    front = "{target}は{duration}"
    g.rule(s, front + "アタックでき<ない>", n.Forbid(V.target, "attack", V.duration))
    g.rule(s, front + "アタックされ<ない>", n.Forbid(V.target, "be_attacked", V.duration))
    g.rule(
        s,
        front + "リーダーにアタックでき<ない>",
        n.Forbid(V.target, "attack_leader", V.duration),
    )
    g.rule(
        s,
        front + "相手の{thing}(へ|に)アタックでき<ない>",
        n.Forbid(V.target, "attack", V.duration, "", V.thing),
    )
    names = n.AllTests((n.Kind(("character",)), n.Named(V.names)))
    g.rule(
        s,
        "相手は{duration}キャラの{names}以外にアタックでき<ない>",
        n.Forbid(n.Player("opponent"), "attack", V.duration, "", (n.Not(names),)),
    )
    rival = n.Player("opponent")
    g.rule(
        s,
        "相手は{duration}このカード以外にアタックでき<ない>",
        n.Forbid(rival, "attack", V.duration, "", (n.Not(n.IsThis()),)),
    )
    g.rule(
        s,
        "相手は{duration}自分の{thing}(に|へ)アタックでき<ない>",
        n.Forbid(rival, "attack", V.duration, "", V.thing),
    )
    played = n.Fits(n.This(), (n.PlayedThisTurn(),))
    g.rule(
        "sentence",
        "{this}は登場したターン中、リーダーにアタックできない",
        (n.If(played, (n.Forbid(V.this, "attack_leader"),)),),
    )
    toll = n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent"), "trash")
    g.rule(
        s,
        front + "アタックする際、自身の手札{number}枚を捨てなければアタックでき<ない>",
        n.Forbid(V.target, "attack", V.duration, "", (), (toll,)),
    )


def _blocks(g: Grammar) -> None:
    s = "statement"
    events = n.Forbid(n.Player("opponent"), "activate_event", V.duration)
    g.rule(s, "相手は{duration}イベントを発動でき<ない>", events)
    blocker = "【ブロッカー】を発動でき<ない>"
    g.rule(
        s,
        "相手は{duration}{self}がアタックする場合" + blocker,
        n.Forbid(V.self, "be_blocked", V.duration),
    )
    g.rule(
        s,
        "相手は{duration}" + blocker,
        n.Forbid(n.Player("opponent"), "activate_blocker", V.duration),
    )
    g.rule(
        s,
        "相手は{duration}{thing}の" + blocker,
        n.Forbid(n.Cards("opponent", "field", V.thing), "activate_blocker", V.duration),
    )
    g.rule(
        s,
        "{target}は{duration}" + blocker,
        n.Forbid(V.target, "activate_blocker", V.duration),
    )


def _allowed(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "{target}は{duration}相手のアクティブのキャラにもアタックできる",
        n.Allow(V.target, "attack_active", V.duration),
    )
    g.rule(
        s,
        "{target}は{duration}登場したターンにキャラへアタックできる",
        n.Allow(V.target, "rush_character", V.duration),
    )
