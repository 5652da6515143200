"""Japanese statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.japanese import FORMS, each_form
from tefuda.text.rebirth.ja import guises, looks, values
from tefuda.text.rebirth.ja.nouns import COUNTS
from tefuda.text.rebirth.lasting import lasting
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n

ENTRY = n.Cards("you", "entry")
MINE = n.Choose(1, False, n.Cards("you", V.zone, V.thing), late=True)


def declare(g: Grammar) -> None:
    _durations(g)
    _moves(g)
    _either(g)
    _players(g)
    values.declare(g)
    guises.declare(g)
    looks.declare(g)
    each_form(g, "step", "{statement:statement*}", (V.statement,))
    # What is chosen may only be spoken of.
    picked = (n.Select(V.choice), V.statement)
    each_form(g, "step", "{choice}{statement:statement*}", picked)
    _sentences(g)


def _durations(g: Grammar) -> None:
    g.words(
        "lasting",
        ("このターン中、", "turn"),
        ("このアタック中、", "attack"),
        ("次の相手のターン中、", "opponent_turn"),
        ("次のあなたのターン中、", "your_turn"),
        ("次の相手のターン終了時まで、", "opponent_turn_end"),
        ("次のあなたのターン開始時まで、", "next_turn_start"),
        ("このターンこのキャラの次のアタック中、", "own_next_attack"),
        ("このターンそれの次のアタック中、", "its_next_attack"),
        ("このターン次のアタック中、", "next_attack"),
        ("このゲーム中、", "game"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")


def deeds(it: Any) -> tuple[tuple[str, Any], ...]:
    """What may become of cards, after を: the words, and the statement about `it`."""
    return (
        ("控え室に<置く>", n.Move(it, "waiting")),
        ("手札に<戻す>", n.Move(it, "hand")),
        ("公開し、手札に<加える>", n.Move(it, "hand", reveal=True)),
        ("{order}デッキの{end}に<置く>", n.Move(it, "deck", V.end, order=V.order)),
        ("エネルギーに{rest}<置く>", n.Move(it, "energy", state=V.rest)),
        ("メンバーに{rest}<置く>", n.Move(it, "member", state=V.rest)),
        ("空席のメンバーに{rest}<置く>", n.Move(it, "free_member", state=V.rest)),
        ("エントリーに{rest}<置く>", n.Move(it, "entry", state=V.rest)),
        ("リタイアに<置く>", n.Move(it, "retire")),
        ("思い出<にする>", n.Move(it, "memory")),
        ("セット<する>", n.Move(it, "rebirth")),
        ("【レスト】<する>", n.Rest(it)),
        ("【スタンド】<する>", n.SetActive(it)),
        ("公開<する>", n.Reveal(it)),
        ("リタイア<させる>", n.Move(it, "retire")),
        ("{other:self}と{rest}<入れ替える>", n.Swap(n.Both((it, V.other)), V.rest)),
        ("エントリーと<入れ替える>", n.Swap(n.Both((it, ENTRY)))),
        ("{zone}の{thing}と{rest}<入れ替える>", n.Swap(n.Both((it, MINE)), V.rest)),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    for words, node in deeds(V.choice):
        g.rule(s, "{choice}" + words, node)
    for words, node in deeds(V.self):
        g.rule(s, "{self}を" + words, node)
    for words, node in deeds(V.goods):
        g.rule(s, "{goods}" + words, node)
    both = n.Both((V.a, V.b))
    for words, node in deeds(both):
        g.rule(s, "{a:self}と{b:self}を" + words, node)
    g.rule(s, "{pair}それを{rest}<入れ替える>", n.Swap(V.pair, V.rest))
    g.rule(s, "{a:self}と{b:self}を<入れ替える>", n.Swap(both))
    for words in ("【スパーク】から1つ選び、発動", "【スパーク】から1つ発動", "【スパーク】を発動"):
        shown = "選び" in words
        for of, target in (("それ", n.It()), ("エントリー", ENTRY)):
            g.rule(s, f"{of}の{words}<させる>", n.Activate("spark", target), shown=shown)
    play = "このキャラの【スパーク】として発動<させる>"
    g.rule(s, "{sparks}選び、" + play, n.Activate("spark", V.sparks))
    g.rule(s, "{choice}" + play, n.Activate("spark", V.choice), shown=False)
    g.rule(s, "{choice}その【スパーク】から1つ発動<させる>", n.Activate("spark", V.choice))
    g.rule(s, "それを" + play, n.Activate("spark", n.It()), shown=False)
    for words, count, up_to in COUNTS:
        some = n.Choose(count, up_to, n.Cards(V.owner, V.zone, V.thing))
        g.rule(s, f"{{owner}}{{zone}}から{{thing}}を{words}<選ぶ>", n.Select(some))
        some = n.Choose(count, up_to, n.Cards(V.owner, V.zone))
        g.rule(s, f"{{owner}}{{zone}}から{words}<選ぶ>", n.Select(some))
    g.rule(s, "1～9の数字を1つ宣言<する>", n.Declare())


def _instead(g: Grammar) -> None:
    """Another place for the card if something holds; a may leaves it to the player."""
    for a, one in (("控え室", "waiting"), ("メンバー", "member"), ("デッキの下", "deck")):
        for b, other in (("エネルギー", "energy"), ("メンバー", "member")):
            if one == other:
                continue
            for source, it in (("{choice}", V.choice), ("{self}を", V.self)):
                usual = n.Move(it, one, "bottom" if one == "deck" else "")
                new = n.Move(it, other, state=V.rest)
                front = f"{source}{a}に置く。{{condition}}なら、"
                else_ = f"({a}に置くかわりに|それを{a}に置くかわりに|{a}ではなく){b}に{{rest}}"
                g.rule("block", f"{front}{else_}置く。", (n.If(V.condition, (new,), (usual,)),))
                may = (n.If(V.condition, (n.Modes(((usual,), (new,))),), (usual,)),)
                g.rule("block", f"{front}{else_}置いてもよい。", may)


# Where a card may go, one place or another.
PLACES = (
    ("エントリー", "entry"),
    ("メンバー", "member"),
    ("空席のメンバー", "free_member"),
    ("エネルギー", "energy"),
    ("控え室", "waiting"),
    ("手札", "hand"),
)


def _either(g: Grammar) -> None:
    """One place or another for the card that was chosen or spoken of."""
    for a, one in PLACES:
        for b, other in PLACES:
            if a == b:
                continue
            first = f"{a}に戻す" if one == "hand" else f"{a}に{{x:rest}}置く"
            second = f"{b}に<戻す>" if other == "hand" else f"{b}に{{y:rest}}<置く>"
            moves = tuple(
                n.Move(n.It(), zone) if zone == "hand" else n.Move(n.It(), zone, state=rest)
                for zone, rest in ((one, V.x), (other, V.y))
            )
            modes = n.Modes(tuple((move,) for move in moves))
            g.rule("statement", f"それを{first}か{second}", modes)
            g.rule("step", f"{{choice}}{first}か{second}", (n.Select(V.choice), modes))


def _players(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "{number}枚<引く>", n.Draw("you", V.number))
    g.rule(s, "{number}枚まで<引く>", n.Draw("you", V.number, True))
    g.rule(s, "{number}点回復<する>", n.Recover("you", V.number))
    g.rule(s, "デッキをシャッフル<する>", n.Shuffle("you"))
    g.rule(s, "それと同じ枚数<引く>", n.Draw("you", n.Done()))
    g.rule(s, "{amount}と同じ枚数<引く>", n.Draw("you", V.amount))
    g.rule(s, "エネ{circled}<する>", n.PayEnergy(V.circled))
    g.rule(s, "このフェイズを終了<する>", n.EndPhase())
    g.rule(s, "このアタックを終了<する>", n.CancelAttack())
    g.rule(s, "相手の手札をすべて<見る>", n.Look(n.Cards("opponent", "hand")))
    g.rule(s, "手札をすべて公開<する>", n.Reveal(n.Cards("you", "hand")))
    _others(g)


def _others(g: Grammar) -> None:
    """What others do ends a sentence: what follows would be theirs to do, too."""
    s = "others"
    g.rule(s, "相手は{number}枚<引く>", n.Draw("opponent", V.number))
    g.rule(s, "相手は{number}枚まで<引く>", n.Draw("opponent", V.number, True))
    g.rule(s, "相手は{number}点回復<する>", n.Recover("opponent", V.number))
    g.rule(s, "相手はデッキをシャッフル<する>", n.Shuffle("opponent"))
    for words, node in deeds(V.theirs):
        g.rule(s, "{theirs}" + words, node)
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    g.rule(s, "相手は手札から{number}枚控え室に<置く>", n.Move(hand, "waiting"), shown=False)
    g.rule("statement", "{others}", V.others)
    g.rule("statement", "{others:others.may}", n.May((V.others,), "opponent"))
    g.rule("sentence", "各プレイヤーは{clause}", (n.Each(V.clause),))
    g.rule("sentence", "各プレイヤーは{clause:optional}", (n.Each((n.May(V.clause),)),))


def _sentences(g: Grammar) -> None:
    for form in FORMS:
        ending = f".{form}" if form else ""
        clause(g, f"steps{ending}", f"step{ending}", "step.cont", ("、",), "、".join)
        lasting(g, f"clause{ending}", f"steps{ending}")
    g.rule("optional", "{step:step.may}", V.step)
    s = "sentence"
    g.rule(s, "{clause}", V.clause)
    g.rule(s, "{clause:optional}", (n.May(V.clause),))
    g.rule(s, "{gated}", (V.gated,))
    g.rule(s, "{first:clause.cont}、{gated}", (*V.first, V.gated))
    g.rule(s, "{cost:clause}ことで、{sentence}", (n.May((*V.cost, n.IfDone(V.sentence))),))
    g.rule(s, "そうしたら、{sentence}", (n.IfDone(V.sentence),))
    g.rule(s, "そうしなかったら、{sentence}", (n.IfDone((), V.sentence),))
    g.rule(s, "{a:clause}か{b:clause}", (n.Modes((V.a, V.b)),), shown=False)
    _gated(g)
    _blocks(g)
    body(g, "。", "", "その後、", comma=True)


def _gated(g: Grammar) -> None:
    """What is done only if, only then, or later."""
    s = "gated"
    g.rule(s, "{during}{sentence}", n.If(V.during, V.sentence))
    g.rule(s, "{condition}なら、{sentence}", n.If(V.condition, V.sentence))
    for words, when in (
        ("このターン終了時、", "end_of_turn"),
        ("このアタック終了時、", "end_of_battle"),
        ("次の相手のターン終了時、", "end_of_opponent_turn"),
        ("次のあなたのターン開始時、", "start_of_your_turn"),
    ):
        g.rule(s, words + "{sentence}", n.Later(when, V.sentence))
    g.rule(s, "このターン次に{event}時、{sentence}", n.Upon(V.event, V.sentence, "turn", True))
    g.rule(s, "このターン中、{event}時、{sentence}", n.Upon(V.event, V.sentence, "turn", False))


def _blocks(g: Grammar) -> None:
    options(g, "・")
    _instead(g)
    g.rule(
        "block",
        "{condition}なら、{a:clause}。違うなら、{b:clause}。",
        (n.If(V.condition, V.a, V.b),),
    )
    laid = n.Move(V.choice, "energy", state=V.rest)
    top = n.Move(n.Top("you", "deck", 1), "energy", state=V.rest)
    g.rule(
        "block",
        "{choice}エネルギーに{rest}置く。{condition}なら、控え室ではなくデッキの上から置いてもよい。",
        (n.If(V.condition, (n.Modes(((laid,), (top,))),), (laid,)),),
    )
    for number in (1, 2):
        modes = n.Modes(V.options, count=number)
        g.rule("block", f"以下から{number}つ選ぶ。{{options}}", (modes,))
        g.rule(
            "block",
            f"{{cost:clause}}ことで、以下から{number}つ選ぶ。{{options}}",
            (n.May((*V.cost, n.IfDone((modes,)))),),
        )
        theirs = n.Modes(V.options, "opponent", number)
        g.rule("block", f"相手は以下から{number}つ選ぶ。{{options}}", (theirs,))
    g.rule("block", "{condition}なら、{block}", (n.If(V.condition, V.block),))
