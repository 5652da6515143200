"""Japanese statements about values and abilities."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.ja import bans
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _values(g)
    _counted(g)
    _in_hand(g)
    _twofold(g)
    _become(g)
    bans.declare(g)


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
    hand = n.Count(n.Cards("you", "hand"), V.per, V.times)
    zone = n.Cards("you", V.zone, V.card)
    for words, amount in (
        ("自分の手札", hand),
        ("自分の{zone}にあるカード", n.Count(n.Cards("you", V.zone), V.per, V.times)),
        ("自分の{zone}にある{card}", n.Count(zone, V.per, V.times)),
        ("自分のライフ", n.Count(n.Cards("you", "life"), V.per, V.times)),
        ("そのカード", n.Done(V.per, V.times)),
        ("自分の{thing}", n.Count(n.Cards("you", "field", V.thing), V.per, V.times)),
        ("自分のレストのドン‼", n.Tokens("you", "rested", V.per, V.times)),
        ("自分の場のドン‼", n.Tokens("you", "field", V.per, V.times)),
    ):
        front = words + "{per:number}枚につき、"
        up = "{stat}+{times:number}<+>"
        down = "{stat}-{times:number}<+>"
        lasting = n.Gain(V.target, V.stat, amount, V.lasting)
        g.rule(s, front + "{target}は{lasting}" + up, lasting)
        g.rule(s, front + "{target}(の|は)" + up, n.Gain(V.target, V.stat, amount))
        fewer = n.Gain(V.target, V.stat, amount, V.lasting, True)
        g.rule(s, front + "{target}{target#を|は}{lasting}" + down, fewer)
        here = n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", amount, "", True)
        g.rule(s, front + "[自分の]手札のこのカード(の|は)コスト-{times:number}<+>", here)
        now = n.Gain(V.target, V.stat, amount, "", True)
        g.rule(s, front + "{target}(の|は)" + down, now)


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


def _twofold(g: Grammar) -> None:
    """Two things one card gets. A chosen card is chosen once: the second is for It."""
    keyword = n.Ability("keyword", keyword=V.keyword)
    other = n.Ability("keyword", keyword=V.keyword2)
    for who, first, second in (
        ("self", V.self, V.self),
        ("group", V.group, V.group),
        ("choice", V.choice, n.It()),
    ):
        front = f"{{{who}}}は{{duration}}"
        more = n.Gain(second, V.stat, V.plus, V.duration)
        g.rule(
            "step",
            front + "{keyword}を得(て、|、){stat}{plus}<+>",
            (n.Grant(first, keyword, V.duration), more),
        )
        g.rule(
            "step",
            front + "{stat}{plus}し、{keyword}を<得る>",
            (n.Gain(first, V.stat, V.plus, V.duration), n.Grant(second, keyword, V.duration)),
        )
        g.rule(
            "step",
            front + "{keyword}と{keyword2:keyword}を<得る>",
            (n.Grant(first, keyword, V.duration), n.Grant(second, other, V.duration)),
        )
        g.rule(
            "step",
            front + "{stat}{plus}し、{stat2:stat}{plus2:plus}<+>",
            (
                n.Gain(first, V.stat, V.plus, V.duration),
                n.Gain(second, V.stat2, V.plus2, V.duration),
            ),
        )
        for safe, agent in bans.SAFE:
            ban = n.Forbid(first, "be_ko", V.duration, *agent)
            cannot = f"{front}{safe}KOされず、"
            g.rule("step", cannot + "{stat}{plus}<+>", (ban, more))
            g.rule(
                "step",
                cannot + "{keyword}を<得る>",
                (ban, n.Grant(second, keyword, V.duration)),
            )
            g.rule(
                "step",
                f"{front}{{stat}}{{plus}}し、{safe}KOされ<ない>",
                (
                    n.Gain(first, V.stat, V.plus, V.duration),
                    n.Forbid(second, "be_ko", V.duration, *agent),
                ),
            )
    g.rule(
        "step",
        "{choice}を{lasting}効果を無効にし、{stat}{minus}<+>",
        (n.Negate(V.choice, V.lasting), n.Gain(n.It(), V.stat, V.minus, V.lasting)),
    )
    g.rule(
        "step",
        "{choice}を{lasting}効果を無効にし、そのカードはアタックでき<ない>",
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
        g.rule(s, f"{{target}}の{word}を{{number}}<にする>", n.Become(V.target, stat, V.number))
        g.rule(
            s,
            f"{{target}}の{word}は{{lasting}}{{number}}になる",
            n.Become(V.target, stat, V.number, V.lasting),
            shown=False,
        )
        for other, its in (("base_power", "の元々のパワー"), ("power", "")):
            g.rule(
                s,
                f"{{self}}の{word}は{{duration}}{{other:self}}{its}と同じパワーになる",
                n.Become(V.self, stat, n.ValueOf(other, V.other), V.duration),
            )
        g.rule(
            s,
            f"{{self}}の{word}は{{duration}}相手のアタックしているリーダーかキャラと同じパワーになる",
            n.Become(V.self, stat, n.ValueOf("power", n.Attacker()), V.duration),
        )
