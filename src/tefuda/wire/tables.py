"""What is said over HTTP about tables: making them, finding them, what they are played with."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tefuda.wire.messages import Count, Line, Name


class Sitter(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: a person, a person yet to come (open), or a bot."""

    kind: Annotated[str, Meta(pattern="^(person|open|bot)$")] = "person"
    # A house deck's name, or a list in any form that players exchange; "" is the usual one.
    deck: Annotated[str, Meta(max_length=20_000)] = ""
    name: Name = ""
    bot: Name = "beginner"


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table is to be."""

    game: Name
    seats: Annotated[list[Sitter], Meta(min_length=1, max_length=6)]
    edition: Name = ""
    # none, quick, calm, days, or seconds for a decision and in the bank: 20+120.
    clock: Annotated[str, Meta(pattern=r"^(none|quick|calm|days|[0-9]{1,6}\+[0-9]{1,6})$")] = "none"
    away: Annotated[float, Meta(ge=0, le=1_000_000)] = 0  # seconds, see Terms
    then: Annotated[str, Meta(pattern="^(wait|bot|lose)$")] = "wait"
    watch: Annotated[str, Meta(pattern="^(nobody|link|list)$")] = "nobody"
    hands: bool = False
    delay: Annotated[float, Meta(ge=0, le=3_600)] = 0
    # Decks may have cards that are not understood whole; their players do by hand what they say.
    by_hand: bool = False
    # A recorded game to go on with, where so many of its choices have been made.
    record: dict[str, Any] | None = None
    at: Count = 0


class Place(Struct):
    """A seat of a new table; a bot's has no secret."""

    mark: str
    kind: str
    secret: str


class Made(Struct):
    """A new table. Whoever has a seat's secret sits there."""

    table: str
    places: list[Place]
    watch: str  # the secret for watching, "" if nobody may
    commitment: str


class OpenTable(Struct):
    """A table that everybody may watch."""

    table: str
    secret: str
    game: str
    title: str
    edition: str
    players: list[str]


class DeckInfo(Struct):
    """A deck that comes with tefuda."""

    name: str
    title: str
    about: str
    told: dict[str, list[str]]  # the same two in other languages


class EditionInfo(Struct):
    """An edition or a format, and how many play."""

    name: str
    fewest: int
    most: int


class BotInfo(Struct):
    """A bot, and what it was found to be worth: 400 points make the odds ten to one."""

    name: str
    says: str  # how it plays
    rating: int
    error: int  # how far it may be off: 95% of the time no further
    games: int  # in which that was found out; 0: it was not


class GameInfo(Struct):
    """A game that can be played."""

    name: str
    title: str
    edition: str
    editions: list[EditionInfo]
    decks: list[DeckInfo]
    usual: list[str]  # the decks of those who name none, by seat
    bots: list[BotInfo]
    pictures: bool = False  # the server has pictures of cards, at /pictures/GAME/NUMBER


class SeatRecord(Struct):
    """A game that is not over yet, as far as one seat knows it."""

    table: str
    game: str
    edition: str
    seat: int
    commitment: str
    deck: dict[str, int]
    keys: list[str]  # what this seat chose
    events: list[Line]


class PrintedCard(Struct):
    """What is printed on a card."""

    number: str
    name: str
    kind: str
    colours: list[str]
    traits: list[str]
    text: list[str]
    back_name: str
    back: list[str]
    said: str = ""  # the kind, in words
