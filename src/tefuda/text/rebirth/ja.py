"""Japanese of Rebirth for you: word order and joining. Verbs inflect; see `japanese`."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.japanese import FORMS, VERBS
from tefuda.text.phrases import (
    alternatives,
    bracketed,
    circled,
    listed,
    noun_phrase,
    numbers,
    this_card,
)
from tefuda.text.rebirth.lasting import lasting
from tefuda.text.rebirth.line import line
from tefuda.text.rebirth.named import named
from tefuda.text.rebirth.places import zones
from tefuda.text.rebirth.signed import signed
from tefuda.text.sentences import body, bulleted, clause, options
from tefuda.text.tiers import tiered

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


def grammar() -> Grammar:
    """What no row can say."""
    g = Grammar("ja", lambda value: True, VERBS)
    _nouns(g)
    signed(g, "signed", "±0")
    _conditions(g)
    for form in FORMS:
        ending = f".{form}" if form else ""
        clause(g, f"steps{ending}", f"step{ending}", "step.cont", ("、",), "、".join)
        lasting(g, f"clause{ending}", f"steps{ending}")
    options(g, "・")
    for what in ("", ".kinds"):
        bulleted(g, f"tiers{what}", f"tier{what}", "・")
        tiered(g, f"tier_head{what}", f"tiers{what}", f"tiered{what}")
    body(g, "。", "", "その後、", comma=True)
    line(g, "：", many="(選べる限り選ぶ)")
    return g


def _conditions(g: Grammar) -> None:
    """What the condition keywords ask for (11.5, 11.7)."""
    for category, link in (("sort", "＆"), ("object", "or")):
        listed(g, f"{category}.traits", "trait", link.join, link)
        named(g, f"{category}.named", "part", link)


def _nouns(g: Grammar) -> None:
    numbers(g)
    circled(g)
    bracketed(g, "trait", "trait", "〔", "〕")
    bracketed(g, "part", "part", "《", "》")
    bracketed(g, "guise", "name", "『", "』")
    listed(g, "traits", "trait", "か".join, "か")
    named(g, "named", "part", "か")
    named(g, "named.all", "part", "と")
    this_card(g, {"": "このキャラ", "rebirth": "このReバース", "partner": "このカード"}, "{}以外の")
    zones(g, "zone", ZONES, "か".join, "か")
    zones(g, "zones", ZONES, "と".join, "と")
    zones(g, "area", ZONES, "".join)
    noun_phrase(g, "thing.kind", "noun")
    noun_phrase(g, "thing.card", "noun.card", at_least=1)
    alternatives(g, "thing", "thing.one", ("か", "または"), shared="first")
