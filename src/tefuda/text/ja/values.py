"""Japanese statements about values, abilities, and what may not be done."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _values(g)
    _bans(g)


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
    g.rule(s, "{duration}{target}は{act}<ない>", n.Forbid(V.target, V.act, V.duration))
    g.rule(
        s,
        "{duration}{target}は{agent}KOされ<ない>",
        n.Forbid(V.target, "be_ko", V.duration, V.agent),
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
