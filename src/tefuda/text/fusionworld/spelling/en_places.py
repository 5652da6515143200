"""English: places that go without saying (13-1-2 to 13-1-5), and whose they are, said once."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, table

_WHOSE = r"(your opponent's|your)"
# One noun phrase: no other place, and no verb of another statement.
_PHRASE = (
    r"(?:(?! and (?:place|KO|switch|return|choose|play|add|draw|discard|it|they|you)\b| to | at "
    r"| from | in (?!its)|choose )[^.:,])*?"
)
_BEFORE = (
    r"(?:(?:other|Active Mode|Rest Mode|red|blue|green|yellow|black|multicolored|skill-less"
    r"|non-<[^<>]*>) )*"
)
_COUNT = r"(\d+(?: or (?:more|less))?)"


def _several(words: str) -> str:
    """The noun for several cards."""
    return re.sub(r"\b(Battle Card|card|Extra|Leader)\b(?! name)", r"\1s", words, count=1)


def _of(found: re.Match[str]) -> str:
    """So many of your cards."""
    return f"{found[1]} of {found[3]} {_several(found[2])}"


def _no(found: re.Match[str]) -> str:
    """You don't have a card: you have no cards."""
    have = "you have" if found[1] == "you" else "your opponent has"
    return f"{have} no {_several(found[2])}"


def _both(found: re.Match[str]) -> str:
    """Leader and Battle Cards, and what both have."""
    end = "" if found[3] else " "
    return f"of {found[1]} Leader or Battle Cards with {found[2]}{end}"


def _or(found: re.Match[str]) -> str:
    """The Leader, or so many Battle Cards."""
    return f"{found[1]} Leader or up to {found[2]} of {found[1]} {_several(found[3])}"


def _life(found: re.Match[str]) -> str:
    """So many cards from your life."""
    return f"{found[1]} card{'' if found[1] == '1' else 's'} from {found[2]} life"


def _chosen(found: re.Match[str]) -> str:
    """What is done to cards of the field is done to chosen ones."""
    it = "it" if found[3] == "1" else "them"
    return f"choose {found[2]} and {found[1]} {it}{found[5]}"


def _number(found: re.Match[str]) -> str:
    """The number of cards is so and so: you have so many of them."""
    have, their = ("you have", "your")
    if found[2] != "your":
        have, their = ("your opponent has", "their")
    return f"{have} {found[4]} {found[1]} in {their} {found[3]}"


def _here(found: re.Match[str]) -> str:
    """Your cards in your Battle Area: whose they are is said once."""
    article = "a " if found[1] else ""
    return f"{found[1] or ''}{article}{found[3]} in {found[2]} Battle Area"


PLACES: Final[OneWay] = table(
    (r"\bLife Area\b", "life"),
    (r"\bDrop Area\b", "Drop"),
    (r"\bthis card in your Battle Area\b", "this card in a Battle Area"),
    (rf"\bof {_WHOSE} Leaders? or (?:up to \d+ )?(?:of \1 )?Battle Cards?(?: in \1 Battle Area)?"
     r"-both with ([^-]*)-\s*(?:in \1 Battle Area)?\s*(?=([.,])?)", _both),
    (r"\b(Leader and Battle Cards) in (?:your|their) Battle Area\b", r"\1"),
    (r"\bin Battle Areas\b", "in a Battle Area"),
    (r"\b(Battle Cards?) in (Rest|Active) Mode(?= in (?:your|their|a)\b|,)", r"\2 Mode \1"),
    (rf"\b(ha(?:ve|s) {_COUNT}) energy in (Rest|Active) Mode\b", r"\1 \3 Mode energy"),
    (rf"\b(\d+) ((?:(?:Active|Rest) Mode )?energy) in {_WHOSE} energy\b", _of),
    (rf"\b(choose (?:up to )?\d+ {_PHRASE}) in {_WHOSE} (energy|Drop|hand|Combo Area)\b",
     r"\1 from \2 \3"),
    (rf"\bthe number of ({_PHRASE}) in {_WHOSE} ([^.:,]*?) is {_COUNT}", _number),
    (rf"\bthe number of cards in {_WHOSE} (energy|life)\b", r"\1 \2"),
    (r" with a total (cost|power) of (\d+ or less)"
     r"((?: in (?:your|your opponent's|a) Battle Area)?)", r"\3 that add up to a total \1 of \2"),
    (rf"\b(\d+) (Leaders?) in {_WHOSE} Leader Area\b(?! or)", _of),
    (rf"\b{_WHOSE} Leader or up to (\d+) ({_PHRASE}) in \1 Battle Area\b", _or),
    (rf"(?<!among )\b{_WHOSE} (Leader and) (?=(?:{_BEFORE})Battle Cards)", r"\1 \2 \1 "),
    (rf"\b(\d+) life in {_WHOSE} life\b", _life),
    (r"\bwhen a card in your energy is placed (?:in|into) (?:its owner's|your) Drop\b",
     "when a card is placed in your Drop from your energy"),
    (rf"\b(ha(?:ve|s)) fewer ({_PHRASE})(?: in (?:your|their) Battle Area)? than\b",
     r"\1 less \2 than"),
    (rf"\b(?:{_WHOSE}|the) (Leaders?) in (your opponent's|your) Leader Area\b(?! or)", r"\3 \2"),
    (rf"\bthere (?:is|are) ({_PHRASE} in )your opponent's\b", r"your opponent has \1their"),
    (rf"\bthere (?:is|are) ({_PHRASE} in )your\b", r"you have \1your"),
    (rf"\b(ha(?:ve|s) {_PHRASE}) in (?:your|their) Leader Area or (?:your |their )?Battle Area\b",
     r"\1"),
    (rf"\b(\d+) ({_PHRASE}) in {_WHOSE} Leader Area or (?:\3 )?Battle Area\b", _of),
    (rf"\b(you|your opponent) do(?:n't|esn't) have (?:an?|any) (?!energy marker)({_PHRASE}"
     r"(?: in (?:your|their) [^.:,]*?)?)(?=,| and (?:you|your)\b)", _no),
    (r"\b(ha(?:ve|s)) an? (<[^<>]*>(?: or <[^<>]*>)*)(?= in (?:your|their) |,| and (?:you|your)\b)",
     r"\1 \2"),
    (rf"(?<!cost )(?<!skills )\b(of {_WHOSE} {_PHRASE}) in \2 Battle Area\b", r"\1"),
    (rf"(?<!of )(when )?\b{_WHOSE} ({_BEFORE}(?:<[^<>]*>|Battle Cards?)(?: with {_PHRASE})?) in "
     r"\2 Battle Area\b", _here),
    (rf"\b((?:chooses?|KO(?:'?s)?|switch(?:es)?|returns?|places?) (?:up to )?\d+) ({_PHRASE}) "
     r"in (their) Battle Area\b", _of),
    (rf"\bskills of ({_PHRASE}) in your opponent's Battle Area\b",
     r"skills of your opponent's \1"),
    (r"\b(energy|life) in (?:your|their|your opponent's) \1\b", r"\1"),
    (rf"\b(ha(?:ve|s)) {_COUNT} cards? in (?:your|their) energy\b", r"\1 \2 energy"),
    (rf"\byou have {_COUNT} (?:cards? in your )?life\b", r"your life is at \1"),
    (rf"\byour opponent has {_COUNT} (?:cards? in their )?life\b",
     r"your opponent's life is at \1"),
    (rf"(?<=[\],.:] )(switch|KO|return) (up to (\d+) {_PHRASE} in {_WHOSE} Battle Area)"
     r"((?: to (?:Rest Mode|Active Mode|the hand))?)(?=\.)", _chosen),
)  # fmt: skip
