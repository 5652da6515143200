"""What a text says that is not understood: its player does it by hand, one plain act after another.

The acts are statements of the ability language, which a game names in its rulebook; so a card that
is moved, rested or K.O.'d by hand meets every rule that it would meet by an effect that is read.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tefuda.abilities.nodes import (
    Draw,
    It,
    Look,
    Move,
    Negate,
    Play,
    Rest,
    SetActive,
    Shuffle,
    Statement,
    Top,
    Turnover,
    target_of,
)
from tefuda.effects.context import Context
from tefuda.effects.run import Run, perform, possible, was_done
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record
from tefuda.kernel.procedure import Frame, Procedure

IT: Final = It()  # the card that something is done to

# What can be done by hand in every game, each in a word.
ACTS: Final[dict[str, Statement]] = {
    "draw": Draw("you", 1),
    "look": Look(Top("you", "deck", 10, up_to=True)),
    "shuffle": Shuffle("you"),
    "rest": Rest(IT),
    "active": SetActive(IT),
    "negate": Negate(IT, "turn"),
    "to-hand": Move(IT, "hand"),
    "to-top": Move(IT, "deck", "top"),
    "to-bottom": Move(IT, "deck", "bottom"),
}


class Hand(Frame):
    """A player does by hand what a card says."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source", "card", "done")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.card = 0  # to which something is about to be done
        self.done = 0  # choices so far: to go back to them is no loop

    def copy(self) -> Frame:
        new = Hand(self.seat, self.source)
        new.card = self.card
        new.done = self.done
        return new

    def progress(self) -> int:
        return self.done


BY_HAND: Procedure[Hand] = Procedure("by_hand", "", lambda: Hand(0, 0))


def by_hand(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Stop, and let the player of the effect do it. It counts as done: nobody here can tell."""
    was_done(run)
    game.push("by_hand", Hand(run.ctx.seat, run.ctx.source))


def to_cards(statement: Statement) -> bool:
    """Whether an act is done to a card."""
    return isinstance(target_of(statement), It)


def suits(game: Game, card: Card, act: Statement, seat: int) -> bool:
    """Whether it makes sense to do this to a card where it lies."""
    rules = game.rules
    if isinstance(act, Move):
        to = rules.zone_words[act.to]
        return card.zone not in to or (not rules.laid[card.zone] and act.place != "")
    if isinstance(act, Play):
        return not rules.on_field[card.zone] and rules.playable(game, card, seat)
    if isinstance(act, Turnover):
        hidden = rules.zones[card.zone].visible == "none"
        return hidden and card.face_up == (act.face == "down")
    if isinstance(act, (Rest, SetActive)):  # whether it lies the other way is asked of all acts
        return rules.laid[card.zone]
    return rules.on_field[card.zone]


@BY_HAND.step()
def offer(game: Game, hand: Hand) -> None:
    """Something to do, a card to do something to, or enough."""
    options = [Option("done")]
    ctx = Context(hand.seat, hand.source)
    for word, statement in game.rules.by_hand.items():
        if not to_cards(statement) and possible(game, (statement,), ctx):
            options.append(Option(f"hand-{word}"))
    seen: list[str] = []
    for seat in game.in_turn_order():
        for pile in game.seats[seat].zones:
            for card in pile:
                # Of cards that look alike one is enough, and hidden ones cannot be named.
                name = game.handle(card)
                if game.can_see(card, hand.seat) and name not in seen:
                    seen.append(name)
                    options.append(Option("hand-card", card.id))
    game.ask(hand.seat, "by-hand", options, hand.source)


@BY_HAND.step()
def take(game: Game, hand: Hand) -> None:
    """Do it; of a card is asked what to do to it."""
    verb = game.answer.verb
    if verb == "done":
        game.end(hand)
    elif verb == "hand-card":
        hand.card = game.answer.card
    else:
        act(game, hand, verb.removeprefix("hand-"))


@BY_HAND.step()
def offer_acts(game: Game, hand: Hand) -> None:
    """What to do to the card."""
    if not hand.card:
        return
    ctx = Context(hand.seat, hand.source)
    ctx.it = [hand.card]
    card = game.cards[hand.card]
    options = [
        Option(f"hand-{word}", hand.card)
        for word, statement in game.rules.by_hand.items()
        if to_cards(statement) and suits(game, card, statement, hand.seat)
        if possible(game, (statement,), ctx)
    ]
    options.append(Option("hand-back"))
    game.ask(hand.seat, "by-hand-act", options, hand.source)


@BY_HAND.step()
def take_act(game: Game, hand: Hand) -> None:
    if game.answer.verb == "hand-back":
        hand.done += 1
    elif hand.card:
        act(game, hand, game.answer.verb.removeprefix("hand-"))
    hand.card = 0


@BY_HAND.step()
def go_on(game: Game, hand: Hand) -> None:
    """Until the player has done what the card says."""
    if game.result is None:
        game.goto(hand, "offer")


def act(game: Game, hand: Hand, word: str) -> None:
    """One plain act, as an effect of the card's."""
    hand.done += 1
    if game.log is not None:
        record(game, "by-hand", hand.seat, game.last(hand.source), other=word)
    ctx = Context(hand.seat, hand.source)
    ctx.it = [hand.card] if hand.card else []
    perform(game, ctx, (game.rules.by_hand[word],))
