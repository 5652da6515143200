"""Chinese statements: what a card tells players to do."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n
from tefuda.text.zh import looks, values


def declare(g: Grammar) -> None:
    _durations(g)
    _moves(g)
    _opponent(g)
    _board(g)
    values.declare(g)
    _tokens(g)
    _players(g)
    looks.declare(g)
    _sentences(g)


def _durations(g: Grammar) -> None:
    g.words(
        "duration",
        ("在這個回合，", "turn"),
        ("在這場對戰中，", "battle"),
        ("到下一個我方回合開始前，", "next_turn_start"),
        ("在下一個對手回合結束前，", "opponent_turn_end"),
        ("在下一個對手結束階段結束前，", "opponent_end_phase"),
        ("在下一個我方回合結束前，", "your_turn_end"),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "抽{number}張卡片", n.Draw("you", V.number))
    g.rule(s, "抽最多{number}張卡片", n.Draw("you", V.number, True))
    for up_to, to in ((False, ""), (True, "最多")):
        hand = n.Choose(V.number, up_to, n.Cards("you", "hand"))
        some = n.Choose(V.number, up_to, n.Cards("you", "hand", V.thing))
        g.rule(s, f"廢棄{to}{{number}}張自己的手牌", n.Move(hand, "trash"))
        g.rule(s, f"廢棄{to}{{number}}張自己手牌中{{thing}}", n.Move(some, "trash"))
    for source in ("top", "pick", "choice", "self"):
        g.rule(s, f"將{{{source}}}放置在廢棄區", n.Move(getattr(V, source), "trash"))
    g.rule(
        s,
        "雙方各自將{number}張生命值區上面的卡片放置在廢棄區",
        n.Move(n.Top("both", "life", V.number), "trash"),
    )
    g.rule(s, "將{target}放回持有者的手牌", n.Move(V.target, "hand"))
    g.rule(s, "將{target}放置在持有者的卡組{end}", n.Move(V.target, "deck", V.end))
    g.rule(s, "將{pick}放置在卡組{end}", n.Move(V.pick, "deck", V.end))
    g.rule(s, "將{pick}依任意順序放置在卡組{end}", n.Move(V.pick, "deck", V.end, order="any"))
    g.rule(s, "將{pick}[，]加入手牌", n.Move(V.pick, "hand"))
    g.rule(s, "將{top}加入手牌", n.Move(V.top, "hand"))
    g.rule(s, "將這張(卡片|角色卡)加入手牌", n.Move(n.This(), "hand", whose="you"))
    any_number = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.bare))
    g.rule(s, "廢棄任意張數自己手牌中的{bare}", n.Move(any_number, "trash"))
    g.rule(s, "將該張卡片放置在卡組{end}", n.Move(n.It(), "deck", V.end))
    g.rule(s, "將{choice}放置在卡組{end}", n.Move(V.choice, "deck", V.end))
    g.rule(s, "將{top}加入持有者的手牌", n.Move(V.top, "hand"))
    g.rule(
        s,
        "將{number}張自己正面朝上的生命值卡(翻成|置為){face}",
        n.Turnover(
            n.Choose(V.number, False, n.Cards("you", "life", (n.State("face_up"),))), V.face
        ),
    )
    g.rule(
        s,
        "將{target}依任意順序放置在持有者的卡組{end}",
        n.Move(V.target, "deck", V.end, order="any"),
    )
    g.rule(s, "將自己的手牌(全數|全部)放回卡組", n.Move(n.Cards("you", "hand"), "deck"))
    g.rule(
        s,
        "將自己生命值區上面的卡片放置在廢棄區使生命值卡只有{less}張",
        n.Move(n.Top("you", "life", n.Sum((n.Count(n.Cards("you", "life")), V.less))), "trash"),
    )
    for face, words in (("", ""), ("up", "，以正面朝上"), ("down", "，以背面朝上")):
        plain = f"({words}|{words[1:]})" if words else ""
        for source, hole in (("pick", V.pick), ("top", V.top)):
            g.rule(
                s,
                f"將{{{source}}}{plain}加入[自己的]生命值區{{end}}",
                n.Move(hole, "life", V.end, face),
            )
        g.rule(
            s,
            f"將{{target}}{plain}加入持有者的生命值區{{end}}",
            n.Move(V.target, "life", V.end, face),
        )
        g.rule(
            s,
            f"將{{target}}{plain}加入{{whose}}的生命值區{{end}}",
            n.Move(V.target, "life", V.end, face, whose=V.whose),
        )
    g.rule(s, "將{top}翻成{face}", n.Turnover(V.top, V.face))
    g.rule(s, "將自己的生命值卡全數翻成{face}", n.Turnover(n.Cards("you", "life"), V.face))
    g.rule(s, "使{pick}(，|)以休息狀態登場", n.Play(V.pick, True))
    g.rule(s, "使{pick}登場", n.Play(V.pick))
    g.rule(s, "使這張卡片登場", n.Play(n.This()))
    for words, rested in (("以休息狀態", True), ("", False)):
        g.rule(s, f"使這張角色卡從廢棄區{words}登場", n.Play(n.This(), rested))
        g.rule(s, f"(使該張卡片|){words}登場", n.Play(n.It(), rested))
    g.rule(
        s,
        "抽[取]卡片使自己的手牌有{number}張",
        n.Draw("you", n.Sum((V.number, n.Count(n.Cards("you", "hand"), 1, -1)))),
    )
    g.rule(
        s,
        "(依放回卡組的卡片張數抽卡片|抽取與廢棄卡片相同數量的卡片)",
        n.Draw("you", n.Done()),
    )
    g.rule(s, "造成對手{number}傷害", n.Damage("opponent", V.number))
    g.rule(s, "自己將遊戲獲勝", n.Win("you"))
    g.rule(s, "發動這張卡片的{timing_name}效果", n.Activate(V.timing_name))


def _opponent(g: Grammar) -> None:
    """What the opponent does: they choose."""
    s = "statement"
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    g.rule(s, "對手廢棄{number}張自身的手牌", n.Move(hand, "trash"))
    g.rule(s, "對手將{number}張自身的手牌放置在卡組{end}", n.Move(hand, "deck", V.end))
    theirs = n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), by="opponent")
    g.rule(s, "對手將{number}張自身{thing}放回持有者的手牌", n.Move(theirs, "hand"))
    g.rule(s, "對手將{number}張自身{thing}放置在持有者的卡組{end}", n.Move(theirs, "deck", V.end))
    trash = n.Choose(V.number, False, n.Cards("opponent", "trash", V.thing), by="opponent")
    g.rule(
        s,
        "對手將{number}張自身廢棄區中{thing}依任意順序放置在卡組{end}",
        n.Move(trash, "deck", V.end, order="any"),
    )
    g.rule(
        s,
        "對手將{number}張自身生命值區上面的卡片加入手牌",
        n.Move(n.Top("opponent", "life", V.number), "hand"),
    )
    g.rule(s, "對手抽{number}張卡片", n.Draw("opponent", V.number))
    g.rule(
        s,
        "廢棄{number}張對手的手牌",
        n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand")), "trash"),
    )
    g.rule(
        s,
        "對手將{number}張自身場上的咚‼卡放回咚‼卡組",
        n.ReturnTokens("opponent", V.number),
    )
    g.rule(
        s,
        "在下一個對手主要階段開始時，對手將{number}張自身活動狀態的咚‼卡置為休息狀態",
        n.Later("start_of_opponent_main", (n.RestTokens("opponent", V.number),)),
    )


def _board(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "KO最多{number}張{whose}力量值合計在{sum:number}以下{thing}",
        n.KO(n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing), total=("power", V.sum))),
    )
    g.rule(
        s,
        "除了這張角色卡以外，KO全數的角色卡",
        n.KO(n.Cards("any", "field", (n.Kind(("character",)), n.Not(n.IsThis())))),
    )
    g.rule(s, "KO{target}", n.KO(V.target))
    g.rule(s, "將{target}置為休息狀態", n.Rest(V.target))
    g.rule(s, "將{target}置為活動狀態", n.SetActive(V.target))
    g.rule(s, "{target}，{duration}效果無效", n.Negate(V.target, V.duration))


def _players(g: Grammar) -> None:
    """What a player may not do, and what happens later."""
    s = "statement"
    you = n.Player("you")
    for front in ("{duration}自己", "自己{duration}"):
        g.rule(
            s,
            front + "無法以自己的效果將生命值卡加入手牌",
            n.Forbid(you, "life_to_hand", V.duration, "your_effect"),
        )
        g.rule(
            s,
            front + "無法以自己的效果抽[取]卡片",
            n.Forbid(you, "draw_by_effect", V.duration, "your_effect"),
        )
        g.rule(
            s,
            front + "無法使角色卡(|在自己的場上|在自己場上)登場",
            n.Forbid(you, "play_character", V.duration),
        )
        g.rule(
            s,
            front + "無法使{bare}登場",
            n.Forbid(you, "play", V.duration, "", V.bare),
        )
    g.rule(s, "(|在)這[個]回合結束時，{statement}", n.Later("end_of_turn", (V.statement,)))
    g.rule(s, "(|在)這場對戰結束時，{statement}", n.Later("end_of_battle", (V.statement,)))
    g.rule(
        s,
        "在這個回合，接下來使自己手牌中{thing}登場的支付費用減少{number}",
        n.CostChange(n.Cards("you", "hand", V.thing), V.number, "turn", True),
    )
    g.rule(s, "攻擊的對象變更為{self}", n.Retarget(V.self))
    g.rule(s, "選擇{choice}", n.Select(V.choice))
    g.rule(s, "這個回合結束後，自己追加獲得1個回合", n.ExtraTurn("you"))


def _tokens(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "從咚‼卡組追加最多{number}張{state}的咚‼卡",
        n.AddTokens("you", V.number, True, V.state),
    )
    g.rule(
        s,
        "附加最多{number}張{state}的咚‼卡在{target}",
        n.GiveTokens(V.target, V.number, True, V.state),
    )
    g.rule(
        s,
        "將最多{number}張自己的咚‼卡置為活動狀態",
        n.ReadyTokens("you", V.number, True),
    )
    g.rule(
        s,
        "將最多{number}張{whose}的咚‼卡置為休息狀態",
        n.RestTokens(V.whose, V.number, True),
    )
    g.rule(s, "將{number}張{whose}的咚‼卡置為休息狀態", n.RestTokens(V.whose, V.number))
    g.rule(s, "將{number}張{whose}活動狀態的咚‼卡置為休息狀態", n.RestTokens(V.whose, V.number))
    g.rule(
        s,
        "從咚‼卡組追加{number}張{state}的咚‼卡",
        n.AddTokens("you", V.number, False, V.state),
    )
    g.rule(
        s,
        "附加{number}張{state}的咚‼卡在{target}",
        n.GiveTokens(V.target, V.number, False, V.state),
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
    g.rule(
        s,
        "最多{number}張{whose}休息狀態的咚‼卡，在下一個對手的重整階段無法為活動狀態",
        n.FreezeTokens(V.whose, V.number, True),
    )
    g.rule(s, "將{number}張自己場上的咚‼卡放回咚‼卡組", n.ReturnTokens("you", V.number))


def _sentences(g: Grammar) -> None:
    clause(g, "clause", "step", "step", ("，",), "，".join)
    g.rule("clause.may", "可{clause}", V.clause)
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", "{clause:clause.may}", (n.May(V.clause),))
    g.rule("sentence", "若{condition}時，{clause}", (n.If(V.condition, V.clause),))
    g.rule(
        "sentence",
        "若{condition}時，{clause:clause.may}",
        (n.If(V.condition, (n.May(V.clause),)),),
    )
    g.rule("sentence", "若(有執行此動作|登場)時，{clause}", (n.IfDone(V.clause),))
    g.rule("sentence", "若有執行此動作時，{clause:clause.may}", (n.IfDone((n.May(V.clause),)),))
    # What English says in two sentences: reveal a card. If it is ..., do this.
    g.rule(
        "sentence",
        "{first:clause}，若{condition}時，{clause}",
        (*V.first, n.If(V.condition, V.clause)),
    )
    g.rule(
        "sentence",
        "{first:clause}，若{condition}時，{clause:clause.may}",
        (*V.first, n.If(V.condition, (n.May(V.clause),))),
    )
    g.rule("block", "選擇下列其中一項。{options}", (n.Modes(V.options),))
    g.rule("block", "對手選擇下列其中一項。{options}", (n.Modes(V.options, "opponent"),))
    g.rule("block", "若{condition}時，{block}", (n.If(V.condition, V.block),))
    options(g, "・")
    body(g, "。", "", "之後，")
