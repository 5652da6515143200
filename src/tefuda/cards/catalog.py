"""A catalog: printed cards by number, compiled from card lists in one to three languages."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

from tefuda.abilities.nodes import Ability, This, Treat
from tefuda.abilities.serial import to_data
from tefuda.games import rulebook
from tefuda.kernel.game import TefudaError
from tefuda.kernel.printed import NEVER, Printed
from tefuda.kernel.rulebook import Rulebook
from tefuda.text.compile import Diagnostic, compile_card
from tefuda.text.lexicon import Lexicon

LANGUAGES = ("en", "ja", "zh-Hant")

Record = Mapping[str, Any]


class Catalog:
    """Cards of one game. `records` keep what is printed, by language and number."""

    def __init__(self, game: str, records: Mapping[str, Sequence[Record]], lang: str) -> None:
        self.game = game
        self.lang = lang
        self.records: dict[str, dict[str, Record]] = {
            language: {str(record["id"]): record for record in cards}
            for language, cards in records.items()
        }
        self.lexicon = Lexicon.of({k: list(v.values()) for k, v in self.records.items()})
        self.cards: dict[str, Printed] = {}
        self.diagnostics: dict[str, list[Diagnostic]] = {}
        rules = rulebook(game)
        for number, record in self.records[lang].items():
            compiled = compile_card(record, lang, self.lexicon)
            if compiled.diagnostics:
                self.diagnostics[number] = compiled.diagnostics
            else:
                self.cards[number] = make(record, lang, compiled.abilities, self.lexicon, rules)

    def __getitem__(self, number: str) -> Printed:
        card = self.cards.get(number)
        if card is not None:
            return card
        if number in self.diagnostics:
            raise TefudaError(
                f"{number} cannot be played: its text is not fully read. "
                f"{self.diagnostics[number][0]}"
            )
        raise TefudaError(f"there is no card {number} in the catalog")

    def __contains__(self, number: str) -> bool:
        return number in self.cards or number in self.diagnostics

    def record(self, number: str, lang: str) -> Record | None:
        """What is printed on a card in a language."""
        return self.records.get(lang, {}).get(number)


def make(
    record: Record, lang: str, abilities: tuple[Ability, ...], lexicon: Lexicon, rules: Rulebook
) -> Printed:
    """A printed card from its record and its compiled text."""
    names: list[str] = []
    traits = [lexicon.canonical("trait", lang, str(word)) for word in record["types"]]
    attributes = [str(attribute).lower() for attribute in record["attributes"]]
    for ability in abilities:
        # What a card has "according to the rules" it has everywhere (2-1-3, 2-4-4, 2-5-7).
        if ability.kind == "rule":
            for statement in ability.body:
                if isinstance(statement, Treat) and isinstance(statement.target, This):
                    if statement.what == "name":
                        names.append(statement.value)
                    elif statement.what == "trait":
                        traits.append(statement.value)
                    elif statement.what == "attribute":
                        attributes.append(statement.value)
    counter = record.get("counter")
    text = str(record.get("effect") or "") + str(record.get("trigger") or "")
    return rules.prepare(
        Printed(
            str(record["id"]),
            lexicon.canonical("name", lang, str(record["name"])),
            str(record["category"]),
            tuple(str(colour).lower() for colour in record["colors"]),
            tuple(traits),
            tuple(attributes),
            (
                int(record.get("power") or 0),
                int(record.get("cost") or 0),
                NEVER if counter is None else int(counter),
            ),
            int(record.get("life") or 0),
            abilities,
            bool(text.strip()),
            tuple(names),
        )
    )


def fingerprint(card: Printed) -> str:
    """A digest of what a card is and does; records keep it, to tell which card has changed."""
    data = [
        card.number, card.names, card.kind, card.colours, card.traits, card.attributes,
        card.stats, card.life, to_data(card.abilities),
    ]  # fmt: skip
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def read_jsonl(text: str, where: str) -> list[Record]:
    """Card records, one a line."""
    records: list[Record] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            record = json.loads(line)
        except json.JSONDecodeError as error:
            raise TefudaError(f"{where}, line {number} is not JSON: {error.msg}") from None
        if not isinstance(record, dict) or "id" not in record:
            raise TefudaError(f'{where}, line {number} is not a card: it has no "id"')
        records.append(record)
    return records


@functools.cache
def house(game: str = "onepiece", lang: str = "en") -> Catalog:
    """The cards that come with tefuda, read from their text in one language."""
    if lang not in LANGUAGES:
        raise TefudaError(f"there are no cards in {lang!r}; choose one of {', '.join(LANGUAGES)}")
    folder = resources.files("tefuda") / "data" / game / "cards"
    records = {
        language: read_jsonl(
            (folder / f"{language}.jsonl").read_text(encoding="utf-8"), f"{language}.jsonl"
        )
        for language in LANGUAGES
    }
    return Catalog(game, records, lang)
