"""Clauses that no card's words call for yet: abilities are given as nodes."""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.games.rebirth.words import ENERGY, ENTRY, HAND, MEMBER, RETIRE, WAITING
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, choose, start
from tests.games.rebirth.plain import card, catalog

LEAVING = n.When("leaves", n.Cards("you", "member"))
FREE = "card: X1 | character | cost 0 | atk 2 | def 4 | effect [ACT][Entry]: "
AWAY = FREE + "Choose 1 card from your Members and put it into the waiting room.\n"


def board(text: str, *made: Printed) -> Game:
    """The game a scenario's text sets up; it may use these cards."""
    table = Table(read_text("# A position\n" + text, game="rebirth")[0], catalog())
    for one in made:
        table.made[one.number] = one
    return start(table)


def takes(game: Game, *keys: str) -> bool:
    """Take these options; whether they were there."""
    return all(not choose(game, key) for key in keys)


def lying(game: Game, zone: int, seat: int = 0) -> list[Card]:
    return game.seats[seat].zones[zone]


def instead(*body: n.Statement, optional: bool = False) -> n.Ability:
    """When a Member of yours would leave, do this instead."""
    return n.Ability("replacement", (LEAVING,), optional=optional, body=body)


# -- replacement effects (9.11) ------------------------------------------------------------------


@pytest.mark.clause("9.3.1.3", "9.3.1.3.1", "9.11.1", "9.11.1.1")
def test_something_else_happens_and_the_event_has_not_happened() -> None:
    keeper = card("K1", "character", instead(n.Rest(n.Subject())))
    watcher = n.Ability(
        "auto", (n.When("member_to_waiting", n.Cards("you", "member")),), body=(n.Draw("you", 1),)
    )
    text = AWAY + "A: entry X1\nA: member 1 K1\nA: rebirth K2\n"
    game = board(text, keeper, card("K2", "rebirth", watcher))
    assert takes(game, "activate A.E1 1", "choose A.M1")
    assert [member.rested for member in lying(game, MEMBER)] == [True, False]
    assert lying(game, HAND) == []
    unkept = board(text, card("K1"), card("K2", "rebirth", watcher))
    assert takes(unkept, "activate A.E1 1", "choose A.M1")
    assert len(lying(unkept, HAND)) == 1


@pytest.mark.clause("9.11.2", "9.11.2.1", "9.11.2.2")
@pytest.mark.parametrize(("first", "hand", "rested"), [("A.M2", 0, True), ("A.M3", 1, False)])
def test_the_master_of_the_card_says_which_of_several_is_applied(
    first: str, hand: int, rested: bool
) -> None:
    """An opponent's effect sends the card away; its master decides."""
    resting = card("K1", "character", instead(n.Rest(n.Subject())))
    drawing = card("K2", "character", instead(n.Draw("you", 1)))
    theirs = FREE + "Choose 1 card from your opponent's Members and put it into the waiting room.\n"
    text = theirs + "turn: B 4\nB: entry X1\nA: member 1 K1 K2\n"
    game = board(text, resting, drawing)
    assert takes(game, "activate B.E1 1", "choose A.M1")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "replace")
    assert takes(game, f"replace {first} -> A.M1")
    assert len(lying(game, HAND)) == hand
    assert lying(game, MEMBER)[0].rested == rested
    assert len(lying(game, MEMBER)) == 3


@pytest.mark.clause("9.11.2.3")
def test_each_is_applied_to_one_event_once() -> None:
    """What is done instead would be replaced in the same way, but is not."""
    bottom = n.Move(n.Subject(), "deck", "bottom")
    game = board(AWAY + "A: entry X1\nA: member 1 K1\n", card("K1", "character", instead(bottom)))
    assert takes(game, "activate A.E1 1", "choose A.M1")
    assert len(lying(game, MEMBER)) == 1
    assert lying(game, WAITING) == []
    assert len(game.seats[0].zones[0]) == 11


@pytest.mark.clause("9.3.1.3.2", "9.11.3")
def test_one_with_a_choice_needs_something_to_choose() -> None:
    discard = n.Move(n.Choose(1, False, n.Cards("you", "hand")), "waiting")
    keeper = card("K1", "character", instead(discard, optional=True))
    text = AWAY + "A: entry X1\nA: member 1 K1\n"
    game = board(text + "A: hand 1\n", keeper)
    assert takes(game, "activate A.E1 1", "choose A.M1", "replace A.M2 -> A.M1")
    assert len(lying(game, MEMBER)) == 2
    assert lying(game, HAND) == []
    declined = board(text + "A: hand 1\n", keeper)
    assert takes(declined, "activate A.E1 1", "choose A.M1", "decline A.M2 -> A.M1")
    assert len(lying(declined, MEMBER)) == 1
    assert len(lying(declined, HAND)) == 1
    without = board(text, keeper)
    assert takes(without, "activate A.E1 1", "choose A.M1")
    assert len(lying(without, MEMBER)) == 1


@pytest.mark.clause("9.11.1", "9.11.1.1", "10.3.1.2")
@pytest.mark.parametrize(("answer", "kept"), [("replace A.E1 -> A.E1", True), ("decline", False)])
def test_something_else_may_happen_instead_of_retiring(answer: str, kept: bool) -> None:
    """A Member retires instead, and the damage is gone; the opponent has not made it retire."""
    retiring = n.Move(n.Choose(1, False, n.Cards("you", "member")), "retire")
    heal = n.Wound(n.This(), 0, clear=True)
    keeper = n.Ability("replacement", (n.When("ko"),), optional=True, body=(retiring, heal))
    proud = n.Ability("auto", (n.When("retires"),), body=(n.Draw("you", 1),))
    game = board(
        "turn: B 4\nat: attack\nA: entry K1\nA: member 1\nB: entry K2\nB: member 1\n",
        card("K1", "character", keeper, defence=3),
        card("K2", "character", proud, atk=3),
    )
    assert takes(game, "attack B.M1 -> A.E1")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "replace")
    assert takes(game, answer if kept else "decline A.E1 -> A.E1")
    assert (lying(game, ENTRY)[0].printed.number == "K1") == kept
    assert lying(game, ENTRY)[0].damage == 0
    assert len(lying(game, RETIRE)) == 1
    assert len(lying(game, MEMBER)) == (0 if kept else 1)
    assert len(lying(game, HAND, 1)) == (0 if kept else 1)


@pytest.mark.clause("9.11.1")
def test_it_is_asked_for_cards_that_leave_the_table_for_the_energy() -> None:
    keeper = card("K1", "character", instead(n.Rest(n.Subject())))
    laid = n.Move(n.Choose(1, False, n.Cards("you", "member")), "energy")
    acting = n.Ability("activated", (n.When("activate_main"),), body=(laid,))
    game = board("A: entry K2\nA: member 1 K1\n", keeper, card("K2", "character", acting))
    assert takes(game, "activate A.E1 1", "choose A.M1")
    assert [member.rested for member in lying(game, MEMBER)] == [True, False]
    assert lying(game, ENERGY) == []


# -- areas (4.1) ---------------------------------------------------------------------------------


@pytest.mark.clause("4.1.1.1")
def test_no_card_goes_to_an_area_of_somebody_else() -> None:
    theirs = n.Choose(1, False, n.Cards("opponent", "waiting"))
    taking = n.Ability(
        "activated", (n.When("activate_main"),), body=(n.Move(theirs, "hand", whose="you"),)
    )
    giving = n.Ability("activated", (n.When("activate_main"),), body=(n.Move(theirs, "hand"),))
    game = board("A: entry K1\nB: waiting 2\n", card("K1", "character", taking, giving))
    assert takes(game, "activate A.E1 1")
    assert (len(lying(game, HAND)), len(lying(game, HAND, 1))) == (0, 0)
    assert len(lying(game, WAITING, 1)) == 2
    assert takes(game, "rounds")  # nothing has happened
    assert takes(game, "activate A.E1 2")
    assert (len(lying(game, HAND)), len(lying(game, HAND, 1))) == (0, 1)


# -- state triggers (9.8.6) ----------------------------------------------------------------------


def _fewer(count: int) -> n.Condition:
    return n.Compare(n.Count(n.Cards("you", "hand")), "<", count)


@pytest.mark.clause("9.8.6", "9.8.6.1")
def test_a_state_that_still_holds_has_the_ability_wait_again() -> None:
    refill = n.Ability(
        "auto", (n.When("state", who="any"),), (_fewer(3),), body=(n.Draw("you", 1),)
    )
    game = board("A: member K1\nA: hand 3\n", card("K1", "character", refill))
    assert len(lying(game, HAND)) == 3
    game = board("A: member K1\n", card("K1", "character", refill))
    assert len(lying(game, HAND)) == 3


@pytest.mark.clause("9.8.6.1")
def test_it_waits_once_while_the_state_lasts() -> None:
    mourning = n.Ability(
        "auto", (n.When("state", who="any"),), (_fewer(1),), body=(n.Draw("you", 1),)
    )
    game = board("A: member K1 K1\n", card("K1", "character", mourning))
    assert [waiting.source for waiting in game.waiting] == [c.id for c in lying(game, MEMBER)]
    assert takes(game, "resolve A.M1 1")
    # The other one waited, too; its state is over, so it does nothing.
    assert len(lying(game, HAND)) == 1


# -- cancel abilities ----------------------------------------------------------------------------

SPARKING = (
    FREE + "Put this character into the waiting room.\n"
    "card: X2 | character | cost 0 | atk 2 | def 4 | effect [Spark]: Draw 2 cards.\n"
    "A: entry X1\nA: deck X2 5\n"
)


@pytest.mark.clause("11.2.3.4")
@pytest.mark.parametrize(("retired", "shown"), [(1, False), (2, True)])
def test_a_cancel_ability_is_not_shown_without_its_condition(retired: int, shown: bool) -> None:
    level = n.Compare(n.Count(n.Cards("you", "member_or_retire")), ">=", 2)
    cancel = n.Ability("cancel", (n.When("spark"),), (level,))
    text = SPARKING + f"B: hand K1\nB: retire {retired}\n"
    game = board(text, card("K1", "character", cancel))
    assert takes(game, "activate A.E1 1")
    assert len(lying(game, RETIRE, 1)) == retired
    assert takes(game, "cancel B.hand:K1 -> A.E1") == shown
    assert len(lying(game, HAND)) == (0 if shown else 2)


@pytest.mark.clause("9.2.2.1.1")
def test_once_a_turn_is_once_even_if_it_was_cancelled() -> None:
    again = n.When("member_to_waiting", n.Cards("you", "member"))
    drawing = n.Ability("auto", (n.When("spark"), again), once=True, body=(n.Draw("you", 2),))
    away = n.Move(n.Choose(1, False, n.Cards("you", "member")), "waiting")
    acting = n.Ability("activated", (n.When("activate_main"),), body=(away,))
    cancel = n.Ability("cancel", (n.When("spark"),))
    game = board(
        FREE + "Put this character into the waiting room.\n"
        "A: entry X1\nA: deck K1 5\nA: member 1\nB: hand K2\n",
        card("K1", "character", drawing, acting),
        card("K2", "character", cancel),
    )
    assert takes(game, "activate A.E1 1", "resolve A.E1 1 -> A.E1", "cancel B.hand:K2 -> A.E1")
    assert lying(game, ENTRY)[0].printed.number == "K1"
    assert takes(game, "activate A.E1 2")
    assert lying(game, MEMBER) == []
    assert lying(game, HAND) == []
    assert game.decision is not None
    assert game.decision.kind == "main"


@pytest.mark.clause("11.2.3.4")
def test_a_cancel_ability_whose_condition_fails_is_not_processed() -> None:
    """Its own card leaves the hand as its price, and then there is one card too few."""
    two = n.Compare(n.Count(n.Cards("you", "hand")), ">=", 2)
    cancel = n.Ability("cancel", (n.When("spark"),), (two,))
    game = board(SPARKING + "B: hand K1 1\n", card("K1", "character", cancel))
    assert takes(game, "activate A.E1 1", "cancel B.hand:K1 -> A.E1")
    assert len(lying(game, HAND)) == 2
