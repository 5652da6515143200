"""English spelling."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.onepiece.spelling.en_ways import ONE_WAY, TAGS
from tefuda.text.spelling import guarded, rewrite

OPEN: Final = "[{"
CLOSE: Final = "]}"
KEPT: Final = re.compile(r"(?!)")
BULLET: Final = re.compile(r"[•·・-] ?(?=\D)")
CONTINUES: Final = re.compile(r"[Tt]hen, ")
CHOOSE: Final = re.compile(r"one:$")
SPACE: Final = " "

_KEYWORDS = r"\[(?:Blocker|Rush|Rush: Character|Double Attack|Banish|Unblockable)\]"
_NAMES = re.compile(rf"(?!{TAGS}|{_KEYWORDS})\[[^\]]*\]|\{{[^}}]*\}}|\"[^\"]*\"")
_NOUNS = ("Character", "Leader", "Life", "Stage", "Event")


def signs(text: str) -> str:
    text = text.replace("＜", "<").replace("＞", ">").replace("‼", "!!")
    text = re.sub(r"\[DON!! ?[x×X] ?(\d+)\]", r"[DON!! x\1]", text)
    return re.sub(r"DON!! -(\d+) ?", r"DON!! -\1 ", text)


def split(text: str) -> str:
    """Each ability on a line of its own."""
    text = re.sub(rf"(?<=[.a-z])\s*(?={TAGS}(?! effect))(?<!\[)", _break, text)
    text = re.sub(rf"((?:^|\n)(?:{TAGS} ?)*{_KEYWORDS})[ ,]*(?=\[)", r"\1\n", text)
    return re.sub(rf"((?:^|\n)(?:{TAGS} ?)*{_KEYWORDS})[ ,]*(?=\[)", r"\1\n", text)


def _break(found: re.Match[str]) -> str:
    before = found.string[: found.start()]
    return "\n" if before.endswith(".") else found[0]


def bullet(line: str) -> str:
    return "• " + _sentences(line)


def line(text: str) -> str:
    text = re.sub(r" +([:;,.])", r"\1", text)
    text = re.sub(r"(\]) *(?=[^\s\]/,.':;)\[])", r"\1 ", text)
    text = re.sub(r"\](?=\[)", "] ", text)
    text = re.sub(r"\] ?/ ?\[", "]/[", text)
    text = "\n".join(_sentences(part) for part in text.split("\n"))
    return guarded(text, _NAMES, lambda hidden: rewrite(hidden, ONE_WAY))


def _sentences(text: str) -> str:
    """Small letters at the start of sentences; a full stop at the end."""
    text = re.sub(
        r"(^|[.:;,\]] |• |[①-⑳] )([A-Z])(?=[a-z]*[ ,'])(\w*)",
        lambda m: m[0] if m[3] and m[2] + m[3] in _proper else m[1] + m[2].lower() + m[3],
        text,
    )
    if text and text[-1] not in ".]:":
        text += "."
    return text


_proper = {*_NOUNS, *(noun + "s" for noun in _NOUNS)}


def present(text: str) -> str:
    """The printed form of a normal line: capitals and signs as on cards."""
    text = re.sub(r"(^|(?<!K\.O)[.:] |\] |• |[①-⑳] )([a-z])(?![a-z]*\])", _capital, text)
    return re.sub(r"(?<=[ ])-(?=\d)", "−", text)


def _capital(found: re.Match[str]) -> str:
    before = found.string[: found.start() + len(found[1])]
    # After a name in brackets, only a tag at the start of the line begins a sentence.
    if found[1] == "] " and not re.fullmatch(rf"(?:(?:{TAGS})[ /]?)+", before):
        return found[0]
    return found[1] + found[2].upper()
