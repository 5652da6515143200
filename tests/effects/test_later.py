"""When what was put off is done, in every game: at the time it names, of the turn of whom it names,
once, and by the player whose effect it was.
"""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Delayed
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, start

POSITIONS = {
    "onepiece": "card: X1 | leader | red | power 5000 | life 5\nA: leader X1\nB: leader X1",
    "fusionworld": "card: X1 | leader | red | power 15000\nA: leader X1\nB: leader X1",
    "rebirth": "card: X1 | character | cost 1 | atk 1 | def 9\nA: entry X1\nB: entry X1",
}
FIELD = {"onepiece": "leader", "fusionworld": "leader", "rebirth": "entry"}
CARDS = 2  # that are drawn then, an event each
BORING = ("end", "pass", "done", "none", "keep", "no")
# Put off on the third turn, which is A's: the turn it is done on.
A, B = 0, 1
EVERYWHERE = [
    ("end_of_turn", A, 3),
    ("end_of_turn", B, 3),
    ("end_of_opponent_turn", A, 4),
    ("end_of_opponent_turn", B, 3),
    ("start_of_your_turn", A, 5),
    ("start_of_your_turn", B, 4),
    ("start_of_main", A, 5),
    ("start_of_main", B, 4),
    ("start_of_opponent_main", A, 4),
    ("start_of_opponent_main", B, 5),
]
ONLY_FUSIONWORLD = [
    ("end_of_your_turn", A, 3),
    ("end_of_your_turn", B, 4),
    ("start_of_opponent_turn", A, 4),
    ("start_of_opponent_turn", B, 5),
]
CASES = [(game, *case) for game in POSITIONS for case in EVERYWHERE] + [
    ("fusionworld", *case) for case in ONLY_FUSIONWORLD
]


def put_off(name: str, when: str, seat: int) -> Game:
    """A position on A's third turn with something that was put off by a player's card."""
    table = Table(read_text("# A position\n" + POSITIONS[name], game=name)[0])
    game = start(table)
    zone = [zone.name for zone in game.rules.zones].index(FIELD[name])
    source = game.seats[seat].zones[zone][0]
    game.delayed.append(Delayed(seat, source.id, when, game.turn, (n.Draw("you", CARDS),), []))
    return game


def play_on(game: Game, turn: int) -> None:
    """Do nothing until this turn, or until the game is over."""
    while game.decision is not None and game.turn < turn:
        keys = game.keys()
        boring = [key for key in keys if key in BORING]
        game.choose(game.decision.options[keys.index(boring[0] if boring else keys[-1])])


@pytest.mark.parametrize(("name", "when", "seat", "turn"), CASES)
def test_when_it_is_done(name: str, when: str, seat: int, turn: int) -> None:
    game = put_off(name, when, seat)
    play_on(game, 8)
    now = 3
    done: list[tuple[int, int]] = []
    for event in game.log or []:
        if event.kind == "turn":
            now = event.n
        elif event.kind == "move" and event.source == "X1":
            done.append((now, event.seat))
    assert done == [(turn, seat)] * CARDS
