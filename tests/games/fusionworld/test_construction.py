"""6-1: what a deck must be."""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.games.fusionworld import CURRENT
from tefuda.games.fusionworld.construction import copies_left, deck_problems, goes_with
from tefuda.kernel.printed import Printed
from tests.games.fusionworld.plain import card, deck, keyword, leader, made


def counted(cards: list[Printed]) -> list[tuple[Printed, int]]:
    return [(one, cards.count(one)) for one in dict.fromkeys(cards)]


FILLING = counted(deck())[:-1]  # 48 cards


def problems(*cards: tuple[Printed, int], of: Printed | None = None) -> str:
    return "\n".join(deck_problems([of or leader()], [*FILLING, *cards], CURRENT))


@pytest.mark.clause("6-1-2")
def test_exactly_one_leader() -> None:
    assert deck_problems([leader()], counted(deck()), CURRENT) == []
    assert "6-1-2" in "".join(deck_problems([], counted(deck()), CURRENT))
    two = [leader(), leader("P-002")]
    assert "1 more Leader: P-002" in "".join(deck_problems(two, counted(deck()), CURRENT))


@pytest.mark.clause("6-1-3")
@pytest.mark.parametrize(("size", "legal"), [(49, False), (50, True), (60, True), (61, False)])
def test_fifty_to_sixty_cards(size: int, legal: bool) -> None:
    more = [(card(f"P-3{i:02d}"), 1) for i in range(size - 48)]
    assert ("6-1-3" not in problems(*more)) == legal
    assert (problems(*more) == "") == legal


@pytest.mark.clause("6-1-4", "6-1-4-1")
def test_no_colour_that_the_leader_lacks() -> None:
    blue = card("P-200", colours=("blue",))
    both = card("P-201", colours=("red", "blue"))
    assert "6-1-4-1" in problems((blue, 2))
    assert "6-1-4-1" in problems((both, 2))
    assert not goes_with(both, [leader()], CURRENT)
    wide = leader()
    wide.colours = ("red", "blue")
    assert problems((blue, 1), (both, 1), of=wide) == ""
    assert goes_with(both, [wide], CURRENT)


@pytest.mark.clause("6-1-4-2", "2-10-1", "2-10-2")
def test_at_most_four_cards_of_one_number() -> None:
    assert problems((card("P-200"), 4)) == ""
    assert "5 copies of P-200" in problems((card("P-200"), 5))
    # The number counts, not the name.
    other = card("P-201")
    other.names = ("P-200",)
    assert problems((card("P-200"), 4), (other, 4)) == ""


@pytest.mark.clause("6-1-4-3", "6-1-4-3-1", "9-5-3")
def test_cards_may_change_how_decks_are_built() -> None:
    many = card("P-200", "battle", n.Ability("rule", body=(n.DeckRule("any_number"),)))
    few = card("P-201", "battle", n.Ability("rule", body=(n.DeckRule("at_most", 1),)))
    assert problems((many, 12)) == ""
    assert problems((few, 1), (card("P-202"), 1)) == ""
    assert "6-1-4-3" in problems((few, 2))
    tests = (n.Stat("cost", ">=", 7),)
    strict = leader("P-002", n.Ability("rule", body=(n.DeckRule("forbid", tests=tests),)))
    assert not goes_with(card("P-203", cost=7), [strict], CURRENT)
    assert goes_with(card("P-203", cost=6), [strict], CURRENT)
    assert "P-203 P-203 is barred" in problems((card("P-203", cost=8), 2), of=strict)


@pytest.mark.clause("6-1-4-3-2")
def test_what_a_card_is_everywhere_it_is_in_the_deck() -> None:
    only = "effect [Permanent] You can only include <Wren> in your deck."
    strict = made(f"leader | red | power 15000 | {only}")
    named = "effect [Permanent] This card's name is also treated as <Wren> in all areas."
    assert goes_with(made(f"battle | red | cost 1 | power 5000 | {named}"), [strict], CURRENT)
    assert not goes_with(made("battle | red | cost 1 | power 5000"), [strict], CURRENT)


@pytest.mark.clause("15-8-1", "15-8-2")
def test_at_most_four_super_combos_in_all() -> None:
    some = [card(f"P-2{i:02d}", "battle", keyword("super_combo")) for i in range(3)]
    assert problems((some[0], 2), (some[1], 2)) == ""
    assert "15-8-2" in problems((some[0], 2), (some[1], 2), (some[2], 1))
    assert copies_left(some[2], [(some[0], 2), (some[1], 1)], CURRENT) == 1


@pytest.mark.clause("15-13-1", "15-13-2")
def test_seven_dragon_balls() -> None:
    ball = card("P-200", "battle", keyword("dragon_ball"))
    other = card("P-201", "battle", keyword("dragon_ball"))
    assert problems((ball, 7)) == ""
    assert "8 copies" in problems((ball, 8))
    assert "15-13-2" in problems((ball, 7), (other, 1))
    assert copies_left(other, [(ball, 5)], CURRENT) == 2
