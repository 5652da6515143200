"""Japanese noun phrases: whose cards, where, which cards, how many of them."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import (
    alternatives,
    bracketed,
    circled,
    listed,
    noun_phrase,
    numbers,
    this_card,
)
from tefuda.text.rebirth.named import named
from tefuda.text.rebirth.places import zones
from tefuda.text.template import V, n

CHARACTER = n.Kind(("character",))
REBIRTH = n.Kind(("rebirth",))
ZONES = {
    "hand": "手札",
    "entry": "エントリー",
    "member": "メンバー",
    "waiting": "控え室",
    "energy": "エネルギー",
    "partner": "パートナー",
    "rebirth": "セットされているReバース",
    "retire": "リタイア",
    "memory": "思い出",
}
BOUNDS = (("以下", "<="), ("以上", ">="), ("", "=="))
STATS = (
    ("base_cost", "元々のコスト"),
    ("cost", "コスト"),
    ("base_atk", "元々のATK"),
    ("atk", "ATK"),
    ("base_def", "元々のDEF"),
    ("def", "DEF"),
)
# So many cards: the words, the count, whether it may be fewer.
COUNTS: tuple[tuple[str, Any, bool], ...] = (
    ("{number}枚", V.number, False),
    ("{number}枚まで", V.number, True),
    ("望む枚数", n.AnyNumber(), True),
    ("すべて", n.AnyNumber(), False),
    ("{amount}と同じ枚数", V.amount, False),
)


def declare(g: Grammar) -> None:
    numbers(g)
    circled(g)
    bracketed(g, "trait", "trait", "〔", "〕")
    bracketed(g, "part", "part", "《", "》")
    listed(g, "traits", "trait", "か".join, "か")
    named(g, "named", "part", "か")
    this_card(g, {"": "このキャラ", "rebirth": "このReバース", "partner": "このカード"}, "{}以外の")
    _words(g)
    _qualities(g)
    _nouns(g)
    _choices(g)
    _pairs(g)
    _theirs(g)
    _looked(g)
    _targets(g)


def _words(g: Grammar) -> None:
    # Whoever acts has the cards, if nothing else is said.
    g.words("owner", ("", "you"), ("相手の", "opponent"), ("味方の", "ally"), ("いずれかの", "any"))
    g.words("whose", ("あなたの", "you"), ("相手の", "opponent"), ("味方の", "ally"))
    g.rule("whose", "各プレイヤーの", "any")
    g.rule("whose", "いずれかの", "any", shown=False)
    zones(g, "zone", ZONES, "か".join, "か")
    zones(g, "zones", ZONES, "と".join, "と")
    zones(g, "area", ZONES, "".join)
    g.words("end", ("上", "top"), ("下", "bottom"), ("上か下", "either"))
    g.words("rest", ("", ""), ("【レスト】で", "rested"))
    g.words("order", ("", ""), ("望む順で", "any"), ("相手の望む順で", "opponent"))
    g.words("state", ("【レスト】している", "rested"), ("【スタンド】している", "active"))
    g.words(
        "keyword",
        ("【スパーク】", "spark"),
        ("【ブロッカー】", "blocker"),
        ("【キャンセル】", "cancel"),
        ("【のびしろ】", "growth"),
        ("【Reコンボ】", "re_combo"),
        ("【起】", "activate_main"),
    )


def _qualities(g: Grammar) -> None:
    """Tests, all of them before the noun, in the order they are printed."""
    others = n.Not(n.IsThis())
    for category in ("before", "held"):
        g.rule(category, "他の", others)
        g.rule(category, "{state}", n.State(V.state))
        for stat, word in STATS:
            for bound, op in BOUNDS:
                test = n.Stat(stat, op, V.number)
                g.rule(category, f"{word}{{number}}{bound}の", test, shown=category == "before")
                g.rule(category, f"{word}が{{number}}{bound}の", test, shown=False)
    for stat, word in STATS:
        for letters in ("ab", "abc", "abcd"):
            ways = tuple(n.Stat(stat, "==", getattr(V, x)) for x in letters)
            pattern = "か".join(f"{{{x}:number}}" for x in letters)
            g.rule("before", f"{word}{pattern}の", n.AnyTest(ways))
            g.rule("before", f"{word}が{pattern}の", n.AnyTest(ways), shown=False)
        for words, op in (("同じ", "=="), ("以下の", "<="), ("以上の", ">=")):
            pattern = f"と同じ{word}の" if words == "同じ" else f"の{word}{words}{word}の"
            g.rule("before", f"{{self}}{pattern}", n.Stat(stat, op, n.ValueOf(stat, V.self)))
    g.rule("before", "裏向きの", n.State("face_down"))
    g.rule("before", "{named}以外の", n.Not(V.named))
    g.rule("before", "{traits}以外の", n.Not(n.Trait(V.traits)))
    g.rule("before", "Reバース以外の", n.Not(REBIRTH))
    g.rule("before", "{keyword}を持つ", n.Has(V.keyword))
    either = n.AnyTest((n.Has(V.a), n.Has(V.b)))
    g.rule("before", "{a:keyword}か{b:keyword}を持つ", either)
    g.rule("before", "{keyword}を持たない", n.Not(n.Has(V.keyword)))
    for letters in ("ab", "abc"):
        none = n.AllTests(tuple(n.Not(n.Has(getattr(V, x))) for x in letters))
        words = "".join(f"{{{x}:keyword}}も" for x in letters)
        g.rule("before", f"{words}持たない", none)
    g.rule("before", "{keyword}でない", n.Not(n.Has(V.keyword)), shown=False)
    both = n.AllTests((n.Trait((V.a,)), n.Trait((V.b,))))
    g.rule("before", "{a:trait}と{b:trait}を持つ", both)
    g.rule("before", "{traits}を持つ", n.Trait(V.traits), shown=False)
    g.rule("before", "{traits}の", n.Trait(V.traits))
    g.rule("before", "{named}の", V.named)


def _nouns(g: Grammar) -> None:
    g.rule("noun", "キャラ", (CHARACTER,))
    g.rule("noun", "Reバース", (REBIRTH,))
    g.rule("noun", "パートナー", (n.Kind(("partner",)),))
    g.rule("noun", "{keyword}", (n.Has(V.keyword),))
    g.rule("noun", "{traits}", (n.Trait(V.traits),))
    g.rule("noun", "{named}", (V.named,))
    g.rule("noun.card", "カード", ())
    noun_phrase(g, "thing.kind", "noun")
    noun_phrase(g, "thing.card", "noun.card", at_least=1)
    g.rule("thing.one", "{a:thing.kind}", V.a)
    g.rule("thing.one", "{a:thing.card}", V.a)
    alternatives(g, "thing", "thing.one", ("か", "または"))


def _choices(g: Grammar) -> None:
    """choice: what is chosen when the ability is played; goods: what is taken without choosing."""
    for late, verb, category in ((False, "選び、", "choice"), (True, "", "goods")):
        for words, count, up_to in COUNTS:
            several = words in ("すべて", "{amount}と同じ枚数")
            area = "zones" if several else "zone"
            zone = getattr(V, area)
            laid = n.Cards(V.owner, "rebirth", V.thing)
            g.rule(
                category,
                f"{{owner}}セットされている{{thing}}から{words}{verb}",
                n.Choose(count, up_to, laid, late=late),
            )
            for held, before in (("{held}", (V.held,)), ("", ())):
                for owner, who in (("各プレイヤーの", "any"), ("{owner}", V.owner)):
                    if who == "any" and not several:
                        continue
                    front = f"{owner}{held}{{{area}}}から"
                    cards = n.Cards(who, zone, before)
                    g.rule(category, front + words + verb, n.Choose(count, up_to, cards, late=late))
                    some = n.Cards(who, zone, (*before, *V.thing))
                    g.rule(
                        category,
                        f"{front}{{thing}}を{words}{verb}",
                        n.Choose(count, up_to, some, late=late),
                    )
    for up_to, to in ((False, ""), (True, "まで")):
        for held, before in (("{held}", (V.held,)), ("", ())):
            for thing, tests in (("", ()), ("{thing}を", V.thing)):
                as_many = n.Choose(
                    n.Count(V.counted, V.per), up_to, n.Cards(V.owner, V.zone, (*before, *tests))
                )
                front = f"{{counted}}{{per:number}}枚につき、{{owner}}{held}{{zone}}から"
                g.rule("choice", f"{front}{thing}1枚{to}選び、", as_many)
    g.rule("choice", "{self}と{choice}", n.Both((V.self, V.choice)))
    g.rule("goods", "{self}と{goods}", n.Both((V.self, V.goods)))
    g.rule("goods", "{goods}と{self}を", n.Both((V.goods, V.self)))
    for up_to, to in ((True, "まで"), (False, "")):
        some = n.Cards(V.owner, V.zone, (*V.thing, n.Has("spark")))
        pick = n.Choose(V.number, up_to, some)
        g.rule("sparks", f"{{owner}}{{zone}}から{{thing}}の【スパーク】を{{number}}つ{to}", pick)
        every = n.Cards(V.owner, V.zone, (n.Has("spark"),))
        pick = n.Choose(V.number, up_to, every)
        g.rule("sparks", f"{{owner}}{{zone}}から【スパーク】を{{number}}つ{to}", pick)


def _theirs(g: Grammar) -> None:
    """What an opponent chooses among their own cards."""
    for words, count, up_to in COUNTS[:4]:
        cards = n.Choose(count, up_to, n.Cards("opponent", V.zone), by="opponent")
        g.rule("theirs", f"相手は{{zone}}から{words}選び、", cards)
        some = n.Choose(count, up_to, n.Cards("opponent", V.zone, V.thing), by="opponent")
        g.rule("theirs", f"相手は{{zone}}から{{thing}}を{words}選び、", some)


def _pairs(g: Grammar) -> None:
    """So many of each: of two areas, of each player's, of two kinds."""
    for late, verb, category in ((False, "選び、", "pair"), (True, "", "pair.late")):
        for words, count, up_to in COUNTS[:4]:
            each = f"{words}ずつ" if "number" in words else words

            def pair(*cards: n.Cards) -> n.Both:
                picks = (n.Choose(count, up_to, some, late=late) for some in cards)  # noqa: B023
                return n.Both(tuple(picks))

            for thing, tests in (("", ()), ("{thing}を", V.thing)):
                areas = pair(n.Cards(V.owner, V.a, tests), n.Cards(V.owner, V.b, tests))
                g.rule(category, f"{{owner}}{{a:area}}と{{b:area}}から{thing}{each}{verb}", areas)
                for lain, before in (("", ()), ("{held}", (V.held,))):
                    both = (n.Cards(who, V.zone, (*before, *tests)) for who in ("you", "opponent"))
                    words_of = f"各プレイヤーの{lain}{{zone}}から{thing}{each}{verb}"
                    g.rule(category, words_of, pair(*both))
            held = pair(n.Cards(V.owner, V.a), n.Cards(V.owner, V.b, (V.held,)))
            g.rule(category, f"{{owner}}{{a:area}}と{{held}}{{b:area}}から{each}{verb}", held)
            kinds = pair(n.Cards(V.owner, V.zone, V.a), n.Cards(V.owner, V.zone, V.b))
            front = "{owner}{zone}から{a:thing.one}と{b:thing.one}を"
            g.rule(category, f"{front}{each}{verb}", kinds)
        _halves(g, category, late, verb)
    g.rule("choice", "{pair}", V.pair)
    g.rule("goods", "{pair:pair.late}", V.pair)


def _halves(g: Grammar, category: str, late: bool, verb: str) -> None:
    """So many of these and so many of those."""
    for up_to, to in ((False, ""), (True, "まで")):
        first = n.Choose(V.a, up_to, n.Cards(V.owner, V.zone, V.x), late=late)
        second = n.Choose(V.b, up_to, n.Cards(V.owner, V.zone, V.y), late=late)
        words = f"{{x:thing.one}}を{{a:number}}枚{to}と{{y:thing.one}}を{{b:number}}枚{to}"
        g.rule(category, f"{{owner}}{{zone}}から{words}{verb}", n.Both((first, second)))
        for what, x, y in (("", (), ()), ("{{{}:thing}}を", V.x, V.y)):
            first = n.Choose(V.a, up_to, n.Cards(V.owner, V.zone, x), late=late)
            second = n.Choose(V.b, up_to, n.Cards(V.other, V.place, y), late=late)
            words = (
                f"{{owner}}{{zone}}から{what.format('x')}{{a:number}}枚{to}と"
                f"{{other:owner}}{{place:zone}}から{what.format('y')}{{b:number}}枚{to}"
            )
            g.rule(category, words + verb, n.Both((first, second)))


def _looked(g: Grammar) -> None:
    """top: the first cards of a deck; found: some of the cards just looked at or revealed."""
    for up_to, to in ((True, "まで"), (False, "")):
        for end, word in (("top", "上"), ("bottom", "下")):
            cards = n.Top(V.owner, "deck", V.number, up_to, end)
            g.rule("top", f"{{owner}}デッキの{word}から{{number}}枚{to}", cards)
    for words, count, up_to in COUNTS[:4]:
        for thing, tests in (("", ()), ("{thing}を", V.thing)):
            found = n.Choose(count, up_to, n.Cards("you", "looked", tests))
            g.rule("found", f"その中から{thing}{words}", found)
            if (thing and up_to) or words == "{number}枚":
                g.rule("more", f"{thing}{words}", found)
    two = (n.Choose(V.number, False, n.Cards("you", "looked", tests)) for tests in (V.a, V.b))
    g.rule("found", "その中から{a:thing.one}と{b:thing.one}を{number}枚ずつ", n.Both(tuple(two)))


def _targets(g: Grammar) -> None:
    """self: one certain card; group: all such cards."""
    g.rule("self", "{this}", V.this)
    g.rule("self", "{state}{this}", n.Among(V.this, (n.State(V.state),)))
    g.rule("self", "それ", n.It())
    g.rule("self", "サポートされたキャラ", n.Attacker())
    g.rule("self", "アタックしているキャラ", n.Attacker(), shown=False)
    g.rule("self", "ブロックされたキャラ", n.Attacked())
    g.rule("self", "サポートしているキャラ", n.Supporter())
    for words, cards in (
        ("{whose}{held}{zones}", n.Cards(V.whose, V.zones, (V.held,))),
        ("{whose}{zones}", n.Cards(V.whose, V.zones)),
        ("{whose}{thing}", n.Cards(V.whose, "field", V.thing)),
        ("{whose}セットされている{thing}", n.Cards(V.whose, "rebirth", V.thing)),
        ("{whose}{held}{zones}の{thing}", n.Cards(V.whose, V.zones, (V.held, *V.thing))),
        ("{whose}{zones}の{thing}", n.Cards(V.whose, V.zones, V.thing)),
    ):
        g.rule("group", words, cards)
    named(g, "named.all", "part", "と")
    every = n.Cards(V.whose, V.zones, (V.x,))
    g.rule("group", "{whose}{zones}の{x:named.all}", every, shown=False)
    g.rule("subject", "{self}", V.self)
    g.rule("subject", "{group}", V.group)
    g.rule("subject", "{a:self}と{b:group}", n.Both((V.a, V.b)))
    g.rule("subject", "{a:self}と{b:self}", n.Both((V.a, V.b)))
    every = n.Cards(V.owner, V.zones)
    g.rule("goods", "{owner}{zones}をすべて", every)
    g.rule("goods", "{owner}{zones}の{thing}をすべて", n.Cards(V.owner, V.zones, V.thing))
    g.rule("goods", "{group}をすべて", V.group, shown=False)
    g.rule("goods", "{top}", V.top)
