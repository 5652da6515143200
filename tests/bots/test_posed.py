"""Puzzles that come with tefuda: proved, found again by their seeds, and put to somebody."""

from __future__ import annotations

import pytest

from tefuda.bots.posed import MISSED, OPEN, SOLVED, posed, shipped
from tefuda.bots.puzzles import sure
from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.scenarios import run
from tefuda.server.setup import cards_of

ALL = [(game, n) for game in GAMES for n in range(1, len(shipped(game)) + 1)]


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_puzzle_has_one_answer(game: str, number: int) -> None:
    """If a change of the rules as played has moved it, find others: its note says how."""
    one = shipped(game)[number - 1]
    assert run(one) == []
    assert "found by tefuda puzzle find" in one.note
    puzzle = posed(game, number, cards_of(game))
    assert puzzle.state() == OPEN
    assert sure(puzzle.match) == puzzle.solution[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_others_answer_until_it_is_solved(game: str) -> None:
    puzzle = posed(game, 1, cards_of(game))
    keys = iter(puzzle.solution)
    while not puzzle.over:
        key = puzzle.answer()
        if key is None:
            key = next(one for one in keys if one in puzzle.match.options)
        puzzle.match.choose(key)
    assert puzzle.state() == SOLVED
    assert puzzle.answer() is None


@pytest.mark.parametrize("game", GAMES)
def test_another_choice_misses_it(game: str) -> None:
    puzzle = posed(game, 1, cards_of(game))
    wrong = next(key for key in puzzle.match.options if key != puzzle.solution[0])
    puzzle.match.choose(wrong)
    assert puzzle.state() == MISSED


def test_there_is_no_such_puzzle() -> None:
    with pytest.raises(TefudaError, match="there is no 99"):
        posed("rebirth", 99, cards_of("rebirth"))
