"""What a deck must be (5-1), and what stands on cards (2)."""

from __future__ import annotations

import pytest

from tefuda import Match
from tefuda.abilities import nodes as n
from tefuda.cards import house
from tefuda.cards.compiled import card_data, make
from tefuda.decks import Deck, check, house_decks, load, parse
from tefuda.games import rulebook
from tefuda.games.onepiece import deck_problems
from tefuda.games.onepiece.rulebook import CURRENT
from tefuda.kernel.errors import TefudaError
from tests.games.onepiece.board import card


def changed(name: str, **counts: int) -> Deck:
    """A house deck with other counts of some cards (TH01_016=5)."""
    deck = load(name)
    cards = dict(deck.cards)
    for number, count in counts.items():
        cards[number.replace("_", "-")] = count
        if count == 0:
            del cards[number.replace("_", "-")]
    return Deck(deck.title, cards)


def problems(deck: Deck) -> str:
    return " ".join(check(deck, house()))


def spare(deck: Deck, kind: str = "character") -> str:
    """A card of the deck with four copies."""
    catalog = house()
    for number, count in deck.cards.items():
        if count == 4 and catalog[number].kind == kind:
            return number
    raise AssertionError("the deck has no such card")


@pytest.mark.clause("5-1-1", "5-1-2", "5-2-1-1")
@pytest.mark.parametrize("name", sorted(house_decks()))
def test_every_house_deck_may_be_played(name: str) -> None:
    assert check(load(name), house()) == []
    match = Match.start(name, name, seed=1)
    assert not match.over


@pytest.mark.clause("5-1-2", "5-2-1-1")
def test_a_deck_has_fifty_cards_and_one_leader() -> None:
    deck = load("red-rush")
    number = spare(deck)
    short = changed("red-rush", **{number.replace("-", "_"): 3})
    assert "49 cards" in problems(short)
    with pytest.raises(TefudaError, match="49 cards"):
        Match.start(short, deck)
    leader = next(iter(c for c in deck.cards if house()[c].kind == "leader"))
    assert "no Leader" in problems(changed("red-rush", **{leader.replace("-", "_"): 0}))
    assert "exactly one" in problems(changed("red-rush", **{leader.replace("-", "_"): 2}))


@pytest.mark.clause("5-1-2-1")
def test_a_deck_holds_no_second_leader_even_in_place_of_another_card() -> None:
    deck = load("red-rush")
    number = spare(deck).replace("-", "_")
    assert "more Leader" in problems(changed("red-rush", **{number: 3, "TH01_007": 1}))


@pytest.mark.clause("5-1-2-2")
def test_every_card_shares_a_colour_with_the_leader() -> None:
    red = card("R-001", "leader")
    blue = card("B-001", "character")
    blue.colours = ("blue",)
    both = card("B-002", "character")
    both.colours = ("blue", "red")
    assert any("5-1-2-2" in text for text in deck_problems([red], [(blue, 4)], CURRENT))
    assert not any("5-1-2-2" in text for text in deck_problems([red], [(both, 4)], CURRENT))


@pytest.mark.clause("5-1-2-3", "2-14-1", "2-14-2", "2-14-3")
def test_at_most_four_cards_of_one_number() -> None:
    deck = load("red-rush")
    number = spare(deck)
    five = changed("red-rush", **{number.replace("-", "_"): 5})
    assert f"5 copies of {number}" in problems(five)
    # The number counts, not the name: two numbers of one name make eight.
    leader = card("R-001", "leader")
    one = card("R-002", "character")
    two = card("R-003", "character")
    two.names = one.names
    assert not any(
        "copies" in text for text in deck_problems([leader], [(one, 4), (two, 4)], CURRENT)
    )


@pytest.mark.clause("5-1-2-4", "5-1-2-4-1", "5-1-2-4-2")
def test_cards_may_change_how_decks_are_built() -> None:
    leader = card("R-001", "leader")
    many = card("R-002", "character", n.Ability("rule", body=(n.DeckRule("any_number"),)))
    assert deck_problems([leader], [(many, 50)], CURRENT) == []
    strict = card(
        "R-003",
        "leader",
        n.Ability("rule", body=(n.DeckRule("forbid", tests=(n.Stat("cost", ">=", 5),)),)),
    )
    dear = [(card(f"R-1{i:02}", "character", cost=5), 4) for i in range(12)]
    rest = [(card("R-200", "character", cost=4), 2)]
    assert deck_problems([leader], dear + rest, CURRENT) == []
    found = deck_problems([strict], dear + rest, CURRENT)
    assert len(found) == 12
    assert all("5-1-2-4" in text for text in found)


@pytest.mark.clause("5-1-2-4", "5-1-2-4-2", "3-3-1")
def test_a_leader_may_change_the_size_of_the_don_deck() -> None:
    match = Match.start("red-rush", "purple-six-gears", seed=1)
    pools = [seat.pools for seat in match.view(0).seats]
    assert [pool["deck"] for pool in pools] == [10, 6]


@pytest.mark.clause("1-1-1")
@pytest.mark.parametrize("decks", [1, 3])
def test_the_game_is_for_two(decks: int) -> None:
    with pytest.raises(TefudaError, match="two players"):
        Match.start(*["red-rush"] * decks)


def test_a_list_is_read_as_players_write_it() -> None:
    assert parse("# My deck\n1xTH01-001\n4 TH01-016").cards == {"TH01-001": 1, "TH01-016": 4}


@pytest.mark.clause("2-5-2", "2-5-5", "2-6-2", "2-7-5", "2-9-1", "2-9-3", "2-10-2")
def test_what_is_printed_on_which_kind_of_card() -> None:
    catalog = house()
    attributes = {"slash", "strike", "ranged", "special", "wisdom", "?"}
    seen: set[str] = set()
    for number in catalog.cards:
        printed = catalog[number]
        power, cost, counter = printed.stats
        seen.update(printed.attributes)
        if printed.kind == "leader":
            assert power > 0
            assert printed.starts_with > 0
            assert cost == 0
        else:
            assert printed.starts_with == 0
        if printed.kind in ("event", "stage"):
            assert power == 0
            assert printed.attributes == ()
        if printed.kind != "character":
            assert counter < 0
    assert seen <= attributes
    assert len(seen) >= 5


@pytest.mark.clause("2-4-4", "2-5-7")
def test_types_and_attributes_by_the_rules_are_there_everywhere() -> None:
    record = {
        "id": "R-001", "name": "R-001", "category": "character", "colors": ["red"],
        "types": ["Reedfolk"], "attributes": ["slash"], "power": 1000, "cost": 1,
        "counter": None, "life": 0, "effect": "", "trigger": "",
    }  # fmt: skip
    abilities = (
        n.Ability("rule", body=(n.Treat(n.This(), "trait", "Tidebeast"),)),
        n.Ability("rule", body=(n.Treat(n.This(), "attribute", "strike"),)),
    )
    data = card_data(record, "en", abilities, house().lexicon)
    printed = make(data, rulebook("onepiece"))
    assert printed.traits == ("Reedfolk", "Tidebeast")
    assert printed.attributes == ("slash", "strike")
