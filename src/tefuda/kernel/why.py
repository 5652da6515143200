"""Why a card cannot be chosen now.

The question is put once more, to a copy of the game that takes notes: whatever keeps a card out of
the options says so (`hinder`) at the very place that decides it. So there is no second set of rules
that could say something else.
"""

from __future__ import annotations

from typing import NamedTuple

from tefuda.kernel.card import Card
from tefuda.kernel.decision import Decision
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.notes import Hindrance, Notes


class Reason(NamedTuple):
    """Why a card cannot do something, as a seat may know it."""

    reason: str
    clause: str
    act: str = ""  # what it cannot do, "" for anything
    n: int = 0  # how much is missing
    card: str = ""  # the number of the card whose doing it is
    handle: str = ""  # and where it lies


def hinder(
    game: Game, card: Card, act: str, reason: str, clause: str, n: int = 0, source: int = 0
) -> bool:
    """Note that a card cannot do this and why, if anybody wants to know; always False."""
    if game.notes is not None:
        game.notes.rows.append(Hindrance(card.id, act, reason, clause, n, source))
    return False


def barred(game: Game, card: Card, act: str, clause: str = "") -> bool:
    """The same where an effect forbids it that `banned` or `forbidden` has just found."""
    notes = game.notes
    if notes is not None:
        clause = clause or game.rules.cites["prohibited"]
        notes.rows.append(Hindrance(card.id, act, "forbidden", clause, 0, notes.culprit))
    return False


def why(
    game: Game, seat: int, handle: str, every: bool = False, shut: bool = False
) -> list[Reason]:
    """Why a seat cannot choose the card that it knows by this handle; nothing if it can, unless
    every act is asked about that it cannot do. In a window that is `shut` nobody is asked."""
    result = game.result
    if result is not None:
        return [Reason("over", result.clause)]
    decision = game.decision
    if decision is None or decision.seat != seat or shut:
        return [Reason("waits", game.rules.cites["waits"])]
    can: list[str] = []
    for option in decision.options:
        for id in (option.card, option.other):
            if id and game.name(id, seat) == handle:
                can.append(option.verb)
    if can and not every:
        return []
    found: list[Reason] = []
    for row in _noted(game, decision):
        if row.act not in can and game.name(row.card, seat) == handle:
            reason = _told(game, seat, row)
            if reason not in found:
                found.append(reason)
    if found or can:
        return found
    whose = SEAT_MARKS.index(handle[0])
    word = "not-asked-for" if decision.source or whose == seat else "theirs"
    return [_told(game, seat, Hindrance(0, "", word, decision.clause, 0, decision.source))]


def _noted(game: Game, decision: Decision) -> list[Hindrance]:
    """What the step notes that has asked, when it asks again."""
    frame = game.stack[-1]
    if game.loop is not None or frame.pc == 0:
        return []
    copy = game.clone()
    copy.log = None
    copy.watching = False
    copy.decision = None
    copy.stale = True
    copy.notes = Notes()
    again = copy.stack[-1]
    step = again.steps[again.pc - 1]
    copy.clause = step.clause
    step.run(copy, again)
    # A step that has gone on since it asked does not ask the same again; then there are no notes.
    return copy.notes.rows if copy.keys() == game.keys() else []


def _told(game: Game, seat: int, row: Hindrance) -> Reason:
    """A note as a seat may read it: a card that it cannot see is not named."""
    source = game.last(row.source)
    if source is None or not game.can_see(source, seat):
        return Reason(row.reason, row.clause, row.act, row.n)
    return Reason(
        row.reason, row.clause, row.act, row.n, source.printed.number, game.name(source.id, seat)
    )
