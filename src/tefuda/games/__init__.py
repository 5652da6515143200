"""The games tefuda knows, each in a folder of its own, and what every such folder offers.

Tools ask a game's room for all that is the game's own; none of them knows which game it serves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from tefuda.kernel.card import Card
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import Event, Part
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.printed import Printed
from tefuda.kernel.rulebook import Rulebook
from tefuda.kernel.view import CardView, OptionView, SeatView, View
from tefuda.language import Language

GAMES: tuple[str, ...] = ("onepiece", "fusionworld", "rebirth")


class Construction(Protocol):
    """What a deck must be."""

    SIZE: tuple[int, int]  # the fewest and the most cards of a deck
    APART: tuple[str, int]  # the kind of cards that lie apart from the deck, and how many of them
    LENT: str  # the number of a card that it can lend another in a battle, "" if there is none
    NUMBER: str  # how card numbers are built: a pattern with the groups set, series and serial; or
    # with the group number alone, if there is only one way to write one
    EXAMPLE: str  # a card number
    SECTIONS: tuple[str, ...]  # headings that stand over parts of a deck list
    STARTERS: tuple[str, ...]  # the sets that are sold as whole decks
    # Everything that is wrong with cards set apart and a deck; whether a card may go with those
    # set apart; how many copies of a card may still join these; and everything that keeps decks,
    # each with what is set apart, from being played at one table.
    deck_problems: Callable[[list[Printed], list[tuple[Printed, int]], Rulebook], list[str]]
    goes_with: Callable[[Printed, list[Printed], Rulebook], bool]
    copies_left: Callable[[Printed, list[tuple[Printed, int]], Rulebook], int]
    table_problems: Callable[[list[tuple[list[Printed], list[Printed]]], Rulebook], list[str]]


class Arrange(Protocol):
    """How a scenario's position is set up."""

    HELP: str  # the words of the game in a scenario
    POINTS: dict[str, str]  # where a scenario may begin
    FILL: dict[str, int]  # zones that hold blank cards, and how many, where nothing is said
    TOKENS: str  # the word for tokens beside the cards, if there are any
    GIVEN: str  # the word for tokens on a card, or for damage
    CARD: dict[str, object]  # what the record of a card has where nothing is said
    BLANKS: dict[str, dict[str, object]]  # ... and of blank cards by kind, the usual one last
    TRY: tuple[str, ...]  # lines that set up a board to try a card of a {colour} on
    EVENTS: tuple[str, ...]  # kinds of events that only this game knows
    VERBS: tuple[str, ...]  # ... and verbs of options
    begin: Callable[[Game, str], None]
    pool: Callable[[Game, int, str, int], None]
    give: Callable[[Game, Card, int], None]
    given: Callable[[Card], int]


class Show(Protocol):
    """How a game is shown; its words are in data/GAME/languages."""

    COUNTS: tuple[str, ...]  # zones of which the number of cards is shown
    ROWS: tuple[str, ...]  # zones that are shown a card a line
    CROWD: str  # the zone that makes a board large
    QUIET: tuple[str, ...]  # options that do nothing much
    LOOK: tuple[str, ...]  # decisions before which the whole table is shown
    resources: Callable[[SeatView, Language], str]
    battle: Callable[[View, Language, Callable[[CardView], str]], str]  # with cards' names
    cost: Callable[[CardView], int]
    facts: Callable[[CardView, Language], tuple[str, str]]
    notes: Callable[[CardView, Language], list[str]]
    hand_facts: Callable[[CardView, Language], list[str]]
    plus: Callable[[CardView], int]  # what it adds to a fight from the hand
    event: Callable[[Event], str]  # which of several sentences tells it, if the kind does not say


class Yardstick(Protocol):
    """What players are measured by: rules of thumb that never change."""

    choose: Callable[[View], OptionView]


class Policy(Protocol):
    """A quick player, for games that are dealt for trying things out."""

    pick: Callable[[Game], int]  # the index of the option it takes
    MARGIN: float  # how much better than that another option has to look in an even game


class Features(Protocol):
    """What a sensible player counts of a position."""

    FEATURES: tuple[str, ...]
    features: Callable[[Game, int], list[float]]  # of a seat, a number for each


class GameRoom(Protocol):
    """What a game's folder offers: its editions, how a game of it is prepared, and its words."""

    TITLE: str
    EDITIONS: dict[str, Rulebook]
    DEFAULT: str
    TOKENS_STAY: bool  # tokens are never made or removed in play
    SEATS: dict[str, tuple[int, int]]  # the fewest and the most players, by edition
    DECKS: tuple[str, ...]  # the house decks that play if nobody names others, by seat
    WINDOWS: tuple[str, ...]  # kinds of decision that hang on what lies hidden
    OPENING_HAND: int  # cards drawn before the first turn
    reckon: Callable[[Game], tuple[Part, ...]]  # what the values of a battle are made of
    new_game: Callable[..., Game]
    table: Callable[[Rulebook, int, int], Game]
    construction: Construction
    arrange: Arrange
    show: Show
    policy: Policy
    features: Features
    yardstick: Yardstick


@cache
def room(game: str) -> GameRoom:
    """The folder of a game by its name."""
    if game not in GAMES:
        raise TefudaError(f"there is no game {game!r}; there is {', '.join(GAMES)}")
    return cast(GameRoom, import_module(f"tefuda.games.{game}"))


def rulebook(game: str, edition: str = "") -> Rulebook:
    """A game's rules in an edition, the current one if none is named."""
    known = room(game)
    edition = edition or known.DEFAULT
    if edition not in known.EDITIONS:
        raise TefudaError(
            f"{game} has no edition {edition!r}; known are {', '.join(known.EDITIONS)}"
        )
    return known.EDITIONS[edition]


def seats(game: str, edition: str = "", wanted: int = 0) -> int:
    """How many players sit down: as many as are wanted, or as few as the rules allow."""
    known = rulebook(game, edition).edition
    fewest, most = room(game).SEATS[known]
    if wanted and not fewest <= wanted <= most:
        span = str(fewest) if fewest == most else f"{fewest} to {most}"
        fit = [
            (one, name)
            for one in GAMES
            for name, (least, top) in room(one).SEATS.items()
            if least <= wanted <= top
        ]
        own = [name for one, name in fit if one == game]
        fitting = ", ".join(own or [f"{one} {name}" for one, name in fit])
        others = f" (for {wanted} there is {fitting})" if fit else ""
        raise TefudaError(f"{game} {known} is for {span} players, not for {wanted}{others}")
    return wanted or fewest


def concede(game: Game, seat: int) -> None:
    """A player gives up. Nothing can replace or prevent it."""
    if game.seats[seat].out:
        raise TefudaError(f"{SEAT_MARKS[seat]} has left the game already")
    game.rules.concede(game, seat)
