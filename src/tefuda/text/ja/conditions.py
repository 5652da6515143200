"""Japanese conditions (what stands before 場合) and amounts."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.ja.nouns import CHARACTER, LEADER
from tefuda.text.template import V, n

OPS = (("{number}枚以下", "<="), ("{number}枚以上", ">="), ("{number}枚", "=="))


def declare(g: Grammar) -> None:
    _leader(g)
    _counts(g)
    _this(g)
    _amounts(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact.cont}、{b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact.cont}、{b:fact.cont}、{c:fact}", n.All((V.a, V.b, V.c)))


def _leader(g: Grammar) -> None:
    leader = n.Cards("you", "field", LEADER)
    g.rule("fact", "自分のリーダーが特徴{traits}を<持つ>", n.Fits(leader, (n.Trait(V.traits),)))
    g.rule("fact", "自分のリーダーが{names}<の>", n.Fits(leader, (n.Named(V.names),)))
    g.rule(
        "fact",
        "自分のリーダーが{part}を含む特徴を<持つ>",
        n.Fits(leader, (n.TraitIncludes(V.part),)),
    )
    g.rule("fact", "自分のリーダーが多色<の>", n.Fits(leader, (n.Multicolour(),)))
    g.rule("fact", "自分のリーダーが{state}<の>", n.Fits(leader, (n.State(V.state),)))
    g.rule(
        "fact",
        "自分のリーダーが属性{attributes}を<持つ>",
        n.Fits(leader, (n.Attribute(V.attributes),)),
    )


def _counts(g: Grammar) -> None:
    g.rule("fact", "{whose}の{thing}が<いる>", _some(V.whose, V.thing))
    g.rule("fact", "{thing}が<いる>", _some("any", V.thing))
    for words, op in OPS:
        # いる and ある count in print; の does for small numbers. Either is understood.
        usual = "<ある>" if op == ">=" else "<の>"
        other = "<の>" if op == ">=" else "<ある>"
        for end in (usual, other):
            for zone, place in (
                ("hand", "手札"),
                ("trash", "トラッシュ"),
                ("deck", "デッキ"),
                ("life", "ライフ"),
            ):
                if zone == "life" and end == "<ある>" and op == ">=":
                    continue
                g.rule(
                    "fact",
                    f"{{whose}}の{place}が{words}{end}",
                    n.Compare(n.Count(n.Cards(V.whose, zone)), op, V.number),
                )
            g.rule(
                "fact",
                f"{{whose}}の場のドン‼が{words}{end}",
                n.Compare(n.Tokens(V.whose), op, V.number),
            )
            for state, word in (("active", "アクティブ"), ("rested", "レスト")):
                g.rule(
                    "fact",
                    f"{{whose}}の{word}のドン‼が{words}{end}",
                    n.Compare(n.Tokens(V.whose, state), op, V.number),
                )
        g.rule(
            "fact",
            f"{{whose}}のライフが{words}<ある>",
            n.Compare(n.Count(n.Cards(V.whose, "life")), op, V.number),
        )
        for end in ("<いる>", "<の>"):
            g.rule(
                "fact",
                f"{{whose}}の{{thing}}が{words}{end}",
                n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), op, V.number),
            )
    g.rule(
        "fact",
        "自分の場のドン‼が相手の場のドン‼の枚数以下<の>",
        n.Compare(n.Tokens("you"), "<=", n.Tokens("opponent")),
    )
    g.rule(
        "fact",
        "自分の場のキャラが{thing}のみ<の>",
        n.Fits(n.Cards("you", "field", CHARACTER), V.thing),
    )
    mine = n.Compare(n.Count(n.Cards("you", "life")), "==", V.number)
    theirs = n.Compare(n.Count(n.Cards("opponent", "life")), "==", V.number)
    g.rule("fact", "自分か相手のライフが{number}枚<の>", n.Either((mine, theirs)))


def _some(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), ">=", 1)


def _this(g: Grammar) -> None:
    g.rule("fact", "{this}が{state}<の>", n.Fits(V.this, (n.State(V.state),)))
    g.rule("fact", "{this}が{quality}<の>", n.Fits(V.this, (V.quality,)))
    g.rule("fact", "{this}がこのターン中に登場していた", n.Fits(V.this, (n.PlayedThisTurn(),)))


def _amounts(g: Grammar) -> None:
    g.rule("amount", "{whose}のライフの枚数", n.Count(n.Cards(V.whose, "life")))
    g.rule("amount", "{whose}の場のドン‼の枚数", n.Tokens(V.whose))
