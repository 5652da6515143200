"""6.2: from decks and partners to the first turn, and on from turn to turn."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects.moving import draw_cards
from tefuda.games.rebirth import members
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.turn import Turn
from tefuda.games.rebirth.words import COST, DECK, ENERGY, ENTRY, HAND
from tefuda.kernel.changes import renew, turn_to
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import create, move, record, show, shuffle
from tefuda.kernel.printed import NEVER, Printed
from tefuda.kernel.procedure import Frame, Procedure

OPENING_HAND = 3
STARTING_COST = 2


class Setup(Frame):
    """Everything before the first turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at", "starting")

    def __init__(self, at: int = 0) -> None:
        super().__init__()
        self.at = at
        self.starting: list[int] = []  # the starting Entries, face down until the game begins

    def copy(self) -> Frame:
        new = Setup(self.at)
        new.starting = self.starting[:]
        return new


class Course(Frame):
    """The whole game: setup, then turn after turn."""

    def copy(self) -> Frame:
        return Course()


SETUP: Procedure[Setup] = Procedure("setup", "6.2", lambda: Setup())
GAME: Procedure[Course] = Procedure("game", "7.1", lambda: Course())


def lay_out(game: Game, seat: int, partners: list[Printed], deck: list[Printed]) -> None:
    """A seat's cards as they are presented: the deck, and its partners beside it (6.2.1.1)."""
    for printed in deck:
        create(game, printed, seat, DECK)
    for printed in partners:
        create(game, printed, seat, HAND)


@SETUP.step("6.2.1.2")
def offer_start(game: Game, setup: Setup) -> None:
    """Each player chooses a card that costs at most two from their deck, unseen by others."""
    if setup.at >= len(game.seats):
        game.goto(setup, "shuffle_decks")
        return
    options: list[Option] = []
    seen: list[str] = []
    for card in game.seats[setup.at].zones[DECK]:
        cost = card.printed.stats[COST]
        if card.printed.number not in seen and cost != NEVER and cost <= STARTING_COST:
            seen.append(card.printed.number)
            show(game, card, 1 << setup.at)
            options.append(Option("start", card.id))
    game.ask(setup.at, "start", options or [Option("none")])


@SETUP.step("6.2.1.2")
def take_start(game: Game, setup: Setup) -> None:
    setup.starting.append(game.answer.card)
    setup.at += 1
    game.goto(setup, "offer_start")


@SETUP.step("6.2.1.3")
def shuffle_decks(game: Game, setup: Setup) -> None:
    """The rest of each deck is shuffled; the starting card lies apart, face down."""
    setup.at = 0
    log = game.log
    game.log = None
    for seat in range(len(game.seats)):
        chosen = setup.starting[seat]
        if chosen:
            new = move(game, game.cards[chosen], -1)
            setup.starting[seat] = new.id
    game.log = log
    for seat in range(len(game.seats)):
        shuffle(game, seat, DECK)
    game.known.clear()


@SETUP.step("6.2.1.4")
def decide_first(game: Game, setup: Setup) -> None:
    """Chance alone decides who goes first (6.2.1.4.1), or which team (12.7.5), of those who are
    there (12.4.7)."""
    there = [seat for seat in range(len(game.seats)) if not game.seats[seat].out]
    game.first_seat = there[game.rng.below(len(there))]
    turn_to(game, game.first_seat)
    renew(game)
    if game.log is not None:
        record(game, "first", game.first_seat)


@SETUP.step("6.2.1.5")
def opening_hand(game: Game, setup: Setup) -> None:
    """Three cards, and the partners."""
    for seat in game.in_turn_order():
        draw_cards(game, seat, OPENING_HAND, game.clause)


@SETUP.step("6.2.1.6")
def offer_partner(game: Game, setup: Setup) -> None:
    """Everybody but the first player, or team, lays down a partner."""
    order = game.in_turn_order()
    while setup.at < len(order) and game.on_turn(order[setup.at]):
        setup.at += 1
    if setup.at >= len(order):
        game.goto(setup, "start")
        return
    seat = order[setup.at]
    options: list[Option] = []
    seen: list[str] = []
    for card in game.seats[seat].zones[HAND]:
        if card.printed.kind == "partner" and card.printed.number not in seen:
            seen.append(card.printed.number)
            options.append(Option("partner", card.id))
    game.ask(seat, "partner", options or [Option("none")])


@SETUP.step("6.2.1.6")
def lay_partner(game: Game, setup: Setup) -> None:
    if game.answer.card:
        card = game.cards[game.answer.card]
        members.put(game, card, ENERGY, card.seat)
    setup.at += 1
    game.goto(setup, "offer_partner")


@SETUP.step("6.2.1.7")
def start(game: Game, setup: Setup) -> None:
    """The starting Entries are turned up together, and the game begins."""
    for id in setup.starting:
        card = game.now(id)
        if card is not None:
            move(game, card, ENTRY, card.owner)
    game.waiting.clear()


@GAME.step("6.2.1")
def prepare(game: Game, course: Course) -> None:
    game.push("setup", Setup())


@GAME.step("7.1.1")
def take_turn(game: Game, course: Course) -> None:
    """One player at a time is the turn player, or one team (12.7.5.1)."""
    game.turn += 1
    game.forget_loops()
    game.happened.clear()
    for seat in game.allies(game.turn_seat):
        game.seats[seat].turns += 1
    game.push("turn", Turn())


@GAME.step("7.6.6")
def next_player(game: Game, course: Course) -> None:
    """The next player who is still there takes a turn, unless an effect gives it to somebody."""
    FORMATS[game.rules.edition].turn_over(game)
    if game.result is not None:
        return
    game.next_turns = [s for s in game.next_turns if not game.seats[s].out]
    if game.next_turns:
        turn_to(game, game.next_turns.pop(0))
    else:
        n = len(game.seats)
        for i in range(1, n + 1):
            seat = (game.turn_seat + i) % n
            if not game.seats[seat].out and not _same_team(game, seat):
                turn_to(game, seat)
                break
    game.goto(course, "take_turn")


def _same_team(game: Game, seat: int) -> bool:
    return game.seats[seat].team == game.seats[game.turn_seat].team
