"""Setting up a position by hand, for scenarios: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import Final

from tefuda.games.rebirth.setup import Course
from tefuda.games.rebirth.turn import Turn
from tefuda.games.rebirth.words import ENERGY
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_damage
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game

HELP: Final = """\
at: standby, energy, main, attack or end
A: entry X1 damage=3                  zones: entry, member, energy, rebirth, hand, deck, waiting,
                                      retire, memory
A: energy 3 BLANK-PARTNER x3          partners lie face up, all else face down
card: X1 | character | blue | cost 3 | atk 4 | def 6 | type Reedfolk | name Foo | effect ...
card: X2 | rebirth | | name Foo | effect ...
= A.E1 damage 3
"""

# Where a scenario may begin, and the step of the turn it begins with.
POINTS: Final = {
    "standby": "stand_and_draw",
    "energy": "start_of_energy",
    "main": "start_of_main",
    "attack": "attack_phase",
    "end": "end_of_turn",
}

FILL: Final = {"entry": 1, "deck": 10}
TOKENS: Final = ""  # there are none
GIVEN: Final = "damage"
CARD: Final[dict[str, object]] = {"colors": ["blue"]}
BLANKS: Final[dict[str, dict[str, object]]] = {
    "partner": {},
    "rebirth": {},
    "character": {"atk": 2, "cost": 1, "def": 4},
}

# A board to try a card on.
TRY: Final = (
    "A: energy 8",
    "A: member 1",
    "B: member 1",
)

# Kinds of events and verbs of options that only this game knows.
EVENTS: Final = ("block", "boost", "cancel", "cancelled", "declare", "out", "play", "support")
VERBS: Final = (
    "attack-phase",
    "block",
    "cancel",
    "cards",
    "declare",
    "drop",
    "energy",
    "entry",
    "look",
    "member",
    "no",
    "opponent",
    "partner",
    "partner-attack",
    "partners",
    "set",
    "start",
    "step-back",
    "yes",
)


def begin(game: Game, point: str) -> None:
    """Start the turn of game.turn_seat at this point."""
    if point not in POINTS:
        raise TefudaError(f"a scenario begins at one of {', '.join(POINTS)}, not at {point!r}")
    for seat in game.seats:
        for card in seat.zones[ENERGY]:
            card.face_up = card.printed.kind == "partner"  # 4.6.2
    course = Course()
    game.push("game", course)
    game.goto(course, "next_player")
    turn = Turn()
    game.push("turn", turn)
    game.goto(turn, POINTS[point])


def pool(game: Game, seat: int, name: str, count: int) -> None:
    raise TefudaError(f"there are no tokens in this game, so no {name!r}")


def give(game: Game, card: Card, count: int) -> None:
    """Have a character taken so much damage."""
    change_damage(game, card, count - card.damage)


def given(card: Card) -> int:
    """How much damage it has taken."""
    return card.damage
