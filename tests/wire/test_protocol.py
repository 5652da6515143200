"""The page on the wire describes the wire there is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from tefuda.wire import FromClient, FromServer, decode_client, decode_server, encode
from tefuda.wire.tables import Made, NewTable, OpenTable, SeatRecord
from tests.server.tables import here

PAGE = Path(__file__).parents[2] / "docs" / "PROTOCOL.md"
SERVER = Path(__file__).parents[2] / "src" / "tefuda" / "server"


def examples(kind: str) -> list[str]:
    return re.findall(rf"```json {kind}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def tags(union: Any) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(union)}


def test_every_message_has_an_example_that_is_one() -> None:
    found: dict[str, set[str]] = {"client": set(), "server": set()}
    for text in examples("client"):
        client = decode_client(text)
        assert json.loads(encode(client)) == json.loads(text)
        found["client"].add(json.loads(text)["type"])
    for text in examples("server"):
        server = decode_server(text)
        assert json.loads(encode(server)) == json.loads(text)
        found["server"].add(json.loads(text)["type"])
    assert found == {"client": tags(FromClient), "server": tags(FromServer)}


def test_the_examples_over_http() -> None:
    (wanted,) = examples("new-table")
    assert msgspec.json.decode(wanted, type=NewTable).game
    for kind, type in (("made", Made), ("open-table", OpenTable), ("seat-record", SeatRecord)):
        (text,) = examples(kind)
        assert json.loads(encode(msgspec.json.decode(text, type=type))) == json.loads(text)


def test_the_examples_are_understood_by_a_server(tmp_path: Path) -> None:
    """Every message of the page is sent to a table made by the page's own example."""
    with here(tmp_path) as server:
        (wanted,) = examples("new-table")
        answer = server.http.post("/api/tables", content=wanted)
        assert answer.status_code == 201
        made = msgspec.json.decode(answer.content, type=Made)
        with server.raw(made.table) as session:
            for text in examples("client"):
                message = json.loads(text)
                if message["type"] == "join":
                    message["secret"] = made.places[0].secret
                session.send_text(json.dumps(message))
                session.send_text('{"type": "ping", "n": 9}')
                while (heard := json.loads(session.receive_text()))["type"] != "pong":
                    assert heard.get("code") != "unreadable", text
                    decode_server(json.dumps(heard))


def test_every_refusal_is_named() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(SERVER.glob("*.py")))
    used = set(re.findall(r'RefusedError\(\s*"([a-z-]+)"', code)) | {"failed"}
    assert len(used) > 10
    for one in used:
        assert f"`{one}`" in PAGE.read_text(encoding="utf-8"), one
