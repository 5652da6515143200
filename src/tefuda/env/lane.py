"""One game after the other as one learner meets them: its own decisions, opponents in between."""

from __future__ import annotations

from tefuda.env.course import Course
from tefuda.env.players import SELF, Opponent, Player, known, player
from tefuda.kernel.errors import TefudaError

TRIES = 1_000


class Lane:
    """The learner's seat at a table. With the opponent "self" it sits at all of them in turn: what
    it is shown is what the seat that must decide knows, and a reward is that of the seat that has
    just acted."""

    def __init__(self, course: Course, opponent: Opponent, seat: int | None) -> None:
        known(opponent)
        if seat is not None and seat not in range(course.seats):
            raise TefudaError(
                f"there is no seat {seat!r:.20}; there are 0 to {course.seats - 1}, and None for "
                "another one in every game"
            )
        self.course = course
        self.opponent = opponent
        self.wanted = seat
        self.seat = 0
        self.over = True
        self.alone = opponent == SELF
        self.players: list[Player | None] = []
        self._worth = 0.0

    def reset(self, seed: int | None = None) -> None:
        """Begin a game, and play it up to the learner's first decision."""
        course = self.course
        for _ in range(TRIES):
            board = course.begin(seed)
            rng = course.rng
            n = course.seats
            if self.alone:
                self.seat = board.seat
            else:
                self.seat = rng.below(n) if self.wanted is None else self.wanted
                self.players = [
                    None if s == self.seat else player(self.opponent, course.layout, rng)
                    for s in range(n)
                ]
                self._others()
            seed = None
            if not board.over:
                break
        else:
            raise TefudaError("in none of these games does the seat have a decision to make")
        self.over = False
        self._worth = course.rewards.worth(board.game, self.seat)

    def resume(self, data: bytes) -> None:
        """Go on with a saved game, at the decision of whoever has one there."""
        course = self.course
        board = course.load(data)
        rng = course.rng.copy()  # so that what comes after hangs on what was saved alone
        self.seat = max(board.seat, 0)
        if not self.alone:
            self.players = [player(self.opponent, course.layout, rng) for _ in range(course.seats)]
            self.players[self.seat] = None
        self.over = board.over
        self._worth = course.rewards.worth(board.game, self.seat)

    def step(self, action: int) -> float:
        """Take an action, let the others play, and say what it brought."""
        if self.over:
            raise TefudaError("the game is over; reset begins another")
        course = self.course
        board = course.board
        game = board.game
        rewards = course.rewards
        seat = self.seat
        if self.alone and rewards.shaped:
            self._worth = rewards.worth(game, seat)
        board.step(action)
        if not self.alone:
            self._others()
        self.over = game.result is not None
        reward = rewards.between(self._worth, game, seat)
        if rewards.shaped:
            self._worth = rewards.worth(game, seat)
        if self.alone and not self.over:
            self.seat = board.seat
        return reward

    def _others(self) -> None:
        board = self.course.board
        game = board.game
        while game.result is None:
            seat = board.seat
            if seat == self.seat:
                return
            sitting = self.players[seat]
            assert sitting is not None
            sitting.play(board)

    def data(self) -> bytes:
        """What the learner is shown."""
        return self.course.board.observe(self.seat)
