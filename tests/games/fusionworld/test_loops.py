"""16-1: endless loops that somebody can stop."""

from __future__ import annotations

import pytest

from tefuda.kernel.game import Game
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, choose, start

# Two cards that make each other active for nothing: round and round.
ALONE = """
# A loop that one player can stop
card: X1 | battle | red | cost 1 | power 5000 | name Wren
      | effect [Activate Main] Switch this card to Rest Mode: Choose up to 1 of your <Kite> and switch it to Active Mode.
card: X2 | battle | red | cost 1 | power 5000 | name Kite
      | effect [Activate Main] Switch this card to Rest Mode: Choose up to 1 of your <Wren> and switch it to Active Mode.
A: battle X1 X2
"""

# One player may bring back what the other one may KO.
TOGETHER = """
# A loop that both players can stop
card: X1 | battle | red | cost 0 | power 5000 | name Moth
card: X2 | leader | red | power 15000
      | effect [Auto] When your Battle Card is KO'd, you may play 1 <Moth> from your Drop.
card: X3 | leader | red | power 15000
      | effect [Auto] When your opponent's Battle Card is played, you may KO all Battle Cards in your opponent's Battle Area.
A: leader X2
A: hand X1
B: leader X3
"""


def board(text: str) -> Game:
    return start(Table(read_text(text, game="fusionworld")[0]))


def play(game: Game, *keys: str) -> None:
    for key in keys:
        assert choose(game, key) == ""


@pytest.mark.clause("16-1-1", "16-1-1-2")
def test_a_loop_ends_and_its_choice_is_barred() -> None:
    game = board(ALONE)
    play(game, "activate A.B1 1", "done", "activate A.B2 1", "choose A.B1")
    play(game, "activate A.B1 1", "choose A.B2")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "rounds")
    assert game.decision.clause == "16-1-1-2"
    play(game, "rounds 2", "activate A.B2 1")
    assert game.keys() == ["done"]
    # On the next turn it may be begun again.
    keys = game.keys()
    while "choose A.B1" not in keys:
        key = (
            "activate A.B2 1" if "activate A.B2 1" in keys else "pass" if "pass" in keys else "end"
        )
        play(game, "done" if keys == ["done"] else key)
        keys = game.keys()


@pytest.mark.clause("16-1-1-3")
def test_a_loop_that_both_players_can_stop_ends() -> None:
    game = board(TOGETHER)
    play(game, "use A.hand:X1", "activate B.L", "activate A.L")
    seats = []
    while game.decision is not None and game.decision.kind == "rounds":
        seats.append(game.decision.seat)
        assert game.decision.clause == "16-1-1-3"
        play(game, f"rounds {len(seats)}")
    assert seats == [0, 1]
    while game.decision is not None and game.decision.kind == "activate":
        if game.decision.seat == 0:
            assert [option.verb for option in game.decision.options] == ["decline"]
        game.choose(game.decision.options[0])
    assert game.decision is not None
    assert game.decision.kind == "main"
