"""Finding clauses by what somebody remembers of them, in three languages.

A clause is found by any word of its summary, by the glossary's words for the same thing in
English, Japanese and Chinese, by what players call it (a table of the glossary), and by the
beginning of its number. Rare words count for more than common ones; a clause that the glossary
names for a word comes before those that merely use it.
"""

from __future__ import annotations

import functools
import math
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass

from tefuda.games import GAMES
from tefuda.kernel.procedure import within
from tefuda.rules.documents import NUMBER, game_of, tables
from tefuda.rules.index import Clause, index, parts_of

# Words that stand in half of all questions and say nothing about which clause is meant.
_SMALL = """
    a an and are as at be been before but by can could do does did for from get gets got had has
    have how i if in into is it its me my of on or out player players please rule s so that the
    their them then there these they this to was we were what when where which while who whose why
    will with would you your
"""
_IDLE = frozenset(_SMALL.split())
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_COUNTS = {word: str(n) for words in (_NUMBERS, _ORDINALS) for n, word in enumerate(words)}
_ENDINGS = (("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("es", "e"), ("s", ""))
_WORD = re.compile(r"[a-z]+(?:'[a-z]+)?(?:!!)?|\d+")
_CJK = re.compile(r"[\u3005-\u30ff\u3400-\u9fff]+")
# How much it counts, a word, that the glossary names the clause, or one above it, for the query;
# and how much a word counts that the glossary, not the query, uses.
_NAMED, _BELOW, _SAID_FOR_IT = 5.0, 2.0, 0.4


def _stem(word: str) -> str:
    word = _COUNTS.get(word, word).removesuffix("'s")
    if word.endswith("e") and len(word) > 3:
        return word[:-1]
    for ending, instead in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            stem = word[: -len(ending)] + instead
            if not instead and len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "ls":
                stem = stem[:-1]  # shuffling and shuffle, but dropped and drop
            return stem.removesuffix("e") if len(stem) > 3 else stem
    return word


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).lower().replace("・", "")


def _words(text: str) -> list[str]:
    """What a text is compared by: stems of English words, pairs of other characters."""
    plain = _plain(text)
    found = [_stem(word) for word in _WORD.findall(plain) if word not in _IDLE]
    for run in _CJK.findall(plain):
        found += [run] if len(run) == 1 else [run[i : i + 2] for i in range(len(run) - 1)]
    return found


@dataclass(frozen=True)
class Term:
    """A row of the glossary: names of one thing, and the clauses about it."""

    names: tuple[str, ...]
    clauses: tuple[str, ...]


def _names(cell: str) -> list[str]:
    """The names in a cell: "zone (area)" is two, "[Rush]†" one, "—" none."""
    plain = re.sub(r"[†—…\[\]【】`]", " ", _plain(cell))
    return [name.strip() for name in re.split(r"[,、;()]", plain) if name.strip()]


def _clauses(cell: str, game: str) -> list[str]:
    """The clauses of a cell; "8-2 to 8-4" names those between, too."""
    known = list(index(game))
    found: list[str] = []
    for part in re.split(r"[,;]", cell):
        ends = NUMBER.findall(part) or [word for word in part.split() if word.isdigit()]
        if len(ends) == 2 and all(end in known for end in ends):
            depth = len(parts_of(ends[0]))
            between = known[known.index(ends[0]) : known.index(ends[1]) + 1]
            found += [one for one in between if len(parts_of(one)) == depth]
        else:
            found += ends
    return found


@functools.cache
def glossary(game: str) -> list[Term]:
    """The glossary's rows that are about a game. Those under no game's name have the words of all
    games, and the clauses of the first."""
    terms: list[Term] = []
    for heading, rows in tables("GLOSSARY.md"):
        for row in rows:
            if "Players say" in row:
                # One row for all games: a column of clauses for each.
                column = next((name for name in row if game_of(name) == game), "")
                names, cell = _names(row["Players say"]), row.get(column, "")
            elif "Clause" in row and game_of(heading) in ("", game):
                columns = ("English", "Japanese", "Traditional Chinese")
                names = [name for column in columns for name in _names(row[column])]
                cell = row["Clause"] if (game_of(heading) or GAMES[0]) == game else ""
            else:
                continue
            terms.append(Term(tuple(names), tuple(_clauses(cell, game))))
    return terms


def _cut(query: str, name: str) -> str | None:
    """The query without a name that it uses: its characters, or its words in a row."""
    if _CJK.search(name):
        return query.replace(name, " ") if name in query else None
    asked, wanted = ([_stem(word) for word in _WORD.findall(text)] for text in (query, name))
    for i in range(len(asked) - len(wanted) + 1):
        if wanted and asked[i : i + len(wanted)] == wanted:
            return " ".join([*_CJK.findall(query), *asked[:i], *asked[i + len(wanted) :]])
    return None


def _terms(game: str, query: str) -> dict[Term, float]:
    """The glossary's rows that a query speaks of, and how much of it each takes up.

    A longer name comes before one that is a part of it.
    """
    found: dict[Term, float] = {}
    by_name: dict[str, list[Term]] = {}
    for term in glossary(game):
        for name in term.names:
            by_name.setdefault(name, []).append(term)
    rest = query
    for name in sorted(by_name, key=lambda name: -len(name)):
        left = _cut(rest, name)
        if left is not None:
            rest = left
            size = len(name) / 2 if _CJK.search(name) else len(_WORD.findall(name))
            for term in by_name[name]:
                found[term] = max(found.get(term, 0), min(size, 3))
    return found


@functools.cache
def _weights(game: str, edition: str) -> tuple[dict[str, Counter[str]], dict[str, float]]:
    """The words of every clause, and how much each word tells."""
    # A clause that refers to 6-5-2 says nothing about six of something.
    words = {
        c.number: Counter(_words(NUMBER.sub(" ", f"{c.en} {c.ja} {c.zh}")))
        for c in index(game, edition).values()
    }
    holding = Counter(word for counter in words.values() for word in counter)
    return words, {word: math.log(1 + len(words) / n) for word, n in holding.items()}


def search(game: str, words: str, edition: str = "") -> list[Clause]:
    """Clauses that have to do with the words, the likeliest first."""
    clauses = index(game, edition)
    query = _plain(words)
    begin = parts_of(words)
    if begin and all(part.isdigit() for part in begin):
        under = [c for c in clauses.values() if parts_of(c.number)[: len(begin)] == begin]
        if under:
            return under
    held, tell = _weights(game, edition)
    asked = dict.fromkeys(_words(query), 1.0)
    terms = _terms(game, query)
    for term in terms:
        for word in _words(" ".join(term.names)):
            asked.setdefault(word, _SAID_FOR_IT)
    weight: dict[str, float] = {}
    for number, counter in held.items():
        total = 0.0
        for word, share in asked.items():
            if word in counter:
                # Once is nearly all: a clause that says a word thrice is not thrice about it.
                total += share * tell[word] * (1 + 0.2 * math.log(counter[word]))
        length = sum(counter.values())
        weight[number] = total / (1 + length / 120)
    for term, size in terms.items():
        for number, clause in clauses.items():
            named = clause.continues or number
            if named in term.clauses:
                weight[number] += size * _NAMED
            elif any(within(named, one) for one in term.clauses):
                weight[number] += size * _BELOW if weight[number] else 0.0
    found = [number for number in weight if weight[number] > 0]
    return [clauses[number] for number in sorted(found, key=lambda number: -weight[number])]
