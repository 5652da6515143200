"""5-6: combos, and what else a player may do in the steps of a battle."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import leave, triggers, values
from tefuda.games.fusionworld.free_timing import begin_action, skill_options
from tefuda.games.fusionworld.use import use_options
from tefuda.games.fusionworld.words import BATTLE, COMBO, COMBO_POWER, DROP, HAND
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import barred, hinder


def may_combo(game: Game, card: Card, fighting: int) -> bool:
    """Whether a card can be put into the Combo Area: only one with combo power (5-6-2-1).

    From the Battle Area it must be active and not the one that fights (5-6-3-1-1, 5-6-4-1-1).
    """
    printed = card.printed
    if printed.kind != "battle" or printed.stats[COMBO_POWER] < 0:
        return hinder(game, card, "combo", "no-combo", "5-6-2-1")
    if card.zone == BATTLE:
        if card.id == fighting:
            return hinder(game, card, "combo", "fighting", "5-6-1")
        if card.rested and not card.allowed & game.rules.acts["combo_rested"]:
            return hinder(game, card, "combo", "rested", "5-6-1")
        if card.forbidden and triggers.forbidden(game, card, "combo"):
            return barred(game, card, "combo")
    if game.bans and triggers.banned(game, card.seat, "combo", card):
        return barred(game, card, "combo")
    return True


def offer(game: Game, seat: int, step: str, fighting: int) -> None:
    """Combos from the Battle Area and from hand, skills, Extra Cards, or nothing more."""
    values.refresh(game)
    options: list[Option] = []
    seen: list[str] = []
    for card in game.seats[seat].zones[BATTLE]:
        if may_combo(game, card, fighting):
            options.append(Option("combo", card.id))
    for card in game.seats[seat].zones[HAND]:
        if card.printed.number not in seen:
            seen.append(card.printed.number)
            if may_combo(game, card, fighting):
                options.append(Option("combo", card.id))
    use_options(game, seat, "activate_battle", options)
    skill_options(game, seat, "activate_battle", options)
    options.append(Option("pass"))
    game.ask(seat, step, options)


def act(game: Game, seat: int) -> bool:
    """Start what was chosen; False if nothing was (4-1-2-2)."""
    option = game.answer
    game.batch += 1
    if option.verb == "pass":
        return False
    if option.verb == "combo":
        put(game, game.cards[option.card], seat)
    else:
        begin_action(game, option, seat)
    return True


class Comboing(Frame):
    """A card goes to the Combo Area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "cause", "came")

    def __init__(self, card: int, seat: int, cause: str) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.cause = cause  # rule | effect
        self.came = HAND

    def copy(self) -> Frame:
        new = Comboing(self.card, self.seat, self.cause)
        new.came = self.came
        return new


PUT: Procedure[Comboing] = Procedure("combo", "5-6", lambda: Comboing(0, 0, ""))


def put(game: Game, card: Card, seat: int, cause: str = "rule") -> None:
    """Put a card into the Combo Area."""
    game.push("combo", Comboing(card.id, seat, cause))


@PUT.step("5-6-3-2")
def go_there(game: Game, frame: Comboing) -> None:
    """It keeps what lasts on it (3-1-4-1). From the Battle Area it leaves that, so that something
    else may happen instead (9-9-1); what cannot be in a combo goes to the Drop (5-6-5)."""
    card = game.now(frame.card)
    if card is None:
        game.end(frame)
        return
    frame.came = card.zone
    able = card.printed.kind == "battle" and card.printed.stats[COMBO_POWER] >= 0
    if game.log is not None and able:
        record(game, "combo", frame.seat, card)
    if game.rules.on_field[card.zone]:
        leave.send(
            game, [card.id], COMBO if able else DROP, False, frame.cause, frame.seat, card.seat
        )
    elif able:
        move(game, card, COMBO, card.seat)
    else:
        move(game, card, DROP, clause="5-6-5")


@PUT.step("5-6-4-2")
def in_combo(game: Game, frame: Comboing) -> None:
    """What waits for a combo."""
    new = game.now(game.moved.get(frame.card, 0))
    if new is None or new.zone != COMBO:
        return
    values.refresh(game)
    if frame.came == HAND:
        triggers.emit(game, "combo_from_hand", new, frame.seat)
    elif frame.came == BATTLE:
        triggers.emit(game, "combo_from_battle", new, frame.seat)
    triggers.emit(game, "combo", new, frame.seat)
    if frame.cause == "effect":
        leave.report(game, frame, [new.id], True, also=True)
