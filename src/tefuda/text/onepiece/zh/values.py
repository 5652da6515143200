"""Chinese statements about values and abilities."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.zh import bans, predicates
from tefuda.text.onepiece.zh.counts import COUNTED
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
    s = "statement"
    keyword = n.Ability("keyword", keyword=V.keyword)
    for sign in ("plus", "minus"):
        amount = getattr(V, sign)
        change = "{stat}{" + sign + "}"
        lasting = n.Gain(V.target, V.stat, amount, V.lasting)
        g.rule(s, "{target}{lasting}" + change, lasting)
        g.rule(s, "{target}[，]{target#的|}" + change, n.Gain(V.target, V.stat, amount))
    g.rule(s, "{target}{duration}獲得{keyword}", n.Grant(V.target, keyword, V.duration))
    saved = n.Ability(
        "replacement",
        timings=(n.When("ko", by=V.by_whom),),
        optional=True,
        body=V.clause,
    )
    g.rule(
        s,
        "自己{thing}{lasting}若{by_whom}即將遭到KO時，可替換成{clause}",
        n.Grant(n.Cards("you", "field", V.thing), saved, V.lasting),
    )


def _counted(g: Grammar) -> None:
    """So much for every one of something, or for every few."""
    s = "statement"
    for words, amount in COUNTED:
        front = words + "，"
        g.rule(s, front + "抽{times:number}張卡片", n.Draw("you", amount))
        up, down = "{stat}+{times:number}", "{stat}-{times:number}"
        lasting = n.Gain(V.target, V.stat, amount, V.lasting)
        g.rule(s, front + "{target}{lasting}" + up, lasting)
        g.rule(s, front + "{target}[，]{target#的|}" + up, n.Gain(V.target, V.stat, amount))
        fewer = n.Gain(V.target, V.stat, amount, V.lasting, True)
        g.rule(s, front + "{target}{lasting}" + down, fewer)
        here = n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", amount, "", True)
        g.rule(s, front + "自己手牌中的這張卡片(的|，|)費用-{times:number}", here)
        now = n.Gain(V.target, V.stat, amount, "", True)
        g.rule(s, front + "{target}[，]{target#的|}" + down, now)
    of_cost = n.Gain(V.target, V.stat, n.ValueOf("cost", n.It(), V.times), V.lasting)
    g.rule(s, "公開的卡片每有費用1，{target}{lasting}{stat}+{times:number}", of_cost)


def _in_hand(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "自己手牌中{thing}(，|的|)費用{minus}",
        n.Gain(n.Cards("you", "hand", V.thing), "cost", V.minus),
    )
    this = n.Cards("you", "hand", (n.IsThis(),))
    g.rule(s, "自己手牌中的這張卡片(的|，|)費用{minus}", n.Gain(this, "cost", V.minus))
    g.rule(s, "自己手牌中的這張卡片無法以效果登場", n.Forbid(this, "play", "", "effect"))
    g.rule(
        s,
        "使自己手牌中{thing}登場的支付費用減少{number}",
        n.CostChange(n.Cards("you", "hand", V.thing), V.number),
    )


def _negated(g: Grammar) -> None:
    """Without its effects, and more; selected, and more."""
    g.rule(
        "step",
        "{choice}{lasting}效果無效，{stat}{minus}",
        (n.Negate(V.choice, V.lasting), n.Gain(n.It(), V.stat, V.minus, V.lasting)),
    )
    g.rule(
        "step",
        "{choice}{lasting}效果無效，該張卡片無法進行攻擊",
        (n.Negate(V.choice, V.lasting), n.Forbid(n.It(), "attack", V.lasting)),
    )
    g.rule(
        "step",
        "選擇{choice}{lasting}{stat}{plus}",
        (n.Select(V.choice), n.Gain(n.It(), V.stat, V.plus, V.lasting)),
    )


def _become(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "{self}{duration}力量值變成和{other:self}相同",
        n.Become(V.self, "power", n.ValueOf("power", V.other), V.duration),
    )
    for stat, word, verb in (
        ("cost", "費用", "降為"),
        ("power", "力量值", "減至"),
        ("base_power", "原本力量值", "變更成"),
    ):
        become = n.Become(V.target, stat, V.number, V.lasting)
        if stat == "cost":
            g.rule(s, f"將{{target}}{{lasting}}{word}{verb}{{number}}", become)
        g.rule(s, f"{{target}}{{lasting}}{word}{verb}{{number}}", become)
        g.rule(s, f"{{target}}{word}{{lasting}}{verb}{{number}}", become)
        g.rule(
            "step",
            f"{{this}}{word}{verb}{{number}}(，|、){{other:stat}}{{plus}}",
            (n.Become(V.this, stat, V.number), n.Gain(V.this, V.other, V.plus)),
        )
        now = n.Become(V.target, stat, V.number)
        g.rule(s, f"{{target}}[，]{word}{verb}{{number}}", now)
        verbs = "(變更成|減至|降為|變成|變為)"
        g.rule(s, f"{{target}}{{lasting}}{word}{verbs}{{number}}", become, shown=False)
        g.rule(s, f"{{target}}{word}{{lasting}}{verbs}{{number}}", become, shown=False)
        g.rule(s, f"{{target}}[，]{word}{verbs}{{number}}", now, shown=False)
        same = n.Become(V.target, stat, V.amount, V.duration)
        g.rule(s, f"{{target}}{word}{{duration}}[，]變成和{{amount}}相同", same)
        g.rule(
            s,
            f"{{self}}{word}{{duration}}變成和對手進行攻擊的領航卡或角色卡的力量值相同",
            n.Become(V.self, stat, n.ValueOf("power", n.Attacker()), V.duration),
        )
