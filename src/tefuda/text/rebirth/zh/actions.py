"""Chinese statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.zh import values
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")
ENTRY = n.Cards("you", "entry")
MINE = n.Choose(1, False, n.Cards("you", V.zone, V.thing), late=True)


def declare(g: Grammar) -> None:
    g.words(
        "lasting",
        ("本回合中，", "turn"),
        ("本次攻擊中，", "attack"),
        ("對方的下個回合中，", "opponent_turn"),
        ("我方的下個回合中，", "your_turn"),
        ("本回合此角色的下次攻擊中，", "own_next_attack"),
        ("本回合該角色的下次攻擊中，", "its_next_attack"),
        ("本回合的下次攻擊中，", "next_attack"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")
    _moves(g)
    _players(g)
    values.declare(g)
    g.rule("step", "{statement}", (V.statement,))
    g.rule("step", "{choice}，{statement}", (n.Select(V.choice), V.statement))
    _sentences(g)


def deeds(it: Any) -> tuple[tuple[str, Any], ...]:
    """What may become of cards: the words after them, and the statement."""
    return (
        ("放置到等候室", n.Move(it, "waiting")),
        ("返回手牌", n.Move(it, "hand")),
        ("公開並加入手牌", n.Move(it, "hand", reveal=True)),
        ("{order}放置到卡組{end}", n.Move(it, "deck", V.end, order=V.order)),
        ("{rest}放置到能量", n.Move(it, "energy", state=V.rest)),
        ("{rest}放置到隊員", n.Move(it, "member", state=V.rest)),
        ("{rest}放置到隊員空位", n.Move(it, "free_member", state=V.rest)),
        ("{rest}放置到登場位", n.Move(it, "entry", state=V.rest)),
        ("放置到退場區", n.Move(it, "retire")),
        ("作為回憶", n.Move(it, "memory")),
        ("設置", n.Move(it, "rebirth")),
        ("橫置", n.Rest(it)),
        ("直置", n.SetActive(it)),
        ("公開", n.Reveal(it)),
        ("與{other:self}{rest}交換", n.Swap(n.Both((it, V.other)), V.rest)),
        ("與登場位交換", n.Swap(n.Both((it, ENTRY)))),
        ("與{zone}的1張{thing}{rest}交換", n.Swap(n.Both((it, MINE)), V.rest)),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    for words, node in deeds(V.choice):
        g.rule(s, "{choice}，將其" + words, node)
    for words, node in deeds(V.self):
        g.rule(s, "將{self}" + words, node)
    for words, node in deeds(V.goods):
        g.rule(s, "將{goods}" + words, node)
    g.rule(s, "{choice}，將其互相交換", n.Swap(V.choice))
    g.rule(s, "選擇{sparks}，作為此卡的【火花】發動", n.Activate("spark", V.sparks))
    g.rule(s, "發動該卡的1個【火花】", n.Activate("spark", n.It()))
    g.rule(s, "{choice}，發動其1個【火花】", n.Activate("spark", V.choice))
    g.rule(s, "查看{top}", n.Look(V.top))
    g.rule(s, "公開{top}", n.Reveal(V.top))
    for words, node in (
        ("公開並加入手牌", n.Move(V.found, "hand", reveal=True)),
        ("加入手牌", n.Move(V.found, "hand")),
        ("{rest}放置到隊員", n.Move(V.found, "member", state=V.rest)),
        ("{rest}放置到隊員空位", n.Move(V.found, "free_member", state=V.rest)),
        ("{rest}放置到能量", n.Move(V.found, "energy", state=V.rest)),
        ("放置到登場位", n.Move(V.found, "entry")),
        ("設置", n.Move(V.found, "rebirth")),
    ):
        g.rule(s, "將{found}" + words, node)
    g.rule(s, "選擇{found}", n.Select(V.found))
    g.rule(s, "將剩餘的卡{order}放置到卡組{end}", n.Move(REST, "deck", V.end, order=V.order))
    g.rule(s, "將剩餘的卡放置到等候室", n.Move(REST, "waiting"))
    g.rule(s, "將剩餘的卡{rest}放置到能量", n.Move(REST, "energy", state=V.rest))
    g.rule(s, "將公開的卡放置到等候室", n.Move(LOOKED, "waiting"))


def _players(g: Grammar) -> None:
    s = "statement"
    for who, word in (("you", ""), ("opponent", "對方")):
        g.rule(s, word + "抽{number}張卡", n.Draw(who, V.number))
        g.rule(s, word + "抽最多{number}張卡", n.Draw(who, V.number, True))
        g.rule(s, word + "回復{number}點傷害", n.Recover(who, V.number))
        g.rule(s, word + "將卡組洗牌", n.Shuffle(who))
    g.rule(s, "抽相同張數的卡", n.Draw("you", n.Done()))
    g.rule(s, "支付{number}點能量", n.PayEnergy(V.number))
    g.rule(s, "結束本階段", n.EndPhase())
    g.rule(s, "結束本次攻擊", n.CancelAttack())
    g.rule(s, "查看對方的所有手牌", n.Look(n.Cards("opponent", "hand")))
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    g.rule(s, "對方將自己手牌的{number}張卡放置到等候室", n.Move(hand, "waiting"))
    g.rule(s, "宣告1到9的1個數字", n.Declare())


def _sentences(g: Grammar) -> None:
    clause(g, "clause", "step", "step", ("，再",), "，再".join)
    s = "sentence"
    g.rule(s, "{clause}", V.clause)
    g.rule(s, "可以{clause}", (n.May(V.clause),))
    g.rule(s, "可以{cost:clause}來進行：{sentence}", (n.May((*V.cost, n.IfDone(V.sentence))),))
    g.rule(s, "各玩家進行：{clause}", (n.Each(V.clause),))
    g.rule(s, "各玩家可以進行：{clause}", (n.Each((n.May(V.clause),)),))
    g.rule(s, "{gated}", (V.gated,))
    g.rule(s, "{first:clause}，再{gated}", (*V.first, V.gated))
    g.rule(s, "若如此做，{sentence}", (n.IfDone(V.sentence),))
    g.rule(s, "若未如此做，{sentence}", (n.IfDone((), V.sentence),))
    s = "gated"
    g.rule(s, "{during}{sentence}", n.If(V.during, V.sentence))
    g.rule(s, "若{condition}，{sentence}", n.If(V.condition, V.sentence))
    for words, when in (
        ("本回合結束時，", "end_of_turn"),
        ("本次攻擊結束時，", "end_of_battle"),
        ("對方的下個回合結束時，", "end_of_opponent_turn"),
        ("我方的下個回合開始時，", "start_of_your_turn"),
    ):
        g.rule(s, words + "{sentence}", n.Later(when, V.sentence))
    g.rule(s, "本回合下次{event}時，{sentence}", n.Upon(V.event, V.sentence, "turn", True))
    g.rule(s, "本回合每次{event}時，{sentence}", n.Upon(V.event, V.sentence, "turn", False))
    options(g, "・")
    otherwise = (n.If(V.condition, V.a, V.b),)
    g.rule("block", "若{condition}，{a:clause}。否則，{b:clause}。", otherwise)
    for number in (1, 2):
        modes = n.Modes(V.options, count=number)
        g.rule("block", f"從以下選擇{number}項。{{options}}", (modes,))
        g.rule(
            "block",
            f"可以{{cost:clause}}來從以下選擇{number}項。{{options}}",
            (n.May((*V.cost, n.IfDone((modes,)))),),
        )
        theirs = n.Modes(V.options, "opponent", number)
        g.rule("block", f"對方從以下選擇{number}項。{{options}}", (theirs,))
    g.rule("block", "若{condition}，{block}", (n.If(V.condition, V.block),))
    body(g, "。", "", "之後，", comma=True)
