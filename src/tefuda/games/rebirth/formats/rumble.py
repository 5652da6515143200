"""12.5: everybody against everybody."""

from __future__ import annotations

from tefuda.games.rebirth.formats.duel import Format
from tefuda.games.rebirth.words import RETIRE
from tefuda.kernel.game import Game


class Rumble(Format):
    """Three to six players; everybody may be attacked once they have had a turn (12.3.1)."""

    seats = (3, 6)
    clause = "12.5.1"

    def targets(self, game: Game, seat: int) -> list[int]:
        return [s for s in self.foes(game, seat) if game.seats[s].turns > 0]

    def won(self, game: Game, losers: list[int], left: list[int]) -> list[int] | None:
        """With first-out, who alone has the fewest cards in Retire wins (12.5.3.1)."""
        return self.now_won(game) or None if self.first_out and len(left) > 1 else None

    def now_won(self, game: Game) -> list[int]:
        """While several have the fewest the game goes on, until one alone has (12.5.3.2)."""
        left = [s for s in range(len(game.seats)) if not game.seats[s].out]
        if not self.first_out or len(left) == len(game.seats) or not left:
            return []
        retired = [len(game.seats[s].zones[RETIRE]) for s in left]
        fewest = [s for s, n in zip(left, retired, strict=True) if n == min(retired)]
        return fewest if len(fewest) == 1 else []
