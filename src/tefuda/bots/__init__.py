"""Bots: they see a view and name an option."""

from __future__ import annotations

from typing import Protocol

from tefuda.bots.heuristic import HeuristicBot
from tefuda.bots.random import RandomBot
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.view import View

BOTS = ("random", "heuristic")


class Bot(Protocol):
    """Anything that picks an option's key from a view."""

    def choose(self, view: View) -> str: ...


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot()
    raise TefudaError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")


__all__ = ["BOTS", "Bot", "HeuristicBot", "RandomBot", "make_bot"]
