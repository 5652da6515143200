"""Perft: the shape of the decision tree, the same by every way back to a position."""

from __future__ import annotations

import pytest

from tefuda.cards import house
from tefuda.decks import load_all
from tefuda.games import GAMES, room, rulebook, seats
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.perft import WAYS, perft

# (decks, seed, random choices before, depth) and the number of decisions of each kind.
# A change here is a change of the rules as played: look for the clause that asked for it.
POSITIONS: list[tuple[tuple[str, ...], int, int, int]] = [
    (("red-rush", "blue-empty-scroll"), 1, 0, 5),
    (("purple-six-gears", "green-black-beasts"), 2, 40, 3),
    (("black-yellow-night-post", "black-drowned-bells"), 3, 60, 3),
]


POSITIONS += [(room(name).DECKS[: seats(name)], 4, after, 3) for name in GAMES for after in (0, 50)]


def position(decks: tuple[str, ...], seed: int, after: int) -> Game:
    lists = load_all(decks)
    name = lists[0].game
    sides = [deck.split(house(name)) for deck in lists]
    game: Game = room(name).new_game(rulebook(name), sides, seed)
    rng = seeded(seed)
    for _ in range(after):
        assert game.decision is not None
        game.choose(game.decision.options[rng.below(len(game.decision.options))])
    return game


@pytest.mark.parametrize(("decks", "seed", "after", "depth"), POSITIONS)
def test_every_way_counts_the_same(
    decks: tuple[str, ...], seed: int, after: int, depth: int
) -> None:
    game = position(decks, seed, after)
    shallow = min(depth, 3) - 1
    counts = [perft(game, shallow, way, house(game.rules.game).cards) for way in WAYS]
    assert counts[0] == counts[1] == counts[2]
    assert counts[0].total() > 1


def test_depth_nought_is_the_position_itself() -> None:
    game = position(("red-rush", "red-rush"), 1, 0)
    assert perft(game, 0) == {"first-or-second": 1}
