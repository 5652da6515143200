"""Small cells to simulate: quick bots, house decks."""

from __future__ import annotations

from tefuda.decks import house_decks, load_all
from tefuda.games import room
from tefuda.sim import Cell


def cell(game: str = "onepiece", bot: str = "random", seed: int = 1) -> Cell:
    """Two house decks of a game."""
    decks = [*house_decks(game).values()][:2]
    return Cell(tuple(decks), (bot,) * 2, "", seed)


def table(edition: str, seats: int, game: str = "rebirth") -> Cell:
    """The decks a game has for a larger table."""
    decks = load_all([room(game).DECKS[i % len(room(game).DECKS)] for i in range(seats)], game)
    return Cell(tuple(decks), ("random",) * seats, edition)
