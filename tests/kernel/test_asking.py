"""Who asks is told, also of a card that is no longer where it was, and which ability it is."""

from __future__ import annotations

import random

import pytest

from tefuda.decks import house_decks
from tefuda.games import GAMES
from tefuda.language import LANGUAGES
from tefuda.match import Match
from tefuda.prose import card_name, card_text, explained, question


# In the third game no house card asks for anything once it has gone.
@pytest.mark.parametrize("game", GAMES[:2])
def test_a_card_that_has_gone_is_still_named(game: str) -> None:
    decks = [*house_decks(game)]
    rng = random.Random(5)
    gone = 0
    for seed in range(60):
        match = Match.start(rng.choice(decks), rng.choice(decks), seed=seed)
        while not match.over and len(match.keys) < 300:
            decision = match.game.decision
            assert decision is not None
            source = decision.source
            last = match.game.last(source) if source else None
            if source and last is not None and match.game.now(source) is None:
                gone += 1
                view = match.view(decision.seat)
                assert view.decision is not None
                where = view.decision.source
                assert where.partition(":")[2].startswith(last.printed.number)
                seen = view.card(where)
                assert seen is not None or ".none:" in where
                name = card_name(match.catalog, last.printed.number)
                assert name in question(view.decision, match.catalog, view)
            match.choose(rng.choice(match.options))
        if gone > 3:
            return
    pytest.fail("no card that had gone asked for anything")


@pytest.mark.parametrize("game", GAMES)
def test_a_question_of_an_ability_comes_with_the_words_of_that_ability(game: str) -> None:
    decks = [*house_decks(game)]
    rng = random.Random(7)
    told = 0  # by cards that say more than this
    for seed in range(12):
        match = Match.start(rng.choice(decks), rng.choice(decks), seed=seed)
        while not match.over and len(match.keys) < 200:
            view = match.view(match.seat)
            decision = view.decision
            assert decision is not None
            card = view.card(decision.source)
            if decision.kind == "choose" and decision.ability and card is not None:
                (said,) = explained(decision, match.catalog, view, "en")
                printed = " ".join(card_text(match.catalog, card.number, "en", card.awakened))
                words, known = set(said.lower().split()), set(printed.lower().split())
                assert len(words & known) > 0.8 * len(words)  # cards have wordings of their own
                told += len(words) < 0.7 * len(known)
                for lang in LANGUAGES[1:]:
                    assert explained(decision, match.catalog, view, lang) not in ([], [said])
            match.choose(rng.choice(match.options))
    assert told > 3
