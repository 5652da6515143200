"""The weights of values, as they were learnt: one small file a game, readable by people."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from tefuda.bots.values import Values
from tefuda.games import room
from tefuda.kernel.errors import TefudaError


def learnt(game: str) -> dict[str, Any]:
    """The file of a game: its weights, and the command and figures they come from."""
    path = resources.files("tefuda") / "data" / game / "values.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@cache
def values(game: str) -> Values:
    """What positions of a game are worth, by the weights that come with tefuda."""
    return from_data(game, learnt(game))


def from_data(game: str, data: dict[str, Any]) -> Values:
    """Values by weights read from a file."""
    counted = room(game).features
    weights: dict[str, float] = data["weights"]
    if [*weights] != [*counted.FEATURES]:
        raise TefudaError(
            f"these weights are not for what {game} counts; make them anew with "
            f"`tefuda train values {game}`"
        )
    return Values(counted.features, [*weights.values()])
