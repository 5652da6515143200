"""6-2: from two decks to the first turn, and on from turn to turn."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import DeckRule
from tefuda.effects import triggers
from tefuda.effects.moving import draw_cards
from tefuda.games.fusionworld import lasting
from tefuda.games.fusionworld.checkpoint import check
from tefuda.games.fusionworld.energy import place_markers
from tefuda.games.fusionworld.turn import Turn
from tefuda.games.fusionworld.words import DECK, HAND, LEADER, LIFE
from tefuda.kernel.changes import renew, turn_to
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import create, lay_face_down, move, record, shuffle
from tefuda.kernel.printed import Printed
from tefuda.kernel.procedure import Frame, Procedure

NOWHERE = -1
OPENING_HAND = 6
LIFE_CARDS = 8


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


SETUP: Procedure[Setup] = Procedure("setup", "6-2", lambda: Setup())
GAME: Procedure[Course] = Procedure("game", "7-1", lambda: Course())


def lay_out(game: Game, seat: int, leader: Printed, deck: list[Printed]) -> None:
    """A seat's cards as they are presented (6-2-1-1): the deck is in no area yet."""
    create(game, leader, seat, LEADER)
    for printed in deck:
        # It waits beside the table until it is shuffled and laid down (6-2-1-7).
        create(game, printed, seat, NOWHERE)


def _order(game: Game) -> list[int]:
    n = len(game.seats)
    return [(game.first_seat + i) % n for i in range(n)]


def at_start(leader: Printed, rule: str, usual: int) -> int:
    """How many cards a game starts with, unless the Leader says otherwise (6-2-2, 9-5-4)."""
    for i in leader.rules:
        for statement in leader.abilities[i].body:
            if isinstance(statement, DeckRule) and statement.rule == rule:
                return statement.number
    return usual


@SETUP.step("6-2-1-2")
def show_leaders(game: Game, setup: Setup) -> None:
    """The Leaders lie in their areas, front up."""
    if game.log is not None:
        for seat in range(len(game.seats)):
            record(game, "leader", seat, game.seats[seat].zones[LEADER][0])


@SETUP.step("6-2-1-3")
def leaders_placed(game: Game, setup: Setup) -> None:
    """Skills for when a Leader is placed wait."""
    for seat in range(len(game.seats)):
        for leader in game.seats[seat].zones[LEADER]:
            triggers.emit(game, "placed", leader, seat)


@SETUP.step("6-2-1-4")
def decide_who_chooses(game: Game, setup: Setup) -> None:
    """Chance alone decides who may choose (6-2-1-4-1)."""
    setup.chooser = game.rng.below(len(game.seats))


@SETUP.step("6-2-1-5")
def offer_first(game: Game, setup: Setup) -> None:
    game.ask(setup.chooser, "first-or-second", [Option("first"), Option("second")])


@SETUP.step("6-2-1-5")
def take_first(game: Game, setup: Setup) -> None:
    """From here on the first player is the turn player (6-2-1-5-1)."""
    second = game.answer.verb == "second"
    game.first_seat = game.opponents(setup.chooser)[0] if second else setup.chooser
    turn_to(game, game.first_seat)
    renew(game)
    if game.log is not None:
        record(game, "first", game.first_seat)


@SETUP.step("6-2-1-6")
def first_checkpoint(game: Game, setup: Setup) -> None:
    check(game)


@SETUP.step("6-2-1-7")
def shuffle_decks(game: Game, setup: Setup) -> None:
    """The decks are shuffled and laid into their areas."""
    for card in list(game.cards.values()):
        if card.zone == NOWHERE:
            lay_face_down(game, card, DECK)
    for seat in range(len(game.seats)):
        shuffle(game, seat, DECK)


@SETUP.step("6-2-1-8")
def opening_hand(game: Game, setup: Setup) -> None:
    for seat in _order(game):
        draw_cards(game, seat, _hand_size(game, seat), game.clause)


def _hand_size(game: Game, seat: int) -> int:
    return at_start(game.seats[seat].zones[LEADER][0].printed, "hand", OPENING_HAND)


@SETUP.step("6-2-1-8")
def offer_redraw(game: Game, setup: Setup) -> None:
    """Each player, the first player first, may redraw once."""
    if setup.at >= len(game.seats):
        game.goto(setup, "lay_life")
        return
    game.ask(_order(game)[setup.at], "redraw", [Option("keep"), Option("redraw")])


@SETUP.step("6-2-1-8-1")
def redraw(game: Game, setup: Setup) -> None:
    """The whole hand goes back, the deck is shuffled, as many new cards are drawn."""
    seat = _order(game)[setup.at]
    setup.at += 1
    if game.answer.verb == "redraw":
        for card in game.seats[seat].zones[HAND][:]:
            move(game, card, DECK)
        shuffle(game, seat, DECK)
        draw_cards(game, seat, _hand_size(game, seat), game.clause)
    game.goto(setup, "offer_redraw")


@SETUP.step("6-2-1-9")
def lay_life(game: Game, setup: Setup) -> None:
    """Eight cards from the top of the deck, one upon the other; or as the Leader says (6-2-2-1)."""
    for seat in _order(game):
        zones = game.seats[seat].zones
        for _ in range(at_start(zones[LEADER][0].printed, "life", LIFE_CARDS)):
            move(game, zones[DECK][-1], LIFE)


@SETUP.step("6-2-1-10")
def second_players_marker(game: Game, setup: Setup) -> None:
    for seat in _order(game)[1:]:
        place_markers(game, seat, 1)


@SETUP.step("6-2-1-11")
def start(game: Game, setup: Setup) -> None:
    """The first player's turn begins the game."""
    turn_to(game, game.first_seat)
    renew(game)


@GAME.step("6-2-1")
def prepare(game: Game, course: Course) -> None:
    game.push("setup", Setup())


@GAME.step("7-1-2")
def take_turn(game: Game, course: Course) -> None:
    """One player at a time is the turn player."""
    if _skipped(game):
        game.goto(course, "next_player")
        return
    game.turn += 1
    game.forget_loops()
    game.happened.clear()
    game.reached.clear()
    game.outside.clear()
    game.seats[game.turn_seat].turns += 1
    game.push("turn", Turn())


def _skipped(game: Game) -> bool:
    """A turn that is skipped does not happen at all (13-12-1)."""
    seat = game.seats[game.turn_seat]
    if "turn" not in seat.skips:
        return False
    seat.skips.remove("turn")
    # What would have ended in it, or lasted for it, is over (13-12-5).
    lasting.expire(game, "next_turn_start", game.turn_seat)
    lasting.expire(game, "your_turn_end", game.turn_seat)
    lasting.expire(game, "your_turn", game.turn_seat)
    for other in game.opponents(game.turn_seat):
        lasting.expire(game, "opponent_turn_end", other)
        lasting.expire(game, "opponent_turn", other)
    if game.log is not None:
        record(game, "skip", game.turn_seat, other="turn", clause="13-12-1")
    return True


@GAME.step("7-4-7")
def next_player(game: Game, course: Course) -> None:
    """The other player takes the next turn, unless an effect gives it to somebody."""
    if game.next_turns:
        turn_to(game, game.next_turns.pop(0))
    else:
        turn_to(game, (game.turn_seat + 1) % len(game.seats))
    game.goto(course, "take_turn")
