"""Compiled cards: each card of each language read once, kept as data, made on demand."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from tefuda.abilities.nodes import Ability, ByHand, This, Treat
from tefuda.abilities.serial import from_data, to_data
from tefuda.cards.borne import borne_by
from tefuda.cards.records import Record, form_of
from tefuda.effects.vocabulary import unknown
from tefuda.kernel.printed import Printed
from tefuda.kernel.rulebook import Rulebook
from tefuda.text.compile import compile_card
from tefuda.text.lexicon import Lexicon

Records = Mapping[str, Mapping[str, Record]]


class Language(msgspec.Struct):
    """The cards of one language: their data, or why they cannot be played, and then how they are
    where their players do by hand what is not understood."""

    cards: dict[str, msgspec.Raw]
    problems: dict[str, list[str]]
    by_hand: dict[str, msgspec.Raw] = {}


class Compiled(msgspec.Struct):
    """All languages, and the version of the texts and the compiler they come from."""

    version: str
    languages: dict[str, Language]


def compile_all(
    records: Records,
    lexicon: Lexicon,
    rules: Rulebook,
    version: str = "",
    others: Records | None = None,
) -> Compiled:
    """Read every card's text in every language.

    A word the game does not know is a problem too, and so is a name or a trait that no card bears,
    neither of these nor of the `others`.
    """
    texts = {
        lang: {number: compile_card(record, lang, lexicon) for number, record in cards.items()}
        for lang, cards in records.items()
    }
    borne = borne_by(records, texts, lexicon, others or {})
    compiled = Compiled(version, {})
    for lang, cards in records.items():
        done = Language({}, {})
        for number, record in cards.items():
            text = texts[lang][number]
            strange = unknown((*text.abilities, *text.back), rules)
            missing = text.diagnostics or borne.missing(record, lang, text)
            if missing:
                done.problems[number] = [str(problem) for problem in missing]
            elif strange:
                done.problems[number] = [
                    f"{number}: {rules.game} does not know {word} yet" for word in strange
                ]
            else:
                done.cards[number] = _raw(record, lang, text.sides, lexicon)
                continue
            hands = compile_card(record, lang, lexicon, hands=True)
            sides = [[_by_hand(ability, rules, lang) for ability in side] for side in hands.sides]
            done.by_hand[number] = _raw(record, lang, [tuple(side) for side in sides], lexicon)
        compiled.languages[lang] = done
    return compiled


def _raw(
    record: Record, lang: str, sides: Sequence[tuple[Ability, ...]], lexicon: Lexicon
) -> msgspec.Raw:
    front, back = sides[0], sides[1] if len(sides) > 1 else ()
    return msgspec.Raw(msgspec.json.encode(card_data(record, lang, front, lexicon, back)))


def _by_hand(ability: Ability, rules: Rulebook, lang: str) -> Ability:
    """An ability, or if the game does not know a word of it, one that does nothing by itself."""
    if not unknown((ability,), rules):
        return ability
    return Ability("rule", body=(ByHand(repr(ability), lang),))


def card_data(
    record: Record,
    lang: str,
    abilities: tuple[Ability, ...],
    lexicon: Lexicon,
    back: tuple[Ability, ...] = (),
) -> list[Any]:
    """Everything that is played of a card, as plain data, in canonical words.

    `back` are the abilities of its other side, if it has one.
    """
    data = _side(record, lang, abilities, lexicon)
    if record.get("back_name"):
        other = {**record, **{name: record[f"back_{name}"] for name in _ON_BACK}}
        data.append(_side(other, lang, back, lexicon))
    else:
        data.append(None)
    return data


_ON_BACK: Final = ("name", "types", "power", "effect")


def _side(record: Record, lang: str, abilities: tuple[Ability, ...], lexicon: Lexicon) -> list[Any]:
    form = form_of(lexicon.game)
    names = [lexicon.canonical("name", lang, name) for name in form.names(record)]
    traits = [lexicon.canonical("trait", lang, str(word)) for word in record["types"]]
    attributes = [_attribute(str(attribute)) for attribute in record.get("attributes") or ()]
    for ability in abilities:
        # What a card has by rule, or says of itself without a condition, it has everywhere (One
        # Piece 2-1-3, 2-4-4, 2-5-7; Fusion World 2-8-5, 6-1-4-3-2).
        if ability.kind == "rule" or (ability.kind == "continuous" and not ability.conditions):
            for statement in ability.body:
                if isinstance(statement, Treat) and isinstance(statement.target, This):
                    if statement.what == "name":
                        names.append(statement.value)
                    elif statement.what == "trait":
                        traits.append(statement.value)
                    elif statement.what == "attribute":
                        attributes.append(statement.value)
    text = str(record.get("effect") or "") + str(record.get("trigger") or "")
    return [
        str(record["id"]),
        lexicon.canonical("name", lang, str(record["name"])),
        str(record["category"]),
        [str(colour).lower() for colour in record["colors"]],
        traits,
        attributes,
        form.stats(record),
        int(record.get("life") or 0),
        to_data(abilities),
        bool(text.strip()),
        names,
        [str(colour).lower() for colour in record.get("specified") or ()],
    ]


def _attribute(word: str) -> str:
    word = word.lower()
    return "?" if word == "unknown" else word


def make(data: list[Any], rules: Rulebook) -> Printed:
    """A printed card from its data."""
    *values, back = data
    return rules.prepare(_printed(values, None if back is None else _printed(back, None)))


def _printed(values: list[Any], back: Printed | None) -> Printed:
    (
        number, name, kind, colours, traits, attributes, stats, life, abilities, has_text, names,
        specified,
    ) = values  # fmt: skip
    return Printed(
        number, name, kind, tuple(colours), tuple(traits), tuple(attributes), tuple(stats),
        life, from_data(abilities), has_text, tuple(names), tuple(specified), back,
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
    sources = [package / "abilities" / "nodes.py"]
    sources += [package / "cards" / name for name in ("borne.py", "compiled.py")]
    for path in (
        sources
        + sorted(package.glob("games/*/record.py"))
        + sorted((package / "text").glob("**/*.py"))
    ):
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
