"""Endless loops (One Piece 11-1, Fusion World 16-1, Rebirth 13.1).

The rule: a position that returns within a turn is known the first time it does. Nobody can leave
the loop: a draw, forced choices notwithstanding. Whoever can says how often it goes round, the
turn player first; the smallest number stands, and its player must leave it then. Nothing else
about a game changes by being watched.
"""

from __future__ import annotations

import pytest

from tefuda.kernel.game import Game
from tefuda.kernel.save import load, save
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, choose, start

# Two Characters that ready and rest a Stage for nothing: round and round.
ALONE = """
# A loop that one player can stop
card: X1 | character | red | cost 1 | power 1000
      | effect [Activate: Main] You may rest this Character: Set up to 1 of your Stages as active.
card: X2 | stage | red | cost 1
      | effect [Activate: Main] You may rest this Stage: Set up to 1 of your Characters as active.
A: character X1
A: stage X2 rested
"""

# One player may bring back what the other one may K.O.
TOGETHER = """
# A loop that both players can stop
card: X1 | character | red | cost 0 | power 1000 | name Moth
card: X2 | stage | red | cost 1
      | effect When your Character is K.O.'d, you may play 1 [Moth] from your trash.
card: X3 | stage | red | cost 1
      | effect When your opponent plays a Character, you may K.O. 1 of your opponent's Characters.
A: stage X2
A: hand X1
B: stage X3
"""


def table(text: str) -> tuple[Table, Game]:
    made = Table(read_text(text)[0])
    return made, start(made)


def asked(game: Game) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def play(game: Game, *keys: str) -> None:
    for key in keys:
        assert choose(game, key) == ""


@pytest.mark.clause("11-1-1", "11-1-1-2")
def test_it_is_known_at_the_first_return_whatever_was_chosen_before() -> None:
    for before in range(3):
        _, game = table(ALONE + "A: don active=3\n")
        play(game, *["give A.L"] * before)
        play(game, "activate A.C1 1", "choose A.S")
        assert asked(game) == (0, "main")
        play(game, "activate A.S 1", "choose A.C1")
        assert asked(game) == (0, "rounds")


@pytest.mark.clause("11-1-1-2")
def test_the_rounds_are_gone_and_the_way_round_is_barred() -> None:
    _, game = table(ALONE)
    assert game.log is not None
    play(game, "activate A.C1 1", "choose A.S", "activate A.S 1", "choose A.C1")
    before = len([event for event in game.log if event.kind == "activate"])
    play(game, "rounds 3")
    after = len([event for event in game.log if event.kind == "activate"])
    assert after - before == 6
    play(game, "activate A.C1 1")
    assert game.keys() == ["done"]


@pytest.mark.clause("11-1-1-3")
@pytest.mark.parametrize(("mine", "theirs", "stops"), [(1, 4, 0), (4, 1, 1), (2, 2, 0)])
def test_the_smaller_number_stops_it(mine: int, theirs: int, stops: int) -> None:
    _, game = table(TOGETHER)
    play(game, "play A.hand:X1", "activate B.S", "activate A.S")
    assert asked(game) == (0, "rounds")
    play(game, f"rounds {mine}")
    assert asked(game) == (1, "rounds")
    play(game, f"rounds {theirs}")
    while asked(game)[1] == "activate":
        assert game.decision is not None
        if game.decision.seat == stops:
            assert [option.verb for option in game.decision.options] == ["decline"]
        game.choose(game.decision.options[0])
    assert asked(game) == (0, "main")


def test_a_game_saved_while_a_number_is_asked_for_goes_on_the_same() -> None:
    made, game = table(TOGETHER)
    play(game, "play A.hand:X1", "activate B.S", "activate A.S", "rounds 2")
    cards = {card.printed.number: card.printed for card in game.cards.values()}
    loaded = load(save(game), made.rules, cards)
    copy = game.clone()
    for one in (loaded, copy, game):
        play(one, "rounds 1")
    assert save(loaded) == save(game) == save(copy)


@pytest.mark.clause("11-1-1-1")
def test_a_loop_without_any_choice_is_a_draw() -> None:
    _, game = table(ALONE)
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


def test_a_new_turn_begins_without_a_memory() -> None:
    _, game = table(ALONE)
    play(game, "activate A.C1 1", "choose A.S", "activate A.S 1", "choose A.C1", "rounds", "end")
    assert game.barred == []
    assert game.trail is None
