"""Compile a card's printed text, and print it back.

compiled = compile_card(record, "ja", lexicon)
compiled.abilities, compiled.diagnostics
effect, trigger = print_card(compiled.abilities, "en", lexicon)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tefuda.abilities import nodes as n
from tefuda.abilities.nodes import Ability
from tefuda.text.grammar import Grammar, Printer, Reader, Unread, Words
from tefuda.text.normalise import SPELLING, normalise
from tefuda.text.phrases import plain_tests

LANGUAGES = ("en", "ja", "zh-Hant")


@dataclass(frozen=True)
class Diagnostic:
    """Something on a card that could not be read."""

    card: str
    field: str  # effect | trigger
    line: int  # of the normalised text, from 1
    column: int  # in that line, from 1
    sentence: str
    token: str

    def __str__(self) -> str:
        where = f"{self.card} {self.field}, line {self.line}, column {self.column}"
        if not self.token:
            return f"{where}: the text ends too early: {self.sentence!r}."
        return f"{where}: cannot read {self.token!r} in {self.sentence!r}."


@dataclass
class Compiled:
    """What a card's text means. With diagnostics it is not whole, and the card not playable."""

    abilities: tuple[Ability, ...] = ()
    diagnostics: list[Diagnostic] = field(default_factory=list)

    @property
    def playable(self) -> bool:
        return not self.diagnostics


def grammar_of(lang: str) -> Grammar:
    """The grammar of a language."""
    if lang == "en":
        from tefuda.text import en

        return en.grammar()
    if lang == "ja":
        from tefuda.text import ja

        return ja.grammar()
    if lang == "zh-Hant":
        from tefuda.text import zh

        return zh.grammar()
    raise ValueError(f"there is no grammar for {lang!r}; there is one for {', '.join(LANGUAGES)}")


def compile_card(record: Mapping[str, object], lang: str, lexicon: Words) -> Compiled:
    """Read the `effect` and `trigger` of a card record. Never fails: it collects diagnostics."""
    compiled = Compiled()
    abilities: list[Ability] = []
    for name in ("effect", "trigger"):
        lines = normalise(str(record.get(name) or ""), lang)
        for number, line in enumerate(lines, 1):
            try:
                abilities.append(read_line(line, lang, lexicon))
            except Unread as problem:
                card = str(record.get("id") or "")
                compiled.diagnostics.append(_diagnose(problem, card, name, number))
    compiled.abilities = tuple(abilities)
    return compiled


def read_line(line: str, lang: str, lexicon: Words) -> Ability:
    """One normalised line as an ability, or Unread."""
    ability = Reader(grammar_of(lang), line, lexicon).whole("line")
    assert isinstance(ability, Ability)
    return ability


_BRACKETS = (
    ("[", "]"),
    ("{", "}"),
    ("【", "】"),
    ("「", "」"),
    ("《", "》"),
    ("『", "』"),
    ("<", ">"),
)
_TOKEN = re.compile(r"[A-Za-z0-9'’-]+|[^\s、，。：:;,.\[{【「《『]+|\S")


def _diagnose(problem: Unread, card: str, name: str, line: int) -> Diagnostic:
    text, at = problem.text, problem.at
    while at < len(text) and text[at] == " ":
        at += 1
    found = _TOKEN.match(text, at)
    word = found[0] if found else ""
    for left, right in _BRACKETS:
        # Inside a tag or a name, the whole of it is what was not understood.
        start = text.rfind(left, 0, at + 1)
        end = text.find(right, start)
        if 0 <= start <= at <= end:
            at, word = start, text[start : end + 1]
    starts = [
        text.rfind(mark, 0, at) + len(mark) for mark in (". ", "。", "\n") if mark in text[:at]
    ]
    ends = [i for mark in (".", "。", "\n") if (i := text.find(mark, at)) >= 0]
    sentence = text[max(starts, default=0) : min(ends) + 1 if ends else len(text)].strip()
    return Diagnostic(card, name, line, at + 1, sentence, word)


def print_ability(
    ability: Ability, lang: str, lexicon: Words, kind: str = "character"
) -> str | None:
    """One ability as card text, or None if the language has no words for it yet."""
    text = Printer(grammar_of(lang), lexicon, kind).print("line", ability)
    return None if text is None else SPELLING[lang].present(text)


def print_card(
    abilities: tuple[Ability, ...], lang: str, lexicon: Words, kind: str = "character"
) -> tuple[str, str]:
    """The effect text and the trigger text of a card of this kind with these abilities."""
    effect: list[str] = []
    trigger: list[str] = []
    for ability in abilities:
        text = print_ability(ability, lang, lexicon, kind)
        if text is None:
            raise ValueError(f"{lang}: no words for {ability}")
        at_trigger = any(when.event == "trigger" for when in ability.timings)
        (trigger if at_trigger else effect).append(text)
    return "\n".join(effect), "\n".join(trigger)


def survives(record: Mapping[str, object], lang: str, lexicon: Words) -> bool:
    """Is the card read whole, and is the print of what was read the same text?"""
    compiled = compile_card(record, lang, lexicon)
    if compiled.diagnostics:
        return False
    try:
        printed = print_card(compiled.abilities, lang, lexicon, str(record.get("category")))
    except ValueError:
        return False
    originals = (str(record.get("effect") or ""), str(record.get("trigger") or ""))
    return all(
        normalise(new, lang) == normalise(old, lang)
        for new, old in zip(printed, originals, strict=True)
    )


def essence(value: Any) -> Any:
    """The node without what only keeps the printed form: for comparing translations."""
    if isinstance(value, tuple):
        parts = tuple(essence(part) for part in value if not isinstance(part, n.Then))
        if parts and isinstance(parts[0], n.Test):
            return plain_tests(parts)
        return _flat(parts) if parts and isinstance(parts[0], n.Statement) else parts
    if isinstance(value, n.AnyTest):  # languages order alternatives as they like
        return n.AnyTest(tuple(sorted((essence(test) for test in value.tests), key=repr)))
    if isinstance(value, n.All):
        return _merged(tuple(essence(part) for part in value.parts))
    if isinstance(value, n.Node):
        whole = replace(
            value, **{f: essence(getattr(value, f)) for f in value.__dataclass_fields__}
        )
        if isinstance(whole, Ability) and whole.kind == "continuous":
            return replace(whole, body=tuple(sorted(whole.body, key=repr)))
        return whole
    return value


def _flat(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Statements in a row, as if no sentence ended between them."""
    out: list[Any] = []
    for part in parts:
        before = out[-1] if out else None
        if isinstance(part, n.May) and part.by == "you" and all(map(_up_to, part.body)):
            out.extend(part.body)  # up to so many may be none anyway
        elif isinstance(part, n.If) and isinstance(part.condition, n.Fits):
            if part.condition.target == n.It() and isinstance(before, n.If):
                # Of the card that the If before has come to: so it is part of it.
                out[-1] = replace(before, then=(*before.then, part))
            else:
                out.append(part)
        else:
            out.append(part)
    return tuple(out)


def _up_to(statement: n.Statement) -> bool:
    target = getattr(statement, "target", None)
    return isinstance(target, (n.Choose, n.Top)) and target.up_to


def _merged(parts: tuple[n.Condition, ...]) -> n.Condition:
    """Several things said of one card are one condition."""
    out: list[n.Condition] = []
    for part in parts:
        before = out[-1] if out else None
        if isinstance(part, n.Fits) and isinstance(before, n.Fits) and part.target == before.target:
            out[-1] = n.Fits(part.target, plain_tests((*before.tests, *part.tests)))
        else:
            out.append(part)
    return out[0] if len(out) == 1 else n.All(tuple(sorted(out, key=repr)))


__all__ = [
    "Compiled",
    "Diagnostic",
    "compile_card",
    "essence",
    "print_ability",
    "print_card",
    "read_line",
    "survives",
]
