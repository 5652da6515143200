"""The clause index: every clause of a rulebook, what it asks, where it is done, what shows it."""

from __future__ import annotations

import ast
import functools
import io
import re
import tokenize
import unicodedata
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from tefuda.games import GAMES, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.scenarios import Scenario, read_text

KINDS = ("heading", "procedure", "definition", "construction", "physical", "example")
ASKING = ("procedure", "definition")  # kinds that ask something of a program
# A clause number: 7-1-2-1 in some documents, 7.4.2.1 in others. A full stop may follow it.
_NUMBER = re.compile(r"(?<![\w.-])\d+(?:(?:-\d+)+|(?:\.\d+)+)(?!\.?[\w-])")


@dataclass
class Clause:
    """One clause: its own-words summaries, where it is carried out, what shows it."""

    number: str
    kind: str
    en: str
    ja: str
    done: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    exempt: str = ""  # why it asks nothing of its own
    continues: str = ""  # in an older edition: the clause of the current one that continues it
    change: str = ""  # ... and what is different there, if anything is

    @property
    def missing(self) -> bool:
        """It asks something, and nothing shows that it is done."""
        return self.kind in ASKING and not self.shown and not self.exempt


def _data(game: str) -> Path:
    return Path(str(resources.files("tefuda"))) / "data" / game


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
    package = Path(str(resources.files("tefuda")))
    places: dict[str, list[str]] = {}
    room = package / "games" / game
    for path in sorted([*room.glob("*.py"), *room.glob("formats/*.py")]):
        module = ".".join(path.relative_to(package).with_suffix("").parts)
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
    path = Path(str(resources.files("tefuda"))) / f"{module.replace('.', '/')}.py"
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
                for number in _NUMBER.findall(text):
                    around = [s for s in spans if s[0] <= line <= s[1]]
                    name = max(around)[2] if around else ""
                    found.append((number, name))
    return found


def _own_citations(game: str, edition: str) -> dict[str, list[str]]:
    """Where an older edition's own file cites clauses."""
    package = Path(str(resources.files("tefuda")))
    name = f"v{edition.replace('.', '_')}"
    path = package / "games" / game / "editions" / f"{name}.py"
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
    for path in test_files():
        for number, name in marks(path, game, edition):
            shown.setdefault(number, []).append(f"{path.name}: {name}")
    return shown


def test_files() -> list[Path]:
    """The test files, in a checkout (also from the compiled copy inside it)."""
    for folder in Path(str(resources.files("tefuda"))).parents:
        if (folder / "pyproject.toml").is_file():
            return sorted((folder / "tests").glob("**/test_*.py"))
    return []


def _demonstrations(game: str, edition: str = "") -> dict[str, list[str]]:
    """Which scenarios, and in a checkout which tests, show a clause (under an edition)."""
    shown: dict[str, list[str]] = {}
    for scenario in scenarios(game):
        if edition and edition not in scenario.editions:
            continue
        for number in scenario.shows:
            shown.setdefault(number, []).append(f"{scenario.path}: {scenario.title}")
    if edition:
        return shown
    for path in test_files():
        for number, name in marks(path, game):
            shown.setdefault(number, []).append(f"{path.name}: {name}")
    return shown


def marks(path: Path, game: str, edition: str = "") -> list[tuple[str, str]]:
    """The clause marks of a test file: @pytest.mark.clause("5-1-2", ...), or those for an older
    edition: @pytest.mark.clause("1-2-3", edition="1.1.3").

    A mark names its game, game="...", unless the file is in the game's folder or it is the first.
    """
    here = path.parts[-2] if path.parts[-3:-2] == ("games",) else GAMES[0]
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            if (
                isinstance(decorator, ast.Call)
                and isinstance(decorator.func, ast.Attribute)
                and decorator.func.attr == "clause"
            ):
                said = {k.arg: ast.literal_eval(k.value) for k in decorator.keywords}
                if (said.get("game", here), said.get("edition", "")) == (game, edition):
                    for number in map(ast.literal_eval, decorator.args):
                        found.append((number, node.name))
    return found


def steps(game: str, edition: str = "") -> dict[str, list[str]]:
    """The steps of the rulebook's procedures, by clause."""
    found: dict[str, list[str]] = {}
    for procedure in rulebook(game, edition).procedures.values():
        for step in procedure.steps:
            found.setdefault(step.clause, []).append(f"{procedure.name}.{step.name}")
    return found


def _parts(number: str) -> list[str]:
    """The parts of a clause number, which documents and people write with different marks."""
    plain = unicodedata.normalize("NFKC", number).strip(" .-()")
    return re.split(r"[.\-\u2010-\u2015\u2212]", plain) if plain else []


def clause(game: str, number: str, edition: str = "") -> Clause:
    """One clause by its number."""
    clauses = index(game, edition)
    asked = _parts(number)
    near: list[str] = []
    for known in clauses:
        parts = _parts(known)
        if parts == asked:
            return clauses[known]
        if asked and parts == asked[: len(parts)]:
            near.append(known)
    hint = f"; near it: {', '.join(near[-5:])}" if near else ""
    raise TefudaError(f"{game} has no clause {number!r}{hint}")


def search(game: str, words: str, edition: str = "") -> list[Clause]:
    """Clauses that hold all the words in their summary or as the beginning of their number."""
    found = list(index(game, edition).values())
    for word in words.lower().split():
        begin = _parts(word)
        found = [
            c
            for c in found
            if word in f"{c.en} {c.ja}".lower() or _parts(c.number)[: len(begin)] == begin
        ]
    return found


__all__ = [
    "ASKING",
    "GAMES",
    "KINDS",
    "Clause",
    "Difference",
    "clause",
    "diff",
    "index",
    "marks",
    "scenarios",
    "search",
    "steps",
    "test_files",
]  # fmt: skip
