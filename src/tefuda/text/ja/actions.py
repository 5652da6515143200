"""Japanese statements: what a card tells players to do."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.ja import looks, values
from tefuda.text.ja.verbs import FORMS
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n


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
        ("このターン中、", "turn"),
        ("このバトル中、", "battle"),
        ("次の自分のターン開始時まで、", "next_turn_start"),
        ("次の相手のターン終了時まで、", "opponent_turn_end"),
        ("次の相手のエンドフェイズ終了時まで、", "opponent_end_phase"),
        ("次の自分のターン終了時まで、", "your_turn_end"),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "カード{number}枚を<引く>", n.Draw("you", V.number))
    g.rule(s, "カード{number}枚までを<引く>", n.Draw("you", V.number, True))
    for up_to, to in ((False, ""), (True, "まで")):
        hand = n.Choose(V.number, up_to, n.Cards("you", "hand"))
        some = n.Choose(V.number, up_to, n.Cards("you", "hand", V.card))
        g.rule(s, f"自分の手札{{number}}枚{to}を<捨てる>", n.Move(hand, "trash"))
        g.rule(s, f"自分の手札(から|の){{card}}{{number}}枚{to}を<捨てる>", n.Move(some, "trash"))
    g.rule(s, "{top}をトラッシュに<置く>", n.Move(V.top, "trash"))
    g.rule(s, "{pick}をトラッシュに<置く>", n.Move(V.pick, "trash"))
    g.rule(s, "{choice}をトラッシュに<置く>", n.Move(V.choice, "trash"))
    g.rule(s, "{self}をトラッシュに<置く>", n.Move(V.self, "trash"))
    g.rule(
        s,
        "お互いのライフの上から{number}枚をトラッシュに<置く>",
        n.Move(n.Top("both", "life", V.number), "trash"),
    )
    g.rule(s, "{target}を持ち主の手札に<戻す>", n.Move(V.target, "hand"))
    g.rule(s, "{target}を持ち主のデッキの{end}に(<置く>|<戻す>)", n.Move(V.target, "deck", V.end))
    g.rule(s, "{pick}をデッキの{end}に<置く>", n.Move(V.pick, "deck", V.end))
    g.rule(
        s,
        "{pick}を好きな順番でデッキの{end}に(<置く>|<戻す>)",
        n.Move(V.pick, "deck", V.end, order="any"),
    )
    g.rule(s, "{pick}を手札に<加える>", n.Move(V.pick, "hand"))
    g.rule(s, "{top}を手札に<加える>", n.Move(V.top, "hand"))
    g.rule(s, "この(カード|キャラカード)を手札に<加える>", n.Move(n.This(), "hand", whose="you"))
    any_number = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.card))
    g.rule(s, "自分の手札から{card}を任意の枚数<捨てる>", n.Move(any_number, "trash"))
    g.rule(s, "そのカードをデッキの{end}に<置く>", n.Move(n.It(), "deck", V.end))
    g.rule(s, "{choice}をデッキの{end}に<置く>", n.Move(V.choice, "deck", V.end))
    g.rule(s, "{top}を持ち主の手札に<加える>", n.Move(V.top, "hand"))
    g.rule(
        s,
        "自分の表向きのライフ{number}枚を{face}<にする>",
        n.Turnover(
            n.Choose(V.number, False, n.Cards("you", "life", (n.State("face_up"),))), V.face
        ),
    )
    g.rule(
        s,
        "{target}を好きな順番で持ち主のデッキの{end}に<置く>",
        n.Move(V.target, "deck", V.end, order="any"),
    )
    g.rule(s, "自分の手札すべてをデッキに<戻す>", n.Move(n.Cards("you", "hand"), "deck"))
    g.rule(
        s,
        "自分のライフが{less}枚になるようにライフの上からトラッシュに<置く>",
        n.Move(n.Top("you", "life", n.Sum((n.Count(n.Cards("you", "life")), V.less))), "trash"),
    )
    for face, words in (("", ""), ("up", "表向きで"), ("down", "裏向きで")):
        for source, hole in (("pick", V.pick), ("top", V.top)):
            g.rule(
                s,
                f"{{{source}}}を[自分の]ライフの{{end}}に{words}(<加える>|<置く>)",
                n.Move(hole, "life", V.end, face),
            )
        g.rule(
            s,
            f"{{target}}を持ち主のライフの{{end}}に{words}(<加える>|<置く>)",
            n.Move(V.target, "life", V.end, face),
        )
        g.rule(
            s,
            f"{{target}}を{{whose}}のライフの{{end}}に{words}(<加える>|<置く>)",
            n.Move(V.target, "life", V.end, face, whose=V.whose),
        )
    g.rule(s, "{top}を{face}<にする>", n.Turnover(V.top, V.face))
    g.rule(s, "自分のライフすべてを{face}<にする>", n.Turnover(n.Cards("you", "life"), V.face))
    g.rule(s, "{pick}をレストで登場<させる>", n.Play(V.pick, True))
    g.rule(s, "{pick}を登場<させる>", n.Play(V.pick))
    g.rule(s, "このカードを登場<させる>", n.Play(n.This()))
    for words, rested in (("レストで", True), ("", False)):
        g.rule(
            s,
            f"このキャラカードをトラッシュから{words}登場<させる>",
            n.Play(n.This(), rested),
        )
        g.rule(s, f"[そのカードを]{words}登場<させる>", n.Play(n.It(), rested))
    g.rule(
        s,
        "自分の手札が{number}枚になるようにカードを<引く>",
        n.Draw("you", n.Sum((V.number, n.Count(n.Cards("you", "hand"), 1, -1)))),
    )
    g.rule(s, "(デッキに戻した|捨てた)枚数分カードを<引く>", n.Draw("you", n.Done()))
    g.rule(s, "相手に{number}ダメージを<与える>", n.Damage("opponent", V.number))
    g.rule(s, "自分はゲームに勝利<する>", n.Win("you"))
    g.rule(s, "このカードの{timing_name}効果を発動<する>", n.Activate(V.timing_name))


def _opponent(g: Grammar) -> None:
    """What the opponent does: they choose."""
    s = "statement"
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    g.rule(s, "相手は自身の手札{number}枚を<捨てる>", n.Move(hand, "trash"))
    g.rule(s, "相手は自身の手札{number}枚をデッキの{end}に<置く>", n.Move(hand, "deck", V.end))
    theirs = n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), by="opponent")
    g.rule(s, "相手は自身の{thing}{number}枚を持ち主の手札に<戻す>", n.Move(theirs, "hand"))
    g.rule(
        s,
        "相手は自身の{thing}{number}枚を持ち主のデッキの{end}に<置く>",
        n.Move(theirs, "deck", V.end),
    )
    trash = n.Choose(V.number, False, n.Cards("opponent", "trash", V.card), by="opponent")
    g.rule(
        s,
        "相手は自身のトラッシュ(の|から){card}{number}枚を好きな順番でデッキの{end}に<置く>",
        n.Move(trash, "deck", V.end, order="any"),
    )
    g.rule(
        s,
        "相手は自身のライフの上から{number}枚を手札に<加える>",
        n.Move(n.Top("opponent", "life", V.number), "hand"),
    )
    g.rule(s, "相手はカード{number}枚を<引く>", n.Draw("opponent", V.number))
    g.rule(
        s,
        "相手の手札{number}枚を<捨てる>",
        n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand")), "trash"),
    )
    g.rule(
        s,
        "相手は自身の場のドン‼{number}枚をドン‼デッキに<戻す>",
        n.ReturnTokens("opponent", V.number),
    )
    g.rule(
        s,
        "次の相手のメインフェイズ開始時、相手は自身のアクティブのドン‼{number}枚をレスト<にする>",
        n.Later("start_of_opponent_main", (n.RestTokens("opponent", V.number),)),
    )


def _board(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "{whose}の{thing}{number}枚までをパワーの合計が{sum:number}以下になるようにKO<する>",
        n.KO(n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing), total=("power", V.sum))),
    )
    g.rule(s, "{target}をKO<する>", n.KO(V.target))
    g.rule(s, "{target}をレスト<にする>", n.Rest(V.target))
    g.rule(s, "{target}をアクティブ<にする>", n.SetActive(V.target))
    g.rule(s, "{target}を{duration}効果を無効<にする>", n.Negate(V.target, V.duration))


def _players(g: Grammar) -> None:
    """What a player may not do, and what happens later."""
    s = "statement"
    you = n.Player("you")
    g.rule(
        s,
        "自分は{duration}自分の効果でライフを手札に加えられ<ない>",
        n.Forbid(you, "life_to_hand", V.duration, "your_effect"),
    )
    g.rule(
        s,
        "自分は{duration}自分の効果でカードを引(けない|くことができない)",
        n.Forbid(you, "draw_by_effect", V.duration, "your_effect"),
    )
    g.rule(
        s,
        "自分は{duration}[自分の場に]キャラカードを登場(させられ|でき)ない",
        n.Forbid(you, "play_character", V.duration),
    )
    g.rule(
        s,
        "自分は{duration}{card}を登場(させられ|でき)ない",
        n.Forbid(you, "play", V.duration, "", V.card),
    )
    for form in FORMS:
        ending = f".{form}" if form else ""
        inner = f"{{statement:statement{ending}}}"
        g.rule(
            s + ending,
            f"このターン終了時、{inner}",
            n.Later("end_of_turn", (V.statement,)),
        )
        g.rule(
            s + ending,
            f"このバトル終了時、{inner}",
            n.Later("end_of_battle", (V.statement,)),
        )
    g.rule(
        s,
        "このターン中、次に自分が手札から登場させる{card}の支払うコストは{number}少なくなる",
        n.CostChange(n.Cards("you", "hand", V.card), V.number, "turn", True),
    )
    g.rule(s, "{self}にアタックの対象を変更<する>", n.Retarget(V.self))
    g.rule(s, "{choice}を<選ぶ>", n.Select(V.choice))
    g.rule(s, "このターンの後に自分のターンを追加で得る", n.ExtraTurn("you"))


def _tokens(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "ドン‼デッキからドン‼{number}枚までを{state}で追加<する>",
        n.AddTokens("you", V.number, True, V.state),
    )
    g.rule(
        s,
        "{target}に{state}のドン‼{number}枚までを付与<する>",
        n.GiveTokens(V.target, V.number, True, V.state),
    )
    g.rule(s, "自分のドン‼{number}枚までをアクティブ<にする>", n.ReadyTokens("you", V.number, True))
    g.rule(s, "{whose}のドン‼{number}枚までをレスト<にする>", n.RestTokens(V.whose, V.number, True))
    g.rule(
        s,
        "ドン‼デッキからドン‼{number}枚を{state}で追加<する>",
        n.AddTokens("you", V.number, False, V.state),
    )
    g.rule(
        s,
        "{target}に{state}のドン‼{number}枚を付与<する>",
        n.GiveTokens(V.target, V.number, False, V.state),
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
    g.rule(
        s,
        "{whose}のレストのドン‼{number}枚までは次の相手のリフレッシュフェイズでアクティブにならない",
        n.FreezeTokens(V.whose, V.number, True),
    )
    g.rule(
        s,
        "{whose}の(|アクティブの)ドン‼{number}枚をレスト<にする>",
        n.RestTokens(V.whose, V.number),
    )
    g.rule(
        s,
        "自分の場のドン‼{number}枚をドン‼デッキに<戻す>",
        n.ReturnTokens("you", V.number),
    )


def _sentences(g: Grammar) -> None:
    for form in FORMS:
        ending = f".{form}" if form else ""
        clause(g, f"clause{ending}", f"step{ending}", "step.cont", ("、",), "、".join)
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", "{clause:clause.may}", (n.May(V.clause),))
    g.rule("sentence", "{clause:clause.can}", (n.May(V.clause),))
    g.rule(
        "sentence",
        "手札のこのカードは{condition}場合、コスト{minus}",
        (
            n.If(
                V.condition,
                (n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),),
            ),
        ),
    )
    g.rule("sentence", "{condition}場合、{clause}", (n.If(V.condition, V.clause),))
    g.rule(
        "sentence",
        "{condition}場合、{clause:clause.may}",
        (n.If(V.condition, (n.May(V.clause),)),),
    )
    g.rule("sentence", "(そうした|登場させた)場合、{clause}", (n.IfDone(V.clause),))
    g.rule("sentence", "そうした場合、{clause:clause.may}", (n.IfDone((n.May(V.clause),)),))
    # What English says in two sentences: reveal a card. If it is ..., do this.
    g.rule(
        "sentence",
        "{first:clause.cont}、{condition}場合、{clause}",
        (*V.first, n.If(V.condition, V.clause)),
    )
    g.rule(
        "sentence",
        "{first:clause.cont}、{condition}場合、{clause:clause.may}",
        (*V.first, n.If(V.condition, (n.May(V.clause),))),
    )
    g.rule("block", "以下から1つを選ぶ。{options}", (n.Modes(V.options),))
    g.rule("block", "相手は以下から1つを選ぶ。{options}", (n.Modes(V.options, "opponent"),))
    g.rule("block", "{condition}場合、{block}", (n.If(V.condition, V.block),))
    options(g, "・")
    body(g, "。", "", "その後、")
