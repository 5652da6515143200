"""16-1: endless loops that somebody can stop."""

from __future__ import annotations

import pytest

from tefuda.kernel import loops
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


def rounds(game: Game, kinds: set[str], ends: set[str]) -> list[int]:
    """Go on as long as there is anything but these to choose; who chose."""
    seats: list[int] = []
    for _ in range(loops.WATCH_FROM * 4):
        assert game.decision is not None
        going = [option for option in game.decision.options if option.verb not in ends]
        if game.decision.kind not in kinds or not going:
            return seats
        seats.append(game.decision.seat)
        game.choose(going[0])
    pytest.fail("the loop went on")


@pytest.mark.clause("16-1-1", "16-1-1-2")
def test_a_loop_ends_and_its_choice_is_barred() -> None:
    game = board(ALONE)
    assert choose(game, "activate A.B1 1") == ""
    seats = rounds(game, {"main", "choose"}, {"end", "attack", "done"})
    assert len(seats) >= loops.WATCH_FROM
    assert set(seats) == {0}
    assert game.result is None
    # On the next turn it may be begun again.
    keys = game.keys()
    while "activate A.B1 1" not in keys:
        assert choose(game, "pass" if "pass" in keys else "end") == ""
        keys = game.keys()


@pytest.mark.clause("16-1-1-3")
def test_a_loop_that_both_players_can_stop_ends() -> None:
    game = board(TOGETHER)
    assert choose(game, "use A.hand:X1") == ""
    seats = rounds(game, {"activate"}, {"decline"})
    assert len(seats) >= loops.WATCH_FROM
    assert set(seats) == {0, 1}
    assert game.result is None
    assert game.decision is not None
    assert game.decision.kind in ("main", "activate")
