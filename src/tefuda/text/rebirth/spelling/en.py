"""English spelling: sentences begin with a capital letter in print, with a small one to be read."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import guarded

OPEN: Final = "《〔"
CLOSE: Final = "》〕"
KEPT: Final = re.compile(r" ?\([Cc]hoose as many as possible\.?\)")  # it has an effect
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"(?!)")
CHOOSE: Final = re.compile(r"of these:$", re.IGNORECASE)
SPACE: Final = " "

_NAMES = re.compile("《[^》]*》|〔[^〕]*〕")
_WHOLE = re.compile(r"\[(?:Growing|Blocker|Cancel)\]")
_PROPER: Final = ("Rebirth", "Members", "Entry", "Retire")
# Where a sentence begins: after a full stop, after the tags, inside a cost and after it.
_START: Final = r"(^|\. |: \[?|[・“]|: \[(?:[^\[\]]|\[[^\]]*\])*\] )"
_CAPITAL: Final = re.compile(_START + r"([A-Z][a-z]*)\b")
_LETTER: Final = re.compile(_START + r"([a-z])")


def signs(text: str) -> str:
    return text.replace("another ", "a other ").replace("Another ", "A other ")


def split(text: str) -> str:
    return re.sub(r"(?<=[.)])\s*(?=\[(?:Spark|AUTO|ACT|CONT)\])", "\n", text)


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"\] +(?=\[(?:[^:]*):)", "]", text)
    return guarded(text, _NAMES, lambda hidden: "\n".join(map(_small, hidden.split("\n"))))


def _small(text: str) -> str:
    if _WHOLE.match(text):
        return text.rstrip(".")
    for _ in range(2):  # a cost, and what follows it
        text = _CAPITAL.sub(_lower, text)
    return text if not text or text[-1] in ".:)" else text + "."


def _lower(found: re.Match[str]) -> str:
    word = found[2]
    return found[0] if word in _PROPER else found[1] + word[0].lower() + word[1:]


def present(text: str) -> str:
    """The printed form of a normal line."""
    return guarded(text, _NAMES, _present)


def _present(text: str) -> str:
    if _WHOLE.match(text):
        return text
    text = text.replace("a other ", "another ")
    for _ in range(2):
        text = _LETTER.sub(lambda m: m[1] + m[2].upper(), text)
    return text
