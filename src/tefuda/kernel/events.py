"""Events: what happened, which clause made it happen, and what each seat may know of it."""

from __future__ import annotations

from typing import Final, NamedTuple

SPECTATOR = -1  # a reader who sits at no seat and sees what lies open
EVERYTHING = -2  # a reader of replays, who may know all
EVERYBODY = -1  # as a set of seats: all of them, and spectators


# What a part of a number comes from, in place of a card.
TOKENS: Final = ""
SET: Final = "=set"  # the value is not the sum of its parts
EFFECT: Final = "=effect"  # of a card that nobody can point at any more
DAMAGE: Final = "=damage"


class Part(NamedTuple):
    """A part of a number in a battle: so much of it, from that card."""

    side: int  # 0: of the attacking card, 1: of the attacked one
    card: str  # the number of the card it comes from, or one of the above
    n: int
    base: bool  # what the card itself brings


class Event(NamedTuple):
    """Something that happened, as its reader may know it.

    What the reader may not know is empty: a hidden card has no number, only the place it is in.
    """

    kind: str
    clause: str  # the clause that made it happen
    seat: int  # whose doing it is, or whose card; -1: nobody's
    card: str = ""  # a card's number
    handle: str = ""  # where that card is now
    other: str = ""  # where it came from, or what else is concerned, as the kind says
    n: int = 0
    source: str = ""  # the number of the card whose effect did it
    cards: tuple[str, ...] = ()  # the numbers of all cards that were looked at, or of the attacked
    parts: tuple[Part, ...] = ()  # how the numbers of a battle came about
    number: int = -1  # its place in the course of the game


class Logged:
    """An event as the log has it: all of it, and who may know what."""

    def __init__(
        self,
        kind: str,
        clause: str,
        seat: int,
        card: str = "",
        handle: str = "",
        other: str = "",
        n: int = 0,
        source: str = "",
        cards: tuple[str, ...] = (),
        parts: tuple[Part, ...] = (),
        known: int = EVERYBODY,
        told: int = EVERYBODY,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.seat = seat
        self.card = card
        self.handle = handle
        self.other = other
        self.n = n
        self.source = source
        self.cards = cards
        self.parts = parts
        self.known = known  # a bit for each seat that may read the cards
        self.told = told  # ... and for each that may read the source

    def seen_by(self, reader: int, number: int) -> Event:
        """The event as a seat, a spectator or a reader of everything may know it."""
        source = self.source if may_read(self.told, reader) else ""
        if may_read(self.known, reader):
            return Event(
                self.kind, self.clause, self.seat, self.card, self.handle, self.other, self.n,
                source, self.cards, self.parts, number,
            )  # fmt: skip
        return Event(
            self.kind, self.clause, self.seat, "", _place(self.handle), _place(self.other), self.n,
            source, (), self.parts, number,
        )  # fmt: skip


def may_read(seats: int, reader: int) -> bool:
    """Whether a set of seats (see Logged.known) has this reader in it."""
    return seats == EVERYBODY or reader == EVERYTHING or (reader >= 0 and seats >> reader & 1 == 1)


def _place(handle: str) -> str:
    """Where a card lies, without what it is: A.hand:TH01-016 is A.hand."""
    return handle.partition(":")[0].partition("#")[0]
