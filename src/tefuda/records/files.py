"""Reading, writing and replaying records."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Annotated, Any

import msgspec

from tefuda.cards.files import from_json, read_text, write_text
from tefuda.decks.forms import MOST
from tefuda.games import rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.rng import Seed
from tefuda.match import RECORD_FORMAT, Match

_NEEDED = {"format", "game", "edition", "seed", "decks", "cards", "keys", "digests"}
_Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class _Deck(msgspec.Struct):
    title: str
    cards: dict[str, _Count]


class _Record(msgspec.Struct):
    """What a record's fields must be."""

    format: int
    game: str
    edition: str
    seed: Seed
    decks: list[_Deck]
    cards: dict[str, str]
    keys: list[str]
    digests: dict[str, str]
    winners: list[int] | None = None
    windows: bool = False


def write(match: Match, path: Path) -> None:
    """Write a match's record."""
    write_text(path, json.dumps(match.record(), ensure_ascii=False, indent=1) + "\n")


def check_writable(path: Path) -> None:
    """Say before a match that its record could not be written."""
    try:
        if path.is_dir() or not os.access(path.parent, os.W_OK | os.X_OK):
            raise TefudaError(f"cannot write {path!s:.200}: it must be a file in a folder of yours")
    except OSError as error:
        raise TefudaError(f"cannot write {path!s:.200}: {error.strerror}") from None
    except ValueError:
        raise TefudaError(f"{str(path)!r:.200} is not the name of a file") from None


def read(path: Path) -> dict[str, Any]:
    """Read a record; a damaged one is refused with the reason."""
    data = from_json(read_text(path), str(path))
    check(data, str(path))
    return dict(data)


def check(data: Any, path: str) -> None:
    """Say what keeps something from being a record."""
    if not isinstance(data, dict) or not set(data) >= _NEEDED:
        missing = ", ".join(sorted(_NEEDED - set(data))) if isinstance(data, dict) else "everything"
        raise TefudaError(f"{path} is not a record: it lacks {missing}")
    if data["format"] != RECORD_FORMAT:
        raise TefudaError(
            f"{path} has record format {data['format']!r:.20}; format {RECORD_FORMAT} is read here"
        )
    try:
        msgspec.convert(data, _Record)
    except msgspec.ValidationError as error:
        raise TefudaError(f"{path} is not a record: {error}") from None
    rulebook(data["game"], data["edition"])  # says which there are


def commitment(seed: Seed) -> str:
    """What a table shows of its seed while it is hidden; `printf %s SEED | sha256sum` gives it."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
