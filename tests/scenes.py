"""Scenarios written into a test file, each a test of its own."""

from __future__ import annotations

import pytest

from tefuda.scenarios import Scenario, read_text, run


def scenes(**texts: str) -> pytest.MarkDecorator:
    """The scenarios of these texts, by game, as the parameter `scene`."""
    found = [scene for game, text in texts.items() for scene in read_text(text, game=game)]
    return pytest.mark.parametrize("scene", found, ids=[f"{s.game} {s.title}" for s in found])


def holds(scene: Scenario) -> None:
    failures = [str(failure) for failure in run(scene)]
    assert not failures, "\n".join(failures)
