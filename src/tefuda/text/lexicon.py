"""Which words of the three languages are the same name, trait or part of a trait.

Card numbers tell: the card with one number is the same card in every list. The canonical word is
the English one, or the Japanese one if no English card bears it or English is not a language of
the game. A word that no card bears stays as it is, in every language.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from tefuda.text.tables import LANGUAGES, Tables, tables

Cards = dict[str, dict[str, Mapping[str, Any]]]
Records = Mapping[str, Iterable[Mapping[str, Any]]]


class Lexicon:
    """Words to canonical words and back. `what` is name, trait or part (of a name or trait)."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._canonical: dict[tuple[str, str, str], str] = {}
        self._word: dict[tuple[str, str, str], str] = {}
        self._first = "en"

    def update(self, other: Lexicon) -> None:
        """Take over another's words."""
        self._canonical.update(other._canonical)
        self._word.update(other._word)

    def canonical(self, what: str, lang: str, word: str) -> str:
        """The canonical word for a word of a language; the word itself if no card bears it."""
        found = self._canonical.get((what, lang, key(word)))
        if found is None and what == "part":  # a part may be a whole name
            found = self._canonical.get(("name", lang, key(word)))
        if found is None:  # no card of this language bears it
            others = ((what, other, key(word)) for other in (self._first, "en", "ja"))
            found = next(
                (self._canonical[other] for other in others if other in self._canonical), None
            )
        return word if found is None else found

    def word(self, what: str, lang: str, canonical: str) -> str:
        """The word of a language for a canonical word."""
        found = self._word.get((what, lang, canonical))
        if found is None and what == "part":
            found = self._word.get(("name", lang, canonical))
        return canonical if found is None else found

    @classmethod
    def of(cls, game: str, lists: Records, unofficial: tuple[str, ...] = ()) -> Lexicon:
        """From card lists of a game, by language: records with id, name and types."""
        lexicon = cls(game)
        lexicon._first = "ja" if "en" in unofficial else "en"
        cards: Cards = defaultdict(dict)
        for lang in LANGUAGES:
            for record in lists.get(lang, ()):
                cards[str(record["id"])][lang] = record
        lexicon._learn("name", _names(cards))
        lexicon._learn("trait", _traits(cards))
        lexicon._learn_quoted(cards)
        return lexicon

    def _learn(self, what: str, sets: list[dict[str, str]]) -> None:
        votes: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        shown: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        for words in sets:
            canonical = words.get(self._first) or words.get("en") or words.get("ja")
            if canonical is None:
                continue
            for lang, word in words.items():
                votes[lang, key(word)][canonical] += 1
        # A word may be misprinted on one card; the most frequent partner is the right one.
        for (lang, word), found in votes.items():
            self._canonical[what, lang, word] = found.most_common(1)[0][0]
        for words in sets:
            for lang, word in words.items():
                told = lang if self._first not in words else self._first
                shown[lang, self.canonical(what, told, words[told])][word] += 1
        for (lang, canonical), spelled in shown.items():
            self._word[what, lang, canonical] = spelled.most_common(1)[0][0]

    def _learn_quoted(self, cards: Cards) -> None:
        """Parts of traits, and words that no card bears: by their place in the card's text."""
        known = tables(self.game)
        for what in known.QUOTED:
            sets = [w for versions in cards.values() for w in _quoted(known, what, versions)]
            if what != "part":
                unknown = [
                    {
                        lang: w
                        for lang, w in words.items()
                        if (what, lang, key(w)) not in self._canonical
                    }
                    for words in sets
                ]
                # If one language knows the word, its number tells more than its place does.
                sets = [words for words, new in zip(sets, unknown, strict=True) if new == words]
            self._learn(what, sets)


_DASHES = re.compile("[ー―−‐–—-]+")
_QUOTES = re.compile("[“”„〝〟「」『』]")


def key(word: str) -> str:
    """How a word is compared: widths, dots and spaces do not matter."""
    word = unicodedata.normalize("NFKC", html.unescape(word))
    word = _DASHES.sub("-", word)
    word = _QUOTES.sub('"', word)
    return word.replace(" ", "").replace("・", "").replace("‼", "!!").replace("’", "'").casefold()


def _names(cards: Cards) -> list[dict[str, str]]:
    return [
        {lang: html.unescape(str(record["name"])) for lang, record in versions.items()}
        for versions in cards.values()
    ]


def _traits(cards: Cards) -> list[dict[str, str]]:
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


def _quoted(
    known: Tables, what: str, versions: dict[str, Mapping[str, Any]]
) -> list[dict[str, str]]:
    """The quoted words of a card's text, place by place, if all its languages quote as many."""
    found: dict[str, list[str]] = {}
    for lang, record in versions.items():
        texts = [str(record.get(name) or "") for side in known.SIDES for name in side]
        text = html.unescape("\n".join(texts))
        words = known.QUOTED[what][lang].findall(text)
        found[lang] = [word for word in words if not known.TAG.fullmatch(word)]
    sizes = {len(words) for words in found.values()}
    if len(sizes) != 1:
        return []
    return [{lang: words[i] for lang, words in found.items()} for i in range(sizes.pop())]
