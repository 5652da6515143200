"""Chinese conditions (what stands between 若 and 時) and amounts."""

from __future__ import annotations

from tefuda.text.fusionworld.zh.nouns import BATTLE, BOUNDS, LEADER, STATS, UNITS
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
    g.rule("condition", "{a:fact}、{b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}、{b:fact}、{c:fact}", n.All((V.a, V.b, V.c)))
    g.rule("condition", "{a:fact}、或是{b:fact}", n.Either((V.a, V.b)))


def _amounts(g: Grammar) -> None:
    for word, stat in (("力量值", "power"), ("費用", "cost"), ("原本力量值", "base_power")):
        g.rule("amount", f"{{self}}的{word}", n.ValueOf(stat, V.self))
    energy = n.Count(n.Cards(V.whose, "energy", V.energies))
    g.rule("amount", "{whose}{energies}張數", energy)
    g.rule("amount", "{whose}的生命張數", n.Count(n.Cards(V.whose, "life")))
    here = n.Cards(V.whose, V.zone, V.thing)
    g.rule("amount", "{whose}{zone}中{thing}張數", n.Count(here))
    g.rule("amount", "{whose}{thing}張數", n.Count(n.Cards(V.whose, "field", V.thing)))
    # For each of these.
    among = n.Cards("you", "field", (*UNITS, V.before))
    for words, cards in (
        ("自己的領袖卡和戰鬥卡中{before}的卡片", among),
        ("{whose}{energies}", n.Cards(V.whose, "energy", V.energies)),
        ("{whose}{zone}中{thing}", here),
        ("{whose}{thing}", n.Cards(V.whose, "field", V.thing)),
        ("{bare}", n.Cards("any", "field", V.bare)),
    ):
        g.rule("counted", words, cards)


def _fitting(g: Grammar) -> None:
    """Of one card: the Leader, this card, that card."""
    g.rule("known", "{this}", V.this)
    g.rule("known", "{there}", V.there)
    g.rule("known", "該張卡片", n.It())
    g.rule("known", "{whose}的領袖卡", n.Cards(V.whose, "field", LEADER))
    g.rule("known", "被攻擊的卡片", n.Attacked())
    g.rule("fact", "正在攻擊{bare}", n.Fits(n.Attacked(), V.bare))
    for stat, word in STATS:
        for bound, op in BOUNDS:
            bound_test = n.Stat(stat, op, V.number)
            g.rule("fact", f"{{known}}的{word}為{{number}}{bound}", n.Fits(V.known, (bound_test,)))
    limit = n.Stat("cost", "<=", V.amount)
    g.rule("fact", "{known}的費用在{amount}以下", n.Fits(V.known, (limit,)))
    for words, test in (
        ("已覺醒", n.State("awakened")),
        ("在戰鬥中", n.State("in_battle")),
        ("在{state}", n.State(V.state)),
        ("擁有{traits}特徵", n.Trait(V.traits)),
        ("卡片名稱含有{part}", n.NameIncludes(V.part)),
        (
            "卡片名稱含有{a:part}或{b:part}",
            n.AnyTest((n.NameIncludes(V.a), n.NameIncludes(V.b))),
        ),
        (
            "擁有{a:trait}和{b:trait}特徵",
            n.AllTests((n.Trait((V.a,)), n.Trait((V.b,)))),
        ),
        ("是{names}", n.Named(V.names)),
        ("是{colours}", n.Colour(V.colours)),
        ("持有{keyword}", n.Has(V.keyword)),
        ("持有{bearing}", n.Has(V.bearing)),
        ("在這個回合登場", n.PlayedThisTurn()),
    ):
        g.rule("fact", "{known}" + words, n.Fits(V.known, (test,)))
    every = n.Cards(V.whose, "field", BATTLE)
    g.rule("fact", "{whose}的戰鬥卡都擁有{traits}特徵", n.Fits(every, (n.Trait(V.traits),)))
    awake = n.Fits(V.known, (n.State("awakened"),))
    laid = tuple(
        n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named((hole,)),))), ">=", 1)
        for hole in (V.a, V.b)
    )
    g.rule("fact", "場上有{whose}的{a:name}和{b:name}", n.All(laid))
    g.rule("fact", "{known}未覺醒", n.Unless(awake))
    g.rule("fact", "{known}是{bare}", n.Fits(V.known, V.bare))


def _places(g: Grammar) -> None:
    """How many cards a place has."""
    for bound, op in BOUNDS:
        energy = n.Compare(n.Count(n.Cards(V.whose, "energy", V.energies)), op, V.number)
        g.rule("fact", f"{{whose}}{{energies}}為{{number}}張{bound}", energy)
        for word, zone in (
            ("生命", "life"),
            ("手牌", "hand"),
            ("卡組", "deck"),
            ("棄牌區", "drop"),
        ):
            some = n.Compare(n.Count(n.Cards(V.whose, zone)), op, V.number)
            g.rule("fact", f"{{whose}}的{word}為{{number}}張{bound}", some)


def _present(g: Grammar) -> None:
    """There is one, or there is none."""
    marker = n.Tokens(V.whose, "marker")
    g.rule("fact", "{whose}有能量標記", n.Compare(marker, ">=", 1))
    g.rule("fact", "{whose}沒有能量標記", n.Compare(marker, "==", 0))
    markers = tuple(n.Compare(n.Tokens(who, "marker"), ">=", 1) for who in ("you", "opponent"))
    g.rule("fact", "自己或對手有能量標記", n.Either(markers))
    pair = tuple(
        n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((hole,)),))), ">=", 1)
        for hole in (V.a, V.b)
    )
    g.rule("fact", "{whose}的{zone}中有{a:name}和{b:name}", n.All(pair))
    for where, cards in _WHERE:
        count = n.Count(cards)
        for words, bound in (
            ("有", n.Compare(count, ">=", 1)),
            ("沒有", n.Compare(count, "==", 0)),
        ):
            g.rule("fact", where.replace("#", words), bound)
        few = n.Compare(count, "<", V.number)
        g.rule("fact", where.replace("#", "沒有{number}張以上"), few)


# Where there are cards: the words, with # for how many there are, and the cards.
_WHERE = (
    ("{whose}的{zone}中#{bare}", n.Cards(V.whose, V.zone, V.bare)),
    ("戰鬥區中#{bare}", n.Cards("any", "battle", V.bare)),
    ("場上#{whose}{thing}", n.Cards(V.whose, "field", V.thing)),
    ("場上#{bare}", n.Cards("any", "field", V.bare)),
)


def _counts(g: Grammar) -> None:
    """How many there are."""
    for bound, op in BOUNDS:
        marker = n.Compare(n.Tokens(V.whose, "marker"), op, V.number)
        g.rule("fact", f"{{whose}}的能量標記為{{number}}個{bound}", marker)
        number = f"{{number}}張{bound}"
        among = n.Count(n.Cards("you", "field", (*UNITS, V.before)))
        front = "自己的領袖卡和戰鬥卡中合計有"
        fact = n.Compare(among, op, V.number)
        g.rule("fact", f"{front}{number}{{before}}的卡片", fact)
        mixed = n.AnyTest((n.Named(V.names), V.before))
        named = n.Count(n.Cards("you", "field", (*UNITS, mixed)))
        fact = n.Compare(named, op, V.number)
        g.rule("fact", f"{front}{number}{{names}}或{{before}}的卡片", fact)
        for where, cards in _WHERE:
            fact = n.Compare(n.Count(cards), op, V.number)
            g.rule("fact", where.replace("#", "有" + number), fact)


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    for word, zone in (("生命", "life"), ("能量", "energy"), ("手牌", "hand")):
        mine, theirs = (n.Count(n.Cards(who, zone)) for who in ("you", "opponent"))
        for verb, op in (("少", "<"), ("多", ">")):
            g.rule("fact", f"自己的{word}比對手{verb}", n.Compare(mine, op, theirs))
            g.rule("fact", f"對手的{word}比自己{verb}", n.Compare(theirs, op, mine))
    mine, theirs = (n.Count(n.Cards(who, "field", V.thing)) for who in ("you", "opponent"))
    for verb, op in (("少", "<"), ("多", ">")):
        g.rule("fact", f"自己{{thing}}比對手{verb}", n.Compare(mine, op, theirs))
        g.rule("fact", f"對手{{thing}}比自己{verb}", n.Compare(theirs, op, mine))


def _together(g: Grammar) -> None:
    """Mine and theirs together."""
    for word, zone in (
        ("生命", "life"),
        ("能量", "energy"),
        ("手牌", "hand"),
        ("棄牌區的卡片", "drop"),
    ):
        both = n.Sum(tuple(n.Count(n.Cards(who, zone)) for who in ("you", "opponent")))
        for bound, op in BOUNDS:
            fact = n.Compare(both, op, V.number)
            g.rule("fact", f"自己和對手的{word}合計為{{number}}張{bound}", fact)
    for than, op in (("在{b:amount}以下", "<="), ("在{b:amount}以上", ">=")):
        g.rule("fact", "{a:amount}" + than, n.Compare(V.a, op, V.b))
    g.rule("fact", "{a:amount}和{b:amount}相同", n.Compare(V.a, "==", V.b))


def _happened(g: Grammar) -> None:
    for words, event in (
        ("使用這張卡片時曾移除能量標記", "this_used_marker"),
        ("這個技能曾移除能量標記", "skill_used_marker"),
        ("這個回合自己的能量標記曾被移除", "marker_removed"),
        ("這個回合自己的能量曾被放置在棄牌區", "energy_to_drop"),
        ("這個回合因這張卡片的技能能量曾被放置在棄牌區", "this_energy_to_drop"),
        ("這個回合曾在戰鬥中KO對手的戰鬥卡", "battle_ko"),
        ("這個回合自己曾受到傷害", "damage_taken"),
    ):
        g.rule("fact", words, n.Happened(event))
    for bound, op in BOUNDS:
        g.rule("fact", f"放回的卡片有{{number}}張{bound}", n.Compare(n.Done(), op, V.number))
    g.rule("fact", "是{whose}的回合", n.Turn(V.whose))
    g.rule("fact", "是自己的第一個回合", n.TurnNumber("you", "==", 1))
