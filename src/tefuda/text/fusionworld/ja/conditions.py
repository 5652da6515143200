"""Japanese conditions (what stands before 場合) and amounts."""

from __future__ import annotations

from tefuda.text.fusionworld.ja.nouns import BATTLE, BOUNDS, LEADER, STATS, UNITS
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _amounts(g)
    _fitting(g)
    _places(g)
    _present(g)
    _counts(g)
    _compared(g)
    _together(g)
    _happened(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact.cont}、{b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact.cont}、{b:fact.cont}、{c:fact}", n.All((V.a, V.b, V.c)))
    g.rule("condition", "{a:fact}か{b:fact}", n.Either((V.a, V.b)))


def _amounts(g: Grammar) -> None:
    for word, stat in (("パワー", "power"), ("コスト", "cost"), ("元々のパワー", "base_power")):
        g.rule("amount", f"{{self}}の{word}", n.ValueOf(stat, V.self))
    energy = n.Count(n.Cards(V.whose, "energy", V.energies))
    g.rule("amount", "{whose}の{energies}の枚数", energy)
    g.rule("amount", "{whose}のライフの枚数", n.Count(n.Cards(V.whose, "life")))
    here = n.Cards(V.whose, V.zone, V.thing)
    g.rule("amount", "{whose}の{zone}の{thing}の枚数", n.Count(here))
    g.rule("amount", "{whose}の{thing}の枚数", n.Count(n.Cards(V.whose, "field", V.thing)))
    # For each of these.
    among = n.Cards("you", "field", (*UNITS, V.before))
    for words, cards in (
        ("自分のリーダーと自分のバトルカードの{before}カード", among),
        ("{whose}の{energies}", n.Cards(V.whose, "energy", V.energies)),
        ("{whose}の手札", n.Cards(V.whose, "hand")),
        ("{whose}のライフ", n.Cards(V.whose, "life")),
        ("{whose}の{zone}の{thing}", here),
        ("{whose}の{thing}", n.Cards(V.whose, "field", V.thing)),
        ("{thing}", n.Cards("any", "field", V.thing)),
    ):
        g.rule("counted", words, cards)


def _fitting(g: Grammar) -> None:
    """Of one card: the Leader, this card, that card."""
    g.rule("known", "{this}", V.this)
    g.rule("known", "{there}", V.there)
    g.rule("known", "そのカード", n.It())
    g.rule("known", "{whose}のリーダー", n.Cards(V.whose, "field", LEADER))
    g.rule("known", "アタックされているカード", n.Attacked())
    g.rule("fact", "{thing}にアタックして<いる>", n.Fits(n.Attacked(), V.thing))
    for stat, word in STATS:
        for bound, op in BOUNDS:
            bound_test = n.Stat(stat, op, V.number)
            g.rule(
                "fact", f"{{known}}の{word}が{{number}}{bound}<の>", n.Fits(V.known, (bound_test,))
            )
    limit = n.Stat("cost", "<=", V.amount)
    g.rule("fact", "{known}のコストが{amount}以下<の>", n.Fits(V.known, (limit,)))
    for words, test in (
        ("覚醒して<いる>", n.State("awakened")),
        ("戦闘中<の>", n.State("in_battle")),
        ("{state}<の>", n.State(V.state)),
        ("特徴{traits}を<持つ>", n.Trait(V.traits)),
        ("{trait}を含む特徴を<持つ>", n.TraitIncludes(V.trait)),
        ("特徴{a:trait}と{b:trait}を<持つ>", n.AllTests((n.Trait((V.a,)), n.Trait((V.b,))))),
        ("カード名に{part}を<含む>", n.NameIncludes(V.part)),
        (
            "カード名に{a:part}か{b:part}を<含む>",
            n.AnyTest((n.NameIncludes(V.a), n.NameIncludes(V.b))),
        ),
        ("{names}<の>", n.Named(V.names)),
        ("{colours}<の>", n.Colour(V.colours)),
        ("{keyword}を<持つ>", n.Has(V.keyword)),
        ("{bearing}を<持つ>", n.Has(V.bearing)),
        ("このターンに登場<した>", n.PlayedThisTurn()),
        ("登場したターン<の>", n.PlayedThisTurn()),
    ):
        g.rule("fact", "{known}が" + words, n.Fits(V.known, (test,)))
    every = n.Cards(V.whose, "field", BATTLE)
    g.rule(
        "fact",
        "{whose}のバトルカードすべてが特徴{traits}を<持つ>",
        n.Fits(every, (n.Trait(V.traits),)),
    )
    awake = n.Fits(V.known, (n.State("awakened"),))
    g.rule("fact", "{known}が覚醒して<いない>", n.Unless(awake))
    g.rule("fact", "{known}が{thing}<の>", n.Fits(V.known, V.thing))


def _present(g: Grammar) -> None:
    """There is one, or there is none."""
    marker = n.Tokens(V.whose, "marker")
    g.rule("fact", "{whose}のエナジーマーカーが<ある>", n.Compare(marker, ">=", 1))
    g.rule("fact", "{whose}のエナジーマーカーが<ないこと>", n.Compare(marker, "==", 0))
    markers = tuple(n.Compare(n.Tokens(who, "marker"), ">=", 1) for who in ("you", "opponent"))
    g.rule("fact", "自分か相手のエナジーマーカーが<ある>", n.Either(markers))
    pair = tuple(
        n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((hole,)),))), ">=", 1)
        for hole in (V.a, V.b)
    )
    g.rule("fact", "{whose}の{zone}に{a:name}と{b:name}が<ある>", n.All(pair))
    laid = tuple(
        n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named((hole,)),))), ">=", 1)
        for hole in (V.a, V.b)
    )
    g.rule("fact", "{whose}の{a:name}と{b:name}が<ある>", n.All(laid))
    for words, cards in (
        ("{whose}の{zone}に{thing}", n.Cards(V.whose, V.zone, V.thing)),
        ("バトルエリアに{thing}", n.Cards("any", "battle", V.thing)),
        ("{whose}の{thing}", n.Cards(V.whose, "field", V.thing)),
        ("{thing}", n.Cards("any", "field", V.thing)),
    ):
        count = n.Count(cards)
        g.rule("fact", f"{words}が(<ある>|<いる>)", n.Compare(count, ">=", 1))
        g.rule("fact", f"{words}が(<ないこと>|<いない>)", n.Compare(count, "==", 0))
        g.rule("fact", f"{words}が{{number}}枚以上<ないこと>", n.Compare(count, "<", V.number))


def _places(g: Grammar) -> None:
    """How many cards a place has."""
    for bound, op in BOUNDS:
        energy = n.Compare(n.Count(n.Cards(V.whose, "energy", V.energies)), op, V.number)
        g.rule("fact", f"{{whose}}の{{energies}}が{{number}}枚{bound}<の>", energy)
        for word, zone in (("手札", "hand"), ("デッキ", "deck")):
            some = n.Compare(n.Count(n.Cards(V.whose, zone)), op, V.number)
            g.rule("fact", f"{{whose}}の{word}が{{number}}枚{bound}<の>", some)
        drop = n.Compare(n.Count(n.Cards(V.whose, "drop")), op, V.number)
        g.rule("fact", f"{{whose}}のドロップ(のカード|)が{{number}}枚{bound}<の>", drop)


def _counts(g: Grammar) -> None:
    """How many there are."""
    for bound, op in BOUNDS:
        life = n.Compare(n.Count(n.Cards(V.whose, "life")), op, V.number)
        g.rule("fact", f"{{whose}}のライフが{{number}}{bound}<の>", life)
        g.rule("fact", f"{{whose}}のライフが{{number}}枚{bound}<の>", life, shown=False)
        marker = n.Compare(n.Tokens(V.whose, "marker"), op, V.number)
        g.rule("fact", f"{{whose}}のエナジーマーカーが{{number}}つ{bound}<ある>", marker)
        among = n.Count(n.Cards("you", "field", (*UNITS, V.before)))
        front = "自分のリーダーと自分のバトルカードで、"
        g.rule(
            "fact",
            f"{front}{{before}}カードが合計{{number}}枚{bound}<ある>",
            n.Compare(among, op, V.number),
        )
        mixed = n.AnyTest((n.Named(V.names), V.before))
        named = n.Count(n.Cards("you", "field", (*UNITS, mixed)))
        g.rule(
            "fact",
            f"{front}{{names}}か{{before}}カードが合計{{number}}枚{bound}<ある>",
            n.Compare(named, op, V.number),
        )
        for words, cards, shown in (
            ("{whose}のバトルエリアの{thing}", n.Cards(V.whose, "battle", V.thing), True),
            ("{whose}の{zone}に{thing}", n.Cards(V.whose, V.zone, V.thing), True),
            ("{whose}の{zone}の{thing}", n.Cards(V.whose, V.zone, V.thing), False),
            ("{whose}の{thing}", n.Cards(V.whose, "field", V.thing), True),
            ("バトルエリアに{thing}", n.Cards("any", "battle", V.thing), True),
            ("{thing}", n.Cards("any", "field", V.thing), True),
        ):
            fact = n.Compare(n.Count(cards), op, V.number)
            g.rule("fact", f"{words}が{{number}}枚{bound}<ある>", fact, shown=shown)
            g.rule("fact", f"{words}が{{number}}枚{bound}<の>", fact, shown=False)


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    for word, zone in (("ライフ", "life"), ("エナジー", "energy"), ("手札", "hand")):
        mine, theirs = (n.Count(n.Cards(who, zone)) for who in ("you", "opponent"))
        for verb, op in (("少ない", "<"), ("多い", ">")):
            g.rule("fact", f"自分の{word}が相手より<{verb}>", n.Compare(mine, op, theirs))
            g.rule("fact", f"相手の{word}が自分より<{verb}>", n.Compare(theirs, op, mine))
    mine, theirs = (n.Count(n.Cards(who, "field", V.thing)) for who in ("you", "opponent"))
    for verb, op in (("少ない", "<"), ("多い", ">")):
        g.rule("fact", f"自分の{{thing}}が相手より<{verb}>", n.Compare(mine, op, theirs))
        g.rule("fact", f"相手の{{thing}}が自分より<{verb}>", n.Compare(theirs, op, mine))


def _together(g: Grammar) -> None:
    """Mine and theirs together."""
    for word, zone, unit in (
        ("ライフ", "life", "(|枚)"),
        ("エナジー", "energy", "枚"),
        ("手札", "hand", "枚"),
        ("ドロップ", "drop", "枚"),
    ):
        both = n.Sum(tuple(n.Count(n.Cards(who, zone)) for who in ("you", "opponent")))
        for bound, op in BOUNDS:
            fact = n.Compare(both, op, V.number)
            g.rule("fact", f"自分と相手の{word}の合計が{{number}}{unit}{bound}<の>", fact)
    for than, op in (("以下<の>", "<="), ("以上<の>", ">="), ("と同じ<!>", "==")):
        g.rule("fact", f"{{a:amount}}が{{b:amount}}{than}", n.Compare(V.a, op, V.b))


def _happened(g: Grammar) -> None:
    for words, event in (
        ("このカードの使用にエナジーマーカーを取り除いて", "this_used_marker"),
        ("このスキルでエナジーマーカーを取り除いて", "skill_used_marker"),
        ("このターン中、自分のエナジーマーカーが取り除かれて", "marker_removed"),
        ("このターン中、自分のエナジーがドロップに置かれて", "energy_to_drop"),
        (
            "このターン中、このカードのスキルでエナジーがドロップに置かれて",
            "this_energy_to_drop",
        ),
        ("このターン中、戦闘で相手のバトルカードをKOして", "battle_ko"),
        ("このターン中、自分がダメージを受けて", "damage_taken"),
        ("このカードがスキルによって登場して", "this_played_by_skill"),
    ):
        g.rule("fact", f"{words}<いた>", n.Happened(event))
    for bound, op in BOUNDS:
        g.rule("fact", f"戻したカードが{{number}}枚{bound}<の>", n.Compare(n.Done(), op, V.number))
    g.rule("fact", "{whose}のターン<の>", n.Turn(V.whose))
    used = n.Happened("extra_used", "you", tests=V.thing)
    g.rule("fact", "このターン中、自分が{thing}を使用して<いた>", used)
    g.rule("fact", "自分の最初のターン<の>", n.TurnNumber("you", "==", 1))
