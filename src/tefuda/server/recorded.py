"""Recorded games that somebody sends: to be looked at, and to be gone on with at a table."""

from __future__ import annotations

import functools
import secrets
from typing import Any

import msgspec

from tefuda.bots import make_bot
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.match import Match
from tefuda.records import check
from tefuda.server.setup import Chair, Setup, cards_of, digest, made_of, terms_of
from tefuda.server.store import Row
from tefuda.wire.tables import Made, NewTable

KEPT = 8  # that are kept at hand


@functools.lru_cache(KEPT)
def _match(data: bytes) -> tuple[Match, list[int], list[int]]:
    record = msgspec.json.decode(data)
    match = Match.from_record(record, cards_of(record["game"]))
    turns: list[int] = []
    happened: list[int] = []
    again = match.clone()
    again.rewind(0)
    for n, key in enumerate(match.keys):
        while len(turns) < again.game.turn:
            turns.append(n)
        happened.append(again.happened)
        again.choose(key)
    return match, turns, [*happened, again.happened]


def recorded(record: dict[str, Any]) -> tuple[Match, list[int], list[int]]:
    """The game of a record, played to its end, the choice with which each turn begins, and how
    much had happened after so many choices."""
    check(record, "this")
    return _match(msgspec.json.encode(record))


def branch(wanted: NewTable, now: float) -> tuple[Setup, Made, list[Row]]:
    """A table at which a recorded game goes on, and the rows of what was chosen before. Its seed
    is known, and so is what will be left to chance."""
    assert wanted.record is not None
    match, _, _ = recorded(wanted.record)
    if len(wanted.seats) != len(match.decks):
        raise TefudaError(f"the recorded game has {len(match.decks)} seats")
    then = match.clone()
    then.rewind(min(wanted.at, len(match.keys)))
    if then.over:
        raise TefudaError("the game is over there; go on from an earlier moment")
    for sitter in wanted.seats:
        if sitter.kind == "bot":
            make_bot(sitter.bot)  # says which there are
    given = ["" if sitter.kind == "bot" else secrets.token_urlsafe(18) for sitter in wanted.seats]
    chairs = [
        Chair(sitter.kind, sitter.name, sitter.bot, digest(secret), deck.title, deck.cards)
        for sitter, deck, secret in zip(wanted.seats, match.decks, given, strict=True)
    ]
    record = match.record()
    watch = "" if wanted.watch == "nobody" else secrets.token_urlsafe(18)
    terms = terms_of(wanted)
    terms.by_hand = match.catalog.hands
    setup = Setup(
        record["game"],
        record["edition"],
        match.seed,
        chairs,
        record["cards"],
        match.game.windows != (),
        terms,
        digest(watch) if watch else "",
    )
    rows: list[Row] = []
    again = match.clone()
    again.rewind(0)
    for key in then.keys:
        conceding = key.startswith("concede ")
        seat = SEAT_MARKS.index(key[8:]) if conceding else again.seat
        rows.append(Row(max(seat, 0), key, now))
        again.choose(key)
    return setup, made_of(setup, given, watch), rows
