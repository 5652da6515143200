"""Write the golden records, courses and perft counts anew: tests/golden.

    python -m scripts.golden              all of them
    python -m scripts.golden scenarios    only how scenarios go: after one was written or changed
    python -m scripts.golden texts        all, and random games have the texts of new scenarios, too

Run it only when a change of the rules as played is meant, and say in the change log which clause
asked for it.
"""

from __future__ import annotations

import json
import sys

from scripts.courses import (
    FOLDER,
    GAMES_TOLD,
    SCENARIOS_TOLD,
    TEXTS_TOLD,
    course,
    courses,
    key,
    played,
    texts,
    told_scenarios,
)

from tefuda import Match
from tefuda.bots import make_bot
from tefuda.cards import house
from tefuda.decks import load_all
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.perft import perft
from tefuda.records import write
from tests.scenes import everything

MATCHES = [
    (("red-rush", "blue-empty-scroll"), "", "yardstick", 1),
    (("green-black-beasts", "purple-six-gears"), "", "yardstick", 2),
    (("black-drowned-bells", "black-yellow-night-post"), "", "yardstick", 3),
    (("blue-empty-scroll", "green-black-beasts"), "", "random", 4),
    (("black-yellow-night-post", "red-rush"), "", "random", 5),
    (("purple-six-gears", "black-drowned-bells"), "", "random", 6),
    (("red-ninth-firing", "blue-wet-season"), "", "yardstick", 7),
    (("green-high-terraces", "yellow-nine-gongs"), "", "random", 8),
    (("black-revolving-stage", "red-ninth-firing"), "", "random", 9),
    (("midnight-radio", "cape-lighthouse"), "", "yardstick", 10),
    (("last-tram", "morning-market"), "", "random", 11),
    (("last-tram", "midnight-radio", "morning-market"), "rumble", "random", 12),
    (("morning-market", "cape-lighthouse", "last-tram"), "circle", "yardstick", 13),
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


def write_scenarios() -> None:
    """How every scenario goes; what is known of those whose cards are not here is kept."""
    rows: dict[str, str] = {}
    for scenario, catalog in everything():
        name = key(scenario)
        if name in rows:
            sys.exit(f"two scenarios are called {name!r}; give one of them another title")
        if catalog is None:
            rows[name] = told_scenarios().get(name, "")
            continue
        failures, rows[name] = played(scenario, catalog)
        if failures:
            sys.exit(f"a scenario does not hold, so nothing is told: {failures[0]}")
    lines = [f"{name}\t{went}\n" for name, went in sorted(rows.items()) if went]
    SCENARIOS_TOLD.write_text("".join(lines), encoding="utf-8")


def write_texts() -> None:
    """The texts of scenarios that random games are played with."""
    lines = [f"{game}\t{one}\n" for game in GAMES for one in texts(game)]
    TEXTS_TOLD.write_text("".join(lines), encoding="utf-8")


def main() -> None:
    if sys.argv[1:] == ["texts"] or not TEXTS_TOLD.is_file():
        write_texts()
    write_scenarios()
    if sys.argv[1:] == ["scenarios"]:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for decks, edition, bot, seed in MATCHES:
        match = Match.start(*decks, seed=seed, edition=edition, log=False)
        bots = [make_bot(bot, seed + 100 * seat) for seat in range(len(decks))]
        while not match.over:
            match.choose(bots[match.seat].choose(match.known(match.seat)))
        name = "-".join([*decks[:2], *([edition] if edition else []), bot])
        write(match, FOLDER / f"{name}.json")
    lines = [f"{' '.join(map(str, one))}\t{course(one)}\n" for one in courses()]
    GAMES_TOLD.write_text("".join(lines), encoding="utf-8")
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
