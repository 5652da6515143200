"""5.14: paying energy."""

from __future__ import annotations

from typing import ClassVar

from tefuda.games.rebirth.words import ENERGY
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import set_rested
from tefuda.kernel.procedure import Frame, Procedure


def ready(game: Game, seat: int) -> list[Card]:
    return [card for card in game.seats[seat].zones[ENERGY] if not card.rested]


def standing(game: Game, seat: int) -> int:
    """How much energy a seat can pay, partners too (5.14.1)."""
    return len(ready(game, seat))


class Paying(Frame):
    """Energy is being paid: how many of it partners?"""

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


@PAY.step("5.14.1")
def offer_partners(game: Game, frame: Paying) -> None:
    """The player says how many partners are among it; other energy is all alike."""
    cards = ready(game, frame.seat)
    partners = len([card for card in cards if card.printed.kind == "partner"])
    others = len(cards) - partners
    least = max(frame.left - others, 0)
    most = min(frame.left, partners)
    options = [Option("partners", n=n) for n in range(least, most + 1)]
    game.ask(frame.seat, "pay", options or [Option("partners")], frame.source)


@PAY.step("5.14.1")
def rest_energy(game: Game, frame: Paying) -> None:
    """All of it is rested at one moment."""
    partners = game.answer.n
    others = frame.left - partners
    for card in ready(game, frame.seat):
        if card.printed.kind == "partner":
            if partners > 0:
                partners -= 1
                set_rested(game, card, True)
        elif others > 0:
            others -= 1
            set_rested(game, card, True)
