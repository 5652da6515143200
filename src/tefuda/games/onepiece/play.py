"""Playing cards: paying, making room, and putting them where they belong (2-7, 3-7, 3-8, 6-5-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from tefuda.effects import leave, match, run, triggers, values
from tefuda.effects.arrive import plays_rested
from tefuda.effects.context import Context
from tefuda.games.onepiece import don
from tefuda.games.onepiece.words import ACTIVE, CHARACTER, COST, HAND, STAGE, TRASH
from tefuda.kernel.card import Card
from tefuda.kernel.changes import comes_rested
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import barred, hinder


class Playing(Frame):
    """A card is being played, by its cost or by an effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "paid", "rested", "timing")

    def __init__(self, card: int, seat: int, paid: bool) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.paid = paid  # its cost is paid from hand, so this is "playing a card" (4-7-1)
        self.rested = False
        self.timing = "main"  # which ability of an Event is activated

    def copy(self) -> Frame:
        new = Playing(self.card, self.seat, self.paid)
        new.rested = self.rested
        new.timing = self.timing
        return new


PLAY: Procedure[Playing] = Procedure("play", "6-5-3", lambda: Playing(0, 0, False))


# What says that a card is paid for.
_PAID: Final = {"character": "2-7-2", "event": "2-7-3", "stage": "2-7-4"}


def cost_of(game: Game, card: Card) -> int:
    """What playing a card from hand costs now; never less than nothing."""
    return max(values.in_hand(game, card, COST), 0)


def playable(game: Game, seat: int, card: Card, timing: str) -> bool:
    """Whether a seat may play this card from its hand now."""
    printed = card.printed
    if printed.kind == "event":
        if timing not in printed.timed:
            return hinder(game, card, "play", "timing", game.clause)
    elif timing != "main":
        return hinder(game, card, "play", "timing", "6-5-3-1")
    short = cost_of(game, card) - game.seats[seat].pools[ACTIVE]
    if short > 0:
        return hinder(game, card, "play", "cost", _PAID[printed.kind], short)
    if game.bans:
        if triggers.banned(game, seat, "play", card):
            return barred(game, card, "play")
        if printed.kind == "character" and triggers.banned(game, seat, "play_character", card):
            return barred(game, card, "play")
        if printed.kind == "event" and triggers.banned(game, seat, "activate_event", card):
            return barred(game, card, "play")
    if printed.kind == "event":
        ability = printed.abilities[printed.timed[timing][0]]
        ctx = Context(seat, card.id)
        if ability.cost and not ability.optional and not run.possible(game, ability.cost, ctx):
            return hinder(game, card, "play", "price", "8-3-1-3")
    return True


def may_be_played(game: Game, card: Card, seat: int) -> bool:
    """Whether an effect may play this card: it can lie on the field, and nothing forbids it."""
    kind = card.printed.kind
    if kind == "event" or triggers.bars_itself(game, card, "play", "effect", seat):
        return False
    if kind == "character" and triggers.banned(game, seat, "play_character", card):
        return False
    for ban in game.bans:
        # Not to play certain Characters binds effects too; not to play cards at all means
        # playing them from hand for their cost (4-7-2, rulings 1048 and 1049).
        if ban.who == seat and ban.statement.act == "play" and ban.statement.tests:
            if match.passes(game, card, ban.statement.tests, Context(ban.seat, ban.source)):
                return False
    return True


@PLAY.step("2-7-2")
def show_and_pay(game: Game, play: Playing) -> None:
    """Show the card and rest as many active DON!! as it costs (2-7-2 to 2-7-4)."""
    card = game.now(play.card)
    if card is None:
        game.end(play)
        return
    if game.log is not None:
        record(game, "play", play.seat, card, n=cost_of(game, card) if play.paid else 0)
    if play.paid:
        cost = cost_of(game, card)
        values.used_up(game, card)
        don.pay(game, play.seat, cost)
    if card.printed.kind == "event":
        game.goto(play, "activate_event")


def _there(game: Game, play: Playing) -> list[Card]:
    """What lies where the card is to come; none if there is room."""
    zone = STAGE if game.cards[play.card].printed.kind == "stage" else CHARACTER
    there = game.seats[play.seat].zones[zone]
    return there if len(there) >= game.rules.zones[zone].capacity else []


@PLAY.step("3-7-6-1")
def make_room(game: Game, play: Playing) -> None:
    """A sixth Character or a second Stage takes the place of one already there (3-8-5-1)."""
    ask_for_room(game, play, _there(game, play))


def ask_for_room(game: Game, play: Playing, there: list[Card]) -> None:
    """Which of these goes."""
    game.answer = Option("")
    if there:
        options = [Option("replace", other.id) for other in there]
        game.ask(play.seat, "make-room", options, play.card)


@PLAY.step("3-7-6-1-1")
def clear(game: Game, play: Playing) -> None:
    """To a Character that makes room no effect applies; of a Stage nothing says so (3-8-5-1)."""
    if game.answer.card:
        card = game.cards[game.answer.card]
        if card.zone == STAGE:
            leaving = leave.Leave([card.id], TRASH, False, "rule", play.seat)
            leaving.cited = ["3-8-5-1"]
            game.push("leave", leaving)
        else:
            move(game, card, TRASH)


@PLAY.step("3-8-5")
def still_no_room(game: Game, play: Playing) -> None:
    """A card comes only when there is room for it (3-7-6): if the one chosen has stayed, another
    goes; if none can go, the new one does not come."""
    if game.now(play.card) is None:
        game.end(play)  # it was given for what happened instead
    elif _there(game, play):
        if can_go(game, play):
            game.goto(play, "make_room")
        else:
            game.end(play)


def can_go(game: Game, play: Playing) -> list[Card]:
    """Of those that lie where the card is to come, the ones that nothing keeps there."""
    return [
        card
        for card in _there(game, play)
        if not triggers.forbidden(game, card, "leave_field", "rule", play.seat)
    ]


@PLAY.step("3-7-3")
def put(game: Game, play: Playing) -> None:
    """Put it there active, unless told otherwise (3-7-5, 3-8-4): it has been played."""
    card = game.cards[play.card]
    zone = STAGE if card.printed.kind == "stage" else CHARACTER
    from_hand = card.zone == HAND
    new = move(game, card, zone, play.seat, rested=play.rested)
    if zone == CHARACTER and plays_rested(game, new, play.seat):
        comes_rested(new)
    if not (game.bans and triggers.banned(game, play.seat, "activate_on_play", new)):
        triggers.emit(game, "on_play", new, play.seat)
    triggers.emit(game, "played", new, play.seat, "" if play.paid else "effect")
    if from_hand:
        triggers.emit(game, "played_from_hand", new, play.seat, "" if play.paid else "effect")
    if not play.paid:
        leave.report(game, play, [new.id], True, also=True)
    game.end(play)


@PLAY.step("8-4-2")
def activate_event(game: Game, play: Playing) -> None:
    """An Event goes to the trash, then its effect is carried out (2-7-3)."""
    card = game.cards[play.card]
    printed = card.printed
    index = printed.timed[play.timing][0]
    new = move(game, card, TRASH)
    triggers.emit(game, "event_activated", new, play.seat)
    ability = printed.abilities[index]
    # Abilities waiting for the Event go after it (8-6-3).
    game.batch += 1
    run.begin(game, ability, index, Context(play.seat, new.id))
