"""Watching, and records: what each may see, and when."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tefuda.games import GAMES
from tefuda.match import Match
from tefuda.records import commitment
from tefuda.server.times import HandTime
from tests.server.tables import here, refusal, take_turns


def test_who_may_watch(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        closed = server.make(GAMES[0])
        linked = server.make(GAMES[0], watch="link")
        shown = server.make(GAMES[0], "person", "open", watch="list")
        assert closed.watch == ""
        listed = server.http.get("/api/tables").json()
        assert [one["table"] for one in listed] == [shown.table]
        assert listed[0]["secret"] == shown.watch != linked.watch
        with server.seat(linked, -1) as watcher:
            assert watcher.hello.seat == -1
            for what in (watcher.concede, lambda: watcher.say("hello"), watcher.rematch):
                assert "only players act" in refusal(watcher, what)
        with server.seat(shown) as seat:
            seat.concede()
        assert server.http.get("/api/tables").json() == []


@pytest.mark.parametrize("game", GAMES)
def test_watchers_see_hands_where_that_was_agreed(tmp_path: Path, game: str) -> None:
    with here(tmp_path) as server:
        for hands in (False, True):
            made = server.make(game, "person", "open", watch="link", hands=hands)
            with server.seat(made, 0) as first, server.seat(made, 1) as second:
                take_turns(first, second, 15)
                with server.seat(made, -1) as watcher:
                    first.ping(), second.ping()
                    assert watcher.state.decision is None
                    held = 0
                    for seat, own in enumerate((first, second)):
                        mine = own.state.view.seats[seat].zones["hand"]
                        theirs = watcher.state.view.seats[seat].zones["hand"]
                        assert theirs.count == mine.count
                        held += mine.count
                        numbers = [card.number for card in theirs.cards if card.number]
                        assert numbers == ([card.number for card in mine.cards] if hands else [])
                        # What lies hidden from its own player stays hidden.
                        deck = watcher.state.view.seats[seat].zones["deck"]
                        assert [card for card in deck.cards if card.number] == []
                    assert held


def test_watchers_see_it_later(tmp_path: Path) -> None:
    time = HandTime()
    with here(tmp_path, time=time) as server:
        made = server.make(GAMES[0], "person", "open", watch="link", delay=60)
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 3)
            first.ping()
            then = len(first.events)
            time.move(30)
            take_turns(first, second, 5)
            with server.seat(made, -1) as watcher:
                assert len(watcher.events) < then
                time.move(30)
                while len(watcher.events) < then:
                    watcher.next_state()
                assert len(watcher.events) == then
                first.concede()
                watcher.ping()
                assert not watcher.over
                # The record is as late as the rest.
                assert server.record(made, -1)["code"] == "not-over"
                time.move(60)
                watcher.until(lambda state: state.view.winners is not None)
                assert watcher.state.around.seed
                assert server.record(made, -1)["winners"] == [1]


@pytest.mark.parametrize("game", GAMES)
def test_records(tmp_path: Path, game: str) -> None:
    with here(tmp_path) as server:
        made = server.make(game, "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            keys = take_turns(first, second, 30)
            first.ping()
            part = server.record(made, 0)
            assert part["events"] == [
                {k: v for k, v in line.items() if v not in ("", -1)} | {"text": line["text"]}
                for line in part["events"]
            ]
            assert len(part["events"]) == len(first.events)
            # In a window in which nothing could be chosen the server went on.
            by_itself = {key for key in part["keys"] if key.partition(" ")[0] in ("pass", "hand")}
            assert {*part["keys"]} - by_itself <= {*keys}
            # Neither seed nor digests: they would tell what is hidden.
            assert {*part} == {
                *("table", "game", "edition", "seat", "commitment", "deck", "keys", "events")
            }
            assert part["deck"] != server.record(made, 1)["deck"]
            wrong = server.http.get(
                f"/api/tables/{made.table}/record", headers={"authorization": "Bearer x"}
            )
            assert wrong.status_code == 403
            first.concede()
            seed = first.state.around.seed
        whole = server.record(made, 1)
        assert whole["seed"] == seed
        assert commitment(seed) == hashlib.sha256(seed.encode()).hexdigest() == made.commitment
        match = Match.from_record(whole)
        assert match.winners == ["B"]
        assert match.record() == whole
