"""House decks have a name and a line about them in every language."""

from __future__ import annotations

import pytest

from tefuda.decks import house_decks, house_titles
from tefuda.games import GAMES
from tefuda.language import LANGUAGES


@pytest.mark.parametrize("game", GAMES)
def test_every_house_deck_is_called_something_in_every_language(game: str) -> None:
    told = house_titles(game)
    assert told.keys() == house_decks(game).keys()
    for name, deck in house_decks(game).items():
        assert {*told[name]} == {*LANGUAGES[1:]}
        for title in (deck.title, *told[name].values()):
            assert len([part for part in title.split(" — ") if part.strip()]) == 2, title
    for lang in LANGUAGES[1:]:
        assert len({told[name][lang] for name in told}) == len(told)
