"""Results in a SQLite file: a row a game, a seat and a card that was seen; added to block by block.

A block is in the file whole or not at all, so that a run that was broken off, or killed, goes on
where it was.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tefuda import __version__
from tefuda.decks import Deck
from tefuda.games import rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.sim.cells import Cell, Outcome, deck_key, digest

VERSION: Final = 1
MARK: Final = 0x74666473  # SQLite's application_id: a store, and no other program's file

SCHEMA: Final = """
CREATE TABLE decks (id INTEGER PRIMARY KEY, key TEXT UNIQUE, name TEXT, game TEXT);
CREATE TABLE lists (deck INTEGER, card INTEGER, number TEXT, copies INTEGER,
    PRIMARY KEY (deck, card)) WITHOUT ROWID;
CREATE TABLE cells (id INTEGER PRIMARY KEY, key TEXT UNIQUE, family TEXT, game TEXT, edition TEXT,
    seed INTEGER, tefuda TEXT);
CREATE TABLE sides (cell INTEGER, side INTEGER, deck INTEGER, bot TEXT,
    PRIMARY KEY (cell, side)) WITHOUT ROWID;
CREATE TABLE blocks (cell INTEGER, start INTEGER, count INTEGER, digest TEXT,
    PRIMARY KEY (cell, start)) WITHOUT ROWID;
CREATE TABLE games (id INTEGER PRIMARY KEY, cell INTEGER, number INTEGER, seed INTEGER,
    turns INTEGER, decisions INTEGER, reason TEXT, clause TEXT);
CREATE INDEX games_of_cells ON games (cell, number);
CREATE TABLE seats (game INTEGER, side INTEGER, seat INTEGER, first INTEGER, redrew INTEGER,
    won INTEGER, PRIMARY KEY (game, side)) WITHOUT ROWID;
CREATE TABLE cards (game INTEGER, side INTEGER, card INTEGER, opening INTEGER, drawn INTEGER,
    drawn_at INTEGER, played INTEGER, played_at INTEGER,
    PRIMARY KEY (game, side, card)) WITHOUT ROWID;
CREATE VIEW played AS
    SELECT games.*, seats.side, seat, first, redrew, won, sides.deck, decks.name AS deck_name, bot
    FROM games JOIN seats ON seats.game = games.id
    JOIN sides ON sides.cell = games.cell AND sides.side = seats.side
    JOIN decks ON decks.id = sides.deck;
CREATE VIEW seen AS
    SELECT played.*, number_of.number AS card_number, copies, opening, drawn, drawn_at,
        cards.played, played_at
    FROM cards JOIN played ON played.id = cards.game AND played.side = cards.side
    JOIN lists AS number_of ON number_of.deck = played.deck AND number_of.card = cards.card;
"""


class Side(NamedTuple):
    """A deck's place in a cell, and how it did there."""

    deck: int
    name: str
    bot: str
    wins: int
    first_games: int
    first_wins: int
    rounds: Counter[float]  # how often the games of one seed were won to which share


class Score(NamedTuple):
    """What came of a cell's games."""

    cell: int
    game: str
    edition: str
    seed: int
    games: int
    drawn: int
    decisions: int
    turns: Counter[int]
    clauses: Counter[str]
    sides: tuple[Side, ...]
    digest: str


class Store:
    """A file of results; without a path, one that goes when it is closed."""

    def __init__(self, path: str | Path = "", new: bool = True) -> None:
        self.path = str(path)
        if path and not new and not Path(path).is_file():
            raise TefudaError(f"there is no store {self.path}; `tefuda matrix --store` makes one")
        try:
            self.db = sqlite3.connect(self.path, timeout=60, isolation_level=None)
        except sqlite3.Error as error:
            raise TefudaError(f"{self.path} cannot be opened: {error}") from None
        try:
            self._open()
        except sqlite3.Error as error:
            self.db.close()
            said = "it is no store of results" if "not a database" in str(error) else error
            raise TefudaError(f"{self.path} cannot be opened: {said}") from None
        except TefudaError:
            self.db.close()
            raise

    def _open(self) -> None:
        db = self.db
        db.execute("PRAGMA synchronous = NORMAL")
        mark = db.execute("PRAGMA application_id").fetchone()[0]
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if mark == 0 and not db.execute("SELECT 1 FROM sqlite_master").fetchone():
            with self.change():
                # Another run may have been quicker.
                if not db.execute("SELECT 1 FROM sqlite_master").fetchone():
                    for statement in SCHEMA.split(";\n"):
                        db.execute(statement)
                    db.execute(f"PRAGMA application_id = {MARK}")
                    db.execute(f"PRAGMA user_version = {VERSION}")
        elif mark != MARK:
            raise TefudaError(f"{self.path} is another program's file, no store of results")
        elif version > VERSION:
            raise TefudaError(
                f"the store {self.path} is of version {version} and this tefuda reads up to "
                f"{VERSION}; nothing was changed; use a newer tefuda, or another --store"
            )

    def close(self) -> None:
        self.db.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def change(self) -> Change:
        return Change(self.db)

    def rows(self, sql: str, *values: Any) -> Iterator[tuple[Any, ...]]:
        """The answer to a question in SQL."""
        try:
            yield from self.db.execute(sql, values)
        except sqlite3.Error as error:
            raise TefudaError(f"{self.path} cannot be read: {error}") from None

    # -- writing -------------------------------------------------------------------------------

    def cell(self, cell: Cell, names: Sequence[str] = ()) -> int:
        """A cell's number here; it is taken up if it is new."""
        key = cell.key()
        with self.change():
            for (known,) in self.rows("SELECT id FROM cells WHERE key = ?", key):
                return int(known)
            edition = rulebook(cell.game, cell.edition).edition
            made = self.db.execute(
                "INSERT INTO cells (key, family, game, edition, seed, tefuda) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (key, cell.family(), cell.game, edition, cell.seed, __version__),
            ).lastrowid
            assert made is not None
            for side, deck in enumerate(cell.decks):
                name = names[side] if names else deck.title
                row = (made, side, self._deck(deck, name), cell.bots[side])
                self.db.execute("INSERT INTO sides VALUES (?, ?, ?, ?)", row)
            return made

    def check(self, cell: Cell, games: int) -> None:
        """No game may be in the store twice: it would count twice, and intervals would lie."""
        seats = len(cell.decks)
        last = cell.seed + cell.whole(games) // seats - 1
        for seed, number in self.rows(
            """SELECT seed, max(start + count) FROM cells JOIN blocks ON cell = id
            WHERE family = ? AND key != ? GROUP BY id""", cell.family(), cell.key(),
        ):  # fmt: skip
            end = seed + number // seats - 1
            if seed <= last and cell.seed <= end:
                names = " and ".join(dict.fromkeys(deck.title for deck in cell.decks))
                raise TefudaError(
                    f"the store has games of {names} with the seeds {seed} to {end} already; "
                    f"go on with --seed {seed}, or begin at --seed {end + 1}"
                )

    def _deck(self, deck: Deck, name: str) -> int:
        key = deck_key(deck)
        for (known,) in self.rows("SELECT id FROM decks WHERE key = ?", key):
            return int(known)
        taken = [row[0] for row in self.rows("SELECT name FROM decks")]
        if name in taken:
            name = f"{name} {key[:4]}"  # another list of the same name
        made = self.db.execute(
            "INSERT INTO decks (key, name, game) VALUES (?, ?, ?)", (key, name, deck.game)
        ).lastrowid
        assert made is not None
        rows = [(made, i, number, n) for i, (number, n) in enumerate(deck.cards.items())]
        self.db.executemany("INSERT INTO lists VALUES (?, ?, ?, ?)", rows)
        return made

    def add(self, cell: int, outcomes: Sequence[Outcome], seats: int) -> None:
        """Add a block of a cell's games; one that is there already stays as it is."""
        try:
            self._add(cell, outcomes, seats)
        except sqlite3.Error as error:
            raise TefudaError(
                f"{self.path} cannot be written: {error}; what it had before is still there"
            ) from None

    def _add(self, cell: int, outcomes: Sequence[Outcome], seats: int) -> None:
        start, count = outcomes[0].number, len(outcomes)
        with self.change():
            if any(self.rows(
                "SELECT 1 FROM games WHERE cell = ? AND number BETWEEN ? AND ?",
                cell, start, start + count - 1,
            )):  # fmt: skip
                return
            block = (cell, start, count, f"{digest(outcomes):016x}")
            self.db.execute("INSERT INTO blocks VALUES (?, ?, ?, ?)", block)
            first = 1 + next(self.rows("SELECT coalesce(max(id), 0) FROM games"))[0]
            numbered = [*enumerate(outcomes, first)]
            self.db.executemany(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        id,
                        cell,
                        one.number,
                        one.seed,
                        one.turns,
                        one.decisions,
                        one.reason,
                        one.clause,
                    )
                    for id, one in numbered
                ],
            )
            self.db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (
                        id, side, (side + one.number) % seats, side in one.first,
                        side in one.redrew, side in one.winners,
                    )
                    for id, one in numbered
                    for side in range(seats)
                ],
            )  # fmt: skip
            self.db.executemany(
                "INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(id, *copies) for id, one in numbered for copies in one.cards],
            )

    # -- reading -------------------------------------------------------------------------------

    def blocks(self, cell: int) -> list[tuple[int, int]]:
        """What there is of a cell: the first game and how many, block by block."""
        sql = "SELECT start, count FROM blocks WHERE cell = ? ORDER BY start"
        return [(start, count) for start, count in self.rows(sql, cell)]

    def rounds(self, cell: int, start: int = 0, count: int = 2**62) -> list[Counter[float]]:
        """Of each side, how often it won which share of the games of one seed."""
        found: dict[int, Counter[float]] = {}
        sql = """SELECT side, rate, count(*) FROM (
            SELECT side, avg(won) AS rate FROM games JOIN seats ON seats.game = games.id
            WHERE cell = ? AND number >= ? AND number < ? GROUP BY side, seed
        ) GROUP BY side, rate"""
        for side, rate, n in self.rows(sql, cell, start, start + count):
            found.setdefault(side, Counter())[rate] += n
        return [found[side] for side in sorted(found)]

    def scores(self, cells: Sequence[int] = ()) -> list[Score]:
        """What came of the cells that have games, of all of them if none are named."""
        known = self.rows("SELECT id, game, edition, seed FROM cells ORDER BY id")
        all = [self._score(*row) for row in [*known] if not cells or row[0] in cells]
        return [score for score in all if score.games]

    def _score(self, id: int, game: str, edition: str, seed: int) -> Score:
        def counted(what: str) -> Counter[Any]:
            sql = f"SELECT {what}, count(*) FROM games WHERE cell = ? GROUP BY 1 ORDER BY 1"
            return Counter(dict(self.rows(sql, id)))

        sums = "SELECT count(*), coalesce(sum(decisions), 0) FROM games WHERE cell = ?"
        games, decisions = next(self.rows(sums, id))
        drawn = next(self.rows(
            """SELECT count(*) FROM games WHERE cell = ?
            AND NOT EXISTS (SELECT 1 FROM seats WHERE game = games.id AND won)""", id,
        ))[0]  # fmt: skip
        rounds = self.rounds(id)
        sides = [
            Side(deck, name, bot, wins, first, first_wins, rounds[side])
            for side, deck, name, bot, wins, first, first_wins in self.rows(
                """SELECT side, deck, deck_name, bot, sum(won), sum(first), sum(won AND first)
                FROM played WHERE cell = ? GROUP BY side ORDER BY side""", id,
            )
        ]  # fmt: skip
        return Score(
            id, game, edition, seed, games, drawn, decisions, counted("turns"), counted("clause"),
            tuple(sides), self.digest(id),
        )  # fmt: skip

    def digest(self, cell: int) -> str:
        """A digest of a cell's outcomes: the same wherever, and in whatever blocks, they came."""
        sql = "SELECT digest FROM blocks WHERE cell = ?"
        return f"{sum(int(one, 16) for (one,) in self.rows(sql, cell)) % 2**64:016x}"


class Change:
    """A change that happens whole or not at all."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, failed: object, *_: object) -> None:
        if not failed:
            self.db.execute("COMMIT")
        elif self.db.in_transaction:  # a full disk ends it by itself
            self.db.execute("ROLLBACK")
