"""Edition 1.1.3 (2023-01-20): what was different from 1.1.9.

- Players who lose at one moment draw (1-2-3).
- The sixth Character is trashed like any other card: effects may apply (3-7-6-1).
- Given DON!! come back to the cost area active, as DON!! placed there are (6-2-3, 3-9-3).
- A card whose [Trigger] is being carried out is still in Life (nothing says it has left).
- What damage triggers is activated between one damage and the next (8-1-3-2).
- The end phase (6-6-1-1 to 6-6-1-4): both players' end-of-turn effects, then everything the turn
  player limited to this turn ends, then everything the other limited to it; again, while there are
  end-of-turn effects that have not been activated.
- Cards that were looked at and not acted on are put back at random (11-3-3).
- Customs: a triggered effect is activated even if its card has moved; once per turn is used up by
  resolving, not by paying; of several base values the latest counts; Life that cannot go to the
  hand may use its [Trigger]; [Double Attack] and [Banish] speak of all damage their card deals;
  both players told to do something do it at one moment; [On K.O.] is an automatic effect like any
  other, so its conditions are looked at when it is activated.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tefuda.effects import leave, run, triggers
from tefuda.effects.context import Context
from tefuda.effects.run import Run
from tefuda.games.onepiece import damage, lasting
from tefuda.games.onepiece.damage import DAMAGE, Damage
from tefuda.games.onepiece.editions.v1_1_9 import BATTLE_1_1_9, LATER_WORDS
from tefuda.games.onepiece.play import PLAY, Playing, ask_for_room, can_go, still_no_room
from tefuda.games.onepiece.resolve import settle
from tefuda.games.onepiece.rulebook import CURRENT
from tefuda.games.onepiece.shared import ABILITY
from tefuda.games.onepiece.turn import TURN, Turn
from tefuda.games.onepiece.words import ACTIVE, TRASH
from tefuda.kernel.changes import change_pool, change_tokens
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record
from tefuda.kernel.procedure import Procedure, Step

# -- 3-7-6-1: the sixth Character --------------------------------------------------------------


def make_room(game: Game, play: Playing) -> None:
    """One of those that can go; if none can, the new one does not come."""
    ask_for_room(game, play, can_go(game, play))


def clear(game: Game, play: Playing) -> None:
    """The card goes to the trash, and nothing keeps effects from applying to that."""
    if game.answer.card:
        leave.send(game, [game.answer.card], TRASH, False, "rule", play.seat)


PLAY_1_1_3: Final[Procedure[Playing]] = PLAY.changed(
    replace={
        "make_room": Step("3-7-6-1", "make_room", make_room),
        "clear": Step("3-7-6-1", "clear", clear),
        "still_no_room": Step("3-7-6", "still_no_room", still_no_room),
    },
)


# -- 6-2-3: given DON!! ------------------------------------------------------------------------


def return_don(game: Game, turn: Turn) -> None:
    """Given DON!! go back to the cost area, where DON!! are placed active (3-9-3)."""
    seat = game.turn_seat
    for card in game.field(seat):
        if card.tokens:
            if game.log is not None:
                record(game, "tokens", seat, card, "given -> active", card.tokens)
            change_pool(game, seat, ACTIVE, card.tokens)
            change_tokens(game, card, -card.tokens)


# -- 6-6-1: the end phase ----------------------------------------------------------------------


def end_of_turn(game: Game, turn: Turn) -> None:
    """End-of-turn effects of both players, once each (6-6-1-1-1)."""
    game.phase = "end"
    for seat in game.in_turn_order():
        event = "end_of_your_turn" if seat == game.turn_seat else "end_of_opponent_turn"
        for card in game.field(seat):
            if card.id not in turn.ended:
                turn.ended.append(card.id)
                triggers.emit(game, event, card, game.turn_seat)
    settle(game)


def due(game: Game, turn: Turn) -> None:
    """What was put off until the end of the turn happens at the same point."""
    lasting.fall_due(game, "end_of_turn end_of_opponent_turn", -1)


def end_turn_player(game: Game, turn: Turn) -> None:
    """What the turn player limited to this turn ends."""
    _end_all(game, game.turn_seat, "your_turn_end")


def end_others(game: Game, turn: Turn) -> None:
    """Then what the other players limited to it."""
    for seat in game.opponents(game.turn_seat):
        _end_all(game, seat, "opponent_turn_end")
        lasting.expire(game, "opponent_end_phase", seat)


def _end_all(game: Game, seat: int, until: str) -> None:
    lasting.expire(game, "turn", seat)
    lasting.expire(game, until, seat)


def pass_turn(game: Game, turn: Turn) -> None:
    """The turn is over when no end-of-turn effect is left that has not been activated."""
    for seat in game.in_turn_order():
        event = "end_of_your_turn" if seat == game.turn_seat else "end_of_opponent_turn"
        for card in game.field(seat):
            if card.id not in turn.ended and event in card.printed.timed:
                game.goto(turn, "end_of_turn")
                return
    game.phase = ""


TURN_1_1_3: Final[Procedure[Turn]] = TURN.changed(
    replace={
        "return_don": Step("6-2-3", "return_don", return_don),
        "end_of_turn": Step("6-6-1-1", "end_of_turn", end_of_turn),
        "due_turn_player": Step("6-6-1-1", "due", due),
        "end_until_turn_end": Step("6-6-1-2", "end_turn_player", end_turn_player),
        "end_others_until_turn_end": Step("6-6-1-3", "end_others", end_others),
        "pass_turn": Step("6-6-1-4", "pass_turn", pass_turn),
    },
    remove=("end_of_opponents_turn", "due_others", "end_this_turn"),
)


# -- 4-6 and 10-1-5: damage --------------------------------------------------------------------


def take_one(game: Game, frame: Damage) -> None:
    """A [Trigger] may be used though its card could not be added to the hand."""
    card = damage.top_life(game, frame)
    if card is not None:
        damage.offer_trigger(game, frame, card)


def to_hand_or_trigger(game: Game, frame: Damage) -> None:
    """The card stays in Life while its [Trigger] is carried out."""
    if game.answer.verb != "trigger":
        if triggers.banned(game, frame.seat, "life_to_hand"):
            game.goto(frame, "repeat")
        else:
            damage.to_hand_or_trigger(game, frame)
        return
    card = game.cards[frame.card]
    if game.log is not None:
        record(game, "trigger", frame.seat, card)
    triggers.emit(game, "trigger_activated", card, frame.seat)
    index = card.printed.timed["trigger"][0]
    ctx = Context(frame.seat, card.id)
    run.begin(game, card.printed.abilities[index], index, ctx, chosen=True)


def trash_trigger(game: Game, frame: Damage) -> None:
    """Then it goes to the trash, unless it went elsewhere."""
    card = game.now(frame.card)
    if card is not None:
        move(game, card, TRASH)
    old = game.last(frame.card)
    if old is not None:
        damage.life_lost(game, frame, old)


def between(game: Game, frame: Damage) -> None:
    """What this damage triggered comes before the next."""
    settle(game)


DAMAGE_1_1_3: Final[Procedure[Damage]] = DAMAGE.changed(
    replace={
        "take_one": Step("4-6-2-1", "take_one", take_one),
        "to_hand_or_trigger": Step("10-1-5-1", "to_hand_or_trigger", to_hand_or_trigger),
        "trash_trigger": Step("10-1-5-1", "trash_trigger", trash_trigger),
        "repeat": Step("8-1-3-2", "repeat", between),
    },
    after={"repeat": [Step("4-6-2-2", "repeat_damage", damage.repeat)]},
)


# -- 11-3-3: cards that were looked at ---------------------------------------------------------


def leave_effect(game: Game, frame: Run) -> None:
    """Cards looked at and left where they were are put into random order."""
    run.mix_looked(game, frame, "11-3-3")
    run.hide_again(game, frame)
    run.leave(game, frame)


ABILITY_1_1_3: Final[Procedure[Run]] = ABILITY.changed(
    replace={"leave": Step("11-3-3", "leave", leave_effect)}
)

V1_1_3: Final = replace(
    CURRENT,
    edition="1.1.3",
    procedures=CURRENT.with_procedures(
        BATTLE_1_1_9, PLAY_1_1_3, TURN_1_1_3, DAMAGE_1_1_3, ABILITY_1_1_3
    ),
    customs=replace(
        CURRENT.customs,
        tokens_when_met=False,
        source_must_stay=False,
        used_once_paid=False,
        highest_base=False,
        losing_together_draws=True,
        keywords_need_attack=False,
        players_act_together=True,
        ko_when_met=False,
    ),
    later_words=LATER_WORDS,
)
