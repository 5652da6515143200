"""A table: a match that is its rows. Knows nothing of sockets or clocks."""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
import threading
from collections import Counter

import msgspec

from tefuda.bots import Bot, make_bot
from tefuda.cards import Catalog, fingerprint
from tefuda.cards import catalog as all_cards
from tefuda.decks import Deck, house_decks, parse
from tefuda.games import GAMES, room, rulebook, seats
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.view import View
from tefuda.match import Match
from tefuda.server.store import Row, Store
from tefuda.wire.messages import VERSION as WIRE
from tefuda.wire.messages import Hello, Made, NewTable, Place, Player, Sitter, State
from tefuda.wire.seen import Eyes, zone_kinds

SEEDS = 1 << 62


class RefusedError(TefudaError):
    """A wish that changes nothing: a word for programs, and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Chair(msgspec.Struct):
    """A seat as it is kept: of its secret only a digest."""

    kind: str
    name: str
    bot: str
    digest: str
    title: str
    cards: dict[str, int]


class Setup(msgspec.Struct):
    """What a table was made with; with its rows it gives the whole game again."""

    game: str
    edition: str
    seed: int
    chairs: list[Chair]
    cards: dict[str, str]  # what each card was then, as a digest


_loading = threading.Lock()


def cards_of(game: str) -> Catalog:
    """The cards that tables are played with; large lists take seconds to load, once."""
    with _loading:
        return _cards_of(game)


@functools.cache
def _cards_of(game: str) -> Catalog:
    return all_cards(game)


def load_cards() -> None:
    """Have all cards at hand before the first table is asked for."""
    for game in GAMES:
        cards_of(game)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def make(store: Store, wanted: NewTable) -> Made:
    """Set a table up. What is wrong with it is said in one sentence, and nothing is kept."""
    rules = rulebook(wanted.game, wanted.edition)
    seats(rules.game, rules.edition, len(wanted.seats))  # says how many may play
    decks = [_deck(sitter.deck, rules.game, i) for i, sitter in enumerate(wanted.seats)]
    for sitter in wanted.seats:
        if sitter.kind == "bot":
            make_bot(sitter.bot)  # says which there are
    sides = list(zip(wanted.seats, decks, strict=True))
    return _keep(store, rules.game, rules.edition, sides)


def _deck(text: str, game: str, seat: int) -> Deck:
    """A house deck by its name, or a list. Never a file: the name comes from somebody else."""
    known = house_decks(game)
    usual = room(game).DECKS
    text = text.strip() or usual[seat % len(usual)]
    if text in known:
        return known[text]
    if "\n" not in text and len(text) < 40:
        raise TefudaError(
            f"there is no deck {text!r}; there are {', '.join(known)}, or paste a list"
        )
    deck = parse(text, "the pasted list", game)
    deck.title = " ".join(deck.title.split())[:60]
    return deck


def again(store: Store, setup: Setup) -> Made:
    """Another table like one there was, everybody one seat further."""
    sides = [
        (Sitter(chair.kind, "", chair.name, chair.bot), Deck(chair.title, chair.cards, setup.game))
        for chair in setup.chairs
    ]
    return _keep(store, setup.game, setup.edition, sides[-1:] + sides[:-1])


def _keep(store: Store, game: str, edition: str, sides: list[tuple[Sitter, Deck]]) -> Made:
    seed = secrets.randbelow(SEEDS)
    # Starting it once tells whether these decks may meet.
    Match.start(
        *[deck for _, deck in sides], seed=seed, catalog=cards_of(game), edition=edition, log=False
    )
    table = secrets.token_urlsafe(9)
    given = ["" if sitter.kind == "bot" else secrets.token_urlsafe(18) for sitter, _ in sides]
    chairs = [
        Chair(sitter.kind, sitter.name, sitter.bot, _digest(secret), deck.title, deck.cards)
        for (sitter, deck), secret in zip(sides, given, strict=True)
    ]
    numbers = sorted({number for _, deck in sides for number in deck.cards})
    cards = {number: fingerprint(cards_of(game)[number]) for number in numbers}
    store.add(table, msgspec.json.encode(Setup(game, edition, seed, chairs, cards)))
    places = [
        Place(SEAT_MARKS[i], chair.kind, secret)
        for i, (chair, secret) in enumerate(zip(chairs, given, strict=True))
    ]
    return Made(table, places)


class Table:
    """A table that somebody sits at."""

    def __init__(self, store: Store, id: str) -> None:
        data = store.setup(id)
        if data is None:
            raise RefusedError("no-table", "there is no such table; ask for a new link")
        self.store = store
        self.id = id
        self.setup = msgspec.json.decode(data, type=Setup)
        self.bots: dict[int, Bot] = {
            seat: make_bot(chair.bot, secrets.randbelow(SEEDS))
            for seat, chair in enumerate(self.setup.chairs)
            if chair.kind == "bot"
        }
        self.rebuild()

    def rebuild(self) -> None:
        """Play what was written down."""
        setup = self.setup
        catalog = cards_of(setup.game)
        for card, was in setup.cards.items():
            if card not in catalog or fingerprint(catalog[card]) != was:
                raise RefusedError(
                    "cards", f"the card {card} is no longer what it was when this game began"
                )
        decks = [Deck(chair.title, chair.cards, setup.game) for chair in setup.chairs]
        self.match = Match.start(*decks, seed=setup.seed, catalog=catalog, edition=setup.edition)
        rows = self.store.rows(self.id)
        self.rows = len(rows)
        self.undone = 0
        self.asked: Counter[int] = Counter()  # choices of each seat that are written down
        self.by: list[int] = []  # whose each choice of the match is
        keys: list[str] = []
        for row in rows:
            self.asked[row.seat] += 1
            if row.key.startswith("undo "):
                self.undone += 1
                to = int(row.key[5:])
                del keys[to:], self.by[to:]
            else:
                keys.append(row.key)
                self.by.append(row.seat)
        for number, key in enumerate(keys, 1):
            try:
                self.match.choose(key)
            except TefudaError:
                raise RefusedError(
                    "rules",
                    f"choice {number} of this game is no longer possible: a rule or a card's text "
                    "has been corrected since; the game is kept, but cannot go on",
                ) from None

    # -- who sits where ------------------------------------------------------------------------

    def seat_of(self, secret: str) -> int:
        """The seat that a secret opens."""
        digest = _digest(secret)
        found = -1
        for seat, chair in enumerate(self.setup.chairs):
            if hmac.compare_digest(digest, chair.digest) and chair.kind != "bot":
                found = seat
        if found < 0:
            raise RefusedError("no-seat", "this link opens no seat at this table; ask for it again")
        return found

    def hello(self, seat: int, lang: str) -> Hello:
        setup = self.setup
        players = [
            Player(
                SEAT_MARKS[i],
                chair.kind,
                chair.name or (chair.bot if chair.kind == "bot" else f"Player {SEAT_MARKS[i]}"),
                chair.title.split(" — ")[0],
            )
            for i, chair in enumerate(setup.chairs)
        ]
        title = room(setup.game).TITLE
        zones = zone_kinds(setup.game, setup.edition)
        return Hello(WIRE, self.id, seat, setup.game, title, setup.edition, lang, players, zones)

    # -- what a seat sees ----------------------------------------------------------------------

    def number(self, seat: int) -> int:
        """The number of a seat's present or next decision; undoing counts, too, so that an answer
        to what was asked before is told from one to what is asked now."""
        return self.asked[seat] + self.undone

    def state(self, seat: int, since: int, lang: str) -> State:
        may_undo = self._undo_to(seat) >= 0
        return Eyes(seat, lang).state(self.match, since, self.number(seat), may_undo)

    def waits_for_bot(self) -> int:
        """The bot's seat that must choose now, -1 if none must."""
        return self.match.seat if self.match.seat in self.bots else -1

    def view(self, seat: int) -> View:
        return self.match.view(seat)

    # -- what a seat does ----------------------------------------------------------------------

    def choose(self, seat: int, number: int, key: str) -> None:
        """Take an option, and write it down. Whatever does not fit changes nothing."""
        self._going_on()
        if self.match.seat != seat:
            raise RefusedError("not-asked", "it is not you who is asked now")
        if number != self.number(seat):
            raise RefusedError("stale", "that was asked before; look at what is asked now")
        if key not in self.match.options:
            raise RefusedError("no-option", f"{key!r:.80} is not one of the options")
        self._do(Row(seat, key))

    def concede(self, seat: int) -> None:
        self._going_on()
        if self.match.game.seats[seat].out:
            raise RefusedError("out", "you have left the game already")
        self._do(Row(seat, f"concede {SEAT_MARKS[seat]}"))

    def undo(self, seat: int) -> None:
        """Back to before the seat's last choice; free where all others are bots."""
        to = self._undo_to(seat)
        if to < 0:
            people = sum(chair.kind != "bot" for chair in self.setup.chairs)
            raise RefusedError(
                "no-undo",
                "there is nothing to undo" if people == 1 else "choices stand between people",
            )
        self._do(Row(seat, f"undo {to}"))

    def _undo_to(self, seat: int) -> int:
        others = [chair.kind for i, chair in enumerate(self.setup.chairs) if i != seat]
        if any(kind != "bot" for kind in others) or seat not in self.by:
            return -1
        return len(self.by) - 1 - self.by[::-1].index(seat)

    def _going_on(self) -> None:
        if self.match.over:
            raise RefusedError("over", "the game is over")

    def _do(self, row: Row) -> None:
        """Do it, then write it down; nobody has been told anything before it is written. If either
        fails the match is what the rows say."""
        try:
            if row.key.startswith("undo "):
                to = int(row.key[5:])
                self.match.rewind(to)
                del self.by[to:]
            else:
                self.match.choose(row.key)
                self.by.append(row.seat)
            self.store.append(self.id, self.rows, row)
        except BaseException:
            self.rebuild()
            raise
        self.rows += 1
        self.asked[row.seat] += 1
        self.undone += row.key.startswith("undo ")
