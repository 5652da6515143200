"""Finding cards by a line of words.

blade                     in the name, the number, a trait or the text
color:red|blue            one of these colours; so with kind:, trait:, name:, number:, text:
keyword:blocker           what stands in brackets: a keyword or a timing
cost<=3 power>=5000       any of the game's numbers
-color:black              not this
"two words"               together
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from operator import eq, ge, gt, le, lt, ne

from tefuda.cards.catalog import Catalog
from tefuda.cards.records import Record, form_of
from tefuda.kernel.errors import TefudaError

_PART = re.compile(
    r'(?P<no>-?)(?:(?P<field>[a-z_]+)(?P<sign>[<>]=?|!=|:|=))?(?P<value>"[^"]*"|[^\s"]+)', re.I
)
_SIGNS: dict[str, Callable[[int, int], bool]] = {
    "<": lt, "<=": le, ">": gt, ">=": ge, "!=": ne, "=": eq, ":": eq,
}  # fmt: skip
_LISTS = {"color": "colors", "colour": "colors", "c": "colors", "trait": "types", "type": "types"}
_TAG = re.compile(r"[\[【〔《{]([^\]】〕》}]*)[\]】〕》}]")
WORDS = ("name", "number", "text", "kind", "color", "trait", "keyword")

Test = Callable[[Record], bool]


def search(catalog: Catalog, query: str, lang: str) -> Iterator[Record]:
    """The records that fit, in the order of their numbers; those without this language in one
    that there is."""
    test = _read(query, catalog.game)
    own = catalog.records.get(lang, {})
    known = {number: own.get(number) for records in catalog.records.values() for number in records}
    for number in sorted(known):
        record = known[number] or next(
            found[number] for found in catalog.records.values() if number in found
        )
        if test(record):
            yield record


def _read(query: str, game: str) -> Test:
    tests = [_part(found, game) for found in _PART.finditer(_plain(query))]
    return lambda record: all(test(record) for test in tests)


def _part(found: re.Match[str], game: str) -> Test:
    field, sign = found["field"] or "", found["sign"] or ":"
    values = [value for value in found["value"].strip('"').split("|") if value]
    form = form_of(game)
    if field in form.NUMBERS:
        test = _number(field, sign, values)
    elif field in _LISTS:
        test = _any(lambda record: [str(one) for one in record[_LISTS[field]]], values)
    elif field == "keyword":
        test = _any(lambda record: _TAG.findall(_text(record, game)), values)
    elif field == "kind":
        test = _any(lambda record: [str(record["category"])], values)
    elif field in ("name", "number", "text", ""):
        test = _any(lambda record: _places(record, field, game), values)
    else:
        known = ", ".join((*WORDS, *form.NUMBERS))
        raise TefudaError(f"a card has no {field!r:.40}; ask for {known}")
    return (lambda record: not test(record)) if found["no"] else test


def _number(field: str, sign: str, values: list[str]) -> Test:
    try:
        wanted = [int(value) for value in values]
    except ValueError:
        raise TefudaError(f"{field} is a number, as in {field}<=3") from None
    fits = _SIGNS[sign]
    return lambda record: (
        record.get(field) is not None and any(fits(int(record[field]), one) for one in wanted)
    )


def _any(parts: Callable[[Record], list[str]], values: list[str]) -> Test:
    return lambda record: any(
        value in part for part in map(_plain, parts(record)) for value in values
    )


def _places(record: Record, field: str, game: str) -> list[str]:
    named = {"name": [str(record["name"])], "number": [str(record["id"])]}
    if field in named:
        return named[field]
    if field == "text":
        return [_text(record, game)]
    return [*named["name"], *named["number"], *map(str, record["types"]), _text(record, game)]


def _text(record: Record, game: str) -> str:
    return "\n".join(str(record.get(field) or "") for field in form_of(game).TEXTS)


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
