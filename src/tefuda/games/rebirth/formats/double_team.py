"""12.7: two against two, each team taking its turn together."""

from __future__ import annotations

from tefuda.games.rebirth.formats.duel import Format
from tefuda.kernel.game import Game


class DoubleTeam(Format):
    """Seats A and C play B and D; A faces B, C faces D (12.7.4.1)."""

    seats = (4, 4)
    clause = "12.7.1"

    def teams(self, players: int) -> list[int]:
        return [seat % 2 for seat in range(players)]

    def foes(self, game: Game, seat: int) -> list[int]:
        team = game.seats[seat].team
        n = len(game.seats)
        after = [(seat + i) % n for i in range(1, n)]
        return [s for s in after if game.seats[s].team != team and not game.seats[s].out]

    def targets(self, game: Game, seat: int) -> list[int]:
        """Only the player in front (12.7.7.4.1), once they have had a turn (12.3.1)."""
        front = seat + 1 if seat % 2 == 0 else seat - 1
        player = game.seats[front]
        return [front] if not player.out and player.turns > 0 else []

    def blockers(self, game: Game, seat: int) -> list[int]:
        """The master of the character attacked, or the team mate (12.7.7.4.2)."""
        return game.allies(seat)

    def names_one(self) -> bool:
        return True  # 12.7.10

    def won(self, game: Game, losers: list[int], left: list[int]) -> list[int] | None:
        """A team one of whose players is out has lost (12.7.3)."""
        beaten = [game.seats[s].team for s in range(len(game.seats)) if game.seats[s].out]
        winners = [s for s in range(len(game.seats)) if game.seats[s].team not in beaten]
        return winners
