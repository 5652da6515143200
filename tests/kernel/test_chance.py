"""Chance at tables: a word gives a stream that nobody can continue; windows; agreed draws."""

from __future__ import annotations

from collections import Counter

import pytest

from tefuda.bots import make_bot
from tefuda.cards import house
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.rng import Rng, seeded
from tefuda.kernel.save import digest, load, save
from tefuda.match import Match

WORD = "a word that nobody knows"


def play(match: Match, choices: int) -> Match:
    bot = make_bot("random", 3)
    while not match.over and len(match.keys) < choices:
        match.choose(bot.choose(match.known(match.seat)))
    return match


def test_a_word_gives_even_numbers() -> None:
    rng = seeded(WORD)
    found = Counter(rng.below(10) for _ in range(20_000))
    assert sorted(found) == list(range(10))
    # Nine degrees of freedom: beyond 33 once in ten thousand words, and this word is always one.
    assert sum((n - 2_000) ** 2 / 2_000 for n in found.values()) < 33


def test_what_was_drawn_does_not_tell_what_comes() -> None:
    """All that changes in the generator is how many were drawn; the rest is its key."""
    one, other = seeded(WORD), seeded(WORD + ".")
    assert [one.below(52) for _ in range(20)] != [other.below(52) for _ in range(20)]
    assert (one.a, one.b) == (other.a, other.b)
    again = Rng(one.a, one.b, one.key)
    assert [again.below(52) for _ in range(9)] == [one.below(52) for _ in range(9)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_word_is_copied_saved_and_recorded(game: str) -> None:
    usual = room(game).DECKS[:2]
    match = play(Match.start(*usual, seed=WORD), 60)
    copy = match.game.clone()
    saved = load(save(match.game), rulebook(game), house(game).cards)
    assert digest(copy) == digest(saved) == digest(match.game)
    drawn = [[one.rng.below(99) for _ in range(5)] for one in (copy, saved, match.game.clone())]
    assert drawn[0] == drawn[1] == drawn[2]
    assert Match.from_record(match.record()).record() == match.record()
    assert play(Match.start(*usual, seed=WORD + "!"), 60).keys != match.keys


@pytest.mark.parametrize("game", GAMES)
def test_windows_are_put_whether_there_is_a_choice_or_not(game: str) -> None:
    usual = room(game).DECKS[:2]
    alone: Counter[str] = Counter()
    for seed in range(6):
        match = Match.start(*usual, seed=seed, windows=True)
        bot = make_bot("beginner")
        while not match.over:
            decision = match.game.decision
            assert decision is not None
            if len(match.options) == 1:
                alone[decision.kind] += 1
                assert decision.kind in room(game).WINDOWS or decision.kind == "main"
            match.choose(bot.choose(match.known(match.seat)))
        assert Match.from_record(match.record()).record() == match.record()
        saved = load(save(match.game), rulebook(game), house(game).cards)
        assert saved.windows == room(game).WINDOWS
    assert {*alone} >= {*room(game).WINDOWS}


def test_a_draw_that_was_agreed_on() -> None:
    match = play(Match.start(*room(GAMES[0]).DECKS[:2], seed=1), 20)
    match.choose("agree-draw")
    assert match.over
    assert match.winners == []
    assert Match.from_record(match.record()).record() == match.record()
