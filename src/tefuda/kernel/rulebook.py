"""A rulebook: what a game, in one edition and format, tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tefuda.abilities.nodes import Free, Statement
from tefuda.kernel.card import Card
from tefuda.kernel.printed import Printed
from tefuda.kernel.procedure import AnyProcedure

if TYPE_CHECKING:
    from tefuda.kernel.game import Game

# Of an ability under way (a frame), its statement and the cards this acts on; of a statement and
# a context.
Verb = Callable[["Game", Any, Statement, list[int]], None]
Possible = Callable[["Game", Statement, Any], bool]
Needs = Callable[["Game", Statement, Any], list[Any]]


def _any_card(card: Card, timing: str) -> bool:
    return True


def _only_its_sentence(block: tuple[Statement, ...], at: int) -> int:
    return at


class Zone:
    """A zone every seat has one of.

    visible: "all" (open), "owner" (a hand), "none" (a deck). On the `field` abilities work. Where
    cards are `laid` each has its own place, orientation and values of the moment, as on the field.
    `capacity` 0 means no limit; from a `fixed` zone no card ever leaves; a `vital` one that runs
    out is looked at by the rules at once.
    """

    def __init__(
        self,
        name: str,
        mark: str,
        visible: str,
        field: bool = False,
        capacity: int = 0,
        fixed: bool = False,
        laid: bool = False,
        vital: bool = False,
    ) -> None:
        self.name = name
        self.mark = mark  # its letter or word in option keys
        self.visible = visible
        self.field = field
        self.capacity = capacity
        self.fixed = fixed
        self.laid = laid or field
        self.vital = vital


@dataclass(kw_only=True)
class Customs:
    """Points on which games and editions differ that are not steps of a procedure.

    Every game answers every one of them: nothing here is one game's answer for the others.
    """

    # Token conditions must hold when a timing is met, not only on activation.
    tokens_when_met: bool
    # A triggered ability whose card has moved is not activated.
    source_must_stay: bool
    # Once per turn is used up even if the payment breaks off.
    used_once_paid: bool
    # Of several base values set, the highest applies, not the latest.
    highest_base: bool
    # Players who lose at one moment draw, instead of both losing.
    losing_together_draws: bool
    # Life that cannot be added to the hand cannot use its trigger.
    trigger_needs_hand: bool
    # Keywords about damage speak of attacks only.
    keywords_need_attack: bool
    # Both players told to act do so at one moment, not the turn player first.
    players_act_together: bool
    # A triggered ability waits once, however often its timing is met at one moment.
    once_a_moment: bool
    # Among replacement effects the player whose card is affected chooses.
    affected_player_decides: bool
    # A card that comes out of a continuous ability's reach stays out for the turn.
    out_of_reach_stays_out: bool
    # A card stays in a continuous ability's reach while it fits with what the ability adds.
    reach_is_kept: bool
    # Conditions of triggered abilities are looked at when their timing is met, and only then.
    conditions_when_met: bool
    # "The same colour" is that colour and no other.
    same_colour_alone: bool
    # A cost whose event was replaced by another has been paid.
    replaced_is_paid: bool
    # Conditions about a card that has left look at it as it last was.
    last_known: bool
    # Cards that are moved at one moment have all moved before anything waits for it.
    moved_together: bool
    # Who looks at up to so many cards sees one after the other, and may stop before each.
    looks_one_by_one: bool
    # Triggered and continuous abilities that name an area off the field work there.
    works_apart: bool
    # Numbers change in the order in which effects began, so that one that is set stays only
    # till the next change.
    numbers_in_order: bool
    # An ability about its own card's K.O. is activated at once, while the card is there.
    ko_when_met: bool


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
        verbs: dict[type[Statement], Verb],
        possible: dict[type[Statement], Possible],
        cites: dict[str, str],
        discard: int,
        playable: Callable[[Game, Card, int], bool],
        noticed: Callable[[Game, Card, Card, int], None],
        turn_bonus: Callable[[Game, Card], int],
        leaving: Callable[[Game, Card], None],
        emptied: Callable[[Game, int], None],
        derive: Callable[[Game], None],
        customs: Customs,
        later_words: dict[str, str] | None = None,
        keeps: tuple[tuple[int, int], ...] = (),
        barrier: str = "",
        includes: dict[str, tuple[str, ...]] | None = None,
        foes: Callable[[Game, int], list[int]] | None = None,
        open_kind: str = "",
        replaceable: tuple[str, ...] = (),
        free_seats: Callable[[Game, Free, int], int] | None = None,
        concede: Callable[[Game, int], None] | None = None,
        condition_words: dict[str, str] | None = None,
        needs: dict[type[Statement], Needs] | None = None,
        unmet: Callable[[tuple[Statement, ...], int], int] = _only_its_sentence,
        activates: Callable[[Card, str], bool] = _any_card,
    ) -> None:
        self.game = game
        self.edition = edition
        self.zones = zones
        self.pools = pools
        self.stats = stats
        self.keywords = {word: 1 << i for i, word in enumerate(keywords)}
        self.acts = {word: 1 << i for i, word in enumerate(acts)}
        self.events = {word: 1 << i for i, word in enumerate(events)}
        # Numbers of cards for which this act is forbidden neither rise nor fall.
        self.unboosted: int = self.acts.get("be_boosted", 0)
        self.stat_index = {word: i for i, word in enumerate(stats)}
        self.zone_words = zone_words
        self.field_zones: list[int] = [i for i, zone in enumerate(zones) if zone.field]
        self.on_field: list[bool] = [zone.field for zone in zones]
        self.laid_zones: list[int] = [i for i, zone in enumerate(zones) if zone.laid]
        self.laid: list[bool] = [zone.laid for zone in zones]
        self.vital: list[bool] = [zone.vital for zone in zones]
        self.in_hand: list[bool] = [zone.visible == "owner" and not zone.laid for zone in zones]
        self.procedures: dict[str, AnyProcedure] = {p.name: p for p in procedures}
        # How a statement is carried out, and whether it can be.
        self.verbs = verbs
        self.possible = possible
        # Which cards or tokens a part of a cost needs that only this game knows.
        # Whether a card may be chosen for activating an ability of that timing.
        self.activates = activates
        # Where a text goes on, past this place, after a condition that does not hold.
        self.unmet = unmet
        self.needs: dict[type[Statement], Needs] = needs or {}
        # The clauses of what is not a step: draw, draw_one, reveal, look, ko, win, loop, concede.
        self.cites = cites
        self.discard = discard  # the zone that discarded cards go to
        # Whether an effect of this seat may play the card.
        self.playable = playable
        # A card that was not on the field has gone from where it was to where it is, by an effect
        # of this seat: the game tells the abilities that wait for such moves.
        self.noticed = noticed
        # What stat 0 (power) gains from tokens and the like.
        self.turn_bonus = turn_bonus
        # What happens to things on and under a card that leaves where it was laid.
        self.leaving = leaving
        # A vital zone has just run out: rule processing at once.
        self.emptied = emptied
        # Work out what the cards' values are just now.
        self.derive = derive
        self.customs = customs
        # Keywords this edition does not know yet, and since which one they exist.
        self.later_words: dict[str, str] = later_words or {}
        # Moves from zone to zone that effects on the card survive.
        self.keeps = keeps
        # Words that stand for others as well: having one of those is having this.
        self.includes: dict[str, tuple[str, ...]] = includes or {}
        # Words that stand for a condition about the player's cards in a zone.
        self.condition_words: dict[str, str] = condition_words or {}
        # How many seats for Members are free, where there are such.
        self.free_seats = free_seats
        # The events that replacement effects may replace here; none named: all.
        self.replaceable = replaceable
        # Cards of this kind are known to be such even where they are hidden.
        self.open_kind = open_kind
        # Whom "opponent" means to a seat at a table of more than two, if not everybody.
        self.foes = foes
        # What becomes of the game when a player gives up, if that does not end it.
        self.concede = concede
        # Abilities that wait for something while their card is in hand exist (see prepare).
        self.waits_in_hand = 0
        # Cards with this keyword are not chosen by another player's effects.
        self.barrier_word = barrier
        self.barrier: int = self.keywords[barrier] if barrier else 0

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
            self.game, edition, self.zones, self.pools, self.stats, list(self.keywords),
            list(self.acts), list(self.events), self.zone_words,
            [mine.get(name, old) for name, old in self.procedures.items()],
            self.verbs, self.possible, self.cites, self.discard, self.playable, self.noticed,
            self.turn_bonus, self.leaving, self.emptied, self.derive, customs, later_words,
            self.keeps, self.barrier_word, self.includes, self.foes,
            self.open_kind, self.replaceable, self.free_seats, self.concede,
            self.condition_words, self.needs, self.unmet, self.activates,
        )  # fmt: skip

    def prepare(self, printed: Printed) -> Printed:
        """Sort a printed card's abilities for this game's words."""
        printed.index(self.keywords, self.events, self.zone_words)
        self.waits_in_hand |= printed.waits_in_hand
        for ability in printed.abilities:
            if self.customs.works_apart and ability.zone and ability.kind in ("auto", "continuous"):
                for zone in self.zone_words[ability.zone]:
                    if not self.on_field[zone] and zone not in self.zone_words["hand"]:
                        printed.apart |= 1 << zone
        if printed.back is not None and not printed.awakened:
            self.prepare(printed.back)
        return printed
