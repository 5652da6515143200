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
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact}(、|，){b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}(、|，){b:fact}(、|，){c:fact}", n.All((V.a, V.b, V.c)))


def _leader(g: Grammar) -> None:
    leader = n.Cards("you", "field", LEADER)
    g.rule("fact", "自己的領航卡擁有{traits}特徵", n.Fits(leader, (n.Trait(V.traits),)))
    g.rule("fact", "自己的領航卡是{names}", n.Fits(leader, (n.Named(V.names),)))
    g.rule("fact", "自己的領航卡擁有包含{part}特徵", n.Fits(leader, (n.TraitIncludes(V.part),)))
    g.rule("fact", "自己的領航卡有多種顏色", n.Fits(leader, (n.Multicolour(),)))
    g.rule("fact", "自己的領航卡[為]{state}", n.Fits(leader, (n.State(V.state),)))
    g.rule(
        "fact",
        "自己的領航卡擁有{attributes}屬性",
        n.Fits(leader, (n.Attribute(V.attributes),)),
    )


def _counts(g: Grammar) -> None:
    g.rule("fact", "場上有{whose}{thing}", _some(V.whose, V.thing))
    g.rule("fact", "場上有{bare}", _some("any", V.bare))
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
            f"場上有{words}{{whose}}{{thing}}",
            n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), op, V.number),
        )
    g.rule(
        "fact",
        "自己場上的咚‼卡少於等於對手場上的咚‼卡",
        n.Compare(n.Tokens("you"), "<=", n.Tokens("opponent")),
    )
    g.rule(
        "fact",
        "自己場上的角色卡只有{bare}",
        n.Fits(n.Cards("you", "field", CHARACTER), V.bare),
    )
    mine = n.Compare(n.Count(n.Cards("you", "life")), "==", V.number)
    theirs = n.Compare(n.Count(n.Cards("opponent", "life")), "==", V.number)
    g.rule("fact", "自己或對手的生命值卡為{number}張", n.Either((mine, theirs)))


def _some(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), ">=", 1)


def _this(g: Grammar) -> None:
    g.rule("fact", "{this}[為]{state}", n.Fits(V.this, (n.State(V.state),)))
    g.rule("fact", "{this}[的]{quality}", n.Fits(V.this, (V.quality,)))
    g.rule("fact", "{this}在這個回合登場", n.Fits(V.this, (n.PlayedThisTurn(),)))


def _amounts(g: Grammar) -> None:
    g.rule("amount", "{whose}的生命值卡張數", n.Count(n.Cards(V.whose, "life")))
    g.rule("amount", "{whose}場上的咚‼卡張數", n.Tokens(V.whose))
