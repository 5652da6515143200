"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tefuda.games import GAMES, room
from tefuda.match import Match
from tefuda.server.bots import Bots, _pack, _unpack
from tests.server.tables import here


@pytest.mark.parametrize("game", GAMES)
def test_a_view_arrives_as_it_was(game: str) -> None:
    match = Match.start(*room(game).DECKS[:2], seed=1)
    for seat in (0, 1):
        assert _unpack(_pack(match.view(seat))) == match.view(seat)


def test_a_process_that_dies_is_started_again() -> None:
    match = Match.start(*room(GAMES[0]).DECKS[:2], seed=1)
    view = match.view(match.seat)

    async def play() -> None:
        bots = Bots(1)
        try:
            assert await bots.choose("heuristic", view) in match.options
            for pid in bots.processes():
                os.kill(pid, signal.SIGKILL)
            for _ in range(3):
                assert await bots.choose("random", view) in match.options
            assert bots.started >= 2
        finally:
            bots.close()

    asyncio.run(play())


def test_a_game_goes_on_when_its_bot_has_died(tmp_path: Path) -> None:
    with here(tmp_path, workers=1) as server:
        made = server.make(GAMES[0], "person", "bot")
        with server.seat(made) as seat:
            chosen = 0
            # Who does nothing soon loses, so the process is killed early on.
            while chosen < 12 and seat.wait():
                decision = seat.state.decision
                assert decision is not None
                if chosen == 3:
                    app = server.http.app
                    for pid in app.state.site.hall.house.bots.processes():  # type: ignore[attr-defined]
                        os.kill(pid, signal.SIGKILL)
                seat.choose(decision.options[-1].key)
                chosen += 1
            assert chosen > 5
