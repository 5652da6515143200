"""Environments for researchers: games as arrays, behind the standard interfaces.

from tefuda import env

table = env.aec("GAME")                           # PettingZoo
learner = env.gym("GAME", opponent="beginner")    # Gymnasium; also gymnasium.make("tefuda/GAME-v1")
many = env.vector("GAME", "self", games=64)       # Gymnasium's vectors

docs/RESEARCH.md has the layout of the arrays, recipes and figures.
"""

from __future__ import annotations

from tefuda.kernel.errors import TefudaError

try:
    import gymnasium  # noqa: F401
    import librt.strings  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise TefudaError(
        f"environments need {error.name}, which is not installed: pip install 'tefuda[env]'"
    ) from None

from tefuda.env.aec import AEC, aec
from tefuda.env.board import Board
from tefuda.env.cards import CardTable, card_table
from tefuda.env.course import Course
from tefuda.env.gym import Gym, gym, register
from tefuda.env.layout import VERSION, Column, Layout, Rows, Sheet
from tefuda.env.measure import Evaluation, Rate, evaluate
from tefuda.env.players import Policy, Pool
from tefuda.env.starts import Pool as Decks
from tefuda.env.vector import Vector, vector

register()


def layout(game: str, version: int = VERSION, **more: object) -> Layout:
    """How the arrays of a game are laid out: every column with its range. `more` says what the
    environment is told of format, seats, options and history."""
    return Course(game, layout=version, **more).layout  # type: ignore[arg-type]


__all__ = [
    "AEC",
    "VERSION",
    "Board",
    "CardTable",
    "Column",
    "Course",
    "Decks",
    "Evaluation",
    "Gym",
    "Layout",
    "Policy",
    "Pool",
    "Rate",
    "Rows",
    "Sheet",
    "Vector",
    "aec",
    "card_table",
    "evaluate",
    "gym",
    "layout",
    "register",
    "vector",
]
