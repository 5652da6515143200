"""Which clauses of the rules are shown by which scenarios and tests.

    PYTHONPATH=src python -m tests.clauses [8-1]

lists the clauses (of a chapter) that nothing shows yet.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from tefuda.scenarios import Scenario, read_file

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "tefuda" / "data"


def rules_folder(game: str) -> Path:
    return DATA / game / "rules"


def index(game: str, edition: str) -> dict[str, str]:
    """Clause number to kind."""
    lines = (rules_folder(game) / f"{edition}.tsv").read_text(encoding="utf-8").splitlines()
    return {number: kind for number, kind, *_ in (line.split("\t") for line in lines[1:])}


def exempt(game: str) -> dict[str, str]:
    """Clause number to the reason why nothing has to show it."""
    lines = (rules_folder(game) / "exempt.tsv").read_text(encoding="utf-8").splitlines()
    return {number: reason for number, reason in (line.split("\t") for line in lines)}


def scenarios(game: str) -> list[Scenario]:
    """Every scenario that comes with a game."""
    folder = DATA / game / "scenarios"
    return [scenario for path in sorted(folder.rglob("*.scn")) for scenario in read_file(path)]


def by_scenarios(game: str) -> dict[str, list[str]]:
    """Clause number to the titles of the scenarios that show it."""
    found: dict[str, list[str]] = {}
    for scenario in scenarios(game):
        for number in scenario.shows:
            found.setdefault(number, []).append(scenario.title)
    return found


def by_tests(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """Clause number to the tests that carry its mark; read from the source, not imported."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                for mark in node.decorator_list:
                    for number in _numbers(mark):
                        found.setdefault(number, []).append(f"{path.name}::{node.name}")
    return found


def _numbers(mark: ast.expr) -> list[str]:
    if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Attribute):
        return []
    if mark.func.attr != "clause":
        return []
    return [str(a.value) for a in mark.args if isinstance(a, ast.Constant)]


def needed(game: str, edition: str) -> list[str]:
    """The clauses that ask something of a program, or say what a word means."""
    return [n for n, kind in index(game, edition).items() if kind in ("procedure", "definition")]


def missing(game: str, edition: str) -> list[str]:
    shown = by_scenarios(game).keys() | by_tests().keys() | exempt(game).keys()
    return [number for number in needed(game, edition) if number not in shown]


if __name__ == "__main__":
    prefix = sys.argv[1] if len(sys.argv) > 1 else ""
    for clause in missing("onepiece", "1.2.0"):
        if not prefix or clause == prefix or clause.startswith(prefix + "-"):
            print(clause)
