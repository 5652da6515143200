"""Japanese statements about DON!! cards."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _added(g)
    _given(g)
    _turned(g)
    _returned(g)


def _added(g: Grammar) -> None:
    for up_to, to in ((True, "まで"), (False, "")):
        g.rule(
            "statement",
            f"ドン‼デッキからドン‼{{number}}枚{to}を{{state}}で追加<する>",
            n.AddTokens("you", V.number, up_to, V.state),
        )
    g.rule(
        "step",
        "ドン‼デッキからドン‼{number}枚までを{a:state}で追加し、(さらに|ドン‼|さらにドン‼)"
        "{more:number}枚までを{b:state}で追加<する>",
        (n.AddTokens("you", V.number, True, V.a), n.AddTokens("you", V.more, True, V.b)),
    )


# Tokens of whoever has the card: they go to no card of another player (4-2-1).
ANYBODY = n.Choose(1, False, n.Cards("any", "field", (n.Kind(("leader", "character")),)))


def _given(g: Grammar) -> None:
    s = "statement"
    for up_to, to in ((True, "まで"), (False, "")):
        g.rule(
            s,
            f"{{target}}に{{state}}のドン‼{{number}}枚{to}を付与<する>",
            n.GiveTokens(V.target, V.number, up_to, V.state),
        )
        g.rule(
            s,
            f"{{target}}に{{state}}のドン‼{{number}}枚ずつ{to}を付与<する>",
            n.GiveTokens(V.target, V.number, up_to, V.state, each=True),
        )
        for area, state in (("{state}", V.state), ("コストエリア", "any")):
            g.rule(
                s,
                f"{{target}}に相手の{area}のドン‼{{number}}枚{to}を付与<する>",
                n.GiveTokens(V.target, V.number, up_to, state, "opponent"),
            )
            g.rule(
                s,
                f"リーダーかキャラ1枚に持ち主の{area}のドン‼{{number}}枚{to}を付与<する>",
                n.GiveTokens(ANYBODY, V.number, up_to, state, "owner"),
            )
        g.rule(
            s,
            f"自分の付与されているドン‼{{number}}枚{to}を{{target}}に付与<する>",
            n.GiveTokens(V.target, V.number, up_to, "given"),
        )
    g.rule(
        s,
        "自分のドン‼フェイズに置かれるドン‼{number}枚は{target}に付与される",
        n.GiveTokens(V.target, V.number, False, "placed"),
    )


def _turned(g: Grammar) -> None:
    s = "statement"
    for up_to, to in ((True, "まで"), (False, "")):
        ready = n.ReadyTokens("you", V.number, up_to)
        g.rule(s, f"自分のドン‼{{number}}枚{to}をアクティブ<にする>", ready)
        rest = n.RestTokens(V.whose, V.number, up_to)
        g.rule(s, f"{{whose}}のドン‼{{number}}枚{to}をレスト<にする>", rest)
    every = n.ReadyTokens("you", n.Tokens("you", "rested"), False)
    g.rule(s, "自分のドン‼すべてをアクティブ<にする>", every)
    g.rule(s, "自分のドン‼を任意の枚数レスト<にする>", n.RestTokens("you", n.AnyNumber(), True))
    g.rule(
        s,
        "{self}か自分のドン‼{number}枚までをアクティブ<にする>",
        n.Modes(((n.SetActive(V.self),), (n.ReadyTokens("you", V.number, True),))),
    )
    g.rule(
        "step",
        "{self}と自分のドン‼{number}枚をレスト<にする>",
        (n.Rest(V.self), n.RestTokens("you", V.number)),
    )
    g.rule(
        "step",
        "{choice}とドン‼{number}枚までをアクティブ<にする>",
        (n.SetActive(V.choice), n.ReadyTokens("you", V.number, True)),
    )
    some = n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing))
    g.rule(
        "step",
        "{whose}の{thing}{number}枚までとドン‼{second:number}枚までをレスト<にする>",
        (n.Rest(some), n.RestTokens(V.whose, V.second, True)),
    )
    g.rule(
        s,
        "{whose}のレストのドン‼{number}枚までは次のリフレッシュフェイズでアクティブに<ならない>",
        n.FreezeTokens(V.whose, V.number, True),
    )


def _returned(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "自分の付与されているドン‼{number}枚をコストエリアに{state}で<戻す>",
        n.TakeTokens("you", V.number, False, V.state),
    )
    g.rule(
        s,
        "自分の場のドン‼を1枚以上ドン‼デッキに<戻す>",
        n.ReturnTokens("you", n.AnyNumber()),
    )
    g.rule(
        s,
        "自分のアクティブのドン‼{number}枚をドン‼デッキに<戻す>",
        n.ReturnTokens("you", V.number, where="active"),
    )
    g.rule(s, "自分の場のドン‼{number}枚をドン‼デッキに<戻す>", n.ReturnTokens("you", V.number))
    same = n.Sum((n.Tokens("you"), n.Tokens("opponent", times=-1)))
    g.rule(
        s,
        "相手の場のドン‼の枚数と同じ枚数になるように自分の場のドン‼をドン‼デッキに<戻す>",
        n.ReturnTokens("you", same),
    )
