"""The card text of Rebirth for you: its tables and its spelling."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from tefuda.abilities.nodes import Ability
from tefuda.text.book import books, teach
from tefuda.text.grammar import Grammar
from tefuda.text.rebirth import en, ja, zh
from tefuda.text.rebirth.spelling import en as spell_en
from tefuda.text.rebirth.spelling import ja as spell_ja
from tefuda.text.rebirth.spelling import zh as spell_zh
from tefuda.text.spelling import Spelling

SIDES: Final = (("effect",),)
UNOFFICIAL: Final[tuple[str, ...]] = ("en",)
SPELLING: Final[dict[str, Spelling]] = {"en": spell_en, "ja": spell_ja, "zh-Hant": spell_zh}
# 2.1.2: a name in these brackets is a name or a part of one; a trait stands in its own.
_PART: Final = re.compile(r"《([^》]+)》")
_TRAIT: Final = re.compile(r"〔([^〕]+)〕")
QUOTED: Final = {
    "part": {"en": _PART, "ja": _PART, "zh-Hant": _PART},
    "trait": {"en": _TRAIT, "ja": _TRAIT, "zh-Hant": _TRAIT},
}
TAG: Final = re.compile(r"(?!)")
_GRAMMARS: Final[dict[str, Callable[[], Grammar]]] = {
    "en": en.grammar,
    "ja": ja.grammar,
    "zh-Hant": zh.grammar,
}


# The rows, in the order in which they come before each other.
_BOOKS: Final = (
    "rebirth.nouns",
    "rebirth.pairs",
    "rebirth.conditions",
    "rebirth.either",
    "rebirth.actions",
    "rebirth.values",
    "rebirth.guises",
    "rebirth.looks",
    "rebirth.times",
)


@cache
def grammar(lang: str) -> Grammar:
    """The grammar of a language."""
    table = _GRAMMARS[lang]()
    teach(table, books(_BOOKS))
    return table


def text_of(record: Mapping[str, object], name: str, lang: str) -> str:
    """One of a card's texts; lists may have it line by line."""
    text = record.get(name) or ""
    return "\n".join(map(str, text)) if isinstance(text, list) else str(text)


def field_of(ability: Ability) -> str:
    """Which of a side's texts an ability stands in."""
    return "effect"
