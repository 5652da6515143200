"""Names and traits that cards ask for and no card bears: a test that nothing ever passes.

Such a word is misspelt, or not understood, or of a card that is not there. Played, it would mean
"no card" without a sound, so it is told as a problem of the card that says it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.cards.records import Record, form_of
from tefuda.text.compile import Compiled, Diagnostic
from tefuda.text.diagnose import nobody
from tefuda.text.lexicon import Lexicon
from tefuda.text.tables import tables

Records = Mapping[str, Mapping[str, Record]]
Texts = Mapping[str, Mapping[str, Compiled]]


class Borne:
    """The names and traits that the cards of a game bear, in canonical words."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._names: set[str] = set()
        self._traits: set[str] = set()

    def add(self, records: Records) -> None:
        """What is printed on these cards."""
        form = form_of(self._lexicon.game)
        for lang, cards in records.items():
            for record in cards.values():
                for side in _sides(record):
                    self._name(lang, [str(side["name"]), *form.names(side)])
                    self._trait(lang, side["types"])

    def give(self, compiled: Iterable[Compiled]) -> None:
        """What the abilities of these cards let a card be called."""
        for one in compiled:
            for node in parts(one.sides):
                if isinstance(node, n.Treat) and isinstance(node.value, str):
                    if node.what == "name":
                        self._names.add(node.value)
                    elif node.what == "trait":
                        self._traits.add(node.value)

    def missing(self, record: Record, lang: str, compiled: Compiled) -> list[Diagnostic]:
        """The words of a card's abilities that no card bears, once each."""
        asked = dict.fromkeys(
            found for node in parts(compiled.sides) for found in self._missing(node)
        )
        texts = {
            name: tables(self._lexicon.game).text_of(record, name, lang)
            for side in tables(self._lexicon.game).SIDES
            for name in side
        }
        return [
            nobody(str(record["id"]), texts, what, (self._lexicon.word(what, lang, word), word))
            for what, word in asked
        ]

    def _missing(self, node: n.Node) -> Iterator[tuple[str, str]]:
        if isinstance(node, n.Named):
            yield from (("name", word) for word in node.names if word not in self._names)
        elif isinstance(node, n.Trait):
            yield from (("trait", word) for word in node.names if word not in self._traits)
        elif isinstance(node, n.OnlyTrait):
            if node.name not in self._traits:
                yield "trait", node.name
        elif isinstance(node, n.NameIncludes):
            if not any(node.part in name for name in self._names):
                yield "part", node.part
        elif isinstance(node, n.TraitIncludes):
            if not any(node.part in trait for trait in self._traits):
                yield "part", node.part

    def _name(self, lang: str, words: Iterable[str]) -> None:
        self._names.update(self._lexicon.canonical("name", lang, word) for word in words)

    def _trait(self, lang: str, words: Iterable[Any]) -> None:
        self._traits.update(self._lexicon.canonical("trait", lang, str(word)) for word in words)


def borne_by(records: Records, texts: Texts, lexicon: Lexicon, others: Records) -> Borne:
    """What is borne by these cards, whose texts were read, and by others."""
    borne = Borne(lexicon)
    borne.add(others)
    borne.add(records)
    for compiled in texts.values():
        borne.give(compiled.values())
    return borne


def _sides(record: Record) -> Iterator[Record]:
    yield record
    if record.get("back_name"):
        yield {**record, "name": record["back_name"], "types": record["back_types"]}


def parts(value: Any) -> Iterator[n.Node]:
    """Every node in abilities."""
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)
    elif isinstance(value, n.Node):
        yield value
        for field in fields(value):
            yield from parts(getattr(value, field.name))
