"""Clauses that no card's words call for yet: abilities are given as nodes."""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.kernel.card import Card
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


BATTLE = (n.Kind(("battle",)),)


def lying(game: Game, name: str) -> list[Card]:
    """The first player's cards there."""
    game.rules.derive(game)
    return game.seats[0].zones[game.rules.zone_words[name][0]]


@pytest.mark.clause("13-13-1")
def test_what_must_be_done_to_attack_is_done_or_there_is_no_attack() -> None:
    discard = n.Move(n.Choose(1, False, n.Cards("you", "hand")), "drop")
    bound = permanent(n.Forbid(n.This(), "attack", unless=(discard,)))
    game = board("A: battle P-001\nA: hand 1", bound)
    assert takes(game, "attack A.B1 -> B.L")
    assert lying(game, "hand") == []
    assert len(lying(game, "drop")) == 1
    assert lying(game, "battle")[0].rested
    game = board("A: battle P-001", bound)
    assert not takes(game, "attack A.B1 -> B.L")
    assert takes(game, "attack A.L -> B.L")


@pytest.mark.clause("15-6-3")
def test_strike_means_both_kinds_of_it() -> None:
    strikers = n.Choose(1, True, n.Cards("you", "battle", (n.Has("strike"),)))
    skill = n.Ability("activated", (n.When("activate_main"),), body=(n.KO(strikers),))
    game = board(
        "card: X1 | battle | red | cost 1 | power 5000 | effect [Double Strike]\n"
        "card: X2 | battle | red | cost 1 | power 5000 | effect [Triple Strike]\n"
        "card: X3 | battle | red | cost 1 | power 5000 | effect [Critical]\n"
        "A: battle X1 X2 X3\nA: hand P-001",
        card("P-001", "extra", skill, cost=0),
    )
    assert takes(game, "use A.hand:P-001")
    assert game.keys() == ["choose A.B1", "choose A.B2", "done"]


@pytest.mark.clause("16-2-6", "16-2-6-1")
def test_where_only_the_top_card_goes_the_next_one_takes_its_place() -> None:
    one = n.Choose(1, True, n.Cards("you", "battle", BATTLE))
    alone = n.Ability(
        "activated", (n.When("activate_main"),), body=(n.Move(one, "hand", alone=True),)
    )
    game = board(
        "card: X1 | battle | red | cost 1 | power 20000\n"
        "card: X2 | battle | red | cost 1 | power 5000\n"
        "card: X3 | battle | red | cost 1 | power 10000\n"
        "card: X4 | extra | red | cost 0 | effect [Activate Main] Choose up to 1 of your Battle "
        "Cards and it gets +5000 power for the turn. Then, choose up to 1 of your Battle Cards and "
        "it gains [Critical] for the turn.\n"
        "A: battle X1 rested ki=2 under=X2,X3\nA: hand X4 P-001",
        card("P-001", "extra", alone, cost=0),
    )
    for key in ("use A.hand:X4", "choose A.B1", "choose A.B1", "use A.hand:P-001", "choose A.B1"):
        assert takes(game, key)
    assert [one.printed.number for one in lying(game, "hand")] == ["X1"]
    assert "X2" not in [one.printed.number for one in lying(game, "drop")]
    (top,) = lying(game, "battle")
    assert top.printed.number == "X3"
    assert [one.printed.number for one in top.under] == ["X2"]
    # Power, mode and [Ki] are taken over, and nothing else that lasted.
    assert (top.stats[0], top.rested, top.tokens) == (15_000, True, 2)
    assert not top.keywords & game.rules.keywords["critical"]
