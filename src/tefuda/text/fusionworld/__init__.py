"""The card text of Fusion World: its tables and its spelling."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from tefuda.abilities.nodes import Ability
from tefuda.text.book import books, teach
from tefuda.text.fusionworld import en, ja, zh
from tefuda.text.fusionworld.spelling import en as spell_en
from tefuda.text.fusionworld.spelling import ja as spell_ja
from tefuda.text.fusionworld.spelling import zh as spell_zh
from tefuda.text.grammar import Grammar
from tefuda.text.spelling import Spelling

SIDES: Final = (("effect",), ("back_effect",))
UNOFFICIAL: Final[tuple[str, ...]] = ()
SPELLING: Final[dict[str, Spelling]] = {"en": spell_en, "ja": spell_ja, "zh-Hant": spell_zh}
# How each language quotes a word in card text.
QUOTED: Final = {
    "name": {
        "en": re.compile(r"<([^<>]+)>(?! in (?:its|their) card name)"),
        "ja": re.compile(r"(?<!カード名に)「([^」]+)」"),
        "zh-Hant": re.compile(r"(?<!卡片名稱含有)「([^」]+)」"),
    },
    "trait": {
        "en": re.compile(r"《([^》]+)》"),
        "ja": re.compile(r"《([^》]+)》"),
        "zh-Hant": re.compile(r"《([^》]+)》"),
    },
    "part": {
        "en": re.compile(r"<([^<>]+)> in (?:its|their) card name"),
        "ja": re.compile(r"カード名に「([^」]+)」"),
        "zh-Hant": re.compile(r"卡片名稱含有「([^」]+)」"),
    },
}
TAG: Final = re.compile(r"(?!)")
_GRAMMARS: Final[dict[str, Callable[[], Grammar]]] = {
    "en": en.grammar,
    "ja": ja.grammar,
    "zh-Hant": zh.grammar,
}


# The rows, in the order in which they come before each other.
_BOOKS: Final = (
    "shared",
    "fusionworld.nouns",
    "fusionworld.conditions",
    "fusionworld.counts",
    "fusionworld.actions",
    "fusionworld.values",
    "fusionworld.rules",
    "fusionworld.theirs",
    "fusionworld.looks",
    "fusionworld.events",
    "fusionworld.times",
)


@cache
def grammar(lang: str) -> Grammar:
    """The grammar of a language."""
    table = _GRAMMARS[lang]()
    teach(table, books(_BOOKS))
    return table


def text_of(record: Mapping[str, object], name: str, lang: str) -> str:
    """One of a card's texts. Where a list has lost a coloured sign, it is of the card's colour."""
    text = str(record.get(name) or "")
    colours = record.get("colors")
    if isinstance(colours, list) and len(colours) == 1:
        gap, signs = _GAPS[lang]
        sign = signs.get(str(colours[0]).lower(), "")
        text = gap.sub(lambda found: found[0].rstrip() + sign, text)
    return text


# Where a sign must stand and does not: between the tags and a comma or colon, or as the amount
# that a cost is reduced by.
_GAPS: Final = {
    "en": (
        re.compile(r"^(?:\[[^\]]*\])+ ?(?=,| ?:)|reduce the cost by ?(?=[.,])", re.MULTILINE),
        {colour: f" ({colour.title()})" for colour in ("red", "blue", "green", "yellow", "black")},
    ),
    "ja": (
        re.compile(r"^(?:[\[【][^\]】]*[\]】])+(?=[,、：:])|コストを(?=少なくする)", re.MULTILINE),
        {"red": "(赤)", "blue": "(青)", "green": "(緑)", "yellow": "(黄)", "black": "(黒)"},
    ),
    "zh-Hant": (
        re.compile(r"^(?:【[^】]*】)+(?=[，：])|費用減少(?=。)", re.MULTILINE),
        {"red": "(紅)", "blue": "(藍)", "green": "(綠)", "yellow": "(黃)", "black": "(黑)"},
    ),
}


def field_of(ability: Ability) -> str:
    """Which of a side's texts an ability stands in."""
    return "effect"
