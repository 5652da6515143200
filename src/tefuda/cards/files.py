"""Files that people give: what cannot be read is said in a sentence, nothing is half written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tefuda.kernel.errors import TefudaError


def read_text(path: Path) -> str:
    """The text of a file, with or without a byte order mark."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise TefudaError(f"cannot read {path!s:.200}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise TefudaError(f"{path} is not a text file in UTF-8") from None
    except ValueError:
        raise TefudaError(f"{str(path)!r} is not the name of a file") from None


def write_text(path: Path, text: str) -> None:
    """Write a file; nobody ever sees half of it."""
    try:
        if path.exists() and not path.is_file():  # a pipe or a device; a folder refuses
            path.write_text(text, encoding="utf-8")
            return
        path = path.resolve()
        temporary = path.with_name(f"{path.name}.new")
        try:
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        raise TefudaError(f"cannot write {path!s:.200}: {error.strerror}") from None
    except ValueError:
        raise TefudaError(f"{str(path)!r} is not the name of a file") from None


def from_json(text: str, where: str) -> Any:
    """The data of a JSON text."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        line = f"line {error.lineno}, " if "\n" in text.strip() else ""
        place = f"{line}column {error.colno}"
        raise TefudaError(f"{where} is not JSON: {error.msg} at {place}") from None
    except (ValueError, RecursionError):
        raise TefudaError(f"{where}: a number is too long, or brackets lie too deep") from None
