"""English spelling.

Whose deck, Drop, hand or energy a card goes to is said in many ways and is always its owner's:
"the deck" in the normal form. "Its" and "their" special traits are one, and so are "a cost" and
"costs".
"""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.fusionworld.spelling.en_ways import ONE_WAY
from tefuda.text.spelling import guarded, rewrite

OPEN: Final = "[<《"
CLOSE: Final = "]>》"
KEPT: Final = re.compile(r"\((?:\d+|Red|Blue|Green|Yellow|Black)\)")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"[Tt]hen, ")
CHOOSE: Final = re.compile(r"choose \w+:$", re.IGNORECASE)
SPACE: Final = " "

_KEYWORD = (
    r"\[(?:Blocker|Critical|Double Strike|Triple Strike|Barrier|Super Combo|Field|Dragon Ball)\]"
)
_TAG = (
    r"\[(?:Activate|Auto|Permanent|On Play|When |End of|Your Turn|Opponent's Turn|Once per turn"
    r"|Awaken|Evolve|Fusion Evolve)[^\]]*\]"
)
_NAMES = re.compile(r"<[^<>]*>|《[^》]*》")
_COLOURS = {"赤": "Red", "青": "Blue", "緑": "Green", "黄": "Yellow", "黒": "Black"}
_PROPER = ("Battle", "Leader", "Leaders", "Extra", "Extras", "Rest", "Active", "Drop", "Combo")


def signs(text: str) -> str:
    text = re.sub(r"\((赤|青|緑|黄|黒)\)", lambda m: f"({_COLOURS[m[1]]})", text)
    text = re.sub(r"([Cc]hoose \w+) of the following", r"\1", text)
    text = re.sub(r"([Cc]hoose \w+) ?[-―ー:]\s*(?=[・•]|$)", r"\1:\n", text, flags=re.MULTILINE)
    text = re.sub(r'"([^"\n]*)"', r"“\1”", text)
    return re.sub(r"(?<=[.\n])[・•] ?", "\n・", text)


def split(text: str) -> str:
    """Each skill on a line of its own."""
    text = re.sub(rf"(?<=[.)])\s*(?={_TAG})", "\n", text)
    return re.sub(rf"((?:^|\n)\s*{_KEYWORD})\s*(?=\[)", r"\1\n", text)


def bullet(line: str) -> str:
    return "・" + _sentences(line)


def line(text: str) -> str:
    text = guarded(text, _NAMES, lambda hidden: re.sub(r" +([:;,.])", r"\1", hidden))
    text = re.sub(r"\]/\[", "/", text)
    text = re.sub(r"\] +(?=\[)", "]", text)
    text = re.sub(rf"((?:^|(?<=“))(?:{_TAG})+) *(?=[^\[\s])", r"\1 ", text)
    text = "\n".join(_sentences(part) for part in text.split("\n"))
    return guarded(text, _NAMES, lambda hidden: rewrite(hidden, ONE_WAY))


def _sentences(text: str) -> str:
    """Small letters at the start of sentences; a full stop at the end."""
    text = re.sub(
        r"(^|[.:,\]] |[・“])([A-Z])(?=[a-z]*[ ,'])(\w*)",
        lambda m: m[0] if m[2] + m[3] in _PROPER else m[1] + m[2].lower() + m[3],
        text,
    )
    if text and text[-1] not in ".]:":
        text += "."
    return text


def present(text: str) -> str:
    """The printed form of a normal line: capitals, and whose things are."""
    text = re.sub(r"(<[^<>]*>) that are in a battle", r"\1 that's in a battle", text)
    for place in (
        "in the Drop",
        "in the Combo Area",
        "of the deck",
        "to the hand",
        "to the energy",
        "to the life",
    ):
        word, what = place.rsplit(" the ", 1)
        text = re.sub(rf"(\bthem\b[^.:]*?) {place}", rf"\1 {word} their owner's {what}", text)
        text = text.replace(f" {place}", f" {word} its owner's {what}")
    text = re.sub(r"\ba (?=Extra|Active)", "an ", text).replace(" a other ", " another ")
    text = re.sub(r"\b(gains?) (\[[^\]]*\]) and \1 (?=\[)", r"\1 \2 and ", text)
    text = re.sub(r"-(both with [^-]*)-", r"―\1―", text)
    text = re.sub(r": (?=\S)", " : ", text)
    return re.sub(r"(^|\. |\] | : |[・“])([a-z])", _capital, text)


def _capital(found: re.Match[str]) -> str:
    """After a bracket, only the tags at the start of a skill are followed by a sentence."""
    before = found.string[: found.start() + 1]
    if found[1] == "] " and not re.search(rf"(?:^|[\n“])(?:{_TAG})+$", before):
        return found[0]
    return found[1] + found[2].upper()
