"""`tefuda admin`, `/metrics` and the log: what whoever runs a server needs."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest

from tefuda.cli.admin import close, export, list_tables, vacuum
from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.match import Match
from tefuda.records import read
from tefuda.server.logs import Lines
from tests.server.tables import here, refusal, take_turns


def test_list_export_close_and_vacuum(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    list_tables(data=tmp_path)
    assert "There are no tables." in capsys.readouterr().out
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 20)
        # While the server runs.
        list_tables(data=tmp_path, json=True)
        (one,) = json.loads(capsys.readouterr().out)
        assert one["table"] == made.table
        assert one["rows"] >= 20
        assert not one["over"]
        export(made.table, tmp_path / "record.json", data=tmp_path)
        assert len(Match.from_record(read(tmp_path / "record.json")).keys) >= 20
    close(made.table, data=tmp_path)
    vacuum(data=tmp_path)
    with pytest.raises(TefudaError, match="there is no table"):
        close(made.table, data=tmp_path)
    with pytest.raises(TefudaError, match="there is no table"):
        export(made.table, tmp_path / "x", data=tmp_path)


def test_a_table_that_was_closed_while_somebody_sits_there(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 3)
            close(made.table, data=tmp_path)
            assert "no such table" in refusal(first, first.concede)
    list_tables(data=tmp_path)


def test_metrics(tmp_path: Path) -> None:
    with here(tmp_path) as server:
        made = server.make(GAMES[0], "person", "open")
        with server.seat(made, 0) as first, server.seat(made, 1) as second:
            take_turns(first, second, 5)
            text = server.http.get("/metrics").text
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) .+|tefuda_[a-z_]+(\{le="[^"]+"\})? [0-9.]+', line), line
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert int(values["tefuda_connections"]) == 2
    assert int(values["tefuda_tables_made_total"]) == 1
    assert int(values["tefuda_choice_seconds_count"]) == 5
    assert int(values["tefuda_rows_total"]) >= 7


def test_a_line_of_the_log() -> None:
    record = logging.LogRecord("tefuda.server", logging.ERROR, "", 0, "it %s", ("failed",), None)
    record.table = "t"
    line = json.loads(Lines().format(record))
    assert (line["level"], line["text"], line["table"]) == ("error", "it failed", "t")
    assert line["at"].endswith("Z")
