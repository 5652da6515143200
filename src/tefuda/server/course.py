"""All that the rows of a table say beside its match, as plain data that is kept in snapshots."""

from __future__ import annotations

import msgspec


class Choice(msgspec.Struct, array_like=True):
    """One choice of the match."""

    seat: int
    number: int  # of the seat's decision, as it was asked
    event: int  # how much had happened before it
    turn: int
    shut: bool  # it was never put to its seat: nothing could be chosen, or it passed by itself


class Wish(msgspec.Struct, array_like=True):
    """What somebody asks the others for."""

    what: str
    seat: int
    to: int  # choices that are left, where something is to be undone
    agreed: list[int]


class Course(msgspec.Struct):
    """All that rows say beside the match itself."""

    rows: int = 0
    undone: int = 0
    asked: dict[int, int] = {}  # choices of each seat that are written down
    by: list[Choice] = []  # the choices of the match
    arrived: list[int] = []  # seats at which somebody has sat
    here: list[int] = []  # ... and sits
    left: dict[int, float] = {}  # when a seat was left
    replaced: list[int] = []  # seats that a bot has taken over
    banks: list[float] = []
    since: float = 0.0  # when the present decision was put
    wish: Wish | None = None
    refused: dict[int, int] = {}  # how many choices there were when a seat was told no
    muted: list[int] = []
    said: list[tuple[int, int, str]] = []  # number, seat, phrase
    adjourned: bool = False
    passing: dict[int, list[tuple[str, str]]] = {}
    next: str = ""  # the table of the rematch
    ended: str = ""


class Snapshot(msgspec.Struct):
    """Where a table stood after some rows, for a process of the same version."""

    version: str
    course: Course
    match: bytes
