"""The card lists, loaded once."""

from __future__ import annotations

import pytest

from tefuda.text.lexicon import Lexicon
from tests.text.cards import HOUSE, REAL, Lists, lexicon_of, load


@pytest.fixture(scope="session")
def house() -> Lists:
    return load(HOUSE)


@pytest.fixture(scope="session")
def lexicon(house: Lists) -> Lexicon:
    return lexicon_of(house)


@pytest.fixture(scope="session")
def real() -> Lists:
    if not REAL.is_dir():
        pytest.skip(f"no real card lists at {REAL}")
    return load(REAL)
