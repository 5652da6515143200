"""What everybody may see, and conceding (3, 1-2-3)."""

from __future__ import annotations

import pytest

from tefuda import Match
from tefuda.abilities import nodes as n
from tefuda.kernel.events import SPECTATOR
from tefuda.kernel.view import view
from tests.games.onepiece.board import board, card, play

POSITION = """
card: X1 | character | red | cost 1 | power 3000
card: X2 | stage | red | cost 1
A: character X1 don=2
A: stage X2
A: hand X1 X1
A: trash X1
A: don active=3 rested=1
"""


@pytest.mark.clause("3-6-2", "3-7-2", "3-8-2", "3-9-2", "3-3-2", "3-5-2")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_open_areas_are_open_to_all(seat: int) -> None:
    mine = view(board(POSITION), seat).seats[0]
    assert [c.number for c in mine.zones["character"]] == ["X1"]
    assert mine.zones["character"][0].tokens == 2
    assert [c.number for c in mine.zones["stage"]] == ["X2"]
    assert [c.number for c in mine.zones["trash"]] == ["X1"]
    assert mine.zones["leader"][0].number == "BLANK-LEADER"
    assert mine.pools == {"deck": 4, "active": 3, "rested": 1, "frozen": 0}


@pytest.mark.clause("3-1-4", "3-1-5", "3-2-2", "3-4-2", "3-4-3", "3-10-2")
def test_hidden_areas_show_their_numbers_and_no_faces() -> None:
    game = board(POSITION)
    theirs = view(game, 1).seats[0]
    assert [len(theirs.zones[name]) for name in ("deck", "hand", "life")] == [10, 2, 5]
    for name in ("deck", "hand", "life"):
        assert all(not c.number and not c.name for c in theirs.zones[name])
    own = view(game, 0).seats[0]
    assert [c.number for c in own.zones["hand"]] == ["X1", "X1"]
    assert all(not c.number for c in own.zones["deck"] + own.zones["life"])


@pytest.mark.clause("11-3-1")
def test_cards_being_looked_at_are_seen_by_one_player() -> None:
    game = board("A: hand TH01-011\nA: don active=1\nA: deck TH01-016 TH01-017 4")
    play(game, "play A.hand:TH01-011")
    tops = [c.number for c in view(game, 0).seats[0].zones["deck"]]
    assert tops[:2] == ["TH01-016", "TH01-017"]
    assert all(not c.number for c in view(game, 1).seats[0].zones["deck"])
    assert view(game, 1).decision is None


@pytest.mark.clause("1-2-3", "1-2-4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("choices", [0, 1, 2, 9])
def test_either_player_may_concede_at_any_decision(seat: int, choices: int) -> None:
    match = Match.start("red-rush", "blue-empty-scroll", seed=3)
    for _ in range(choices):
        match.choose(match.options[0])
    match.concede(seat)
    assert match.over
    assert match.winners == ["BA"[seat]]
    assert match.game.result is not None
    assert match.game.result.clause == "1-2-3"


@pytest.mark.clause("1-2-4")
def test_no_card_can_stop_or_replace_a_concession() -> None:
    # Even while an effect is being carried out, and with a Leader that turns defeat around.
    game = board(
        "card: X1 | leader | blue | power 5000 | effect When your deck is reduced to 0, "
        "you win the game instead of losing, according to the rules.\n"
        "A: leader X1\nA: hand TH01-055\nA: don active=5"
    )
    play(game, "play A.hand:TH01-055", "concede A")
    assert game.result is not None
    assert game.result.winners == [1]


@pytest.mark.clause("3-2-4", "11-2-2")
def test_shuffling_ends_what_was_known_of_the_order() -> None:
    look = n.Ability(
        "activated", (n.When("main"),), body=(n.Look(n.Top("you", "deck", 3)), n.Shuffle("you"))
    )
    game = board(
        "A: hand E-001\nA: deck TH01-016 TH01-017 TH01-018 4", card("E-001", "event", look)
    )
    play(game, "play A.hand:E-001")
    assert all(not c.number for c in view(game, 0).seats[0].zones["deck"])
