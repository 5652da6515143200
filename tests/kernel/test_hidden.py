"""Hidden stays hidden: what a seat cannot know changes nothing it sees, may do, or picks."""

from __future__ import annotations

import os

import pytest

from tefuda.bots import make_bot
from tefuda.games import GAMES
from tefuda.kernel.events import EVERYTHING, SPECTATOR, Logged
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.kernel.sample import Knowledge, sample
from tefuda.kernel.view import view
from tests.kernel.test_copies import prepared_game, random_game, tables

COUNT = 100 if os.environ.get("TEFUDA_SOAK") else 10


def reshuffled(game: Game, seat: int, seed: int) -> Game:
    """The same game with everything hidden from the seat dealt anew."""
    return sample(game, seat, seed)


@pytest.mark.parametrize(("seed", "name", "edition", "players"), tables(COUNT))
@pytest.mark.clause("3-1-4", "3-1-5", "3-2-2", "3-4-2", "3-4-3", "3-10-2")
@pytest.mark.clause("4.2.2", "4.3.2", "4.6.2.1", "4.10.2", game="rebirth")
def test_view_options_and_bot_do_not_depend_on_what_is_hidden(
    seed: int, name: str, edition: str, players: int
) -> None:
    nothing_leaks(random_game(500 + seed, name, edition, players), seed)


def nothing_leaks(game: Game, seed: int) -> None:
    """Every seat sees the same, and picks the same, whatever lies where it cannot look."""
    rng = seeded(seed)
    changed = 0
    while game.result is None:
        decision = game.decision
        assert decision is not None
        for seat in range(len(game.seats)):
            other = reshuffled(game, seat, 1_000 + game.decisions)
            mine = view(game, seat)
            assert view(other, seat) == mine
            changed += hands(other) != hands(game)
            if seat == decision.seat:
                bots = [make_bot("beginner", 5), make_bot("beginner", 5)]
                assert bots[0].choose(Knowledge(game, seat)) == bots[1].choose(
                    Knowledge(other, seat)
                )
        game.choose(decision.options[rng.below(len(decision.options))])
    assert changed > 10, "the deals were all alike, so nothing was shown"


@pytest.mark.parametrize(("seed", "name", "edition", "players"), tables(COUNT))
def test_the_log_names_no_card_that_lies_hidden(
    seed: int, name: str, edition: str, players: int
) -> None:
    game = random_game(900 + seed, name, edition, players)
    game.log = []
    rng = seeded(seed)
    while game.result is None:
        assert game.decision is not None
        options = game.decision.options
        game.choose(options[rng.below(len(options))])
        laid = {
            game.handle(card): card
            for player in game.seats
            for zone in game.rules.laid_zones
            for card in player.zones[zone]
        }
        for event in game.log:
            card = laid.get(event.handle)
            if event.kind == "reveal" or (event.kind == "move" and from_the_open(game, event)):
                continue
            if card is not None and card.printed.number == event.card:
                for seat in range(len(game.seats)):
                    told = event.known == -1 or event.known >> seat & 1
                    assert not told or game.can_see(card, seat), (event.kind, event.handle)
        game.log.clear()


def from_the_open(game: Game, event: Logged) -> bool:
    """Whether a card was moved from where everybody saw it."""
    mark = event.other.partition(".")[2].partition(":")[0].rstrip("0123456789")
    return any(zone.mark == mark and zone.visible == "all" for zone in game.rules.zones)


def hands(game: Game) -> list[list[str]]:
    at = [zone.name for zone in game.rules.zones].index("hand")
    return [[card.printed.number for card in seat.zones[at]] for seat in game.seats]


@pytest.mark.parametrize(("seed", "name", "edition", "players"), tables(COUNT))
def test_samples_depend_only_on_what_is_known(
    seed: int, name: str, edition: str, players: int
) -> None:
    samples_tell_no_more(random_game(700 + seed, name, edition, players), seed)


def samples_tell_no_more(game: Game, seed: int) -> None:
    rng = seeded(seed)
    while game.result is None:
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        if game.decisions % 9 == 0:
            other = reshuffled(game, seat, game.decisions)
            first, second = sample(game, seat, 3), sample(other, seat, 3)
            assert view(first, EVERYTHING) == view(second, EVERYTHING)
        game.choose(decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize("name", GAMES)
def test_samples_play_on_to_the_end(name: str) -> None:
    game = random_game(42, name)
    rng = seeded(42)
    for _ in range(40):
        assert game.decision is not None
        game.choose(game.decision.options[rng.below(len(game.decision.options))])
    assert game.decision is not None
    copy = sample(game, game.decision.seat, 9)
    while copy.result is None:
        assert copy.decision is not None
        copy.choose(copy.decision.options[rng.below(len(copy.decision.options))])
    assert copy.result is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_no_hand_and_no_decision(name: str) -> None:
    game = prepared_game(3, name)
    seen = view(game, SPECTATOR)
    assert seen.decision is None
    for seat in seen.seats:
        assert all(not card.number for card in seat.zones["hand"])
        assert all(not card.number for card in seat.zones["deck"])
        assert len({card.handle for card in seat.zones["deck"]}) == 1
