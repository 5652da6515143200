"""Chinese statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tefuda.text.fusionworld.chosen import Acts, chosen
from tefuda.text.fusionworld.zh import looks, rules, theirs, values
from tefuda.text.grammar import Grammar, Printer, Reader
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
    g.rule("step", "{statement}", (V.statement,))
    _choosing(g)
    _sentences(g)


def _durations(g: Grammar) -> None:
    g.words(
        "lasting",
        ("在這個回合，", "turn"),
        ("在這場戰鬥中，", "battle"),
        ("在下一個對手回合結束前，", "opponent_turn_end"),
        ("在下一個對手回合中，", "opponent_turn"),
        ("到下一個我方回合開始前，", "next_turn_start"),
        ("在下一個我方回合結束前，", "your_turn_end"),
        ("在下一個我方回合中，", "your_turn"),
        ("在這個主要階段中，", "main"),
        ("在這場遊戲中，", "game"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")


def deeds(it: Any, word: str) -> tuple[tuple[str, Any], ...]:
    """What may become of cards: the words around them, and the statement about `it`."""
    return (
        (f"KO{word}", n.KO(it)),
        (f"將{word}置為休息狀態", n.Rest(it)),
        (f"將{word}置為活動狀態", n.SetActive(it)),
        (f"將{word}放回手牌", n.Move(it, "hand")),
        (f"將{word}放置在棄牌區", n.Move(it, "drop")),
        (f"將{word}{{order}}放置在卡組{{end}}", n.Move(it, "deck", V.end, order=V.order)),
        (f"將{word}{{rest}}加入能量區", n.Move(it, "energy", state=V.rest)),
        (f"將{word}加入生命區", n.Move(it, "life")),
        (f"將{word}放置在這張卡片下面", n.Move(it, "under")),
        (f"將{word}從遊戲中移除", n.Move(it, "removed")),
        (f"將{word}{{rest}}放置在戰鬥區", n.Move(it, "battle", state=V.rest)),
        (f"使{word}以休息狀態登場", n.Play(it, True)),
        (f"使{word}登場", n.Play(it)),
        (f"使{word}連擊", n.Combo(it)),
        (f"公開{word}", n.Reveal(it)),
        (f"查看{word}", n.Look(it)),
        (f"獲得{word}的控制權", n.Control(it)),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "抽{number}張卡片", n.Draw("you", V.number))
    g.rule(s, "抽最多{number}張卡片", n.Draw("you", V.number, True))
    g.rule(s, "抽和{amount}相同張數的卡片", n.Draw("you", V.amount), shown=False)
    each = n.Count(V.counted, V.per, V.times)
    g.rule(s, "每有{per:number}張{counted}，抽{times:number}張卡片", n.Draw("you", each))
    hurt = n.Damage("opponent", each)
    g.rule(s, "每有{per:number}張{counted}，造成對手{times:number}傷害", hurt)
    g.rule(s, "抽相同數量的卡片", n.Draw("you", n.Done()))
    hand = n.Cards("you", "hand")
    up = n.Sum((V.number, n.Count(hand, 1, -1)))
    g.rule(s, "抽卡片使自己的手牌有{number}張", n.Draw("you", up))
    for up_to, to in ((True, "最多"), (False, "")):
        some = n.Choose(V.number, up_to, n.Cards("you", "hand", V.thing))
        plain = n.Choose(V.number, up_to, hand)
        g.rule(s, f"捨棄{to}{{number}}張自己的手牌", n.Move(plain, "drop"))
        g.rule(s, f"捨棄{to}{{number}}張自己手牌中{{thing}}", n.Move(some, "drop"))
        # What goes back to the hand from the Energy Area returns; the rest is added.
        energy = n.Choose(V.number, up_to, n.Cards("you", "energy"))
        g.rule(s, f"將{to}{{number}}張自己的能量放回手牌", n.Move(energy, "hand"))
        back = n.Choose(V.number, up_to, n.Cards("you", "energy", V.thing))
        g.rule(s, f"將{to}{{number}}張自己能量區中{{thing}}放回手牌", n.Move(back, "hand"))
    any_number = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.thing))
    g.rule(s, "捨棄任意張數自己手牌中{thing}", n.Move(any_number, "drop"))
    g.rule(s, "捨棄全數自己的手牌", n.Move(hand, "drop"))
    over = n.Sum((n.Count(hand), V.less))
    g.rule(s, "捨棄自己的手牌使手牌只有{less}張", n.Move(n.Choose(over, False, hand), "drop"))
    blind = n.Choose(V.number, False, hand, random=True)
    g.rule(s, "隨機捨棄{number}張自己的手牌", n.Move(blind, "drop"))
    g.rule(s, "將{pick}加入手牌", n.Move(V.pick, "hand"))
    g.rule(s, "將{top}加入手牌", n.Move(V.top, "hand"))
    g.rule(s, "將該張卡片加入手牌", n.Move(n.It(), "hand"))
    g.rule(s, "公開{pick}加入手牌", n.Move(V.pick, "hand", reveal=True))
    for words, rested in (("以休息狀態", True), ("", False)):
        g.rule(s, f"使{{here}}{words}登場", n.Play(V.here, rested))
        g.rule(s, f"使{{pick}}{words}登場", n.Play(V.pick, rested))
        g.rule(s, f"使該張卡片{words}登場", n.Play(n.It(), rested))
    g.rule(s, "將這張卡片翻面", n.Flip())
    g.rule(s, "造成對手{number}傷害", n.Damage("opponent", V.number))
    g.rule(s, "自己受到{number}傷害", n.Damage("you", V.number))
    g.rule(s, "將自己的卡組洗牌", n.Shuffle("you"))
    g.rule(s, "使攻擊無效", n.CancelAttack())
    g.rule(s, "將攻擊的對象變更為{self}", n.Retarget(V.self))
    g.rule(s, "自己將遊戲獲勝", n.Win("you"))
    g.rule(s, "自己將輸掉遊戲", n.Lose("you"))
    g.rule(s, "這個回合結束後，自己追加獲得1個回合", n.ExtraTurn("you"))
    g.rule(s, "{subject}的【氣】+{number}", n.PutUnder(V.subject, V.number))
    g.rule(s, "{subject}的【氣】-{number}", n.TakeUnder(V.subject, V.number))
    for words, deed in (
        ("抽{number}張卡片", n.Draw("you", V.number)),
        ("捨棄{number}張手牌", n.Move(n.Choose(V.number, False, hand), "drop")),
        ("將{number}張生命卡加入手牌", n.Move(n.Top("you", "life", V.number), "hand")),
        (
            "將{number}張卡組上面的卡片放置在棄牌區",
            n.Move(n.Top("you", "deck", V.number), "drop"),
        ),
        ("受到{number}傷害", n.Damage("you", V.number)),
    ):
        g.rule(s, "雙方各自" + words, n.Each((deed,)))
    for words, what in (
        ("回合", "turn"),
        ("充能階段", "charge"),
        ("主要階段", "main"),
        ("結束階段", "end"),
        ("進攻步驟", "offence"),
        ("防守步驟", "defence"),
        ("傷害步驟", "damage"),
    ):
        g.rule(s, f"跳過下一個{{whose}}的{words}", n.Skip(V.whose, what))
    g.rule(s, "發動{pick}的{timing_name}技能", n.Activate(V.timing_name, V.pick))
    g.rule(s, "發動這張卡片的{timing_name}技能", n.Activate(V.timing_name))


def _board(g: Grammar) -> None:
    """Done to cards that are not chosen, or whose choice is not said."""
    for words, node in deeds(V.goods, "{goods}"):
        if not {"登場", "公開", "查看"} & {words[-2:], words[:2]}:
            g.rule("statement", words, node)
    for words, node in deeds(V.here, "{here}"):
        if "登場" not in words:
            g.rule("statement", words, node)
    g.rule("statement", "查看{whose}的手牌", n.Look(n.Cards(V.whose, "hand")))
    g.rule("statement", "查看{pick}", n.Look(V.pick))
    g.rule("statement", "公開{pick}", n.Reveal(V.pick))
    g.rule("statement", "公開{top}", n.Reveal(V.top))
    for words, node in deeds(V.loose, "{loose}"):
        g.rule("statement", words, node, shown=False)
    either = n.Modes(((n.SetActive(n.This()),), (n.SetActive(V.pick),)))
    g.rule("statement", "將這張卡片或{pick}置為活動狀態", either)
    two = n.Modes(((n.SetActive(V.several),), (n.SetActive(V.energy),)))
    g.rule("statement", "選擇{several}或{energy:energy_pick}，將其置為活動狀態", two)
    energy = n.Choose(V.number, True, n.Cards("you", "energy"))
    g.rule("energy_pick", "最多{number}張自己的能量", energy)


def _markers(g: Grammar) -> None:
    s = "statement"
    marker = n.AddTokens(V.whose, V.number, False, "marker")
    g.rule(s, "{whose}放置{number}個能量標記", marker)
    mine = n.ReturnTokens("you", V.number, False, "marker")
    g.rule(s, "移除{number}個自己的能量標記", mine)
    other = n.ReturnTokens("opponent", V.number, True, "marker")
    g.rule(s, "移除最多{number}個對手的能量標記", other)


def _choosing(g: Grammar) -> None:
    """選擇...，將其KO: an act is said of what was chosen."""
    # Putting cards into the Combo Area is what a combo is (5-6-1).
    g.rule("act", "將其放置在連擊區", n.Combo(WHO))
    g.rule("act", "將其KO", n.KO(WHO))
    for words, node in deeds(WHO, "其"):
        g.rule("act", words, node)
    g.rule("act", "{said}", V.said)
    chosen(g, "choosing", "選擇", _follow, _join)
    g.rule("step", "{choosing}", V.choosing)
    amount = n.ValueOf(V.stat, n.It())
    for words, stat in (("原本力量值", "base_power"), ("力量值", "power")):
        g.rule(
            "step",
            f"選擇{{choice}}，{{duration}}{{self}}的{words}變成和該張卡片的{{stat}}相同",
            (n.Select(V.choice), n.Become(V.self, stat, amount, V.duration)),
        )
    g.rule("step", "選擇{choice}", (n.Select(V.choice),))


def _follow(reader: Reader, at: int, target: n.Target) -> Iterator[tuple[int, Acts]]:
    if reader.text.startswith("，", at):
        for end, act in reader.read("act", at + 1):
            yield end, (act,)
            for further, others in _follow(reader, end, target):
                yield further, (act, *others)


def _join(printer: Printer, front: str, target: n.Target, acts: Acts) -> str | None:
    words = [printer.print("act", act) for act in acts]
    found = [word for word in words if word is not None]
    return "，".join((front, *found)) if len(found) == len(words) else None


def _sentences(g: Grammar) -> None:
    clause(g, "clause", "step", "step", ("，",), "，".join)
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", "可以{clause}", (n.May(V.clause),))
    g.rule("sentence", "{first:clause}，可以{clause}", (*V.first, n.May(V.clause)))
    fighting = n.Fits(n.This(), (n.State("in_battle"),))
    g.rule(
        "sentence",
        "這張卡片戰鬥中，若{condition}時，{clause}",
        (n.If(n.All((fighting, V.condition)), V.clause),),
    )
    g.rule("sentence", "這張卡片戰鬥中，{clause}", (n.If(fighting, V.clause),))
    g.rule(
        "sentence",
        "這張卡片和對手{thing}戰鬥中，{clause}",
        (n.If(n.Fits(n.Foe(), V.thing), V.clause),),
    )
    g.rule("sentence", "若{condition}時，{sentence}", (n.If(V.condition, V.sentence),))
    each = n.Upon(V.event, V.clause, V.lasting, False)
    g.rule("sentence", "{lasting}每當{event}時，{clause}", (each,))
    once = n.Upon(V.event, V.clause, V.lasting, True)
    g.rule("sentence", "{lasting}下一次{event}時，{clause}", (once,))
    g.rule("sentence", "若有執行此動作時，{sentence}", (n.IfDone(V.sentence),))
    barring = (n.If(n.Unless(V.condition), V.clause),)
    g.rule("sentence", "除非{condition}，{clause}", barring)
    g.rule("sentence", "若沒有執行此動作時，{sentence}", (n.IfDone((), V.sentence),))
    g.rule(
        "sentence",
        "{first:clause}，若{condition}時，{clause}",
        (*V.first, n.If(V.condition, V.clause)),
    )
    for words, when in (
        ("這個回合結束時，", "end_of_turn"),
        ("這場戰鬥結束時，", "end_of_battle"),
        ("下一個我方回合開始時，", "start_of_your_turn"),
        ("下一個對手回合結束時，", "end_of_opponent_turn"),
    ):
        g.rule("sentence", words + "{clause}", (n.Later(when, V.clause),))
    few = n.Gain(V.choice, V.stat, V.plus, V.duration)
    more = n.Gain(V.choice, V.stat, V.other, V.duration)
    g.rule(
        "block",
        "選擇{choice}，{duration}{stat}{plus}。若{condition}時，替換成{stat}{other:plus}。",
        (n.If(V.condition, (more,), (few,)),),
    )
    swap = (n.If(V.condition, V.b, V.a),)
    g.rule("block", "{a:clause}。若{condition}時，替換成{b:clause}。", swap)
    both = (n.If(V.condition, V.a, V.b),)
    g.rule("block", "若{condition}時，{a:sentence}。否則，{b:sentence}。", both)
    for number, word in ((1, "一"), (2, "二")):
        modes = n.Modes(V.options, count=number)
        g.rule("block", f"選擇下列其中{word}項。{{options}}", (modes,))
        theirs_ = n.Modes(V.options, "opponent", number)
        g.rule("block", f"對手選擇下列其中{word}項。{{options}}", (theirs_,))
    g.rule("block", "若{condition}時，{block}", (n.If(V.condition, V.block),))
    options(g, "・")
    body(g, "。", "", "之後，", comma=True)
