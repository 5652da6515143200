"""6-2: from two decks to the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tefuda import Match
from tefuda.decks import Deck, load
from tefuda.games.fusionworld import CURRENT, new_game
from tefuda.kernel.card import Card
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.kernel.view import view
from tefuda.scenarios.run import choose
from tests.games.fusionworld.plain import deck, game, leader, made


def started(mine: Printed, theirs: Printed | None = None, seed: int = 1) -> Game:
    """A game of these Leaders; chance picks the second seat to choose."""
    sides = [([mine], deck()), ([theirs or leader()], deck())]
    begun: Game = new_game(CURRENT, sides, seed, log=True)
    return begun


def play(playing: Game, *keys: str) -> None:
    for key in keys:
        assert choose(playing, key) == ""


def zone(playing: Game, seat: int, name: str) -> list[Card]:
    return playing.seats[seat].zones[[z.name for z in CURRENT.zones].index(name)]


def numbers(playing: Game, seat: int, name: str) -> list[str]:
    return [card.printed.number for card in zone(playing, seat, name)]


@pytest.mark.clause("6-2-1-1")
def test_decks_are_looked_at_when_they_are_presented_and_not_later() -> None:
    whole = load("red-ninth-firing", "fusionworld")
    short = Deck(whole.title, dict(list(whole.cards.items())[:-3]), game="fusionworld")
    with pytest.raises(TefudaError, match="6-1-3"):
        Match.start(whole, short)
    match = Match.start(whole, whole, seed=1)
    match.choose("first")
    while len(zone(match.game, 0, "deck")) > 30 and not match.over:
        match.choose(match.options[-1])
    assert not match.over  # a deck that has become smaller than 6-1 asks is played on


@pytest.mark.clause("6-2-1-2")
def test_leaders_show_their_front_to_everybody() -> None:
    for seat in (0, 1):
        for side in view(game(1), seat).seats:
            shown = side.zones["leader"][0]
            assert (shown.number, shown.name) == ("P-001", "P-001")


@pytest.mark.clause("6-2-1-4", "6-2-1-4-1")
def test_chance_alone_decides_who_may_choose() -> None:
    chosen: Counter[int] = Counter()
    for seed in range(60):
        decision = game(seed).decision
        assert decision is not None
        chosen[decision.seat] += 1
    assert chosen[0] > 15
    assert chosen[1] > 15


@pytest.mark.clause("6-2-1-3", "6-2-1-5-1", "6-2-1-6")
def test_skills_of_leaders_just_placed_come_once_it_is_known_who_goes_first() -> None:
    text = "leader | red | power 15000 | effect [Auto] When this card is placed as your Leader, "
    eager = made(text + "you place 1 energy marker.")
    for answer, turn_seat in (("first", 1), ("second", 0)):
        playing = started(eager, eager)
        assert [seat.pools[0] for seat in playing.seats] == [0, 0]
        play(playing, answer)
        # The first player's is carried out first, and both before there is a deck.
        placed = [event.seat for event in playing.log or [] if event.kind == "tokens"]
        assert placed == [turn_seat, 1 - turn_seat]
        kinds = [event.kind for event in playing.log or []]
        assert kinds.index("tokens") < kinds.index("shuffle")


@pytest.mark.clause("6-2-1-3")
def test_each_player_places_their_own_leader() -> None:
    text = 'When("placed", Cards("you", "leader"), "you")'
    body = 'body=(AddTokens("you", 1, False, "marker"),)'
    eager = made(f'leader | red | power 15000 | ability Ability("auto", ({text},), {body})')
    playing = started(eager, eager)
    play(playing, "first")
    assert [seat.pools[0] for seat in playing.seats] == [1, 1]


@pytest.mark.clause("6-2-1-6")
def test_nothing_can_be_drawn_before_there_is_a_deck() -> None:
    text = "[Auto] When this card is placed as your Leader, draw 1 card."
    playing = started(made(f"leader | red | power 15000 | effect {text}"))
    play(playing, "first")
    assert len(zone(playing, 0, "hand")) == 6
    assert playing.result is None


@pytest.mark.clause("6-2-1-7")
def test_decks_are_shuffled_lose_no_card_and_lie_face_down() -> None:
    orders = set()
    wanted = Counter(card.number for card in deck())
    for seed in range(8):
        playing = game(seed)
        assert zone(playing, 0, "deck") == []
        play(playing, "first")
        cards = numbers(playing, 0, "deck") + numbers(playing, 0, "hand")
        assert Counter(cards) == wanted
        orders.add(tuple(cards))
        for seat in (0, 1):
            assert not any(card.number for card in view(playing, seat).seats[0].zones["deck"])
    assert len(orders) == 8


@pytest.mark.clause("6-2-1-8", "6-2-1-8-1")
def test_a_redraw_is_a_whole_new_hand_once() -> None:
    playing = game(1)
    play(playing, "first")
    decision = playing.decision
    assert decision is not None
    first = decision.seat
    before = numbers(playing, first, "hand")
    play(playing, "redraw")
    after = numbers(playing, first, "hand")
    assert len(after) == len(before) == 6
    assert sorted(after) != sorted(before)
    assert len(zone(playing, first, "deck")) == 44
    assert playing.decision is not None
    assert playing.decision.seat != first
    play(playing, "keep")
    assert playing.phase == "charge"


@pytest.mark.clause("6-2-1-9")
def test_the_top_card_of_the_deck_becomes_the_lowest_life_card() -> None:
    playing = game(1)
    play(playing, "first", "keep")
    top = numbers(playing, 0, "deck")[::-1]
    play(playing, "keep")
    assert numbers(playing, 0, "life") == top[:8]
    for seat in (0, 1):
        assert not any(card.number for card in view(playing, seat).seats[0].zones["life"])


@pytest.mark.clause("6-2-2", "6-2-2-1", "9-5-4")
def test_a_leader_may_change_what_the_game_starts_with() -> None:
    text = "[Permanent] You start the game with 5 life."
    more = "[Permanent] You start the game with 7 cards in your hand."
    playing = started(made(f"leader | red | power 15000 | effect {text} // {more}"))
    play(playing, "first")
    assert [len(zone(playing, seat, "hand")) for seat in (0, 1)] == [7, 6]
    play(playing, "keep", "redraw")
    assert len(zone(playing, 0, "hand")) == 7
    assert [len(zone(playing, seat, "life")) for seat in (0, 1)] == [5, 8]
