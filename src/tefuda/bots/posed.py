"""Puzzles as they are put to somebody: read from scenarios, and answered as well as can be."""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path
from typing import Final

from tefuda.bots.puzzles import WON, Proof, chosen
from tefuda.cards import Catalog
from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.sample import Knowledge
from tefuda.match import Match
from tefuda.scenarios import Scenario, read_file

OPEN: Final = "open"  # it can still be solved from here
MISSED: Final = "missed"  # the others can keep it from being solved now
SOLVED: Final = "solved"


def read_puzzles(path: Path) -> list[Scenario]:
    """The puzzles of a file, as `tefuda puzzle find` writes them."""
    return [one for one in read_file(path) if one.deal and one.note.startswith("after ")]


@functools.cache
def shipped(game: str) -> list[Scenario]:
    """The puzzles that come with tefuda."""
    room(game)  # says which games there are
    path = Path(str(resources.files("tefuda"))) / "data" / game / "puzzles.scn"
    return read_puzzles(path) if path.is_file() else []


class Posed:
    """A puzzle under way."""

    def __init__(self, one: Scenario, catalog: Catalog) -> None:
        [edition] = one.editions
        keys = [line.text for sign, _, line in one.script if sign == ">"]
        before = int(one.note.split()[1])
        self.match = Match.start(*one.deal, seed=one.seed, catalog=catalog, edition=edition)
        for key in keys[:before]:
            self.match.choose(key)
        self.solution = keys[before:]
        self.seat = self.match.seat
        self.turn = self.match.game.turn
        self.defender = Defender(self.match)

    @property
    def over(self) -> bool:
        """Whether it has been decided on the board: the game, or the turn, is over."""
        return self.match.over or self.match.game.turn != self.turn

    def answer(self) -> str | None:
        """What the others choose now, if it is for them to choose."""
        if self.over or self.match.seat == self.seat:
            return None
        return self.defender.choose(self.match.known(self.match.seat))

    def state(self) -> str:
        """How it stands for whoever solves it."""
        game = self.match.game
        if self.match.over:
            result = game.result
            won = result is not None and self.seat in result.winners
            return SOLVED if won else MISSED
        if self.over or Proof(game.clone(), self.seat).of(game.clone()) != WON:
            return MISSED
        return OPEN


def posed(game: str, number: int, catalog: Catalog) -> Posed:
    """One of the puzzles that come with tefuda, from 1."""
    known = shipped(game)
    if not 1 <= number <= len(known):
        raise TefudaError(f"there are {len(known)} puzzles of {game}; there is no {number}")
    return Posed(known[number - 1], catalog)


class Defender:
    """Answers so that the puzzle is not solved, if there is such an answer."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.solver = match.seat

    def choose(self, known: Knowledge) -> str:
        game = self.match.game.clone()
        proof = Proof(game, self.solver)
        keys = game.keys()
        for i, key in enumerate(keys):
            if proof.of(chosen(game, i)) != WON:
                return key
        return keys[room(known.game).policy.pick(known.deal(0))]
