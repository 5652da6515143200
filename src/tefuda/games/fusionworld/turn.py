"""Chapter 7: charge, main and end phase."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import triggers, values
from tefuda.effects.moving import draw_cards
from tefuda.games.fusionworld import evolve, lasting
from tefuda.games.fusionworld.battle import Battle, attackers, targets
from tefuda.games.fusionworld.checkpoint import check
from tefuda.games.fusionworld.free_timing import begin_action, skill_options
from tefuda.games.fusionworld.use import use_options
from tefuda.games.fusionworld.words import BATTLE, ENERGY, HAND, LEADER
from tefuda.kernel.card import Card
from tefuda.kernel.changes import renew
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record, set_rested
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import hinder


class Turn(Frame):
    """A turn of game.turn_seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("waited",)

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[int] = []  # cards whose end-of-turn skills have waited this turn

    def copy(self) -> Frame:
        new = Turn()
        new.waited = self.waited[:]
        return new


TURN: Procedure[Turn] = Procedure("turn", "7-1", lambda: Turn())


def skip(game: Game, what: str) -> bool:
    """Whether this phase or step of the turn player is skipped, this once (7-1-2-1, 13-12)."""
    skips = game.seats[game.turn_seat].skips
    if what not in skips:
        return False
    skips.remove(what)
    if game.log is not None:
        record(game, "skip", game.turn_seat, other=what, clause="13-12-1")
    return True


# -- charge phase ------------------------------------------------------------------------------


@TURN.step("7-2-2")
def begin_turn_players(game: Game, turn: Turn) -> None:
    """What the turn player's effects put off until their own turn begins to apply."""
    game.phase = "charge"
    game.batch += 1
    renew(game)
    lasting.begin(game, game.turn_seat)
    if game.log is not None:
        record(game, "turn", game.turn_seat, n=game.turn)


@TURN.step("7-2-3")
def begin_others(game: Game, turn: Turn) -> None:
    """The same for the other player's effects about this turn."""
    for seat in game.opponents(game.turn_seat):
        lasting.begin(game, seat)


@TURN.step("7-2-4")
def end_until_turn_start(game: Game, turn: Turn) -> None:
    """Effects that last until the start of the turn end."""
    lasting.expire(game, "next_turn_start", game.turn_seat)
    if skip(game, "charge"):
        game.goto(turn, "start_of_main")


@TURN.step("7-2-5")
def start_of_turn(game: Game, turn: Turn) -> None:
    """Skills at the start of the turn, or of the charge phase, wait."""
    triggers.emit(game, "start_of_turn", None, game.turn_seat)
    lasting.fall_due(game, "start_of_your_turn", game.turn_seat)
    for seat in game.opponents(game.turn_seat):
        lasting.fall_due(game, "start_of_opponent_turn", seat)


@TURN.step("7-2-6")
def check_turn_start(game: Game, turn: Turn) -> None:
    check(game)


@TURN.step("7-2-7")
def ready(game: Game, turn: Turn) -> None:
    """Everything rested becomes active, unless an effect keeps it from that."""
    seat = game.turn_seat
    game.batch += 1
    for zone in game.rules.laid_zones:
        for card in game.seats[seat].zones[zone]:
            if card.rested and not _kept_rested(game, card):
                set_rested(game, card, False)
                triggers.emit(game, "switched_active", card, seat, "rule")


def _kept_rested(game: Game, card: Card) -> bool:
    return triggers.forbidden(game, card, "become_active", "rule") or triggers.forbidden(
        game, card, "switch_active", "rule"
    )


@TURN.step("7-2-8")
def check_ready(game: Game, turn: Turn) -> None:
    check(game)


@TURN.step("7-2-9")
def draw(game: Game, turn: Turn) -> None:
    draw_cards(game, game.turn_seat, 1, game.clause)


@TURN.step("7-2-10")
def check_draw(game: Game, turn: Turn) -> None:
    check(game)


@TURN.step("7-2-11")
def offer_charge(game: Game, turn: Turn) -> None:
    """Up to one card from hand becomes energy."""
    options: list[Option] = []
    seen: list[str] = []
    for card in game.seats[game.turn_seat].zones[HAND]:
        if card.printed.number not in seen:
            seen.append(card.printed.number)
            options.append(Option("charge", card.id))
    options.append(Option("pass"))
    game.ask(game.turn_seat, "charge", options)


@TURN.step("7-2-11")
def charge(game: Game, turn: Turn) -> None:
    """It lies there face up and active (3-8-3)."""
    if game.answer.verb == "charge":
        game.batch += 1
        new = move(game, game.cards[game.answer.card], ENERGY)
        triggers.emit(game, "energy_added", new, game.turn_seat, "rule")


@TURN.step("7-2-12")
def check_charge(game: Game, turn: Turn) -> None:
    check(game)


# -- main phase --------------------------------------------------------------------------------


@TURN.step("7-3-2")
def start_of_main(game: Game, turn: Turn) -> None:
    """Skills at the start of the main phase wait (7-2-13)."""
    if skip(game, "main"):
        lasting.expire(game, "main")
        game.goto(turn, "end_of_turn")
        return
    game.phase = "main"
    game.batch += 1
    triggers.emit(game, "start_of_main", None, game.turn_seat)
    lasting.fall_due(game, "start_of_main", game.turn_seat)
    for seat in game.opponents(game.turn_seat):
        lasting.fall_due(game, "start_of_opponent_main", seat)


@TURN.step("7-3-3")
def check_main(game: Game, turn: Turn) -> None:
    check(game)


@TURN.step("7-3-4")
def offer_main(game: Game, turn: Turn) -> None:
    """Use a Battle Card, activate a skill, attack, in any order; or end the phase (4-1-2-1)."""
    game.gone.clear()
    game.moved.clear()
    lasting.sweep(game)
    game.batch = 0
    options = main_options(game)
    game.ask(game.turn_seat, "main", options, always=True)


def main_options(game: Game) -> list[Option]:
    seat = game.turn_seat
    options: list[Option] = []
    values.refresh(game)
    use_options(game, seat, "activate_main", options)
    evolve.evolve_options(game, seat, options)
    skill_options(game, seat, "activate_main", options)
    if game.turn == 1:
        # Nobody attacks on the first player's first turn.
        for zone in (LEADER, BATTLE):
            for card in game.seats[seat].zones[zone]:
                hinder(game, card, "attack", "first-turn", "7-3-4-3-1")
    else:
        must = game.rules.acts["must_attack"]
        forced: list[Option] = []
        for card in attackers(game, seat):
            for target in targets(game, card):
                attack = Option("attack", card.id, target)
                options.append(attack)
                if card.allowed & must:
                    forced.append(attack)
        if forced:
            # What has to attack does so before anything else (rulings FB01-097 155 and 156).
            return forced
    options.append(Option("end"))
    return options


@TURN.step("7-3-4")
def act(game: Game, turn: Turn) -> None:
    """Start what was chosen."""
    option = game.answer
    game.batch += 1
    if option.verb == "end":
        game.goto(turn, "end_of_main")
    elif option.verb == "attack":
        defender = game.cards[option.other].seat
        game.push("battle", Battle(option.card, option.other, game.turn_seat, defender))
    else:
        begin_action(game, option, game.turn_seat)


@TURN.step("7-3-4-1-1")
def main_again(game: Game, turn: Turn) -> None:
    """Every action is followed by a checkpoint (7-3-4-2-1, 7-3-4-3-2)."""
    game.goto(turn, "check_main")


@TURN.step("7-3-5-1-1")
def end_of_main(game: Game, turn: Turn) -> None:
    """Skills at the end of the main phase wait (7-3-4-4-1)."""
    triggers.emit(game, "end_of_main", None, game.turn_seat)


@TURN.step("7-3-5-1-2")
def check_end_of_main(game: Game, turn: Turn) -> None:
    check(game)


@TURN.step("7-3-5-1-3")
def end_main_turn_players(game: Game, turn: Turn) -> None:
    lasting.expire(game, "main", game.turn_seat)


@TURN.step("7-3-5-1-4")
def end_main_others(game: Game, turn: Turn) -> None:
    """Effects "during this main phase" are over (7-3-5-1-5)."""
    for seat in game.opponents(game.turn_seat):
        lasting.expire(game, "main", seat)


# -- end phase ---------------------------------------------------------------------------------


@TURN.step("7-4-2")
def end_of_turn(game: Game, turn: Turn) -> None:
    """Skills at the end of the turn wait, but none that has waited on this turn already."""
    if skip(game, "end"):
        game.goto(turn, "end_turn_players")
        return
    game.phase = "end"
    game.batch += 1
    _end_skills(game, turn)
    seat = game.turn_seat
    lasting.fall_due(game, "end_of_turn end_of_your_turn", seat)
    for other in game.opponents(seat):
        lasting.fall_due(game, "end_of_turn end_of_opponent_turn", other)


def _end_skills(game: Game, turn: Turn) -> bool:
    """Have the cards' end-of-turn skills wait, each card's once a turn; whether any does."""
    before = len(game.waiting)
    for seat in game.in_turn_order():
        event = "end_of_your_turn" if seat == game.turn_seat else "end_of_opponent_turn"
        for card in game.field(seat):
            if card.id not in turn.waited and (event in card.printed.timed or card.granted):
                turn.waited.append(card.id)
                triggers.emit(game, event, card, game.turn_seat)
    return len(game.waiting) > before


@TURN.step("7-4-3")
def check_end(game: Game, turn: Turn) -> None:
    check(game)


@TURN.step("7-4-4")
def end_again(game: Game, turn: Turn) -> None:
    """If there are such skills now that have not waited yet, the phase starts over."""
    if _end_skills(game, turn):
        game.goto(turn, "check_end")


@TURN.step("7-4-5")
def end_turn_players(game: Game, turn: Turn) -> None:
    """The turn player's effects "during this turn" and "until the end of the turn" are over."""
    lasting.expire(game, "turn", game.turn_seat)
    lasting.expire_next(game, "your_turn_end", game.turn_seat)


@TURN.step("7-4-6")
def end_others(game: Game, turn: Turn) -> None:
    for seat in game.opponents(game.turn_seat):
        lasting.expire(game, "turn", seat)
        lasting.expire(game, "opponent_turn_end", seat)


@TURN.step("7-4-7")
def pass_turn(game: Game, turn: Turn) -> None:
    """The turn is over."""
    game.phase = ""
