"""Japanese noun phrases: whose cards, which cards, how many of them."""

from __future__ import annotations

from tefuda.text.fusionworld.line import IN_BATTLE, IN_DROP, IN_HAND
from tefuda.text.grammar import Grammar
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.template import V, n

LEADER = (n.Kind(("leader",)),)
BATTLE = (n.Kind(("battle",)),)
EXTRA = (n.Kind(("extra",)),)
FIELD = (*EXTRA, n.Has("field"))
UNITS = (n.Kind(("leader", "battle")),)
UP_TO = ((True, "まで"), (False, ""))
COLOURS = (("赤", "red"), ("青", "blue"), ("緑", "green"), ("黄", "yellow"), ("黒", "black"))
STATS = (
    ("base_cost", "元々のコスト"),
    ("cost", "コスト"),
    ("base_power", "元々のパワー"),
    ("power", "パワー"),
    ("combo", "コンボパワー"),
)
BOUNDS = (("以下", "<="), ("以上", ">="), ("", "=="))


def declare(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "name", "name", "「", "」")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "「", "」")
    listed(g, "names", "name", "か".join, "か")
    listed(g, "traits", "trait", "か".join, "か")
    listed(g, "names.all", "name", "と".join, "と")
    this_card(g, {"": "このカード"}, "{}以外の")
    _words(g)
    _qualities(g)
    _nouns(g)
    _choices(g)
    _picks(g)
    _targets(g)


def _words(g: Grammar) -> None:
    g.words("whose", ("自分", "you"), ("相手", "opponent"))
    stores = (
        ("手札", "hand"),
        ("ドロップ", "drop"),
        ("デッキ", "deck"),
        ("エナジー", "energy"),
        ("ライフ", "life"),
        ("コンボエリア", "combo"),
        ("手札かバトルエリア", "hand_or_battle"),
        ("エナジーかバトルエリア", "energy_or_battle"),
        ("手札かドロップ", "hand_or_drop"),
        ("エナジーかドロップ", "energy_or_drop"),
        ("ドロップかバトルエリア", "drop_or_battle"),
    )
    g.words("zone", *stores, ("バトルエリア", "battle"))
    for words, zone in stores:
        if "か" in words:  # either may be said first
            one, other = words.split("か")
            g.rule("zone", f"{other}か{one}", zone, shown=False)
            g.rule("store", f"{other}か{one}", zone, shown=False)
    g.words("store", *stores)
    g.rule("store", "バトルエリア", "battle", shown=False)
    g.words(
        "area",
        ("自分のバトルエリア", "you"),
        ("相手のバトルエリア", "opponent"),
        ("バトルエリア", "any"),
    )
    g.words("end", ("上", "top"), ("下", "bottom"), ("上か下", "either"))
    g.words("state", ("アクティブ", "active"), ("レスト", "rested"))
    g.words("colour", *COLOURS)
    g.words("circle", *((f"\\({word})", colour) for word, colour in COLOURS))
    listed(g, "colours", "colour", "か".join, "か")
    g.words(
        "keyword",
        ("【ブロッカー】", "blocker"),
        ("【クリティカル】", "critical"),
        ("【ダブルストライク】", "double_strike"),
        ("【トリプルストライク】", "triple_strike"),
        ("【バリア】", "barrier"),
        ("【スーパーコンボ】", "super_combo"),
        ("【フィールド】", "field"),
        ("【ドラゴンボール】", "dragon_ball"),
    )
    g.words("bearing", ("【進化】", "evolve"), ("【フュージョン進化】", "fusion_evolve"))
    g.words("stat", ("パワー", "power"), ("コンボパワー", "combo"))
    g.words("rest", ("", ""), ("レストで", "rested"))
    # Energy is a card in the Energy Area (13-1-3): which, in few words.
    g.words(
        "energies",
        ("エナジー", ()),
        ("{state}のエナジー", (n.State(V.state),)),
        ("{colours}のエナジー", (n.Colour(V.colours),)),
    )
    g.words("order", ("", ""), ("好きな順番で", "any"), ("ランダムに", "random"))


def _qualities(g: Grammar) -> None:
    """Tests, all of them before the noun, in the order they are printed."""
    g.rule("before", "{not_this}", V.not_this)
    g.rule("before", "他の", n.Not(n.IsThis()), shown=False)
    g.rule("before", "{names}以外の", n.Not(n.Named(V.names)))
    g.rule("before", "戦闘中の", n.State("in_battle"))
    g.rule("before", "{whose}の{thing}と戦闘中の", n.Battling(V.whose, V.thing))
    g.rule("before", "覚醒している", n.State("awakened"))
    g.rule("before", "このターンに登場した", n.PlayedThisTurn())
    g.rule("before", "{state}の", n.State(V.state))
    g.rule("before", "{colours}の", n.Colour(V.colours))
    g.rule("before", "多色の", n.Multicolour())
    for stat, word in STATS:
        for than, op in (("以下の", "<="), ("以上の", ">="), ("と同じ", "==")):
            g.rule("before", f"{{amount}}{than}{word}の", n.Stat(stat, op, V.amount))
    for stat, word in STATS:
        for bound, op in BOUNDS:
            g.rule("before", f"{word}(|が){{number}}{bound}の", n.Stat(stat, op, V.number))
        ways = tuple(n.Stat(stat, "==", hole) for hole in (V.a, V.b))
        g.rule("before", word + "{a:number}か{b:number}の", n.AnyTest(ways))
        between = n.Stat(stat, "range", V.number, V.high)
        g.rule("before", word + "{number}から{high:number}の", between)
    g.rule("before", "カード名に{part}を含む", n.NameIncludes(V.part))
    parts = n.AnyTest((n.NameIncludes(V.a), n.NameIncludes(V.b)))
    g.rule("before", "カード名に{a:part}か{b:part}を含む", parts)
    g.rule("before", "特徴{trait}のみを持つ", n.OnlyTrait(V.trait))
    g.rule("before", "特徴{traits}を持つ", n.Trait(V.traits))
    both = n.AllTests((n.Trait((V.a,)), n.Trait((V.b,))))
    g.rule("before", "特徴{a:trait}と{b:trait}を持つ", both)
    g.rule("before", "{trait}を含む特徴を持つ", n.TraitIncludes(V.trait))
    g.rule("before", "特徴{traits}を持たない", n.Not(n.Trait(V.traits)))
    g.rule("before", "スキルを持たない", n.NoText())
    for words in ("keyword", "bearing"):
        g.rule("before", f"{{{words}}}を持つ", n.Has(getattr(V, words)))
        g.rule("before", f"{{{words}}}を持たない", n.Not(n.Has(getattr(V, words))))
    g.rule("before", "そのカードと同じカード名の", n.SameName(n.It()))


def _nouns(g: Grammar) -> None:
    g.rule("noun", "バトルカード", BATTLE)
    g.rule("noun", "{names}のバトルカード", (*BATTLE, n.Named(V.names)))
    g.rule("noun", "エクストラ", EXTRA)
    g.rule("noun", "{names}のエクストラ", (*EXTRA, n.Named(V.names)))
    g.rule("noun", "リーダー", LEADER)
    g.rule("noun", "{names}のリーダー", (*LEADER, n.Named(V.names)))
    g.rule("noun", "{names}のリーダーかバトルカード", (*UNITS, n.Named(V.names)))
    g.rule("noun", "リーダーかバトルカード", UNITS)
    g.rule("noun", "バトルカードかエクストラ", (n.Kind(("battle", "extra")),))
    g.rule("noun", "【フィールド】", FIELD)
    g.rule("noun", "{names}の【フィールド】", (*EXTRA, n.Named(V.names), n.Has("field")))
    g.rule("noun", "【ドラゴンボール】", (n.Has("dragon_ball"),))
    g.rule("noun", "{names}", (n.Named(V.names),))
    g.rule("noun", "カード", ())
    g.rule("noun.extra", "エクストラ", EXTRA)
    g.rule("noun.leader", "リーダー", LEADER)
    g.rule("noun.leader", "{names}のリーダー", (*LEADER, n.Named(V.names)))
    noun_phrase(g, "leader", "noun.leader")
    noun_phrase(g, "extra", "noun.extra")
    noun_phrase(g, "thing.one", "noun")
    alternatives(g, "thing", "thing.one", ("か", "または"), shared="first")


def _choices(g: Grammar) -> None:
    """choice: what is chosen; several: so many cards of one place."""
    units = n.Choose(V.number, True, n.Cards(V.whose, "field", UNITS))
    g.rule("several", "{whose}のリーダーか{whose}のバトルカード{number}枚まで", units)
    exactly = n.Choose(V.number, False, n.Cards(V.whose, "field", UNITS))
    g.rule("several", "{whose}のリーダーか{whose}のバトルカード{number}枚", exactly, shown=False)
    some = n.Cards(V.whose, "field", (n.AnyTest((*LEADER, n.AllTests(V.thing))),))
    for up_to, to in UP_TO:
        g.rule(
            "several",
            f"{{whose}}のリーダーか{{whose}}の{{thing}}{{number}}枚{to}",
            n.Choose(V.number, up_to, some),
        )
    one = n.Choose(1, False, n.Cards(V.whose, "field", V.leader))
    g.rule("several", "{whose}の{leader}", one)
    # "Card" and nothing else is any card that can be in a mode, energy too (ruling 204).
    moded = n.Cards(V.whose, "modes", (n.State(V.state),))
    for up_to, to in UP_TO:
        words = f"{{whose}}の{{state}}のカード{{number}}枚{to}"
        g.rule("several", words, n.Choose(V.number, up_to, moded))
    g.rule("several", "{whose}の{state}のカードすべて", n.Choose(n.AnyNumber(), False, moded))
    for up_to, to in UP_TO:
        for words, cards in (
            ("{area}の{thing}", n.Cards(V.area, "battle", V.thing)),
            ("{whose}の{thing}", n.Cards(V.whose, "field", V.thing)),
            ("{thing}", n.Cards("any", "field", V.thing)),
        ):
            g.rule("several", f"{words}{{number}}枚{to}", n.Choose(V.number, up_to, cards))
    every = n.AnyNumber()
    for words, cards in (
        ("{area}の{thing}", n.Cards(V.area, "battle", V.thing)),
        ("{whose}の{thing}", n.Cards(V.whose, "field", V.thing)),
        ("{thing}", n.Cards("any", "field", V.thing)),
    ):
        g.rule("several", f"{words}すべて", n.Choose(every, False, cards))
        g.rule("choice", f"{words}を好きな枚数選び、", n.Choose(every, True, cards))
        for stat, word in (("power", "パワー"), ("cost", "コスト")):
            g.rule(
                "choice",
                f"{words}を{word}の合計が{{sum:number}}以下になるように選び、",
                n.Choose(every, True, cards, total=(stat, V.sum)),
            )
            g.rule(
                "choice",
                f"{words}を{word}の合計が{{sum:number}}以下になるように{{number}}枚まで(|を)選び、",
                n.Choose(V.number, True, cards, total=(stat, V.sum)),
            )
    pair = tuple(
        n.Choose(V.number, False, n.Cards(who, "field", V.thing)) for who in ("you", "opponent")
    )
    g.rule("several", "自分と相手の{thing}{number}枚ずつ", n.Both(pair))
    g.rule("choice", "{several}を選び、", V.several)
    g.rule("choice", "{pick}を選び、", V.pick, shown=False)
    g.rule("choice", "{a:several}と{b:several}を選び、", n.Both((V.a, V.b)))


def _picks(g: Grammar) -> None:
    """pick: so many of your cards that are not on the field; top: the first cards of a deck.

    The opponent's cards are chosen: `several`.
    """
    for up_to, to in UP_TO:
        for who, whose in (("you", "自分"), ("opponent", "相手")):
            life = n.Top(who, "life", V.number, up_to)
            shown = who == "you" or up_to
            g.rule("pick", f"{whose}のライフ{{number}}枚{to}", life, shown=shown)
            category = "pick" if who == "you" else "several"
            for word, zone in (("手札", "hand"), ("エナジー", "energy")):
                plain = n.Choose(V.number, up_to, n.Cards(who, zone))
                g.rule(category, f"{whose}の{word}{{number}}枚{to}", plain)
            turned = n.Choose(V.number, up_to, n.Cards(who, "energy", (n.State(V.state),)))
            g.rule(category, f"{whose}の{{state}}のエナジー{{number}}枚{to}", turned)
            stored = n.Cards(who, V.store, V.thing)
            g.rule(
                category,
                f"{whose}の{{store}}の{{thing}}{{number}}枚{to}",
                n.Choose(V.number, up_to, stored),
            )
            g.rule(
                category,
                f"{whose}の{{store}}のカード名の異なる{{thing}}{{number}}枚{to}",
                n.Choose(V.number, up_to, stored, distinct=True),
            )
        under = n.Choose(V.number, up_to, n.Cards("you", "under", V.thing))
        g.rule("pick", f"このカードの下の{{thing}}{{number}}枚{to}", under)
        # Of the cards just looked at.
        found = n.Choose(V.number, up_to, n.Cards("you", "looked", V.thing))
        g.rule("found", f"{{thing}}{{number}}枚{to}", found)
        any_card = n.Choose(V.number, up_to, n.Cards("you", "looked"))
        g.rule("found.plain", f"{{number}}枚{to}", any_card)
        two = tuple(n.Choose(V.number, up_to, n.Cards("you", V.store, hole)) for hole in (V.a, V.b))
        words = f"{{a:thing.one}}と{{b:thing.one}}各{{number}}枚{to}"
        g.rule("pick", f"自分の{{store}}の{words}", n.Both(two))
        other = n.Choose(V.second, up_to, n.Cards("you", V.store, V.b))
        words = f"{{a:thing.one}}{{number}}枚{to}と{{b:thing.one}}{{second:number}}枚{to}"
        g.rule("pick", f"自分の{{store}}の{words}", n.Both((two[0], other)))
        here = n.Choose(V.number, up_to, n.Cards("you", "battle", V.thing))
        g.rule(
            "pick",
            f"自分のバトルエリアのこのカードと{{thing}}各{{number}}枚{to}",
            n.Both((n.This(), here)),
        )
    every = n.AnyNumber()
    some_energy = n.Choose(every, True, n.Cards(V.whose, "energy"))
    g.rule("pick", "{whose}のエナジー好きな枚数", some_energy)
    some = n.Choose(every, True, n.Cards(V.whose, V.store, V.thing))
    g.rule("pick", "{whose}の{store}の{thing}好きな枚数", some)
    g.rule("pick", "{whose}の手札すべて", n.Cards(V.whose, "hand"))
    g.rule("pick", "{whose}のエナジーすべて", n.Cards(V.whose, "energy"))
    g.rule("pick", "{whose}の{store}の{thing}すべて", n.Cards(V.whose, V.store, V.thing))
    looked = n.Cards("you", "looked", V.thing)
    g.rule("found", "{thing}すべて", looked)
    g.rule("found", "{thing}好きな枚数", n.Choose(every, True, looked))
    for end, word in (("top", "上"), ("bottom", "下")):
        for up_to, to in ((False, ""), (True, "まで")):
            cards = n.Top(V.whose, "deck", V.number, up_to, end)
            g.rule("top", f"{{whose}}のデッキの{word}から{{number}}枚{to}", cards)
        one = n.Top(V.whose, "deck", 1, place=end)
        g.rule("top", f"{{whose}}のデッキの一番{word}のカード", one, shown=False)
    g.rule("top", "自分のデッキの上から{amount}分のカード", n.Top("you", "deck", V.amount))


def _targets(g: Grammar) -> None:
    """self: one certain card; group: all such cards; goods: what is acted on without choosing."""
    g.rule("there", "バトルエリアのこのカード", IN_BATTLE)
    g.rule("self", "{this}", V.this)
    g.rule("self", "{there}", V.there)
    g.rule("self", "そのカード", n.It())
    g.rule("self", "アタックしているカード", n.Attacker())
    g.rule("self", "アタックされているカード", n.Attacked())
    g.rule("self", "このカードと戦闘している相手のカード", n.Foe())
    g.rule("self", "{whose}の{leader}", n.Cards(V.whose, "field", V.leader))
    together = n.Cards(V.whose, "field", (n.Named(V.names),))
    g.rule("group", "{whose}の{names:names.all}", together, shown=False)
    g.rule("group", "{whose}の{energies}", n.Cards(V.whose, "energy", V.energies))
    g.rule("group", "{whose}の{state}のカード", n.Cards(V.whose, "modes", (n.State(V.state),)))
    g.rule("group", "{area}の{thing}", n.Cards(V.area, "battle", V.thing))
    battling = n.Cards(V.whose, "field", (*V.thing, n.Battling(V.foe, V.foes)))
    words = "{foe:whose}の{foes:thing}と戦闘中の{whose}の{thing}"
    g.rule("group", words, battling, shown=False)
    g.rule("group", "{whose}の{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("group", "{thing}", n.Cards("any", "field", V.thing))
    g.rule("subject", "{self}", V.self)
    g.words("here", ("手札のこのカード", IN_HAND), ("ドロップのこのカード", IN_DROP))
    g.rule("subject", "{here}", V.here)
    g.rule("subject", "{group}", V.group)
    g.rule("subject", "{a:self}と{b:self}", n.Both((V.a, V.b)))
    g.rule("subject", "{a:self}と{b:group}", n.Both((V.a, V.b)))
    own = n.Choose(V.number, False, n.Cards("you", "field", V.thing))
    here = n.Choose(V.number, False, n.Cards("you", "battle", V.thing))
    g.rule("goods", "自分のバトルエリアの{thing}{number}枚", here)
    g.rule("goods", "自分の{thing}{number}枚", own)
    for source in ("pick", "top", "self"):
        g.rule("goods", f"{{{source}}}", getattr(V, source))
    g.rule("goods", "{whose}の{thing}すべて", n.Cards(V.whose, "field", V.thing))
    g.rule("goods", "{area}の{thing}すべて", n.Cards(V.area, "battle", V.thing))
    g.rule("goods", "{thing}すべて", n.Cards("any", "field", V.thing))
    for a, b in (("self", "pick"), ("pick", "pick")):
        g.rule("goods", f"{{a:{a}}}と{{b:{b}}}", n.Both((V.a, V.b)))
    g.rule("loose", "{several}", V.several)
