"""Chapter 6: the phases of a turn."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import run, triggers, values
from tefuda.effects.context import Context
from tefuda.effects.moving import draw_cards
from tefuda.games.onepiece import don, lasting
from tefuda.games.onepiece.battle import Battle, can_attack, targets
from tefuda.games.onepiece.play import Playing, playable
from tefuda.games.onepiece.resolve import settle
from tefuda.games.onepiece.words import ACTIVE, CHARACTER, DON_DECK, HAND, LEADER
from tefuda.kernel.changes import renew
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record, set_rested, shift
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import hinder


class Turn(Frame):
    """A turn of game.turn_seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ended",)

    def __init__(self) -> None:
        super().__init__()
        self.ended: list[int] = []  # cards whose end-of-turn effects have met their timing

    def copy(self) -> Frame:
        new = Turn()
        new.ended = self.ended[:]
        return new


TURN: Procedure[Turn] = Procedure("turn", "6-1", lambda: Turn())


# -- refresh phase -----------------------------------------------------------------------------


@TURN.step("6-2-1")
def end_until_turn_start(game: Game, turn: Turn) -> None:
    """Effects that last until the start of the turn end."""
    game.phase = "refresh"
    lasting.expire(game, "next_turn_start", game.turn_seat)
    renew(game)
    if game.log is not None:
        record(game, "turn", game.turn_seat, n=game.turn)


@TURN.step("6-2-2")
def start_of_turn(game: Game, turn: Turn) -> None:
    """Effects at the start of the turn."""
    announce(game, "start_of_turn")
    lasting.fall_due(game, "start_of_your_turn", game.turn_seat)
    settle(game)


@TURN.step("6-2-3")
def return_don(game: Game, turn: Turn) -> None:
    """Given DON!! go back to the cost area rested."""
    don.return_given(game, game.turn_seat)


@TURN.step("6-2-4")
def ready(game: Game, turn: Turn) -> None:
    """Everything rested becomes active, unless an effect keeps it from that."""
    seat = game.turn_seat
    for card in game.field(seat):
        if card.rested and not triggers.forbidden(game, card, "become_active", "rule"):
            set_rested(game, card, False)
    don.ready_all(game, seat)
    lasting.expire_on_cards(game, "next_refresh", seat)


# -- draw and DON!! phases ---------------------------------------------------------------------


@TURN.step("6-3-1")
def draw(game: Game, turn: Turn) -> None:
    """Draw a card, but not on the first player's first turn."""
    game.phase = "draw"
    if game.turn > 1:
        draw_cards(game, game.turn_seat, 1, game.clause)


@TURN.step("6-4-1")
def add_don(game: Game, turn: Turn) -> None:
    """Two DON!! cards, one on the first player's first turn, or what is left (6-4-2, 6-4-3)."""
    game.phase = "don"
    seat = game.turn_seat
    given = don.given_when_placed(game, seat)
    placed = shift(game, seat, DON_DECK, ACTIVE, 2 if game.turn > 1 else 1)
    for card, count in given:
        placed -= don.give(game, card, min(count, placed), ACTIVE)


# -- main phase --------------------------------------------------------------------------------


@TURN.step("6-5-1")
def start_of_main(game: Game, turn: Turn) -> None:
    """Effects at the start of the main phase."""
    game.phase = "main"
    announce(game, "start_of_main")
    lasting.fall_due(game, "start_of_main", game.turn_seat)
    for seat in game.opponents(game.turn_seat):
        lasting.fall_due(game, "start_of_opponent_main", seat)
    settle(game)


@TURN.step("6-5-2")
def offer_main(game: Game, turn: Turn) -> None:
    """Play, activate, give DON!!, attack, in any order; or end the phase (6-5-2-1)."""
    game.gone.clear()
    game.moved.clear()
    lasting.sweep(game)
    game.batch = 0
    options = main_options(game)
    game.ask(game.turn_seat, "main", options, always=True)


def main_options(game: Game) -> list[Option]:
    seat = game.turn_seat
    zones = game.seats[seat].zones
    options: list[Option] = []
    values.refresh(game)
    _play_options(game, seat, options)
    for card in game.field(seat):
        printed = card.printed
        if "activate_main" in printed.timed:
            for i in printed.timed["activate_main"]:
                if run.can_activate(game, card, printed.abilities[i], i):
                    options.append(Option("activate", card.id, n=i + 1))
        for i, ability in enumerate(card.granted):
            index = triggers.given(card, i)
            if ability.kind == "activated" and run.can_activate(game, card, ability, index):
                options.append(Option("activate", card.id, n=100 + i))
    for zone in (LEADER, CHARACTER):
        for card in zones[zone]:
            if game.seats[seat].pools[ACTIVE] > 0:
                options.append(Option("give", card.id))
            else:
                hinder(game, card, "give", "cost", "6-5-5-1", 1)
    for zone in (LEADER, CHARACTER):
        for card in zones[zone]:
            if game.seats[seat].turns <= 1:
                # Nobody battles on their own first turn.
                hinder(game, card, "attack", "first-turn", "6-5-6-1")
            elif can_attack(game, card):
                for target in targets(game, card):
                    options.append(Option("attack", card.id, target))
    options.append(Option("end"))
    return options


def _play_options(game: Game, seat: int, options: list[Option]) -> None:
    seen: list[str] = []
    for card in game.seats[seat].zones[HAND]:
        number = card.printed.number
        if number not in seen:
            seen.append(number)
            if playable(game, seat, card, "main"):
                options.append(Option("play", card.id))


@TURN.step("6-5-2")
def act(game: Game, turn: Turn) -> None:
    """Start what was chosen."""
    option = game.answer
    verb = option.verb
    seat = game.turn_seat
    if verb == "end":
        game.goto(turn, "end_of_turn")
    elif verb == "give":
        don.give(game, game.cards[option.card], 1, ACTIVE, "6-5-5-1")
    elif verb == "attack":
        defender = game.cards[option.other].seat
        game.push("battle", Battle(option.card, option.other, seat, defender))
    elif verb == "play":
        game.push("play", Playing(option.card, seat, True))
    else:
        card = game.cards[option.card]
        ctx = Context(seat, card.id)
        if option.n >= 100:
            at = option.n - 100
            run.begin(game, card.granted[at], triggers.given(card, at), ctx, chosen=True)
        else:
            ability = card.printed.abilities[option.n - 1]
            run.begin(game, ability, option.n - 1, ctx, chosen=True)


@TURN.step("8-6")
def after_action(game: Game, turn: Turn) -> None:
    """What the action triggered is activated before the next one."""
    settle(game)


@TURN.step("6-5-2")
def main_again(game: Game, turn: Turn) -> None:
    game.goto(turn, "offer_main")


# -- end phase ---------------------------------------------------------------------------------


@TURN.step("6-6-1-1")
def end_of_turn(game: Game, turn: Turn) -> None:
    """[End of Your Turn] effects, once each, in the turn player's order (6-6-1-1-3)."""
    game.phase = "end"
    for card in game.field(game.turn_seat):
        triggers.emit(game, "end_of_your_turn", card, game.turn_seat)
    settle(game)


@TURN.step("6-6-1-1-2")
def end_of_opponents_turn(game: Game, turn: Turn) -> None:
    """Then [End of Your Opponent's Turn] effects (6-6-1-1-4)."""
    for seat in game.opponents(game.turn_seat):
        for card in game.field(seat):
            triggers.emit(game, "end_of_opponent_turn", card, game.turn_seat)
    settle(game)


@TURN.step("6-6-1-2")
def due_turn_player(game: Game, turn: Turn) -> None:
    """What the turn player's earlier effects put off until the end of the turn; then their
    effects that last until the end of a turn end."""
    seat = game.turn_seat
    lasting.fall_due(game, "end_of_turn", seat)


@TURN.step("6-6-1-2")
def end_until_turn_end(game: Game, turn: Turn) -> None:
    seat = game.turn_seat
    lasting.expire(game, "your_turn_end", seat)
    settle(game)


@TURN.step("6-6-1-2")
def due_others(game: Game, turn: Turn) -> None:
    """The same for the other players."""
    for seat in game.opponents(game.turn_seat):
        lasting.fall_due(game, "end_of_turn end_of_opponent_turn", seat)


@TURN.step("6-6-1-2")
def end_others_until_turn_end(game: Game, turn: Turn) -> None:
    for seat in game.opponents(game.turn_seat):
        # The next such end is this one, even for an effect that began on this very turn.
        lasting.expire(game, "opponent_turn_end", seat)
        lasting.expire(game, "opponent_end_phase", seat)
    settle(game)


@TURN.step("6-6-1-3")
def end_this_turn(game: Game, turn: Turn) -> None:
    """Effects "during this turn" end."""
    lasting.expire(game, "turn")


@TURN.step("6-6-1-4")
def pass_turn(game: Game, turn: Turn) -> None:
    """The turn is over."""
    game.phase = ""


def announce(game: Game, event: str) -> None:
    """A point in the turn has come: once, for every card that waits for it."""
    triggers.emit(game, event, None, game.turn_seat)
