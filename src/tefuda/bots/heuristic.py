"""The heuristic bot: does what a sensible player of the game prefers.

It looks no further than the board in front of it: no search, no memory, views only.
"""

from __future__ import annotations

from tefuda.games import room
from tefuda.kernel.view import View


class HeuristicBot:
    """Takes the advice of the game's room."""

    def choose(self, view: View) -> str:
        """The key of the option that is liked best."""
        return room(view.game).advice.choose(view).key
