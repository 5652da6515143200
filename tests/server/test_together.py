"""What people do together at a table beside playing: drawing, adjourning, saying, passing."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tefuda import Match
from tefuda.client import asked
from tefuda.games import GAMES
from tefuda.wire.tables import Made, Place
from tests.server.tables import here, refusal, take_turns


def test_a_draw_is_agreed_on(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 5)
            first.ask("draw")
            state = second.until(lambda state: state.around.proposal is not None)
            assert state.around.proposal is not None
            assert state.around.proposal.text == "A offers a draw."
            second.answer(True)
            second.until(lambda state: state.view.winners is not None)
            assert second.state.view.winners == []
            assert second.state.around.ended == "draw"
        assert Match.from_record(server.record(made)).winners == []
        made = server.make(GAMES[0])
        with server.seat(made) as seat:
            assert "bots play to the end" in refusal(seat, lambda: seat.ask("draw"))


def test_a_choice_ends_what_is_asked_for(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            first.ask("draw")
            first.until(lambda state: state.around.proposal is not None)
            take_turns(first, second, 1)
            first.ping()
            assert first.state.around.proposal is None
            assert "nobody asks you" in refusal(second, lambda: second.answer(True))


def test_adjourning_and_going_on_days_later(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 5)
            second.ask("adjourn")
            first.until(lambda state: state.around.proposal is not None)
            first.answer(True)
            second.until(lambda state: state.around.adjourned)
            first.until(lambda state: state.around.adjourned)
            assert first.state.decision is None
            assert second.state.decision is None
    # Another day.
    with here(tmp_path) as server, ExitStack() as stack:
        first, second = (stack.enter_context(server.seat(made, n)) for n in (0, 1))
        assert first.state.around.adjourned
        for seat in (first, second):
            assert "adjourned" in refusal(seat, lambda seat=seat: seat.choose("end"))  # type: ignore[misc]
        assert "how it is already" in refusal(first, lambda: first.ask("adjourn"))
        first.ask("resume")
        second.until(lambda state: state.around.proposal is not None)
        second.answer(True)
        second.until(lambda state: not state.around.adjourned)
        assert take_turns(first, second, 5)


def test_phrases_in_each_readers_language(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1, "ja") as second:
            first.say("hello")
            state = second.until(lambda state: bool(state.around.said))
            assert state.around.said[0].text == "よろしくお願いします！"
            first.ping()
            assert first.state.around.said[0].text == "Hello!"
            assert "no such phrase" in refusal(first, lambda: first.say("you fool"))
            assert {phrase.name for phrase in first.hello.phrases} >= {"hello", "thanks"}


def test_windows_in_which_a_seat_passes_by_itself(tmp_path: Path) -> None:
    """Shown, remembered by the table, and taken back."""
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            for one in (first, second):
                for kind in ("counter", "block", "trigger", "activate"):
                    one.auto(kind)
                one.ping()
                kinds = [passing.kind for passing in one.state.around.passing]
                assert kinds == ["counter", "block", "trigger", "activate"]
    with here(tmp_path) as server, ExitStack() as stack:
        first, second = (stack.enter_context(server.seat(made, n)) for n in (0, 1))
        attacks = 0
        kinds_asked = set()
        for n in range(120):
            seat = asked(first, second)
            if seat is None:
                break
            decision = seat.state.decision
            assert decision is not None
            kinds_asked.add(decision.kind)
            attack = [o.key for o in decision.options if o.verb == "attack"]
            attacks += bool(attack)
            keys = attack or [o.key for o in decision.options]
            seat.choose(keys[n % len(keys)])
        assert attacks > 3
        assert not kinds_asked & {"counter", "block", "activate"}
        # A Life card's [Trigger] is no window to pass in: neither option is nothing.
        first.auto("counter", on=False)
        first.ping()
        assert "counter" not in [one.kind for one in first.state.around.passing]
        assert "name the kind" in refusal(first, lambda: first.auto("main thing"))


def test_what_is_paid_with_is_chosen_by_itself(tmp_path: Path) -> None:
    """And undone together with what it was paid for."""
    with here(tmp_path) as server:
        made = server.make("fusionworld", "person", "bot")
        with server.seat(made) as seat:
            seat.auto("pay")
            for n in range(150):
                if not seat.wait():
                    break
                decision = seat.state.decision
                assert decision is not None
                assert decision.kind != "pay"
                uses = [o.key for o in decision.options if o.verb == "use"]
                key = uses[-1] if uses else decision.options[n % len(decision.options)].key
                seat.choose(key)
                if uses and seat.wait() and seat.state.undo == "free":
                    seat.undo()
                    decision = seat.state.decision
                    assert decision is not None
                    assert key in [o.key for o in decision.options]
                    seat.choose(key)
            if seat.state.view.winners is None:
                seat.concede()
        assert any(key.startswith("pay ") for key in server.record(made)["keys"])


def test_several_picks_in_one_message(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "bot")
        with server.seat(made) as seat:
            while True:
                assert seat.wait()
                decision = seat.state.decision
                assert decision is not None
                gives = [o.key for o in decision.options if o.verb == "give"]
                if gives and seat.state.view.turn > 2:
                    break
                seat.choose(decision.options[-1].key)
            number = seat.state.asked
            seat.pick(gives[0], gives[0])
            assert seat.state.asked == number + 2
            # What fits is done, what does not is said; trying tells nothing about what comes.
            number = seat.state.asked
            decision = seat.state.decision
            assert decision is not None
            assert "is not one of the options" in refusal(
                seat, lambda: seat.pick("win the game", "end")
            )
            assert seat.state.asked == number
            seat.state.asked -= 1
            assert "asked before" in refusal(seat, lambda: seat.pick("end"))


def test_a_rematch_on_another_day(tmp_path: Path) -> None:
    """It is written down which table it is, and the same link opens it."""
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first:
            first.concede()
            again = first.rematch()
            assert again.secret == made.places[0].secret
    with here(tmp_path) as server, server.seat(made, 1) as second:
        assert second.rematch().table == again.table
        later = Made(again.table, [Place("", "", made.places[1].secret)], "", "")
        with server.seat(later) as seat:
            assert seat.hello.seat == 0
            assert seat.hello.commitment != second.hello.commitment
