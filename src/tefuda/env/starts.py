"""Where the games of an environment begin: with fixed decks, with some of a pool, with random legal
ones, or in the position of a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tefuda.cards import Catalog
from tefuda.cards import catalog as all_cards
from tefuda.decks import Deck, check, check_table, house_decks, load_all
from tefuda.decks.random import random_decks
from tefuda.games import room, rulebook
from tefuda.games import seats as seats_of
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.match import catalog_of
from tefuda.scenarios import Scenario, read_file, read_text
from tefuda.scenarios.run import Table, start

Decks = str | Sequence[str | Path | Deck] | None

RANDOM: Final = "random"  # as decks: legal ones made up for every game
HOUSE: Final = "house"  # ... any of those that come with tefuda
TRIES: Final = 100


class Pool(tuple[str | Path | Deck, ...]):
    """Decks of which every seat takes one, another in every game."""

    def __new__(cls, *decks: str | Path | Deck) -> Pool:
        if not decks:
            raise TefudaError("a pool needs decks; `tefuda deck list` names some")
        return super().__new__(cls, decks)


class Start:
    """Makes games from seeds."""

    def __init__(
        self,
        game: str,
        decks: Decks = None,
        edition: str = "",
        seats: int = 0,
        scenario: Scenario | str | Path | None = None,
        windows: bool = False,
    ) -> None:
        self.windows = room(game).WINDOWS if windows else ()
        self.table: Table | None = None
        self.sides: list[Deck] = []
        self.mode = ""
        self.rows = 0  # how many cards there are, if not as many as decks have
        self.fit: set[tuple[int, ...]] = set()
        if scenario is not None:
            if decks is not None:
                raise TefudaError("a game begins with decks or with a scenario, not with both")
            self._set_up(game, scenario, edition)
            return
        self.rules = rulebook(game, edition)
        named = 0
        if decks is not None and not isinstance(decks, (str, Pool)):
            named = len(decks)
        self.seats = seats_of(game, edition, seats or named)
        if decks is None:
            decks = [""] * self.seats
        if isinstance(decks, str):
            if decks not in (RANDOM, HOUSE):
                raise TefudaError(
                    f"decks are a list with one for each seat, a Pool of them, {RANDOM!r} or "
                    f"{HOUSE!r}, not {decks!r:.60}"
                )
            self.mode = decks
            if decks == HOUSE:
                self.sides = list(house_decks(game).values())
        else:
            self.mode = "pool" if isinstance(decks, Pool) else "fixed"
            self.sides = _read(decks, game)
            if self.mode == "fixed" and len(self.sides) != self.seats:
                raise TefudaError(f"there are {len(self.sides)} decks for {self.seats} seats")
        self.catalog: Catalog = catalog_of(self.sides) if self.sides else all_cards(game)
        self.split = [deck.split(self.catalog) for deck in self.sides]
        problems: list[str] = []
        if self.mode == "fixed":
            problems = check_table(self.sides, self.catalog, self.rules.edition)
        else:
            for deck in self.sides:
                for problem in check(deck, self.catalog, self.rules.edition):
                    problems.append(f"the deck {deck.title!r} cannot be played: {problem}")
        if problems:
            raise TefudaError(" ".join(problems))

    def _set_up(self, game: str, scenario: Scenario | str | Path, edition: str) -> None:
        if not isinstance(scenario, Scenario):
            text = str(scenario)
            if "\n" in text:
                found = read_text(text)
            else:
                found = read_file(Path(text))
            if len(found) != 1:
                raise TefudaError(f"there are {len(found)} scenarios here; a game begins with one")
            scenario = found[0]
        if scenario.game != game:
            raise TefudaError(f"the scenario is one of {scenario.game}, not of {game}")
        self.table = Table(scenario, None, edition)
        self.rules = self.table.rules
        first = start(self.table)
        self.seats = len(first.seats)
        self.rows = len(first.cards)
        self.catalog = self.table.catalog.beside(self.table.made, self.table.records)

    def game(self, seed: int, log: bool) -> Game:
        """The game of a seed, at its first decision."""
        if self.table is not None:
            game = start(self.table)
            game.rng = seeded(seed)
            if not log:
                game.log = None
        elif self.mode == RANDOM:
            decks = random_decks(self.catalog, seed, self.rules.edition, self.seats)
            sides = [deck.split(self.catalog) for deck in decks]
            game = room(self.rules.game).new_game(self.rules, sides, seed, log=log)
        else:
            sides = [self.split[i] for i in self.drawn(seed)]
            game = room(self.rules.game).new_game(self.rules, sides, seed, log=log)
        game.windows = self.windows
        return game

    def drawn(self, seed: int) -> tuple[int, ...]:
        """Which decks are played with a seed, by their places in the list or the pool: such as can
        be played at one table."""
        if self.mode == "fixed":
            return tuple(range(self.seats))
        rng = seeded(seed)
        problems: list[str] = []
        for _ in range(TRIES):
            drawn = tuple([rng.below(len(self.sides)) for _ in range(self.seats)])
            if drawn in self.fit:
                return drawn
            decks = [self.sides[i] for i in drawn]
            problems = check_table(decks, self.catalog, self.rules.edition)
            if not problems:
                self.fit.add(drawn)
                return drawn
        raise TefudaError(" ".join(problems))


def _read(decks: Sequence[str | Path | Deck], game: str) -> list[Deck]:
    for deck in decks:
        if not isinstance(deck, (str, Path, Deck)):
            raise TefudaError(f"a deck is a name, a file, a list or a Deck, not {deck!r:.40}")
        if isinstance(deck, Deck) and deck.game != game:
            raise TefudaError(f"the deck {deck.title!r} is for {deck.game}, not for {game}")
    named = iter(load_all([str(d) for d in decks if not isinstance(d, Deck)], game))
    return [deck if isinstance(deck, Deck) else next(named) for deck in decks]
