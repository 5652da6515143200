"""From printed text to lines the grammars can read: one line an ability.

Everything that is only dirt or spelling goes here: widths, brackets, dashes, DON signs, reminder
text, abilities glued together. So do the few things that cards say in two ways with one meaning;
the printers know only the way it comes out here. Normalising twice changes nothing.
"""

from __future__ import annotations

import html
import re
import unicodedata
from typing import Final

from tefuda.text.tables import tables

_CIRCLES: Final = str.maketrans(
    {
        chr(first + i): chr(0x2460 + i)
        for first in (0x2780, 0x278A, 0x2776, 0x24F5)
        for i in range(10)
    }
)
_SIGNS: Final = str.maketrans(
    {"−": "-", "–": "-", "－": "-", "―": "-", "＋": "+", "’": "'", "\u3000": " ", "\u00a0": " "}
)


def normalise(text: str, lang: str, game: str) -> list[str]:
    """The abilities of a card's text, a line each, in the spelling the grammars know."""
    rules = tables(game).SPELLING[lang]
    # Some lists have made even the signs of an entity wide.
    text = re.sub(r"＆(?=#?\w+;)", "&", text)
    text = unicodedata.normalize("NFC", html.unescape(text))
    text = re.sub(r"<br ?/?>", "\n", text)
    text = text.translate(_CIRCLES).translate(_SIGNS)
    text = rules.signs(text)
    text = _without_reminders(text, rules.OPEN, rules.CLOSE, rules.KEPT)
    lines: list[str] = []
    for raw in rules.split(text).split("\n"):
        line = re.sub(r"[ \t]+", " ", raw).strip()
        if not line:
            continue
        bullet = rules.BULLET.match(line)
        choosing = lines and rules.CHOOSE.search(lines[-1].split("\n")[0])
        if lines and bullet:
            lines[-1] += "\n" + rules.bullet(line[bullet.end() :])
        elif lines and rules.CONTINUES.match(line):
            lines[-1] += ("\n" if "\n" in lines[-1] else rules.SPACE) + line
        elif choosing and line[0] not in rules.OPEN:  # what to choose from, its bullet forgotten
            lines[-1] += "\n" + rules.bullet(line)
        else:
            lines.append(line)
    return [made for line in lines for made in rules.line(line).split("\f") if made]


def _without_reminders(text: str, left: str, right: str, kept: re.Pattern[str]) -> str:
    """Drop what stands in parentheses, unless it is inside a name or is an attribute. One that is
    never closed is no reminder: it stays, to be read or reported."""
    out: list[str] = []
    depth = inside = 0
    i = 0
    while i < len(text):
        char = text[i]
        if not depth and char in left:
            inside += 1
        elif not depth and char in right:
            inside = max(0, inside - 1)
        if not inside and not depth:
            mark = kept.match(text, i)
            if mark:
                out.append(mark[0])
                i = mark.end()
                continue
        if char == "(" and not inside and (depth or _closes(text, i)):
            depth += 1
        elif char == ")" and not inside and depth:
            depth -= 1
        elif not depth:
            out.append(char)
        i += 1
    return "".join(out)


def _closes(text: str, start: int) -> bool:
    """Whether the parenthesis that opens here is closed."""
    depth = 0
    for char in text[start:]:
        depth += (char == "(") - (char == ")")
        if not depth:
            return True
    return False
