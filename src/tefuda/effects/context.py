"""The standpoint from which an ability is read: whose it is, which card bears it, and what its
statements have chosen so far."""

from __future__ import annotations


class Context:
    """Plain data; ids, never cards."""

    def __init__(self, seat: int, source: int, subject: int = 0) -> None:
        self.seat = seat
        self.source = source
        self.subject = subject  # the card the timing is about
        self.it: list[int] = []  # the cards last chosen or acted on
        self.looked: list[int] = []  # the cards being looked at
        self.done = 0  # how many the last statement acted on
        self.full = True  # whether the last statement was carried out in full

    def copy(self) -> Context:
        new = Context(self.seat, self.source, self.subject)
        new.it = self.it[:]
        new.looked = self.looked[:]
        new.done = self.done
        new.full = self.full
        return new
