"""Making tables: decks, seats, secrets, and what is agreed about clocks and watchers."""

from __future__ import annotations

import functools
import hashlib
import secrets
import threading

import msgspec

from tefuda.bots import make_bot
from tefuda.cards import Catalog, fingerprint
from tefuda.cards import catalog as all_cards
from tefuda.decks import Deck, house_decks, parse
from tefuda.games import GAMES, room, rulebook, seats
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.rng import Seed
from tefuda.match import Match
from tefuda.records import commitment
from tefuda.wire.messages import Terms
from tefuda.wire.tables import Made, NewTable, OpenTable, Place

# Seconds for each decision, and in the bank.
CLOCKS = {"none": (0, 0), "quick": (20, 120), "calm": (45, 600), "days": (259_200, 0)}
SHORTEST = 5  # seconds that a decision has at least
LONGEST = 1_000_000


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
    seed: Seed
    chairs: list[Chair]
    cards: dict[str, str]  # what each card was then, as a digest
    windows: bool = False  # see Match.start
    terms: Terms = msgspec.field(default_factory=Terms)
    watch: str = ""  # the digest of the secret for watching
    open: str = ""  # that secret itself, where everybody may know it

    def people(self) -> list[int]:
        """The seats that are not bots'."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot"]

    def names(self) -> list[str]:
        """What players are called."""
        return [
            chair.name or (chair.bot if chair.kind == "bot" else f"Player {SEAT_MARKS[i]}")
            for i, chair in enumerate(self.chairs)
        ]

    def start(self) -> Match:
        """The game at its first decision."""
        return Match.start(
            *[Deck(chair.title, chair.cards, self.game) for chair in self.chairs],
            seed=self.seed,
            catalog=cards_of(self.game),
            edition=self.edition,
            windows=self.windows,
            by_hand=self.terms.by_hand,
        )

    def catalog(self) -> Catalog:
        """The cards it is played with."""
        cards = cards_of(self.game)
        return cards.for_hands() if self.terms.by_hand else cards


def read(data: bytes) -> Setup:
    """A setup as it was kept."""
    return msgspec.json.decode(data, type=Setup)


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


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def make(wanted: NewTable) -> tuple[Setup, Made]:
    """Set a table up. What is wrong with it is said in one sentence."""
    rules = rulebook(wanted.game, wanted.edition)
    seats(rules.game, rules.edition, len(wanted.seats))  # says how many may play
    decks = [deck_of(sitter.deck, rules.game, i) for i, sitter in enumerate(wanted.seats)]
    for sitter in wanted.seats:
        if sitter.kind == "bot":
            make_bot(sitter.bot)  # says which there are
    given = ["" if sitter.kind == "bot" else secrets.token_urlsafe(18) for sitter in wanted.seats]
    chairs = [
        Chair(sitter.kind, sitter.name, sitter.bot, digest(secret), deck.title, deck.cards)
        for sitter, deck, secret in zip(wanted.seats, decks, given, strict=True)
    ]
    watch = "" if wanted.watch == "nobody" else secrets.token_urlsafe(18)
    setup = _set(rules.game, rules.edition, chairs, terms_of(wanted))
    setup.watch = digest(watch) if watch else ""
    setup.open = watch if wanted.watch == "list" else ""
    return setup, made_of(setup, given, watch)


def terms_of(wanted: NewTable) -> Terms:
    """What is agreed about a table."""
    return Terms(
        *_clock(wanted.clock),
        wanted.away if wanted.then != "wait" else 0.0,
        wanted.then if wanted.away else "wait",
        wanted.watch,
        wanted.hands,
        wanted.delay,
        wanted.by_hand,
    )


def again(setup: Setup) -> Setup:
    """Another table like one there was, everybody one seat further, with the same secrets."""
    new = _set(setup.game, setup.edition, setup.chairs[-1:] + setup.chairs[:-1], setup.terms)
    new.watch, new.open = setup.watch, setup.open
    return new


def _clock(text: str) -> tuple[float, float]:
    if text in CLOCKS:
        return CLOCKS[text]
    decision, bank = (int(part) for part in text.split("+"))
    if not SHORTEST <= decision <= LONGEST or bank > LONGEST:
        raise TefudaError(f"a clock gives each decision {SHORTEST} to {LONGEST} seconds")
    return decision, bank


def deck_of(text: str, game: str, seat: int = 0) -> Deck:
    """A house deck by its name, or a list. Never a file: the name comes from somebody else."""
    known = house_decks(game)
    usual = room(game).DECKS
    text = text.strip() or usual[seat % len(usual)]
    if text in known:
        return known[text]
    try:
        deck = parse(text, "the pasted list", game)
    except TefudaError:
        if "\n" in text or len(text) >= 40:
            raise
        raise TefudaError(
            f"there is no deck {text!r}; there are {', '.join(known)}, or paste a list"
        ) from None
    deck.title = " ".join(deck.title.split())[:60]
    return deck


def _set(game: str, edition: str, chairs: list[Chair], terms: Terms) -> Setup:
    numbers = sorted({number for chair in chairs for number in chair.cards})
    setup = Setup(game, edition, secrets.token_hex(32), chairs, {}, True, terms)
    setup.start()  # says whether these decks may meet
    setup.cards = {number: fingerprint(setup.catalog()[number]) for number in numbers}
    return setup


def made_of(setup: Setup, given: list[str], watch: str) -> Made:
    """What whoever makes a table is told of it."""
    places = [
        Place(SEAT_MARKS[i], chair.kind, secret)
        for i, (chair, secret) in enumerate(zip(setup.chairs, given, strict=True))
    ]
    return Made("", places, watch, commitment(setup.seed))


def listing(id: str, setup: Setup) -> OpenTable:
    """An open table as everybody may see it."""
    title = room(setup.game).TITLE
    return OpenTable(id, setup.open, setup.game, title, setup.edition, setup.names())
