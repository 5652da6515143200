"""A card in a game. A card that changes zones becomes a new card, so this object lives only
as long as it stays where it is; what it was when it left is its last-known information."""

from __future__ import annotations

from tefuda.abilities.nodes import Ability
from tefuda.kernel.lasting import Ban
from tefuda.kernel.printed import Printed


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
        self.used_turn = 0  # ... on this turn
        self.under: list[Card] = []  # cards stacked beneath it, the uppermost last
        self.over = 0  # the card it is stacked beneath
        # What the rules make of it just now (see values.derive).
        self.plain = True  # its values are the printed ones
        self.base: list[int] = []
        self.stats: list[int] = []
        self.keywords = 0
        self.forbidden = 0
        self.allowed = 0
        self.negated = False
        self.granted: list[Ability] = []
        self.marks: list[tuple[str, str]] = []  # names, traits, attributes, colours gained
        self.limits: list[Ban] = []  # prohibitions that depend on who or what does it

    def copy(self) -> Card:
        new = Card(self.id, self.printed, self.owner, self.seat, self.zone)
        new.slot = self.slot
        new.rested = self.rested
        new.face_up = self.face_up
        new.tokens = self.tokens
        new.damage = self.damage
        new.turn = self.turn
        new.used = self.used
        new.used_turn = self.used_turn
        new.over = self.over
        if self.under:
            new.under = self.under[:]
        # Derived lists are replaced, never changed in place, so clones may share them.
        new.plain = self.plain
        new.base = self.base
        new.stats = self.stats
        new.keywords = self.keywords
        new.forbidden = self.forbidden
        new.allowed = self.allowed
        new.negated = self.negated
        new.granted = self.granted
        new.marks = self.marks
        new.limits = self.limits
        return new
