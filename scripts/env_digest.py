"""One digest of everything that seeded games show their players as arrays.

The plain and the compiled build must print the same: `make digests` compares 1,000 games of each
game, `make test` some dozens.
"""

from __future__ import annotations

import argparse
import hashlib

from tefuda.env.course import Course
from tefuda.games import GAMES, room
from tefuda.kernel.rng import seeded


def digest(games: int) -> str:
    """Of so many random games between random decks, in all games, editions and formats in turn."""
    kinds = [
        Course(game, decks="random", format=edition, seats=seats, options=24)
        for game in GAMES
        for edition, span in room(game).SEATS.items()
        for seats in sorted({*span})
    ]
    total = hashlib.sha256()
    for seed in range(games):
        course = kinds[seed % len(kinds)]
        board = course.begin(seed)
        rng = seeded(seed)
        while not board.over:
            data = board.observe(board.seat)
            total.update(data)
            total.update(board.observe((board.seat + 1) % course.seats))
            actions = course.layout.mask(data).nonzero()[0]
            board.step(int(actions[rng.below(len(actions))]))
        result = board.game.result
        assert result is not None
        total.update(f"{seed} {result.winners} {result.clause}\n".encode())
    return total.hexdigest()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A digest of what seeded games show as arrays.")
    parser.add_argument("-n", "--games", type=int, default=1_000)
    print(digest(parser.parse_args().games))
