"""Japanese statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tefuda.text.fusionworld.chosen import Acts, Follow, Join, chosen
from tefuda.text.fusionworld.ja import looks, rules, theirs, values
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.japanese import FORMS, each_form
from tefuda.text.predicates import WHO
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _durations(g)
    _moves(g)
    _board(g)
    _markers(g)
    values.declare(g)
    rules.declare(g)
    theirs.declare(g)
    looks.declare(g)
    each_form(g, "step", "{statement:statement*}", (V.statement,))
    _choosing(g)
    _sentences(g)


def _durations(g: Grammar) -> None:
    g.words(
        "lasting",
        ("このターン中、", "turn"),
        ("この戦闘中、", "battle"),
        ("次の相手のターン終了時まで、", "opponent_turn_end"),
        ("次の相手のターン中、", "opponent_turn"),
        ("次の自分のターン開始時まで、", "next_turn_start"),
        ("次の自分のターン終了時まで、", "your_turn_end"),
        ("次の自分のターン中、", "your_turn"),
        ("このメインフェイズ中、", "main"),
        ("このゲーム中、", "game"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")


def deeds(it: Any) -> tuple[tuple[str, Any], ...]:
    """What may become of cards, after を: the words, and the statement about `it`."""
    return (
        ("KO<する>", n.KO(it)),
        ("レスト<にする>", n.Rest(it)),
        ("アクティブ<にする>", n.SetActive(it)),
        ("手札に<戻す>", n.Move(it, "hand")),
        ("ドロップに<置く>", n.Move(it, "drop")),
        ("{order}デッキの{end}に<置く>", n.Move(it, "deck", V.end, order=V.order)),
        (
            "{rest}エナジー(<にする>|に<置く>|に<加える>)",
            n.Move(it, "energy", state=V.rest),
        ),
        ("ライフに<加える>", n.Move(it, "life")),
        ("このカードの下に<置く>", n.Move(it, "under")),
        ("ゲームから<取り除く>", n.Move(it, "removed")),
        ("バトルエリアに{rest}<置く>", n.Move(it, "battle", state=V.rest)),
        ("レストで登場<させる>", n.Play(it, True)),
        ("登場<させる>", n.Play(it)),
        ("コンボ<させる>", n.Combo(it)),
        ("公開<する>", n.Reveal(it)),
        ("<見る>", n.Look(it)),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "カード{number}枚を<引く>", n.Draw("you", V.number))
    g.rule(s, "カード{number}枚までを<引く>", n.Draw("you", V.number, True))
    g.rule(s, "{amount}分カードを<引く>", n.Draw("you", V.amount), shown=False)
    each = n.Count(V.counted, V.per, V.times)
    g.rule(s, "{counted}{per:number}枚につき、カード{times:number}枚を<引く>", n.Draw("you", each))
    hurt = n.Damage("opponent", each)
    g.rule(s, "{counted}{per:number}枚につき、相手に{times:number}ダメージを<与える>", hurt)
    g.rule(s, "その枚数分カードを<引く>", n.Draw("you", n.Done()))
    hand = n.Cards("you", "hand")
    up = n.Sum((V.number, n.Count(hand, 1, -1)))
    g.rule(s, "自分の手札が{number}枚になるようにカードを<引く>", n.Draw("you", up))
    for up_to, to in ((True, "まで"), (False, "")):
        some = n.Choose(V.number, up_to, n.Cards("you", "hand", V.thing))
        plain = n.Choose(V.number, up_to, hand)
        g.rule(s, f"自分の手札{{number}}枚{to}を<捨てる>", n.Move(plain, "drop"))
        g.rule(s, f"自分の手札の{{thing}}{{number}}枚{to}を<捨てる>", n.Move(some, "drop"))
        # What goes back to the hand from the Energy Area returns; the rest is added.
        energy = n.Choose(V.number, up_to, n.Cards("you", "energy"))
        g.rule(s, f"自分のエナジー{{number}}枚{to}を手札に<戻す>", n.Move(energy, "hand"))
        back = n.Choose(V.number, up_to, n.Cards("you", "energy", V.thing))
        g.rule(s, f"自分のエナジーの{{thing}}{{number}}枚{to}を手札に<戻す>", n.Move(back, "hand"))
    any_number = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.thing))
    g.rule(s, "自分の手札の{thing}を好きな枚数<捨てる>", n.Move(any_number, "drop"))
    g.rule(s, "自分の手札すべてを<捨てる>", n.Move(hand, "drop"))
    over = n.Sum((n.Count(hand), V.less))
    g.rule(
        s,
        "自分の手札が{less}枚になるように手札を<捨てる>",
        n.Move(n.Choose(over, False, hand), "drop"),
    )
    blind = n.Choose(V.number, False, hand, random=True)
    g.rule(s, "自分の手札{number}枚をランダムに<捨てる>", n.Move(blind, "drop"))
    g.rule(s, "{pick}を手札に<加える>", n.Move(V.pick, "hand"))
    g.rule(s, "{top}を手札に<加える>", n.Move(V.top, "hand"))
    g.rule(s, "そのカードを手札に<加える>", n.Move(n.It(), "hand"))
    g.rule(s, "{pick}を公開し、手札に<加える>", n.Move(V.pick, "hand", reveal=True))
    for words, rested in (("レストで", True), ("", False)):
        g.rule(s, f"{{here}}を{words}登場<させる>", n.Play(V.here, rested))
        g.rule(s, f"{{pick}}を{words}登場<させる>", n.Play(V.pick, rested))
        g.rule(s, f"そのカードを{words}登場<させる>", n.Play(n.It(), rested))
    g.rule(s, "このカードを<裏返す>", n.Flip())
    g.rule(s, "相手に{number}ダメージを<与える>", n.Damage("opponent", V.number))
    g.rule(s, "自分は{number}ダメージを<受ける>", n.Damage("you", V.number))
    g.rule(s, "自分のデッキをシャッフル<する>", n.Shuffle("you"))
    g.rule(s, "アタックを無効<にする>", n.CancelAttack())
    g.rule(s, "{subject}の【気】+{number}<する>", n.PutUnder(V.subject, V.number))
    g.rule(s, "{subject}の【気】-{number}<する>", n.TakeUnder(V.subject, V.number))
    for words, deed in (
        ("カード{number}枚を<引く>", n.Draw("you", V.number)),
        ("手札{number}枚を<捨てる>", n.Move(n.Choose(V.number, False, hand), "drop")),
        ("ライフ{number}枚を手札に<加える>", n.Move(n.Top("you", "life", V.number), "hand")),
        (
            "デッキの上から{number}枚をドロップに<置く>",
            n.Move(n.Top("you", "deck", V.number), "drop"),
        ),
        ("{number}ダメージを<受ける>", n.Damage("you", V.number)),
    ):
        g.rule(s, "お互いは" + words, n.Each((deed,)))
    g.rule(s, "アタックの対象を{self}に変更<する>", n.Retarget(V.self))
    g.rule(s, "自分はゲームに勝利<する>", n.Win("you"))
    g.rule(s, "自分はゲームに敗北<する>", n.Lose("you"))
    g.rule(s, "このターンの後に自分のターンを追加で<得る>", n.ExtraTurn("you"))
    for words, what in (
        ("ターン", "turn"),
        ("チャージフェイズ", "charge"),
        ("メインフェイズ", "main"),
        ("エンドフェイズ", "end"),
        ("オフェンスステップ", "offence"),
        ("ディフェンスステップ", "defence"),
        ("ダメージステップ", "damage"),
    ):
        g.rule(s, f"次の{{whose}}の{words}を飛ば<す>", n.Skip(V.whose, what))
    g.rule(s, "{pick}の{timing_name}スキルを発動<する>", n.Activate(V.timing_name, V.pick))
    g.rule(s, "このカードの{timing_name}スキルを発動<する>", n.Activate(V.timing_name))


def _board(g: Grammar) -> None:
    """Done to cards that are not chosen, or whose choice is not said."""
    for words, node in deeds(V.goods):
        if "登場" not in words and "公開" not in words and "見る" not in words:
            g.rule("statement", "{goods}を" + words, node)
    g.rule("statement", "{goods}のコントロールを<得る>", n.Control(V.goods))
    for words, node in deeds(V.here):
        if "登場" not in words:
            g.rule("statement", "{here}を" + words, node)
    g.rule("statement", "{whose}の手札を<見る>", n.Look(n.Cards(V.whose, "hand")))
    g.rule("statement", "{pick}を<見る>", n.Look(V.pick))
    g.rule("statement", "{pick}を公開<する>", n.Reveal(V.pick))
    g.rule("statement", "{top}を公開<する>", n.Reveal(V.top))
    for words, node in deeds(V.loose):
        g.rule("statement", "{loose}を" + words, node, shown=False)
    either = n.Modes(((n.SetActive(n.This()),), (n.SetActive(V.pick),)))
    g.rule("statement", "このカードか{pick}をアクティブ<にする>", either)
    two = n.Modes(((n.SetActive(V.several),), (n.SetActive(V.energy_pick),)))
    g.rule("statement", "{several:mixed}か{energy_pick}を選び、アクティブ<にする>", two)
    energy = n.Choose(V.number, True, n.Cards("you", "energy"))
    g.rule("energy_pick", "自分のエナジー{number}枚まで", energy)
    # The number is said once, with the last.
    one = n.Choose(1, True, n.Cards(V.whose, "field", V.thing))
    g.rule("mixed", "{whose}の{thing}", one)


def _markers(g: Grammar) -> None:
    s = "statement"
    for who, words in (("you", "自分は"), ("opponent", "相手は")):
        marker = n.AddTokens(who, V.number, False, "marker")
        g.rule(s, f"{words}エナジーマーカー{{number}}つを<置く>", marker)
    mine = n.ReturnTokens("you", V.number, False, "marker")
    g.rule(s, "自分のエナジーマーカー{number}つを<取り除く>", mine)
    other = n.ReturnTokens("opponent", V.number, True, "marker")
    g.rule(s, "相手のエナジーマーカー{number}つまでを<取り除く>", other)


def _choosing(g: Grammar) -> None:
    """...を選び、KOする: an act is said of what was chosen."""
    # Putting cards into the Combo Area is what a combo is (5-6-1).
    g.rule("act", "コントロールを<得る>", n.Control(WHO))
    g.rule("act", "コンボエリアに<置く>", n.Combo(WHO))
    for words, node in deeds(WHO):
        g.rule("act", words, node)
    for form in FORMS:
        ending = f".{form}" if form else ""
        each = f"act{ending}"
        g.rule(each, f"{{said:said{ending}}}", V.said)
        chosen(g, f"choosing{ending}", "", _follow(each), _join(each))
        g.rule(f"step{ending}", f"{{choosing:choosing{ending}}}", V.choosing)
    amount = n.ValueOf(V.stat, n.It())
    for words, stat in (("元々のパワー", "base_power"), ("パワー", "power")):
        g.rule(
            "step",
            f"{{choice}}{{duration}}{{self}}の{words}はそのカードの{{stat}}と同じになる",
            (n.Select(V.choice), n.Become(V.self, stat, amount, V.duration)),
        )
    g.rule("step", "{several}を<選ぶ>", (n.Select(V.several),))


def _follow(last: str) -> Follow:
    def follow(reader: Reader, at: int, target: n.Target) -> Iterator[tuple[int, Acts]]:
        for end, act in reader.read(last, at):
            yield end, (act,)
        for end, act in reader.read("act.cont", at):
            if reader.text.startswith("、", end):
                for further, others in follow(reader, end + 1, target):
                    yield further, (act, *others)

    return follow


def _join(last: str) -> Join:
    def join(printer: Printer, front: str, target: n.Target, acts: Acts) -> str | None:
        words = [printer.print("act.cont", act) for act in acts[:-1]]
        words.append(printer.print(last, acts[-1]))
        found = [word for word in words if word is not None]
        return front + "、".join(found) if len(found) == len(words) else None

    return join


def _sentences(g: Grammar) -> None:
    for form in FORMS:
        ending = f".{form}" if form else ""
        clause(g, f"clause{ending}", f"step{ending}", "step.cont", ("、",), "、".join)
    g.rule("optional", "{step:step.may}", V.step)
    g.rule("optional", "{clause:clause.can}", V.clause)
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", "{clause:optional}", (n.May(V.clause),))
    g.rule("sentence", "{first:clause.cont}、{last:step.may}", (*V.first, n.May(V.last)))
    fighting = n.Fits(n.This(), (n.State("in_battle"),))
    g.rule(
        "sentence",
        "このカードの戦闘中、{condition}場合、{clause}",
        (n.If(n.All((fighting, V.condition)), V.clause),),
    )
    g.rule("sentence", "このカードの戦闘中、{clause}", (n.If(fighting, V.clause),))
    g.rule(
        "sentence",
        "このカードと相手の{thing}との戦闘中、{clause}",
        (n.If(n.Fits(n.Foe(), V.thing), V.clause),),
    )
    g.rule("sentence", "{condition}場合、{sentence}", (n.If(V.condition, V.sentence),))
    each = n.Upon(V.event, V.clause, V.lasting, False)
    g.rule("sentence", "{lasting}{event}時、{clause}", (each,))
    once = n.Upon(V.event, V.clause, V.lasting, True)
    g.rule("sentence", "{lasting}次に{event}時、{clause}", (once,))
    g.rule("sentence", "そうした場合、{sentence}", (n.IfDone(V.sentence),))
    barring = (n.If(n.Unless(V.condition), V.clause),)
    g.rule("sentence", "{condition}場合を除き、{clause}", barring)
    g.rule("sentence", "そうしなかった場合、{sentence}", (n.IfDone((), V.sentence),))
    g.rule(
        "sentence",
        "{first:clause.cont}、{condition}場合、{clause}",
        (*V.first, n.If(V.condition, V.clause)),
    )
    for words, when in (
        ("このターン終了時、", "end_of_turn"),
        ("この戦闘終了時、", "end_of_battle"),
        ("次の自分のターン開始時、", "start_of_your_turn"),
        ("次の相手のターン終了時、", "end_of_opponent_turn"),
    ):
        g.rule("sentence", words + "{clause}", (n.Later(when, V.clause),))
    few = n.Gain(V.choice, V.stat, V.plus, V.duration)
    more = n.Gain(V.choice, V.stat, V.other, V.duration)
    g.rule(
        "block",
        "{choice}{duration}{stat}{plus}。{condition}場合、代わりに{stat}{other:plus}。",
        (n.If(V.condition, (more,), (few,)),),
    )
    g.rule(
        "block", "{a:clause}。{condition}場合、代わりに{b:clause}。", (n.If(V.condition, V.b, V.a),)
    )
    g.rule(
        "block",
        "{condition}場合、{a:sentence}。そうでない場合、{b:sentence}。",
        (n.If(V.condition, V.a, V.b),),
    )
    g.rule(
        "block",
        "{first:clause.cont}、{condition}場合、{a:sentence}。そうでない場合、{b:sentence}。",
        (*V.first, n.If(V.condition, V.a, V.b)),
    )
    for number in (1, 2):
        g.rule(
            "block", f"以下から{number}つを選ぶ。{{options}}", (n.Modes(V.options, count=number),)
        )
        g.rule(
            "block",
            f"相手は以下から{number}つを選ぶ。{{options}}",
            (n.Modes(V.options, "opponent", number),),
        )
    g.rule("block", "{condition}場合、{block}", (n.If(V.condition, V.block),))
    options(g, "・")
    body(g, "。", "", "その後、", comma=True)
