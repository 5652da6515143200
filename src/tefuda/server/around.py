"""What is told of a table beside its game: who is there, clocks, wishes, what was said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tefuda.kernel.game import SEAT_MARKS
from tefuda.language import language
from tefuda.prose import window_words
from tefuda.wire.messages import Around, Clock, Passing, Proposal, Said

if TYPE_CHECKING:
    from tefuda.server.table import Table

LOW = 10.0  # seconds before the end of its time at which a seat is warned


def around(table: Table, seat: int, lang: str, now: float) -> Around:
    """What one reader is told beside the game."""
    course = table.course
    words = language(lang, table.setup.game)
    told = Around(
        adjourned=course.adjourned,
        bots=sorted(course.replaced),
        muted=seat in course.muted,
        said=[Said(n, who, name, words.say(f"phrase.{name}")) for n, who, name in course.said],
        passing=[
            Passing(kind, number, window_words(kind, number, table.match.catalog, lang))
            for kind, number in course.passing.get(seat, [])
        ],
        ended=course.ended,
        seed=str(table.setup.seed) if table.match.over else "",
    )
    if table.keeps_presence:
        seats = range(len(table.setup.chairs))
        told.here = [s in course.here or s not in table.people for s in seats]
    if table.setup.terms.decision:
        told.clocks = [_clock(table, one, seat, now) for one in range(len(course.banks))]
    wish = course.wish
    if wish is not None:
        choice = course.by[wish.to] if wish.what == "undo" else None
        told.proposal = Proposal(
            wish.what,
            wish.seat,
            words.say(f"proposal.{wish.what}", who=SEAT_MARKS[wish.seat]),
            choice.turn if choice else 0,
            choice.event if choice else 0,
            sorted(wish.agreed),
            seat in table.others(wish.seat) and seat not in wish.agreed,
        )
    return told


def _clock(table: Table, seat: int, viewer: int, now: float) -> Clock:
    """Another seat's clock does not tell whether it runs: that may tell what it holds."""
    clock = Clock(round(table.course.banks[seat], 1))
    deadline = table.deadline()
    if seat == viewer == table.match.seat and deadline is not None:
        clock.left = round(max(deadline - now, 0.0), 1)
        clock.low = deadline - now <= LOW
    return clock
