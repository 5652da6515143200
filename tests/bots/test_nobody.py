"""A bot that does nothing it need not do, so that a deck can be played alone."""

from __future__ import annotations

import pytest

from tefuda.bots import make_bot
from tefuda.cards import house
from tefuda.games import GAMES
from tefuda.match import Match


@pytest.mark.parametrize("game", GAMES)
def test_nobody_plays_nothing_and_loses(game: str) -> None:
    match = Match.start("", "", seed=4, catalog=house(game))
    bots = [make_bot("beginner", 1), make_bot("nobody")]
    while not match.over:
        key = bots[match.seat].choose(match.known(match.seat))
        if match.seat == 1:
            assert key.split()[0] not in ("play", "attack", "activate", "member", "combo")
        match.choose(key)
    assert match.winners == ["A"]
