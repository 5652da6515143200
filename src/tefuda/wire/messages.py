"""Every message, as a type. JSON on the wire; `type` says which message it is.

A message that is sent holds what its reader may know and nothing more; one that is received is
checked against its type, with limits, before anything looks at it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

VERSION = 1

_Key = Annotated[str, Meta(min_length=1, max_length=200)]
_Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Lang = Annotated[str, Meta(pattern="^(en|ja|zh-Hant)$")]
Name = Annotated[str, Meta(max_length=40)]


# -- from a client ---------------------------------------------------------------------------------


class Join(Struct, tag="join", forbid_unknown_fields=True):
    """The first message: who sits here. The secret is the seat's, from its link."""

    version: int
    secret: Secret
    lang: Lang = "en"


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """Take an option of the decision with this number."""

    decision: _Count
    key: _Key


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    """Give up."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Back to before this seat's last choice."""


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Another game with the same decks, sides changed, once this one is over."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    n: _Count = 0


# -- from the server -------------------------------------------------------------------------------


class Player(Struct):
    """Who sits at a seat, as far as everybody may know."""

    mark: str
    kind: str  # person, open or bot
    name: str
    deck: str


class ZoneKind(Struct):
    """What a zone of this game is like."""

    name: str
    title: str
    mark: str  # as in handles
    laid: bool  # every card has a place of its own
    shown: str  # to whom: all, owner, none


class Hello(Struct, tag="hello"):
    """The answer to `join`."""

    version: int
    table: str
    seat: int
    game: str
    title: str
    edition: str
    lang: str
    players: list[Player]
    zones: list[ZoneKind]


class Card(Struct, omit_defaults=True):
    """A card as this seat sees it. One that it may not know has no number, only a place."""

    handle: str
    number: str = ""
    name: str = ""
    kind: str = ""
    cost: int | None = None
    value: str = ""  # the number that counts in a fight, as it is now
    label: str = ""  # what stands beside it: a cost, a kind
    notes: list[str] = []
    stats: dict[str, int] = {}
    colours: list[str] = []
    rested: bool = False
    face_up: bool = False
    tokens: int = 0
    damage: int = 0
    arrived: bool = False
    negated: bool = False
    awakened: bool = False
    under: list[str] = []


class Zone(Struct):
    """How many cards lie there, and those of them that can be told apart, the topmost first."""

    count: int
    cards: list[Card]


class Seat(Struct):
    """One side of the table."""

    mark: str
    team: int
    turns: int
    out: bool
    resources: str
    pools: dict[str, int]
    zones: dict[str, Zone]


class View(Struct):
    """The table as one seat may know it."""

    turn: int
    turn_seat: int
    phase: str
    seats: list[Seat]
    attacker: str
    attacked: str
    battle: str
    waiting: str  # you, others or nobody
    winners: list[int] | None
    clause: str  # by which it ended


class Line(Struct, omit_defaults=True):
    """One event, in a sentence, with the clause that made it happen."""

    kind: str
    text: str
    clause: str
    seat: int = -1
    number: str = ""  # of the card it is about, if this seat may know
    place: str = ""  # where on the table, if it lies there
    other: str = ""  # another place on the table


class Option(Struct, omit_defaults=True):
    """One thing that may be chosen."""

    key: str
    verb: str
    text: str
    cards: list[str] = []  # handles of the cards it touches, the first one acts
    ends: bool = False  # it does nothing (more)


class Decision(Struct):
    """What this seat is asked."""

    kind: str
    text: str
    clause: str
    source: str  # the handle of the card that asks, "" if none does
    number: str  # and its number
    explained: list[str]  # what that card says, where the question alone is not clear
    options: list[Option]


class State(Struct, tag="state"):
    """Where the table stands. `events` begin at `since`: what a client has from there on, or
    beyond, is replaced. `asked` numbers this seat's decisions; it also acknowledges: a choice with
    a smaller number has been written down."""

    asked: int
    since: int
    events: list[Line]
    view: View
    decision: Decision | None
    may_undo: bool


class Again(Struct, tag="again"):
    """There is a rematch; this is the reader's seat at it."""

    table: str
    secret: str


class Refused(Struct, tag="refused"):
    """A message changed nothing; the text says why."""

    code: str
    text: str


class Pong(Struct, tag="pong"):
    """Here."""

    n: int


class Bye(Struct, tag="bye"):
    """The server ends this connection; the game is kept."""

    text: str


FromClient = Join | Choose | Concede | Undo | Rematch | Ping
FromServer = Hello | State | Again | Refused | Pong | Bye


# -- over HTTP -------------------------------------------------------------------------------------


class Sitter(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: a person, a person yet to come (open), or a bot."""

    kind: Annotated[str, Meta(pattern="^(person|open|bot)$")] = "person"
    # A house deck's name, or a list in any form that players exchange; "" is the usual one.
    deck: Annotated[str, Meta(max_length=20_000)] = ""
    name: Name = ""
    bot: Name = "heuristic"


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table is to be."""

    game: Name
    seats: Annotated[list[Sitter], Meta(min_length=1, max_length=6)]
    edition: Name = ""


class Place(Struct):
    """A seat of a new table; a bot's has no secret."""

    mark: str
    kind: str
    secret: str


class Made(Struct):
    """A new table. Whoever has a seat's secret sits there."""

    table: str
    places: list[Place]


class DeckInfo(Struct):
    """A deck that comes with tefuda."""

    name: str
    title: str
    about: str


class EditionInfo(Struct):
    """An edition or a format, and how many play."""

    name: str
    fewest: int
    most: int


class GameInfo(Struct):
    """A game that can be played."""

    name: str
    title: str
    edition: str
    editions: list[EditionInfo]
    decks: list[DeckInfo]
    usual: list[str]  # the decks of those who name none, by seat
    bots: list[str]


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


_encoder = msgspec.json.Encoder()
_clients: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_servers: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def encode(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def decode_client(data: str | bytes) -> FromClient:
    """What a client sent; msgspec's errors say what is wrong with it."""
    return _clients.decode(data)


def decode_server(data: str | bytes) -> FromServer:
    """What a server sent."""
    return _servers.decode(data)


def schema() -> dict[str, Any]:
    """JSON Schema of everything above."""
    roots = [FromClient, FromServer, NewTable, Made, GameInfo, PrintedCard]
    names = ["FromClient", "FromServer", "NewTable", "Made", "GameInfo", "PrintedCard"]
    tops, parts = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    unions = {name: top for name, top in zip(names, tops, strict=True) if "$ref" not in top}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tefuda wire",
        "version": VERSION,
        "$defs": {**unions, **parts},
    }
