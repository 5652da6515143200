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


class Customs:
    """Points on which editions differ that are not steps of a procedure.

    The defaults are those of the current One Piece edition; each names its clause there.
    """

    def __init__(
        self,
        tokens_when_met: bool = True,
        source_must_stay: bool = True,
        used_once_paid: bool = True,
        highest_base: bool = True,
        losing_together_draws: bool = False,
        trigger_needs_hand: bool = True,
        keywords_need_attack: bool = True,
        players_act_together: bool = False,
    ) -> None:
        # Token conditions must hold when a timing is met, not only on activation (8-3-2-3).
        self.tokens_when_met = tokens_when_met
        # A triggered ability whose card has moved is not activated (8-1-3-1-3).
        self.source_must_stay = source_must_stay
        # Once per turn is used up even if the payment breaks off (10-2-13-5).
        self.used_once_paid = used_once_paid
        # Of several base values set, the highest applies, not the latest (4-9-2-1).
        self.highest_base = highest_base
        # Players who lose at one moment draw, instead of both losing (9-2-1).
        self.losing_together_draws = losing_together_draws
        # Life that cannot be added to the hand cannot use its [Trigger] (4-6-3-1).
        self.trigger_needs_hand = trigger_needs_hand
        # Keywords about damage speak of attacks only (10-1-2-1, 10-1-3-1).
        self.keywords_need_attack = keywords_need_attack
        # Both players told to act do so at one moment, not the turn player first (1-3-10).
        self.players_act_together = players_act_together


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
        customs: Customs | None = None,
        later_words: dict[str, str] | None = None,
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
        self.customs = customs or Customs()
        # Keywords this edition does not know yet, and since which one they exist.
        self.later_words: dict[str, str] = later_words or {}

    def changed(
        self,
        edition: str,
        procedures: list[AnyProcedure],
        customs: Customs,
        later_words: dict[str, str],
    ) -> Rulebook:
        """Another edition: these procedures and customs instead, everything else the same."""
        mine = {p.name: p for p in procedures}
        return Rulebook(
            self.game,
            edition,
            self.zones,
            self.pools,
            self.stats,
            list(self.keywords),
            list(self.acts),
            list(self.events),
            self.zone_words,
            [mine.get(name, old) for name, old in self.procedures.items()],
            self.turn_bonus,
            self.leaving,
            self.emptied,
            self.derive,
            customs,
            later_words,
        )

    def prepare(self, printed: Printed) -> Printed:
        """Sort a printed card's abilities for this game's words."""
        printed.index(self.keywords, self.events, self.zone_words)
        return printed
