"""Write the golden records, courses and perft counts anew: tests/golden.

A course is a random game of random house cards, told by a digest of everything that was logged
and offered on the way; there are some for every edition, format and number of players.

Run it only when a change of the rules as played is meant, and say in the change log which clause
asked for it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tefuda import Match
from tefuda.bots import make_bot
from tefuda.cards import house
from tefuda.decks import load_all
from tefuda.decks.random import random_decks
from tefuda.games import room, rulebook
from tefuda.kernel.game import Event, Game
from tefuda.kernel.rng import seeded
from tefuda.perft import perft
from tefuda.records import write

FOLDER = Path("tests/golden")
MATCHES = [
    (("red-rush", "blue-empty-scroll"), "", "heuristic", 1),
    (("green-black-beasts", "purple-six-gears"), "", "heuristic", 2),
    (("black-drowned-bells", "black-yellow-night-post"), "", "heuristic", 3),
    (("blue-empty-scroll", "green-black-beasts"), "", "random", 4),
    (("black-yellow-night-post", "red-rush"), "", "random", 5),
    (("purple-six-gears", "black-drowned-bells"), "", "random", 6),
    (("red-ninth-firing", "blue-wet-season"), "", "heuristic", 7),
    (("green-high-terraces", "yellow-nine-gongs"), "", "random", 8),
    (("black-revolving-stage", "red-ninth-firing"), "", "random", 9),
    (("midnight-radio", "cape-lighthouse"), "", "heuristic", 10),
    (("last-tram", "morning-market"), "", "random", 11),
    (("last-tram", "midnight-radio", "morning-market"), "rumble", "random", 12),
    (("morning-market", "cape-lighthouse", "last-tram"), "circle", "heuristic", 13),
    (("cape-lighthouse", "last-tram", "midnight-radio", "morning-market"), "double-team", "random",
     14),
]  # fmt: skip
POSITIONS = [
    (("red-rush", "blue-empty-scroll"), 1, 0, 6),
    (("purple-six-gears", "green-black-beasts"), 2, 40, 3),
    (("black-yellow-night-post", "black-drowned-bells"), 3, 60, 3),
    (("red-rush", "black-drowned-bells"), 4, 90, 2),
    (("red-ninth-firing", "yellow-nine-gongs"), 5, 60, 3),
    (("green-high-terraces", "black-revolving-stage"), 6, 100, 2),
    (("last-tram", "cape-lighthouse"), 7, 40, 3),
    (("morning-market", "midnight-radio"), 8, 80, 3),
]


# (game, edition or format, players, how many courses)
COURSES = [
    ("onepiece", "1.2.0", 2, 80),
    ("onepiece", "1.1.9", 2, 24),
    ("onepiece", "1.1.3", 2, 40),
    ("fusionworld", "1.06", 2, 80),
    ("rebirth", "standard", 2, 60),
    ("rebirth", "rumble", 3, 12),
    ("rebirth", "rumble-first-out", 4, 16),
    ("rebirth", "circle", 4, 12),
    ("rebirth", "circle-first-out", 3, 12),
    ("rebirth", "circle-first-out", 5, 8),
    ("rebirth", "double-team", 4, 16),
    ("rebirth", "double-team-unique", 4, 4),
]
LONGEST = 3_000  # decisions


Course = tuple[str, str, int, int]  # game, edition, players, seed


def course(one: Course) -> str:
    """A digest of a random game: what was offered and what happened, in order."""
    name, edition, players, seed = one
    catalog = house(name)
    sides = [deck.split(catalog) for deck in random_decks(catalog, seed, edition, players)]
    game: Game = room(name).new_game(rulebook(name, edition), sides, seed, log=True)
    rng = seeded(seed)
    told = hashlib.blake2b(digest_size=8)
    while game.decision is not None and game.decisions < LONGEST:
        decision = game.decision
        told.update(f"{decision.seat} {decision.kind} {game.keys()}".encode())
        game.choose(decision.options[rng.below(len(decision.options))])
    for event in game.log or []:
        told.update(repr(sorted(event_data(event).items())).encode())
    if game.result is not None:
        told.update(f"{game.result.winners} {game.result.clause}".encode())
    return told.hexdigest()


def event_data(event: Event) -> dict[str, object]:
    """What stands in an event, by name, the same in both builds."""
    names = ("kind", "clause", "seat", "card", "handle", "other", "n", "source", "known")
    return {name: getattr(event, name) for name in names}


def courses() -> list[Course]:
    """All of them."""
    return [
        (name, edition, players, 1000 * players + seed)
        for name, edition, players, count in COURSES
        for seed in range(count)
    ]


def told(path: Path) -> list[tuple[Course, str]]:
    """The courses, and how they went."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    known = dict(line.split("\t") for line in lines)
    return [(one, known.get(" ".join(map(str, one)), "")) for one in courses()]


def position(decks: tuple[str, ...], seed: int, after: int) -> Game:
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
    for decks, edition, bot, seed in MATCHES:
        match = Match.start(*decks, seed=seed, edition=edition, log=False)
        bots = [make_bot(bot, seed + 100 * seat) for seat in range(len(decks))]
        while not match.over:
            match.choose(bots[match.seat].choose(match.view(match.seat)))
        name = "-".join([*decks[:2], *([edition] if edition else []), bot])
        write(match, FOLDER / f"{name}.json")
    lines = [f"{' '.join(map(str, one))}\t{course(one)}\n" for one in courses()]
    (FOLDER / "courses.tsv").write_text("".join(lines), encoding="utf-8")
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
