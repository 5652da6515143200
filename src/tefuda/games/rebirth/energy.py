"""5.14: paying energy."""

from __future__ import annotations

from dataclasses import fields
from typing import ClassVar

from tefuda.abilities.nodes import Cards, Choose, Kind, Node
from tefuda.effects import payment, pick
from tefuda.games.rebirth.words import ENERGY, ZONE_WORDS
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import set_rested
from tefuda.kernel.printed import Printed
from tefuda.kernel.procedure import Frame, Procedure


def ready(game: Game, seat: int) -> list[Card]:
    return [card for card in game.seats[seat].zones[ENERGY] if not card.rested]


def standing(game: Game, seat: int) -> int:
    """How much energy a seat can pay, partners too (5.14.1)."""
    return len(ready(game, seat))


def told_apart(game: Game, cards: list[Card]) -> bool:
    """Whether it may matter which of these are rested, beyond how many partners are among them:
    only if they differ, and some text that their player knows of may choose among energy by more
    than that. (A text that others hold hidden must not show in what a player is asked.)"""
    numbers = [card.printed.number for card in cards if card.printed.kind != "partner"]
    if len(set(numbers)) < 2:
        return False
    seat = cards[0].seat
    for card in game.cards.values():
        if _chooses_energy(card.printed) and (card.owner == seat or game.can_see(card, seat)):
            return True
    return False


def _chooses_energy(printed: Printed) -> bool:
    known = printed.memo.get("chooses energy")
    if known is None:
        known = _speaks(printed.abilities)
        printed.memo["chooses energy"] = known
    return known


def _speaks(node: object) -> bool:
    if isinstance(node, tuple):
        return any([_speaks(part) for part in node])
    if isinstance(node, Choose) and _is_energy(node.cards):
        return True
    if not isinstance(node, Node):
        return False
    return any([_speaks(getattr(node, field.name)) for field in fields(node)])


def _is_energy(cards: Cards) -> bool:
    partners = Kind(("partner",)) in cards.tests
    return ENERGY in ZONE_WORDS.get(cards.zone, ()) and not partners


class Paying(Frame):
    """Energy is being paid: how many of it partners, or which cards?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "source")

    def __init__(self, seat: int, left: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.source = source

    def copy(self) -> Frame:
        return Paying(self.seat, self.left, self.source)


PAY: Procedure[Paying] = Procedure("pay", "5.14", lambda: Paying(0, 0, 0))


def pay(game: Game, seat: int, count: int, source: int) -> None:
    """Rest so much standing energy."""
    if count > 0:
        game.push("pay", Paying(seat, count, source))


def _with_partners(cards: list[Card], count: int, partners: int) -> list[int]:
    """So many of these, and so many of them partners."""
    mates = [card.id for card in cards if card.printed.kind == "partner"]
    others = [card.id for card in cards if card.printed.kind != "partner"]
    return mates[:partners] + others[: count - partners]


@PAY.step("5.14.1")
def offer_partners(game: Game, frame: Paying) -> None:
    """The player says how many partners are among it, or names the cards where that may matter."""
    cards = ready(game, frame.seat)
    partners = len([card for card in cards if card.printed.kind == "partner"])
    least = max(frame.left - (len(cards) - partners), 0)
    most = min(frame.left, partners)
    options = [
        Option("partners", n=n)
        for n in range(least, most + 1)
        if payment.leaves_enough(game, _with_partners(cards, frame.left, n), payment.RESTED)
    ]
    if len(cards) > frame.left and told_apart(game, cards):
        options.append(Option("cards"))
    game.ask(frame.seat, "pay", options or [Option("partners")], frame.source)


@PAY.step("5.14.1")
def name_energy(game: Game, frame: Paying) -> None:
    cards = ready(game, frame.seat)
    game.picked = _with_partners(cards, frame.left, game.answer.n)
    if game.answer.verb == "cards":
        ids = [card.id for card in cards]
        n = frame.left
        pick.start(game, frame.seat, "choose", ids, n, n, frame.source, purpose="pay")


@PAY.step("5.14.1")
def rest_energy(game: Game, frame: Paying) -> None:
    """All of it is rested at one moment."""
    for id in game.picked:
        card = game.now(id)
        if card is not None:
            set_rested(game, card, True)
