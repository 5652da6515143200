"""Card records as they are found in the wild, brought into one form."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from tefuda.cards.files import from_json, read_text
from tefuda.games import GAMES, room
from tefuda.kernel.errors import TefudaError
from tefuda.text.tables import LANGUAGES

Record = Mapping[str, Any]

# What folders and files of card data are called, by language.
_NAMES = {
    "en": "en", "english": "en", "english-asia": "en", "en-us": "en",
    "ja": "ja", "jp": "ja", "japanese": "ja",
    "zh-hant": "zh-Hant", "zh": "zh-Hant", "zh-tw": "zh-Hant", "zh-hk": "zh-Hant", "tc": "zh-Hant",
    "chinese-hongkong": "zh-Hant", "chinese-taiwan": "zh-Hant", "chinese-traditional": "zh-Hant",
}  # fmt: skip

_PRINT = re.compile(r"_[pr]\d+$")
_LARGEST = 10**9  # no value on a card comes near
_LONGEST = 2000  # characters; no text on a card comes near


@dataclass
class Found:
    """Records of a game by language and number, and what was wrong with the rest."""

    game: str
    records: dict[str, dict[str, Record]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def add(self, lang: str, record: Record, where: str) -> None:
        """Take a record in, unless another card has its number."""
        cards = self.records.setdefault(lang, {})
        number = str(record["id"])
        known = cards.get(number)
        if known is None:
            cards[number] = record
        elif not _same(known, record, self.game):
            self.problems.append(
                f"{where}: two different cards have the number {number} in {lang}: "
                f"{known['name']!r} and {record['name']!r}; the first one is kept"
            )


def _same(a: Record, b: Record, game: str) -> bool:
    """Alternate prints of one card differ in nothing that is played."""
    played = ("name", "category", *form_of(game).NUMBERS)
    return all(a.get(name) == b.get(name) for name in played)


class Form(Protocol):
    """What a game's card records are like: its `record` module."""

    KINDS: tuple[str, ...]
    NUMBER: re.Pattern[str]
    EXAMPLE: str
    WORDS: tuple[str, ...]  # fields that are lists of words
    NUMBERS: tuple[str, ...]  # fields that are whole numbers or nothing
    TEXTS: tuple[str, ...]

    def flat(self, data: Mapping[str, Any]) -> dict[str, Any]: ...

    def stats(self, record: Record) -> list[int]: ...

    def names(self, record: Record) -> list[str]: ...


def form_of(game: str) -> Form:
    """The form of a game's records."""
    return cast(Form, import_module(f"tefuda.games.{game}.record"))


def fields_of(game: str) -> set[str]:
    """What a record of a game's card has."""
    form = form_of(game)
    return {"id", "name", "category", *form.WORDS, *form.NUMBERS, *form.TEXTS}


def normal(data: Any, where: str, game: str) -> Record:
    """A card record in the one form; what is missing or odd is said."""
    if not isinstance(data, dict):
        raise TefudaError(f"{where} is not a card, which is an object with an id: {data!r:.40}")
    form = form_of(game)
    try:
        data = form.flat(data)
    except (TypeError, AttributeError, ValueError):
        raise TefudaError(f"{where}: a field is not what it should be: {data!r:.80}") from None
    number = _PRINT.sub("", str(data.get("id") or ""))
    if not form.NUMBER.match(number):
        raise TefudaError(f"{where}: {data.get('id')!r} is not a card number, like {form.EXAMPLE}")
    kind = str(data.get("category") or "").lower()
    if kind not in form.KINDS:
        raise TefudaError(
            f"{where}: {number} is a {data.get('category')!r}; "
            f"a card is one of {', '.join(form.KINDS)}"
        )
    record: dict[str, Any] = {
        "id": number,
        "name": html.unescape(_string(data.get("name"), f"{where}: name")).strip(),
        "category": kind,
    }
    if not record["name"]:
        raise TefudaError(f"{where}: {number} has no name")
    for name in form.WORDS:
        record[name] = _words(data.get(name), f"{where}: {name}")
    for name in form.NUMBERS:
        record[name] = whole(data.get(name), f"{where}: {name}")
    for name in form.TEXTS:
        record[name] = _string(data.get(name), f"{where}: {name}")
    return record


def _string(value: Any, where: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise TefudaError(f"{where} must be text, not {value!r:.40}")
    if len(value) > _LONGEST:
        raise TefudaError(f"{where} has {len(value)} characters; no card has over {_LONGEST}")
    return value


def _words(value: Any, where: str) -> list[str]:
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise TefudaError(f"{where} must be a list of words, not {value!r:.40}")
    return [html.unescape(word) for word in value]


def whole(value: Any, where: str) -> int | None:
    """A value on a card: a number that is not out of all reason, or none."""
    if value is None or (type(value) is int and abs(value) <= _LARGEST):
        return value
    raise TefudaError(f"{where} must be a whole number or null, not {value!r:.40}")


def language(name: str) -> str | None:
    """The language a folder or file name stands for."""
    return _NAMES.get(name.lower())


def read_paths(paths: Iterable[Path], game: str) -> Found:
    """Card records of a game from files and folders.

    A file or folder of `{en,ja,zh-Hant}.jsonl`; or a folder per language with
    `cards/<pack>/<id>.json` or `data/<pack>.json` in it. What cannot be read is noted; the rest is
    read.
    """
    paths = list(paths)
    found = read(paths, game)
    if not any(found.records.values()):
        detail = f" ({found.problems[0]})" if found.problems else ""
        raise TefudaError(
            f"no cards in {', '.join(map(str, paths))}{detail}: give {{en,ja,zh-Hant}}.jsonl, "
            "a folder of these files, or a folder per language with cards/<pack>/<id>.json or "
            "data/<pack>.json"
        )
    return found


def read(paths: list[Path], game: str, lang: str = "") -> Found:
    """Card records from files and folders, if there are any; `lang` where a name tells none."""
    if lang and lang not in LANGUAGES:
        raise TefudaError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    room(game)  # says which games there are
    found = Found(game)
    for path in paths:
        if path.is_file():
            _read_file(path, found, lang)
        elif path.is_dir():
            _read_folder(path, found)
        else:
            raise TefudaError(f"there is no file or folder {path}")
    return found


def game_of(paths: Iterable[Path], lang: str = "") -> str:
    """The game that card lists belong to: the only one whose form their cards have."""
    paths = list(paths)
    readings = {game: read(paths, game, lang) for game in GAMES}
    most = max(sum(map(len, found.records.values())) for found in readings.values())
    whole = [
        game
        for game, found in readings.items()
        if sum(map(len, found.records.values())) == most > 0
    ]
    if len(whole) != 1:
        broken = [problem for found in readings.values() for problem in found.problems]
        detail = f" ({broken[0]})" if broken and not most else ""
        raise TefudaError(
            f"{', '.join(map(str, paths))}: cannot tell which game these cards belong to{detail}; "
            f"say it with --game: {', '.join(GAMES)}"
        )
    return whole[0]


def _read_folder(path: Path, found: Found) -> None:
    lists = [child for child in sorted(path.glob("*.jsonl")) if language(child.stem)]
    for child in lists:
        _read_file(child, found)
    if lists:
        return
    folders = [child for child in sorted(path.iterdir()) if child.is_dir()]
    named = [child for child in folders if language(child.name)]
    for child in named or ([path] if language(path.name) else []):
        lang = language(child.name)
        assert lang is not None
        # A file for each card, or else a list of cards for each pack.
        files = sorted((child / "cards").glob("**/*.json")) or sorted(
            (child / "data").glob("*.json")
        )
        for file in files:
            _read_json(file, lang, found)


def _read_file(path: Path, found: Found, lang: str = "") -> None:
    lang = lang or language(path.stem) or ""
    if not lang:
        raise TefudaError(
            f"{path}: the file's name must tell the language: {', '.join(LANGUAGES)}.jsonl"
        )
    for number, line in enumerate(read_text(path).split("\n"), 1):
        if line.strip():
            _take(line, lang, f"{path}, line {number}", found)


def misspelt(path: Path, game: str) -> list[str]:
    """Fields in a list of cards that no card has, but that are nearly those that one lacks."""
    form = form_of(game)
    known = fields_of(game)
    doubts: list[str] = []
    for number, line in enumerate(read_text(path).split("\n"), 1):
        try:
            data = from_json(line, "")
            data = form.flat(data) if isinstance(data, dict) else {}
        except (TefudaError, TypeError, AttributeError, ValueError):
            continue  # that has been said
        for name in sorted(data.keys() - known):
            for near in get_close_matches(name, sorted(known - data.keys()), 1, 0.7):
                doubts.append(f"{path}, line {number}: {name!r} is not read; is {near!r} meant?")
    return doubts


def _read_json(path: Path, lang: str, found: Found) -> None:
    _take(read_text(path), lang, str(path), found)


def _take(text: str, lang: str, where: str, found: Found) -> None:
    try:
        data = from_json(text, where)
    except TefudaError as error:
        found.problems.append(str(error))
        return
    for one in data if isinstance(data, list) else [data]:
        try:
            found.add(lang, normal(one, where, found.game), where)
        except TefudaError as error:
            found.problems.append(str(error))
