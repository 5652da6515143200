"""The tools know the game here even where it has no cards of its own yet."""

from __future__ import annotations

import pytest

from tefuda import games


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", tuple(dict.fromkeys([*games.GAMES, "rebirth"])))
