"""What is asked for and answered over HTTP by those who study: rules, scenarios, replays, cards,
decks. Nothing here belongs to a table; what is asked for says all that the answer needs."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tefuda.wire.messages import Decision, Lang, Line, Name, Player, View, ZoneKind
from tefuda.wire.tables import PrintedCard

_Text = Annotated[str, Meta(max_length=20_000)]
_Line = Annotated[str, Meta(max_length=200)]
_At = Annotated[int, Meta(ge=0, le=1_000_000)]


# -- rules -----------------------------------------------------------------------------------------


class ClauseInfo(Struct):
    """A clause in our own words."""

    number: str
    kind: str
    en: str
    ja: str
    zh: str  # "" in older editions where they differ


class RulingInfo(Struct):
    """What was decided where the document is silent."""

    clauses: str
    question: str
    answer: str
    why: str
    edition: str


class ScenarioInfo(Struct):
    """A scenario that comes with tefuda."""

    id: str
    title: str
    shows: list[str]


class ClausePage(Struct):
    """A clause with all that is known of it."""

    number: str
    kind: str
    en: str
    ja: str
    zh: str  # "" in older editions where they differ
    change: str  # what is different in this edition
    continues: str  # the clause of the current edition that continues it
    exempt: str  # why it asks nothing of its own
    done: list[str]  # where it is carried out
    shown: list[str]  # what else shows it: tests
    scenarios: list[ScenarioInfo]
    rulings: list[RulingInfo]


class LessonStep(Struct):
    """A choice of a lesson; the other side's has no hint."""

    key: str
    hint: str


class Lesson(Struct):
    """A position, and what a learner is to choose in it."""

    name: str
    title: str
    about: str
    text: str  # the position, as scenarios are written
    steps: list[LessonStep]
    end: str  # what is said when it is over


# -- positions -------------------------------------------------------------------------------------


class Stage(Struct, forbid_unknown_fields=True):
    """A scenario to be played, as its text has it."""

    text: _Text
    game: Name
    edition: Name = ""  # another than the scenario's own
    which: _At = 0  # of several in the text
    lang: Lang = "en"


class Moment(Struct):
    """A position after a choice, with what happened since the one before."""

    choice: str
    events: list[Line]
    view: View
    decision: Decision | None
    seat: int  # who decides


class Study(Struct):
    """A position and what was chosen in it. All cards lie open."""

    game: str
    title: str
    edition: str
    note: str
    players: list[Player]
    zones: list[ZoneKind]
    moments: list[Moment]
    problems: list[str]  # what is not as the scenario says
    cards: list[PrintedCard]  # cards made for it
    titles: list[str]  # all scenarios of the text


class Parted(Struct):
    """Something that is not the same under two editions."""

    place: str
    then: str
    now: str


class Compare(Struct, forbid_unknown_fields=True):
    """A scenario to be played under two editions."""

    text: _Text
    game: Name
    old: Name
    new: Name
    which: _At = 0
    lang: Lang = "en"


class Comparison(Struct):
    """One scenario under two editions: where they part, and in what."""

    old: Study
    new: Study
    after: str  # the choice after which they differ, "" if they do not
    parts: list[Parted]


class Replay(Struct, forbid_unknown_fields=True):
    """A moment of a recorded game, as a seat saw it (or with all cards open: -2)."""

    record: dict[str, Any]
    at: _At = 0
    seat: Annotated[int, Meta(ge=-2, le=5)] = -2
    lang: Lang = "en"


class Replayed(Struct):
    """A moment of a recorded game, with all that happened up to it."""

    game: str
    title: str
    edition: str
    players: list[Player]
    zones: list[ZoneKind]
    choices: int  # how many there are
    turns: list[int]  # the choice with which each turn begins
    happened: list[int]  # how many events there are after so many choices
    moment: Moment


class ReviewWanted(Struct, forbid_unknown_fields=True):
    """The choices of a seat in a recorded game are to be judged, some at a time."""

    record: dict[str, Any]
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    start: _At = 0  # after so many choices
    lang: Lang = "en"


class Judged(Struct):
    """A choice, by what its seat knew then: how likely it was to win after it, and after the best
    one."""

    number: int  # of the choice, from 1
    turn: int
    played: str
    best: str
    rate: float
    top: float


class Review(Struct):
    """Some choices of a seat, and after how many to go on; -1 when there are no more."""

    choices: list[Judged]
    next: int


# -- puzzles ---------------------------------------------------------------------------------------


class PuzzleInfo(Struct):
    """A puzzle that comes with tefuda."""

    number: int  # from 1
    mark: str  # the seat that is to win on this turn
    decks: list[str]  # of both seats


class Attempt(Struct, forbid_unknown_fields=True):
    """All choices since a puzzle began, of its seat and of the others, as they were answered."""

    game: Name
    number: Annotated[int, Meta(ge=1, le=1000)]
    line: Annotated[list[_Line], Meta(max_length=200)] = []
    solve: bool = False  # show how it is done
    lang: Lang = "en"


class Attempted(Struct):
    """Where an attempt has led, as its seat sees it; the others have answered."""

    title: str
    edition: str
    seat: int
    players: list[Player]
    zones: list[ZoneKind]
    moments: list[Moment]  # from the beginning of the puzzle, after each choice
    line: list[str]  # the choices between them
    state: str  # open (it can still be solved), missed (they can keep it from being solved), solved


# -- cards and decks -------------------------------------------------------------------------------


class CardInfo(Struct):
    """A card as a list shows it."""

    number: str
    name: str
    kind: str
    colours: list[str]
    cost: int | None
    stats: dict[str, int]
    traits: list[str]
    facts: str  # kind, colours, values and traits, in words
    text: list[str]
    playable: bool


class CardsFound(Struct):
    """Cards that fit a query: how many there are, and the first of them."""

    count: int
    cards: list[CardInfo]
    words: list[str]  # what a query may say


class DeckWanted(Struct, forbid_unknown_fields=True):
    """A list to be looked at, in any form that players exchange, or a house deck's name."""

    game: Name
    deck: _Text
    edition: Name = ""
    lang: Lang = "en"


class DeckCard(Struct):
    """A card of a deck, and how often it is in it."""

    card: CardInfo
    count: int
    apart: bool  # it lies beside the deck: a Leader, a partner


class Odds(Struct):
    """How likely a card is in an opening hand, and in one of two, where one may redraw."""

    number: str
    hand: float
    redraw: float


class DeckPage(Struct):
    """A deck: what is in it, and everything that is wrong with it."""

    title: str
    cards: list[DeckCard]
    problems: list[str]
    size: int  # without what lies apart
    curve: dict[str, int]  # cards by cost
    colours: dict[str, int]
    kinds: dict[str, int]
    counters: dict[str, int]  # cards by what they add in defence
    odds: list[Odds]
    written: str  # as players exchange it
    by_hand: list[str] = []  # cards that only some tables take, and what is not understood


class Trial(Struct, forbid_unknown_fields=True):
    """A few games between two decks, played by bots."""

    game: Name
    mine: _Text
    theirs: _Text
    bot: Name = "beginner"
    edition: Name = ""
    seed: _At = 1
    games: Annotated[int, Meta(ge=1, le=10)] = 5


class Tried(Struct):
    """How they went, for the first deck."""

    games: int
    wins: int
    drawn: int
    first_games: int
    first_wins: int
    turns: list[int]


class Draft(Struct, forbid_unknown_fields=True):
    """A card that somebody writes: its fields, as card lists have them."""

    game: Name
    lang: Lang
    fields: dict[str, Any]


class Unread(Struct):
    """Something on a card that is not understood."""

    field: str
    line: int
    column: int
    token: str
    text: str


class Printed(Struct):
    """A card's text in a language."""

    lang: str
    lines: list[str]
    whole: bool  # there are words for all of it


class Written(Struct):
    """What was understood of a card."""

    problems: list[str]
    unread: list[Unread]
    tree: list[str]
    texts: list[Printed]
    scenario: str  # a board to try it on, "" if it is not understood whole


class FormInfo(Struct):
    """What a card of a game has."""

    kinds: list[str]
    colours: list[str]
    numbers: list[str]
    words: list[str]
    texts: list[str]
    names: dict[str, str]  # what kinds, colours and numbers are called


ALONE = [
    ClauseInfo, ClausePage, Lesson, Stage, Study, Compare, Comparison, Replay, Replayed, CardsFound,
    DeckWanted, DeckPage, Trial, Tried, Draft, Written, FormInfo, ReviewWanted, Review,
    PuzzleInfo, Attempt, Attempted,
]  # fmt: skip
