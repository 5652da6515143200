"""The forms of deck lists in the wild: lines, links, JSON."""

from __future__ import annotations

import base64
import binascii
import json
import re
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from tefuda.kernel.errors import TefudaError

EXAMPLE = "a line is a count and a card number, like 4xTH01-016"

_NUMBER = r"(?P<set>[A-Za-z]{1,4})(?P<series>\d{0,2})-(?P<serial>\d{3})(?:_[A-Za-z]+\d*)?"
_CARD = re.compile(rf"^{_NUMBER}$")
_LINES = [
    re.compile(rf"^(?P<count>\d+)\s*[x×n]?\s*{_NUMBER}(?:\s.*)?$", re.IGNORECASE),
    re.compile(rf"^{_NUMBER}\s*[x×:]\s*(?P<count>\d+)$", re.IGNORECASE),
    re.compile(rf"^(?P<count>\d+)\s*[x×]?\s+.*\({_NUMBER}\)$", re.IGNORECASE),
    re.compile(rf"^{_NUMBER}(?:\s+[^\d\s].*)?$", re.IGNORECASE),
]
_SECTIONS = ("leader", "main deck", "main", "deck", "character", "characters", "event", "events",
             "stage", "stages", "don!!")  # fmt: skip


def number_of(found: re.Match[str]) -> str:
    """A card number in its full form: ST1-001 is ST01-001; art suffixes are dropped."""
    series = found["series"]
    if len(series) == 1:
        series = f"0{series}"
    return f"{found['set'].upper()}{series}-{found['serial']}"


def card_number(text: str) -> str | None:
    """The card number a word is, if it is one."""
    found = _CARD.match(text.strip())
    return None if found is None else number_of(found)


def entries(text: str, where: str) -> tuple[str, list[tuple[str, int]]]:
    """The title, if the text has one, and the cards with their counts."""
    stripped = text.strip()
    if stripped.startswith(("{", "[")):
        return "", _from_json(stripped, where)
    if re.match(r"^\S*(?:\?|&)(?:deck|dg)=\S+$", stripped):
        return _from_link(stripped, where)
    return _from_lines(text, where)


def _from_lines(text: str, where: str) -> tuple[str, list[tuple[str, int]]]:
    title = ""
    cards: list[tuple[str, int]] = []
    for at, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith(("#", "//")):
            comment = line.lstrip("#/ ").strip()
            if not title and not cards and comment.lower() not in _SECTIONS:
                title = comment
            continue
        line = re.split(r"\s(?:#|//)", line)[0]
        for part in re.split(r"[,;]", line):
            if part.strip():
                cards.append(_entry(part.strip(), f"{where}, line {at}"))
    return title, cards


def _entry(text: str, where: str) -> tuple[str, int]:
    for form in _LINES:
        found = form.match(text)
        if found is not None:
            count = found.groupdict().get("count")
            return number_of(found), 1 if count is None else int(count)
    raise TefudaError(f"{where}: cannot read {text!r}; {EXAMPLE}")


def _from_link(link: str, where: str) -> tuple[str, list[tuple[str, int]]]:
    query = parse_qs(urlsplit(link).query)
    title = query.get("dn", [""])[0]
    if "dg" in query:
        # Counts and numbers with "n" between them and "a" between cards.
        return title, [_entry(part, where) for part in query["dg"][0].split("a") if part]
    deck = unquote(query["deck"][0])
    if not re.search(r"[A-Za-z]{1,4}\d{0,2}-\d{3}", deck):
        return title, _from_base64(deck, where)
    cards: list[tuple[str, int]] = []
    for part in re.split(r"[|;,]", deck):
        if part:
            cards.append(_entry(part, where))
    return title, cards


def _from_base64(text: str, where: str) -> list[tuple[str, int]]:
    padded = text.replace("-", "+").replace("_", "/").replace(" ", "+")
    padded += "=" * (-len(padded) % 4)
    try:
        decoded = base64.b64decode(padded, validate=True).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError):
        raise TefudaError(f"{where}: the deck in the link cannot be read; {EXAMPLE}") from None
    return _from_json(decoded, where)


def _from_json(text: str, where: str) -> list[tuple[str, int]]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise TefudaError(f"{where} is not JSON: {error.msg} at line {error.lineno}") from None
    if not isinstance(data, dict):
        raise TefudaError(f'{where}: a deck in JSON is an object, like {{"OP01-016": 4}}')
    cards: list[tuple[str, int]] = []
    leader = data.get("leader")
    if isinstance(leader, str):
        cards.append(_pair(leader, 1, where))
    listed = data.get("list", data.get("main", data.get("cards")))
    if listed is None:
        listed = {key: value for key, value in data.items() if key != "leader"}
    if isinstance(listed, dict):
        cards.extend(_pair(number, count, where) for number, count in listed.items())
    elif isinstance(listed, list):
        cards.extend(_item(item, where) for item in listed)
    return cards


def _item(item: Any, where: str) -> tuple[str, int]:
    if isinstance(item, str):
        return _entry(item, where)
    if isinstance(item, dict):
        number = item.get("card_id", item.get("id", item.get("number")))
        return _pair(number, item.get("count", item.get("quantity", 1)), where)
    raise TefudaError(f"{where}: cannot read the entry {item!r:.60}; {EXAMPLE}")


def _pair(number: Any, count: Any, where: str) -> tuple[str, int]:
    known = card_number(number) if isinstance(number, str) else None
    if known is None or isinstance(count, bool) or not isinstance(count, int):
        raise TefudaError(f"{where}: cannot read {number!r}: {count!r}; {EXAMPLE}")
    return known, count
