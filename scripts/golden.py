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
from tefuda.cards import Catalog, house
from tefuda.decks import Deck, load_all
from tefuda.decks.random import random_decks
from tefuda.games import room, rulebook
from tefuda.kernel.game import Event, Game
from tefuda.kernel.printed import Printed
from tefuda.kernel.rng import seeded
from tefuda.perft import perft
from tefuda.records import write
from tests.rulings.conftest import SHARED
from tests.rulings.conftest import catalog as real_cards

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
# The same with real cards, where these are beside the project.
REAL = [
    ("onepiece", "1.2.0", 2, 100),
    ("onepiece", "1.1.3", 2, 30),
    ("fusionworld", "1.06", 2, 120),
    ("rebirth", "standard", 2, 90),
    ("rebirth", "rumble", 3, 10),
    ("rebirth", "circle", 4, 10),
    ("rebirth", "double-team", 4, 14),
]
LONGEST = 3_000  # decisions


Course = tuple[str, str, int, int]  # game, edition, players, seed


def course(one: Course, catalog: Catalog | None = None) -> str:
    """A digest of a random game: what was offered and what happened, in order."""
    name, edition, players, seed = one
    if catalog is None:
        catalog = house(name)
        decks = random_decks(catalog, seed, edition, players)
    else:
        decks = [ranked_deck(catalog, f"{seed} {seat}", edition) for seat in range(players)]
    sides = [deck.split(catalog) for deck in decks]
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


def ranked_deck(catalog: Catalog, seed: str, edition: str) -> Deck:
    """A deck that chance makes, and that stays the same when other cards come to be readable: each
    card has its own rank for the seed, and those come first that rank first."""
    own = room(catalog.game).construction
    rules = rulebook(catalog.game, edition)

    def rank(card: Printed) -> bytes:
        return hashlib.blake2b(f"{seed} {card.number}".encode(), digest_size=8).digest()

    cards = sorted(catalog.cards.values(), key=rank)
    kind, wanted = own.APART
    apart = [card for card in cards if card.kind == kind][:wanted]
    deck: list[tuple[Printed, int]] = []
    left = own.SIZE[0]
    for card in cards:
        if left > 0 and own.goes_with(card, apart, rules):
            count = min(left, own.copies_left(card, deck, rules), 1 + rank(card)[-1] % 4)
            if count > 0:
                deck.append((card, count))
                left -= count
    numbers = {card.number: 1 for card in apart} | {card.number: count for card, count in deck}
    return Deck(f"ranked {seed}", numbers, catalog.game)


def courses(table: list[tuple[str, str, int, int]] = COURSES) -> list[Course]:
    """Every course of a table."""
    return [
        (name, edition, players, 1000 * players + seed)
        for name, edition, players, count in table
        for seed in range(count)
    ]


def told(path: Path, table: list[tuple[str, str, int, int]]) -> list[tuple[Course, str]]:
    """The courses of a table, and how they went."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    known = dict(line.split("\t") for line in lines)
    return [(one, known.get(" ".join(map(str, one)), "")) for one in courses(table)]


def tell(path: Path, table: list[tuple[str, str, int, int]], real: bool) -> None:
    """Write down how the courses of a table go."""
    catalogs = {name: real_cards(name) if real else None for name, _, _, _ in table}
    lines = [
        f"{' '.join(map(str, one))}\t{course(one, catalogs[one[0]])}\n" for one in courses(table)
    ]
    path.write_text("".join(lines), encoding="utf-8")


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
    tell(FOLDER / "courses.tsv", COURSES, real=False)
    if SHARED.is_dir():
        tell(FOLDER / "real-courses.tsv", REAL, real=True)
    else:
        print("The real cards are not beside the project: tests/golden/real-courses.tsv is old.")
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
