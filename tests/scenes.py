"""Scenarios as tests: those of files, and those written into a test file, each a test of its own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from scripts.courses import MEANT, parting, played

from tefuda import rules
from tefuda.cards import Catalog, house
from tefuda.games import GAMES
from tefuda.scenarios import Scenario, read_file, read_text

HERE = Path(__file__).parent
_WRITTEN: list[Scenario] = []  # in test files, as far as those were read


def scenes(**texts: str) -> pytest.MarkDecorator:
    """The scenarios of these texts, by game, as the parameter `scene`."""
    found = [scene for game, text in texts.items() for scene in read_text(text, game=game)]
    _WRITTEN.extend(found)
    return pytest.mark.parametrize("scene", found, ids=[f"{s.game} {s.title}" for s in found])


def holds(scene: Scenario, cards: Catalog | None = None) -> None:
    """A scenario holds, and goes the way it went."""
    failures, went = played(scene, cards)
    assert not failures, "\n".join(map(str, failures))
    changed = parting(scene, went)
    assert not changed, f"{scene.where}: {changed}, it goes {MEANT}"


def everything() -> Iterator[tuple[Scenario, Catalog | None]]:
    """Every scenario there is, with its cards, or without if those are not beside the project."""
    from tests.rulings.conftest import NEWER, SHARED, catalog

    for game in GAMES:
        for scenario in rules.scenarios(game):
            yield scenario, house(game)
    for path in sorted(HERE.rglob("test_*.py")):
        if "scenes(" in path.read_text(encoding="utf-8"):
            import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))
    for scenario in _WRITTEN:
        yield scenario, house(scenario.game)
    for path in sorted((HERE / "rulings").rglob("*.scn")):
        there = NEWER.is_dir() if path.parent.name == "newer" else SHARED.is_dir()
        for scenario in read_file(path):
            yield scenario, catalog(scenario.game) if there else None
