"""Chinese noun phrases: whose cards, where, which cards, how many of them."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.rebirth.named import named
from tefuda.text.rebirth.places import zones
from tefuda.text.template import V, n

CHARACTER = n.Kind(("character",))
REBIRTH = n.Kind(("rebirth",))
ZONES = {
    "hand": "手牌",
    "entry": "登場位",
    "member": "隊員",
    "waiting": "等候室",
    "energy": "能量",
    "partner": "夥伴",
    "rebirth": "已設置的重生",
    "retire": "退場區",
    "memory": "回憶",
}
BOUNDS = (("以下", "<="), ("以上", ">="), ("", "=="))
STATS = (("cost", "費用"), ("atk", "ATK"), ("def", "DEF"))
COUNTS: tuple[tuple[str, Any, bool], ...] = (
    ("最多{number}張", V.number, True),
    ("{number}張", V.number, False),
    ("任意張", n.AnyNumber(), True),
    ("全部", n.AnyNumber(), False),
)


def declare(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "trait", "trait", "〔", "〕")
    bracketed(g, "part", "part", "《", "》")
    listed(g, "traits", "trait", "或".join, "或")
    named(g, "named", "part", "或")
    this_card(g, {"": "此角色", "rebirth": "此卡", "partner": "此卡"}, "{}")
    _words(g)
    _qualities(g)
    _nouns(g)
    _choices(g)
    _looked(g)
    _targets(g)


def _words(g: Grammar) -> None:
    for category in ("owner", "whose"):
        g.words(
            category,
            ("我方", "you"),
            ("對方", "opponent"),
            ("友方", "ally"),
            ("任一玩家", "any"),
        )
    zones(g, "zone", ZONES, "或".join, "或")
    zones(g, "zones", ZONES, "與".join, "與")
    zones(g, "area", ZONES, "".join)
    g.words("end", ("上方", "top"), ("下方", "bottom"))
    g.words("rest", ("", ""), ("以橫置狀態", "rested"))
    g.words("order", ("", ""), ("以任意順序", "any"), ("以對方決定的順序", "opponent"))
    g.words("state", ("橫置的", "rested"), ("直置的", "active"))
    g.words(
        "keyword",
        ("【火花】", "spark"),
        ("【防禦】", "blocker"),
        ("【取消】", "cancel"),
        ("【成長】", "growth"),
        ("【Re連擊】", "re_combo"),
    )


def _qualities(g: Grammar) -> None:
    for category in ("before", "held"):
        g.rule(category, "其他的", n.Not(n.IsThis()))
        g.rule(category, "{state}", n.State(V.state))
    for stat, word in STATS:
        for bound, op in BOUNDS:
            g.rule("before", f"{word}{{number}}{bound}的", n.Stat(stat, op, V.number))
        same = n.Stat(stat, "==", n.ValueOf(stat, V.self))
        g.rule("before", f"與{{self}}相同{word}的", same)
    g.rule("before", "{named}以外的", n.Not(V.named))
    g.rule("before", "{traits}以外的", n.Not(n.Trait(V.traits)))
    g.rule("before", "擁有{keyword}的", n.Has(V.keyword))
    g.rule("before", "擁有{a:keyword}或{b:keyword}的", n.AnyTest((n.Has(V.a), n.Has(V.b))))
    g.rule("before", "沒有{keyword}的", n.Not(n.Has(V.keyword)))
    g.rule("before", "背面朝上的", n.State("face_down"))
    g.rule("before", "{traits}的", n.Trait(V.traits))
    g.rule("before", "{named}的", V.named)


def _nouns(g: Grammar) -> None:
    g.rule("noun", "角色", (CHARACTER,))
    g.rule("noun", "重生卡", (REBIRTH,))
    g.rule("noun", "夥伴卡", (n.Kind(("partner",)),))
    g.rule("noun", "{keyword}", (n.Has(V.keyword),))
    g.rule("noun", "{traits}", (n.Trait(V.traits),))
    g.rule("noun", "{named}", (V.named,))
    g.rule("noun.card", "卡", ())
    noun_phrase(g, "thing.kind", "noun")
    noun_phrase(g, "thing.card", "noun.card", at_least=1)
    g.rule("thing.one", "{a:thing.kind}", V.a)
    g.rule("thing.one", "{a:thing.card}", V.a)
    alternatives(g, "thing", "thing.one", ("或",))


def _choices(g: Grammar) -> None:
    """choice: what is chosen when the ability is played; goods: what is taken without choosing."""
    for late, verb, category in ((False, "選擇", "choice"), (True, "", "goods")):
        for words, count, up_to in COUNTS:
            area = "zones" if words == "全部" else "zone"
            zone = getattr(V, area)
            for held, before in (("{held}", (V.held,)), ("", ())):
                place = f"{verb}{{owner}}{held}{{{area}}}的"
                plain = n.Choose(count, up_to, n.Cards(V.owner, zone, before), late=late)
                g.rule(category, f"{place}{words}卡", plain)
                tested = n.Cards(V.owner, zone, (*before, *V.thing))
                some = n.Choose(count, up_to, tested, late=late)
                g.rule(category, f"{place}{words}{{thing}}", some)
            if "number" in words:
                place = f"{verb}{{owner}}{{a:area}}與{{b:area}}的各{words}"
                two = (n.Choose(count, up_to, n.Cards(V.owner, x), late=late) for x in (V.a, V.b))
                g.rule(category, f"{place}卡", n.Both(tuple(two)))
                two = (
                    n.Choose(count, up_to, n.Cards(V.owner, x, V.thing), late=late)
                    for x in (V.a, V.b)
                )
                g.rule(category, f"{place}{{thing}}", n.Both(tuple(two)))
                sides = (
                    n.Choose(count, up_to, n.Cards(who, V.zone), late=late)
                    for who in ("you", "opponent")
                )
                g.rule(category, f"{verb}各玩家{{zone}}的各{words}卡", n.Both(tuple(sides)))
        same = n.Choose(V.amount, False, n.Cards(V.owner, V.zones), late=late)
        g.rule(category, f"{verb}{{owner}}{{zones}}中與{{amount}}相同張數的卡", same)
    for up_to, to in ((True, "最多"), (False, "")):
        sparking = n.Cards(V.owner, V.zone, (*V.thing, n.Has("spark")))
        pick = n.Choose(V.number, up_to, sparking)
        g.rule("sparks", f"{{owner}}{{zone}}的{{thing}}的{to}{{number}}個【火花】", pick)
        every = n.Choose(V.number, up_to, n.Cards(V.owner, V.zone, (n.Has("spark"),)))
        g.rule("sparks", f"{{owner}}{{zone}}的{to}{{number}}個【火花】", every)


def _looked(g: Grammar) -> None:
    """top: the first cards of a deck; found: some of the cards just looked at or revealed."""
    for up_to, to in ((True, "最多"), (False, "")):
        for end, word in (("top", "上方"), ("bottom", "下方")):
            cards = n.Top(V.owner, "deck", V.number, up_to, end)
            g.rule("top", f"{{owner}}卡組{word}的{to}{{number}}張卡", cards)
    for words, count, up_to in COUNTS:
        found = n.Choose(count, up_to, n.Cards("you", "looked"))
        g.rule("found", f"其中{words}卡", found)
        tested = n.Choose(count, up_to, n.Cards("you", "looked", V.thing))
        g.rule("found", f"其中{words}{{thing}}", tested)


def _targets(g: Grammar) -> None:
    """self: one certain card; group: all such cards."""
    g.rule("self", "{this}", V.this)
    g.rule("self", "該卡", n.It())
    g.rule("self", "被支援的角色", n.Attacker())
    g.rule("self", "被防禦的角色", n.Attacked())
    g.rule("self", "正在支援的角色", n.Supporter())
    for words, cards in (
        ("{whose}{held}{zones}", n.Cards(V.whose, V.zones, (V.held,))),
        ("{whose}{zones}", n.Cards(V.whose, V.zones)),
        ("{whose}的{thing}", n.Cards(V.whose, "field", V.thing)),
        ("{whose}{zones}的{thing}", n.Cards(V.whose, V.zones, V.thing)),
    ):
        g.rule("group", words, cards)
    g.rule("subject", "{self}", V.self)
    g.rule("subject", "{group}", V.group)
    g.rule("goods", "{group}的所有卡", V.group)
    g.rule("goods", "{top}", V.top)
    g.rule("goods", "{self}與{goods}", n.Both((V.self, V.goods)))
