"""No tool knows which game it serves: what is a game's own stays in the game's room."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tefuda import __version__
from tefuda.games import GAMES, room, rulebook

PACKAGE = Path(__file__).parents[1] / "src" / "tefuda"
# Rooms below the tools, and the page of a card, which shows whatever is printed on one.
NOT_TOOLS = ("abilities", "kernel", "effects", "games", "text", "cards", "data")
TOOLS = [
    path
    for path in sorted(PACKAGE.glob("**/*.py"))
    if path.relative_to(PACKAGE).parts[0] not in NOT_TOOLS and path.stem != "cards"
]
# What every game has, whatever else it has; and "removed", which tools say of other things.
COMMON = {
    "deck", "hand", "leader", "life", "power", "cost", "active", "rested", "damage", "removed",
}  # fmt: skip
# Words of another project's: what Vega-Lite calls a column, and which Vega-Lite it is.
OF_OTHERS = {"field", "6.4"}


def strings(path: Path) -> list[str]:
    """The strings of a module that are not docstrings, in their parts if they have any."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]


def own_words(game: str) -> set[str]:
    """The words of a game: its zones, pools, values and keywords, as tools would write them."""
    rules = rulebook(game)
    words = {zone.name for zone in rules.zones} | {*rules.pools, *rules.stats, *rules.keywords}
    arrange = room(game).arrange
    return (words | {arrange.TOKENS, arrange.GIVEN}) - {"", *COMMON}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("path", TOOLS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_tool_names_no_game_and_none_of_its_words(path: Path, game: str) -> None:
    found = strings(path)
    if path.parent.name == "report":
        found = [text for text in found if text not in OF_OTHERS]
    assert not [text for text in found if game in text or room(game).TITLE in text]
    assert sorted(own_words(game) & set(found)) == []
    numbers = [text for text in found if re.fullmatch(r"\d+([-.]\d+)+", text)]
    assert [text for text in numbers if text != __version__] == []
    names = {str(node) for node in re.findall(r"games\.(\w+)", path.read_text(encoding="utf-8"))}
    assert not names & set(GAMES)
