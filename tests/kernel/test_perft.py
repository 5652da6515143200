"""Perft: the shape of the decision tree, the same by every way back to a position."""

from __future__ import annotations

import pytest

from tefuda.cards import house
from tefuda.decks import load
from tefuda.games import room, rulebook
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.perft import WAYS, perft

# (decks, seed, random choices before, depth) and the number of decisions of each kind.
# A change here is a change of the rules as played: look for the clause that asked for it.
POSITIONS = [
    (("red-rush", "blue-empty-scroll"), 1, 0, 5),
    (("purple-six-gears", "green-black-beasts"), 2, 40, 3),
    (("black-yellow-night-post", "black-drowned-bells"), 3, 60, 3),
]


def position(decks: tuple[str, str], seed: int, after: int) -> Game:
    catalog = house()
    sides = [load(name).split(catalog) for name in decks]
    game: Game = room("onepiece").new_game(rulebook("onepiece"), sides, seed)
    rng = seeded(seed)
    for _ in range(after):
        assert game.decision is not None
        game.choose(game.decision.options[rng.below(len(game.decision.options))])
    return game


@pytest.mark.parametrize(("decks", "seed", "after", "depth"), POSITIONS)
def test_every_way_counts_the_same(
    decks: tuple[str, str], seed: int, after: int, depth: int
) -> None:
    game = position(decks, seed, after)
    shallow = min(depth, 3) - 1
    counts = [perft(game, shallow, way, house().cards) for way in WAYS]
    assert counts[0] == counts[1] == counts[2]
    assert counts[0].total() > 1


def test_depth_nought_is_the_position_itself() -> None:
    game = position(("red-rush", "red-rush"), 1, 0)
    assert perft(game, 0) == {"first-or-second": 1}
