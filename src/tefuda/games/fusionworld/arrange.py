"""Setting up a position by hand, for scenarios: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import Final

from tefuda.games.fusionworld.setup import Course
from tefuda.games.fusionworld.turn import Turn
from tefuda.games.fusionworld.words import MARKER, POOLS
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_pool, change_tokens
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game

HELP: Final = """\
at: turn, draw, charge, main or end
A: battle X1 rested new ki=1          zones: leader, battle, energy, combo, hand, deck, life, drop,
                                      removed
A: leader X1 awakened                 its back is up
A: markers 2                          energy markers in the Energy Area
card: X1 | battle | red | cost 3 | specified red,red | power 20000 | combo 5000 | type Reedfolk
      | name Foo | effect [On Play] Draw 1 card.
card: X2 | leader | red | power 15000 | effect ... | back_name Foo | back_power 20000
      | back_effect ...
= A markers 2
= A.B1 ki 1
"""

# Where a scenario may begin, and the step of the turn it begins with.
POINTS: Final = {
    "turn": "begin_turn_players",
    "draw": "draw",
    "charge": "offer_charge",
    "main": "start_of_main",
    "end": "end_of_turn",
}

FILL: Final = {"leader": 1, "deck": 10, "life": 8}
TOKENS: Final = "markers"
GIVEN: Final = "ki"
CARD: Final[dict[str, object]] = {"colors": ["red"]}
BLANKS: Final[dict[str, dict[str, object]]] = {
    "leader": {"power": 15000},
    "battle": {"power": 5000, "cost": 1, "combo": 5000},
}

# A board to try a card on.
TRY: Final = (
    "card: E-1 | battle | {colour} | cost 1 | power 5000 | combo 5000",
    "A: energy E-1 x8",
    "A: battle 1",
    "B: battle 2",
)

# Kinds of events and verbs of options that only this game knows.
EVENTS: Final = (
    "combo",
    "evolve",
    "flip",
    "leader",
    "repelled",
    "skip",
    "target",
    "tokens",
    "under",
    "use",
)
VERBS: Final = (
    "charge",
    "combo",
    "evolve",
    "first",
    "hand",
    "keep",
    "no",
    "pay",
    "pay-marker",
    "redraw",
    "second",
    "use",
    "use-paying",
    "yes",
)


def begin(game: Game, point: str) -> None:
    """Start the turn of game.turn_seat at this point."""
    if point not in POINTS:
        raise TefudaError(f"a scenario begins at one of {', '.join(POINTS)}, not at {point!r}")
    course = Course()
    game.push("game", course)
    game.goto(course, "next_player")
    turn = Turn()
    game.push("turn", turn)
    game.goto(turn, POINTS[point])


def pool(game: Game, seat: int, name: str, count: int) -> None:
    """Put so many energy markers into the Energy Area."""
    if name not in POOLS:
        raise TefudaError(f"there are only markers here, as in 'A: markers 2'; not {name!r}")
    change_pool(game, seat, MARKER, count - game.seats[seat].pools[MARKER])


def give(game: Game, card: Card, count: int) -> None:
    """Put so many energy markers under a card."""
    change_tokens(game, card, count - card.tokens)


def given(card: Card) -> int:
    """How many lie there."""
    return card.tokens
