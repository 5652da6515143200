"""Japanese conditions (what stands before なら) and amounts."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.ja.nouns import BOUNDS, CHARACTER, STATS
from tefuda.text.template import V, n

REST = n.State("rested")


def declare(g: Grammar) -> None:
    _amounts(g)
    _fitting(g)
    _present(g)
    _counts(g)
    _compared(g)
    _times(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact.cont}、{b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact.cont}、{b:fact.cont}、{c:fact}", n.All((V.a, V.b, V.c)))


def _amounts(g: Grammar) -> None:
    g.rule("amount", "{counted}", n.Count(V.counted))
    g.rule("counted", "{group}", V.group)
    g.rule("counted", "それ", n.It())


def _fitting(g: Grammar) -> None:
    """Of one card: this one, that one, the one in the Entry."""
    g.rule("fact", "{thing}をサポート<した>", n.Fits(n.Attacker(), V.thing))
    g.rule("fact", "{thing}にサポートされた", n.Fits(n.Supporter(), V.thing))
    g.rule("known", "{self}", V.self)
    g.rule("known", "{whose}エントリー", n.Cards(V.whose, "entry"))
    for stat, word in STATS:
        for bound, op in BOUNDS:
            test = n.Fits(V.known, (n.Stat(stat, op, V.number),))
            g.rule("fact", f"{{known}}の{word}が{{number}}{bound}<!>", test)
            g.rule("fact", f"{{known}}が{word}{{number}}{bound}<!>", test, shown=False)
        for words, op in (("大きい", ">"), ("小さい", "<"), ("高い", ">"), ("低い", "<")):
            than = n.Compare(n.ValueOf(stat, V.known), op, n.ValueOf(stat, V.other))
            shown = words in ("大きい", "小さい")
            g.rule("fact", f"{{known}}の{word}が{{other:known}}より{words}", than, shown=shown)
            rival = n.ValueOf(stat, n.Cards("opponent", "entry"))
            entry = n.ValueOf(stat, n.Cards("you", "entry"))
            g.rule(
                "fact",
                f"あなたのエントリーの{word}が相手より{words}",
                n.Compare(entry, op, rival),
                shown=False,
            )
    for words, op in (("大きい", ">"), ("小さい", "<")):
        values = n.Compare(n.ValueOf(V.a, V.known), op, n.ValueOf(V.b, V.other))
        g.rule("fact", f"{{known}}の{{a:value}}が{{other:known}}の{{b:value}}より{words}", values)
    g.rule("fact", "{known}が【レスト】して<いる>", n.Fits(V.known, (REST,)))
    g.rule("fact", "{known}が【スタンド】して<いる>", n.Fits(V.known, (n.State("active"),)))
    g.rule("fact", "{known}が{thing}<!>", n.Fits(V.known, V.thing))
    g.rule("fact", "{whose}ターン中<!>", n.Turn(V.whose))
    named = n.Stat("cost", "==", n.Declared())
    g.rule("fact", "それが宣言した数字と同じコストのキャラ<!>", n.Fits(n.It(), (CHARACTER, named)))
    g.rule("fact", "{number}枚以上そうした", n.Compare(n.Done(), ">=", V.number))
    done = n.Count(n.Among(n.It(), V.thing))
    g.rule("fact", "{thing}をそうした", n.Compare(done, ">=", 1))
    g.rule("fact", "{thing}を{number}枚以上そうした", n.Compare(done, ">=", V.number))
    for words, zone in (("{zone}に", V.zone), ("", "")):
        moved = n.Compare(n.Count(n.Among(n.Moved(zone), V.thing)), ">=", 1)
        g.rule("fact", f"この効果で{{thing}}を{words}置いた", moved)
    both = n.Both((n.It(), n.Cards(V.whose, V.zones)))
    among = n.Compare(n.Count(n.Among(both, V.thing)), ">=", V.number)
    g.rule("fact", "それと{whose}{zones}の中で{thing}が{number}枚以上<いる>", among)


def _there(zone: Any, tests: Any, op: str = ">=", number: Any = 1) -> Any:
    return n.Compare(n.Count(n.Cards(V.whose, zone, tests)), op, number)


def _present(g: Grammar) -> None:
    """There is one, there are several, there is none."""
    others = (n.Not(n.IsThis()), REST)
    for bound, op in BOUNDS:
        two = _there(V.zones, others, op, V.number)
        g.rule("fact", f"{{whose}}他の【レスト】している{{zones}}が{{number}}枚{bound}<!>", two)
    g.rule("fact", "{whose}メンバーに空席が<ある>", n.Compare(n.Free(V.whose), ">=", 1))
    g.rule("fact", "{whose}メンバーに空席が<ないこと>", n.Compare(n.Free(V.whose), "==", 0))
    for what, tests in (("カード", ()), ("{thing}", V.thing)):
        kinds = n.Kinds("name", n.Cards(V.whose, V.zone, tests))
        many = n.Compare(kinds, ">=", V.number)
        g.rule("fact", f"{{whose}}{{zone}}に{what}が[合計]{{number}}種類以上(<いる>|<ある>)", many)
    seen = n.Count(n.Cards("you", "looked", V.thing))
    g.rule("fact", "その中に{thing}が<いる>", n.Compare(seen, ">=", 1))
    g.rule("fact", "{whose}手札が<ないこと>", _there("hand", (), "==", 0))
    g.rule("fact", "{whose}{thing}がセットされて<いる>", _there("rebirth", V.thing))
    g.rule("fact", "{whose}{thing}がセットされて<いない>", _there("rebirth", V.thing, "==", 0))
    for held, before in (("{held}", (V.held,)), ("", ())):
        front = f"{{whose}}{held}{{zone}}に"
        for letters in ("ab", "abc", "abcd", "abcde", "abcdef", "abcdefgh"):
            words = "と".join(f"{{{x}:thing.one}}" for x in letters)
            for area, zone in (("zone", V.zone), ("zones", V.zones)):
                facts = tuple(_there(zone, (*before, *getattr(V, x))) for x in letters)
                g.rule("fact", f"{{whose}}{held}{{{area}}}に{words}が<いる>", n.All(facts))
        tests = (*before, *V.thing)
        g.rule("fact", f"{front}{{thing}}が<いる>", _there(V.zone, tests))
        g.rule("fact", f"{front}{{thing}}が<いない>", _there(V.zone, tests, "==", 0))
        for bound, op in BOUNDS[:2]:
            some = _there(V.zones, tests, op, V.number)
            g.rule(
                "fact",
                f"{{whose}}{held}{{zones}}に{{thing}}が{{number}}枚{bound}<いる>",
                some,
            )
            g.rule(
                "fact",
                f"{front}{{thing}}が{{number}}枚{bound}<いる>",
                _there(V.zone, tests, op, V.number),
                shown=False,
            )


def _counts(g: Grammar) -> None:
    """How many cards a place has."""
    g.rule("fact", "{whose}{held}{zones}が<いない>", _there(V.zones, (V.held,), "==", 0))
    g.rule("fact", "{whose}{zones}が<いない>", _there(V.zones, (), "==", 0))
    for bound, op in BOUNDS:
        number = f"{{number}}枚{bound}"
        held = _there(V.zones, (V.held,), op, V.number)
        g.rule("fact", f"{{whose}}{{held}}{{zones}}が{number}<!>", held)
        g.rule("fact", f"{{whose}}{{held}}{{zones}}が{number}<いる>", held, shown=False)
        members = _there("member", (), op, V.number)
        if op == ">=":
            g.rule("fact", f"{{whose}}メンバーが{number}<いる>", members)
        plain = _there(V.zones, (), op, V.number)
        g.rule("fact", f"{{whose}}{{zones}}が{number}<!>", plain)
        g.rule("fact", f"{{whose}}{{zones}}が{number}<いる>", plain, shown=False)
        some = _there(V.zones, V.thing, op, V.number)
        shown = op == "=="
        g.rule("fact", f"{{whose}}{{zones}}の{{thing}}が{number}<!>", some, shown=shown)
        here = n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), op, V.number)
        g.rule("fact", f"{{whose}}{{thing}}が{number}<!>", here)


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    for who, other, word in (("you", "opponent", "相手"), ("opponent", "you", "あなた")):
        mine, theirs = (n.Count(n.Cards(seat, V.area)) for seat in (who, other))
        whose = "あなたの" if who == "you" else "相手の"
        for verb, op in (("少ない", "<"), ("多い", ">")):
            fact = n.Compare(mine, op, theirs)
            g.rule("fact", f"{whose}{{area}}が{word}より<{verb}>", fact)
        for bound, op in BOUNDS[:2]:
            g.rule("fact", f"{whose}{{area}}が{word}{bound}<!>", n.Compare(mine, op, theirs))
    every = n.Fits(n.Cards(V.whose, V.zones), V.thing)
    g.rule("fact", "{whose}{zones}がすべて{thing}<!>", every)
    g.rule("fact", "{whose}{zones}が{thing}のみ<!>", every, shown=False)
    resting = n.Fits(n.Cards(V.whose, V.zones), (REST,))
    g.rule("fact", "{whose}{zones}がすべて【レスト】して<いる>", resting)


def _times(g: Grammar) -> None:
    """during: which attack of the turn it is, or whose turn."""
    for words, who, this in (
        ("", "any", False),
        ("あなたの", "you", False),
        ("相手の", "opponent", False),
        ("このキャラの", "you", True),
    ):
        number = n.AttackNumber(V.number, who, this)
        g.rule("number_of", f"{words}{{number}}回目", number)
        two = n.Either((n.AttackNumber(V.a, who, this), n.AttackNumber(V.b, who, this)))
        g.rule("number_of", f"{words}{{a:number}}回目と{{b:number}}回目", two)
    g.rule("during", "各ターン{number_of}のアタック中、", V.number_of)
    g.rule("during", "{whose}ターン中、", n.Turn(V.whose))
