"""What comes from outside is checked: nothing of it changes anything it may not."""

from __future__ import annotations

import gc
import json
import os
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from tefuda.games import GAMES
from tefuda.server.limits import MESSAGE, Limits
from tefuda.wire import VERSION, FromClient, FromServer, Join, decode_client, encode
from tefuda.wire.tables import NewTable, Sitter
from tests.server.tables import FREE, Here, here

EXAMPLES = int(os.environ.get("TEFUDA_FUZZ", "300"))
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
_TEXT = st.text(max_size=200) | st.text('{}[]":,0123456789 typejoinchse', max_size=60)


def _broken(union: Any) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of the wire, from its own types, with something in each that must not be there."""
    shapes = [
        (str(one.__struct_config__.tag), list(one.__struct_fields__)) for one in get_args(union)
    ]

    def message(shape: tuple[str, list[str]]) -> st.SearchStrategy[dict[str, Any]]:
        tag, fields = shape
        filled = st.fixed_dictionaries(
            {"type": st.just(tag)}, optional={name: _JSON for name in fields}
        )
        odd = st.fixed_dictionaries({"type": st.just(tag), "nobody-knows": _JSON})
        return odd | filled.filter(_is_bad)

    return st.sampled_from(shapes).flatmap(message)


def _is_bad(message: dict[str, Any]) -> bool:
    """Whether it would be refused whatever the table is like."""
    try:
        decode_client(json.dumps(message))
    except (msgspec.DecodeError, UnicodeError):
        return True
    return message["type"] in ("join", "choose", "picks")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with here(tmp_path_factory.mktemp("tables")) as found:
        yield found


def ours() -> int:
    """How many of tefuda's own objects there are."""
    gc.collect()
    # Types made in C may have something else for the name of their module.
    return sum(str(type(one).__module__).startswith("tefuda") for one in gc.get_objects())


def heard(session: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.receive_text())
    return answer


def test_bad_messages_get_an_error_and_change_nothing(server: Here) -> None:
    made = server.make(GAMES[0], "person", "person")
    with (
        server.seat(made) as seat,
        server.seat(made, 1) as other,
        server.raw(made.table) as session,
    ):
        session.send_text(encode(Join(VERSION, made.places[0].secret)).decode())
        assert heard(session)["type"] == "hello"
        assert heard(session)["type"] == "state"

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given((_broken(FromClient) | _broken(FromServer) | _JSON).map(json.dumps) | _TEXT)
        def bad(text: str) -> None:
            assume(len(text) <= MESSAGE)  # one that is longer ends the connection, see below
            session.send_text(text)
            assert heard(session)["type"] == "refused"

        for one in (seat, other):
            one.ping()
        before = (seat.state, other.state)
        held = ours()
        bad()
        for one in (seat, other):
            one.ping()
        assert (seat.state, other.state) == before
        assert ours() <= held + 20  # nothing of it is remembered


def test_wishes_out_of_turn(server: Here) -> None:
    made = server.make(GAMES[0], "person", "person")
    with server.seat(made, 0) as first, server.seat(made, 1) as second:
        asked, other = (first, 0), (second, 1)
        if first.state.decision is None:
            asked, other = other, asked
        decision = asked[0].state.decision
        assert decision is not None
        key = decision.options[0].key
        cases = [
            (other[1], {"type": "choose", "decision": 0, "key": key}, "not-asked"),
            (asked[1], {"type": "choose", "decision": 1, "key": key}, "stale"),
            (asked[1], {"type": "choose", "decision": 0, "key": "win"}, "no-option"),
            (asked[1], {"type": "choose", "decision": 0, "key": "concede A"}, "no-option"),
            (asked[1], {"type": "choose", "decision": 0, "key": "undo 0"}, "no-option"),
            (asked[1], {"type": "rematch"}, "not-over"),
            (asked[1], {"type": "join", "version": VERSION, "secret": "x"}, "joined"),
        ]
        for at, message, code in cases:
            with server.raw(made.table) as session:
                session.send_text(encode(Join(VERSION, made.places[at].secret)).decode())
                heard(session), heard(session)
                session.send_text(json.dumps(message))
                assert heard(session)["code"] == code


def test_who_does_not_join_is_shown_out(server: Here) -> None:
    made = server.make(GAMES[0])
    for text, code in (
        ('{"type":"ping"}', "not-joined"),
        ("", "unreadable"),
        (encode(Join(VERSION + 1, made.places[0].secret)).decode(), "version"),
        (encode(Join(VERSION, "guess")).decode(), "no-seat"),
    ):
        with server.raw(made.table) as session:
            session.send_text(text)
            assert heard(session)["code"] == code
            with pytest.raises(WebSocketDisconnect):
                session.receive_text()
    with server.raw(made.table) as session:
        session.send_bytes(b"\x00\xff")
        assert heard(session)["code"] == "unreadable"
        with pytest.raises(WebSocketDisconnect):
            session.receive_text()


def test_too_long_and_too_fast(tmp_path: Path) -> None:
    limits = Limits(messages=(0.001, 5), tables=(0.001, 2), connections=2)
    with here(tmp_path, limits=limits) as server:
        made = server.make(GAMES[0])
        with server.seat(made) as seat:
            for n in range(4):
                seat.ping(n)
            with pytest.raises(Exception, match="too much at once"):
                seat.ping()
        with server.raw(made.table) as session:
            session.send_text("x" * (MESSAGE + 1))
            assert heard(session)["code"] == "too-long"
        with (
            server.seat(made),
            server.seat(made),
            pytest.raises(WebSocketDisconnect),
            server.raw(made.table),
        ):
            pass
        server.make(GAMES[0])
        answer = server.http.post("/api/tables", content=b"{}")
        assert answer.status_code == 429
        assert "wait" in answer.json()["text"]


def test_an_address_makes_only_so_many_tables(tmp_path: Path) -> None:
    wanted = encode(NewTable(GAMES[0], [Sitter(), Sitter("bot")]))
    with here(tmp_path, limits=Limits(daily=(0.0001, 2))) as server:
        bad = server.http.post("/api/tables", content=b"{}").status_code  # is not counted
        made = [server.http.post("/api/tables", content=wanted).status_code for _ in range(3)]
    assert (bad, made) == (400, [201, 201, 429])


def test_bad_tables(server: Here) -> None:
    for body in (
        b"",
        b"[" * 5_000,
        b'{"game":"chess","seats":[{},{}]}',
        json.dumps({"game": GAMES[0], "seats": []}).encode(),
        json.dumps({"game": GAMES[0], "seats": [{}]}).encode(),
        json.dumps({"game": GAMES[0], "seats": [{}, {"kind": "king"}]}).encode(),
        json.dumps({"game": GAMES[0], "seats": [{}, {"kind": "bot", "bot": "deep"}]}).encode(),
        json.dumps({"game": GAMES[0], "edition": "0", "seats": [{}, {}]}).encode(),
        json.dumps({"game": GAMES[0], "seats": [{}, {}], "seed": 1}).encode(),
    ):
        answer = server.http.post("/api/tables", content=body)
        assert answer.status_code == 400, body
        assert answer.json()["text"].endswith(".")
    assert server.http.post("/api/tables", content=b"x" * 300_000).status_code == 413


def test_pages_of_others_are_refused(tmp_path: Path) -> None:
    with here(tmp_path, origins=("https://cards.example",), limits=FREE) as server:
        made = server.make(GAMES[0])
        for origin, fine in (
            ("http://testserver", True),
            ("https://cards.example", True),
            ("https://evil.example", False),
            ("null", False),
        ):
            answer = server.http.get("/api/games", headers={"origin": origin})
            assert (answer.status_code == 200) == fine
            if fine:
                with server.raw(made.table, origin=origin) as session:
                    session.send_text(encode(Join(VERSION, made.places[0].secret)).decode())
                    assert heard(session)["type"] == "hello"
            else:
                with pytest.raises(WebSocketDisconnect), server.raw(made.table, origin=origin):
                    pass


def test_headers_and_pages(tmp_path: Path) -> None:
    static = tmp_path / "static"
    with here(tmp_path / "data", static=static) as server:
        answer = server.http.get("/")
        assert answer.status_code == 503
        assert "make web" in answer.text
        assert server.http.get("/healthz").text == "ok\n"
        assert server.http.get("/readyz").json() == {"tables": 0, "connections": 0}
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>t</title>", encoding="utf-8")
    (static / "assets" / "a.js").write_text("1", encoding="utf-8")
    with here(tmp_path / "data", static=static) as server:
        answer = server.http.get("/")
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "immutable" in server.http.get("/assets/a.js").headers["cache-control"]
        assert server.http.get("/../tables.sqlite").status_code == 404


def test_cards_and_games(server: Here) -> None:
    for game in server.http.get("/api/games").json():
        assert game["name"] in GAMES
        assert {*game["usual"]} <= {deck["name"] for deck in game["decks"]}
    answer = server.http.get(f"/api/games/{GAMES[0]}/cards/TH01-001?lang=ja")
    assert answer.json()["text"]
    for path in ("chess/cards/X", f"{GAMES[0]}/cards/X", f"{GAMES[0]}/cards/TH01-001?lang=xx"):
        answer = server.http.get(f"/api/games/{path}")
        assert answer.status_code == 404
        assert answer.json()["type"] == "refused"
