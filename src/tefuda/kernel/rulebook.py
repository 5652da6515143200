"""A rulebook: what a game, in one edition and format, tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tefuda.abilities.nodes import Move, Node, Statement
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


def tables(procedures: list[AnyProcedure]) -> dict[str, AnyProcedure]:
    """Procedures by name."""
    return {p.name: p for p in procedures}


def ends_the_game(game: Game, seat: int) -> None:
    """Whoever gives up has lost, and the game is over."""
    game.decision = None
    game.finish(game.opponents(seat), [seat], game.rules.cites["concede"], "concede")


def everybody_else(game: Game, seat: int) -> list[int]:
    """All who are not of a seat's team are its opponents, in turn order after the seat."""
    n = len(game.seats)
    team = game.seats[seat].team
    after = [s % n for s in range(seat + 1, seat + n)]
    return [s for s in after if game.seats[s].team != team and not game.seats[s].out]


class Zone:
    """A zone every seat has one of.

    visible: "all" (open), "owner" (a hand), "none" (a deck). On the `field` abilities work. Where
    cards are `laid` each has its own place, orientation and values of the moment, as on the field.
    `capacity` 0 means no limit; from a `fixed` zone no card ever leaves; a `vital` one that runs
    out is looked at by the rules at once. Cards that effects move go `from_top`, unless the text
    says otherwise.
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
        from_top: bool = False,
    ) -> None:
        self.name = name
        self.mark = mark  # its letter or word in option keys
        self.visible = visible
        self.field = field
        self.capacity = capacity
        self.fixed = fixed
        self.laid = laid or field
        self.vital = vital
        self.from_top = from_top


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


def bits(words: list[str]) -> dict[str, int]:
    """A bit for each word."""
    return {word: 1 << i for i, word in enumerate(words)}


@dataclass(kw_only=True)
class Rulebook:
    """Zones, pools, words, procedures and the few questions a kernel must ask a game.

    Every game answers all of them by name. An edition or a format is `replace(rules, ...)`.
    """

    game: str
    edition: str
    zones: list[Zone]
    pools: list[str]
    stats: list[str]
    keywords: dict[str, int]
    acts: dict[str, int]
    events: dict[str, int]
    # Those of them (as bits) that a card may ask about for the rest of the turn.
    remembered: int
    zone_words: dict[str, tuple[int, ...]]
    procedures: dict[str, AnyProcedure]
    # How a statement is carried out, whether it can be, and which cards or tokens it needs as a
    # part of a cost, where only this game knows.
    verbs: dict[type[Statement], Verb]
    possible: dict[type[Statement], Possible]
    needs: dict[type[Statement], Needs]
    # The clauses of what is not a step: draw, draw_one, reveal, look, ko, win, loop, concede.
    cites: dict[str, str]
    customs: Customs
    # The zone that discarded cards go to.
    discard: int
    # Whether an effect of this seat may play the card.
    playable: Callable[[Game, Card, int], bool]
    # Whether a card may be chosen for activating an ability of that timing.
    activates: Callable[[Card, str], bool]
    # Where a text goes on, past this place, after a condition that does not hold.
    unmet: Callable[[tuple[Statement, ...], int], int]
    # A card that was not on the field has gone from where it was to where it is, by an effect
    # of this seat: the game tells the abilities that wait for such moves.
    noticed: Callable[[Game, Card, Card, int], None]
    # Where a card goes instead of to that zone, if an effect says so of such moves.
    diverted: Callable[[Game, Card, int], Move | None]
    # Whether cards of a seat have to stay in a zone and not go to that one, by an effect of a seat.
    stays: Callable[[Game, int, int, int, int], bool]
    # What value 0 gains from tokens and the like.
    turn_bonus: Callable[[Game, Card], int]
    # What happens to things on and under a card that leaves where it was laid.
    leaving: Callable[[Game, Card], None]
    # A vital zone has just run out: rule processing at once.
    emptied: Callable[[Game, int], None]
    # Work out what the cards' values are just now.
    derive: Callable[[Game], None]
    # Whom "opponent" means to a seat at a table of more than two.
    foes: Callable[[Game, int], list[int]]
    # What becomes of the game when a player gives up.
    concede: Callable[[Game, int], None]
    # Of those who could stop a loop, in the order in which they named numbers, and these: who may
    # not choose the way round again on this turn.
    not_again: Callable[[Game, list[int], list[int]], list[int]]
    # Cards that only this game points at.
    targets: dict[type[Node], Callable[[Game], int]]
    # The other card that a timing speaks of, of the card it is about; else whose effect it is.
    others: dict[str, Callable[[Game, Card | None], int]]
    # Amounts that only this game counts, of a node and a seat.
    amounts: dict[type[Node], Callable[[Game, Any, int], int]]
    # What can be done by hand where a text is not understood, by a word each: with It as the target
    # to a card in sight, else without one.
    by_hand: dict[str, Statement]
    # Keywords this edition does not know yet, and since which one they exist.
    later_words: dict[str, str]
    # Moves from zone to zone that effects on the card survive.
    keeps: tuple[tuple[int, int], ...]
    # The option that chooses a token; "" where there are none.
    token_verb: str
    # Cards with this keyword are not chosen by another player's effects; "" where there is none.
    barrier_word: str
    # Words that stand for others as well: having one of those is having this.
    includes: dict[str, tuple[str, ...]]
    # Words for a card that shows its back, and values that are 0 where a card has none.
    back_words: tuple[str, ...]
    none_is_zero: tuple[str, ...]
    # Words that stand for a condition about the player's cards in a zone.
    condition_words: dict[str, str]
    # The events that replacement effects may replace here; none named: all.
    replaceable: tuple[str, ...]
    # Cards of this kind are known to be such even where they are hidden; "" where there is none.
    open_kind: str

    # What follows from these, looked up often.
    stat_index: dict[str, int] = field(init=False)
    stat_names: tuple[str, ...] = field(init=False)
    field_zones: list[int] = field(init=False)
    on_field: list[bool] = field(init=False)
    laid_zones: list[int] = field(init=False)
    laid: list[bool] = field(init=False)
    vital: list[bool] = field(init=False)
    in_hand: list[bool] = field(init=False)
    unboosted: int = field(init=False)
    barrier: int = field(init=False)
    waits_in_hand: int = field(init=False)

    def __post_init__(self) -> None:
        zones = self.zones
        self.stat_index = {word: i for i, word in enumerate(self.stats)}
        self.stat_names = tuple(self.stats)
        self.field_zones = [i for i, zone in enumerate(zones) if zone.field]
        self.on_field = [zone.field for zone in zones]
        self.laid_zones = [i for i, zone in enumerate(zones) if zone.laid]
        self.laid = [zone.laid for zone in zones]
        self.vital = [zone.vital for zone in zones]
        self.in_hand = [zone.visible == "owner" and not zone.laid for zone in zones]
        # Numbers of cards for which this act is forbidden neither rise nor fall.
        self.unboosted = self.acts.get("be_boosted", 0)
        self.barrier = self.keywords[self.barrier_word] if self.barrier_word else 0
        # Abilities that wait for something while their card is in hand exist (see prepare).
        self.waits_in_hand = 0

    def with_procedures(self, *changed: AnyProcedure) -> dict[str, AnyProcedure]:
        """The table of tables with these instead of those of their name."""
        return {**self.procedures, **{p.name: p for p in changed}}

    def prepare(self, printed: Printed) -> Printed:
        """Sort a printed card's abilities for this game's words."""
        printed.index(
            self.keywords, self.events, self.zone_words, self.stat_index, tuple(self.amounts)
        )  # fmt: skip
        printed.open_back = printed.kind == self.open_kind
        self.waits_in_hand |= printed.waits_in_hand
        for ability in printed.abilities:
            if self.customs.works_apart and ability.zone and ability.kind in ("auto", "continuous"):
                for zone in self.zone_words[ability.zone]:
                    if not self.on_field[zone] and zone not in self.zone_words["hand"]:
                        printed.apart |= 1 << zone
        if printed.back is not None and not printed.is_back:
            self.prepare(printed.back)
        return printed
