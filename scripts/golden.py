"""Write the golden records and perft counts anew: tests/golden.

Run it only when a change of the rules as played is meant, and say in the change log which clause
asked for it.
"""

from __future__ import annotations

import json
from pathlib import Path

from tefuda import Match
from tefuda.bots import make_bot
from tefuda.cards import house
from tefuda.decks import load_all
from tefuda.games import room, rulebook
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.perft import perft
from tefuda.records import write

FOLDER = Path("tests/golden")
MATCHES = [
    ("red-rush", "blue-empty-scroll", "heuristic", 1),
    ("green-black-beasts", "purple-six-gears", "heuristic", 2),
    ("black-drowned-bells", "black-yellow-night-post", "heuristic", 3),
    ("blue-empty-scroll", "green-black-beasts", "random", 4),
    ("black-yellow-night-post", "red-rush", "random", 5),
    ("purple-six-gears", "black-drowned-bells", "random", 6),
]
POSITIONS = [
    (("red-rush", "blue-empty-scroll"), 1, 0, 6),
    (("purple-six-gears", "green-black-beasts"), 2, 40, 3),
    (("black-yellow-night-post", "black-drowned-bells"), 3, 60, 3),
    (("red-rush", "black-drowned-bells"), 4, 90, 2),
]


def position(decks: tuple[str, str], seed: int, after: int) -> Game:
    """A game after so many random choices."""
    lists = load_all(decks)
    name = lists[0].game
    sides = [deck.split(house(name)) for deck in lists]
    game: Game = room(name).new_game(rulebook(name), sides, seed)
    rng = seeded(seed)
    for _ in range(after):
        assert game.decision is not None
        game.choose(game.decision.options[rng.below(len(game.decision.options))])
    return game


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for a, b, bot, seed in MATCHES:
        match = Match.start(a, b, seed=seed, log=False)
        bots = [make_bot(bot, seed), make_bot(bot, seed + 100)]
        while not match.over:
            match.choose(bots[match.seat].choose(match.view(match.seat)))
        write(match, FOLDER / f"{a}-{b}-{bot}.json")
    counts = [
        {
            "decks": decks,
            "seed": seed,
            "after": after,
            "depth": depth,
            "kinds": dict(sorted(perft(position(decks, seed, after), depth).items())),
        }
        for decks, seed, after, depth in POSITIONS
    ]
    text = json.dumps(counts, indent=1)
    (FOLDER / "perft.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
