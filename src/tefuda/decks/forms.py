"""The forms of deck lists in the wild: lines, links, JSON."""

from __future__ import annotations

import base64
import binascii
import functools
import re
from typing import Any
from urllib.parse import parse_qs, unquote

from tefuda.cards.files import from_json
from tefuda.games import room
from tefuda.kernel.errors import TefudaError

Entry = tuple[str, int]
MOST = 999_999  # copies of a card; no list means more


class UnreadableError(TefudaError):
    """A list, or some of its lines, cannot be read."""

    def __init__(self, problems: list[str], advice: str) -> None:
        super().__init__(f"{'; '.join(problems)}; {advice}")
        self.count = len(problems)


_COUNT = rf"(?P<count>\d{{1,{len(str(MOST))}}})"


def number_of(found: re.Match[str]) -> str:
    """A card number in its full form: ST1-001 is ST01-001; art suffixes are dropped."""
    if "number" in found.groupdict():
        return found["number"]
    series = found["series"]
    if len(series) == 1:
        series = f"0{series}"
    return f"{found['set'].upper()}{series}-{found['serial']}"


class Forms:
    """Reads the lists of one game, which says how its card numbers are built."""

    def __init__(self, game: str) -> None:
        own = room(game).construction
        self.number = own.EXAMPLE
        self.example = f"a line is a count and a card number, like 4x{own.EXAMPLE}"
        self.sections = own.SECTIONS
        number = rf"{own.NUMBER}(?:_[A-Za-z]+\d*)?"
        self.somewhere = re.compile(own.NUMBER)
        self.card = re.compile(rf"^{number}$")
        self.lines = [
            re.compile(rf"^{_COUNT}\s*[x×n]?\s*{number}(?:\s.*)?$", re.IGNORECASE),
            re.compile(rf"^{number}\s*[x×:]\s*{_COUNT}$", re.IGNORECASE),
            re.compile(rf"^{_COUNT}\s*[x×]?\s+.*\({number}\)$", re.IGNORECASE),
            re.compile(rf"^{number}(?:\s+[^\d\s].*)?$", re.IGNORECASE),
        ]

    def entries(self, text: str, where: str) -> tuple[str, list[Entry]]:
        """The title, if the text has one, and the cards with their counts."""
        stripped = text.strip()
        if re.match(r"\{|\[\s*[\[{\"\]]", stripped):
            return "", self._from_json(stripped, where)
        if re.match(r"^\S*(?:\?|&)(?:deck|dg)=\S+$", stripped):
            return self._from_link(stripped, where)
        return self._from_lines(text, where)

    def _from_lines(self, text: str, where: str) -> tuple[str, list[Entry]]:
        title = ""
        cards: list[Entry] = []
        problems: list[str] = []
        for at, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if line.startswith(("#", "//")):
                comment = line.lstrip("#/ ").strip()
                if not title and not cards and comment.lower() not in self.sections:
                    title = comment
                continue
            line = re.split(r"\s(?:#|//)", line)[0]
            if re.sub(r"\(.*\)|[^a-z ]", "", line.lower()).strip() in self.sections:
                continue
            # A comma parts cards, unless it is part of the one card's name.
            alone = len(self.somewhere.findall(line)) == 1 and self._read(line) is not None
            for part in [line] if alone else re.split(r"[,;]", line):
                entry = self._read(part.strip()) if part.strip() else None
                if entry is not None:
                    cards.append(entry)
                elif part.strip():
                    problems.append(f"{where}, line {at}: cannot read {part.strip()!r:.60}")
        if problems:
            raise UnreadableError(problems, self.example)
        return title, cards

    def _entry(self, text: str, where: str) -> Entry:
        entry = self._read(text)
        if entry is None:
            raise UnreadableError([f"{where}: cannot read {text!r:.60}"], self.example)
        return entry

    def _read(self, text: str) -> Entry | None:
        """A card and its count, in any of the ways they are written."""
        for form in self.lines:
            found = form.match(text)
            if found is not None:
                count = found.groupdict().get("count")
                return number_of(found), 1 if count is None else int(count)
        return None

    def _from_link(self, link: str, where: str) -> tuple[str, list[Entry]]:
        query = parse_qs(link.partition("?")[2])
        title = query.get("dn", [""])[0]
        if "dg" in query:
            # Counts and numbers with "n" between them and "a" between cards.
            return title, [self._entry(part, where) for part in query["dg"][0].split("a") if part]
        deck = unquote(query.get("deck", [""])[0])
        if not self.somewhere.search(deck):
            return title, self._from_base64(deck, where)
        cards: list[Entry] = []
        for part in re.split(r"[|;,]", deck):
            if part:
                cards.append(self._entry(part, where))
        return title, cards

    def _from_base64(self, text: str, where: str) -> list[Entry]:
        padded = text.replace("-", "+").replace("_", "/").replace(" ", "+")
        padded += "=" * (-len(padded) % 4)
        try:
            decoded = base64.b64decode(padded, validate=True).decode("utf-8")
        except (binascii.Error, UnicodeDecodeError):
            decoded = ""
        if not decoded.startswith(("{", "[")):
            raise TefudaError(f"{where}: the deck in the link cannot be read; {self.example}")
        return self._from_json(decoded, where)

    def _from_json(self, text: str, where: str) -> list[Entry]:
        data = from_json(text, where)
        if not isinstance(data, dict):
            raise TefudaError(f'{where}: a deck in JSON is an object, like {{"{self.number}": 4}}')
        cards: list[Entry] = []
        leader = data.get("leader")
        if isinstance(leader, str):
            cards.append(self._pair(leader, 1, where))
        listed = data.get("list", data.get("main", data.get("cards")))
        if listed is None:
            listed = {key: value for key, value in data.items() if key != "leader"}
        if isinstance(listed, dict):
            cards.extend(self._pair(number, count, where) for number, count in listed.items())
        elif isinstance(listed, list):
            cards.extend(self._item(item, where) for item in listed)
        return cards

    def _item(self, item: Any, where: str) -> Entry:
        if isinstance(item, str):
            return self._entry(item, where)
        if isinstance(item, dict):
            number = item.get("card_id", item.get("id", item.get("number")))
            return self._pair(number, item.get("count", item.get("quantity", 1)), where)
        raise TefudaError(f"{where}: cannot read the entry {item!r:.60}; {self.example}")

    def _pair(self, number: Any, count: Any, where: str) -> Entry:
        found = self.card.match(number.strip()) if isinstance(number, str) else None
        if found is None or type(count) is not int or count > MOST:
            entry = f"{number!r:.60}: {count!r:.20}"
            raise UnreadableError([f"{where}: cannot read {entry}"], self.example)
        return number_of(found), count


@functools.cache
def forms(game: str) -> Forms:
    """The reader of a game's lists."""
    return Forms(game)
