"""Tables over the wire: whole games, seats and their secrets, undoing, coming back."""

from __future__ import annotations

from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import msgspec
import pytest

from tefuda.client import RefusedByServer, Seat, asked
from tefuda.decks import house_decks, write
from tefuda.games import GAMES
from tefuda.kernel.save import digest
from tefuda.language import LANGUAGES
from tefuda.server import hall
from tefuda.server.course import Snapshot
from tefuda.server.refusal import RefusedError
from tefuda.server.setup import read
from tefuda.server.store import Row
from tefuda.server.table import Table
from tefuda.wire.messages import Again
from tefuda.wire.tables import Made, Place
from tests.server.tables import Here, here, refusal, store_do, take_turns


def play(seat: Seat, choices: int = 3_000) -> int:
    """Play on with the first option that does something; how many choices that took."""
    n = 0
    while n < choices and seat.wait():
        decision = seat.state.decision
        assert decision is not None
        useful = [option for option in decision.options if not option.ends] or decision.options
        seat.choose(useful[n % len(useful)].key)
        n += 1
    return n


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(tmp_path: Path, game: str) -> None:
    with here(tmp_path) as server:
        made = server.make(game)
        with server.seat(made) as seat:
            assert play(seat) > 10
            assert seat.over
            assert seat.events[-1].kind == "end"
            assert seat.state.decision is None
            view = seat.state.view
            assert view.waiting == "nobody"
        # Whoever comes back finds the same.
        with server.seat(made) as later:
            assert later.events == seat.events
            assert later.state.view == view


def test_what_an_option_comes_to(tmp_path: Path) -> None:
    """What is told before a choice is what is there after it, also where a card from the hand is
    shown by it; asking changes nothing."""
    told = {"give": 0, "attack": 0, "play": 0, "counter": 0}
    with here(tmp_path) as server:
        made = server.make("onepiece", "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            with pytest.raises(RefusedByServer) as refused:
                first.foresee("win")
            assert refused.value.code in ("no-option", "not-asked")
            for _ in range(150):
                seat = asked(first, second)
                if seat is None:
                    break
                decision = seat.state.decision
                assert decision is not None
                verbs = [one.verb for one in decision.options]
                first_of = ("play", "counter", "give", "attack")
                wanted = next((verb for verb in first_of if verb in verbs), verbs[-1])
                option = decision.options[verbs.index(wanted)]
                before = values(seat)
                foreseen = seat.foresee(option.key)
                assert values(seat) == before
                state = seat.choose(option.key)
                after = values(seat)
                empty = not (foreseen.changes or foreseen.resources or foreseen.sums)
                if foreseen.sums and state.view.sums:
                    assert foreseen.sums == state.view.sums
                for change in foreseen.changes:
                    assert (before[change.card], after[change.card]) == (
                        change.before,
                        change.after,
                    )
                if wanted in told:
                    told[wanted] += not empty
    assert all(n > 2 for n in told.values()), told


def values(seat: Seat) -> dict[str, str]:
    """What counts in a fight of each card that can be seen."""
    zones = [zone for one in seat.state.view.seats for zone in one.zones.values()]
    return {card.handle: card.value for zone in zones for card in zone.cards if card.number}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_by_link(tmp_path: Path, game: str) -> None:
    with here(tmp_path) as server:
        made = server.make(game, "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            assert len(take_turns(first, second, 60)) > 20
            n = min(len(first.events), len(second.events))
            texts = [[line.clause for line in seat.events[:n]] for seat in (first, second)]
            assert texts[0] == texts[1]


def test_a_game_is_its_rows(tmp_path: Path) -> None:
    """Another server with the same file goes on where the first one stopped."""
    with here(tmp_path) as server:
        made = server.make(GAMES[0])
        with server.seat(made) as seat:
            play(seat, 12)
            seat.wait()
            state = seat.state
            events = seat.events
    with here(tmp_path) as server, server.seat(made) as seat:
        seat.wait()
        assert seat.state.view == state.view
        assert seat.state.decision == state.decision
        assert seat.state.asked == state.asked
        assert seat.events == events
        assert play(seat) > 0


def test_undo_against_a_bot(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0])
        with server.seat(made) as seat:
            assert seat.state.undo == ""
            with pytest.raises(RefusedByServer, match="nothing to undo"):
                seat.undo()
            play(seat, 6)
            seat.wait()
            before, events = seat.state, list(seat.events)
            assert before.decision is not None
            seat.choose(before.decision.options[0].key)
            seat.wait()
            seat.undo()
            assert seat.state.view == before.view
            assert seat.state.decision == before.decision
            assert seat.state.asked > before.asked
            assert seat.events == events
            # An answer to what was asked before it is refused.
            seat.state.asked -= 1
            with pytest.raises(RefusedByServer, match="asked before"):
                seat.choose(before.decision.options[0].key)
    with here(tmp_path) as server, server.seat(made) as seat:
        assert seat.wait()
        assert seat.state.view == before.view
        assert seat.events == events


def test_conceding_and_a_rematch_with_sides_changed(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            with pytest.raises(RefusedByServer, match="when this game is over"):
                first.rematch()
            first.concede()
            assert first.state.view.winners == [1]
            while not second.over:
                second.next_state()
            with pytest.raises(RefusedByServer, match="the game is over"):
                second.concede()
            mine, theirs = first.rematch(), second.rematch()
        assert mine.table == theirs.table
        with sit(server, mine) as first, sit(server, theirs) as second:
            assert first.hello.seat == 1
            assert second.hello.seat == 0
            assert first.hello.players[1].deck == made_deck(server, made)


def sit(server: Here, again: Again) -> AbstractContextManager[Seat]:
    return server.seat(Made(again.table, [Place("", "", again.secret)], "", ""))


def made_deck(server: Here, made: Made) -> str:
    with server.seat(made) as seat:
        return seat.hello.players[0].deck


def test_the_right_words_for_wrong_links(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0])
        elsewhere = Made("elsewhere", made.places, "", "")
        with pytest.raises(RefusedByServer, match="no such table"), server.seat(elsewhere):
            pass
        made.places[0].secret = made.places[1].secret or "guess"
        with pytest.raises(RefusedByServer, match="opens no seat"), server.seat(made):
            pass


def test_a_pasted_deck_a_link_and_a_wrong_one(tmp_path: Path) -> None:
    deck = next(iter(house_decks(GAMES[0]).values()))
    with here(tmp_path) as server:
        body = {"game": GAMES[0], "seats": [{"deck": write(deck)}, {"kind": "bot"}]}
        assert server.http.post("/api/tables", json=body).status_code == 201
        cards = ";".join(f"{n}x{number}" for number, n in deck.cards.items())
        link = f"https://cards.example/build?deck={cards}"
        body = {"game": GAMES[0], "seats": [{"deck": link}, {"kind": "bot"}]}
        assert server.http.post("/api/tables", json=body).status_code == 201
        for text, words in (
            ("/etc/passwd", "there is no deck"),
            ("1xTH01-001\n3xTH01-016", "50"),
            ("what\nis this", "line 1"),
        ):
            body = {"game": GAMES[0], "seats": [{"deck": text}, {"kind": "bot"}]}
            answer = server.http.post("/api/tables", json=body)
            assert answer.status_code == 400
            assert words in answer.json()["text"]


def test_a_changed_card_is_noticed(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0])
    data = store_do(tmp_path, lambda store: store.setup(made.table))
    assert data is not None
    setup = read(data)
    with pytest.raises(RefusedError, match="choice 1 of this game is no longer possible"):
        Table("", setup, [Row(0, "win at once")])
    setup.cards = dict.fromkeys(setup.cards, "other")
    with pytest.raises(RefusedError, match="no longer what it was"):
        Table("", setup, [])


def test_a_snapshot_of_another_form_is_not_used(tmp_path: Path) -> None:
    """The rows say all there is."""
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 20)
    data = store_do(tmp_path, lambda store: store.setup(made.table))
    rows = store_do(tmp_path, lambda store: store.rows(made.table))
    assert data is not None
    whole = Table("", read(data), rows)
    kept = msgspec.msgpack.decode(whole.snapshot(), type=Snapshot)
    match = msgspec.msgpack.decode(kept.match)
    assert Table("", read(data), rows, kept).match.keys == whole.match.keys
    for broken in (b"", msgspec.msgpack.encode({**match, "game": {}})):
        again = Table("", read(data), rows, msgspec.structs.replace(kept, match=broken))
        assert digest(again.match.game) == digest(whole.match.game)
        assert again.course.rows == len(rows)


def test_a_format_for_four(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        games = server.http.get("/api/games").json()
        game, edition = next(
            (game["name"], edition["name"])
            for game in games
            for edition in game["editions"]
            if edition["fewest"] <= 4 <= edition["most"]
        )
        made = server.make(game, "person", "bot", "bot", "bot", edition=edition)
        with server.seat(made) as seat:
            play(seat)
            assert len(seat.state.view.seats) == 4
            assert seat.over


def test_two_servers_that_write_the_same_row(tmp_path: Path) -> None:
    """One wins; the other's client is told, and sees the table as it is."""
    with here(tmp_path) as one, here(tmp_path) as two:
        made = one.make(GAMES[0], "person", "open")
        with one.seat(made) as first, one.seat(made, 1) as second:
            at = 0 if first.state.decision is not None else 1
            asked = (first, second)[at]
            with two.seat(made, at) as other:
                assert asked.state.view == other.state.view
                assert asked.state.decision is not None
                keys = [option.key for option in asked.state.decision.options]
                asked.choose(keys[0])
                with pytest.raises(RefusedByServer, match="asked before"):
                    other.choose(keys[-1])
                while other.state.asked < asked.state.asked:
                    other.next_state()
                assert other.state.view == asked.state.view


def test_a_table_with_people_stays_at_hand_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that nobody sits at are put away; seats of one table are never at two of it."""
    monkeypatch.setattr(hall, "KEPT", 1)
    with here(tmp_path) as server, ExitStack() as stack:
        tables = [server.make(GAMES[0], "person", "open") for _ in range(4)]
        pairs = [
            [stack.enter_context(server.seat(made, seat)) for seat in (0, 1)] for made in tables
        ]
        for first, second in pairs:
            assert len(take_turns(first, second, 6)) == 6
            assert first.state.view.turn == second.state.view.turn
        for _ in range(3):  # nobody stays at these
            with server.seat(server.make(GAMES[0])):
                pass
        counts = server.http.get("/metrics").text
        assert "tefuda_tables 6\n" in counts  # of seven; the last two are not forgotten at once
        for first, second in pairs:
            assert len(take_turns(first, second, 2)) == 2


def test_a_refusal_is_in_the_readers_language(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0])
        told = {}
        for lang in LANGUAGES:
            with server.seat(made, lang=lang) as seat, pytest.raises(RefusedByServer) as refused:
                seat.choose("fly away")
            told[lang] = str(refused.value)
        assert len({*told.values()}) == 3
        assert "選択肢" in told["ja"]
        assert "選項" in told["zh-Hant"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_is_told_why_a_card_cannot_be_chosen(tmp_path: Path, lang: str) -> None:
    with here(tmp_path) as server:
        made = server.make("onepiece", watch="link")
        with server.seat(made, 0, lang) as seat, server.seat(made, -1, lang) as watcher:
            assert seat.wait()
            asked = seat.state.asked
            (reason,) = seat.why("B.L")
            assert reason.text.isascii() == (lang == "en")
            assert reason.clause
            assert seat.state.asked == asked
            assert "A.C9" in refusal(seat, lambda: seat.why("A.C9"))
            assert refusal(watcher, lambda: watcher.why("B.L"))


def test_hints_are_for_games_against_bots(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        with server.seat(server.make("onepiece")) as seat:
            assert seat.wait()
            decision = seat.state.decision
            assert decision is not None
            tips = seat.hint()
            assert {tip.key for tip in tips} <= {option.key for option in decision.options}
            assert sorted((tip.rate for tip in tips), reverse=True) == [tip.rate for tip in tips]
            assert all(tip.text for tip in tips)
            assert tips
            seat.choose(tips[0].key)
        made = server.make("onepiece", "person", "open")
        with server.seat(made, 0) as one, server.seat(made, 1) as other:
            for seat in (one, other):
                assert "bots" in refusal(seat, seat.hint)
