"""Going back: free, by consent, and never a way to look at what comes."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tefuda.client import RefusedByServer, Seat, asked
from tefuda.games import GAMES, room
from tefuda.kernel.learnt import learnt
from tefuda.match import Match
from tests.server.tables import here, refusal, take_turns


def free_choice(*seats: Seat) -> tuple[Seat, Seat]:
    """Play until somebody has made a choice that can be undone freely; who, and the other one."""
    for n in range(300):
        seat = asked(*seats)
        assert seat is not None
        other = next(one for one in seats if one is not seat)
        decision = seat.state.decision
        assert decision is not None
        gives = [option for option in decision.options if option.verb == "give"]
        options = gives or decision.options
        seat.choose(options[n % len(options)].key)
        if gives:
            return seat, other
    raise AssertionError("nobody ever gave a DON!!")


def test_ones_own_last_choice_is_free_while_nothing_was_learnt(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            seat, other = free_choice(first, second)
            assert seat.state.undo == "free"
            other.until(lambda state: len(state.events) + state.since == len(seat.events))
            assert other.state.undo != "free"
            before = len(seat.events)
            seat.undo()
            assert len(seat.events) < before
            assert seat.state.decision is not None
            # Once somebody else has chosen it takes their consent.
            seat.choose(next(o.key for o in seat.state.decision.options if o.verb == "give"))
            decision = seat.state.decision
            assert decision is not None
            seat.choose(next(o.key for o in decision.options if o.ends))
            while asked(first, second) is seat:
                decision = seat.state.decision
                assert decision is not None
                seat.choose(decision.options[-1].key)
            assert other.state.decision is not None
            other.choose(other.state.decision.options[-1].key)
            seat.ping()
            assert seat.state.undo == "ask"


def _counts(match: Match, seat: int) -> tuple[int, int]:
    zones = match.view(seat).seats[seat].zones
    return len(zones["deck"]), len(zones["hand"])


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learnt(game: str) -> None:
    """Drawing and playing tell somebody something; choosing among what lies open does not."""
    match = Match.start(*room(game).DECKS[:2], seed=3)
    told = {True: 0, False: 0}
    while not match.over and len(match.keys) < 120:
        before = match.game.clone()
        seat = match.seat
        deck, hand = _counts(match, seat)
        match.choose(match.options[len(match.keys) % len(match.options)])
        found = learnt(before, match.game)
        told[found] += 1
        if _counts(match, seat)[0] < deck and _counts(match, seat)[1] > hand:
            assert found
    assert min(told.values()) > 0


def test_undo_by_consent_to_any_decision(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 4)
            seat = asked(first, second)
            assert seat is not None
            other = second if seat is first else first
            number, view, events = seat.state.asked, seat.state.view, list(seat.events)
            decision = seat.state.decision
            take_turns(first, second, 12)
            first.ping(), second.ping()
            seat.undo(number)
            proposal = seat.state.around.proposal
            assert proposal is not None
            assert (proposal.what, proposal.event) == ("undo", len(events))
            assert not proposal.answer
            theirs = other.until(lambda state: state.around.proposal is not None).around.proposal
            assert theirs is not None
            assert theirs.answer
            other.answer(True)
            state = seat.until(lambda state: state.around.proposal is None)
            assert state.view == view
            assert state.decision == decision
            assert seat.events == events
            assert state.asked > number
            # The same choices lead to the same game: chance is no different the second time.
            other.ping()


def test_taken_back_and_taken_again_is_the_same(tmp_path: Path) -> None:
    """A shuffle and what is drawn after it come out as before."""
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "bot")
        with server.seat(made) as seat:
            while True:
                assert seat.wait()
                decision = seat.state.decision
                assert decision is not None
                if decision.kind == "redraw":
                    break
                seat.choose(decision.options[0].key)
            hands = []
            for _ in range(3):
                seat.choose("redraw")
                seat.wait()
                number = seat.state.asked
                hands.append([card.number for card in seat.state.view.seats[0].zones["hand"].cards])
                seat.undo()
                assert seat.state.asked > number
            assert hands[0] == hands[1] == hands[2]


def test_no_is_no_and_requests_can_be_shut_off(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 12)
            seat, other = first, second
            seat.ping()
            if seat.state.undo != "ask":
                seat, other = second, first
                seat.ping()
            assert seat.state.undo == "ask"
            seat.undo()
            assert "nobody asks you" in refusal(seat, lambda: seat.answer(True))
            other.until(lambda state: state.around.proposal is not None)
            other.answer(False)
            seat.until(lambda state: state.around.proposal is None)
            assert seat.state.undo == ""
            with pytest.raises(RefusedByServer, match="do not want to be asked"):
                seat.undo()
            other.mute()
            take_turns(first, second, 6)
            seat.ping()
            assert seat.state.undo != "ask"
            other.ping()
            assert other.state.around.muted
            other.mute(False)
            other.ping(), seat.ping()
            assert not other.state.around.muted


def test_what_is_over_stays_over(tmp_path: Path) -> None:
    """Its seed is shown, so going back would be a look at what comes."""
    with here(tmp_path) as server:
        made = server.make(GAMES[0])
        with server.seat(made) as seat:
            seat.wait()
            assert seat.state.around.seed == ""
            seat.concede()
            assert seat.state.around.seed
            assert seat.state.undo == ""
            with pytest.raises(RefusedByServer, match="the game is over"):
                seat.undo()


def test_of_three_others_all_must_agree(tmp_path: Path) -> None:
    game = next(game for game in GAMES if max(most for _, most in room(game).SEATS.values()) > 3)
    edition = next(name for name, (_, most) in room(game).SEATS.items() if most >= 4)
    with here(tmp_path) as server, ExitStack() as stack:
        made = server.make(game, "person", "open", "open", "open", edition=edition)
        seats = [stack.enter_context(server.seat(made, n)) for n in range(4)]
        for _ in range(8):
            seat = asked(*seats)
            assert seat is not None
            decision = seat.state.decision
            assert decision is not None
            seat.choose(decision.options[0].key)
        for seat in seats:
            seat.ping()
        seat = next(seat for seat in seats if seat.state.undo == "ask")
        count = len(seat.events)
        seat.undo()
        others = [one for one in seats if one is not seat]
        for n, other in enumerate(others):
            state = other.until(lambda state: state.around.proposal is not None)
            assert state.around.proposal is not None
            while len(state.around.proposal.agreed) < n:
                state = other.next_state()
                assert state.around.proposal is not None
            other.answer(True)
        seat.until(lambda state: state.around.proposal is None)
        assert len(seat.events) < count
