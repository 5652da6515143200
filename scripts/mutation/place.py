"""Where rules are: the functions that mutants are drawn from, with the clause each carries out."""

from __future__ import annotations

import ast
import functools
import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

import tefuda
from tefuda import rules
from tefuda.games import GAMES, room

PACKAGE = Path(tefuda.__file__).parent
SHARED = "shared"  # the rooms that games share: kernel and effects
GROUPS = (*GAMES, SHARED)

# Files that carry no rule: how things read and are stored, what is told of a game and who may know
# it (tests/kernel has tests for that), what a bot prefers, how a scenario's position is laid out,
# and tables of words (those are broken as tables).
_NO_RULES = {
    "__init__", "advice", "features", "policy", "worth", "yardstick", "show", "record", "arrange",
    "words", "rulebook", "shared", "errors",
    "save", "view", "sample", "events", "why", "notes", "reckoning", "rng", "decision",
    "procedure", "printed", "card", "vocabulary", "learnt",
}  # fmt: skip
# Functions that carry none: copies, option keys, what only spares work or tells why not.
_NO_FUNCTION = {
    "__init__", "copy", "clone", "on", "handle", "name", "key", "keys", "record", "survey",
    "look_apart", "from_data", "to_data", "short", "reckon",
}  # fmt: skip
_NUMBER = re.compile(r"(?<![\w.-])\d+(?:(?:-\d+)+|(?:\.\d+)+)(?!\.?[\w-])")


@dataclass
class Place:
    """A function that carries a rule."""

    group: str
    module: str  # games.onepiece.turn
    name: str  # draw, or Class.method
    path: Path
    node: ast.FunctionDef
    owner: str  # the class it is a method of, or nothing
    clause: str

    @property
    def key(self) -> str:
        return f"{self.module}:{self.name}"

    def function(self) -> FunctionType:
        """The live function, beneath whatever wraps it."""
        found: Any = importlib.import_module(f"tefuda.{self.module}")
        for part in self.name.split("."):
            found = vars(found)[part] if isinstance(found, type) else getattr(found, part)
        found = getattr(found, "fget", None) or getattr(found, "__func__", found)
        found = getattr(found, "__wrapped__", found)
        assert isinstance(found, FunctionType), self.key
        return found


def _files() -> Iterator[tuple[str, Path]]:
    for folder in ("kernel", "effects"):
        for path in sorted((PACKAGE / folder).glob("*.py")):
            yield SHARED, path
    for game in GAMES:
        for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
            yield game, path


def _clause(game: str, module: str, name: str, source: str) -> str:
    """The clause a function carries out: of its step, named in it, or said of it in a table."""
    for edition in room(game).EDITIONS.values():
        for procedure in edition.procedures.values():
            for step in procedure.steps:
                run = step.run
                if run.__module__ == f"tefuda.{module}" and run.__qualname__ == name:
                    if step.clause:
                        return step.clause
    found = _NUMBER.search(source)
    if found is not None:
        return found[0]
    plain = name.rpartition(".")[2]
    for number, place in rules.where(game).items():
        if place in (f"{module}:{plain}", f"{module}:{name.partition('.')[0]}"):
            return number
    return ""


def clause_of(group: str, module: str, name: str, source: str) -> str:
    if group != SHARED:
        return _clause(group, module, name, source)
    cited = [f"{game} {number}" for game in GAMES if (number := _clause(game, module, name, ""))]
    return ", ".join(cited)


@functools.cache
def places() -> list[Place]:
    """All functions that carry rules, in the order of the files."""
    found: list[Place] = []
    for group, path in _files():
        if path.stem in _NO_RULES:
            continue
        text = path.read_text(encoding="utf-8")
        module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        for node in ast.parse(text).body:
            inside = node.body if isinstance(node, ast.ClassDef) else [node]
            owner = node.name if isinstance(node, ast.ClassDef) else ""
            for one in inside:
                if not isinstance(one, ast.FunctionDef) or one.name in _NO_FUNCTION:
                    continue
                name = f"{owner}.{one.name}" if owner else one.name
                source = ast.get_source_segment(text, one) or ""
                clause = clause_of(group, module, name, source)
                found.append(Place(group, module, name, path, one, owner, clause))
    return found
