"""Puzzles: exactly one choice wins on this turn, proved; chance and hidden cards prove nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.bots.posed import Defender
from tefuda.bots.puzzles import (
    LOST,
    OPEN,
    WON,
    Proof,
    Puzzle,
    chosen,
    only,
    own,
    puzzles,
    sure,
    won,
)
from tefuda.cards import house
from tefuda.cli.puzzle import scenario
from tefuda.kernel.game import Game
from tefuda.match import Match
from tefuda.scenarios import read_text, run
from tefuda.scenarios.run import Table, start

ONE_WAY = """# Who attacks the wrong card has nobody left to attack with
card: X0 | leader | red | power 5000 | life 5
card: X1 | character | red | cost 3 | power 6000
card: X2 | character | red | cost 3 | power 4000
A: leader X0 rested
A: character X1
B: character X2 rested
B: life 0
"""
TWO_WAYS = ONE_WAY.replace("A: character X1", "A: character X1 X1")
NO_WAY = ONE_WAY.replace("power 6000", "power 4000")
CHANCE = (
    ONE_WAY
    + """card: X3 | event | red | cost 0 | effect [Main] Shuffle your deck. Then, draw 1 card.
A: hand X3
"""
)


def position(text: str) -> Game:
    [one] = read_text(text, game="onepiece")
    return start(Table(one, house("onepiece"), "1.2.0"))


def test_one_choice_wins() -> None:
    game = position(ONE_WAY)
    index = only(game)
    assert game.keys()[index] == "attack A.C1 -> B.L"
    assert only(position(TWO_WAYS)) == -1
    assert only(position(NO_WAY)) == -1
    proof = Proof(game, 0)
    values = {key: proof.of(chosen(game, i)) for i, key in enumerate(game.keys())}
    assert values["attack A.C1 -> B.L"] == WON
    assert values["attack A.C1 -> B.C1"] == LOST
    assert values["end"] == LOST


def test_chance_and_long_proofs_stay_open() -> None:
    game = position(CHANCE)
    [play] = [i for i, key in enumerate(game.keys()) if key.startswith("play ")]
    assert Proof(game, 0).of(chosen(game, play)) == OPEN
    assert only(game) == -1
    assert Proof(position(ONE_WAY), 0, most=0).of(position(ONE_WAY)) == OPEN


def test_an_answer_is_reckoned_with() -> None:
    """A card in the other's hand that could save them keeps the choice from being sure."""
    card = "card: X3 | character | red | cost 1 | power 1000 | counter 2000\n"
    assert only(position(ONE_WAY.replace("A: leader", f"{card}A: leader") + "B: hand X3\n")) == -1


def played(seed: int) -> Match:
    """A game of Rebirth, whose last turns are short."""
    from tefuda.bots import make_bot

    match = Match.start("", "", seed=seed, catalog=house("rebirth"))
    bot = make_bot("beginner", seed)
    while not match.over:
        match.choose(bot.choose(match.known(match.seat)))
    return match


def test_the_puzzles_of_games_hold_and_are_scenarios(tmp_path: Path) -> None:
    names = list(_names())
    found: list[tuple[Match, Puzzle]] = []
    for seed in range(40):
        match = played(seed)
        found += [(match, puzzle) for puzzle in puzzles(match.record(), 600, 2)]
        if len(found) == 2:
            break
    assert found
    for match, puzzle in found:
        text = scenario(match.record(), puzzle, names)
        [one] = read_text(text)
        assert run(one) == []
        there = match.clone()
        there.rewind(puzzle.at)
        assert sure(there, 600, 2) == puzzle.key == puzzle.line[0]
        assert own(there, won(there, 600), puzzle.seat) >= 2
        # Whatever else is chosen, the others can answer so that it is not won on this turn.
        wrong = next(key for key in there.options if key != puzzle.key)
        turn, defender = there.game.turn, Defender(there)
        there.choose(wrong)
        while not there.over and there.game.turn == turn:
            seat = there.seat
            key = there.options[-1]
            there.choose(key if seat == puzzle.seat else defender.choose(there.known(seat)))
        assert not there.over or puzzle.seat not in there.record()["winners"]


def _names() -> list[str]:
    from tefuda.games import room

    return list(room("rebirth").DECKS[:2])


@pytest.mark.parametrize("wrong", [[], ["--number", "3"]])
def test_a_file_without_such_a_puzzle(
    tmp_path: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    from tefuda.cli.main import app
    from tefuda.kernel.errors import TefudaError

    path = tmp_path / "none.scn"
    path.write_text("# No puzzle\n= not over\n")
    with pytest.raises(TefudaError, match="there are 0 puzzles"):
        app(["puzzle", "solve", str(path), *wrong])
