"""A card that cannot be chosen says why, by the very steps that put the question."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from tefuda import rules
from tefuda.cards import house
from tefuda.games import GAMES, room
from tefuda.kernel.game import Game
from tefuda.kernel.sample import sample
from tefuda.kernel.view import view
from tefuda.kernel.why import Reason, why
from tefuda.language import LANGUAGES, language
from tefuda.prose import reason_words
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, start
from tests.kernel.test_copies import random_game, tables

COUNT = 60 if os.environ.get("TEFUDA_SOAK") else 2
CHOICES = 120 if COUNT > 2 else 60
VAGUE = ("not-asked-for", "theirs")


def editions(count: int) -> list[tuple[int, str, str, int]]:
    older = [
        (seed, name, edition, fewest)
        for name in GAMES
        for edition, (fewest, _) in room(name).SEATS.items()
        if edition != room(name).DEFAULT and fewest == 2
        for seed in range(max(count // 4, 1))
    ]
    return tables(count) + older


def handles(game: Game, seat: int) -> set[str]:
    """The cards that a seat sees."""
    zones = [cards for side in view(game, seat).seats for cards in side.zones.values()]
    return {card.handle for cards in zones for card in cards}


@pytest.mark.parametrize(("seed", "name", "edition", "players"), editions(COUNT))
def test_a_card_has_a_reason_or_an_option(seed: int, name: str, edition: str, players: int) -> None:
    game = random_game(900 + seed, name, edition, players)
    rng = random.Random(seed)
    known = rules.index(name, game.rules.edition).keys()
    said: Counter[str] = Counter()
    while game.result is None and game.decisions < CHOICES:
        decision = game.decision
        assert decision is not None
        before = game.keys()
        for seat in range(len(game.seats)):
            ids = [i for one in decision.options for i in (one.card, one.other) if i]
            can = {game.name(id, seat) for id in ids} if seat == decision.seat else set()
            other = sample(game, seat, game.decisions)
            for handle in handles(game, seat):
                found = why(game, seat, handle)
                assert bool(found) != (handle in can), (handle, found)
                assert {one.clause for one in found} <= known
                # Nothing of it hangs on what this seat cannot know.
                assert why(other, seat, handle) == found
                said.update(one.reason for one in found)
        assert game.keys() == before
        game.choose(rng.choice(decision.options))
    assert len(said.keys() - {"waits", *VAGUE}) > 3


@pytest.mark.parametrize("name", GAMES)
def test_a_card_in_hand_always_has_a_reason_of_its_own_in_the_main_phase(name: str) -> None:
    for seed in range(COUNT):
        game = random_game(seed, name)
        rng = random.Random(seed)
        while game.result is None and game.decisions < CHOICES:
            decision = game.decision
            assert decision is not None
            if decision.kind == "main":
                # What has to attack does so before anything else, and that is no card's own matter.
                forced = not any(one.verb in ("end", "attack-phase") for one in decision.options)
                for card in game.seats[decision.seat].zones[1]:
                    for one in why(game, decision.seat, game.handle(card)):
                        assert forced or one.reason not in VAGUE
            game.choose(rng.choice(decision.options))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_said_in_every_language(name: str, lang: str) -> None:
    words = language(lang, name)
    catalog = house(name)
    number = next(iter(catalog.cards))
    told = set()
    for key in words.messages:
        section, _, word = key.partition(".")
        if section == "why":
            for card in ("", number):
                text = reason_words(Reason(word, "1", "attack", 2, card), catalog, lang)
                assert "{" not in text
                told.add(text)
    assert len(told) > 20


BOARD = """
# What keeps cards from acting
card: X1 | character | red | cost 2 | power 3000
card: X2 | character | red | cost 9 | power 3000
card: X3 | character | red | cost 2 | power 3000 | effect This Character cannot attack.
card: X4 | event | red | cost 0 | effect [Counter] Draw 1 card.
card: X5 | stage | red | cost 1 | effect [Activate: Main] [Once Per Turn] Draw 1 card.
A: character X1 rested
A: character X3
A: hand X2 X4
A: stage X5
A: don active=3
B: character X1
"""


def test_reasons_name_what_is_missing_and_who_forbids_it() -> None:
    game = start(Table(read_text(BOARD)[0]))
    assert why(game, 0, "A.hand:X2") == [Reason("cost", "2-7-2", "play", 6)]
    assert why(game, 0, "A.hand:X4") == [Reason("timing", "6-5-2", "play")]
    # DON!! can be given to them; that they cannot attack is told to whoever asks for all.
    assert why(game, 0, "A.C1") == []
    assert why(game, 0, "A.C1", every=True) == [Reason("rested", "7-1-1-1", "attack")]
    forbidden = Reason("forbidden", "1-3-3", "attack", 0, "X3", "A.C2")
    assert why(game, 0, "A.C2", every=True) == [forbidden]
    assert why(game, 0, "B.C1") == [Reason("active", "7-1-1-2", "be-attacked")]
    assert why(game, 0, "A.S") == []
    assert why(game, 1, "B.C1") == [Reason("waits", "6-1-2")]
    decision = game.decision
    assert decision is not None
    game.choose(next(one for one in decision.options if one.verb == "activate"))
    assert why(game, 0, "A.S") == [Reason("used", "10-2-13-3", "activate")]
