"""Perft: count the tree of decisions from a position, by kind of decision."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping

from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.kernel.save import load, save

WAYS = ("clone", "save", "replay")


def perft(
    game: Game, depth: int, way: str = "clone", catalog: Mapping[str, Printed] | None = None
) -> Counter[str]:
    """How many decisions of each kind lie within `depth` choices; "end" counts ended games.

    way: how to come back to a position: by cloning, through save and load, or by playing the
    choices again from the start. The counts must be the same.
    """
    counts: Counter[str] = Counter()
    if way == "replay":
        _replay(game, [], depth, counts)
    else:
        _walk(game, depth, way, catalog or {}, counts)
    return counts


def _walk(
    game: Game, depth: int, way: str, catalog: Mapping[str, Printed], counts: Counter[str]
) -> None:
    decision = game.decision
    if decision is None:
        counts["end"] += 1
        return
    counts[decision.kind] += 1
    if depth == 0:
        return
    saved = json.dumps(save(game)) if way == "save" else ""
    for i in range(len(decision.options)):
        if way == "save":
            child = load(json.loads(saved), game.rules, catalog)
        else:
            child = game.clone()
        assert child.decision is not None
        child.choose(child.decision.options[i])
        _walk(child, depth - 1, way, catalog, counts)


def _replay(start: Game, path: list[int], depth: int, counts: Counter[str]) -> None:
    game = start.clone()
    for i in path:
        assert game.decision is not None
        game.choose(game.decision.options[i])
    decision = game.decision
    if decision is None:
        counts["end"] += 1
        return
    counts[decision.kind] += 1
    if depth > 0:
        for i in range(len(decision.options)):
            _replay(start, [*path, i], depth - 1, counts)
