"""Setting up a position by hand, for scenarios: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import Final

from tefuda.games.onepiece.setup import Course
from tefuda.games.onepiece.turn import Turn
from tefuda.games.onepiece.words import DON_DECK, POOLS
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_pool, change_tokens
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game

HELP: Final = """\
at: turn, draw, don, main or end
A: character X1 rested new don=1      zones: leader, character, stage, hand, deck, life, trash
A: don active=3 rested=2              DON!! in the cost area: active, rested, frozen; or deck
card: X1 | character | red | cost 3 | power 4000 | counter 1000 | type Reedfolk
      | attribute slash | name Foo | effect [On Play] Draw 1 card. | trigger ...
= A don active 3
= A.C1 don 1
"""

# Where a scenario may begin, and the step of the turn it begins with.
POINTS: Final = {
    "turn": "end_until_turn_start",
    "draw": "draw",
    "don": "add_don",
    "main": "start_of_main",
    "end": "end_of_turn",
}

FILL: Final = {"leader": 1, "deck": 10, "life": 5}
TOKENS: Final = "don"
GIVEN: Final = "don"
CARD: Final[dict[str, object]] = {"colors": ["red"], "life": 5}
BLANKS: Final[dict[str, dict[str, object]]] = {
    "leader": {"power": 5000, "cost": 1},
    "character": {"power": 1000, "cost": 1},
}

# A board to try a card on.
TRY: Final = (
    "A: don active=10",
    "A: character 1",
    "B: character 2",
)

# Kinds of events and verbs of options that only this game knows.
EVENTS: Final = (
    "block", "give", "leader", "play", "repelled", "target", "tokens", "trigger",
)  # fmt: skip
VERBS: Final = (
    "block",
    "choose-don",
    "counter",
    "first",
    "give",
    "give-active",
    "give-rested",
    "hand",
    "keep",
    "play",
    "redraw",
    "return-active",
    "return-frozen",
    "return-given",
    "return-rested",
    "second",
    "take-don",
    "trigger",
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
    """Put so many DON!! there, taken from the DON!! deck."""
    if name not in POOLS:
        raise TefudaError(f"DON!! lie in one of {', '.join(POOLS)}, not in {name!r}")
    pools = game.seats[seat].pools
    index = POOLS.index(name)
    if index == DON_DECK:
        change_pool(game, seat, DON_DECK, count - pools[DON_DECK])
        return
    change_pool(game, seat, DON_DECK, pools[index] - count)
    change_pool(game, seat, index, count - pools[index])


def give(game: Game, card: Card, count: int) -> None:
    """Put so many DON!! on a card, taken from the DON!! deck."""
    change_pool(game, card.seat, DON_DECK, -count)
    change_tokens(game, card, count - card.tokens)


def given(card: Card) -> int:
    """How many lie there."""
    return card.tokens
