"""The wire for programs that are not written in Python."""

from __future__ import annotations

from typing import Any

import msgspec

from tefuda.wire.messages import VERSION, FromClient, FromServer
from tefuda.wire.study import ALONE
from tefuda.wire.tables import GameInfo, Made, NewTable, OpenTable, PrintedCard, SeatRecord


def schema() -> dict[str, Any]:
    """JSON Schema of every message."""
    alone = [NewTable, Made, OpenTable, GameInfo, PrintedCard, SeatRecord, *ALONE]
    roots = [FromClient, FromServer, *alone]
    names = ["FromClient", "FromServer", *(one.__name__ for one in alone)]
    tops, parts = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    unions = {name: top for name, top in zip(names, tops, strict=True) if "$ref" not in top}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tefuda wire",
        "version": VERSION,
        "$defs": {**unions, **parts},
    }
