"""Kernel and effects know no game: not by name, not by its words, not by its clauses."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import tefuda
from tefuda.games import GAMES, rulebook

PACKAGE = Path(tefuda.__file__).parent
ROOMS = ("kernel", "effects")
FILES = sorted(path for place in ROOMS for path in (PACKAGE / place).rglob("*.py"))

# What is printed on the cards or in the documents of some games and not of others. Of what is
# asked of every game, the kernel may speak.
PRINTED = (
    "DON", "Life", "Leader", "Character", "Stage", "Counter", "Trigger", "Member", "Entry",
    "Retire", "Partner", "Supporter", "Spark", "Energy", "Combo", "Awaken", "Awakened", "Marker",
    "Ki", "Power", "ATK", "DEF", "Extra",
)  # fmt: skip
# Words that one game alone has declared today, and that every game might: what they say here is said
# of cards, tokens and battles of any game.
ANYBODYS = {
    "active", "barrier", "battle", "battles", "battling", "be_boosted", "be_chosen_first", "covered",
    "face_up", "frozen", "opponent_turn", "placed", "under", "used", "waiting", "your_turn",
}  # fmt: skip
CLAUSE = re.compile(r"\b\d+(-\d+){2,}\b|\b\d+(\.\d+){2,}\b")


def words_of(game: str) -> set[str]:
    """What a game has declared: zones, pools, values, keywords, acts, events, conditions."""
    rules = rulebook(game)
    words = {zone.name for zone in rules.zones} | {zone.mark for zone in rules.zones}
    words |= {*rules.pools, *rules.stats, *rules.keywords, *rules.acts, *rules.events}
    words |= {*rules.zone_words, *rules.condition_words, *rules.back_words, rules.token_verb}
    return {word for word in words if len(word) > 1}


def one_games() -> set[str]:
    """Words that one game alone has declared."""
    found: set[str] = set()
    for game in GAMES:
        others = set[str]().union(*(words_of(other) for other in GAMES if other != game))
        found |= words_of(game) - others
    return found - ANYBODYS


def said(source: str) -> Iterator[tuple[int, str]]:
    """Comments and docstrings, with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield getattr(node, "lineno", 1), ast.get_docstring(node) or ""


def used(source: str) -> Iterator[tuple[int, str]]:
    """Words the code speaks of: strings, and what parts of things are called."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr


def of_one_game(source: str) -> list[str]:
    """What in a source belongs to one game."""
    own = one_games()
    printed = re.compile(rf"\b({'|'.join(PRINTED)})s?\b|\bruling\b|{'|'.join(GAMES)}")
    found = [f"{line}: {word}" for line, word in used(source) if word in own]
    found += [f"{line}: {word}" for line, word in used(source) if word in GAMES]
    for line, text in said(source):
        found += [f"{line}: {match[0]}" for match in printed.finditer(text)]
        if not text.startswith("Whether a clause is"):  # which shows what clauses look like
            found += [f"{line}: {match[0]}" for match in CLAUSE.finditer(text)]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_kernel_and_effects_have_no_word_of_one_game(path: Path) -> None:
    assert not of_one_game(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("# What a Leader does\n", "Leader"),
        ('def f() -> None:\n    """As 7-1-2-1 says."""\n', "7-1-2-1"),
        ("# see 9.6.2.2\n", "9.6.2.2"),
        ('word == "retire"\n', "retire"),
        ('pool = "cost"\ngiven.re_combo\n', "re_combo"),
        ("# as onepiece has it\n", "onepiece"),
    ],
)
def test_such_a_word_is_seen(source: str, what: str) -> None:
    assert any(line.endswith(f": {what}") for line in of_one_game(source))
