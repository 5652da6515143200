"""Who is an opponent, who a team mate, who comes first, and who may see whose cards.

The rule: at a table of two the other player is the opponent, and the turn player comes first. At a
larger one opponents and team mates are named in turn order from the player who asks, players in
turn order from the turn player, with the team whose turn it is (Rebirth 12.7.6); whoever has left
is none of them.
"""

from __future__ import annotations

import pytest

from tefuda.effects import match
from tefuda.games import room, rulebook
from tefuda.kernel.game import Game
from tefuda.kernel.moves import create, move, seers
from tefuda.kernel.printed import Printed


def table(edition: str, players: int, turn: int = 0, out: tuple[int, ...] = ()) -> Game:
    game = room("rebirth").table(rulebook("rebirth", edition), 1, players)
    game.turn_seat = turn
    for seat in out:
        game.seats[seat].out = True
    return game


@pytest.mark.parametrize(
    ("edition", "players", "out", "seat", "opponents", "allies"),
    [
        ("standard", 2, (), 0, [1], [0]),
        ("standard", 2, (), 1, [0], [1]),
        ("rumble", 4, (), 2, [3, 0, 1], [2]),
        ("rumble", 4, (3,), 2, [0, 1], [2]),
        ("rumble", 3, (), 0, [1, 2], [0]),
        ("circle", 5, (), 1, [2, 0], [1]),
        ("circle", 5, (2,), 1, [0], [1]),
        ("double-team", 4, (), 0, [1, 3], [0, 2]),
        ("double-team", 4, (), 3, [0, 2], [3, 1]),
        ("double-team", 4, (1,), 0, [3], [0, 2]),
        ("double-team", 4, (2,), 0, [1, 3], [0]),
    ],
)
def test_opponents_and_team_mates(
    edition: str, players: int, out: tuple[int, ...], seat: int, opponents: list[int],
    allies: list[int],
) -> None:  # fmt: skip
    game = table(edition, players, out=out)
    assert game.opponents(seat) == opponents
    assert game.allies(seat) == allies
    assert match.seats_of(game, "opponent", seat) == opponents
    assert match.seats_of(game, "ally", seat) == allies
    assert match.seats_of(game, "you", seat) == [seat]
    assert match.seat_of(game, "opponent", seat) == opponents[0]
    assert match.seat_of(game, "you", seat) == match.seat_of(game, "ally", seat) == seat


@pytest.mark.parametrize(
    ("edition", "players", "turn", "out", "order", "on_turn"),
    [
        ("standard", 2, 0, (), [0, 1], [0]),
        ("standard", 2, 1, (), [1, 0], [1]),
        ("rumble", 4, 2, (), [2, 3, 0, 1], [2]),
        ("rumble", 4, 2, (3,), [2, 0, 1], [2]),
        ("double-team", 4, 0, (), [0, 2, 1, 3], [0, 2]),
        ("double-team", 4, 1, (), [1, 3, 2, 0], [1, 3]),
        ("double-team", 4, 2, (), [2, 0, 3, 1], [0, 2]),
        ("double-team", 4, 1, (2,), [1, 3, 0], [1, 3]),
    ],
)
def test_who_comes_first(
    edition: str, players: int, turn: int, out: tuple[int, ...], order: list[int],
    on_turn: list[int],
) -> None:  # fmt: skip
    game = table(edition, players, turn, out)
    assert game.in_turn_order() == order
    assert [seat for seat in range(players) if game.on_turn(seat)] == on_turn


def test_anybody_is_oneself_a_team_mate_or_an_opponent() -> None:
    """In a circle those who sit further away are nobody to a player (12.6.4)."""
    game = table("circle", 5, turn=3)
    assert match.seats_of(game, "any", 1) == [0, 1, 2]
    assert match.seats_of(game, "both", 1) == [0, 1, 2]
    assert match.seats_of(table("double-team", 4, 1), "any", 0) == [1, 3, 2, 0]
    assert match.seats_of(table("standard", 2, 1), "any", 0) == [1, 0]


def test_a_named_opponent_is_the_opponent_of_who_named_them_alone() -> None:
    game = table("rumble", 4)
    game.foe, game.foe_of = 0, 1
    assert match.seats_of(game, "opponent", 1) == [0]
    assert match.seat_of(game, "opponent", 1) == 0
    assert match.seats_of(game, "opponent", 2) == [3, 0, 1]
    assert match.seat_of(game, "opponent", 2) == 3
    game.foe, game.foe_of = 3, 1
    assert match.seats_of(game, "opponent", 1) == [3]
    assert match.seat_of(game, "opponent", 1) == 3


PLAIN = Printed("P-1", "P", "character", (), (), (), (1, 0, 1), 0, (), False)


@pytest.mark.parametrize(
    ("edition", "players", "zone", "seat", "who"),
    [
        ("standard", 2, "hand", 1, {1}),
        ("standard", 2, "deck", 1, set()),
        ("standard", 2, "waiting", 1, {-1, 0, 1}),
        ("standard", 2, "energy", 0, {0}),
        ("rumble", 4, "hand", 2, {2}),
        ("double-team", 4, "hand", 0, {0, 2}),
        ("double-team", 4, "hand", 3, {1, 3}),
        ("double-team", 4, "deck", 3, set()),
        ("double-team", 4, "memory", 3, {-1, 0, 1, 2, 3}),
    ],
)
def test_who_may_see_a_card(
    edition: str, players: int, zone: str, seat: int, who: set[int]
) -> None:
    game = table(edition, players)
    card = create(game, PLAIN, seat, game.rules.zone_words[zone][0])
    everybody = range(-1, players)
    assert {one for one in everybody if game.can_see(card, one)} == who
    assert seers(game, card) == sum(1 << one for one in who if one >= 0)
    game.known[card.id] = 0b10
    shown = who | {1}
    assert {one for one in everybody if game.can_see(card, one)} == shown
    card.face_up = True
    assert {one for one in everybody if game.can_see(card, one)} == set(everybody)


def test_a_card_that_is_nowhere_hides_from_nobody() -> None:
    game = table("standard", 2)
    card = create(game, PLAIN, 0, -1)
    assert all(game.can_see(card, seat) for seat in (-1, 0, 1))


def test_a_card_is_followed_through_all_its_moves() -> None:
    game = table("standard", 2)
    first = create(game, PLAIN, 0, 0)
    second = move(game, first, 1)
    third = move(game, second, 2)
    assert game.follow(first.id) is third
    assert game.follow(second.id) is third
    assert game.follow(third.id) is third
    assert game.follow(99) is None
    assert game.now(first.id) is None
    assert game.last(first.id) is first
    assert game.last(third.id) is third


def test_finishing_twice_ends_a_game_as_it_ended_first() -> None:
    game = table("rumble", 3)
    game.log = []
    game.seats[2].out = True
    game.finish([0], [1, 2], "1.2.3", "last")
    game.finish([1], [0, 2], "1.2.5", "effect")
    assert game.result is not None
    assert (game.result.winners, game.result.losers) == ([0], [1, 2])
    assert (game.result.clause, game.result.reason) == ("1.2.3", "last")
    # Who has left has been told to have lost; one winner is named.
    told = [(event.kind, event.seat, event.n, event.other) for event in game.log]
    assert told == [("lose", 1, 0, "last"), ("end", 0, 1, "A")]


def test_of_two_winners_none_is_named_as_the_one() -> None:
    game = table("double-team", 4)
    game.log = []
    game.finish([0, 2], [1, 3], "12.7.3", "last")
    told = [(event.kind, event.seat, event.n, event.other) for event in game.log]
    assert told == [("lose", 1, 0, "last"), ("lose", 3, 0, "last"), ("end", -1, 2, "A C")]
