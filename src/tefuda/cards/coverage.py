"""How much of the cards' text is read, whether the languages agree, and what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tefuda.abilities.nodes import Ability
from tefuda.cards.borne import borne_by
from tefuda.cards.records import Record
from tefuda.text.compile import Compiled, Diagnostic, compile_card, essence, readings, survives
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tefuda.text.tables import LANGUAGES, tables

Records = Mapping[str, Mapping[str, Record]]
Sides = tuple[tuple[Ability, ...], ...]


@dataclass
class LanguageReport:
    """One language: cards and sentences read, and texts that survive being printed back."""

    cards: int = 0
    read: int = 0
    survive: int = 0
    lines: int = 0
    lines_read: int = 0
    declined: list[Diagnostic] = field(default_factory=list)
    altered: list[str] = field(default_factory=list)  # read, but printed back differently
    ambiguous: list[str] = field(default_factory=list)  # with another reading of another meaning

    def ranked(self) -> list[tuple[str, int, str]]:
        """The first thing that could not be read, how often, and an example."""
        counts = Counter(problem.token for problem in self.declined)
        example = {problem.token: problem.card for problem in reversed(self.declined)}
        return [(token, n, example[token]) for token, n in counts.most_common()]


@dataclass
class Report:
    """All languages, and how they compare."""

    languages: dict[str, LanguageReport] = field(default_factory=dict)
    compared: int = 0  # cards read whole in every language they are printed in, two at least
    differences: dict[str, dict[str, str]] = field(default_factory=dict)  # by card and language

    @property
    def agree(self) -> int:
        return self.compared - len(self.differences)


def coverage(
    records: Records,
    lexicon: Lexicon,
    tick: Callable[[], None] | None = None,
    others: Records | None = None,
) -> Report:
    """Read every card in every language and compare. `others` are cards that are known besides."""
    report = Report()
    texts: dict[str, dict[str, Compiled]] = {lang: {} for lang in records}
    for lang, cards in records.items():
        for number, record in cards.items():
            texts[lang][number] = compile_card(record, lang, lexicon)
            if tick is not None:
                tick()
    borne = borne_by(records, texts, lexicon, others or {})
    meanings: dict[str, dict[str, Sides]] = {}
    for lang in LANGUAGES:
        if lang not in records:
            continue
        language = LanguageReport()
        report.languages[lang] = language
        for number, record in records[lang].items():
            compiled = texts[lang][number]
            compiled.diagnostics += borne.missing(record, lang, compiled)
            sides = _read(language, record, lang, lexicon, compiled)
            if sides is not None:
                meanings.setdefault(number, {})[lang] = sides
    for number, by_lang in meanings.items():
        printed_in = [lang for lang in report.languages if number in records[lang]]
        if len(printed_in) > 1 and len(by_lang) == len(printed_in):
            report.compared += 1
            if len({repr(essence(sides)) for sides in by_lang.values()}) > 1:
                report.differences[number] = _difference(by_lang)
    return report


def _read(
    report: LanguageReport, record: Record, lang: str, lexicon: Lexicon, compiled: Compiled
) -> Sides | None:
    lines = [
        line
        for side in tables(lexicon.game).SIDES
        for name in side
        for line in normalise(tables(lexicon.game).text_of(record, name, lang), lang, lexicon.game)
    ]
    report.cards += 1
    report.lines += len(lines)
    report.lines_read += len(lines) - len(
        {(p.field, p.line, p.sentence) for p in compiled.diagnostics}
    )
    if compiled.diagnostics:
        report.declined.extend(compiled.diagnostics)
        return None
    report.read += 1
    if any(len(readings(line, lang, lexicon)) > 1 for line in lines):
        report.ambiguous.append(str(record["id"]))
    if survives(record, lang, lexicon, compiled):
        report.survive += 1
    else:
        report.altered.append(str(record["id"]))
    return compiled.sides


def _difference(by_lang: Mapping[str, Sides]) -> dict[str, str]:
    """What each language says where they part: the abilities that are not in all of them."""
    readings = {
        lang: [repr(essence(ability)) for side in sides for ability in side]
        for lang, sides in by_lang.items()
    }
    common = set.intersection(*(set(reading) for reading in readings.values()))
    shown: dict[str, str] = {}
    odd = {lang: [r for r in reading if r not in common] for lang, reading in readings.items()}
    for lang, different in odd.items():
        others = [" ".join(reading) for other, reading in odd.items() if other != lang]
        shown[lang] = _cut(" ".join(different), others)
    return shown


def _cut(text: str, others: list[str]) -> str:
    """The part of a long reading where it first differs from the others."""
    at = len(text)
    for other in others:
        same = 0
        while same < min(len(text), len(other)) and text[same] == other[same]:
            same += 1
        if same < max(len(text), len(other)):
            at = min(at, same)
    start = max(0, at - 60)
    return ("…" if start else "") + text[start : at + 120] + ("…" if at + 120 < len(text) else "")
