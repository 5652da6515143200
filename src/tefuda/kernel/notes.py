"""What keeps cards out of a question, written down for whoever asks why (see kernel.why)."""

from __future__ import annotations


class Hindrance:
    """A card cannot do something."""

    def __init__(
        self, card: int, act: str, reason: str, clause: str, n: int = 0, source: int = 0
    ) -> None:
        self.card = card
        self.act = act  # the verb of the option it would be
        self.reason = reason
        self.clause = clause
        self.n = n  # how much is missing, where that is the reason
        self.source = source  # the card whose doing it is


class Notes:
    """The hindrances that were met, and which card forbids what."""

    def __init__(self) -> None:
        self.rows: list[Hindrance] = []
        self.blamed: dict[str, int] = {}  # by the card and the word for what it cannot do
        self.culprit = 0  # the card whose prohibition was found last

    def blame(self, card: int, word: str, source: int) -> None:
        self.blamed[f"{card} {word}"] = source
