"""Random games of real cards go as they went; without the cards these tests are skipped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from scripts.golden import FOLDER, REAL, Course, course, told

from tefuda.cards import Catalog

PATH = Path(__file__).parents[2] / FOLDER / "real-courses.tsv"


@pytest.mark.parametrize(("one", "went"), told(PATH, REAL), ids=lambda x: str(x))
def test_a_course_of_real_cards_goes_as_it_went(
    one: Course, went: str, real_cards: Callable[[str], Catalog]
) -> None:
    """A change here is a change of the rules as played, or of how a card is read: look for what
    asked for it, then run scripts/golden.py."""
    assert course(one, real_cards(one[0])) == went
