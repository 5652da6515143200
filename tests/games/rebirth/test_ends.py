"""What no scenario can say: effects that decide the game, and what everybody may count."""

from __future__ import annotations

import pytest

from tefuda.abilities.nodes import Draw, Lose, Statement, Win
from tefuda.effects import run
from tefuda.effects.context import Context
from tefuda.games.rebirth.words import HAND
from tefuda.kernel.events import SPECTATOR
from tefuda.kernel.game import Game
from tefuda.kernel.view import view
from tests.games.rebirth.plain import game


def under_way(edition: str, seats: int) -> Game:
    """A game in its first turn."""
    playing = game(edition, seats, 3)
    while playing.turn == 0 and playing.decision is not None:
        playing.choose(playing.decision.options[0])
    return playing


def perform(playing: Game, seat: int, *body: Statement) -> None:
    """Have a player carry these statements out now."""
    run.perform(playing, Context(seat, 0), body)
    playing.decision = None
    playing.advance()


@pytest.mark.clause("1.2.5", "1.2.1.1")
@pytest.mark.parametrize(
    ("statement", "winners"),
    [(Win("you"), [1]), (Win("opponent"), [0]), (Lose("you"), [0]), (Lose("opponent"), [1])],
)
def test_an_effect_decides_the_game_while_it_is_processed(
    statement: Statement, winners: list[int]
) -> None:
    playing = under_way("standard", 2)
    held = len(playing.seats[1].zones[HAND])
    perform(playing, 1, statement, Draw("you", 1))
    assert playing.result is not None
    assert list(playing.result.winners) == winners
    assert len(playing.seats[1].zones[HAND]) <= held


@pytest.mark.clause("1.2.5", "1.2.1.1")
def test_whoever_wins_at_a_table_of_more_wins_alone() -> None:
    playing = under_way("rumble", 4)
    perform(playing, 2, Win("you"))
    assert playing.result is not None
    assert list(playing.result.winners) == [2]


@pytest.mark.clause("4.1.2.2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_may_count_the_cards_of_every_area(viewer: int) -> None:
    playing = under_way("standard", 2)
    seen = view(playing, viewer)
    for seat, shown in zip(playing.seats, seen.seats, strict=True):
        for zone, cards in zip(playing.rules.zones, seat.zones, strict=True):
            assert len(shown.zones[zone.name]) == len(cards)
