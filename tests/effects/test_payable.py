"""A cost is offered with exactly enough, and not with one less, whatever the other player has."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tefuda.abilities import nodes as n
from tefuda.games import rulebook
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tests.effects.test_done import board

OP, FW, RB = "onepiece", "fusionworld", "rebirth"
KINDS = {OP: "character", FW: "battle", RB: "character"}
STATS = {OP: (1000, 1, 0), FW: (5000, 1, -1), RB: (1, 0, 9)}
PLACES = {
    OP: ("A: character P-1", "A.C1"),
    FW: ("A: battle P-1", "A.B1"),
    RB: ("A: entry P-1", "A.E1"),
}
CHARACTERS = (n.Kind(("character",)),)
LEADERS = n.Cards("you", "field", (n.Kind(("leader",)),))


@dataclass
class Price:
    """A cost, what is enough for it, and what is one too little."""

    game: str
    cost: n.Statement
    enough: str
    short: str
    paid: tuple[str, ...] = ()


def hand(count: int) -> n.Move:
    return n.Move(n.Choose(count, False, n.Cards("you", "hand")), "discard")


def away(zone: str, to: str, count: int) -> n.Move:
    return n.Move(n.Choose(count, False, n.Cards("you", zone)), to)


PRICES = [
    Price(OP, n.RestTokens("you", 2), "A: don active=2", "A: don active=1 rested=5\nB: don active=9"),
    Price(OP, n.RestTokens("opponent", 2), "B: don active=2", "B: don active=1\nA: don active=9"),
    Price(OP, n.ReturnTokens("you", 2), "A: don rested=2", "A: don rested=1\nB: don active=9"),
    Price(OP, n.ReturnTokens("you", 2, where="active"), "A: don active=2", "A: don active=1 rested=5"),
    Price(OP, n.ReturnTokens("opponent", 1), "B: don rested=1", "A: don active=9"),
    Price(OP, n.TakeTokens("you", 2, False, "rested"), "A: leader BLANK-LEADER don=2", "A: leader BLANK-LEADER don=1\nA: don active=5\nB: leader BLANK-LEADER don=5"),
    Price(OP, n.GiveTokens(LEADERS, 2, False, "rested"), "A: don rested=2", "A: don rested=1 active=5\nB: don rested=5"),
    Price(OP, n.GiveTokens(LEADERS, 1, False, "active"), "A: don active=1", "A: don rested=5\nB: don active=5"),
    Price(OP, away("hand", "trash", 2), "A: hand 2", "A: hand 1\nB: hand 5"),
    Price(OP, n.Move(n.Top("you", "life", 2), "trash"), "A: life 2", "A: life 1\nB: life 5"),
    Price(OP, n.KO(n.Choose(2, False, n.Cards("you", "field", CHARACTERS))), "A: character 1", "B: character 5"),
    Price(OP, n.Rest(n.Choose(2, False, n.Cards("you", "field", CHARACTERS))), "A: character 1", "A: character BLANK-CHARACTER rested\nB: character 5"),
    Price(FW, n.PayEnergy(2), "A: energy 2", "A: energy 1 1 rested\nB: energy 5"),
    Price(FW, n.PayEnergy(2), "A: energy 1\nA: markers 1", "A: markers 1\nB: markers 5"),
    Price(FW, n.PayEnergy(1, ("red",)), "A: energy 1", "card: X1 | battle | blue | cost 1 | power 5000\nA: energy X1 X1"),
    Price(FW, away("hand", "drop", 2), "A: hand 2", "A: hand 1\nB: hand 5"),
    Price(FW, away("energy", "drop", 2), "A: energy 2", "A: energy 1\nB: energy 5"),
    Price(FW, n.KO(n.Choose(2, False, n.Cards("you", "battle"))), "A: battle 1", "B: battle 5"),
    Price(FW, n.TakeUnder(n.Cards("you", "leader"), 2), "A: leader BLANK-LEADER ki=2", "A: leader BLANK-LEADER ki=1\nB: leader BLANK-LEADER ki=5"),
    Price(RB, n.PayEnergy(2), "A: energy 2", "A: energy 1 1 rested\nB: energy 5"),
    Price(RB, away("hand", "waiting", 2), "A: hand 2", "A: hand 1\nB: hand 5"),
    Price(RB, n.Rest(n.Choose(2, False, n.Cards("you", "member"))), "A: member 2", "A: member 1 1 rested\nB: member 3"),
    Price(RB, away("member", "waiting", 2), "A: member 2", "A: member 1\nB: member 3"),
]  # fmt: skip


def position(price: Price, text: str) -> Game:
    """The position with a card whose ability has that cost."""
    where, _ = PLACES[price.game]
    ability = n.Ability(
        "activated", (n.When("activate_main"),), cost=(price.cost,), body=(n.Draw("you", 1),)
    )
    printed = Printed(
        "P-1", "P", KINDS[price.game], ("red",), (), (), STATS[price.game], 0, (ability,), True
    )
    # The card lies first, and others beside it.
    zone = where.partition(" P-1")[0]
    beside = [line for line in text.splitlines() if line.startswith(f"{zone} ")]
    rest = [line for line in text.splitlines() if line not in beside]
    lines = [where + "".join(line.removeprefix(zone) for line in beside), *rest]
    return board(price.game, "\n".join(lines), rulebook(price.game).prepare(printed))


@pytest.mark.parametrize(
    "price", PRICES, ids=lambda p: f"{p.game} {type(p.cost).__name__} {p.short[:12]}"
)
def test_enough_is_enough_and_one_less_is_not(price: Price) -> None:
    key = f"activate {PLACES[price.game][1]} 1"
    enough, short = (position(price, text).keys() for text in (price.enough, price.short))
    assert key in enough
    assert key not in short


@pytest.mark.parametrize(
    "price", PRICES, ids=lambda p: f"{p.game} {type(p.cost).__name__} {p.short[:12]}"
)
def test_what_is_paid_is_paid_for(price: Price) -> None:
    game = position(price, price.enough)
    seat = game.seats[0]
    hand = game.rules.zone_words["hand"][0]
    deck = len(seat.zones[0])
    decision = game.decision
    assert decision is not None
    key = f"activate {PLACES[price.game][1]} 1"
    game.choose(decision.options[game.keys().index(key)])
    while game.decision is not None and game.decision.kind != "main":
        game.choose(game.decision.options[0])
    assert len(seat.zones[0]) == deck - 1
    assert seat.zones[hand]
    # What has been paid is not there to be paid again.
    left = game.keys()
    assert key not in left
