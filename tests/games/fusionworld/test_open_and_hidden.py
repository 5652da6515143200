"""What everybody may see, how many play, and conceding (0-1, 3)."""

from __future__ import annotations

import pytest

from tefuda.games import concede
from tefuda.games.fusionworld import CURRENT, new_game
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import SPECTATOR
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.kernel.view import view
from tests.games.fusionworld.plain import deck, game, leader

HIDDEN = ("deck", "hand", "life")
OPEN = ("leader", "battle", "energy", "drop")


def under_way(choices: int) -> Game:
    """A game after so many choices, any of them."""
    playing = game(4)
    rng = seeded(4)
    for _ in range(choices):
        assert playing.decision is not None
        options = playing.decision.options
        playing.choose(options[rng.below(len(options))])
    return playing


@pytest.mark.clause("0-1-2")
def test_it_is_a_game_for_two() -> None:
    with pytest.raises(TefudaError, match="two players"):
        new_game(CURRENT, [([leader()], deck())] * 3, 1)


@pytest.mark.clause("3-1-2")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_may_count_the_cards_anywhere(seat: int) -> None:
    playing = under_way(40)
    for whose, seen in zip(playing.seats, view(playing, seat).seats, strict=True):
        counted = [len(cards) for cards in seen.zones.values()]
        assert counted == [len(cards) for cards in whose.zones]
        assert sum(counted) > 40


@pytest.mark.clause("3-1-3", "3-2-2", "3-3-2", "3-3-3", "3-4-3", "3-5-2", "3-6-2", "3-8-2", "3-9-2")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_open_areas_show_every_face_and_hidden_ones_none(seat: int) -> None:
    playing = under_way(40)
    shown = 0
    for whose, seen in enumerate(view(playing, seat).seats):
        for name in OPEN:
            shown += len(seen.zones[name])
            assert all(card.number for card in seen.zones[name])
        for name in HIDDEN:
            own = name == "hand" and whose == seat
            assert all(bool(card.number) == own for card in seen.zones[name])
    assert shown > 6


@pytest.mark.clause("0-1-3-4", "0-2-2-1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("choices", [0, 1, 3, 20])
def test_either_player_may_concede_at_any_decision(seat: int, choices: int) -> None:
    playing = under_way(choices)
    concede(playing, seat)
    assert playing.result is not None
    assert playing.result.winners == [1 - seat]
    assert playing.result.clause == "0-1-3-4"
