"""Chinese statements about DON!! cards."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _added(g)
    _given(g)
    _turned(g)
    _returned(g)


def _added(g: Grammar) -> None:
    for up_to, to in ((True, "最多"), (False, "")):
        g.rule(
            "statement",
            f"從咚‼卡組追加{to}{{number}}張{{state}}的咚‼卡",
            n.AddTokens("you", V.number, up_to, V.state),
        )
    g.rule(
        "step",
        "從咚‼卡組追加最多{number}張{a:state}的咚‼卡，(|並再)追加最多{more:number}張{b:state}的咚‼卡",
        (n.AddTokens("you", V.number, True, V.a), n.AddTokens("you", V.more, True, V.b)),
    )


# Tokens of whoever has the card: they go to no card of another player (4-2-1).
ANYBODY = n.Choose(1, False, n.Cards("any", "field", (n.Kind(("leader", "character")),)))


def _given(g: Grammar) -> None:
    s = "statement"
    for up_to, to in ((True, "最多"), (False, "")):
        g.rule(
            s,
            f"附加{to}{{number}}張[自己]{{state}}的咚‼卡在{{target}}",
            n.GiveTokens(V.target, V.number, up_to, V.state),
        )
        g.rule(
            s,
            f"附加{to}各{{number}}張{{state}}的咚‼卡在{{target}}",
            n.GiveTokens(V.target, V.number, up_to, V.state, each=True),
        )
        for area, state in (("{state}", V.state), ("費用區", "any")):
            g.rule(
                s,
                f"附加{to}{{number}}張對手{area}的咚‼卡在{{target}}",
                n.GiveTokens(V.target, V.number, up_to, state, "opponent"),
            )
            g.rule(
                s,
                f"附加{to}{{number}}張持有者{area}的咚‼卡在1張領航卡或角色卡",
                n.GiveTokens(ANYBODY, V.number, up_to, state, "owner"),
            )
        g.rule(
            s,
            f"附加{to}{{number}}張自己被附加的咚‼卡在{{target}}",
            n.GiveTokens(V.target, V.number, up_to, "given"),
        )
    g.rule(
        s,
        "將{number}張在自己咚‼階段放置的咚‼卡附加在{target}",
        n.GiveTokens(V.target, V.number, False, "placed"),
    )


def _turned(g: Grammar) -> None:
    s = "statement"
    for up_to, to in ((True, "最多"), (False, "")):
        ready = n.ReadyTokens("you", V.number, up_to)
        g.rule(s, f"將{to}{{number}}張自己的咚‼卡置為活動狀態", ready)
        rest = n.RestTokens(V.whose, V.number, up_to)
        g.rule(s, f"將{to}{{number}}張{{whose}}的咚‼卡置為休息狀態", rest)
    every = n.ReadyTokens("you", n.Tokens("you", "rested"), False)
    g.rule(s, "將自己的咚‼卡全數置為活動狀態", every)
    g.rule(s, "將任意張數自己的咚‼卡置為休息狀態", n.RestTokens("you", n.AnyNumber(), True))
    g.rule(
        s,
        "將{self}或最多{number}張自己的咚‼卡置為活動狀態",
        n.Modes(((n.SetActive(V.self),), (n.ReadyTokens("you", V.number, True),))),
    )
    g.rule(
        "step",
        "將{self}和{number}張自己的咚‼卡置為休息狀態",
        (n.Rest(V.self), n.RestTokens("you", V.number)),
    )
    g.rule(
        "step",
        "將{choice}和最多{number}張咚‼卡置為活動狀態",
        (n.SetActive(V.choice), n.ReadyTokens("you", V.number, True)),
    )
    some = n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing))
    g.rule(
        "step",
        "將最多{number}張{whose}{thing}和最多{second:number}張咚‼卡置為休息狀態",
        (n.Rest(some), n.RestTokens(V.whose, V.second, True)),
    )
    g.rule(
        s,
        "最多{number}張{whose}休息狀態的咚‼卡，在下一個重整階段(無法為|無法置為|不會置為|不會成為)活動狀態",
        n.FreezeTokens(V.whose, V.number, True),
    )


def _returned(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "將{number}張自己被附加的咚‼卡以{state}放回費用區",
        n.TakeTokens("you", V.number, False, V.state),
    )
    g.rule(
        s,
        "將1張以上自己場上的咚‼卡放回咚‼卡組",
        n.ReturnTokens("you", n.AnyNumber()),
    )
    g.rule(
        s,
        "將{number}張自己活動狀態的咚‼卡放回咚‼卡組",
        n.ReturnTokens("you", V.number, where="active"),
    )
    g.rule(s, "將{number}張自己場上的咚‼卡放回咚‼卡組", n.ReturnTokens("you", V.number))
    same = n.Sum((n.Tokens("you"), n.Tokens("opponent", times=-1)))
    g.rule(
        s,
        "將咚‼卡放回咚‼卡組，使自己場上的咚‼卡和對手場上的咚‼卡張數一樣",
        n.ReturnTokens("you", same),
    )
