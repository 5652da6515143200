"""12.6: each against the next; the neighbours on both sides are the opponents."""

from __future__ import annotations

from tefuda.games.rebirth.formats.duel import Format
from tefuda.kernel.game import Game

GONE = 2  # as a flag of a seat: its place in the circle is closed


class Circle(Format):
    """Three to six players in a ring."""

    seats = (3, 6)
    clause = "12.6.1"

    def _ring(self, game: Game) -> list[int]:
        """The places in turn order. One that was left this turn stays empty till its end
        (12.6.7)."""
        return [s for s in range(len(game.seats)) if not game.seats[s].flags & GONE]

    def _beside(self, game: Game, seat: int, step: int) -> int:
        ring = self._ring(game)
        if seat not in ring:
            return -1
        return ring[(ring.index(seat) + step) % len(ring)]

    def foes(self, game: Game, seat: int) -> list[int]:
        """The players right before and right after in turn order (12.6.4)."""
        found: list[int] = []
        for step in (1, -1):
            s = self._beside(game, seat, step)
            if s >= 0 and s not in found and not game.seats[s].out:
                found.append(s)
        return found

    def targets(self, game: Game, seat: int) -> list[int]:
        """Only the next player (12.6.6), and only once they have had a turn (12.3.1)."""
        s = self._beside(game, seat, 1)
        if s < 0 or game.seats[s].out or game.seats[s].turns == 0:
            return []
        return [s]

    def may_cancel(self, game: Game, seat: int, master: int) -> bool:
        """Only who is next to the master (12.6.5)."""
        return seat in self.foes(game, master)

    def won(self, game: Game, losers: list[int], left: list[int]) -> list[int] | None:
        """With first-out, whoever sits right before one who left wins (12.6.3.1, 12.6.3.2)."""
        if not self.first_out or not left:
            return None
        winners = [s for s in left if game.seats[self._beside(game, s, 1)].out]
        return winners or None

    def turn_over(self, game: Game) -> None:
        """The places of those who left are closed (12.6.7)."""
        for seat in game.seats:
            if seat.out:
                seat.flags |= GONE
