"""Puzzles: positions in which exactly one choice wins on this turn, whatever the others do.

That it wins, and that no other does, is proved by full search: every choice of the seat, and every
answer. Where chance would decide nothing is proved. What lies hidden may not matter either: the
same must come out in games in which it is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tefuda.kernel.game import Game
from tefuda.kernel.loops import place
from tefuda.match import Match

LOST: Final = 0  # it can be kept from winning on this turn
OPEN: Final = 1  # chance has a say, or it takes too long to find out
WON: Final = 2
MOST: Final = 4_000  # positions that are looked at for one proof
DEALS: Final = 6  # games with other hidden cards that must come out alike
LEAST: Final = 2  # choices of the seat that a solution takes, one of several each


class Puzzle(NamedTuple):
    """A moment of a recorded game, and how it is won."""

    at: int  # after so many choices of the record
    seat: int
    key: str  # the one choice that wins
    line: tuple[str, ...]  # all choices until the game is over, if the others go on as they can


class Proof:
    """Whether a seat wins on this turn whatever anybody else does. All cards lie open to it."""

    def __init__(self, game: Game, seat: int, most: int = MOST) -> None:
        self.seat = seat
        self.turn = game.turn
        self.chance = (game.rng.a, game.rng.b)
        self.left = most
        self._known: dict[str, int] = {}

    def of(self, game: Game) -> int:
        """LOST, OPEN or WON."""
        if game.turn != self.turn:
            return LOST
        if game.result is not None:
            return WON if self.seat in game.result.winners else LOST
        if (game.rng.a, game.rng.b) != self.chance or self.left <= 0:
            return OPEN
        decision = game.decision
        assert decision is not None
        self.left -= 1
        # The same position is come to in many ways: tokens given, attackers rested in any order.
        name = place(game) if len(decision.options) > 1 else ""
        found = self._known.get(name, -1) if name else -1
        if found >= 0:
            return found
        mine = decision.seat == self.seat
        found = LOST if mine else WON
        for i in range(len(decision.options)):
            after = self.of(chosen(game, i))
            found = max(found, after) if mine else min(found, after)
            if found == (WON if mine else LOST):
                break
        if name:
            self._known[name] = found
        return found


def chosen(game: Game, index: int) -> Game:
    """The game after an option of its decision."""
    after = game.clone()
    assert after.decision is not None
    after.choose(after.decision.options[index])
    return after


def only(game: Game, most: int = MOST) -> int:
    """The index of the one option that wins on this turn, -1 if there is none or it is not sure
    that no other does."""
    decision = game.decision
    assert decision is not None
    proof = Proof(game, decision.seat, most)
    wins = -1
    for i in range(len(decision.options)):
        after = proof.of(chosen(game, i))
        if after == OPEN or (after == WON and wins >= 0):
            return -1
        if after == WON:
            wins = i
    return wins


def puzzles(
    data: dict[str, Any],
    most: int = MOST,
    deals: int = DEALS,
    turns: int = 1,
) -> Iterator[Puzzle]:
    """The puzzles of a recorded game, at most one for each of so many last turns: the earliest
    moment from which exactly one choice wins, whether it was found then or not."""
    match = Match.from_record(data)
    last = match.game.turn
    found: Puzzle | None = None
    turn = last
    for at in range(len(match.keys) - 1, -1, -1):
        match.rewind(at)
        if match.game.turn != turn:
            if found is not None:
                yield found
            found, turn = None, match.game.turn
            if turn <= last - turns:
                break
        seat = match.game.turn_seat
        if match.seat != seat or len(match.options) < 2:
            continue
        key = sure(match, most, deals)
        line = won(match, most) if key else ()
        if own(match, line, seat) >= LEAST:
            found = Puzzle(at, seat, key, line)
    if found is not None and turn > last - turns:
        yield found


def sure(match: Match, most: int = MOST, deals: int = DEALS) -> str:
    """The one choice that wins, as the game is and as it may be for all that its seat knows."""
    index = only(_quiet(match.game), most)
    if index < 0:
        return ""
    keys = match.options
    known = match.known(match.seat)
    for deal in range(deals):
        other = known.deal(deal)
        if other.keys() != keys or only(other, most) != index:
            return ""
    return keys[index]


def won(match: Match, most: int = MOST) -> tuple[str, ...]:
    """How the game is won from here, if the others hold out for as long as they can."""
    game = _quiet(match.game)
    decision = game.decision
    assert decision is not None
    proof = Proof(game, decision.seat, most)
    line: list[str] = []
    while game.result is None:
        decision = game.decision
        assert decision is not None
        keys = game.keys()
        for i in range(len(keys)):
            after = chosen(game, i)
            # An answer that leaves something to do is better than one that ends it.
            stays = decision.seat == proof.seat or after.result is None or i == len(keys) - 1
            if stays and proof.of(after) == WON:
                line.append(keys[i])
                game = after
                break
        else:
            return ()
    return tuple(line)


def own(match: Match, line: tuple[str, ...], seat: int) -> int:
    """How many choices of a line are this seat's, with something else to choose."""
    game, n = _quiet(match.game), 0
    for key in line:
        decision = game.decision
        assert decision is not None
        n += decision.seat == seat and len(decision.options) > 1
        game = chosen(game, game.keys().index(key))
    return n


def _quiet(game: Game) -> Game:
    """A copy that keeps no log."""
    log, game.log = game.log, None
    copy = game.clone()
    game.log = log
    return copy
