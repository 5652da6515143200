"""Japanese statements: what a card tells players to do."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.ja import looks
from tefuda.text.ja.verbs import FORMS
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _durations(g)
    _moves(g)
    _opponent(g)
    _board(g)
    _values(g)
    _bans(g)
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


def _values(g: Grammar) -> None:
    """Of the card itself は is said, of others を; without a duration, の as well."""
    s = "statement"
    keyword = n.Ability("keyword", keyword=V.keyword)
    for sign in ("plus", "minus"):
        amount = getattr(V, sign)
        change = "{duration}{stat}{" + sign + "}<+>"
        now = "{stat}{" + sign + "}<+>"
        g.rule(s, "{this}は" + change, n.Gain(V.this, V.stat, amount, V.duration))
        g.rule(s, "{target}(を|は)" + change, n.Gain(V.target, V.stat, amount, V.duration))
        g.rule(
            s, "{duration}{target}(を|は|の)" + now, n.Gain(V.target, V.stat, amount, V.duration)
        )
        g.rule(s, "{self}(の|は|を)" + now, n.Gain(V.self, V.stat, amount))
        g.rule(s, "{target}(を|は|の)" + now, n.Gain(V.target, V.stat, amount))
    g.rule(s, "{target}は{keyword}を<得る>", n.Grant(V.target, keyword))
    g.rule(s, "{target}は{duration}{keyword}を<得る>", n.Grant(V.target, keyword, V.duration))
    _twofold(g)
    done = n.Done(1, V.times)
    for words, hole in (("{duration}", V.duration), ("", "")):
        g.rule(
            s,
            "捨てたカード1枚につき、{target}(は|を)" + words + "{stat}+{times:number}<+>",
            n.Gain(V.target, V.stat, done, hole),
        )
    rested = n.Tokens("you", "rested", V.per, V.times)
    g.rule(
        s,
        "自分のレストのドン‼{per:number}枚につき、{target}(の|は){stat}+{times:number}<+>",
        n.Gain(V.target, V.stat, rested),
    )
    g.rule(
        s,
        "自分の手札の{card}をコスト{minus}<+>",
        n.Gain(n.Cards("you", "hand", V.card), "cost", V.minus),
    )
    g.rule(
        s,
        "自分の手札のこのカードのコスト{minus}<+>",
        n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),
    )
    g.rule(
        s,
        "{target}を{duration}コスト{number}<にする>",
        n.Become(V.target, "cost", V.number, V.duration),
    )
    many = n.Count(n.Cards("you", V.zone), V.per, V.times)
    some = n.Count(n.Cards("you", V.zone, V.card), V.per, V.times)
    per = "{per:number}枚につき、{target}(の|は){stat}+{times:number}<+>"
    g.rule(s, "自分の手札" + per, n.Gain(V.target, V.stat, _in_hand()))
    g.rule(s, "自分の{zone}にあるカード" + per, n.Gain(V.target, V.stat, many))
    g.rule(s, "自分の{zone}にある{card}" + per, n.Gain(V.target, V.stat, some))
    g.rule(
        s,
        "{target}を{duration}パワー{number}<にする>",
        n.Become(V.target, "power", V.number, V.duration),
    )
    g.rule(
        s,
        "{target}を{duration}元々のパワー{number}<にする>",
        n.Become(V.target, "base_power", V.number, V.duration),
    )
    g.rule(
        s,
        "{target}の元々のパワーを{number}<にする>",
        n.Become(V.target, "base_power", V.number),
    )
    g.rule(
        s,
        "{self}の元々のパワーは{other:self}の元々のパワーと同じパワーになる",
        n.Become(V.self, "base_power", n.ValueOf("base_power", V.other)),
    )
    g.rule(
        s,
        "自分が手札から登場させる{card}の支払うコストは{number}少なくなる",
        n.CostChange(n.Cards("you", "hand", V.card), V.number),
    )


def _in_hand() -> n.Count:
    return n.Count(n.Cards("you", "hand"), V.per, V.times)


def _twofold(g: Grammar) -> None:
    """Two things one card gets. A chosen card is chosen once: the second is for It."""
    keyword = n.Ability("keyword", keyword=V.keyword)
    for who, first, second in (("self", V.self, V.self), ("choice", V.choice, n.It())):
        for words, hole in (("{duration}", V.duration), ("", "")):
            front = f"{{{who}}}は{words}"
            safe = n.Forbid(first, "be_ko", hole, V.agent)
            g.rule(
                "step",
                front + "{keyword}を得(て、|、){stat}{plus}<+>",
                (n.Grant(first, keyword, hole), n.Gain(second, V.stat, V.plus, hole)),
            )
            g.rule(
                "step",
                front + "{stat}{plus}し、{stat2:stat}{plus2:plus}<+>",
                (n.Gain(first, V.stat, V.plus, hole), n.Gain(second, V.stat2, V.plus2, hole)),
            )
            g.rule(
                "step",
                front + "{agent}KOされず、{stat}{plus}<+>",
                (safe, n.Gain(second, V.stat, V.plus, hole)),
            )
            g.rule(
                "step",
                front + "{agent}KOされず、{keyword}を<得る>",
                (safe, n.Grant(second, keyword, hole)),
            )


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
        "自分は{duration}自分の効果でカードを引けない",
        n.Forbid(you, "draw_by_effect", V.duration, "your_effect"),
    )
    g.rule(
        s,
        "自分は{duration}[自分の場に]キャラカードを登場させられない",
        n.Forbid(you, "play_character", V.duration),
    )
    g.rule(
        s,
        "自分は{duration}{card}を登場させられない",
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


def _bans(g: Grammar) -> None:
    s = "statement"
    g.words("act", ("アタックでき", "attack"), ("レストにでき", "be_rested"))
    g.words(
        "agent",
        ("バトルで", "battle"),
        ("相手の効果で", "opponent_effect"),
        ("効果で", "effect"),
        ("", ""),
    )
    for when, hole in (("{duration}", V.duration), ("", "")):
        g.rule(s, "{target}は" + when + "{act}<ない>", n.Forbid(V.target, V.act, hole))
        g.rule(
            s,
            "{target}は" + when + "{agent}KOされ<ない>",
            n.Forbid(V.target, "be_ko", hole, V.agent),
        )
        g.rule(
            s,
            "{target}は" + when + "属性{attributes}を持つ(カード|キャラ)とのバトルでKOされ<ない>",
            n.Forbid(V.target, "be_ko", hole, "battle", (n.Attribute(V.attributes),)),
        )
        g.rule(
            s,
            "{target}は" + when + "{agent}場を離れ<ない>",
            n.Forbid(V.target, "leave_field", hole, V.agent),
        )
        g.rule(
            s,
            "相手は" + when + "【ブロッカー】を発動でき<ない>",
            n.Forbid(n.Player("opponent"), "activate_blocker", hole),
        )
        g.rule(
            s,
            "{target}は" + when + "相手のアクティブのキャラにもアタックできる",
            n.Allow(V.target, "attack_active", hole),
        )
        g.rule(
            s,
            "相手は" + when + "{thing}の【ブロッカー】を発動でき<ない>",
            n.Forbid(n.Cards("opponent", "field", V.thing), "activate_blocker", hole),
        )
        g.rule(
            s,
            "{target}は" + when + "【ブロッカー】を発動でき<ない>",
            n.Forbid(V.target, "activate_blocker", hole),
        )
        g.rule(
            s,
            "{target}は" + when + "登場したターンにキャラへアタックできる",
            n.Allow(V.target, "rush_character", hole),
        )
        g.rule(
            s,
            "{target}は" + when + "{foe}とのバトルで(は|)KOされ<ない>",
            n.Forbid(V.target, "be_ko", hole, "battle", V.foe),
        )
    g.words(
        "foe",
        ("リーダー", (n.Kind(("leader",)),)),
        ("属性{attributes}を持たないキャラ", (n.Not(n.Attribute(V.attributes)),)),
    )
    g.rule(
        s,
        "{target}は次の相手のリフレッシュフェイズでアクティブになら<ない>",
        n.Forbid(V.target, "become_active", "next_refresh"),
    )


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
    g.rule("sentence", "{condition}場合、{clause}", (n.If(V.condition, V.clause),))
    g.rule(
        "sentence",
        "{condition}場合、{clause:clause.may}",
        (n.If(V.condition, (n.May(V.clause),)),),
    )
    g.rule("sentence", "そうした場合、{clause}", (n.IfDone(V.clause),))
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
