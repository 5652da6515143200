"""Random games at length: every game, every edition and format, every number of seats, real decks.

    python -m scripts.soaks                what has to be seen before it is said that the rules hold
    python -m scripts.soaks --part 20      a twentieth of it
    python -m scripts.soaks --only rumble  only those whose name holds this word

Real decks are of the cards that were imported (`tefuda cards import`); without any they are left
out, with a word.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

from tefuda.cli.soak import soak
from tefuda.games import GAMES, room
from tefuda.kernel import game as kernel
from tefuda.soak import imported

PLAIN = (kernel.__file__ or "").endswith(".py")

HOUSE = {"onepiece": 20_000}  # games of house cards under the current edition ...
OTHERS = 5_000  # ... and of the games not named there
TABLES = 1_000  # of every other edition or format, for each number of seats
REAL = 5_000  # of real decks, of each game whose cards are there


class Soak(NamedTuple):
    """So many random games of one kind."""

    game: str
    edition: str
    seats: int
    games: int
    real: bool = False

    def __str__(self) -> str:
        cards = "real decks" if self.real else "house cards"
        return f"{self.game} {self.edition}, {self.seats} seats, {cards}"


def soaks() -> Iterator[Soak]:
    """All of them, as the rooms of the games say which editions there are for how many."""
    for game in GAMES:
        known = room(game)
        for edition, (fewest, most) in known.SEATS.items():
            for seats in range(fewest, most + 1):
                games = HOUSE.get(game, OTHERS) if edition == known.DEFAULT else TABLES
                yield Soak(game, edition, seats, games)
    for game in GAMES:
        yield Soak(game, room(game).DEFAULT, 2, REAL, real=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of every kind, at length.")
    parser.add_argument("--part", type=int, default=1, help="play one in so many of the games")
    parser.add_argument("--only", default="", help="only those whose name holds this word")
    parser.add_argument("--seed", type=int, default=1, help="the first seed of each")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one a core")
    arguments = parser.parse_args()
    print("the plain build" if PLAIN else "the compiled build", flush=True)
    bad: list[str] = []
    for one in soaks():
        if arguments.only not in str(one):
            continue
        print(f"\n{one}", flush=True)
        if one.real and not imported(one.game).cards:
            print("left out: none of its cards have been imported")
            continue
        games = max(1, one.games // arguments.part)
        wrong = soak(
            games=games, seed=arguments.seed, jobs=arguments.jobs, real=one.real, game=one.game,
            edition=one.edition, seats=one.seats,
        )  # fmt: skip
        if wrong:
            bad.append(str(one))
    print("\n" + (f"wrong: {'; '.join(bad)}" if bad else "all of them without a problem"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
