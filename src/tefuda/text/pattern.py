"""Patterns: how a rule's words are written down.

    draw {number} card{number#|s}      a slot, and an ending that agrees with its number
    (place|put) {target} [all] here    alternatives: the first is printed; [x]: read, never printed
    {a:target}を<する>                 a slot named a of category target, and a verb that inflects
    {tests:card/cards@number}          a slot of one category or the other, as the number has it

A slot's category is its name (without a number at its end) unless it says otherwise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Lit:
    """These very characters."""

    text: str


@dataclass(frozen=True)
class Slot:
    """Something of a category, kept under a name.

    With `by`, printed as `category` if the slot of that name is for one thing, else as `several`.
    """

    name: str
    category: str
    several: str = ""
    by: str = ""


@dataclass(frozen=True)
class Agree:
    """One of two spellings: for one thing, or for several, as the named slot has it."""

    name: str
    one: str
    several: str


Part = Lit | Slot | Agree
Sequence = tuple[Part, ...]

_TOKEN = re.compile(
    r"\{(?P<agree>\w+)#(?P<one>[^|}]*)\|(?P<several>[^}]*)\}"
    r"|\{(?P<name>\w+)(?::(?P<category>[\w.]+)(?:/(?P<plural>[\w.]+)@(?P<by>\w+))?)?\}"
    r"|\((?P<choices>[^()]*)\)"
    r"|\[(?P<optional>[^\[\]]*)\]"
    r"|<(?P<verb>[^<>]*)>"
    r"|\\(?P<quoted>.)"
    r"|(?P<text>[^{(\[<\\]+)"
)

Verbs = dict[str, dict[str, tuple[str, ...]]]


def expand(pattern: str, form: str = "", verbs: Verbs | None = None) -> list[Sequence]:
    """Every way to write the pattern, the canonical one first."""
    ways: list[Sequence] = [()]
    at = 0
    while at < len(pattern):
        found = _TOKEN.match(pattern, at)
        if found is None:
            raise ValueError(f"pattern {pattern!r}: cannot read it from {pattern[at:]!r}")
        at = found.end()
        heads: list[Sequence]
        if found["agree"] is not None:
            heads = [(Agree(found["agree"], found["one"], found["several"]),)]
        elif found["name"] is not None:
            name = found["name"]
            category = found["category"] or name.rstrip("0123456789")
            heads = [(Slot(name, category, found["plural"] or "", found["by"] or ""),)]
        elif found["choices"] is not None:
            heads = [
                way for choice in found["choices"].split("|") for way in expand(choice, form, verbs)
            ]
        elif found["optional"] is not None:
            heads = [(), *expand(found["optional"], form, verbs)]
        elif found["verb"] is not None:
            heads = [(Lit(word),) for word in (verbs or {})[found["verb"]][form]]
        else:
            heads = [(Lit(found["quoted"] or found["text"]),)]
        ways = [way + head for way in ways for head in heads]
    return [_join(way) for way in ways]


def spellings(sequence: Sequence) -> list[Sequence]:
    """The sequence with each agreement written out, for reading: either number is understood."""
    ways: list[Sequence] = [()]
    for part in sequence:
        if isinstance(part, Agree):
            ways = [(*way, Lit(word)) for way in ways for word in (part.one, part.several)]
        elif isinstance(part, Slot) and part.by:
            kinds = (part.category, part.several)
            ways = [(*way, Slot(part.name, kind)) for way in ways for kind in kinds]
        else:
            ways = [(*way, part) for way in ways]
    return [_join(way) for way in ways]


def _join(parts: Sequence) -> Sequence:
    """Neighbouring literals as one, empty ones dropped."""
    out: list[Part] = []
    for part in parts:
        if isinstance(part, Lit):
            if not part.text:
                continue
            if out and isinstance(out[-1], Lit):
                out[-1] = Lit(out[-1].text + part.text)
                continue
        out.append(part)
    return tuple(out)


def verbs_in(pattern: str) -> bool:
    """Does the pattern inflect?"""
    return _VERB.search(pattern) is not None


_VERB = re.compile(r"(?<!\\)<[^<>]+>")
