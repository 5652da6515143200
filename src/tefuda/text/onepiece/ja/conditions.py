"""Japanese conditions (what stands before 場合) and amounts."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.ja.nouns import CHARACTER, LEADER
from tefuda.text.template import V, n

OPS = (("{number}枚以下", "<="), ("{number}枚以上", ">="), ("{number}枚", "=="))
BOUNDS = (("以下", "<="), ("以上", ">="), ("", "=="))
STATS = (
    ("power", "パワー"),
    ("cost", "コスト"),
    ("base_power", "元々のパワー"),
    ("base_cost", "元々のコスト"),
)


def declare(g: Grammar) -> None:
    _fitting(g)
    _present(g)
    _counts(g)
    _compared(g)
    _happened(g)
    _amounts(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact.cont}、{b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact.cont}、{b:fact.cont}、{c:fact}", n.All((V.a, V.b, V.c)))
    g.rule("condition", "{a:fact}または{b:fact}", n.Either((V.a, V.b)))


def _fitting(g: Grammar) -> None:
    """Of one card: the Leader, this card, that card."""
    g.rule("known", "{this}", V.this)
    g.rule("known", "そのカード", n.It())
    g.rule("known", "{whose}のリーダー", n.Cards(V.whose, "field", LEADER))
    for words, test in (
        ("特徴{traits}を<持つ>", n.Trait(V.traits)),
        ("特徴{traits}<の>", n.Trait(V.traits)),
        ("{part}を含む特徴を<持つ>", n.TraitIncludes(V.part)),
        ("属性{attributes}を<持つ>", n.Attribute(V.attributes)),
        ("{state}<の>", n.State(V.state)),
        ("{quality}<の>", V.quality),
        ("{names}<の>", n.Named(V.names)),
        ("多色<の>", n.Multicolour()),
        ("{colour}を<含む>", n.Colour((V.colour,))),
        ("登場したターン<の>", n.PlayedThisTurn()),
        ("宣言したコストと同じ<!>", n.Stat("cost", "==", n.Declared())),
        ("特徴{traits}を持つか{names}<の>", n.AnyTest((n.Named(V.names), n.Trait(V.traits)))),
        (
            "特徴{traits}か属性{attributes}を<持つ>",
            n.AnyTest((n.Trait(V.traits), n.Attribute(V.attributes))),
        ),
        ("{names}か多色<の>", n.AnyTest((n.Named(V.names), n.Multicolour()))),
        (
            "特徴{traits}か{part}を含む特徴を<持つ>",
            n.AnyTest((n.Trait(V.traits), n.TraitIncludes(V.part))),
        ),
    ):
        g.rule("fact", "{known}が" + words, n.Fits(V.known, (test,)))
    for stat, word in STATS:
        for bound, op in BOUNDS:
            g.rule(
                "fact",
                f"{{known}}の{word}が{{number}}{bound}<の>",
                n.Fits(V.known, (n.Stat(stat, op, V.number),)),
                shown=False,
            )
    g.rule(
        "fact",
        "{known}が{quality}で、特徴{traits}を<持つ>",
        n.Fits(V.known, (n.Trait(V.traits), V.quality)),
    )
    g.rule("fact", "{known}が{card}<の>", n.Fits(V.known, V.card))
    g.rule(
        "fact",
        "自分の場のキャラが{thing}のみ<の>",
        n.Fits(n.Cards("you", "field", CHARACTER), V.thing),
    )


def _some(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), ">=", 1)


def _none(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), "==", 0)


def _present(g: Grammar) -> None:
    """There is one, or there is none."""
    g.rule("fact", "{whose}の{thing}が(<いる>|<ある>)", _some(V.whose, V.thing))
    g.rule("fact", "{thing}が<いる>", _some("any", V.thing))
    other = n.Not(n.IsThis())
    named = n.Named(V.names)
    g.rule("fact", "自分の他の{names}が<いない>", _none("you", (named, other)))
    g.rule("fact", "他の{names}が<いない>", _none("you", (named, other)), shown=False)
    g.rule("fact", "{whose}の場に[、]{thing}が<いる>", _some(V.whose, V.thing), shown=False)
    g.rule("fact", "{thing}が<いない>", n.Unless(_some("any", V.thing)))
    cost = n.Stat("base_cost", "==", V.number)
    g.rule(
        "fact",
        "自分の他の元々のコスト{number}の{names}が<いない>",
        _none("you", (named, cost, other)),
    )
    g.rule("fact", "自分のキャラの他の{names}が<いない>", _none("you", (*CHARACTER, named, other)))
    g.rule("fact", "{whose}の{thing}が(<いない>|<ないこと>)", _none(V.whose, V.thing))
    g.rule(
        "fact", "自分の{names}がレスト<の>", _some("you", (named, n.State("rested"))), shown=False
    )
    g.rule("fact", "自分のアクティブのドン‼が<ある>", n.Compare(n.Tokens("you", "active"), ">=", 1))
    many = n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", V.number)
    g.rule("fact", "{whose}の{thing}が{number}枚(|以上)<いない>", n.Unless(many))
    every = n.Compare(n.Tokens("you", "rested"), "==", n.Tokens("you"))
    g.rule("fact", "自分のドン‼すべてがレスト<の>", every)
    turned = n.Cards(V.whose, "life", (n.State(V.faced),))
    g.rule("fact", "{whose}の{faced}のライフが<ある>", n.Compare(n.Count(turned), ">=", 1))
    given = n.Compare(n.Tokens(V.whose, "given"), ">=", 1)
    g.rule("fact", "{whose}の付与されているドン‼が<ある>", given)
    g.rule("fact", "{whose}の場のドン‼が<ある>", n.Compare(n.Tokens(V.whose), ">=", 1))
    both = tuple(
        n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((hole,)),))), ">=", 1)
        for hole in (V.a, V.b)
    )
    g.rule("fact", "{whose}の{zone}に{a:name}と{b:name}が(<ある>|<いる>)", n.All(both))
    here = tuple(_some(V.whose, (n.Named((hole,)),)) for hole in (V.a, V.b))
    g.rule("fact", "{whose}の{a:name}と{b:name}が<いる>", n.All(here))
    pair = tuple(_some(V.whose, (*CHARACTER, n.Named((hole,)), V.before)) for hole in (V.a, V.b))
    g.rule("fact", "{whose}の{before}キャラの[、]{a:name}と{b:name}が<いる>", n.All(pair))


def _counts(g: Grammar) -> None:
    """How many there are: いる or ある is printed, の is what `normalise` leaves."""

    def rule(words: str, amount: n.Amount, verb: str) -> None:
        for bound, op in OPS:
            said = verb if op == ">=" else "の"
            pattern = f"{words}{bound}(<{said}>|<の>)" if said != "の" else f"{words}{bound}<の>"
            g.rule("fact", pattern, n.Compare(amount, op, V.number))

    for place, zone in (
        ("手札", "hand"),
        ("トラッシュ", "trash"),
        ("デッキ", "deck"),
        ("ライフ", "life"),
    ):
        verb = "の" if zone == "life" else "ある"
        rule(f"{{whose}}の{place}が", n.Count(n.Cards(V.whose, zone)), verb)
    turned = n.Cards(V.whose, "life", (n.State(V.faced),))
    rule("{whose}の{faced}のライフが", n.Count(turned), "ある")
    rule("{whose}の場のドン‼が", n.Tokens(V.whose), "ある")
    for state, word in (("active", "アクティブ"), ("rested", "レスト")):
        rule(f"{{whose}}の{word}のドン‼が", n.Tokens(V.whose, state), "ある")
    rule("{whose}の付与されているドン‼が[合計]", n.Tokens(V.whose, "given"), "ある")
    trash = n.Count(n.Cards(V.whose, V.zone, V.card))
    rule("{whose}の{zone}(に|にある|の){card}が", trash, "ある")
    unlike = n.Kinds("name", n.Cards(V.whose, V.zone, V.card))
    rule("{whose}の{zone}(に|にある|の)カード名が異なる{card}が", unlike, "ある")
    here = n.Kinds("name", n.Cards(V.whose, "field", V.thing))
    rule("{whose}のカード名が異なる{thing}が", here, "いる")
    rested = n.Count(n.Cards(V.whose, "field", (n.State("rested"),)))
    rule("{whose}のレストのカードが", rested, "ある")
    rule("{whose}の{thing}が", n.Count(n.Cards(V.whose, "field", V.thing)), "いる")
    rule("{thing}が", n.Count(n.Cards("any", "field", V.thing)), "いる")
    life = n.Count(n.Cards("you", "life"))
    sides = ("you", "opponent")
    for words, amounts in (
        ("ライフ", tuple(n.Count(n.Cards(who, "life")) for who in sides)),
        ("手札", tuple(n.Count(n.Cards(who, "hand")) for who in sides)),
        ("場のドン‼", tuple(n.Tokens(who) for who in sides)),
        ("キャラ", tuple(n.Count(n.Cards(who, "field", CHARACTER)) for who in sides)),
    ):
        rule(f"お互いの{words}の合計枚数が", n.Sum(amounts), "の")
    rule("自分のライフと手札の合計枚数が", n.Sum((life, n.Count(n.Cards("you", "hand")))), "の")
    for bound, op in BOUNDS:
        total = n.Total(V.stat, n.Cards(V.whose, "field", V.thing))
        g.rule(
            "fact",
            f"{{whose}}の{{thing}}の{{stat}}の合計が{{number}}{bound}<の>",
            n.Compare(total, op, V.number),
        )


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    sides = ("you", "opponent")
    life, their_life = (n.Count(n.Cards(who, "life")) for who in sides)
    hand, their_hand = (n.Count(n.Cards(who, "hand")) for who in sides)
    field, their_field = (n.Count(n.Cards(who, "field", CHARACTER)) for who in sides)
    trash, their_trash = (n.Count(n.Cards(who, "trash")) for who in sides)
    mine, theirs = n.Tokens("you"), n.Tokens("opponent")
    for first, second, left, right in (
        ("場のドン‼", "場のドン‼", mine, theirs),
        ("手札", "手札", hand, their_hand),
        ("ライフ", "ライフ", life, their_life),
        ("キャラ", "キャラ", field, their_field),
        ("トラッシュ", "トラッシュ", trash, their_trash),
    ):
        count = "(|の枚数)" if first in ("場のドン‼", "キャラ") else "(の枚数|)"
        for bound, op in (("以下<の>", "<="), ("以上<の>", ">="), ("と同じ<!>", "==")):
            front, than = f"の{first}{count}が", f"の{second}の枚数{bound}"
            g.rule("fact", f"自分{front}相手{than}", n.Compare(left, op, right))
            g.rule("fact", f"相手{front}自分{than}", n.Compare(right, op, left))
        many = "(|の枚数)" if first == "キャラ" else "(の枚数|)"
        shorter = "相手より(|も)" if first == "ライフ" else f"相手の{second}{many}より"
        other = f"相手の{second}{many}より" if first == "ライフ" else "相手より(|も)"
        for verb, op in (("少ない", "<"), ("多い", ">")):
            less = n.Compare(left, op, right)
            g.rule("fact", f"自分の{first}{many}が{shorter}<{verb}>", less)
            g.rule("fact", f"自分の{first}{many}が{other}<{verb}>", less, shown=False)
            more = n.Compare(right, op, left)
            g.rule("fact", f"相手の{second}{many}が自分の{first}{many}より<{verb}>", more)
            g.rule("fact", f"相手の{second}{many}が自分より<{verb}>", more, shown=False)
        count = "(|の枚数)" if first == "キャラ" else "(の枚数|)"
        fewer = n.Compare(n.Sum((left, V.number)), "<=", right)
        for than in (f"相手の{second}{count}", "相手"):
            words = f"自分の{first}{count}が{than}より{{number}}枚以上<少ない>"
            g.rule("fact", words, fewer)
    ways = (n.Compare(mine, "==", 0), n.Compare(mine, ">=", V.number))
    g.rule("fact", "自分の場のドン‼が0枚か{number}枚以上(<ある>|<の>)", n.Either(ways))
    for words, left, right in (("場のドン‼", mine, theirs), ("ライフ", life, their_life)):
        verb = "(<ある>|<の>)" if words != "ライフ" else "<の>"
        same = (n.Compare(left, "==", V.number), n.Compare(right, "==", V.number))
        g.rule("fact", f"自分か相手の{words}が{{number}}枚{verb}", n.Either(same))


def _happened(g: Grammar) -> None:
    g.rule("fact", "自分の第{number}ターン以降<の>", n.TurnNumber("you", ">=", V.number))
    g.rule("fact", "自分の第{number}ターン<の>", n.TurnNumber("you", "==", V.number))
    g.rule("fact", "{whose}のターン(中|)<の>", n.Turn(V.whose))
    activated = n.Happened("event_activated", "you", tests=V.card)
    g.rule("fact", "このターン中、自分が{card}を発動して<いる>", activated)
    for stat, word in STATS:
        same = n.Fits(V.known, (n.Stat(stat, "==", V.amount),))
        g.rule("fact", f"{{known}}の{word}が{{amount}}と同じ<!>", same)
    g.rule("amount", "宣言したコスト", n.Declared())
    for words, who in (("", "any"), ("自分の", "you"), ("相手の", "opponent")):
        fallen = n.Happened("ko", who)
        g.rule("fact", f"このターン中、{words}キャラがKOされて<いる>", fallen)
    discarded = n.Happened("trashed_from_hand", "you", "effect")
    g.rule("fact", "このターン中、自分の手札からカードが効果で捨てられて<いる>", discarded)
    g.rule("fact", "このカードにドン‼が{number}枚以上付与されて<いる>", n.Given(V.number))
    g.rule(
        "fact", "[このカードが][相手の]{thing}にアタックして<いる>", n.Fits(n.Attacked(), V.thing)
    )
    drew = n.Unless(n.Happened("this_drew"))
    g.rule("fact", "このターン中、このカードの効果でカードを引いていない", drew)
    g.rule(
        "fact",
        "このターン中、このカードが相手のキャラとバトルしている",
        n.Happened("this_battled_character"),
    )

    removed = n.Happened("life_removed", V.whose)
    g.rule("happened", "{whose}のライフが離れている", removed)
    g.rule("fact", "このターン中、{whose}のライフが離れて<いる>", removed)


def _amounts(g: Grammar) -> None:
    for stat, word in STATS:
        g.rule("amount", f"{{self}}の{word}", n.ValueOf(stat, V.self))
    g.rule("amount", "{self}に付与されているドン‼の枚数", n.ValueOf("tokens", V.self))
    its = n.ValueOf("tokens", n.It())
    g.rule("amount", "そのキャラに付与されているドン‼の枚数", its, shown=False)
    g.rule("amount", "{whose}の手札の枚数", n.Count(n.Cards(V.whose, "hand")))
    g.rule("amount", "{whose}のライフの枚数", n.Count(n.Cards(V.whose, "life")))
    g.rule("amount", "{whose}の場のドン‼の枚数", n.Tokens(V.whose))
    cards = n.Count(n.Cards(V.whose, V.zone, V.card))
    g.rule("amount", "{whose}の{zone}にある{card}の枚数", cards)
    g.rule("amount", "{whose}の{thing}の枚数", n.Count(n.Cards(V.whose, "field", V.thing)))
    both = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
    g.rule("amount", "お互いのライフの合計枚数", both)
