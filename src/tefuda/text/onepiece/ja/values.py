"""Japanese statements about values and abilities."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.ja import bans, predicates
from tefuda.text.onepiece.ja.counts import COUNTED
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _values(g)
    _counted(g)
    _in_hand(g)
    _negated(g)
    _become(g)
    bans.declare(g)
    predicates.declare(g)


def _values(g: Grammar) -> None:
    """Of a chosen card を is printed, of others は; without a duration, の."""
    s = "statement"
    keyword = n.Ability("keyword", keyword=V.keyword)
    for sign in ("plus", "minus"):
        amount = getattr(V, sign)
        change = "{stat}{" + sign + "}<+>"
        lasting = n.Gain(V.target, V.stat, amount, V.lasting)
        g.rule(s, "{target}{target#を|は}{lasting}" + change, lasting)
        g.rule(s, "{target}(の|は)" + change, n.Gain(V.target, V.stat, amount))
    g.rule(s, "{target}は{duration}{keyword}を<得る>", n.Grant(V.target, keyword, V.duration))
    saved = n.Ability(
        "replacement",
        timings=(n.When("ko", by=V.by_whom),),
        optional=True,
        body=V.clause,
    )
    g.rule(
        s,
        "自分の{thing}は{lasting}{by_whom}KOされる場合、代わりに{clause:clause.can}",
        n.Grant(n.Cards("you", "field", V.thing), saved, V.lasting),
    )


def _counted(g: Grammar) -> None:
    """So much for every one of something, or for every few."""
    s = "statement"
    for words, amount in COUNTED:
        front = words + "{per:number}枚につき、"
        g.rule(s, front + "カード{times:number}枚を<引く>", n.Draw("you", amount))
        up = "{stat}+{times:number}<+>"
        down = "{stat}-{times:number}<+>"
        lasting = n.Gain(V.target, V.stat, amount, V.lasting)
        g.rule(s, front + "{target}{target#を|は}{lasting}" + up, lasting)
        g.rule(s, front + "{target}(の|は)" + up, n.Gain(V.target, V.stat, amount))
        fewer = n.Gain(V.target, V.stat, amount, V.lasting, True)
        g.rule(s, front + "{target}{target#を|は}{lasting}" + down, fewer)
        here = n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", amount, "", True)
        g.rule(s, front + "[自分の]手札のこのカード(の|は)コスト-{times:number}<+>", here)
        now = n.Gain(V.target, V.stat, amount, "", True)
        g.rule(s, front + "{target}(の|は)" + down, now)
    of_cost = n.Gain(V.target, V.stat, n.ValueOf("cost", n.It(), V.times), V.lasting)
    point = "そのカードのコスト1につき、{target}{target#を|は}{lasting}"
    g.rule(s, point + "{stat}+{times:number}<+>", of_cost)


def _in_hand(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "自分の手札の{card}(の|は)コスト{minus}<+>",
        n.Gain(n.Cards("you", "hand", V.card), "cost", V.minus),
    )
    this = n.Cards("you", "hand", (n.IsThis(),))
    g.rule(s, "(自分の手札|手札)のこのカード(の|は)コスト{minus}<+>", n.Gain(this, "cost", V.minus))
    g.rule(
        s, "[自分の]手札のこのカードは効果で登場でき<ない>", n.Forbid(this, "play", "", "effect")
    )
    g.rule(
        s,
        "自分が手札から登場させる{card}の支払うコストは{number}少なくなる",
        n.CostChange(n.Cards("you", "hand", V.card), V.number),
    )


def _negated(g: Grammar) -> None:
    """Without its effects, and more; selected, and more."""
    g.rule(
        "step",
        "{choice}を{lasting}効果を無効にし、{stat}{minus}<+>",
        (n.Negate(V.choice, V.lasting), n.Gain(n.It(), V.stat, V.minus, V.lasting)),
    )
    g.rule(
        "step",
        "{choice}を{lasting}効果を無効にし、(そのカードは|)アタックでき<ない>",
        (n.Negate(V.choice, V.lasting), n.Forbid(n.It(), "attack", V.lasting)),
    )
    g.rule(
        "step",
        "{choice}を選び、{lasting}{stat}{plus}<+>",
        (n.Select(V.choice), n.Gain(n.It(), V.stat, V.plus, V.lasting)),
    )


def _become(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "{self}は{duration}{other:self}と同じパワーになる",
        n.Become(V.self, "power", n.ValueOf("power", V.other), V.duration),
    )
    for stat, word in (("cost", "コスト"), ("power", "パワー"), ("base_power", "元々のパワー")):
        become = n.Become(V.target, stat, V.number, V.lasting)
        g.rule(s, f"{{target}}{{target#を|は}}{{lasting}}{word}{{number}}<にする>", become)
        g.rule(
            "step",
            f"{{this}}は{word}{{number}}になり、{{other:stat}}{{plus}}<+>",
            (n.Become(V.this, stat, V.number), n.Gain(V.this, V.other, V.plus)),
        )
        now = n.Become(V.target, stat, V.number)
        g.rule(s, f"{{target}}の{word}(を|は){{number}}(<にする>|になる)", now)
        g.rule(s, f"{{target}}(を|は)[、]{word}{{number}}(<にする>|になる)", now, shown=False)
        g.rule(
            s,
            f"{{target}}の{word}(は|を){{lasting}}{{number}}(になる|<にする>)",
            n.Become(V.target, stat, V.number, V.lasting),
            shown=False,
        )
        front = f"{{target}}の{word}は{{duration}}"
        same = n.Become(V.target, stat, n.ValueOf("power", V.other), V.duration)
        g.rule(s, front + "{other:self}と同じパワーになる", same)
        any_amount = n.Become(V.target, stat, V.amount, V.duration)
        g.rule(s, front + "{amount}と同じ(パワー|コスト|値|)になる", any_amount)
        g.rule(
            s,
            f"{{self}}の{word}は{{duration}}相手のアタックしているリーダーかキャラと同じパワーになる",
            n.Become(V.self, stat, n.ValueOf("power", n.Attacker()), V.duration),
        )
