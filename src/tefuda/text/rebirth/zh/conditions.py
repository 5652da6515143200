"""Chinese conditions (what follows 若) and amounts."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.zh.nouns import BOUNDS, STATS
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    g.rule("amount", "{counted}", n.Count(V.counted))
    g.rule("counted", "{group}", V.group)
    _present(g)
    _fitting(g)
    _times(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact}且{b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}且{b:fact}且{c:fact}", n.All((V.a, V.b, V.c)))


def _there(zone: Any, tests: Any, op: str = ">=", number: Any = 1) -> Any:
    return n.Compare(n.Count(n.Cards(V.whose, zone, tests)), op, number)


def _present(g: Grammar) -> None:
    """There is one, there are several, there is none."""
    g.rule("fact", "{whose}隊員有空位", n.Compare(n.Free(V.whose), ">=", 1))
    for held, before in (("{held}", (V.held,)), ("", ())):
        some = (*before, *V.thing)
        g.rule("fact", f"{{whose}}{held}{{zone}}有{{thing}}", _there(V.zone, some))
        g.rule("fact", f"{{whose}}{held}{{zones}}沒有卡", _there(V.zones, before, "==", 0))
        g.rule("fact", f"{{whose}}{held}{{zone}}沒有{{thing}}", _there(V.zone, some, "==", 0))
        for bound, op in BOUNDS:
            count = _there(V.zones, before, op, V.number)
            g.rule("fact", f"{{whose}}{held}{{zones}}為{{number}}張{bound}", count)
            tested = _there(V.zones, some, op, V.number)
            g.rule("fact", f"{{whose}}{held}{{zones}}有{{number}}張{bound}的{{thing}}", tested)
    mine, theirs = (n.Count(n.Cards(who, V.area)) for who in ("you", "opponent"))
    for word, op in (("多", ">"), ("少", "<")):
        g.rule("fact", f"我方{{area}}比對方{word}", n.Compare(mine, op, theirs))


def _fitting(g: Grammar) -> None:
    one = n.Compare(n.Count(n.Among(n.It(), V.thing)), ">=", 1)
    g.rule("fact", "那些卡有{thing}", one)
    among = n.Compare(n.Count(n.Among(n.It(), V.thing)), ">=", V.number)
    g.rule("fact", "那些卡有{number}張以上的{thing}", among)
    for words, zone in (("到{zone}", V.zone), ("", "")):
        moved = n.Compare(n.Count(n.Among(n.Moved(zone), V.thing)), ">=", 1)
        g.rule("fact", f"此效果移動了{{thing}}{words}", moved)
    for stat, word in STATS:
        for bound, op in BOUNDS[:2]:
            test = n.Fits(V.subject, (n.Stat(stat, op, V.number),))
            g.rule("fact", f"{{subject}}的{word}為{{number}}{bound}", test)
        for words, op in (("高", ">"), ("低", "<")):
            than = n.Compare(n.ValueOf(stat, V.subject), op, n.ValueOf(stat, V.other))
            g.rule("fact", f"{{subject}}的{word}比{{other:subject}}{words}", than)
    g.rule("fact", "{subject}橫置", n.Fits(V.subject, (n.State("rested"),)))
    g.rule("fact", "{subject}直置", n.Fits(V.subject, (n.State("active"),)))
    g.rule("fact", "{subject}是{thing}", n.Fits(V.subject, V.thing))
    g.rule("fact", "現在是{whose}回合", n.Turn(V.whose))


def _times(g: Grammar) -> None:
    for words, who, this in (
        ("", "any", False),
        ("我方", "you", False),
        ("對方", "opponent", False),
        ("此角色", "you", True),
    ):
        g.rule("number_of", f"{words}第{{number}}次攻擊", n.AttackNumber(V.number, who, this))
        two = n.Either((n.AttackNumber(V.a, who, this), n.AttackNumber(V.b, who, this)))
        g.rule("number_of", f"{words}第{{a:number}}次與第{{b:number}}次攻擊", two)
    g.rule("during", "每回合{number_of}中，", V.number_of)
    g.rule("during", "{whose}回合中，", n.Turn(V.whose))
