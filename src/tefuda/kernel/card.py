"""A card in a game. A card that changes zones becomes a new card, so this object lives only
as long as it stays where it is; what it was when it left is its last-known information."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import Ability
from tefuda.kernel.lasting import Ban
from tefuda.kernel.printed import Printed

# What most cards have nothing of. Lists on cards are replaced, never changed in place, so that all
# cards without share one.
NO_CARDS: Final[list[Card]] = []
NO_NUMBERS: Final[list[int]] = []
NO_ABILITIES: Final[list[Ability]] = []
NO_MARKS: Final[list[tuple[str, str]]] = []
NO_LIMITS: Final[list[Ban]] = []
NO_NOTES: Final[list[tuple[int, int, int]]] = []


class Card:
    """One physical card for the time it spends in one zone.

    Off the field a card object never changes, so clones of a game share it.
    """

    def __init__(self, id: int, printed: Printed, owner: int, seat: int, zone: int) -> None:
        self.id = id
        self.printed = printed
        self.owner = owner
        self.seat = seat  # whose card it is now (its master)
        self.zone = zone
        self.slot = 0
        self.rested = False
        self.face_up = False
        self.tokens = 0  # token cards given to it
        self.damage = 0
        self.turn = 0  # the turn on which it came here
        self.used = 0  # which of its once-per-turn abilities were used ...
        self.spent: list[int] = NO_NUMBERS  # ... and of those it was given, by number ...
        self.used_turn = 0  # ... on this turn
        self.under: list[Card] = NO_CARDS  # cards stacked beneath it, the uppermost last
        self.over = 0  # the card it is stacked beneath
        # What the rules make of it just now (see values.derive).
        self.plain = True  # its values are the printed ones
        self.base: list[int] = NO_NUMBERS
        self.stats: list[int] = NO_NUMBERS
        self.keywords = 0
        self.forbidden = 0
        self.allowed = 0
        self.negated = False
        self.granted: list[Ability] = NO_ABILITIES
        self.given: list[int] = NO_NUMBERS  # a number for each of them, while it has it
        self.marks: list[tuple[str, str]] = NO_MARKS  # names, traits, attributes, colours gained
        self.notes: list[tuple[int, int, int]] = NO_NOTES  # stat, how much, from which card
        self.limits: list[Ban] = NO_LIMITS  # prohibitions that depend on who or what does it
        self.look: object = None  # how it was last seen (see kernel.view)

    def copy(self) -> Card:
        new = Card(self.id, self.printed, self.owner, self.seat, self.zone)
        new.slot = self.slot
        new.rested = self.rested
        new.face_up = self.face_up
        new.tokens = self.tokens
        new.damage = self.damage
        new.turn = self.turn
        new.used = self.used
        new.spent = self.spent
        new.used_turn = self.used_turn
        new.over = self.over
        new.under = self.under
        new.plain = self.plain
        new.base = self.base
        new.stats = self.stats
        new.keywords = self.keywords
        new.forbidden = self.forbidden
        new.allowed = self.allowed
        new.negated = self.negated
        new.granted = self.granted
        new.given = self.given
        new.marks = self.marks
        new.notes = self.notes
        new.limits = self.limits
        new.look = self.look
        return new
