"""A rulebook: what a game, in one edition and format, tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tefuda.kernel.card import Card
from tefuda.kernel.printed import Printed
from tefuda.kernel.procedure import AnyProcedure

if TYPE_CHECKING:
    from tefuda.kernel.game import Game


class Zone:
    """A zone every seat has one of.

    visible: "all" (open), "owner" (a hand), "none" (a deck). On the `field`, cards have an
    orientation and their abilities work. `capacity` 0 means no limit; from a `fixed` zone no
    card ever leaves.
    """

    def __init__(
        self,
        name: str,
        mark: str,
        visible: str,
        field: bool = False,
        capacity: int = 0,
        fixed: bool = False,
    ) -> None:
        self.name = name
        self.mark = mark  # its letter or word in option keys
        self.visible = visible
        self.field = field
        self.capacity = capacity
        self.fixed = fixed


class Rulebook:
    """Zones, pools, words, procedures and the few questions a kernel must ask a game."""

    def __init__(
        self,
        game: str,
        edition: str,
        zones: list[Zone],
        pools: list[str],
        stats: list[str],
        keywords: list[str],
        acts: list[str],
        events: list[str],
        zone_words: dict[str, tuple[int, ...]],
        procedures: list[AnyProcedure],
        turn_bonus: Callable[[Game, Card], int],
        leaving: Callable[[Game, Card], None],
        emptied: Callable[[Game, int], None],
        derive: Callable[[Game], None],
    ) -> None:
        self.game = game
        self.edition = edition
        self.zones = zones
        self.pools = pools
        self.stats = stats
        self.keywords = {word: 1 << i for i, word in enumerate(keywords)}
        self.acts = {word: 1 << i for i, word in enumerate(acts)}
        self.events = {word: 1 << i for i, word in enumerate(events)}
        self.stat_index = {word: i for i, word in enumerate(stats)}
        self.zone_words = zone_words
        self.field_zones: list[int] = [i for i, zone in enumerate(zones) if zone.field]
        self.on_field: list[bool] = [zone.field for zone in zones]
        self.procedures: dict[str, AnyProcedure] = {p.name: p for p in procedures}
        # What stat 0 (power) gains from tokens and the like (One Piece 6-5-5-2).
        self.turn_bonus = turn_bonus
        # What happens to things on a card that leaves the field (One Piece 6-5-5-4).
        self.leaving = leaving
        # A deck has just run out: rule processing at once (One Piece 9-1-2).
        self.emptied = emptied
        # Work out what the cards' values are just now.
        self.derive = derive

    def prepare(self, printed: Printed) -> Printed:
        """Sort a printed card's abilities for this game's words."""
        printed.index(self.keywords, self.events, self.zone_words)
        return printed
