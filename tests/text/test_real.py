"""The real cards: how many are read, and how far their translations agree.

The bounds only rise. Some sets are left out on purpose, to measure on cards nobody looked at.
"""

from __future__ import annotations

import time

import pytest

from tefuda.text.compile import compile_card, essence
from tefuda.text.lexicon import Lexicon
from tests.text.cards import LANGUAGES, Lists, lexicon_of, worded

AT_LEAST = {"en": 0.89, "ja": 0.89, "zh-Hant": 0.89}


@pytest.fixture(scope="module")
def words(real: Lists) -> Lexicon:
    return lexicon_of(real)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_most_cards_are_read_in_good_time(real: Lists, words: Lexicon, lang: str) -> None:
    cards = worded(real[lang])
    start = time.perf_counter()
    read = sum(compile_card(card, lang, words).playable for card in cards.values())
    assert read / len(cards) >= AT_LEAST[lang], f"{read} of {len(cards)}"
    assert time.perf_counter() - start < 20


def test_translations_that_are_read_agree(real: Lists, words: Lexicon) -> None:
    for lang in ("ja", "zh-Hant"):
        both = same = 0
        for number, card in worded(real["en"]).items():
            if number not in real[lang]:
                continue
            first = compile_card(card, "en", words)
            second = compile_card(real[lang][number], lang, words)
            if first.playable and second.playable:
                both += 1
                same += essence(first.abilities) == essence(second.abilities)
        assert same / both >= 0.98, f"{lang}: {same} of {both}"
