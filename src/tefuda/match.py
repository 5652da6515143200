"""A match: a game with its history. What most programs use.

match = Match.start("red-rush", "blue-empty-scroll", seed=7)
while not match.over:
    match.choose(match.options[0])
print(match.winners)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tefuda.cards import Catalog, fingerprint, house
from tefuda.decks import Deck, check_table, load_all
from tefuda.games import concede, room, rulebook
from tefuda.kernel.decision import Option
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS, Event, Game
from tefuda.kernel.loops import fingerprint as digest
from tefuda.kernel.rng import Seed
from tefuda.kernel.save import load, save
from tefuda.kernel.view import SPECTATOR, View, view

CHECKPOINT = 16  # how many choices lie between two kept copies
DIGEST = 25  # how many lie between two digests in a record
RECORD_FORMAT = 1
AGREED = "agree-draw"  # the key of a draw that the players agreed on
_EVENT = ("kind", "clause", "seat", "card", "handle", "other", "n", "source", "known")


class Match:
    """A game between decks, from its first decision to its end; it can go back."""

    def __init__(
        self,
        decks: list[Deck],
        seed: Seed,
        catalog: Catalog,
        edition: str,
        log: bool,
        windows: bool = False,
    ) -> None:
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
    ) -> Match:
        """Start a match between decks of one game: names of house decks, files, or Deck objects.

        With `windows`, decisions that hang on hidden cards are put though nothing can be done."""
        if not decks:
            raise TefudaError("a match needs decks; `tefuda deck list` names some")
        games = [deck.game for deck in decks if isinstance(deck, Deck)]
        game = catalog.game if catalog is not None else games[0] if games else ""
        named = iter(load_all([str(deck) for deck in decks if not isinstance(deck, Deck)], game))
        lists = [deck if isinstance(deck, Deck) else next(named) for deck in decks]
        return cls(lists, seed, catalog or house(lists[0].game), edition, log, windows)

    # -- where it stands -----------------------------------------------------------------------

    @property
    def over(self) -> bool:
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
    def winners(self) -> list[str]:
        """Who won: "A", "B", or nobody."""
        result = self.game.result
        return [] if result is None else [SEAT_MARKS[seat] for seat in result.winners]

    @property
    def log(self) -> list[Event]:
        return self.game.log or []

    def view(self, seat: int) -> View:
        """What a seat may know; -1 is a spectator."""
        return view(self.game, self._seat(seat) if seat != SPECTATOR else seat)

    def _seat(self, seat: int) -> int:
        if seat not in range(len(self.game.seats)):
            n = len(self.game.seats)
            raise TefudaError(f"there is no seat {seat!r}; there are 0 to {n - 1}")
        return seat

    # -- going on and back ---------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Take an option by its key; "concede A" is always possible, and so is "agree-draw"."""
        if self.over:
            raise TefudaError("the match is over; nothing can be chosen")
        if key.startswith("concede ") and key[8:] in [*SEAT_MARKS[: len(self.game.seats)]]:
            concede(self.game, SEAT_MARKS.index(key[8:]))
        elif key == AGREED:
            self.game.decision = None
            self.game.finish([], [], "")  # the players' own doing: no clause made it happen
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

    # -- keeping it ----------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """Where it stands, for a match that was started alike (see `restore`)."""
        return {
            "keys": self.keys,
            "digests": self._digests,
            "game": save(self.game),
            "log": [[getattr(event, name) for name in _EVENT] for event in self.log],
        }

    def restore(self, data: dict[str, Any]) -> None:
        """Go on where `save` was called, without playing what led there. Going back further than
        that plays it again from the beginning."""
        game = load(data["game"], self.game.rules, self.catalog.cards)
        game.log = [Event(*event) for event in data["log"]]
        self.game = game
        self.keys = list(data["keys"])
        self._digests = {int(n): text for n, text in data["digests"].items()}

    # -- records -------------------------------------------------------------------------------

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
        }
