"""The card text of One Piece: its tables and its spelling."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from tefuda.abilities.nodes import Ability
from tefuda.text.book import books, teach
from tefuda.text.grammar import Grammar
from tefuda.text.onepiece import en, ja, zh
from tefuda.text.onepiece.spelling import en as spell_en
from tefuda.text.onepiece.spelling import ja as spell_ja
from tefuda.text.onepiece.spelling import zh as spell_zh
from tefuda.text.spelling import Spelling

SIDES: Final = (("effect", "trigger"),)
UNOFFICIAL: Final[tuple[str, ...]] = ()
SPELLING: Final[dict[str, Spelling]] = {"en": spell_en, "ja": spell_ja, "zh-Hant": spell_zh}
# How each language quotes a word in card text. English names share their brackets with tags.
QUOTED: Final = {
    "name": {
        "en": re.compile(r"(?<!gains )(?<!gain )(?<!with a )(?<!activate )\[([^\[\]]+)\](?!/)"),
        "ja": re.compile(r"「([^」]+)」"),
        "zh-Hant": re.compile(r"「([^」]+)」"),
    },
    "trait": {
        "en": re.compile(r"\{([^}]+)\}"),
        "ja": re.compile(r"《([^》]+)》"),
        "zh-Hant": re.compile(r"《([^》]+)》"),
    },
    "part": {
        "en": re.compile(r'(?:including|includes) "([^"]+)"'),
        "ja": re.compile(r"『([^』]+)』"),
        "zh-Hant": re.compile(r"『([^』]+)』"),
    },
}
_GRAMMARS: Final[dict[str, Callable[[], Grammar]]] = {
    "en": en.grammar,
    "ja": ja.grammar,
    "zh-Hant": zh.grammar,
}
TAG: Final = re.compile(
    r"DON!! x\d+|.*Turn|On .*|When Attacking|Activate: Main|Main|Counter|Trigger|Blocker|Rush.*"
    r"|Double Attack|Banish|Unblockable"
)


# The rows, in the order in which they come before each other.
_BOOKS: Final = (
    "shared",
    "onepiece.nouns",
    "onepiece.conditions",
    "onepiece.compared",
    "onepiece.bans",
    "onepiece.actions",
    "onepiece.tokens",
    "onepiece.values",
    "onepiece.predicates",
    "onepiece.theirs",
    "onepiece.looks",
    "onepiece.modes",
    "onepiece.events",
    "onepiece.times",
)


@cache
def grammar(lang: str) -> Grammar:
    """The grammar of a language."""
    table = _GRAMMARS[lang]()
    teach(table, books(_BOOKS))
    return table


def text_of(record: Mapping[str, object], name: str, lang: str) -> str:
    """One of a card's texts."""
    return str(record.get(name) or "")


def field_of(ability: Ability) -> str:
    """Which of a side's texts an ability stands in."""
    return "trigger" if any(when.event == "trigger" for when in ability.timings) else "effect"
