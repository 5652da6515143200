"""Chinese conditions (what stands between 若 and 時) and amounts."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n
from tefuda.text.zh.nouns import CHARACTER, LEADER

OPS = (("{number}張以下", "<="), ("{number}張以上", ">="), ("{number}張", "=="))


def declare(g: Grammar) -> None:
    _leader(g)
    _counts(g)
    _this(g)
    _amounts(g)
    _found(g)
    _compared(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact}(、|，){b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}(、|，){b:fact}(、|，){c:fact}", n.All((V.a, V.b, V.c)))


def _leader(g: Grammar) -> None:
    leader = n.Cards("you", "field", LEADER)
    g.rule("fact", "自己的領航卡擁有{traits}特徵", n.Fits(leader, (n.Trait(V.traits),)))
    g.rule("fact", "自己的領航卡是{names}", n.Fits(leader, (n.Named(V.names),)))
    g.rule("fact", "自己的領航卡擁有包含{part}特徵", n.Fits(leader, (n.TraitIncludes(V.part),)))
    g.rule("fact", "自己的領航卡有多種顏色", n.Fits(leader, (n.Multicolour(),)))
    g.rule(
        "fact",
        "自己的領航卡擁有{traits}特徵或是{names}",
        n.Fits(leader, (n.AnyTest((n.Named(V.names), n.Trait(V.traits))),)),
    )
    g.rule("fact", "自己的領航卡(|的){quality}", n.Fits(leader, (V.quality,)))
    g.rule("fact", "自己的領航卡[為]{state}", n.Fits(leader, (n.State(V.state),)))
    g.rule(
        "fact",
        "自己的領航卡擁有{attributes}屬性",
        n.Fits(leader, (n.Attribute(V.attributes),)),
    )


def _counts(g: Grammar) -> None:
    g.rule("fact", "場上有{whose}{thing}", _some(V.whose, V.thing))
    g.rule("fact", "場上有{bare}", _some("any", V.bare))
    others = (n.Named(V.names), n.Not(n.IsThis()))
    g.rule("fact", "場上沒有自己其他的{names}", _none("you", others))
    g.rule("fact", "場上沒有自己其他的角色卡{names}", _none("you", (*CHARACTER, *others)))
    g.rule("fact", "場上沒有{whose}{thing}", _none(V.whose, V.thing))
    rested = n.Count(n.Cards(V.whose, "field", (n.State("rested"),)))
    for words, op in OPS:
        g.rule("fact", f"{{whose}}休息狀態的卡片有{words}", n.Compare(rested, op, V.number))
        g.rule(
            "fact",
            f"自己有{words}休息狀態的咚‼卡",
            n.Compare(n.Tokens("you", "rested"), op, V.number),
        )
        g.rule(
            "fact",
            f"自己已附加的咚‼卡合計{words}",
            n.Compare(n.Tokens("you", "given"), op, V.number),
        )
    g.rule("fact", "自己的{names}在休息狀態", _some("you", (n.Named(V.names), n.State("rested"))))
    g.rule("fact", "有自己活動狀態的咚‼卡", n.Compare(n.Tokens("you", "active"), ">=", 1))
    many = n.Compare(n.Count(n.Cards("you", "field", V.thing)), ">=", V.number)
    g.rule("fact", "場上沒有{number}張自己{thing}", n.Unless(many))
    g.rule(
        "fact",
        "自己的咚‼卡(全部|全數)在休息狀態",
        n.Compare(n.Tokens("you", "active"), "==", 0),
    )
    for words, op in OPS:
        is_, other = {"<=": ("在", "有"), ">=": ("有", "在"), "==": ("為", "有")}[op]
        life = "在" if op == ">=" else is_
        for verb in (life, is_, other):
            g.rule(
                "fact",
                f"{{whose}}的生命值卡{verb}{words}",
                n.Compare(n.Count(n.Cards(V.whose, "life")), op, V.number),
            )
        for verb in (is_, other):
            g.rule(
                "fact",
                f"{{whose}}的手牌{verb}{words}",
                n.Compare(n.Count(n.Cards(V.whose, "hand")), op, V.number),
            )
            for state, word in (("active", "活動狀態"), ("rested", "休息狀態")):
                g.rule(
                    "fact",
                    f"{{whose}}{word}的咚‼卡{verb}{words}",
                    n.Compare(n.Tokens(V.whose, state), op, V.number),
                )
        g.rule(
            "fact",
            f"{{whose}}[的]廢棄區[中]有{words}[的]卡片",
            n.Compare(n.Count(n.Cards(V.whose, "trash")), op, V.number),
        )
        g.rule(
            "fact",
            f"{{whose}}的場上有{words}[的]咚‼卡",
            n.Compare(n.Tokens(V.whose), op, V.number),
        )
        g.rule(
            "fact",
            f"{{whose}}場上的咚‼卡(有|在|為){words}",
            n.Compare(n.Tokens(V.whose), op, V.number),
        )
        g.rule(
            "fact",
            f"{{whose}}的卡組(在|有){words}",
            n.Compare(n.Count(n.Cards(V.whose, "deck")), op, V.number),
        )
        g.rule(
            "fact",
            f"{{whose}}[的]廢棄區[中]有{words}{{bare}}",
            n.Compare(n.Count(n.Cards(V.whose, "trash", V.bare)), op, V.number),
        )
        both = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
        g.rule("fact", f"雙方的生命值卡合計張數在{words}", n.Compare(both, op, V.number))
        hand = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("you", "hand"))))
        g.rule("fact", f"自己的生命值卡和手牌合計張數在{words}", n.Compare(hand, op, V.number))
        g.rule(
            "fact",
            f"自己被附加的咚‼卡合計有{words}",
            n.Compare(n.Tokens("you", "given"), op, V.number),
        )
        g.rule(
            "fact",
            f"場上有{words}{{whose}}{{thing}}",
            n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), op, V.number),
        )
        g.rule(
            "fact",
            f"{{whose}}{{thing}}(在|有|為){words}",
            n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), op, V.number),
        )
    g.rule(
        "fact",
        "自己場上的咚‼卡少於等於對手場上的咚‼卡",
        n.Compare(n.Tokens("you"), "<=", n.Tokens("opponent")),
    )
    g.rule(
        "fact",
        "自己(場上|)的角色卡只有{bare}",
        n.Fits(n.Cards("you", "field", CHARACTER), V.bare),
    )
    mine = n.Compare(n.Count(n.Cards("you", "life")), "==", V.number)
    theirs = n.Compare(n.Count(n.Cards("opponent", "life")), "==", V.number)
    g.rule("fact", "自己或對手的生命值卡為{number}張", n.Either((mine, theirs)))


def _some(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), ">=", 1)


def _none(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), "==", 0)


def _found(g: Grammar) -> None:
    """Of the card just revealed, chosen or trashed."""
    it = "該張卡片"
    g.rule("fact", it + "擁有包含{part}特徵", n.Fits(n.It(), (n.TraitIncludes(V.part),)))
    g.rule("fact", it + "擁有{traits}特徵", n.Fits(n.It(), (n.Trait(V.traits),)))
    g.rule("fact", it + "擁有{attributes}屬性", n.Fits(n.It(), (n.Attribute(V.attributes),)))
    g.rule("fact", it + "(是|為|)(|的){quality}", n.Fits(n.It(), (V.quality,)))
    g.rule("fact", it + "(是|為){bare}", n.Fits(n.It(), V.bare))
    for stat, word in (("power", "力量值"), ("cost", "費用")):
        for op, bound in (("<=", "以下"), (">=", "以上")):
            test = (n.Stat(stat, op, V.number),)
            g.rule("fact", f"{it}的{word}在{{number}}{bound}", n.Fits(n.It(), test))
            g.rule(
                "fact",
                f"自己的領航卡[的]{word}在{{number}}{bound}",
                n.Fits(n.Cards("you", "field", LEADER), test),
            )


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    life, their_life = (n.Count(n.Cards(who, "life")) for who in ("you", "opponent"))
    g.rule("fact", "自己的生命值卡張數比對手(|的生命值卡張數)少", n.Compare(life, "<", their_life))
    g.rule(
        "fact", "自己的生命值卡張數少於等於對手的生命值卡張數", n.Compare(life, "<=", their_life)
    )
    g.rule(
        "fact",
        "對手場上的咚‼卡比自己場上的咚‼卡多",
        n.Compare(n.Tokens("opponent"), ">", n.Tokens("you")),
    )
    g.rule(
        "fact",
        "自己場上的咚‼卡(張數|)比對手(場上的咚‼卡|)(張數|)少{number}張以上",
        n.Compare(n.Sum((n.Tokens("you"), V.number)), "<=", n.Tokens("opponent")),
    )
    g.rule(
        "fact",
        "自己的手牌(張數|)比對手(的手牌|)(張數|)少{number}張以上",
        n.Compare(
            n.Sum((n.Count(n.Cards("you", "hand")), V.number)),
            "<=",
            n.Count(n.Cards("opponent", "hand")),
        ),
    )
    g.rule(
        "fact",
        "自己場上的咚‼卡為0張或有{number}張以上",
        n.Either((n.Compare(n.Tokens("you"), "==", 0), n.Compare(n.Tokens("you"), ">=", V.number))),
    )
    mine = n.Compare(n.Tokens("you"), "==", V.number)
    theirs = n.Compare(n.Tokens("opponent"), "==", V.number)
    g.rule("fact", "自己或對手場上的咚‼卡有{number}張", n.Either((mine, theirs)))
    g.rule("fact", "自己或對手的場上有{number}張咚‼卡", n.Either((mine, theirs)))
    face = n.Compare(n.Count(n.Cards("you", "life", (n.State("face_up"),))), ">=", 1)
    g.rule("fact", "自己有正面朝上的生命值卡", face)


def _this(g: Grammar) -> None:
    g.rule("fact", "{this}(在|為|){state}", n.Fits(V.this, (n.State(V.state),)))
    g.rule("fact", "{this}[的]{quality}", n.Fits(V.this, (V.quality,)))
    g.rule("fact", "是{this}登場的回合", n.Fits(V.this, (n.PlayedThisTurn(),)))


def _amounts(g: Grammar) -> None:
    g.rule("amount", "{whose}的生命值卡張數", n.Count(n.Cards(V.whose, "life")))
    g.rule("amount", "{whose}場上的咚‼卡張數", n.Tokens(V.whose))
    both = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
    g.rule("amount", "雙方生命值卡合計張數", both)
