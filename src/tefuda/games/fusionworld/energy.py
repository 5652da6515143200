"""Paying with energy and energy markers (1-1, 1-2, 1-11, 5-3)."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import gained, match, payment, triggers, values
from tefuda.effects.payment import RESTED
from tefuda.games.fusionworld.words import COLOURS, COST, ENERGY, LEADER, MARKER
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_pool, touch
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Price
from tefuda.kernel.moves import record, set_rested
from tefuda.kernel.printed import ANYTHING
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import hinder


class Cost:
    """What is to be paid: a whole number, and in it so many of given colours (1-2-2, 1-2-3)."""

    def __init__(self, total: int, specified: tuple[str, ...]) -> None:
        self.total = total
        self.specified = specified


FREE = Cost(0, ())


def applies(game: Game, price: Price, card: Card) -> bool:
    """Whether a change of costs is about this card."""
    return price.stat == COST and values.concerns(game, price, card)


def cost_of(game: Game, card: Card) -> Cost:
    """What using a card costs now: never less than what is specified (1-2-2-1, 5-3-1-1)."""
    if freed(game, card):
        return FREE
    total = max(values.in_hand(game, card, COST), 0)
    specified = card.printed.specified
    if game.prices:
        left = list(specified)
        for price in game.prices:
            if price.colour and applies(game, price, card):
                # Up or down, but no further down than there is of it (1-2-3-1, 1-2-3-2-1).
                values.respecify(left, price)
        specified = tuple(left)
    return Cost(max(total, len(specified)), specified)


def freed(game: Game, card: Card) -> bool:
    """Whether an effect lets this card be used without paying."""
    for price in game.prices:
        if price.amount <= -match.MANY and applies(game, price, card):
            return True
    return False


def full_cost(game: Game, card: Card) -> Cost:
    """The cost of a card whose player pays although they need not."""
    prices = game.prices
    game.prices = [price for price in prices if price.amount > -match.MANY]
    cost = cost_of(game, card)
    game.prices = prices
    return cost


def colours_of(card: Card) -> tuple[str, ...]:
    """The colours an energy card pays for, with those effects add."""
    colours = gained.words_of(card, "colour", card.printed.colours)
    return COLOURS if gained.EVERY in colours else colours


def active(game: Game, seat: int) -> list[Card]:
    return [card for card in game.seats[seat].zones[ENERGY] if not card.rested]


def payable(game: Game, seat: int, cost: Cost) -> bool:
    """Whether there is enough to pay with (5-3-3)."""
    if cost.total <= 0:
        return True
    markers = game.seats[seat].pools[MARKER]
    ready = active(game, seat)
    if len(ready) + markers < cost.total:
        return False
    if not cost.specified:
        return True
    values.refresh(game)
    return _covers(game, seat, [colours_of(card) for card in ready], markers, cost.specified)


def short(game: Game, seat: int, cost: Cost) -> int:
    """How much energy is missing, whatever its colours."""
    return cost.total - len(active(game, seat)) - game.seats[seat].pools[MARKER]


def _covers(
    game: Game, seat: int, ready: list[tuple[str, ...]], markers: int, specified: tuple[str, ...]
) -> bool:
    """Whether each colour wanted finds an energy of its own, or a marker that stands for one."""
    if not specified:
        return True
    want = specified[0]
    rest = specified[1:]
    tried: list[tuple[str, ...]] = []
    for i, colours in enumerate(ready):
        if want in colours and colours not in tried:
            tried.append(colours)
            if not rest or _covers(game, seat, ready[:i] + ready[i + 1 :], markers, rest):
                return True
    if markers > 0 and want in marker_colours(game, seat):
        return _covers(game, seat, ready, markers - 1, rest)
    return False


def marker_colours(game: Game, seat: int) -> tuple[str, ...]:
    """A marker stands for an energy of one of the Leader's colours (1-11-2)."""
    for leader in game.seats[seat].zones[LEADER]:
        return colours_of(leader)
    return ()


class Paying(Frame):
    """A cost is being paid, one energy or marker at a time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "specified", "source", "what")

    def __init__(self, seat: int, left: int, specified: str, source: int, what: str) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.specified = specified  # the colours still wanted, as words
        self.source = source  # the card that is used, or whose skill it is
        self.what = what  # use | skill

    def copy(self) -> Frame:
        return Paying(self.seat, self.left, self.specified, self.source, self.what)


PAY: Procedure[Paying] = Procedure("pay", "5-3", lambda: Paying(0, 0, "", 0, ""))


def pay(game: Game, seat: int, cost: Cost, source: int, what: str) -> None:
    """Pay this much."""
    if cost.total > 0:
        game.push("pay", Paying(seat, cost.total, " ".join(cost.specified), source, what))


@PAY.step("5-3-1")
def offer_energy(game: Game, frame: Paying) -> None:
    """The player says what to pay with, card by card (3-8-2); equal cards are one option."""
    ready = active(game, frame.seat)
    markers = game.seats[frame.seat].pools[MARKER]
    wanted = tuple(frame.specified.split())
    if markers == 0 and len(ready) == frame.left:
        for card in ready:
            rest_energy(game, card)
        game.end(frame)
        return
    values.refresh(game)
    options: list[Option] = []
    seen: list[str] = []
    skill = frame.what == "skill"
    for i, card in enumerate(ready):
        colours = colours_of(card)
        name = f"{card.printed.number} {' '.join(colours)}"
        if name in seen:
            hinder(game, card, "pay", "alike", "3-8-2")
            continue
        seen.append(name)
        others = [colours_of(other) for other in ready[:i] + ready[i + 1 :]]
        if not _leaves_enough(game, frame, wanted, colours, others, markers):
            hinder(game, card, "pay", "colours", "1-2-3")
            continue
        more = [c.id for c in ready if c is not card]
        lacking = frame.left - 1 - markers
        if not skill or payment.leaves_enough(game, [card.id], RESTED, more, lacking):
            options.append(Option("pay", card.id))
        else:
            hinder(game, card, "pay", "needed", "1-4-6")
    if markers and _leaves_enough(
        game, frame, wanted, marker_colours(game, frame.seat),
        [colours_of(card) for card in ready], markers - 1,
    ):  # fmt: skip
        options.append(Option("pay-marker"))
    if len(options) == 1 and len(seen) == 1 and not markers:
        # Nothing but alike energy: rest all that is wanted at once.
        for card in ready[: frame.left]:
            rest_energy(game, card)
        game.end(frame)
        return
    game.ask(frame.seat, "pay", options, frame.source)


def _leaves_enough(
    game: Game,
    frame: Paying,
    wanted: tuple[str, ...],
    colours: tuple[str, ...],
    others: list[tuple[str, ...]],
    markers: int,
) -> bool:
    """Whether the rest can still be paid after one of these colours."""
    return _covers(game, frame.seat, others, markers, _without(wanted, colours, frame.left - 1))


def _without(wanted: tuple[str, ...], colours: tuple[str, ...], left: int) -> tuple[str, ...]:
    """The colours still wanted after one of these; one of no use must leave room for them all."""
    for i, colour in enumerate(wanted):
        if colour in colours:
            return wanted[:i] + wanted[i + 1 :]
    return wanted if len(wanted) <= left else (*wanted, "none")


@PAY.step("5-3-1")
def take_payment(game: Game, frame: Paying) -> None:
    """Rest the energy, or take the marker out of the game (1-11-2)."""
    if game.answer.verb == "pay-marker":
        colours = marker_colours(game, frame.seat)
        remove_marker(game, frame.seat)
        word = "this_used_marker" if frame.what == "use" else "skill_used_marker"
        game.happened[f"{word}:{frame.source}"] = 1
    else:
        card = game.cards[game.answer.card]
        colours = colours_of(card)
        rest_energy(game, card)
    wanted = _without(tuple(frame.specified.split()), colours, frame.left)
    frame.specified = " ".join(wanted)
    frame.left -= 1
    if frame.left > 0:
        game.goto(frame, "offer_energy")


def rest_energy(game: Game, card: Card) -> None:
    set_rested(game, card, True)
    triggers.emit(game, "rested", card, card.seat, "cost")


def remove_marker(game: Game, seat: int, cause: str = "cost") -> None:
    """A marker leaves the game (1-11-2)."""
    change_pool(game, seat, MARKER, -1)
    game.happened[f"marker_removed:{seat}"] = 1
    touch(game, ANYTHING)
    if game.log is not None:
        record(game, "tokens", seat, other="marker -> removed", n=1)
    triggers.emit(game, "marker_removed", None, seat, cause)


def place_markers(game: Game, seat: int, count: int) -> None:
    """Markers come into the Energy Area (5-11-1)."""
    if count > 0:
        change_pool(game, seat, MARKER, count)
        if game.log is not None:
            record(game, "tokens", seat, other="new -> marker", n=count)
        triggers.emit(game, "marker_placed", None, seat, "effect", count)
