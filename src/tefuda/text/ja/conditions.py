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
    _found(g)
    _compared(g)
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
    g.rule(
        "fact",
        "自分のリーダーが特徴{traits}を持つか{names}<の>",
        n.Fits(leader, (n.AnyTest((n.Named(V.names), n.Trait(V.traits))),)),
    )
    for stat, word in (("power", "パワー"), ("cost", "コスト")):
        for op, bound in (("<=", "以下"), (">=", "以上"), ("==", "")):
            test = (n.Stat(stat, op, V.number),)
            g.rule("fact", f"自分のリーダーの{word}が{{number}}{bound}<の>", n.Fits(leader, test))
            g.rule("fact", f"{{this}}の{word}が{{number}}{bound}<の>", n.Fits(V.this, test))
    g.rule("fact", "自分のリーダーが{state}<の>", n.Fits(leader, (n.State(V.state),)))
    g.rule(
        "fact",
        "自分のリーダーが属性{attributes}を<持つ>",
        n.Fits(leader, (n.Attribute(V.attributes),)),
    )


def _counts(g: Grammar) -> None:
    g.rule("fact", "{whose}の{thing}が<いる>", _some(V.whose, V.thing))
    g.rule("fact", "{thing}が<いる>", _some("any", V.thing))
    others = (n.Named(V.names), n.Not(n.IsThis()))
    g.rule("fact", "自分の他の{names}が<いない>", _none("you", others))
    g.rule("fact", "自分のキャラの他の{names}が<いない>", _none("you", (*CHARACTER, *others)))
    g.rule("fact", "{whose}の{thing}が<いない>", _none(V.whose, V.thing))
    rested = n.Count(n.Cards(V.whose, "field", (n.State("rested"),)))
    for words, op in OPS:
        g.rule(
            "fact",
            f"{{whose}}のレストのカードが{words}<ある>",
            n.Compare(rested, op, V.number),
        )
    g.rule("fact", "自分の{names}がレスト<の>", _some("you", (n.Named(V.names), n.State("rested"))))
    g.rule("fact", "自分のアクティブのドン‼が<ある>", n.Compare(n.Tokens("you", "active"), ">=", 1))
    many = n.Compare(n.Count(n.Cards("you", "field", V.thing)), ">=", V.number)
    g.rule("fact", "自分の{thing}が{number}枚<いない>", n.Unless(many))
    g.rule("fact", "自分の{names}が<ある>", _some("you", (n.Named(V.names),)))
    g.rule("fact", "自分のドン‼すべてがレスト<の>", n.Compare(n.Tokens("you", "active"), "==", 0))
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
        g.rule(
            "fact",
            f"{{whose}}のトラッシュに{{card}}が{words}<ある>",
            n.Compare(n.Count(n.Cards(V.whose, "trash", V.card)), op, V.number),
        )
        g.rule(
            "fact",
            f"{{whose}}のトラッシュに(ある|){{card}}が{words}<の>",
            n.Compare(n.Count(n.Cards(V.whose, "trash", V.card)), op, V.number),
        )
        both = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
        g.rule("fact", f"お互いのライフの合計枚数が{words}<の>", n.Compare(both, op, V.number))
        hand = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("you", "hand"))))
        g.rule("fact", f"自分のライフと手札の合計枚数が{words}<の>", n.Compare(hand, op, V.number))
        g.rule(
            "fact",
            f"自分の付与されているドン‼の合計が{words}<ある>",
            n.Compare(n.Tokens("you", "given"), op, V.number),
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


def _none(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), "==", 0)


def _found(g: Grammar) -> None:
    """Of the card just revealed, chosen or trashed."""
    it = "その(カード|キャラ)が"
    g.rule("fact", it + "{part}を含む特徴を<持つ>", n.Fits(n.It(), (n.TraitIncludes(V.part),)))
    g.rule("fact", it + "特徴{traits}を<持つ>", n.Fits(n.It(), (n.Trait(V.traits),)))
    g.rule("fact", it + "属性{attributes}を<持つ>", n.Fits(n.It(), (n.Attribute(V.attributes),)))
    g.rule("fact", it + "{quality}<の>", n.Fits(n.It(), (V.quality,)))
    for stat, word in (("power", "パワー"), ("cost", "コスト")):
        for op, bound in (("<=", "以下"), (">=", "以上")):
            test = (n.Stat(stat, op, V.number),)
            g.rule("fact", f"そのカードの{word}が{{number}}{bound}<の>", n.Fits(n.It(), test))
    g.rule("fact", it + "{card}<の>", n.Fits(n.It(), V.card))


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    life, their_life = (n.Count(n.Cards(who, "life")) for who in ("you", "opponent"))
    g.rule("fact", "自分のライフの枚数が相手より<少ない>", n.Compare(life, "<", their_life))
    g.rule(
        "fact",
        "自分のライフの枚数が相手のライフの枚数以下<の>",
        n.Compare(life, "<=", their_life),
    )
    g.rule(
        "fact",
        "相手の場のドン‼の枚数が自分の場のドン‼の枚数より<多い>",
        n.Compare(n.Tokens("opponent"), ">", n.Tokens("you")),
    )
    g.rule(
        "fact",
        "自分の場のドン‼の枚数が相手の場のドン‼の枚数より{number}枚以上<少ない>",
        n.Compare(n.Sum((n.Tokens("you"), V.number)), "<=", n.Tokens("opponent")),
    )
    g.rule(
        "fact",
        "自分の手札の枚数が相手の手札の枚数より{number}枚以上<少ない>",
        n.Compare(
            n.Sum((n.Count(n.Cards("you", "hand")), V.number)),
            "<=",
            n.Count(n.Cards("opponent", "hand")),
        ),
    )
    g.rule(
        "fact",
        "自分の場のドン‼が0枚か{number}枚以上<ある>",
        n.Either((n.Compare(n.Tokens("you"), "==", 0), n.Compare(n.Tokens("you"), ">=", V.number))),
    )
    mine = n.Compare(n.Tokens("you"), "==", V.number)
    theirs = n.Compare(n.Tokens("opponent"), "==", V.number)
    g.rule("fact", "自分か相手の場のドン‼が{number}枚<ある>", n.Either((mine, theirs)))
    face = n.Compare(n.Count(n.Cards("you", "life", (n.State("face_up"),))), ">=", 1)
    g.rule("fact", "自分の表向きのライフが<ある>", face)


def _this(g: Grammar) -> None:
    g.rule("fact", "{this}が{state}<の>", n.Fits(V.this, (n.State(V.state),)))
    g.rule("fact", "{this}が{quality}<の>", n.Fits(V.this, (V.quality,)))
    g.rule("fact", "{this}が登場したターン<の>", n.Fits(V.this, (n.PlayedThisTurn(),)))


def _amounts(g: Grammar) -> None:
    g.rule("amount", "{whose}のライフの枚数", n.Count(n.Cards(V.whose, "life")))
    g.rule("amount", "{whose}の場のドン‼の枚数", n.Tokens(V.whose))
    both = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
    g.rule("amount", "お互いのライフの合計枚数", both)
