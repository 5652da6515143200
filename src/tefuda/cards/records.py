"""Card records as they are found in the wild, brought into one form."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tefuda.kernel.errors import TefudaError

LANGUAGES = ("en", "ja", "zh-Hant")
KINDS = ("leader", "character", "event", "stage")

Record = Mapping[str, Any]

# What folders and files of card data are called, by language.
_NAMES = {
    "en": "en", "english": "en", "english-asia": "en", "en-us": "en",
    "ja": "ja", "jp": "ja", "japanese": "ja",
    "zh-hant": "zh-Hant", "zh": "zh-Hant", "zh-tw": "zh-Hant", "zh-hk": "zh-Hant", "tc": "zh-Hant",
    "chinese-hongkong": "zh-Hant", "chinese-taiwan": "zh-Hant", "chinese-traditional": "zh-Hant",
}  # fmt: skip

_PRINT = re.compile(r"_[pr]\d+$")
_NUMBER = re.compile(r"^[A-Z]{1,4}\d{0,2}-\d{3}$")


@dataclass
class Found:
    """Records by language and number, and what was wrong with the rest."""

    records: dict[str, dict[str, Record]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def add(self, lang: str, record: Record, where: str) -> None:
        """Take a record in, unless another card has its number."""
        cards = self.records.setdefault(lang, {})
        number = str(record["id"])
        known = cards.get(number)
        if known is None:
            cards[number] = record
        elif not _same(known, record):
            self.problems.append(
                f"{where}: two different cards have the number {number} in {lang}: "
                f"{known['name']!r} and {record['name']!r}; the first one is kept"
            )


def _same(a: Record, b: Record) -> bool:
    """Alternate prints of one card differ in nothing that is played."""
    played = ("name", "category", "power", "cost", "life", "counter")
    return all(a.get(name) == b.get(name) for name in played)


def normal(data: Any, where: str) -> Record:
    """A card record in the one form; what is missing or odd is said."""
    if not isinstance(data, dict):
        raise TefudaError(f"{where} is not a card, which is an object with an id: {data!r:.40}")
    number = _PRINT.sub("", str(data.get("id") or ""))
    if not _NUMBER.match(number):
        raise TefudaError(f"{where}: {data.get('id')!r} is not a card number, like OP01-001")
    kind = str(data.get("category") or "").lower()
    if kind not in KINDS:
        raise TefudaError(
            f"{where}: {number} is a {data.get('category')!r}; a card is one of {', '.join(KINDS)}"
        )
    record: dict[str, Any] = {
        "id": number,
        "name": html.unescape(str(data.get("name") or "")).strip(),
        "category": kind,
        "colors": _words(data.get("colors"), f"{where}: colors"),
        "types": _words(data.get("types"), f"{where}: types"),
        "attributes": _words(data.get("attributes"), f"{where}: attributes"),
        "power": _whole(data.get("power"), f"{where}: power"),
        "counter": _whole(data.get("counter"), f"{where}: counter"),
        "effect": str(data.get("effect") or ""),
        "trigger": str(data.get("trigger") or ""),
    }
    if not record["name"]:
        raise TefudaError(f"{where}: {number} has no name")
    # A Leader's life stands where other cards have their cost.
    cost = _whole(data.get("cost"), f"{where}: cost")
    life = _whole(data.get("life"), f"{where}: life")
    if kind == "leader":
        record["life"] = life if life is not None else cost
    else:
        record["cost"] = cost
    return record


def _words(value: Any, where: str) -> list[str]:
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise TefudaError(f"{where} must be a list of words, not {value!r:.40}")
    return [html.unescape(word) for word in value]


def _whole(value: Any, where: str) -> int | None:
    if value is None or isinstance(value, int):
        return value
    raise TefudaError(f"{where} must be a whole number or null, not {value!r:.40}")


def language(name: str) -> str | None:
    """The language a folder or file name stands for."""
    return _NAMES.get(name.lower())


def read_paths(paths: Iterable[Path]) -> Found:
    """Card records from files and folders.

    A file or folder of `{en,ja,zh-Hant}.jsonl`; or a folder per language with
    `cards/<pack>/<id>.json` in it. What cannot be read is noted; the rest is read.
    """
    found = Found()
    for path in paths:
        if path.is_file():
            _read_file(path, found)
        elif path.is_dir():
            _read_folder(path, found)
        else:
            raise TefudaError(f"there is no file or folder {path}")
    if not any(found.records.values()):
        detail = f" ({found.problems[0]})" if found.problems else ""
        raise TefudaError(
            f"no cards in {', '.join(map(str, paths))}{detail}: give {{en,ja,zh-Hant}}.jsonl, "
            "a folder of these files, or a folder per language with cards/<pack>/<id>.json"
        )
    return found


def read_file_as(path: Path, lang: str) -> Found:
    """Card records from one file in a language that its name does not tell."""
    if lang not in LANGUAGES:
        raise TefudaError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    found = Found()
    for number, line in enumerate(_text(path).splitlines(), 1):
        if line.strip():
            _take(line, lang, f"{path}, line {number}", found)
    return found


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
        files = sorted((child / "cards").glob("**/*.json"))
        for file in files:
            _read_json(file, lang, found)


def _read_file(path: Path, found: Found) -> None:
    lang = language(path.stem)
    if lang is None:
        raise TefudaError(
            f"{path}: the file's name must tell the language: {', '.join(LANGUAGES)}.jsonl"
        )
    text = _text(path)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            _take(line, lang, f"{path}, line {number}", found)


def _read_json(path: Path, lang: str, found: Found) -> None:
    _take(_text(path), lang, str(path), found)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise TefudaError(f"{path} is not a text file in UTF-8") from None
    except OSError as error:
        raise TefudaError(f"cannot read {path}: {error.strerror}") from None


def _take(text: str, lang: str, where: str, found: Found) -> None:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        found.problems.append(f"{where} is not JSON: {error.msg} at column {error.colno}")
        return
    for one in data if isinstance(data, list) else [data]:
        try:
            found.add(lang, normal(one, where), where)
        except TefudaError as error:
            found.problems.append(str(error))
