"""Every message, as a type. JSON on the wire; `type` says which message it is.

A message that is sent holds what its reader may know and nothing more; one that is received is
checked against its type, with limits, before anything looks at it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

VERSION = 2

_Key = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Lang = Annotated[str, Meta(pattern="^(en|ja|zh-Hant)$")]
Name = Annotated[str, Meta(max_length=40)]
What = Annotated[str, Meta(pattern="^(draw|adjourn|resume)$")]


# -- from a client ---------------------------------------------------------------------------------


class Join(Struct, tag="join", forbid_unknown_fields=True):
    """The first message: who sits here, or watches. The secret is from the link."""

    version: int
    secret: Secret
    lang: Lang = "en"


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """Take an option of the decision with this number."""

    decision: Count
    key: _Key


class Picks(Struct, tag="picks", forbid_unknown_fields=True):
    """Several choices at once, the first for the decision with this number. They are taken one
    after the other for as long as this seat is the one that is asked; one that does not fit ends
    it, and those before it stand."""

    decision: Count
    keys: Annotated[list[_Key], Meta(min_length=1, max_length=60)]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why can this card not be chosen? With `every`, each act is meant that it cannot do, whatever
    else it can."""

    card: _Key
    every: bool = False


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a strong player choose? Only where all others are bots."""

    decision: Count


class Foresee(Struct, tag="foresee", forbid_unknown_fields=True):
    """What would this option come to?"""

    decision: Count
    key: _Key


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    """Give up."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Back to before this seat's choice with this number, its last one if none is named. Where it
    is not free the others are asked."""

    decision: Annotated[int, Meta(ge=-1, le=1_000_000_000)] = -1


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """Ask the others for a draw, to adjourn, or to go on again."""

    what: What


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Say yes or no to what somebody asks for; no to what one asked oneself takes it back."""

    yes: bool


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Have no more requests to undo, or have them again."""

    on: bool = True


class Auto(Struct, tag="auto", forbid_unknown_fields=True):
    """Pass in windows of this kind (of this card's, if one is named) until told otherwise."""

    kind: Name
    number: Name = ""
    on: bool = True


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say one of the phrases there are."""

    phrase: Name


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Another game with the same decks, sides changed, once this one is over."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    n: Count = 0


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


class Phrase(Struct):
    """Something that can be said at the table."""

    name: str
    text: str


class Terms(Struct, omit_defaults=True):
    """What was agreed about the table when it was made."""

    decision: float = 0.0  # seconds for each decision, 0 if there is no clock
    bank: float = 0.0  # seconds in all for those that take longer
    away: float = 0.0  # seconds after which a seat that was left is dealt with, 0 for never
    then: str = "wait"  # ... and how: wait, bot or lose
    watch: str = "nobody"  # who may watch: nobody, link or list
    hands: bool = False  # watchers see hands
    delay: float = 0.0  # seconds by which they see everything later
    by_hand: bool = False  # cards that are not understood whole may be played


class Hello(Struct, tag="hello"):
    """The answer to `join`; a watcher's seat is -1. Once the game is over, `commitment` is the
    SHA-256 of its seed."""

    version: int
    table: str
    seat: int
    game: str
    title: str
    edition: str
    lang: str
    players: list[Player]
    zones: list[ZoneKind]
    commitment: str
    terms: Terms
    phrases: list[Phrase]


class Told(Struct, gc=False):
    """What is said of a table. There is so much of it that looking through it for circles, which it
    cannot have, would hold everybody up."""


class Card(Told, omit_defaults=True):
    """A card as this seat sees it. One that it may not know has no number, only a place."""

    handle: str
    number: str = ""
    name: str = ""
    kind: str = ""
    cost: int | None = None
    value: str = ""  # the number that counts in a fight, as it is now
    label: str = ""  # what stands beside it: a cost, a kind
    notes: list[str] = []
    tags: list[str] = []  # what stands in brackets before its abilities: when they work
    plus: int = 0  # what it adds to a fight from the hand
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
    by_hand: bool = False  # not all of its text is understood


class Zone(Told):
    """How many cards lie there, and those of them that can be told apart, the topmost first."""

    count: int
    cards: list[Card]


class Seat(Told):
    """One side of the table."""

    mark: str
    team: int
    turns: int
    out: bool
    resources: str
    pools: dict[str, int]
    zones: dict[str, Zone]


class Sum(Told, omit_defaults=True):
    """A part of one of the two values of a battle."""

    side: int  # 0: of the attacking card, 1: of the attacked one
    n: int
    number: str = ""  # of the card it comes from, if it comes from one
    name: str = ""
    base: bool = False  # what the card itself brings


class View(Told, omit_defaults=True):
    """The table as one seat may know it."""

    turn: int
    turn_seat: int
    phase: str
    when: str  # turn and phase, in words
    seats: list[Seat]
    attacker: str
    attacked: str
    battle: str
    waiting: str  # you, others or nobody
    winners: list[int] | None
    clause: str  # by which it ended
    sums: list[Sum] = []  # what the values of the battle are made of


class Line(Told, omit_defaults=True):
    """One event, in a sentence, with the clause that made it happen."""

    kind: str
    text: str
    clause: str
    seat: int = -1
    number: str = ""  # of the card it is about, if this seat may know
    place: str = ""  # where on the table, if it lies there
    other: str = ""  # another place on the table


class Option(Told, omit_defaults=True):
    """One thing that may be chosen."""

    key: str
    verb: str
    text: str
    cards: list[str] = []  # handles of the cards it touches, the first one acts
    ends: bool = False  # it does nothing (more)


class Decision(Told, omit_defaults=True):
    """What this seat is asked."""

    kind: str
    text: str
    clause: str
    source: str  # the handle of the card that asks, "" if none does
    number: str  # and its number
    explained: list[str]  # the ability of that card that asks, in words
    options: list[Option]
    # Where several cards are chosen one after the other: how many more there must and may be, and
    # the handles of those that have been chosen.
    least: int = 0
    most: int = 0
    chosen: list[str] = []


class Proposal(Told, omit_defaults=True):
    """What somebody asks the others for."""

    what: str  # undo, draw, adjourn or resume
    seat: int
    text: str
    turn: int = 0  # back to which turn
    event: int = 0  # ... and to how many events
    agreed: list[int] = []  # seats that have said yes
    answer: bool = False  # the reader has not answered yet


class Said(Told):
    """Something said at the table; `n` counts them."""

    n: int
    seat: int
    phrase: str
    text: str


class Passing(Told):
    """Windows in which this seat passes without being asked."""

    kind: str
    number: str
    text: str  # in words


class Clock(Told, omit_defaults=True):
    """A seat's time."""

    bank: float  # seconds left beyond those that each decision has
    left: float | None = None  # the reader's, for what it is asked now, the bank included
    low: bool = False  # there is little of it left


class Around(Told, omit_defaults=True):
    """What goes on around the game."""

    here: list[bool] = []  # which seats somebody sits at, where that is kept
    bots: list[int] = []  # seats that a bot has taken over
    clocks: list[Clock] = []
    proposal: Proposal | None = None
    said: list[Said] = []  # lately
    adjourned: bool = False
    muted: bool = False  # this seat is not asked to undo
    passing: list[Passing] = []
    ended: str = ""  # how, if not by the rules: time, away or draw
    seed: str = ""  # once the game is over


class State(Told, tag="state"):
    """Where the table stands. `events` begin at `since`: what a client has from there on, or
    beyond, is replaced. `asked` numbers this seat's decisions; it also acknowledges: a choice with
    a smaller number has been written down. `undo` is free, ask (the others) or "" (impossible)."""

    asked: int
    since: int
    events: list[Line]
    view: View
    decision: Decision | None
    undo: str
    around: Around


class Reason(Struct, omit_defaults=True):
    """Something that keeps a card from being chosen."""

    reason: str
    text: str
    clause: str
    act: str = ""  # what it cannot do: the verb of the option that it would be
    n: int = 0  # how much is missing
    number: str = ""  # of the card whose doing it is
    place: str = ""  # and where on the table that lies


class Because(Struct, tag="because"):
    """The answer to `why`; no reasons: it can be chosen."""

    card: str
    reasons: list[Reason]


class Tip(Struct):
    """An option, and the chance to win after it."""

    key: str
    text: str
    rate: float


class Hinted(Struct, tag="hinted"):
    """The answer to `hint` for the decision with this number, the best option first."""

    decision: int
    tips: list[Tip]


class Change(Struct):
    """A card on the table whose value would be another."""

    card: str  # its handle
    name: str
    before: str
    after: str


class Foreseen(Struct, tag="foreseen"):
    """The answer to `foresee`: how the table would stand as soon as this option was taken, as far
    as that does not hang on anything hidden from the seat."""

    decision: int
    key: str
    changes: list[Change] = []
    resources: str = ""  # of this seat, in words, if they would be others
    battle: str = ""  # the battle that there would be, in words
    sums: list[Sum] = []  # ... and what it would be made of


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


FromClient = (
    Join
    | Choose
    | Picks
    | Why
    | Hint
    | Foresee
    | Concede
    | Undo
    | Ask
    | Answer
    | Mute
    | Auto
    | Say
    | Rematch
    | Ping
)
FromServer = Hello | State | Because | Hinted | Foreseen | Again | Refused | Pong | Bye


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
