"""Compiled cards: each card of each language read once, kept as data, made on demand."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from tefuda.abilities.nodes import Ability, This, Treat
from tefuda.abilities.serial import from_data, to_data
from tefuda.cards.records import Record
from tefuda.effects.vocabulary import unknown
from tefuda.kernel.printed import NEVER, Printed
from tefuda.kernel.rulebook import Rulebook
from tefuda.text.compile import compile_card
from tefuda.text.lexicon import Lexicon

Records = Mapping[str, Mapping[str, Record]]


class Language(msgspec.Struct):
    """The cards of one language: their data, or why they cannot be played."""

    cards: dict[str, msgspec.Raw]
    problems: dict[str, list[str]]


class Compiled(msgspec.Struct):
    """All languages, and the version of the texts and the compiler they come from."""

    version: str
    languages: dict[str, Language]


def compile_all(records: Records, lexicon: Lexicon, rules: Rulebook, version: str = "") -> Compiled:
    """Read every card's text in every language. A word the game does not know is a problem too."""
    compiled = Compiled(version, {})
    for lang, cards in records.items():
        done = Language({}, {})
        for number, record in cards.items():
            text = compile_card(record, lang, lexicon)
            strange = unknown(text.abilities, rules)
            if text.diagnostics:
                done.problems[number] = [str(problem) for problem in text.diagnostics]
            elif strange:
                done.problems[number] = [
                    f"{number}: {rules.game} does not know {word} yet" for word in strange
                ]
            else:
                data = card_data(record, lang, text.abilities, lexicon)
                done.cards[number] = msgspec.Raw(msgspec.json.encode(data))
        compiled.languages[lang] = done
    return compiled


def card_data(
    record: Record, lang: str, abilities: tuple[Ability, ...], lexicon: Lexicon
) -> list[Any]:
    """Everything that is played of a card, as plain data, in canonical words."""
    names: list[str] = []
    traits = [lexicon.canonical("trait", lang, str(word)) for word in record["types"]]
    attributes = [_attribute(str(attribute)) for attribute in record["attributes"]]
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
    return [
        str(record["id"]),
        lexicon.canonical("name", lang, str(record["name"])),
        str(record["category"]),
        [str(colour).lower() for colour in record["colors"]],
        traits,
        attributes,
        [
            int(record.get("power") or 0),
            int(record.get("cost") or 0),
            NEVER if counter is None else int(counter),
        ],
        int(record.get("life") or 0),
        to_data(abilities),
        bool(text.strip()),
        names,
    ]


def _attribute(word: str) -> str:
    word = word.lower()
    return "?" if word == "unknown" else word


def make(data: list[Any], rules: Rulebook) -> Printed:
    """A printed card from its data."""
    number, name, kind, colours, traits, attributes, stats, life, abilities, has_text, names = data
    return rules.prepare(
        Printed(
            number, name, kind, tuple(colours), tuple(traits), tuple(attributes), tuple(stats),
            life, from_data(abilities), has_text, tuple(names),
        )
    )  # fmt: skip


def version_of(records: Records) -> str:
    """A digest of the texts and of everything that reads them."""
    digest = hashlib.blake2b(digest_size=12)
    digest.update(compiler_version().encode())
    digest.update(json.dumps(records, sort_keys=True, ensure_ascii=False).encode())
    return digest.hexdigest()


def compiler_version() -> str:
    """A digest of the sources that turn text into cards."""
    package = Path(str(resources.files("tefuda")))
    digest = hashlib.blake2b(digest_size=12)
    sources = [package / "abilities" / "nodes.py", package / "cards" / "compiled.py"]
    for path in sources + sorted((package / "text").glob("**/*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def save(compiled: Compiled, path: Path) -> None:
    """Keep compiled cards in a file; nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".new")
    temporary.write_bytes(msgspec.json.encode(compiled))
    temporary.replace(path)


def load(path: Path) -> Compiled | None:
    """Compiled cards from a file; None if there is none or it is damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Compiled)
    except (OSError, msgspec.DecodeError):
        return None
