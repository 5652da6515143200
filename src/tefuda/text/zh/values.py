"""Chinese statements about values, abilities, and what may not be done."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _values(g)
    _bans(g)


def _values(g: Grammar) -> None:
    s = "statement"
    keyword = n.Ability("keyword", keyword=V.keyword)
    for sign in ("plus", "minus"):
        amount = getattr(V, sign)
        now = "{stat}{" + sign + "}"
        g.rule(s, "{target}(，|){duration}" + now, n.Gain(V.target, V.stat, amount, V.duration))
        g.rule(s, "{duration}{target}[的]" + now, n.Gain(V.target, V.stat, amount, V.duration))
        g.rule(s, "{self}(的|)" + now, n.Gain(V.self, V.stat, amount))
        g.rule(s, "{target}" + now, n.Gain(V.target, V.stat, amount))
    g.rule(s, "{target}獲得{keyword}", n.Grant(V.target, keyword))
    g.rule(s, "{target}(，|){duration}獲得{keyword}", n.Grant(V.target, keyword, V.duration))
    _twofold(g)
    for words, hole in (("{duration}", V.duration), ("", "")):
        g.rule(
            s,
            "每廢棄1張卡片，{target}(，|)" + words + "{stat}+{times:number}",
            n.Gain(V.target, V.stat, n.Done(1, V.times), hole),
        )
    rested = n.Tokens("you", "rested", V.per, V.times)
    g.rule(
        s,
        "自己每有{per:number}張休息狀態的咚‼卡，{target}(的|，){stat}+{times:number}",
        n.Gain(V.target, V.stat, rested),
    )
    g.rule(
        s,
        "自己手牌中{thing}(，|的|)費用{minus}",
        n.Gain(n.Cards("you", "hand", V.thing), "cost", V.minus),
    )
    g.rule(
        s,
        "(自己手牌中的這張卡片|手牌中這張卡片)(的|，|)費用{minus}",
        n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),
    )
    g.rule(
        s,
        "將{target}，{duration}費用降為{number}",
        n.Become(V.target, "cost", V.number, V.duration),
    )
    per = "，{target}(的|，){stat}+{times:number}"
    g.rule(
        s,
        "自己每有{per:number}張手牌" + per,
        n.Gain(V.target, V.stat, n.Count(n.Cards("you", "hand"), V.per, V.times)),
    )
    g.rule(
        s,
        "自己的{zone}中每有{per:number}張{bare}" + per,
        n.Gain(V.target, V.stat, n.Count(n.Cards("you", V.zone, V.bare), V.per, V.times)),
    )
    g.rule(
        s,
        "{target}，{duration}力量值減至{number}",
        n.Become(V.target, "power", V.number, V.duration),
    )
    g.rule(
        s,
        "{duration}{target}原本的力量值變更成{number}",
        n.Become(V.target, "base_power", V.number, V.duration),
    )
    g.rule(s, "{target}原本的力量值變更成{number}", n.Become(V.target, "base_power", V.number))
    g.rule(
        s,
        "{self}的原本力量值，變成和{other:self}的原本力量值相同",
        n.Become(V.self, "base_power", n.ValueOf("base_power", V.other)),
    )
    g.rule(
        s,
        "使自己手牌中{thing}登場的支付費用減少{number}",
        n.CostChange(n.Cards("you", "hand", V.thing), V.number),
    )


def _twofold(g: Grammar) -> None:
    """Two things one card gets. A chosen card is chosen once: the second is for It."""
    keyword = n.Ability("keyword", keyword=V.keyword)
    for who, first, second in (("self", V.self, V.self), ("choice", V.choice, n.It())):
        for words, hole in (("(，|){duration}", V.duration), ("", "")):
            front = f"{{{who}}}{words}"
            safe = n.Forbid(first, "be_ko", hole, V.agent)
            g.rule(
                "step",
                front + "獲得{keyword}，{stat}{plus}",
                (n.Grant(first, keyword, hole), n.Gain(second, V.stat, V.plus, hole)),
            )
            g.rule(
                "step",
                front + "{stat}{plus}，{stat2:stat}{plus2:plus}",
                (n.Gain(first, V.stat, V.plus, hole), n.Gain(second, V.stat2, V.plus2, hole)),
            )
            g.rule(
                "step",
                front + "{agent}遭到KO，{stat}{plus}",
                (safe, n.Gain(second, V.stat, V.plus, hole)),
            )
            g.rule(
                "step",
                front + "{agent}遭到KO，獲得{keyword}",
                (safe, n.Grant(second, keyword, hole)),
            )


def _bans(g: Grammar) -> None:
    s = "statement"
    g.words("act", ("無法進行攻擊", "attack"), ("無法置為休息狀態", "be_rested"))
    g.words(
        "agent",
        ("在對戰中不會", "battle"),
        ("不會因對手的效果而", "opponent_effect"),
        ("不會因效果而", "effect"),
        ("不會", ""),
    )
    for when, hole in (("(，|){duration}", V.duration), ("", "")):
        g.rule(s, "{target}" + when + "{act}", n.Forbid(V.target, V.act, hole))
        g.rule(
            s,
            "{target}" + when + "{agent}遭到KO",
            n.Forbid(V.target, "be_ko", hole, V.agent),
        )
        g.rule(
            s,
            "{target}" + when + "在和擁有{attributes}屬性的(卡片|角色卡)對戰中，不會遭到KO",
            n.Forbid(V.target, "be_ko", hole, "battle", (n.Attribute(V.attributes),)),
        )
        g.rule(
            s,
            "{target}" + when + "{agent}離開場上",
            n.Forbid(V.target, "leave_field", hole, V.agent),
        )
        g.rule(
            s,
            "{target}" + when + "[也]可攻擊對手活動狀態的角色卡",
            n.Allow(V.target, "attack_active", hole),
        )
        g.rule(
            s,
            "{target}" + when + "無法發動【防禦】",
            n.Forbid(V.target, "activate_blocker", hole),
        )
        g.rule(
            s,
            "{target}" + when + "(|，)在登場的回合即可攻擊角色卡",
            n.Allow(V.target, "rush_character", hole),
        )
        g.rule(
            s,
            "{target}" + when + "在和{foe}對戰中，不會遭到KO",
            n.Forbid(V.target, "be_ko", hole, "battle", V.foe),
        )
    g.words(
        "foe",
        ("領航卡", (n.Kind(("leader",)),)),
        ("未擁有{attributes}屬性的角色卡", (n.Not(n.Attribute(V.attributes)),)),
    )
    for when, hole in (("{duration}", V.duration), ("", "")):
        g.rule(
            s,
            "對手" + when + "{bare}無法發動【防禦】",
            n.Forbid(n.Cards("opponent", "field", V.bare), "activate_blocker", hole),
        )
        g.rule(
            s,
            "對手" + when + "無法發動【防禦】",
            n.Forbid(n.Player("opponent"), "activate_blocker", hole),
        )
    g.rule(s, "{duration}{target}{act}", n.Forbid(V.target, V.act, V.duration))
    g.rule(
        s,
        "{duration}{target}{agent}遭到KO",
        n.Forbid(V.target, "be_ko", V.duration, V.agent),
    )
    g.rule(
        s,
        "{duration}對手無法發動【防禦】",
        n.Forbid(n.Player("opponent"), "activate_blocker", V.duration),
    )
    g.rule(
        s,
        "{target}，在下一個對手的重整階段無法為活動狀態",
        n.Forbid(V.target, "become_active", "next_refresh"),
    )
