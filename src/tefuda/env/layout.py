"""The layout of the arrays: every column by its name, with its range and what its numbers mean."""

from __future__ import annotations

import functools
import hashlib
import json
import zlib
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np

from tefuda.abilities import nodes
from tefuda.cards import Catalog, fingerprint
from tefuda.env.board import Board
from tefuda.env.encode import PRIME, Tables
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.rulebook import Rulebook
from tefuda.language import read

VERSION: Final = 1
OPTIONS: Final = 64  # rows for options, if nobody says otherwise
HISTORY: Final = 16  # ... and for what happened lately

MOST: Final = 2**31 - 1
STATES: Final = ("rested", "face up", "arrived this turn", "negated", "seen", "of the open kind")
OTHER: Final = "(other)"


class Column(NamedTuple):
    """One number of a row. Where it stands for a word, `words` has it at that index; where it is a
    set, `bits` names its bits from the lowest on."""

    name: str
    low: int
    high: int
    words: tuple[str, ...] = ()
    bits: tuple[str, ...] = ()


class Rows(NamedTuple):
    """An array: so many rows of these columns (or `single`, one without an axis for rows), and the
    number of the flat array with which it begins."""

    name: str
    rows: int
    columns: tuple[Column, ...]
    start: int
    single: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.columns),) if self.single else (self.rows, len(self.columns))

    @property
    def stop(self) -> int:
        return self.start + self.rows * len(self.columns)

    def column(self, name: str) -> int:
        """The index of a column."""
        for i, column in enumerate(self.columns):
            if column.name == name:
                return i
        known = ", ".join(column.name for column in self.columns)
        raise TefudaError(f"{self.name} have no column {name!r:.40}; there are {known}")


class Layout:
    """How what a seat knows is laid out: arrays `cards`, `options`, `history`, `globals` and
    `seats`, one after the other, and the mask of actions."""

    def __init__(
        self, rules: Rulebook, cards: int, seats: int, rows: int, options: int, history: int
    ) -> None:
        self.version = VERSION
        self.game = rules.game
        self.edition = rules.edition
        self.seats = seats
        self.actions = options + 1
        self.arrays: dict[str, Rows] = {}
        words = vocabulary(rules.game)
        zones = ("", *[zone.name for zone in rules.zones])
        zone = Column("zone", 0, len(zones) - 1, zones)
        keywords = tuple(rules.keywords)
        self._add("cards", rows, [
            zone, Column("seat", 0, seats - 1), Column("owner", 0, seats - 1),
            Column("place", 0, MOST), Column("over", 0, rows),
            Column("state", 0, 2 ** len(STATES) - 1, bits=STATES),
            Column("tokens", 0, MOST), Column("damage", 0, MOST), Column("beneath", 0, MOST),
            Column("card", 0, cards),
            *[Column(stat, -MOST - 1, MOST) for stat in rules.stats],
            Column("keywords", 0, 2 ** len(keywords) - 1, bits=keywords),
        ])  # fmt: skip
        self._add("options", options, [
            _word("verb", words["verb"]), Column("row", 0, rows), Column("other", 0, rows),
            Column("card", 0, cards), Column("other_card", 0, cards),
            Column("n", -MOST - 1, MOST), Column("id", 0, PRIME - 1),
        ])  # fmt: skip
        if history:
            self._add("history", history, [
                _word("event", words["event"]), Column("seat", 0, seats), Column("card", 0, cards),
                Column("at_seat", 0, seats), zone._replace(name="at_zone"),
                Column("other_seat", 0, seats), zone._replace(name="other_zone"),
                Column("n", -MOST - 1, MOST), Column("source", 0, cards),
            ])  # fmt: skip
        self._add("globals", 0, [
            Column("turn", 0, MOST), _word("phase", words["phase"]),
            Column("turn_seat", 0, seats - 1),
            Column("deciding", 0, 2, ("nobody", "me", "another")),
            _word("decision", words["decision"]), _word("purpose", words["purpose"]),
            Column("source", 0, cards), Column("source_row", 0, rows),
            Column("attacker", 0, rows), Column("attacked", 0, rows),
            Column("options", 0, MOST), Column("page", 0, MOST), Column("pages", 0, MOST),
            Column("result", 0, 3, ("", "won", "lost", "drawn")),
        ])  # fmt: skip
        half_open = [z.name for z in rules.zones if z.visible == "owner" and rules.open_kind]
        self._add("seats", seats, [
            Column("mate", 0, 1), Column("out", 0, 1), Column("turns", 0, MOST),
            *[Column(f"{pool} pool", 0, MOST) for pool in rules.pools],
            *[Column(z.name, 0, MOST) for z in rules.zones],
            *[Column(f"{rules.open_kind} in {name}", 0, MOST) for name in half_open],
        ])  # fmt: skip
        # How many numbers there are, the mask not counted; and how many bytes an encoder writes:
        # four for a number, one for an action of the mask, and what is missing to a whole number.
        self.size = max(one.stop for one in self.arrays.values())
        self.length = 4 * self.size + self.actions + -self.actions % 4

    def _add(self, name: str, rows: int, columns: list[Column]) -> None:
        start = max([one.stop for one in self.arrays.values()], default=0)
        self.arrays[name] = Rows(name, rows or 1, tuple(columns), start, not rows)

    def flat(self, data: bytes | bytearray) -> np.ndarray[Any, np.dtype[np.int32]]:
        """All numbers of what an encoder wrote, in one array."""
        return np.frombuffer(data, np.int32, self.size)

    def mask(self, data: bytes | bytearray) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Which actions are possible, of what an encoder wrote."""
        return np.frombuffer(data, np.int8, self.actions, 4 * self.size)

    def split(self, flat: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """The arrays by name, as parts of a flat one; whatever stands before the last axis of that
        (games of a vector, steps) stands before theirs."""
        if flat.shape[-1:] != (self.size,):
            raise TefudaError(
                f"this layout has {self.size} numbers, not {flat.shape[-1] if flat.ndim else 0}; "
                "it is another game's, or another version's"
            )
        before = flat.shape[:-1]
        return {
            name: flat[..., one.start : one.stop].reshape(*before, *one.shape)
            for name, one in self.arrays.items()
        }

    def bounds(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The lowest and the highest value of every number of a flat array."""
        low: list[int] = []
        high: list[int] = []
        for one in self.arrays.values():
            low += [column.low for column in one.columns] * one.rows
            high += [column.high for column in one.columns] * one.rows
        return np.array(low, np.int32), np.array(high, np.int32)

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "version": self.version,
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "actions": self.actions,
            "arrays": {
                name: {"rows": one.rows, "columns": [_plain(column) for column in one.columns]}
                for name, one in self.arrays.items()
            },
        }

    @property
    def digest(self) -> str:
        """A short word that changes with the layout; keep it with what was learnt."""
        return _digest([json.dumps(self.data(), sort_keys=True)])


class Sheet:
    """Memory that one observation after the other is written into, with the arrays over it: the
    quickest way to see a game. What it shows is overwritten by the next `read`."""

    def __init__(self, layout: Layout) -> None:
        self.memory = bytearray(layout.length)
        self.flat = layout.flat(self.memory)
        self.mask = layout.mask(self.memory)
        self.arrays = layout.split(self.flat)
        self._all = memoryview(self.memory)

    def read(self, board: Board, seat: int) -> None:
        """Have the arrays show what a seat knows."""
        self._all[:] = board.observe(seat)


def _plain(column: Column) -> dict[str, Any]:
    return {name: value for name, value in column._asdict().items() if value != ()}


def _word(name: str, words: dict[str, int]) -> Column:
    said = ("", OTHER, *[word for word in words if word])
    return Column(name, 0, len(said) - 1, said)


def _digest(texts: Iterable[str]) -> str:
    total = hashlib.blake2b(digest_size=8)
    for text in texts:
        total.update(text.encode() + b"\n")
    return total.hexdigest()


@functools.cache
def vocabulary(game: str) -> dict[str, dict[str, int]]:
    """The numbers of words: verbs of options, kinds of decisions, purposes, phases and events. They
    are those the game has words for in its languages; 0 is none, 1 one that is not listed."""
    said = {**read("en"), **read("en", game)}
    rules = rulebook(game)
    found: dict[str, dict[str, int]] = {}
    for name, section in (
        ("verb", "option"), ("decision", "ask"), ("purpose", "purpose"), ("phase", "phase"),
        ("event", "event"),
    ):  # fmt: skip
        words = {key.partition(".")[2] for key in said if key.startswith(f"{section}.")}
        if name == "event":
            words |= {*rules.stats, *[f"base_{stat}" for stat in rules.stats]}
        if name == "purpose":
            words |= {f"to-{word}" for word in rules.zone_words}
            words |= {f"{stat}{sign}" for stat in rules.stats for sign in "+-"}
            words |= {name.lower() for name, one in vars(nodes).items() if _is_statement(one)}
        found[name] = {"": 0, **{word: i for i, word in enumerate(sorted(words), 2)}}
    return found


def _is_statement(one: object) -> bool:
    """Whether it is something that abilities can tell players to do."""
    return isinstance(one, type) and issubclass(one, nodes.Statement)


class Kind:
    """All that environments of one kind share: the layout, the encoder's tables, the cards."""

    def __init__(
        self, catalog: Catalog, edition: str, seats: int, options: int, history: int, rows: int = 0
    ) -> None:
        for name, n, least in (("options", options, 1), ("history", history, 0)):
            if type(n) is not int or not least <= n <= 10_000:
                raise TefudaError(f"{name} are {least} to 10000 rows, not {n!r:.20}")
        rules = rulebook(catalog.game, edition)
        own = room(catalog.game).construction
        self.catalog = catalog
        self.rules = rules
        self.seats = seats
        # A row for every card there is at the table, so that none is ever left out.
        self.rows = rows or seats * (own.SIZE[1] + own.APART[1])
        self.numbers = {number: i for i, number in enumerate(sorted(catalog.cards), 1)}
        self.layout = Layout(rules, 2 * len(self.numbers), seats, self.rows, options, history)
        words = vocabulary(rules.game)
        marks = {verb: zlib.crc32(verb.encode()) % PRIME for verb in words["verb"]}
        self.tables = Tables(rules, self.numbers, words, marks, seats, self.rows, options, history)

    @functools.cached_property
    def fingerprint(self) -> str:
        """A short word for the catalog, which fixes the indexes of cards."""
        return _digest(f"{number} {fingerprint(self.catalog[number])}" for number in self.numbers)
