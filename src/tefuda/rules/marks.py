"""What the tests show, read from their marks; needs nothing but Python, for the build uses it.

An installed package has no tests. The build writes what they show into a small table
(data/tests.tsv), so that `tefuda rules` says the same there as in a checkout.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mark:
    """A clause that a test shows: @pytest.mark.clause("5-1-2", game=..., edition=...)."""

    game: str  # "" is the first of the games
    edition: str  # "" is the current one
    number: str
    title: str

    def line(self) -> str:
        return "\t".join((self.game, self.edition, self.number, self.title))


def from_lines(text: str) -> list[Mark]:
    return [Mark(*line.split("\t")) for line in text.splitlines()]


def from_tests(folder: Path) -> list[Mark]:
    """The marks of all test files in a folder."""
    return [mark for path in sorted(folder.glob("**/test_*.py")) for mark in from_file(path)]


def from_file(path: Path) -> list[Mark]:
    """The marks of a test file.

    A mark names its game, game="...", unless the file is in the game's folder or it is the first.
    """
    here = path.parts[-2] if path.parts[-3:-2] == ("games",) else ""
    found: list[Mark] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef):
            continue
        for mark in node.decorator_list:
            if (
                isinstance(mark, ast.Call)
                and isinstance(mark.func, ast.Attribute)
                and mark.func.attr == "clause"
            ):
                said = {word.arg: ast.literal_eval(word.value) for word in mark.keywords}
                game, edition = said.get("game", here), said.get("edition", "")
                for number in map(ast.literal_eval, mark.args):
                    found.append(Mark(game, edition, number, f"{path.name}: {node.name}"))
    return found
