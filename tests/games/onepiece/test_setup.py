"""From two decks to the first turn (5-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tefuda import EVERYTHING, Match
from tefuda.decks import load
from tests.games.onepiece.board import numbers, zone


def opened(seed: int = 4) -> Match:
    match = Match.start("red-rush", "blue-empty-scroll", seed=seed)
    match.choose("first")
    return match


@pytest.mark.clause("5-2-1-2", "3-2-1", "3-2-4")
def test_decks_are_shuffled_and_lose_no_card() -> None:
    orders = set()
    wanted = Counter(load("red-rush").cards)
    wanted.subtract({"TH01-001": 1})
    for seed in range(8):
        match = Match.start("red-rush", "blue-empty-scroll", seed=seed)
        deck = numbers(match.game, 0, "deck")
        assert len(deck) == 50
        assert Counter(deck) == +wanted
        orders.add(tuple(deck))
    assert len(orders) == 8


@pytest.mark.clause("5-2-1-3", "3-6-1", "3-6-2")
def test_leaders_lie_face_up_before_anything_is_chosen() -> None:
    match = Match.start("red-rush", "blue-empty-scroll", seed=1)
    for seat in (-1, 0, 1):
        seats = match.view(seat).seats
        assert seats[0].zones["leader"][0].number == "TH01-001"
        assert seats[1].zones["leader"][0].number == "TH01-003"
    kinds = [event.kind for event in match.events(EVERYTHING)]
    assert kinds.index("shuffle") < kinds.index("leader")


@pytest.mark.clause("5-2-1-4", "5-2-1-4-1")
def test_chance_alone_decides_who_may_choose() -> None:
    chosen = Counter(Match.start("red-rush", "red-rush", seed=seed).seat for seed in range(60))
    assert chosen[0] > 15
    assert chosen[1] > 15


@pytest.mark.clause("5-2-1-6-1")
def test_a_redraw_is_a_whole_new_hand_once() -> None:
    match = opened()
    before = numbers(match.game, 0, "hand")
    match.choose("redraw")
    after = numbers(match.game, 0, "hand")
    assert len(after) == 5
    assert sorted(before) != sorted(after)
    assert match.seat == 1
    match.choose("keep")
    assert match.game.phase == "main"


@pytest.mark.clause("5-2-1-7", "2-9-2", "2-9-2-1")
def test_the_top_card_of_the_deck_becomes_the_lowest_life_card() -> None:
    match = opened()
    match.choose("keep")
    top = numbers(match.game, 1, "deck")[::-1]
    match.choose("keep")
    assert numbers(match.game, 1, "life") == top[:5]
    assert not any(card.face_up for card in zone(match.game, 1, "life"))
    for seat in (0, 1):
        assert all(not card.number for card in match.view(seat).seats[1].zones["life"])


@pytest.mark.clause("5-2-1-5-1", "5-2-1-5-2")
def test_a_start_of_game_effect_comes_before_the_hand_and_the_deck_is_shuffled_after() -> None:
    match = Match.start("black-drowned-bells", "red-rush", seed=4)
    match.choose("second")
    assert numbers(match.game, 0, "hand") == []
    before = numbers(match.game, 0, "deck")
    match.choose(next(key for key in match.options if key.startswith("choose")))
    assert len(numbers(match.game, 0, "stage")) == 1
    left = numbers(match.game, 0, "deck") + numbers(match.game, 0, "hand")
    assert len(left) == 49
    drawn = numbers(match.game, 0, "hand")
    untouched = [number for number in before if number != numbers(match.game, 0, "stage")[0]]
    assert drawn[::-1] != untouched[-5:]
    assert any(e.kind == "shuffle" and e.clause == "5-2-1-5-2" for e in match.events(EVERYTHING))
