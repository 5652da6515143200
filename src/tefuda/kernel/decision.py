"""The one form of decision: one seat picks one of a finite list of options."""

from __future__ import annotations


class Option:
    """One thing a seat may do. Its key (see Game.key) is the same in records, logs, tests and on
    the wire. `card` and `other` are card ids, `n` a number or an index into the step's own list."""

    def __init__(self, verb: str, card: int = 0, other: int = 0, n: int = 0) -> None:
        self.verb = verb
        self.card = card
        self.other = other
        self.n = n


class Decision:
    """What the game waits for."""

    def __init__(
        self,
        seat: int,
        kind: str,
        clause: str,
        options: list[Option],
        source: int = 0,
        purpose: str = "",
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.clause = clause
        self.options = options
        self.source = source  # the card whose effect asks, if one does
        self.purpose = purpose  # what will be done with the cards chosen: ko, pay, ...
