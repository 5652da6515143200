"""Clauses that no card's words call for yet: abilities are given as nodes (1-2, 1-4, 1-6)."""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, choose, start
from tests.games.fusionworld.plain import card

HAND = n.Cards("you", "hand", (n.Kind(("extra",)),))
USED = "card: X1 | extra | red | cost 1 | specified red | effect [Activate Main] Draw 1 card.\n"


def board(text: str, source: Printed) -> Game:
    """The game a scenario's text sets up; it may use this card as P-001."""
    table = Table(read_text("# A position\n" + text, game="fusionworld")[0])
    table.made[source.number] = source
    return start(table)


def rested(game: Game) -> list[bool]:
    """The energy of the first player, in its order."""
    zone = game.rules.zone_words["energy"][0]
    return [energy.rested for energy in game.seats[0].zones[zone]]


def takes(game: Game, key: str) -> bool:
    """Take this option; whether it was there."""
    return not choose(game, key)


def permanent(statement: n.Statement) -> Printed:
    return card("P-001", "battle", n.Ability("continuous", body=(statement,)))


@pytest.mark.clause("1-2-3-1")
def test_a_specified_cost_that_is_added_is_added_to_the_whole() -> None:
    dearer = permanent(n.CostChange(HAND, -1, colour="blue"))
    blue = "card: X2 | battle | blue | cost 1 | power 5000\n"
    lies = "A: battle P-001\nA: hand X1\n"
    game = board(USED + blue + lies + "A: energy 1 X2", dearer)
    assert takes(game, "use A.hand:X1")
    assert rested(game) == [True, True]
    assert not takes(board(USED + blue + lies + "A: energy 1", dearer), "use A.hand:X1")
    assert not takes(board(USED + blue + lies + "A: energy 2", dearer), "use A.hand:X1")


@pytest.mark.clause("1-2-3-2-2")
def test_ignoring_the_colours_of_a_cost_leaves_the_whole_as_it_is() -> None:
    any_colour = permanent(n.CostChange(HAND, 0, colour="*"))
    lies = "card: X2 | battle | blue | cost 1 | power 5000\nA: battle P-001\nA: hand X1\n"
    game = board(USED + lies + "A: energy X2 X2", any_colour)
    assert takes(game, "use A.hand:X1")
    assert rested(game) == [True, False]
    assert not takes(board(USED + lies, any_colour), "use A.hand:X1")


@pytest.mark.clause("1-4-6-1")
def test_one_of_several_ways_to_pay_pays_the_whole_skill_cost() -> None:
    energy = (n.PayEnergy(2),)
    discard = (n.Move(n.Choose(1, False, n.Cards("you", "hand")), "drop"),)
    cost = (n.Modes((energy, discard)),)
    draw = (n.Draw("you", 3),)
    either = card(
        "P-001", "battle", n.Ability("activated", (n.When("activate_main"),), cost=cost, body=draw)
    )
    game = board("A: battle P-001\nA: hand 1\nA: energy 2", either)
    assert takes(game, "activate A.B1 1")
    assert game.keys() == ["mode 1", "mode 2"]
    assert takes(game, "mode 2")
    assert rested(game) == [False, False]
    # Only the way that can be gone to its end, and none if there is none.
    game = board("A: battle P-001\nA: energy 2", either)
    assert takes(game, "activate A.B1 1")
    assert rested(game) == [True, True]
    assert not takes(board("A: battle P-001\nA: energy 1", either), "activate A.B1 1")


@pytest.mark.clause("1-6-2")
def test_cards_of_the_same_colour_have_that_colour_and_no_other() -> None:
    leader = n.Cards("you", "leader")
    alike = n.Choose(1, True, n.Cards("you", "battle", (n.SameColour(leader),)))
    skill = n.Ability("activated", (n.When("activate_main"),), body=(n.KO(alike),))
    game = board(
        "card: X1 | leader | red | power 15000\n"
        "card: X2 | battle | red | cost 1 | power 5000\n"
        "card: X3 | battle | red/blue | cost 1 | power 5000\n"
        "card: X4 | battle | blue | cost 1 | power 5000\n"
        "A: leader X1\nA: battle X2 X3 X4\nA: hand P-001",
        card("P-001", "extra", skill, cost=0),
    )
    assert takes(game, "use A.hand:P-001")
    assert game.keys() == ["choose A.B1", "done"]
