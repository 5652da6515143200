"""Clauses that no sentence of the house cards brings about; abilities are given as nodes."""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.kernel.printed import Printed
from tests.games.onepiece.board import board, card, numbers, play, zone

CHARACTER = (n.Kind(("character",)),)


def event(number: str, *body: n.Statement, timing: str = "main") -> Printed:
    return card(number, "event", n.Ability("activated", (n.When(timing),), body=body))


def auto(number: str, when: n.When, *body: n.Statement, power: int = 1000) -> Printed:
    return card(number, "character", n.Ability("auto", (when,), body=body), power=power)


@pytest.mark.clause("2-1-2-1")
def test_part_of_a_name() -> None:
    find = n.Choose(1, True, n.Cards("you", "trash", (n.NameIncludes("Wr"),)))
    game = board(
        "card: X1 | character | red | name Wren\ncard: X2 | character | red | name Owl\n"
        "A: hand E-001\nA: trash X1 X2",
        event("E-001", n.Move(find, "hand")),
    )
    play(game, "play A.hand:E-001")
    assert game.keys() == ["choose A.trash:X1", "done"]


@pytest.mark.clause("4-9-2-2")
@pytest.mark.parametrize("order", [(3, 5), (5, 3)])
def test_of_several_base_costs_the_highest_applies(order: tuple[int, int]) -> None:
    body = tuple(
        n.Become(n.Cards("you", "field", CHARACTER), "base_cost", cost, "turn") for cost in order
    )
    game = board(
        "card: X1 | character | red | cost 7 | power 1000\nA: character X1\nA: hand E-001",
        event("E-001", *body),
    )
    play(game, "play A.hand:E-001")
    game.rules.derive(game)
    assert zone(game, 0, "character")[0].base[1] == 5


@pytest.mark.clause("4-6-3-1")
def test_life_that_cannot_go_to_hand_cannot_use_its_trigger() -> None:
    ban = event("E-001", n.Forbid(n.Player("opponent"), "life_to_hand", "turn"))
    game = board(
        "card: X1 | character | red | power 1000 | trigger [Trigger] Draw 2 cards.\n"
        "A: hand E-001\nB: life X1 1",
        ban,
    )
    play(game, "play A.hand:E-001", "attack A.L -> B.L")
    assert game.decision is not None
    assert game.decision.kind == "main"
    assert numbers(game, 1, "life")[-1] == "X1"
    assert numbers(game, 1, "hand") == []


@pytest.mark.clause("1-3-4", "1-3-10")
@pytest.mark.parametrize("turn", ["A 3", "B 4"])
def test_both_players_act_the_turn_player_first(turn: str) -> None:
    trash = n.Move(n.Choose(1, False, n.Cards("you", "hand")), "trash")
    both = event("E-001", n.Each((n.Draw("you", 1), trash)))
    game = board(
        f"turn: {turn}\nA: hand E-001 TH01-016\nB: hand E-001 TH01-016",
        both,
    )
    first = turn[0]
    other = "B" if first == "A" else "A"
    hands = {mark: len(numbers(game, "AB".index(mark), "hand")) for mark in "AB"}
    play(game, f"play {first}.hand:E-001")
    assert game.decision is not None
    assert game.decision.seat == "AB".index(first)
    # The other player has not even drawn yet.
    assert len(numbers(game, "AB".index(other), "hand")) == hands[other]
    play(game, f"choose {first}.hand:TH01-016")
    assert game.decision.seat == "AB".index(other)
    assert len(numbers(game, "AB".index(other), "hand")) == hands[other] + 1


@pytest.mark.clause("7-1-5-2")
def test_effects_at_the_end_of_a_battle_that_was_fought() -> None:
    fighter = auto("C-001", n.When("battle_end"), n.Draw("you", 1), power=6000)
    game = board(
        "card: X1 | character | red | cost 1 | power 3000\n"
        "A: character C-001\nB: character X1 rested",
        fighter,
    )
    play(game, "attack A.C1 -> B.C1")
    assert len(numbers(game, 0, "hand")) == 1
    # Another card's battle is not this card's.
    play(game, "attack A.L -> B.L")
    assert len(numbers(game, 0, "hand")) == 1


@pytest.mark.clause("7-1-5-2")
def test_a_battle_broken_off_was_not_fought() -> None:
    """Ruling OP12-020 966."""
    fighter = auto("C-001", n.When("battle_end"), n.Draw("you", 1), power=6000)
    game = board(
        "card: X1 | event | red | cost 0 | effect [Counter] Return up to 1 Character with a "
        "cost of 4 or less to the owner's hand.\n"
        "card: X2 | character | red | cost 1 | power 3000\n"
        "A: character C-001\nB: character X2 rested\nB: hand X1",
        fighter,
    )
    play(game, "attack A.C1 -> B.C1", "play B.hand:X1", "choose B.C1")
    assert numbers(game, 0, "hand") == []


@pytest.mark.clause("6-6-1-2")
def test_what_was_put_off_comes_after_end_of_turn_effects_and_before_the_turn_is_over() -> None:
    """Rulings ST24-005 1009 and OP04-033 431: after [End of Your Turn], and without its source."""
    strong = n.Count(n.Cards("you", "field", (*CHARACTER, n.Stat("power", ">=", 3000))))
    late = card(
        "C-001",
        "character",
        n.Ability(
            "auto",
            (n.When("on_play"),),
            body=(
                n.Gain(n.Cards("you", "field", CHARACTER), "power", 2000, "turn"),
                n.Later("end_of_turn", (n.If(n.Compare(strong, ">=", 1), (n.Draw("you", 2),)),)),
            ),
        ),
    )
    game = board(
        "card: X1 | character | red | cost 0 | power 1000 | effect [End of Your Turn] You may "
        "draw 1 card.\n"
        "card: X2 | event | red | cost 0 | effect [Main] Return up to 1 of your Characters to the "
        "owner's hand.\n"
        "A: character X1\nA: hand C-001 X2",
        late,
    )
    play(game, "play A.hand:C-001", "play A.hand:X2", "choose A.C2", "end")
    assert game.keys() == ["activate A.C1", "decline A.C1"]
    assert numbers(game, 0, "hand") == ["C-001"]
    play(game, "decline A.C1")
    assert len(numbers(game, 0, "hand")) == 3
    game.rules.derive(game)
    assert zone(game, 0, "character")[0].stats[0] == 1000
    play(game, "end", "end", "decline A.C1")
    # It was put off once: one card drawn in the draw phase, no more.
    assert len(numbers(game, 0, "hand")) == 4


@pytest.mark.clause("6-6-1-2")
def test_a_player_chooses_the_order_of_what_was_put_off_the_turn_player_first() -> None:
    def later(number: str, count: int, timing: str) -> Printed:
        return event(number, n.Later("end_of_turn", (n.Draw("you", count, True),)), timing=timing)

    game = board(
        "A: hand E-001 E-002\nB: hand E-003",
        later("E-001", 1, "main"),
        later("E-002", 2, "main"),
        later("E-003", 3, "counter"),
    )
    play(game, "play A.hand:E-001", "play A.hand:E-002", "attack A.L -> B.L", "play B.hand:E-003")
    play(game, "end")
    assert game.decision is not None
    assert (game.decision.seat, len(game.decision.options)) == (0, 2)
    game.choose(game.decision.options[1])
    play(game, "draw", "draw")  # the one of two cards came first
    play(game, "draw")
    assert game.decision.seat == 1
    play(game, "draw", "draw", "done")
    assert game.turn_seat == 1
