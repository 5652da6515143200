"""Two games that differ only in what a seat cannot know send it the same bytes."""

from __future__ import annotations

import random

import pytest

from tefuda.bots import make_bot
from tefuda.games import GAMES, room
from tefuda.kernel.sample import sample
from tefuda.match import Match
from tefuda.wire import encode
from tefuda.wire.seen import Eyes


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_sent_hangs_on_what_may_be_known_alone(game: str, seed: int) -> None:
    rng = random.Random(seed)
    usual = room(game).DECKS
    match = Match.start(usual[0], usual[1], seed=seed)
    bot = make_bot("random", seed)
    while not match.over and len(match.keys) < 150:
        match.choose(bot.choose(match.known(match.seat)))
        if rng.random() < 0.1:
            for seat in (0, 1):
                whole = match.game
                told = encode(
                    [
                        Eyes(seat, "en").table(match, False, match.battle()),
                        Eyes(seat, "en").events(match, 0),
                    ]
                )
                match.game = sample(whole, seat, rng.randrange(1_000_000))
                match.game.log = whole.log
                other = encode(
                    [
                        Eyes(seat, "en").table(match, False, match.battle()),
                        Eyes(seat, "en").events(match, 0),
                    ]
                )
                match.game = whole
                assert told == other


@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_a_hidden_card_is_sent(game: str) -> None:
    """All that is said of cards a seat has never seen, over a whole game."""
    usual = room(game).DECKS
    match = Match.start(usual[0], usual[1], seed=5)
    bot = make_bot("beginner")
    mine, theirs = ({*deck.cards} for deck in match.decks)
    seen: set[str] = set()
    while not match.over:
        shown = Eyes(0, "en").table(match, False, match.battle())[0]
        events = Eyes(0, "en").events(match, 0)
        for event in match.events(0):
            seen |= {event.card, *event.cards, event.source}
        for seat in match.view(0).seats:
            for cards in seat.zones.values():
                seen |= {card.number for card in cards}
                seen |= {number for card in cards for number in card.under}
        text = encode([events, shown]).decode()
        for number in theirs - mine - seen:
            assert number not in text
        match.choose(bot.choose(match.known(match.seat)))
