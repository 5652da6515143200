"""The clause index: every clause of a rulebook, what it asks, where it is done, what shows it."""

from __future__ import annotations

import ast
import functools
import io
import re
import tokenize
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path

from tefuda.games import rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.rules.documents import NUMBER, PACKAGE, marks
from tefuda.scenarios import Scenario, read_text

KINDS = ("heading", "procedure", "definition", "construction", "physical", "example")
ASKING = ("procedure", "definition")  # kinds that ask something of a program


@dataclass
class Clause:
    """One clause: its own-words summaries, where it is carried out, what shows it."""

    number: str
    kind: str
    en: str
    ja: str
    zh: str = ""  # "" where an older edition says something else than the current one
    done: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    exempt: str = ""  # why it asks nothing of its own
    continues: str = ""  # in an older edition: the clause of the current one that continues it
    change: str = ""  # ... and what is different there, if anything is

    def said(self, lang: str) -> str:
        """The summary in a language; in English where there is none."""
        return {"ja": self.ja, "zh-Hant": self.zh}.get(lang) or self.en

    @property
    def missing(self) -> bool:
        """It asks something, and nothing shows that it is done."""
        return self.kind in ASKING and not self.shown and not self.exempt


def _data(game: str) -> Path:
    return PACKAGE / "data" / game


@functools.cache
def index(game: str, edition: str = "") -> dict[str, Clause]:
    """All clauses of a rulebook in their order."""
    rules = rulebook(game, edition)
    path = _data(game) / "rules" / f"{rules.edition}.tsv"
    if rules.edition != rulebook(game).edition and not path.is_file():
        return index(game)  # a format is a chapter of the game's document
    clauses: dict[str, Clause] = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        number, kind, en, ja, *more = line.split("\t")
        clauses[number] = Clause(number, kind, en, ja)
        if more:
            clauses[number].continues, clauses[number].change = more
        else:
            clauses[number].continues = number
    chinese = _chinese(game)
    for clause in clauses.values():
        if not clause.change:
            clause.zh = chinese.get(clause.continues, "")
    exempt = _data(game) / "rules" / "exempt.tsv"
    if exempt.is_file() and rules.edition == rulebook(game).edition:
        for line in exempt.read_text(encoding="utf-8").splitlines():
            number, _, reason = line.partition("\t")
            if number in clauses:
                clauses[number].exempt = reason
    if rules.edition == rulebook(game).edition:
        for number, places in _implementations(game).items():
            if number in clauses:
                clauses[number].done = places
        for number, titles in _demonstrations(game).items():
            if number in clauses:
                clauses[number].shown = titles
        return clauses
    # An older clause is carried out and shown where the one that continues it is, and where the
    # edition's own file and the scenarios run under it say so.
    current = index(game)
    own = _own_citations(game, rules.edition)
    shown = _demonstrations(game, rules.edition)
    own_shown = _own_demonstrations(game, rules.edition)
    for clause in clauses.values():
        later = current.get(clause.continues)
        if later is not None:
            clause.done = list(later.done)
            clause.exempt = later.exempt
        clause.done = own.get(clause.number, []) + clause.done
        clause.shown = own_shown.get(clause.number, []) + shown.get(clause.continues, [])
        if later is not None and not clause.change:
            clause.shown += [title for title in later.shown if title not in clause.shown]
    return clauses


@functools.cache
def _chinese(game: str) -> dict[str, str]:
    """The summaries in Traditional Chinese, of the current edition's clauses."""
    path = _data(game) / "rules" / "zh-Hant.tsv"
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return {number: text for number, _, text in [line.partition("\t") for line in lines]}


@dataclass
class Difference:
    """What changed from one edition to another."""

    added: list[Clause]
    removed: list[Clause]
    moved: list[tuple[Clause, Clause]]
    changed: list[tuple[Clause, Clause]]


def diff(game: str, old: str, new: str) -> Difference:
    """Compare two editions, clause by clause."""
    before, after = index(game, old), index(game, new)
    by_current = {clause.continues: clause for clause in after.values() if clause.continues}
    difference = Difference([], [], [], [])
    matched: set[str] = set()
    for clause in before.values():
        later = by_current.get(clause.continues) if clause.continues else None
        if later is None:
            difference.removed.append(clause)
            continue
        matched.add(later.number)
        if clause.change != later.change:
            difference.changed.append((clause, later))
        elif clause.number != later.number:
            difference.moved.append((clause, later))
    difference.added = [c for c in after.values() if c.number not in matched]
    return difference


def scenarios(game: str) -> list[Scenario]:
    """The scenarios that come with tefuda."""
    found: list[Scenario] = []
    folder = _data(game) / "scenarios"
    for path in sorted(folder.glob("**/*.scn")):
        found.extend(read_text(path.read_text(encoding="utf-8"), path.name, game))
    return found


def _implementations(game: str) -> dict[str, list[str]]:
    """Where clauses are cited: steps carry their number, other code cites it in a comment.

    Only a game's own room cites; what is done in rooms that games share stands in `where`.
    """
    places: dict[str, list[str]] = {}
    room = PACKAGE / "games" / game
    for path in sorted([*room.glob("*.py"), *room.glob("formats/*.py")]):
        module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        for number, name in citations(path.read_text(encoding="utf-8")):
            place = module + (f":{name}" if name else "")
            found = places.setdefault(number, [])
            if place not in found:
                found.append(place)
    for number, place in where(game).items():
        places.setdefault(number, []).append(place)
    return places


def where(game: str) -> dict[str, str]:
    """Where clauses are carried out that no code of the game cites: definitions mostly."""
    path = _data(game) / "rules" / "where.tsv"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return dict(line.split("\t") for line in lines)


@functools.cache
def defined(module: str) -> set[str]:
    """The functions, classes and constants a module defines, methods included."""
    path = PACKAGE / f"{module.replace('.', '/')}.py"
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def citations(source: str) -> list[tuple[str, str]]:
    """Clause numbers in strings and comments, each with the function or class around it."""
    tree = ast.parse(source)
    spans: list[tuple[int, int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            first = min([node.lineno, *[d.lineno for d in node.decorator_list]])
            spans.append((first, node.end_lineno or node.lineno, node.name))
    found: list[tuple[str, str]] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            for offset, text in enumerate(token.string.splitlines()):
                line = token.start[0] + offset
                for number in NUMBER.findall(text):
                    around = [s for s in spans if s[0] <= line <= s[1]]
                    name = max(around)[2] if around else ""
                    found.append((number, name))
    return found


def _own_citations(game: str, edition: str) -> dict[str, list[str]]:
    """Where an older edition's own file cites clauses."""
    name = f"v{edition.replace('.', '_')}"
    path = PACKAGE / "games" / game / "editions" / f"{name}.py"
    places: dict[str, list[str]] = {}
    if path.is_file():
        for number, function in citations(path.read_text(encoding="utf-8")):
            place = f"games.{game}.editions.{name}:{function}".rstrip(":")
            found = places.setdefault(number, [])
            if place not in found:
                found.append(place)
    return places


def _own_demonstrations(game: str, edition: str) -> dict[str, list[str]]:
    """Which scenarios show clauses by their number in an older edition."""
    shown: dict[str, list[str]] = {}
    for scenario in scenarios(game):
        for number in scenario.shows_in.get(edition, []):
            shown.setdefault(number, []).append(f"{scenario.path}: {scenario.title}")
    for mark in marks(game, edition):
        shown.setdefault(mark.number, []).append(mark.title)
    return shown


def _demonstrations(game: str, edition: str = "") -> dict[str, list[str]]:
    """Which scenarios and tests show a clause (under an edition)."""
    shown: dict[str, list[str]] = {}
    for scenario in scenarios(game):
        if edition and edition not in scenario.editions:
            continue
        for number in scenario.shows:
            shown.setdefault(number, []).append(f"{scenario.path}: {scenario.title}")
    if edition:
        return shown
    for mark in marks(game):
        shown.setdefault(mark.number, []).append(mark.title)
    return shown


def steps(game: str, edition: str = "") -> dict[str, list[str]]:
    """The steps of the rulebook's procedures, by clause. What is done by hand stands in no document
    and has none."""
    found: dict[str, list[str]] = {}
    for procedure in rulebook(game, edition).procedures.values():
        for step in procedure.steps if procedure.name != "by_hand" else ():
            found.setdefault(step.clause, []).append(f"{procedure.name}.{step.name}")
    return found


def parts_of(number: str) -> list[str]:
    """The parts of a clause number, which documents and people write with different marks."""
    plain = unicodedata.normalize("NFKC", number).strip(" .-()")
    return re.split(r"[.\-\u2010-\u2015\u2212]", plain) if plain else []


def clause(game: str, number: str, edition: str = "") -> Clause:
    """One clause by its number."""
    clauses = index(game, edition)
    asked = parts_of(number)
    near: list[str] = []
    for known in clauses:
        parts = parts_of(known)
        if parts == asked:
            return clauses[known]
        if asked and parts == asked[: len(parts)]:
            near.append(known)
    hint = f"; near it: {', '.join(near[-5:])}" if near else ""
    raise TefudaError(f"{game} has no clause {number!r}{hint}")
