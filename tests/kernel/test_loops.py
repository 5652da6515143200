"""Endless loops (11-1): a position that returns bars the choice that led round."""

from __future__ import annotations

import pytest

from tefuda.kernel import loops
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, choose, start

# Two Characters that ready and rest a Stage for nothing: round and round.
LOOP = """
# A loop that one player can stop
card: X1 | character | red | cost 1 | power 1000
      | effect [Activate: Main] You may rest this Character: Set up to 1 of your Stages as active.
card: X2 | stage | red | cost 1
      | effect [Activate: Main] You may rest this Stage: Set up to 1 of your Characters as active.
A: character X1
A: stage X2
"""


def looping() -> Game:
    return start(Table(read_text(LOOP)[0]))


@pytest.mark.clause("11-1-1", "11-1-1-2")
def test_a_loop_ends_and_its_choice_is_barred() -> None:
    game = looping()
    rng = seeded(1)
    for _ in range(loops.WATCH_FROM * 4):
        assert game.decision is not None
        options = game.decision.options
        busy = [o for o in options if o.verb not in ("end", "attack", "done")]
        if game.decision.kind == "main" and not busy:
            break
        pool = busy or options
        game.choose(pool[rng.below(len(pool))])
    else:
        pytest.fail("the loop went on")
    assert game.turn_decisions >= loops.WATCH_FROM
    assert "end" in [option.verb for option in game.decision.options]


@pytest.mark.clause("11-1-1-1")
def test_a_loop_that_nobody_can_stop_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    game = looping()
    frame = game.stack[-1]

    # A step that sends the game back to itself for ever stands in for cards that do.
    from tefuda.kernel.procedure import Step

    def again(game: Game, frame: object) -> None:
        game.stack[-1].pc -= 1

    frame.steps = [Step("6-5-2", "again", again)]
    frame.pc = 0
    game.decision = None
    game.advance()
    assert game.result is not None
    assert game.result.winners == []
    assert game.result.clause == "11-1-1-1"


def test_short_turns_are_not_watched() -> None:
    game = looping()
    assert choose(game, "end") == ""
    assert game.seen == {}
