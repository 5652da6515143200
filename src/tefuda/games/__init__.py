"""The games tefuda knows, each in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, cast

from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.kernel.rulebook import Rulebook

GAMES = ("onepiece",)


class GameRoom(Protocol):
    """What a game's folder offers: its editions and how a game of it is prepared."""

    EDITIONS: dict[str, Rulebook]
    DEFAULT: str
    new_game: Callable[..., Game]
    table: Callable[[Rulebook, int], Game]
    deck_problems: Callable[[Printed | None, list[tuple[Printed, int]], Rulebook], list[str]]
    arrange: Any


def room(game: str) -> GameRoom:
    """The folder of a game by its name."""
    if game not in GAMES:
        raise TefudaError(f"there is no game {game!r}; there is {', '.join(GAMES)}")
    return cast(GameRoom, import_module(f"tefuda.games.{game}"))


def rulebook(game: str, edition: str = "") -> Rulebook:
    """A game's rules in an edition, the current one if none is named."""
    known = room(game)
    edition = edition or known.DEFAULT
    if edition not in known.EDITIONS:
        raise TefudaError(
            f"{game} has no edition {edition!r}; known are {', '.join(known.EDITIONS)}"
        )
    return known.EDITIONS[edition]
