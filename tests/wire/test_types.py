"""The page's types are those of the wire."""

from __future__ import annotations

from scripts.wire_types import PATH, types


def test_the_types_are_current() -> None:
    assert PATH.read_text(encoding="utf-8") == types(), "run: make web-types"
