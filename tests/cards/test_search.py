"""Cards are found by a line of words."""

from __future__ import annotations

import pytest

from tefuda.cards import house
from tefuda.cards.search import search
from tefuda.kernel.errors import TefudaError


def found(query: str, lang: str = "en", game: str = "onepiece") -> set[str]:
    return {str(record["id"]) for record in search(house(game), query, lang)}


def test_parts_of_a_query_narrow_it() -> None:
    red = found("color:red")
    cheap = found("cost<=2")
    assert found("color:red cost<=2") == red & cheap
    assert found("-color:red") == found("") - red
    assert found("color:red|blue") == red | found("colour:blue")
    assert found("kind:leader") & found("cost>=0") == set()  # a Leader has no cost


def test_words_are_looked_for_everywhere_or_in_one_place() -> None:
    assert "TH01-012" in found("gust cub")
    assert found('"gust cub"') <= found("gust") & found("cub")
    assert found("name:gust") <= found("gust")
    assert found("number:TH01-012") == {"TH01-012"}
    assert found("keyword:blocker") - found("text:blocker") == set()


def test_every_language_and_every_game() -> None:
    assert found("keyword:ブロッカー", "ja") == found("keyword:blocker")
    assert found("power>=20000", game="fusionworld")
    assert found("def>=7 atk<=4", game="rebirth")


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(TefudaError, match="no 'luck'; ask for name"):
        found("luck>3")
    with pytest.raises(TefudaError, match="cost is a number"):
        found("cost<=few")
