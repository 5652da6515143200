"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

from tefuda.games import GAMES, room
from tefuda.kernel.events import EVERYTHING
from tefuda.kernel.sample import unpack
from tefuda.kernel.view import view
from tefuda.match import Match
from tefuda.server.bots import Bots
from tests.server.tables import here


@pytest.mark.parametrize("game", GAMES)
def test_knowledge_arrives_as_it_was_and_without_the_truth(game: str) -> None:
    match = Match.start(*room(game).DECKS[:2], seed=1)
    rules, cards = match.game.rules, match.catalog.cards
    while len(match.keys) < 60 and not match.over:
        for seat in (0, 1):
            known = match.known(seat)
            packed = known.pack()
            there = unpack(json.loads(json.dumps(packed)), rules, cards)
            assert (there.view, there.keys) == (known.view, known.keys)
            for seed in (1, 2):
                assert view(there.deal(seed), EVERYTHING) == view(known.deal(seed), EVERYTHING)
            # Another game that looks the same to the seat is packed into the same.
            other = match.sample(seat, seed=len(match.keys) + 5)
            assert view(other.known(seat).deal(0), EVERYTHING) == view(known.deal(0), EVERYTHING)
        match.choose(match.options[len(match.keys) % len(match.options)])


def test_a_process_that_dies_is_started_again() -> None:
    match = Match.start(*room(GAMES[0]).DECKS[:2], seed=1)
    known = match.known(match.seat)

    async def play() -> None:
        bots = Bots(1)
        try:
            assert await bots.choose("beginner", known) in match.options
            for pid in bots.processes():
                os.kill(pid, signal.SIGKILL)
            for _ in range(3):
                assert await bots.choose("random", known) in match.options
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
