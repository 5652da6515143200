"""Which words of the three languages are the same name, trait or part of a trait.

Card numbers tell: the card with one number is the same card in every list. The canonical word is
the English one, or the Japanese one if no English card bears it. A word that no card bears stays
as it is, in every language.
"""

from __future__ import annotations

import html
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

LANGUAGES = ("en", "ja", "zh-Hant")
Records = Mapping[str, Iterable[Mapping[str, Any]]]


class Lexicon:
    """Words to canonical words and back. `what` is name, trait or part (of a name or trait)."""

    def __init__(self) -> None:
        self._canonical: dict[tuple[str, str, str], str] = {}
        self._word: dict[tuple[str, str, str], str] = {}

    def canonical(self, what: str, lang: str, word: str) -> str:
        """The canonical word for a word of a language; the word itself if no card bears it."""
        return self._canonical.get((what, lang, key(word)), word)

    def word(self, what: str, lang: str, canonical: str) -> str:
        """The word of a language for a canonical word."""
        return self._word.get((what, lang, canonical), canonical)

    @classmethod
    def of(cls, lists: Records) -> Lexicon:
        """From card lists, by language: records with id, name and types."""
        lexicon = cls()
        cards: dict[str, dict[str, Mapping[str, Any]]] = defaultdict(dict)
        for lang in LANGUAGES:
            for record in lists.get(lang, ()):
                cards[str(record["id"])][lang] = record
        lexicon._learn("name", _names(cards))
        lexicon._learn("trait", _traits(cards))
        lexicon._learn_parts(cards)
        return lexicon

    def _learn(self, what: str, sets: list[dict[str, str]]) -> None:
        votes: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        shown: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        for words in sets:
            canonical = words.get("en") or words.get("ja")
            if canonical is None:
                continue
            for lang, word in words.items():
                votes[lang, key(word)][canonical] += 1
        # A word may be misprinted on one card; the most frequent partner is the right one.
        for (lang, word), found in votes.items():
            self._canonical[what, lang, word] = found.most_common(1)[0][0]
        for words in sets:
            for lang, word in words.items():
                shown[lang, self.canonical(what, lang, word)][word] += 1
        for (lang, canonical), spelled in shown.items():
            self._word[what, lang, canonical] = spelled.most_common(1)[0][0]

    def _learn_parts(self, cards: dict[str, dict[str, Mapping[str, Any]]]) -> None:
        """A quoted part of a trait is most often a whole trait of some card."""
        for table in (self._canonical, self._word):
            for (what, lang, word), other in list(table.items()):
                if what == "trait":
                    table["part", lang, word] = other


def key(word: str) -> str:
    """How a word is compared: widths, dots and spaces do not matter."""
    word = unicodedata.normalize("NFKC", html.unescape(word))
    return word.replace(" ", "").replace("‼", "!!").replace("’", "'").casefold()


def _names(cards: dict[str, dict[str, Mapping[str, Any]]]) -> list[dict[str, str]]:
    return [
        {lang: html.unescape(str(record["name"])) for lang, record in versions.items()}
        for versions in cards.values()
    ]


def _traits(cards: dict[str, dict[str, Mapping[str, Any]]]) -> list[dict[str, str]]:
    sets: list[dict[str, str]] = []
    for versions in cards.values():
        sizes = Counter(len(record["types"]) for record in versions.values())
        if not sizes:
            continue
        size = sizes.most_common(1)[0][0]
        same = {lang: r["types"] for lang, r in versions.items() if len(r["types"]) == size}
        for i in range(size):
            sets.append({lang: html.unescape(types[i]) for lang, types in same.items()})
    return sets
