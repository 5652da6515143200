"""Chinese of Rebirth for you: word order and joining."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.rebirth.line import line
from tefuda.text.rebirth.named import named
from tefuda.text.rebirth.places import zones
from tefuda.text.rebirth.signed import signed
from tefuda.text.sentences import body, clause, options

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


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("zh-Hant", lambda value: True)
    _nouns(g)
    signed(g, "signed", "±0")
    _conditions(g)
    clause(g, "clause", "step", "step", ("，再",), "，再".join)
    options(g, "・")
    body(g, "。", "", "之後，", comma=True)
    line(g, "：", many="(盡可能選擇)")
    return g


def _conditions(g: Grammar) -> None:
    """What the condition keywords ask for (11.5, 11.7)."""
    for category, link in (("sort", "＆"), ("object", "或")):
        listed(g, f"{category}.traits", "trait", link.join, link)
        named(g, f"{category}.named", "part", link)


def _nouns(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "trait", "trait", "〔", "〕")
    bracketed(g, "part", "part", "《", "》")
    listed(g, "traits", "trait", "或".join, "或")
    named(g, "named", "part", "或")
    this_card(g, {"": "此角色", "rebirth": "此卡", "partner": "此卡"}, "{}")
    zones(g, "zone", ZONES, "或".join, "或")
    zones(g, "zones", ZONES, "與".join, "與")
    zones(g, "area", ZONES, "".join)
    noun_phrase(g, "thing.kind", "noun")
    noun_phrase(g, "thing.card", "noun.card", at_least=1)
    alternatives(g, "thing", "thing.one", ("或",), shared="first")
