"""Japanese statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.japanese import FORMS, each_form
from tefuda.text.onepiece.ja import looks, modes, theirs, tokens, values
from tefuda.text.onepiece.tiers import tiers
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _durations(g)
    _cards(g)
    _moves(g)
    _life(g)
    _plays(g)
    _board(g)
    tokens.declare(g)
    values.declare(g)
    theirs.declare(g)
    _players(g)
    looks.declare(g)
    modes.declare(g)
    _sentences(g)


def _durations(g: Grammar) -> None:
    g.words(
        "lasting",
        ("このターン中、", "turn"),
        ("このバトル中、", "battle"),
        ("次の自分のターン開始時まで、", "next_turn_start"),
        ("次の相手のターン終了時まで、", "opponent_turn_end"),
        ("次の相手のエンドフェイズ終了時まで、", "opponent_end_phase"),
        ("次の自分のターン終了時まで、", "your_turn_end"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")


def _cards(g: Grammar) -> None:
    """goods: whatever can be moved, wherever it lies."""
    for source in ("pick", "top", "target"):
        g.rule("goods", f"{{{source}}}", getattr(V, source))
    for a, b in (("self", "pick"), ("choice", "pick"), ("pick", "choice"), ("pick", "pick")):
        g.rule("goods", f"{{a:{a}}}と{{b:{b}}}", n.Both((V.a, V.b)))
    g.words("order", ("", ""), ("好きな順番で", "any"))


def _moves(g: Grammar) -> None:
    s = "statement"
    any_number = n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing))
    g.rule(s, "{whose}の{thing}を任意の枚数KO<する>", n.KO(any_number))
    g.rule(s, "{whose}の{thing}を任意の枚数持ち主の手札に<戻す>", n.Move(any_number, "hand"))
    g.rule(s, "カード{number}枚を<引く>", n.Draw("you", V.number))
    g.rule(s, "カード{number}枚までを<引く>", n.Draw("you", V.number, True))
    hand_cards = n.Cards("you", "hand")
    g.rule(s, "自分の手札すべてをデッキに<戻す>", n.Move(hand_cards, "deck"))
    g.rule(
        s,
        "自分の手札すべてを{order}デッキの{end}に<置く>",
        n.Move(hand_cards, "deck", V.end, order=V.order),
    )
    g.rule(s, "自分の手札すべてを<捨てる>", n.Move(hand_cards, "trash"))
    for up_to, to in ((False, ""), (True, "まで")):
        hand = n.Choose(V.number, up_to, n.Cards("you", "hand"))
        some = n.Choose(V.number, up_to, n.Cards("you", "hand", V.card))
        g.rule(s, f"自分の手札{{number}}枚{to}を<捨てる>", n.Move(hand, "trash"))
        g.rule(s, f"自分の手札から{{card}}{{number}}枚{to}を<捨てる>", n.Move(some, "trash"))
    whole = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand"))
    g.rule(s, "自分の手札を任意の枚数<捨てる>", n.Move(whole, "trash"))
    any_number = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.card))
    g.rule(s, "自分の手札から{card}を任意の枚数<捨てる>", n.Move(any_number, "trash"))
    g.rule(
        s,
        "相手の手札{number}枚を<捨てる>",
        n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand")), "trash"),
    )
    g.rule(s, "{goods}をトラッシュに<置く>", n.Move(V.goods, "trash"))
    g.rule(
        s,
        "お互いのライフの上から{number}枚をトラッシュに<置く>",
        n.Move(n.Top("both", "life", V.number), "trash"),
    )
    g.rule(s, "{target}を[持ち主の]手札に<戻す>", n.Move(V.target, "hand"), shown=False)
    g.rule(s, "{target}を持ち主の手札に<戻す>", n.Move(V.target, "hand"))
    again = n.Choose(n.Done(), False, n.Cards("you", "hand"))
    g.rule(s, "引いた枚数分[、]自分の手札を<捨てる>", n.Move(again, "trash"))
    g.rule(s, "このカードを[トラッシュから]手札に<加える>", n.Move(n.This(), "hand", whose="you"))
    theirs.first(g)
    for source in ("pick", "top"):
        g.rule(s, f"{{{source}}}を手札に<加える>", n.Move(getattr(V, source), "hand"))
        g.rule(
            s,
            f"{{{source}}}を{{order}}デッキの{{end}}に<置く>",
            n.Move(getattr(V, source), "deck", V.end, order=V.order),
        )
    g.rule(s, "そのカードをデッキの{end}に<置く>", n.Move(n.It(), "deck", V.end))
    back = n.Move(V.goods, "deck", V.end, order=V.order)
    g.rule(s, "{goods}を{order}持ち主のデッキの{end}に<置く>", back)
    g.rule(s, "{goods}を持ち主の{order}デッキの{end}に<置く>", back, shown=False)
    g.rule(s, "{goods}を{order}デッキの{end}に<置く>", back, shown=False)
    any_card = n.Choose(n.AnyNumber(), True, n.Cards("you", V.zone, V.card))
    g.rule(
        s,
        "自分の{zone}から{card}を任意の枚数{order}デッキの{end}に<置く>",
        n.Move(any_card, "deck", V.end, order=V.order),
    )
    g.rule(s, "{pick}をデッキに<戻す>", n.Move(V.pick, "deck"))
    g.rule(
        s,
        "自分の手札が{number}枚になるようにカードを<引く>",
        n.Draw("you", n.Sum((V.number, n.Count(hand_cards, 1, -1)))),
    )
    g.rule(s, "その枚数分カードを<引く>", n.Draw("you", n.Done()))
    g.rule(s, "{amount}分(|、)カードを<引く>", n.Draw("you", V.amount), shown=False)
    g.rule(
        s,
        "捨てた枚数と同じ枚数を自分のデッキの上からトラッシュに<置く>",
        n.Move(n.Top("you", "deck", n.Done()), "trash"),
    )
    g.rule(s, "相手に{number}ダメージを<与える>", n.Damage("opponent", V.number))
    g.rule(s, "自分は{number}ダメージを<受ける>", n.Damage("you", V.number))
    over = n.Sum((n.Count(hand_cards), V.less))
    g.rule(
        s,
        "自分の手札が{less}枚になるように手札を<捨てる>",
        n.Move(n.Choose(over, False, hand_cards), "trash"),
    )
    g.rule(s, "自分はゲームに勝利<する>", n.Win("you"))
    g.rule(s, "このターンの後に自分のターンを追加で得る", n.ExtraTurn("you"))


def _life(g: Grammar) -> None:
    s = "statement"
    up = (n.State("face_up"),)
    g.rule(
        s,
        "自分の表向きのライフ{number}枚を{face}<にする>",
        n.Turnover(n.Choose(V.number, False, n.Cards("you", "life", up)), V.face),
    )
    g.rule(s, "{top}を{face}<にする>", n.Turnover(V.top, V.face))
    g.rule(s, "自分のライフすべてを{face}<にする>", n.Turnover(n.Cards("you", "life"), V.face))
    g.rule(
        s,
        "自分のライフの表向きのカードすべてをトラッシュに<置く>",
        n.Move(n.Cards("you", "life", up), "trash"),
    )
    g.rule(
        s,
        "自分のライフが{less}枚になるようにライフの上からトラッシュに<置く>",
        n.Move(n.Top("you", "life", n.Sum((n.Count(n.Cards("you", "life")), V.less))), "trash"),
    )
    g.words("facing", ("", ""), ("表向きで", "up"), ("裏向きで", "down"))
    for source in ("pick", "top"):
        g.rule(
            s,
            f"{{{source}}}を[自分の]ライフの{{end}}に{{facing}}<加える>",
            n.Move(getattr(V, source), "life", V.end, V.facing),
        )
    g.rule(
        s,
        "{target}を持ち主のライフの{end}に{facing}<加える>",
        n.Move(V.target, "life", V.end, V.facing),
    )
    g.rule(
        s,
        "{choice}をライフの{end}に{facing}<加える>",
        n.Move(V.choice, "life", V.end, V.facing),
        shown=False,
    )
    g.rule(
        s,
        "{target}を{whose}のライフの{end}に{facing}<加える>",
        n.Move(V.target, "life", V.end, V.facing, whose=V.whose),
    )
    g.rule(
        s,
        "[そのカードを]{whose}のライフの{end}に{facing}<加える>",
        n.Move(n.It(), "life", V.end, V.facing, whose=V.whose),
        shown=False,
    )


def _plays(g: Grammar) -> None:
    s = "statement"
    for words, rested in (("レストで", True), ("", False)):
        g.rule(s, f"{{pick}}を{words}登場<させる>", n.Play(V.pick, rested))
        g.rule(s, f"{{picks}}を{words}登場<させる>", n.Play(V.picks, rested))
        g.rule(s, f"このカードを{words}登場<させる>", n.Play(n.This(), rested))
        g.rule(s, f"[そのカードを]{words}登場<させる>", n.Play(n.It(), rested))
    g.rule(s, "{pick}の{timing_name}効果を発動<する>", n.Activate(V.timing_name, V.pick))
    g.rule(s, "このカードの{timing_name}効果を発動<する>", n.Activate(V.timing_name))
    g.rule(s, "{pick}を発動<する>", n.Activate("event", V.pick))


def _board(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "{target}をKO<する>", n.KO(V.target))
    g.rule(s, "[そのカードを]KO<する>", n.KO(n.It()), shown=False)
    g.rule(s, "{target}をレスト<にする>", n.Rest(V.target))
    g.rule(s, "{target}をアクティブ<にする>", n.SetActive(V.target))
    g.rule(s, "{target}を{duration}効果を無効<にする>", n.Negate(V.target, V.duration))
    g.rule(
        s,
        "そのカードそれぞれの元々のパワーを{duration}入れ替える",
        n.SwapBase(n.It(), V.duration),
    )
    changed = "({self}にアタックの対象を|アタックの対象を{self}に)変更<する>"
    g.rule(s, changed, n.Retarget(V.self))
    other = n.Choose(1, False, n.Cards("you", "field", V.thing))
    g.rule(s, "アタックの対象を自分の{thing}(<にする>|に変更<する>)", n.Retarget(other))
    g.rule(s, "{target}を<選ぶ>", n.Select(V.target))
    g.rule(s, "{picks}を<選ぶ>", n.Select(V.picks))


def _players(g: Grammar) -> None:
    """What a player may not do, and what happens later."""
    s = "statement"
    you = n.Player("you")
    rival = n.Forbid(n.Player("opponent"), "play", V.duration, "", V.card)
    g.rule(s, "相手は{duration}{card}を登場でき<ない>", rival)
    front = "自分は{duration}"
    g.rule(
        s,
        front + "自分の効果でライフを手札に加えられ<ない>",
        n.Forbid(you, "life_to_hand", V.duration, "your_effect"),
    )
    g.rule(
        s,
        front + "自分の効果でカードを引け<ない>",
        n.Forbid(you, "draw_by_effect", V.duration, "your_effect"),
    )
    g.rule(
        s,
        front + "キャラカードを登場でき<ない>",
        n.Forbid(you, "play_character", V.duration),
    )
    g.rule(s, front + "手札からカードをプレイでき<ない>", n.Forbid(you, "play", V.duration))
    g.rule(s, front + "{card}を登場でき<ない>", n.Forbid(you, "play", V.duration, "", V.card))
    g.rule(
        s,
        front + "リーダーにアタックでき<ない>",
        n.Forbid(you, "attack_leader", V.duration),
    )
    g.rule(
        s,
        front + "{thing}の効果でドン‼をアクティブにでき<ない>",
        n.Forbid(you, "set_active_tokens", V.duration, "your_effect", V.thing),
    )
    g.rule(
        s,
        "このターン中、次に自分が手札から登場させる{card}の支払うコストは{number}少なくなる",
        n.CostChange(n.Cards("you", "hand", V.card), V.number, "turn", True),
    )
    for words, when in (("ターン", "end_of_turn"), ("バトル", "end_of_battle")):
        each_form(
            g,
            s,
            f"この{words}終了時、{{statement:statement*}}",
            n.Later(when, (V.statement,)),
        )


def _sentences(g: Grammar) -> None:
    each_form(g, "step", "{statement:statement*}", (V.statement,))
    for form in FORMS:
        ending = f".{form}" if form else ""
        clause(g, f"clause{ending}", f"step{ending}", "step.cont", ("、",), "、".join)
    # してもよい is for the last step, できる for all of them.
    g.rule("optional", "{step:step.may}", V.step)
    g.rule("optional", "{clause:clause.can}", V.clause)
    may = "{clause:optional}"
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", may, (n.May(V.clause),))
    g.rule("sentence", "{first:clause.cont}、{last:step.may}", (*V.first, n.May(V.last)))
    hand = n.Cards("you", "hand", (n.IsThis(),))
    g.rule(
        "sentence",
        "手札のこのカードは{happened}ターン中、コスト{minus}",
        (n.If(V.happened, (n.Gain(hand, "cost", V.minus),)),),
    )
    g.rule(
        "sentence",
        "手札のこのカードは{condition}場合、コスト{minus}",
        (n.If(V.condition, (n.Gain(hand, "cost", V.minus),)),),
    )
    g.rule("sentence", "{condition}場合、{clause}", (n.If(V.condition, V.clause),))
    g.rule("sentence", "{condition}場合、" + may, (n.If(V.condition, (n.May(V.clause),)),))
    g.rule("sentence", "そうした場合、{clause}", (n.IfDone(V.clause),))
    g.rule("sentence", "そうした場合、{sentence}", (n.IfDone(V.sentence),))
    barring = (n.If(n.Unless(V.condition), V.clause),)
    g.rule("sentence", "{condition}場合を除き、{clause}", barring)
    g.rule(
        "block",
        "{condition}場合、{a:sentence}。そうでない場合、{b:sentence}。",
        (n.If(V.condition, V.a, V.b),),
    )
    nested = "{condition}場合、{clause:clause.cont}、{b:condition}場合、"
    g.rule("sentence", nested + "{c:clause}", (n.If(V.condition, (*V.clause, n.If(V.b, V.c))),))
    g.rule(
        "sentence",
        nested + "{c:optional}",
        (n.If(V.condition, (*V.clause, n.If(V.b, (n.May(V.c),)))),),
    )
    # What English says in two sentences: reveal a card. If it is ..., do this.
    g.rule(
        "sentence",
        "{first:clause.cont}、{condition}場合、{clause}",
        (*V.first, n.If(V.condition, V.clause)),
    )
    g.rule(
        "sentence",
        "{first:clause.cont}、{condition}場合、" + may,
        (*V.first, n.If(V.condition, (n.May(V.clause),))),
    )
    g.rule(
        "block",
        "{first:clause.cont}、{last:step.may}。そうした場合、{clause}。",
        (n.May((*V.first, *V.last)), n.IfDone(V.clause)),
    )
    g.rule("block", "以下から1つを選ぶ。{options}", (n.Modes(V.options),))
    g.rule("block", "相手は以下から1つを選ぶ。{options}", (n.Modes(V.options, "opponent"),))
    g.rule("block", "{condition}場合、{block}", (n.If(V.condition, V.block),))
    g.rule("block", "そうした場合、{block}", (n.IfDone(V.block),))
    options(g, "・")
    tiers(
        g,
        "自分のトラッシュの枚数によって以下の効果をそれぞれ適用する。",
        "・",
        "{number}枚以上の場合、",
        "相手のターン中、",
        "。",
    )
    body(g, "。", "", "その後、", comma=True)
