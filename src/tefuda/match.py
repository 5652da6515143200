"""A match: a game with its history. What most programs use.

match = Match.start("red-rush", "blue-empty-scroll", seed=7)
while not match.over:
    match.choose(match.options[0])
print(match.winners)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tefuda.cards import Catalog, fingerprint, house
from tefuda.cards import catalog as all_cards
from tefuda.cards.files import from_json, read_text
from tefuda.decks import Deck, check_table, load_all
from tefuda.games import concede, room, rulebook
from tefuda.kernel import save as saving
from tefuda.kernel.decision import Option
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import EVERYTHING, SPECTATOR, Event, Part
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.loops import fingerprint as digest
from tefuda.kernel.rng import Seed
from tefuda.kernel.sample import Knowledge, sample
from tefuda.kernel.view import DecisionView, View, decision_view, view

CHECKPOINT = 16  # how many choices lie between two kept copies
DIGEST = 25  # how many lie between two digests in a record
RECORD_FORMAT = 1
SAVED_FORMAT = 1
AGREED = "agree-draw"  # the key of a draw that the players agreed on


class Result(NamedTuple):
    """How a match ended: the seats that won and lost, why, and the clause that says so.

    reason: life, deck, retired, effect, concede, loop, agreed, last (nobody else was left) or
    fewest (of what counts against a player). No winner: a draw, or everybody lost.
    """

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    reason: str
    clause: str


class Match:
    """A game between decks, from its first decision to its end; it can go back.

    Start one with `Match.start`, take one up with `Match.load` or `Match.from_record`.
    """

    def __init__(
        self,
        decks: list[Deck],
        seed: Seed,
        catalog: Catalog,
        edition: str,
        log: bool,
        windows: bool = False,
        by_hand: bool = False,
    ) -> None:
        catalog = catalog.for_hands() if by_hand else catalog
        self.decks = decks
        self.seed = seed
        self.catalog = catalog
        rules = rulebook(catalog.game, edition)
        problems = check_table(decks, catalog, edition)
        if problems:
            raise TefudaError(" ".join(problems))
        sides = [deck.split(catalog) for deck in decks]
        self.game: Game = room(catalog.game).new_game(rules, sides, seed, log=log)
        if windows:
            self.game.windows = room(catalog.game).WINDOWS
        self.keys: list[str] = []
        self._kept: dict[int, Game] = {0: self.game.clone()}
        self._digests: dict[int, str] = {}

    @classmethod
    def start(
        cls,
        *decks: str | Path | Deck,
        seed: Seed = 0,
        catalog: Catalog | None = None,
        edition: str = "",
        log: bool = True,
        windows: bool = False,
        by_hand: bool = False,
    ) -> Match:
        """Start a match between decks of one game, one for each seat.

        A deck is the name of a house deck, a file, a list as text, a link, or a Deck. Imported
        cards are found by themselves. The same decks and seed give the same match. Without `log`
        there are no events. With `windows`, decisions that hang on hidden cards are put though
        nothing can be done. With `by_hand`, cards whose text is not understood whole may be
        played: where it would act the match stops, and their player does it with plain acts.
        """
        if not decks:
            raise TefudaError("a match needs decks; `tefuda deck list` names some")
        if type(seed) not in (int, str):
            raise TefudaError(f"a seed is a number or a word, not {seed!r:.80}")
        for deck in decks:
            if not isinstance(deck, (str, Path, Deck)):
                raise TefudaError(
                    f"a deck is a name, a file, a list or a Deck, not {type(deck).__name__}"
                )
        games = [deck.game for deck in decks if isinstance(deck, Deck)]
        game = catalog.game if catalog is not None else games[0] if games else ""
        named = iter(load_all([str(deck) for deck in decks if not isinstance(deck, Deck)], game))
        lists = [deck if isinstance(deck, Deck) else next(named) for deck in decks]
        cards = catalog or catalog_of(lists)
        return cls(lists, seed, cards, edition, log, windows, by_hand)

    # -- where it stands -----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.game.result is not None

    @property
    def seat(self) -> int:
        """The seat that must choose now, -1 when the match is over."""
        decision = self.game.decision
        return -1 if decision is None else decision.seat

    @property
    def options(self) -> list[str]:
        """The keys of what may be chosen now."""
        return self.game.keys()

    @property
    def decision(self) -> DecisionView | None:
        """What must be decided now, as the seat that decides sees it; None when it is over."""
        return decision_view(self.game)

    @property
    def winners(self) -> list[str]:
        """Who won: "A", "B", or nobody."""
        result = self.game.result
        return [] if result is None else [SEAT_MARKS[seat] for seat in result.winners]

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        result = self.game.result
        if result is None:
            return None
        return Result(tuple(result.winners), tuple(result.losers), result.reason, result.clause)

    def view(self, seat: int) -> View:
        """What a seat may know; SPECTATOR (-1) sees what lies open, EVERYTHING (-2) all."""
        return view(self.game, self._reader(seat))

    def known(self, seat: int) -> Knowledge:
        """All that a seat may know, for bots: its view, and games as they may be for it."""
        return Knowledge(self.game, self._seat(seat))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened, as far as a seat, SPECTATOR (-1) or EVERYTHING (-2) may know it.

        Events are numbered from 0; `since` is the number of the first that is wanted.
        """
        reader = self._reader(seat)
        log = self.game.log
        if log is None:
            raise TefudaError("this match keeps no events; start it with log=True")
        if type(since) is not int or since < 0:
            raise TefudaError(f"events are numbered from 0; there is no number {since!r:.20}")
        return [event.seen_by(reader, since + i) for i, event in enumerate(log[since:])]

    @property
    def happened(self) -> int:
        """How many events there are so far."""
        return len(self.game.log or [])

    def battle(self) -> tuple[Part, ...]:
        """Of the battle that is going on, what both values are made of; () if there is none."""
        return room(self.catalog.game).reckon(self.game) if self.game.attacker else ()

    def sample(self, seat: int, seed: int) -> Match:
        """The same match as it may be for all that a seat knows: what is hidden is dealt anew."""
        new = self.clone()
        new.game = sample(self.game, self._seat(seat), seed)
        new.game.log = self.game.log
        return new

    def _seat(self, seat: int) -> int:
        if seat not in range(len(self.game.seats)):
            n = len(self.game.seats)
            raise TefudaError(f"there is no seat {seat!r}; there are 0 to {n - 1}")
        return seat

    def _reader(self, seat: int) -> int:
        return seat if seat in (SPECTATOR, EVERYTHING) else self._seat(seat)

    # -- going on and back ---------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Take an option by its key; "concede A" is always possible, and so is "agree-draw"."""
        if self.over:
            raise TefudaError("the match is over; nothing can be chosen")
        if not isinstance(key, str):
            raise TefudaError(f"an option is chosen by its key, not by {key!r:.80}")
        if key.startswith("concede ") and key[8:] in [*SEAT_MARKS[: len(self.game.seats)]]:
            concede(self.game, SEAT_MARKS.index(key[8:]))
        elif key == AGREED:
            self.game.decision = None
            # The players' own doing: no clause made it happen.
            self.game.finish([], [], "", "agreed")
        else:
            self.game.choose(self._option(key))
        self.keys.append(key)
        n = len(self.keys)
        if n % CHECKPOINT == 0:
            self._kept[n] = self.game.clone()
        if n % DIGEST == 0 or self.over:
            self._digests[n] = digest(self.game)

    def _option(self, key: str) -> Option:
        decision = self.game.decision
        assert decision is not None
        for option in decision.options:
            if self.game.key(option, decision.seat) == key:
                return option
        raise TefudaError(
            f"{key!r:.80} is not possible now; {SEAT_MARKS[decision.seat]} may choose: "
            + "; ".join(self.options)
        )

    def concede(self, seat: int) -> None:
        """Give up, at any moment."""
        self.choose(f"concede {SEAT_MARKS[self._seat(seat)]}")

    def undo(self, choices: int = 1) -> None:
        """Take back the last choice, or the last few."""
        self.rewind(len(self.keys) - choices)

    def rewind(self, to: int) -> None:
        """Go back to where `to` choices had been made."""
        if not 0 <= to <= len(self.keys):
            raise TefudaError(f"there are {len(self.keys)} choices; cannot go to number {to}")
        start = max(n for n in self._kept if n <= to)  # the beginning always is kept
        keys = self.keys[:to]
        self.game = self._kept[start].clone()
        self.keys = keys[:start]
        self._kept = {n: game for n, game in self._kept.items() if n <= start}
        self._digests = {n: text for n, text in self._digests.items() if n <= to}
        for key in keys[start:]:
            self.choose(key)

    def clone(self) -> Match:
        """An independent copy, with its history."""
        new = object.__new__(Match)
        new.decks, new.seed, new.catalog = self.decks, self.seed, self.catalog
        new.game = self.game.clone()
        new.keys = self.keys[:]
        new._kept = dict(self._kept)  # what is kept never changes
        new._digests = dict(self._digests)
        return new

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        # Cards that are found by themselves are not carried along.
        own = catalog_of(self.decks)
        found = self.catalog is (own.for_hands() if self.catalog.hands else own)
        return Match.load, (self.save(), None if found else self.catalog)

    # -- records and saved matches -------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Everything needed to play the match again, and to notice if it comes out differently."""
        numbers = sorted({number for deck in self.decks for number in deck.cards})
        result = self.game.result
        return {
            "format": RECORD_FORMAT,
            "game": self.game.rules.game,
            "edition": self.game.rules.edition,
            "seed": self.seed,
            "decks": [{"title": deck.title, "cards": deck.cards} for deck in self.decks],
            "cards": {number: fingerprint(self.catalog[number]) for number in numbers},
            "keys": list(self.keys),
            "digests": {str(n): text for n, text in sorted(self._digests.items())},
            "winners": None if result is None else list(result.winners),
            **({"windows": True} if self.game.windows else {}),
            **({"by_hand": True} if self.catalog.hands else {}),
        }

    @classmethod
    def from_record(
        cls, data: Mapping[str, Any], catalog: Catalog | None = None, upto: int | None = None
    ) -> Match:
        """Play a record again, as far as wanted. The first choice, or card, that differs is named.

        `tefuda.records.read` reads a record from a file.
        """
        decks = [Deck(deck["title"], dict(deck["cards"]), data["game"]) for deck in data["decks"]]
        catalog = catalog or catalog_of(decks)
        by_hand = bool(data.get("by_hand", False))
        catalog = catalog.for_hands() if by_hand else catalog
        for number, known in data["cards"].items():
            if number not in catalog:
                raise TefudaError(f"the record uses the card {number}, which is not in the catalog")
            if fingerprint(catalog[number]) != known:
                raise TefudaError(
                    f"the card {number} is no longer what it was when this match was recorded"
                )
        windows = data.get("windows", False)
        match = cls(decks, data["seed"], catalog, data["edition"], True, windows, by_hand)
        keys = data["keys"] if upto is None else data["keys"][:upto]
        for number, key in enumerate(keys, 1):
            try:
                match.choose(key)
            except TefudaError as error:
                seat = SEAT_MARKS[match.seat] if match.seat >= 0 else "nobody"
                raise TefudaError(f"choice {number} (by {seat}) differs: {error}") from None
            known = data["digests"].get(str(number))
            if known is not None and digest(match.game) != known:
                raise TefudaError(
                    f"after choice {number} ({key}) the game is not what was recorded"
                )
        if upto is None and data.get("winners") != match.record()["winners"]:
            raise TefudaError("the game does not end as it was recorded: others win it")
        return match

    def save(self, path: str | Path | None = None) -> bytes:
        """The match as bytes, to go on with it elsewhere; also written to a file, if one is named.

        Unlike a record it holds the position itself, so that loading it plays nothing again.
        """
        data = {"format": SAVED_FORMAT, "record": self.record(), "state": self.snapshot()}
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
        if path is not None:
            try:
                Path(path).write_bytes(text)
            except OSError as error:
                raise TefudaError(f"cannot write {path!s:.200}: {error.strerror}") from None
        return text

    @classmethod
    def load(cls, source: bytes | str | Path, catalog: Catalog | None = None) -> Match:
        """The match that `save` wrote, from its bytes or from a file."""
        name = "this" if isinstance(source, bytes) else str(source)
        try:
            text = source.decode() if isinstance(source, bytes) else read_text(Path(source))
        except UnicodeDecodeError:
            raise TefudaError("this is not a saved match: it is not text") from None
        data = from_json(text, name)
        if not isinstance(data, dict) or not {"format", "record", "state"} <= set(data):
            raise TefudaError(f"{name} is not a saved match; Match.save writes one")
        if data["format"] != SAVED_FORMAT:
            raise TefudaError(
                f"{name} has format {data['format']!r:.20}; format {SAVED_FORMAT} is read here"
            )
        match = cls.from_record(data["record"], catalog, upto=0)
        match.restore(data["state"])
        return match

    def snapshot(self) -> dict[str, Any]:
        """Where it stands, for a match that was started alike (see `restore`)."""
        log = self.game.log
        return {
            "keys": self.keys,
            "digests": self._digests,
            "game": saving.save(self.game),
            "log": None if log is None else [saving.event_data(event) for event in log],
        }

    def restore(self, data: Mapping[str, Any]) -> None:
        """Go on where `snapshot` was called, without playing what led there. Going back further
        than that plays it again from the beginning."""
        self.game = saving.load(data["game"], self.game.rules, self.catalog.cards)
        if data["log"] is None:
            self._kept[0].log = None
        else:
            self.game.log = [saving.event_from(event) for event in data["log"]]
        self.keys = list(data["keys"])
        self._digests = {int(n): text for n, text in data["digests"].items()}
        self._kept[len(self.keys)] = self.game.clone()


def catalog_of(decks: list[Deck]) -> Catalog:
    """The cards these decks are made of: those that come with tefuda, or all there are."""
    own = house(decks[0].game)
    if all(number in own for deck in decks for number in deck.cards):
        return own
    return all_cards(decks[0].game)
