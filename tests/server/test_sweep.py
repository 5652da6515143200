"""When memory is looked through for what refers to itself in circles."""

from __future__ import annotations

import asyncio
import gc
import itertools
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tefuda.server import sweep

ALL, NEW = 2, 0  # what is looked through, as Python numbers it


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    gc.enable()


def sweeps(
    minutes: int, rows: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[float, int]]:
    """The minutes at which something is looked through, and what."""
    now = 0.0
    found: list[tuple[float, int]] = []

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds / 60
        if round(now, 6) > minutes:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(gc, "collect", lambda what=ALL: found.append((round(now, 6), what)))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(sweep.sweep(rows))
    return found


def wholly(found: list[tuple[float, int]]) -> list[float]:
    return [minute for minute, what in found if what == ALL]


def test_when_nothing_happens_at_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wholly(sweeps(20, lambda: 7, monkeypatch)) == [5, 10, 15, 20]


def test_not_while_something_happens_but_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wholly(sweeps(250, itertools.count().__next__, monkeypatch)) == [120, 240]


def test_in_the_first_quiet_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = itertools.chain(range(9), itertools.repeat(8))
    assert wholly(sweeps(13, rows.__next__, monkeypatch)) == [9]


def test_what_is_new_is_looked_through_every_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    found = sweeps(2, lambda: 0, monkeypatch)
    assert Counter(what for _, what in found) == {NEW: 2 * 29}
    assert not gc.isenabled()
