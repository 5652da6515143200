"""The game for two: what the other formats change."""

from __future__ import annotations

from tefuda.kernel.game import Game


class Format:
    """A way to play. This one is for two players (1.1.1)."""

    def __init__(self, first_out: bool = False, unique: bool = False) -> None:
        self.first_out = first_out  # the game ends when the first player is out
        self.unique = unique  # team mates share no card name

    seats = (2, 2)  # the fewest and the most players
    clause = "1.1.1"

    def teams(self, players: int) -> list[int]:
        """The team of each seat: everybody plays for themselves."""
        return list(range(players))

    def foes(self, game: Game, seat: int) -> list[int]:
        """Whom "opponent" means to a seat."""
        n = len(game.seats)
        after = [(seat + i) % n for i in range(1, n)]
        return [s for s in after if not game.seats[s].out]

    def targets(self, game: Game, seat: int) -> list[int]:
        """The players a seat's attack may be aimed at."""
        return self.foes(game, seat)

    def may_cancel(self, game: Game, seat: int, master: int) -> bool:
        """Whether a seat may cancel what another plays (9.7.3.1)."""
        return True

    def blockers(self, game: Game, seat: int) -> list[int]:
        """Who may block an attack on a seat's Entry (8.3.3)."""
        return [seat]

    def names_one(self) -> bool:
        """Whether an ability that speaks of an opponent names one when it is played."""
        return False

    def won(self, game: Game, losers: list[int], left: list[int]) -> list[int] | None:
        """Who has won because these have lost; None if that is not decided by the format."""
        return None

    def turn_over(self, game: Game) -> None:
        """A turn has ended."""

    def now_won(self, game: Game) -> list[int]:
        """Who wins just now, where the format ends games by more than players leaving."""
        return []
