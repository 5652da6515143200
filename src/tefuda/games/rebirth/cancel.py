"""9.7.3: the window in which a play may be cancelled, and a cancellation too."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Cards, Forbid
from tefuda.effects import match, triggers
from tefuda.effects.context import Context
from tefuda.games.rebirth import members
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.words import HAND, WAITING
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import hinder


class Cancelling(Frame):
    """Who wants to cancel what is being played? The outcome is the game's answer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source", "words", "at", "shown", "aims", "passed")

    def __init__(self, seat: int, source: int, words: str) -> None:
        super().__init__()
        self.seat = seat
        self.source = source  # the card that is played, or whose ability it is
        self.words = words  # the timings of what is played
        self.at = 0
        self.shown: list[int] = []  # the cards whose cancel abilities were shown, in that order
        self.aims: list[int] = []  # what each is aimed at: 0 the play, n the nth shown
        self.passed = 0

    def copy(self) -> Frame:
        new = Cancelling(self.seat, self.source, self.words)
        new.at = self.at
        new.shown = self.shown[:]
        new.aims = self.aims[:]
        new.passed = self.passed
        return new


CANCEL: Procedure[Cancelling] = Procedure("cancel", "9.7.3", lambda: Cancelling(0, 0, ""))


def _usable(game: Game, card: Card) -> bool:
    """Whether nothing on a card in hand keeps its cancel ability from being shown."""
    for i in card.printed.in_hand:
        own = card.printed.abilities[i]
        if match.all_hold(game, own.conditions, Context(card.seat, card.id)):
            for statement in own.body:
                if isinstance(statement, Forbid) and statement.act == "cancel":
                    return False
    return True


def _fits(game: Game, card: Card, source: int, words: list[str]) -> bool:
    """Whether a card's cancel ability may be aimed at such a play (9.7.3.1.1), and its conditions
    hold, as they must when it is shown and when it is processed (11.2.3.4)."""
    played = game.last(source)
    for i in card.printed.special.get("cancel", []):
        ability = card.printed.abilities[i]
        ctx = Context(card.seat, card.id)
        if ability.conditions and not match.all_hold(game, ability.conditions, ctx):
            continue
        for when in ability.timings:
            if when.event in words:
                if not isinstance(when.subject, Cards) or (
                    played is not None and match.passes(game, played, when.subject.tests, ctx)
                ):
                    return True
    return False


def _aimed(game: Game, frame: Cancelling, card: Card, aim: int) -> bool:
    """Whether a card may cancel this: 0 is the play, n the nth cancel ability shown."""
    if aim == 0:
        return _fits(game, card, frame.source, frame.words.split())
    return _fits(game, card, frame.shown[aim - 1], ["cancel"])


def aims(game: Game, frame: Cancelling, card: Card) -> list[int]:
    """What a card may cancel now: the play, or cancel abilities that were shown."""
    if not _usable(game, card):
        return []
    return [n for n in range(len(frame.shown) + 1) if _aimed(game, frame, card, n)]


@CANCEL.step("9.7.3.1")
def offer_cancel(game: Game, frame: Cancelling) -> None:
    """Each player in turn may show one cancel ability; whenever one is shown, all may again
    (9.7.3.2)."""
    order = game.in_turn_order()
    while frame.passed < len(order):
        seat = order[frame.at % len(order)]
        options = _options(game, frame, seat)
        if options or "cancel" in game.windows:
            options.append(Option("pass"))
            game.ask(seat, "cancel", options, frame.source)
            return
        frame.at += 1
        frame.passed += 1
    game.goto(frame, "resolve_cancels")


def _options(game: Game, frame: Cancelling, seat: int) -> list[Option]:
    if game.bans and triggers.banned(game, seat, "cancel"):
        return []
    options: list[Option] = []
    seen: list[str] = []
    for card in game.seats[seat].zones[HAND]:
        if card.printed.number in seen:
            continue
        seen.append(card.printed.number)
        found = aims(game, frame, card)
        if "cancel" not in card.printed.special:
            hinder(game, card, "cancel", "no-keyword", "9.7.3.1")
        elif not found:
            hinder(game, card, "cancel", "condition", "9.7.3.1.1")
        for aim in found:
            master = frame.seat if aim == 0 else game.cards[frame.shown[aim - 1]].owner
            if not FORMATS[game.rules.edition].may_cancel(game, seat, master):
                hinder(game, card, "cancel", "format", "9.7.3.1")
                continue
            target = frame.source if aim == 0 else frame.shown[aim - 1]
            options.append(Option("cancel", card.id, target, aim))
    return options


@CANCEL.step("9.7.3.1")
def show_cancel(game: Game, frame: Cancelling) -> None:
    """The card goes from hand to the waiting room, which is its price."""
    option = game.answer
    frame.at += 1
    if option.verb == "pass":
        frame.passed += 1
    else:
        card = game.cards[option.card]
        if game.log is not None:
            record(game, "cancel", card.seat, card)
        new = members.put(game, card, WAITING, card.seat)
        triggers.emit(game, "trashed_from_hand", card, card.seat, "cost", 1)
        triggers.emit(game, "cancels", new, card.seat)
        triggers.emit(game, "cancel_used", new, card.seat)
        frame.shown.append(new.id)
        frame.aims.append(option.n)
        # The window starts over, with the player who is asked first (9.7.3.2).
        frame.passed = 0
        frame.at = 0
    game.goto(frame, "offer_cancel")


@CANCEL.step("9.7.3.3")
def resolve_cancels(game: Game, frame: Cancelling) -> None:
    """In the opposite order of being shown; one that was cancelled itself does nothing
    (5.19.2.1), nor does one whose condition no longer holds (11.2.3.4)."""
    void: list[int] = []
    for i in range(len(frame.shown), 0, -1):
        card = game.last(frame.shown[i - 1])
        aim = frame.aims[i - 1]
        if i not in void and card is not None and aim >= 0 and _aimed(game, frame, card, aim):
            void.append(aim)
    game.answer = Option("cancelled" if 0 in void else "")
    if frame.shown and game.log is not None and 0 in void:
        record(game, "cancelled", frame.seat, game.last(frame.source), clause="9.7.3.3.1")
