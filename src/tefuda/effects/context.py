"""The standpoint from which an ability is read: whose it is, which card bears it, and what its
statements have chosen so far."""

from __future__ import annotations

from typing import Any

from tefuda.kernel.card import NO_NUMBERS
from tefuda.kernel.save import CONTEXTS


class Context:
    """Plain data; ids, never cards. Its lists are replaced, never changed in place, so that
    copies share them."""

    def __init__(self, seat: int, source: int, subject: int = 0) -> None:
        self.seat = seat
        self.source = source
        self.subject = subject  # the card the timing is about
        # The cards last chosen or acted on; before that, the one the timing is about.
        self.it: list[int] = [subject] if subject else NO_NUMBERS
        self.looked: list[int] = NO_NUMBERS  # the cards being looked at
        self.moved: list[int] = NO_NUMBERS  # the cards that its statements have moved so far
        self.done = 0  # how many the last statement acted on
        # Whether everything that the sentence has said so far was done, and in full.
        self.full = True
        self.declared = 0  # the number last named
        self.later = False  # put off until now: a source that moved meanwhile is another card

    def copy(self) -> Context:
        new = Context(self.seat, self.source, self.subject)
        new.it = self.it
        new.looked = self.looked
        new.moved = self.moved
        new.done = self.done
        new.full = self.full
        new.declared = self.declared
        new.later = self.later
        return new

    def to_data(self) -> list[Any]:
        return [
            self.seat, self.source, self.subject, self.it, self.looked, self.done, self.full,
            self.later, self.declared, self.moved,
        ]  # fmt: skip


def from_data(data: list[Any]) -> Context:
    context = Context(data[0], data[1], data[2])
    context.it = list(data[3])
    context.looked = list(data[4])
    context.done = data[5]
    context.full = data[6]
    context.later = data[7]
    context.declared = data[8]
    context.moved = list(data[9])
    return context


CONTEXTS.append(from_data)
