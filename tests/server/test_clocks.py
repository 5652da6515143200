"""Clocks, and seats that were left; time is moved by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.client import Seat, asked
from tefuda.games import GAMES
from tefuda.server.store import Row
from tefuda.server.times import HandTime
from tests.server.tables import here, store_do, take_turns


def clock_of(seat: Seat) -> float:
    """The seconds that a seat has left."""
    left = seat.state.around.clocks[seat.hello.seat].left
    assert left is not None
    return left


def both(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """Who is asked, and the other."""
    seat = asked(first, second)
    assert seat is not None
    return (first, second) if seat is first else (second, first)


def test_a_clock_warns_and_runs_out(tmp_path: Path) -> None:
    time = HandTime()
    with here(tmp_path, time=time) as server:
        made = server.make(GAMES[0], "person", "open", clock="20+30")
        with server.seat(made, 0) as first:
            time.move(1_000)  # nobody else has come yet: no clock runs
            with server.seat(made, 1) as second:
                first.until(lambda state: state.around.here == [True, True])
                take_turns(first, second, 4)
                seat, other = both(first, second)
                assert clock_of(seat) > 50
                assert other.state.around.clocks[other.hello.seat].left is None
                bank = seat.hello.seat
                time.move(clock_of(seat) - 15)
                decision = seat.state.decision
                assert decision is not None
                seat.choose(decision.options[0].key)
                # What went beyond the decision's own time is gone.
                assert seat.state.around.clocks[bank].bank == pytest.approx(15, abs=0.2)
                seat, other = both(first, second)
                left = clock_of(seat)
                time.move(left - 9)
                state = seat.until(lambda state: state.around.clocks[seat.hello.seat].low)
                assert state.around.clocks[seat.hello.seat].left == pytest.approx(9, abs=0.1)
                time.move(9)
                seat.until(lambda state: state.view.winners is not None)
                assert seat.state.view.winners == [other.hello.seat]
                assert seat.state.around.ended == "time"
                other.until(lambda state: state.view.winners is not None)


def test_clocks_stand_while_adjourned(tmp_path: Path) -> None:
    time = HandTime()
    with here(tmp_path, time=time) as server:
        made = server.make(GAMES[0], "person", "open", clock="quick")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            first.until(lambda state: state.around.here == [True, True])
            take_turns(first, second, 3)
            first.ask("adjourn")
            second.until(lambda state: state.around.proposal is not None)
            second.answer(True)
            first.until(lambda state: state.around.adjourned)
            time.move(1_000_000)
            first.ask("resume")
            second.until(lambda state: state.around.proposal is not None)
            second.answer(True)
            second.until(lambda state: not state.around.adjourned)
            first.until(lambda state: not state.around.adjourned)
            seat, _ = both(first, second)
            assert clock_of(seat) == 140
            assert take_turns(first, second, 3)


def test_clocks_are_what_the_rows_say(tmp_path: Path) -> None:
    time = HandTime()
    with here(tmp_path, time=time) as server:
        made = server.make(GAMES[0], "person", "open", clock="20+500")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            first.until(lambda state: state.around.here == [True, True])
            for _ in range(6):
                time.move(40)
                take_turns(first, second, 1)
            banks = [clock.bank for clock in both(first, second)[0].state.around.clocks]
            assert min(banks) < 480
    with here(tmp_path, time=time) as server, server.seat(made, 0) as first:
        assert [clock.bank for clock in first.state.around.clocks] == banks


@pytest.mark.parametrize("then", ["bot", "lose"])
def test_a_seat_that_was_left(tmp_path: Path, then: str) -> None:
    time = HandTime()
    with here(tmp_path, time=time) as server:
        made = server.make(GAMES[0], "person", "open", away=180, then=then)
        with server.seat(made, 0) as first:
            with server.seat(made, 1) as second:
                first.until(lambda state: state.around.here == [True, True])
                take_turns(first, second, 3)
            first.until(lambda state: state.around.here == [True, False])
            time.move(179)
            first.ping()
            assert first.state.around.bots == []
            assert not first.over
            time.move(1)
            if then == "lose":
                first.until(lambda state: state.view.winners is not None)
                assert first.state.view.winners == [0]
                assert first.state.around.ended == "away"
                return
            first.until(lambda state: state.around.bots == [1])
            for _ in range(6):  # the game goes on
                assert first.wait()
                assert first.state.decision is not None
                first.choose(first.state.decision.options[-1].key)
            # Whoever comes back has the seat again.
            with server.seat(made, 1) as second:
                second.ping()
                assert second.state.around.bots == []
                first.until(lambda state: state.around.bots == [])


def test_a_seat_is_given_away_after_the_server_was_away_too(tmp_path: Path) -> None:
    """Who sat there when it was killed is believed to sit there for a while."""
    time = HandTime()
    with here(tmp_path, time=time) as server:
        made = server.make(GAMES[0], "person", "open", away=60, then="lose")
    rows = [Row(seat, "/in", time.now()) for seat in (0, 1)]
    store_do(tmp_path, lambda store: store.append(made.table, 0, rows))
    with here(tmp_path, time=time) as server, server.seat(made, 0) as first:
        assert first.state.around.here == [True, True]
        time.move(31)
        first.until(lambda state: state.around.here == [True, False])
        time.move(60)
        first.until(lambda state: state.view.winners == [0])
