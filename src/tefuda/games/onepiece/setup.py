"""5-2: from two decks to the first turn, and on from turn to turn."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import triggers
from tefuda.effects.moving import draw_cards
from tefuda.games.onepiece import rule_processing
from tefuda.games.onepiece.resolve import settle
from tefuda.games.onepiece.turn import Turn
from tefuda.games.onepiece.words import DECK, HAND, LEADER, LIFE
from tefuda.kernel.changes import turn_to
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import create, move, record, shuffle
from tefuda.kernel.printed import Printed
from tefuda.kernel.procedure import Frame, Procedure

OPENING_HAND = 5


class Setup(Frame):
    """Everything before the first turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chooser", "at")

    def __init__(self, chooser: int = -1, at: int = 0) -> None:
        super().__init__()
        self.chooser = chooser
        self.at = at

    def copy(self) -> Frame:
        return Setup(self.chooser, self.at)


class Course(Frame):
    """The whole game: setup, then turn after turn."""

    def copy(self) -> Frame:
        return Course()


SETUP: Procedure[Setup] = Procedure("setup", "5-2", lambda: Setup())
GAME: Procedure[Course] = Procedure("game", "6-1", lambda: Course())


def lay_out(game: Game, seat: int, leader: Printed, deck: list[Printed]) -> None:
    """Put a seat's cards where they lie before the game (5-2-1-1 to 5-2-1-3)."""
    create(game, leader, seat, LEADER)
    for printed in deck:
        create(game, printed, seat, DECK)


def _order(game: Game) -> list[int]:
    n = len(game.seats)
    return [(game.first_seat + i) % n for i in range(n)]


@SETUP.step("5-2-1-2")
def shuffle_decks(game: Game, setup: Setup) -> None:
    for seat in range(len(game.seats)):
        shuffle(game, seat, DECK)


@SETUP.step("5-2-1-3")
def show_leaders(game: Game, setup: Setup) -> None:
    """The Leaders lie face up from here on."""
    if game.log is not None:
        for seat in range(len(game.seats)):
            record(game, "leader", seat, game.seats[seat].zones[LEADER][0])


@SETUP.step("5-2-1-4")
def decide_who_chooses(game: Game, setup: Setup) -> None:
    """Chance alone decides who may choose (5-2-1-4-1)."""
    setup.chooser = game.rng.below(len(game.seats))


@SETUP.step("5-2-1-5")
def offer_first(game: Game, setup: Setup) -> None:
    game.ask(setup.chooser, "first-or-second", [Option("first"), Option("second")])


@SETUP.step("5-2-1-5")
def take_first(game: Game, setup: Setup) -> None:
    second = game.answer.verb == "second"
    game.first_seat = game.opponents(setup.chooser)[0] if second else setup.chooser
    # Until the first turn, whoever chose comes first (5-2-1-5-1).
    turn_to(game, setup.chooser)
    if game.log is not None:
        record(game, "first", game.first_seat)


@SETUP.step("5-2-1-5-1")
def start_of_game(game: Game, setup: Setup) -> None:
    """Leaders' effects at the start of the game."""
    for seat in game.in_turn_order():
        for leader in game.seats[seat].zones[LEADER]:
            if "start_of_game" in leader.printed.timed:
                triggers.emit(game, "start_of_game", leader, seat)
                game.seats[seat].flags |= 1
    settle(game)


@SETUP.step("5-2-1-5-2")
def shuffle_again(game: Game, setup: Setup) -> None:
    """A deck that such an effect touched is shuffled."""
    for seat in range(len(game.seats)):
        if game.seats[seat].flags & 1:
            game.seats[seat].flags &= ~1
            shuffle(game, seat, DECK)
    turn_to(game, game.first_seat)


@SETUP.step("5-2-1-6")
def opening_hand(game: Game, setup: Setup) -> None:
    for seat in _order(game):
        draw_cards(game, seat, OPENING_HAND, game.clause)


@SETUP.step("5-2-1-6")
def offer_redraw(game: Game, setup: Setup) -> None:
    """Each player, the first player first, may redraw once."""
    if setup.at >= len(game.seats):
        game.goto(setup, "lay_life")
        return
    game.ask(_order(game)[setup.at], "redraw", [Option("keep"), Option("redraw")])


@SETUP.step("5-2-1-6-1")
def redraw(game: Game, setup: Setup) -> None:
    """The whole hand goes back, the deck is shuffled, five new cards are drawn."""
    seat = _order(game)[setup.at]
    setup.at += 1
    if game.answer.verb == "redraw":
        for card in game.seats[seat].zones[HAND][:]:
            move(game, card, DECK)
        shuffle(game, seat, DECK)
        draw_cards(game, seat, OPENING_HAND, game.clause)
    game.goto(setup, "offer_redraw")


@SETUP.step("5-2-1-7")
def lay_life(game: Game, setup: Setup) -> None:
    """As many cards as the Leader's life: the deck's top card becomes the lowest (2-9-2-1)."""
    for seat in _order(game):
        zones = game.seats[seat].zones
        for _ in range(zones[LEADER][0].printed.starts_with):
            move(game, zones[DECK][-1], LIFE)


@SETUP.step("5-2-1-8")
def start(game: Game, setup: Setup) -> None:
    """The first player's turn begins the game."""
    turn_to(game, game.first_seat)


@GAME.step("5-2-1")
def prepare(game: Game, course: Course) -> None:
    game.push("setup", Setup())


@GAME.step("6-1-2")
def take_turn(game: Game, course: Course) -> None:
    """One player at a time is the turn player."""
    game.turn += 1
    game.forget_loops()
    game.happened.clear()
    game.seats[game.turn_seat].turns += 1
    game.push("turn", Turn())


@GAME.step("6-6-1-4")
def next_player(game: Game, course: Course) -> None:
    """The other player takes the next turn, unless an effect gives it to somebody (1-3-1)."""
    if "deck_empty" in game.happened:
        rule_processing.turn_over(game)
        if game.result is not None:
            return
    if game.next_turns:
        turn_to(game, game.next_turns.pop(0))
    else:
        turn_to(game, (game.turn_seat + 1) % len(game.seats))
    game.goto(course, "take_turn")
