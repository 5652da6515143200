"""6.1: what a deck and its partners must be; 12.7.2: what team mates' decks must be."""

from __future__ import annotations

import pytest

from tefuda import Match
from tefuda.abilities.nodes import Ability, DeckRule
from tefuda.decks import Deck, check, parse
from tefuda.decks.random import random_deck
from tefuda.games.rebirth import EDITIONS, STANDARD, new_game
from tefuda.games.rebirth.construction import copies_left, deck_problems, goes_with
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import Printed
from tests.games.rebirth.plain import TABLES, card, catalog, decks

PARTNERS = [card(f"PL/001B-P{i}", "partner") for i in range(3)]
FILLING = [(card(f"PL/001B-1{i:02d}", cost=2 if i else 3), 4) for i in range(12)]  # 48 cards


def problems(*cards: tuple[Printed, int], partners: list[Printed] = PARTNERS) -> list[str]:
    return deck_problems(partners, [*FILLING, *cards], STANDARD)


@pytest.mark.clause("6.1.1.1")
@pytest.mark.parametrize(("more", "legal"), [(1, False), (2, True), (3, False)])
def test_fifty_cards(more: int, legal: bool) -> None:
    found = problems((card("PL/001B-200"), more))
    assert [("6.1.1.1" in text) for text in found] == ([] if legal else [True])


@pytest.mark.clause("6.1.1.2")
def test_at_most_four_cards_of_one_name() -> None:
    """The name counts, not the number."""
    one = card("PL/001B-200", name="Wren")
    two = card("PL/001B-201", name="Wren")
    assert not any("6.1.1.2" in text for text in problems((one, 2), (two, 2)))
    (found,) = [text for text in problems((one, 2), (two, 3)) if "6.1.1.2" in text]
    assert "5 cards named Wren (PL/001B-200, PL/001B-201)" in found
    assert copies_left(two, [(one, 3)], STANDARD) == 1


@pytest.mark.clause("6.1.1.3")
def test_at_most_eight_rebirth_cards() -> None:
    some = [card(f"PL/001B-2{i:02d}", "rebirth") for i in range(3)]
    assert not any("6.1.1.3" in text for text in problems((some[0], 4), (some[1], 4)))
    many = problems((some[0], 4), (some[1], 4), (some[2], 1))
    assert any("9 Rebirth cards" in text for text in many)
    assert copies_left(some[2], [(some[0], 4), (some[1], 3)], STANDARD) == 1


@pytest.mark.clause("6.1.1.4", "6.1.1.5")
@pytest.mark.parametrize(("count", "said"), [(2, "6.1.1.5"), (3, ""), (4, "6.1.1.4, 6.1.1.5")])
def test_three_partners_and_none_in_the_deck(count: int, said: str) -> None:
    found = problems((card("PL/001B-200"), 2), partners=(PARTNERS * 2)[:count])
    assert len(found) == bool(said)
    assert all(f"({said})" in text for text in found)
    assert not goes_with(PARTNERS[0], PARTNERS, STANDARD)
    assert goes_with(FILLING[0][0], PARTNERS, STANDARD)


@pytest.mark.clause("6.1.2.1")
def test_a_card_may_say_that_there_can_be_any_number_of_it() -> None:
    rule = Ability("rule", body=(DeckRule("any_number"),))
    many = card("PL/001B-200", "character", rule)
    assert deck_problems(PARTNERS, [(many, 50)], STANDARD) == []
    assert copies_left(many, [], STANDARD) == 50


@pytest.mark.clause("6.2.1.2")
def test_something_must_be_cheap_enough_to_begin_with() -> None:
    dear = [(card(f"PL/001B-3{i:02d}", cost=3), 4) for i in range(12)]
    free = (card("PL/001B-400", "rebirth"), 2)
    (found,) = deck_problems(PARTNERS, [*dear, free], STANDARD)
    assert "6.2.1.2" in found
    last = (card("PL/001B-401", cost=2), 2)
    assert deck_problems(PARTNERS, [*dear, last], STANDARD) == []


def test_all_that_is_wrong_is_said_at_once() -> None:
    numbers = {"PL/001B-003": 5, "PL/002B-001": 9, "PL/003B-003": 2, "XX/001B-001": 1}
    text = " ".join(check(Deck("odd", numbers, "rebirth"), catalog()))
    for clause in ("6.1.1.1", "6.1.1.2", "6.1.1.3", "6.1.1.5", "6.2.1.2", "XX/001B-001"):
        assert clause in text


def test_a_list_is_read_as_players_write_it() -> None:
    text = "# Mine\n# partners\n3xPL/003B-001\n4 PL/001B-016 Wren\nPL/001B-SP03[AB] x 2\n"
    deck = parse(text, game="rebirth")
    assert deck.title == "Mine"
    assert deck.cards == {"PL/003B-001": 3, "PL/001B-016": 4, "PL/001B-SP03[AB]": 2}


@pytest.mark.parametrize("seed", range(10))
def test_random_decks_are_legal(seed: int) -> None:
    assert check(random_deck(catalog(), seed), catalog()) == []


@pytest.mark.clause("1.1.1", "12.5.1", "12.6.1", "12.7.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(1, 7))
def test_every_format_takes_so_many_players(edition: str, seats: int) -> None:
    taken = {
        "standard": (2,),
        "double-team": (4,),
        "double-team-unique": (4,),
    }.get(edition, (3, 4, 5, 6))
    lists = decks("rumble", 6, 3)[:seats]
    if edition == "double-team-unique":
        lists = decks(edition, 4, 3)[:seats]
        lists += lists[: seats - len(lists)]
    if seats in taken:
        Match.start(*lists, catalog=catalog(), edition=edition)
    else:
        with pytest.raises(TefudaError, match=f"{edition} is for .* there are {seats} decks"):
            Match.start(*lists, catalog=catalog(), edition=edition)


@pytest.mark.clause("12.7.2", "12.7.2.1")
def test_team_mates_with_unique_decks_share_no_name() -> None:
    sides = [deck.split(catalog()) for deck in decks("double-team-unique", 4, 1)]
    new_game(EDITIONS["double-team-unique"], sides, 1)
    # A and C are mates, and so are B and D: partners count as well as cards of the deck.
    clash = [sides[0], sides[1], (sides[2][0], sides[0][1]), (sides[1][0], sides[3][1])]
    new_game(EDITIONS["double-team"], clash, 1)
    with pytest.raises(TefudaError) as refused:
        new_game(EDITIONS["double-team-unique"], clash, 1)
    assert "A and C may share no name" in str(refused.value)
    assert "B and D may share no name" in str(refused.value)
    opponents = [sides[0], sides[0], sides[2], sides[2]]
    new_game(EDITIONS["double-team-unique"], opponents, 1)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_random_decks_sit_at_any_table(edition: str, seats: int) -> None:
    for seed in range(3):
        Match.start(*decks(edition, seats, seed), catalog=catalog(), edition=edition)
