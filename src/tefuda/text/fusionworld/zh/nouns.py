"""Chinese noun phrases: how many, whose cards, which cards.

What describes a noun stands before it, and 的 stands between: 自己費用3以下的戰鬥卡.
"""

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
UP_TO = ((True, "最多"), (False, ""))
COLOURS = (
    ("紅色", "red"),
    ("藍色", "blue"),
    ("綠色", "green"),
    ("黃色", "yellow"),
    ("黑色", "black"),
)
STATS = (
    ("base_cost", "原本費用"),
    ("cost", "費用"),
    ("base_power", "原本力量值"),
    ("power", "力量值"),
    ("combo", "連擊力量值"),
)
BOUNDS = (("以下", "<="), ("以上", ">="), ("", "=="))


def declare(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "name", "name", "「", "」")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "「", "」")
    listed(g, "names", "name", "或".join, "或")
    listed(g, "traits", "trait", "或".join, "或")
    listed(g, "names.all", "name", "和".join, "和")
    this_card(g, {"": "這張卡片"}, "除了{}以外")
    _words(g)
    _qualities(g)
    _nouns(g)
    _choices(g)
    _picks(g)
    _targets(g)


def _words(g: Grammar) -> None:
    g.words("whose", ("自己", "you"), ("對手", "opponent"))
    stores = (
        ("手牌", "hand"),
        ("棄牌區", "drop"),
        ("卡組", "deck"),
        ("能量區", "energy"),
        ("生命區", "life"),
        ("連擊區", "combo"),
        ("手牌或戰鬥區", "hand_or_battle"),
        ("能量區或戰鬥區", "energy_or_battle"),
        ("手牌或棄牌區", "hand_or_drop"),
        ("能量區或棄牌區", "energy_or_drop"),
        ("棄牌區或戰鬥區", "drop_or_battle"),
    )
    g.words("zone", *stores, ("戰鬥區", "battle"))
    g.words("store", *stores)
    g.rule("store", "戰鬥區", "battle", shown=False)
    g.words("area", ("自己戰鬥區", "you"), ("對手戰鬥區", "opponent"), ("戰鬥區", "any"))
    g.words("end", ("上面", "top"), ("下面", "bottom"), ("上面或下面", "either"))
    g.words("state", ("活動狀態", "active"), ("休息狀態", "rested"))
    g.words("colour", *COLOURS)
    g.words("circle", *((f"\\({word[0]})", colour) for word, colour in COLOURS))
    listed(g, "colours", "colour", "或".join, "或")
    g.words(
        "keyword",
        ("【防禦】", "blocker"),
        ("【爆擊】", "critical"),
        ("【雙重打擊】", "double_strike"),
        ("【三重打擊】", "triple_strike"),
        ("【屏障】", "barrier"),
        ("【超級連擊】", "super_combo"),
        ("【場域】", "field"),
        ("【龍珠】", "dragon_ball"),
    )
    g.words("bearing", ("【進化】", "evolve"), ("【融合進化】", "fusion_evolve"))
    g.words("stat", ("力量值", "power"), ("連擊力量值", "combo"))
    g.words("rest", ("", ""), ("以休息狀態", "rested"))
    # Energy is a card in the Energy Area (13-1-3): which, in few words.
    g.words(
        "energies",
        ("的能量", ()),
        ("{state}的能量", (n.State(V.state),)),
        ("{colours}的能量", (n.Colour(V.colours),)),
    )
    g.words("order", ("", ""), ("依任意順序", "any"), ("隨機", "random"))


def _qualities(g: Grammar) -> None:
    """Tests, all of them before the noun, in the order they are printed."""
    g.rule("before", "{not_this}", V.not_this)
    g.rule("before", "其他", n.Not(n.IsThis()), shown=False)
    g.rule("before", "除了{names}以外", n.Not(n.Named(V.names)))
    g.rule("before", "戰鬥中", n.State("in_battle"))
    g.rule("before", "已覺醒", n.State("awakened"))
    g.rule("before", "這個回合登場", n.PlayedThisTurn())
    g.rule("before", "{state}", n.State(V.state))
    g.rule("before", "{colours}", n.Colour(V.colours))
    g.rule("before", "有多種顏色", n.Multicolour())
    for stat, word in STATS:
        for bound, op in BOUNDS:
            g.rule("before", f"{word}{{number}}{bound}", n.Stat(stat, op, V.number))
        ways = tuple(n.Stat(stat, "==", hole) for hole in (V.a, V.b))
        g.rule("before", word + "{a:number}或{b:number}", n.AnyTest(ways))
        between = n.Stat(stat, "range", V.number, V.high)
        g.rule("before", word + "{number}至{high:number}", between)
        for than, op in (("在{amount}以下", "<="), ("在{amount}以上", ">=")):
            g.rule("before", word + than, n.Stat(stat, op, V.amount))
        g.rule("before", word + "和{amount}相同", n.Stat(stat, "==", V.amount))
    g.rule("before", "卡片名稱含有{part}", n.NameIncludes(V.part))
    parts = n.AnyTest((n.NameIncludes(V.a), n.NameIncludes(V.b)))
    g.rule("before", "卡片名稱含有{a:part}或{b:part}", parts)
    g.rule("before", "只擁有{trait}特徵", n.OnlyTrait(V.trait))
    g.rule("before", "擁有{traits}特徵", n.Trait(V.traits))
    both = n.AllTests((n.Trait((V.a,)), n.Trait((V.b,))))
    g.rule("before", "擁有{a:trait}和{b:trait}特徵", both)
    g.rule("before", "擁有包含{trait}特徵", n.TraitIncludes(V.trait))
    g.rule("before", "未擁有{traits}特徵", n.Not(n.Trait(V.traits)))
    g.rule("before", "沒有技能", n.NoText())
    for words in ("keyword", "bearing"):
        g.rule("before", f"持有{{{words}}}", n.Has(getattr(V, words)))
        g.rule("before", f"未持有{{{words}}}", n.Not(n.Has(getattr(V, words))))
    g.rule("before", "和該張卡片同名", n.SameName(n.It()))


def _nouns(g: Grammar) -> None:
    g.rule("noun", "戰鬥卡", BATTLE)
    g.rule("noun", "戰鬥卡{names}", (*BATTLE, n.Named(V.names)))
    g.rule("noun", "額外卡", EXTRA)
    g.rule("noun", "額外卡{names}", (*EXTRA, n.Named(V.names)))
    g.rule("noun", "領袖卡", LEADER)
    g.rule("noun", "領袖卡{names}", (*LEADER, n.Named(V.names)))
    g.rule("noun", "領袖卡或戰鬥卡", UNITS)
    g.rule("noun", "戰鬥卡或額外卡", (n.Kind(("battle", "extra")),))
    g.rule("noun", "【場域】", FIELD)
    g.rule("noun", "【場域】{names}", (*EXTRA, n.Named(V.names), n.Has("field")))
    g.rule("noun", "【龍珠】", (n.Has("dragon_ball"),))
    g.rule("noun", "{names}", (n.Named(V.names),))
    g.rule("noun", "卡片", ())
    g.rule("nouns", "的{noun}", V.noun)
    g.rule("extra", "額外卡", EXTRA)
    g.rule("extra", "{tests:extra.described}", V.tests)
    g.rule("noun.extra", "的額外卡", EXTRA)
    noun_phrase(g, "extra.described", "noun.extra", at_least=1)
    g.rule("noun.leader", "的領袖卡", LEADER)
    g.rule("noun.leader", "的領袖卡{names}", (*LEADER, n.Named(V.names)))
    noun_phrase(g, "leader", "noun.leader")
    # thing: after whose or where, always with 的. bare: nothing before it, so no 的.
    noun_phrase(g, "thing.one", "nouns")
    g.rule("bare.one", "{noun}", V.noun)
    g.rule("bare.one", "{tests:thing.one}", V.tests)
    alternatives(g, "bare", "bare.one", ("或",), shared="first")
    alternatives(g, "thing", "thing.one", ("或",), "bare.one", shared="first")


# Whose and where cards are, before them: the words, and the cards.
_HERE = (
    # "Card" and nothing else is any card that can be in a mode, energy too (ruling 204).
    ("{whose}{state}的卡片", n.Cards(V.whose, "modes", (n.State(V.state),))),
    ("{area}中{thing}", n.Cards(V.area, "battle", V.thing)),
    ("{whose}{thing}", n.Cards(V.whose, "field", V.thing)),
    ("{bare}", n.Cards("any", "field", V.bare)),
)


def _choices(g: Grammar) -> None:
    """choice: what is chosen; several: so many cards of one place."""
    units = n.Choose(V.number, True, n.Cards(V.whose, "field", UNITS))
    g.rule("choice", "{whose}的領袖卡或最多{number}張{whose}的戰鬥卡", units)
    exactly = n.Choose(V.number, False, n.Cards(V.whose, "field", UNITS))
    g.rule("choice", "{whose}的領袖卡或{number}張{whose}的戰鬥卡", exactly, shown=False)
    some = n.Cards(V.whose, "field", (n.AnyTest((*LEADER, n.AllTests(V.thing))),))
    for up_to, to in UP_TO:
        g.rule(
            "choice",
            f"{{whose}}的領袖卡或{to}{{number}}張{{whose}}{{thing}}",
            n.Choose(V.number, up_to, some),
        )
    one = n.Choose(1, False, n.Cards(V.whose, "field", V.leader))
    g.rule("several", "{whose}{leader}", one)
    every = n.AnyNumber()
    for words, cards in _HERE:
        for up_to, to in UP_TO:
            g.rule("several", f"{to}{{number}}張{words}", n.Choose(V.number, up_to, cards))
        g.rule("several", f"全數{words}", n.Choose(every, False, cards))
        for stat, word in (("power", "力量值"), ("cost", "費用")):
            g.rule(
                "several",
                f"任意張數{word}合計{{sum:number}}以下、{words}",
                n.Choose(every, True, cards, total=(stat, V.sum)),
            )
            g.rule(
                "several",
                f"最多{{number}}張{word}合計{{sum:number}}以下、{words}",
                n.Choose(V.number, True, cards, total=(stat, V.sum)),
            )
        g.rule("several", f"任意張數{words}", n.Choose(every, True, cards))
    g.rule("choice", "{several}", V.several)
    g.rule("choice", "{pick}", V.pick, shown=False)
    g.rule("choice", "{a:several}和{b:several}", n.Both((V.a, V.b)))


def _picks(g: Grammar) -> None:
    """pick: so many of your cards that are not on the field; top: the first cards of a deck.

    The opponent's cards are chosen: `several`.
    """
    for up_to, to in UP_TO:
        for who, whose in (("you", "自己"), ("opponent", "對手")):
            life = n.Top(who, "life", V.number, up_to)
            shown = who == "you" or up_to
            g.rule("pick", f"{to}{{number}}張{whose}的生命卡", life, shown=shown)
            category = "pick" if who == "you" else "several"
            for word, zone in (("手牌", "hand"), ("能量", "energy")):
                plain = n.Choose(V.number, up_to, n.Cards(who, zone))
                g.rule(category, f"{to}{{number}}張{whose}的{word}", plain)
            turned = n.Choose(V.number, up_to, n.Cards(who, "energy", (n.State(V.state),)))
            g.rule(category, f"{to}{{number}}張{whose}{{state}}的能量", turned)
            stored = n.Cards(who, V.store, V.thing)
            g.rule(
                category,
                f"{to}{{number}}張{whose}{{store}}中{{thing}}",
                n.Choose(V.number, up_to, stored),
            )
            g.rule(
                category,
                f"{to}{{number}}張{whose}{{store}}中卡片名稱不同{{thing}}",
                n.Choose(V.number, up_to, stored, distinct=True),
            )
        under = n.Choose(V.number, up_to, n.Cards("you", "under", V.thing))
        g.rule("pick", f"{to}{{number}}張這張卡片下面{{thing}}", under)
        # Of the cards just looked at.
        found = n.Choose(V.number, up_to, n.Cards("you", "looked", V.bare))
        g.rule("found", f"{to}{{number}}張{{bare}}", found)
        two = tuple(n.Choose(V.number, up_to, n.Cards("you", V.store, hole)) for hole in (V.a, V.b))
        words = "{a:thing.one}和{b:bare.one}"
        g.rule("pick", f"{to}各{{number}}張自己{{store}}中{words}", n.Both(two))
        other = n.Choose(V.second, up_to, n.Cards("you", V.store, V.b))
        words = f"{{a:thing.one}}和{to}{{second:number}}張{{b:bare.one}}"
        g.rule("pick", f"{to}{{number}}張自己{{store}}中{words}", n.Both((two[0], other)))
        here = n.Choose(V.number, up_to, n.Cards("you", "battle", V.thing))
        g.rule("pick", f"這張卡片和{to}{{number}}張自己戰鬥區中{{thing}}", n.Both((n.This(), here)))
    some_energy = n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "energy"))
    g.rule("pick", "任意張數{whose}的能量", some_energy)
    some = n.Choose(n.AnyNumber(), True, n.Cards(V.whose, V.store, V.thing))
    g.rule("pick", "任意張數{whose}{store}中{thing}", some)
    g.rule("pick", "全數{whose}的手牌", n.Cards(V.whose, "hand"))
    g.rule("pick", "全數{whose}的能量", n.Cards(V.whose, "energy"))
    g.rule("pick", "全數{whose}{store}中{thing}", n.Cards(V.whose, V.store, V.thing))
    looked = n.Cards("you", "looked", V.bare)
    g.rule("found", "全數{bare}", looked)
    g.rule("found", "任意張數{bare}", n.Choose(n.AnyNumber(), True, looked))
    for end, word in (("top", "上面"), ("bottom", "下面")):
        for up_to, to in UP_TO:
            cards = n.Top(V.whose, "deck", V.number, up_to, end)
            g.rule("top", f"{to}{{number}}張{{whose}}卡組{word}的卡片", cards)
    g.rule("top", "和{amount}相同張數的自己卡組上面的卡片", n.Top("you", "deck", V.amount))


def _targets(g: Grammar) -> None:
    """self: one certain card; group: all such cards; goods: what is acted on without choosing."""
    g.rule("there", "戰鬥區中的這張卡片", IN_BATTLE)
    g.rule("self", "{this}", V.this)
    g.rule("self", "{there}", V.there)
    g.rule("self", "該張卡片", n.It())
    g.rule("self", "攻擊中的卡片", n.Attacker())
    g.rule("self", "被攻擊的卡片", n.Attacked())
    g.rule("self", "和這張卡片戰鬥的對手卡片", n.Foe())
    g.rule("self", "{whose}{leader}", n.Cards(V.whose, "field", V.leader))
    together = n.Cards(V.whose, "field", (n.Named(V.names),))
    g.rule("group", "{whose}的{names:names.all}", together, shown=False)
    g.rule("group", "{whose}{energies}", n.Cards(V.whose, "energy", V.energies))
    for words, cards in _HERE:
        g.rule("group", words, cards)
    g.rule("subject", "{self}", V.self)
    g.words("here", ("手牌中的這張卡片", IN_HAND), ("棄牌區中的這張卡片", IN_DROP))
    g.rule("subject", "{here}", V.here)
    g.rule("subject", "{group}", V.group)
    g.rule("subject", "{a:self}和{b:self}", n.Both((V.a, V.b)))
    g.rule("subject", "{a:self}和{b:group}", n.Both((V.a, V.b)))
    here = n.Choose(V.number, False, n.Cards("you", "battle", V.thing))
    g.rule("goods", "{number}張自己戰鬥區中{thing}", here)
    own = n.Choose(V.number, False, n.Cards("you", "field", V.thing))
    g.rule("goods", "{number}張自己{thing}", own)
    for source in ("pick", "top", "self"):
        g.rule("goods", f"{{{source}}}", getattr(V, source))
    g.rule("goods", "全數{whose}{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("goods", "全數{area}中{thing}", n.Cards(V.area, "battle", V.thing))
    g.rule("goods", "全數{bare}", n.Cards("any", "field", V.bare))
    for a, b in (("self", "pick"), ("pick", "pick")):
        g.rule("goods", f"{{a:{a}}}和{{b:{b}}}", n.Both((V.a, V.b)))
    g.rule("loose", "{choice}", V.choice)
