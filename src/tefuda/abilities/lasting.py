"""Statements whose effect lasts: on values, keywords, abilities, and on what may be done.

Duration: battle | attack | next_attack (the next attack of the turn, nothing before it) |
own_next_attack (of this card) | its_next_attack (of the card it is about) | next_attack_on (that
on the target) | turn | next_turn_start (until the start of your next turn) | opponent_turn_end
(until the end of your opponent's next turn) | opponent_end_phase | your_turn_end (until the end
of your next turn) | next_refresh | game | main (this main phase) | opponent_turn, your_turn
(during their next turn, not before) | "" (while the continuous ability applies, or at once).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Statement

if TYPE_CHECKING:
    from tefuda.abilities.ability import Ability
    from tefuda.abilities.amounts import Amount
    from tefuda.abilities.base import Target, Test
    from tefuda.abilities.targets import Cards


@dataclass(frozen=True)
class Gain(Statement):
    """Raise or lower power, cost, counter or damage (Double Attack and the like are Grants)."""

    target: Target
    stat: str
    amount: Amount
    duration: str = ""
    negative: bool = False


@dataclass(frozen=True)
class Become(Statement):
    """A value becomes this one: base_power, base_cost, or power ("set the power to 0")."""

    target: Target
    stat: str
    amount: Amount
    duration: str = ""


@dataclass(frozen=True)
class Grant(Statement):
    """Give an ability (a keyword, or a whole ability in quotes)."""

    target: Target
    ability: Ability
    duration: str = ""


@dataclass(frozen=True)
class Treat(Statement):
    """Also counts as having this name, trait, attribute or colour; "" is to lose all it had.
    face, down: it counts as face down."""

    target: Target
    what: str  # name | trait | attribute | colour | face
    value: str
    duration: str = ""


@dataclass(frozen=True)
class Negate(Statement):
    """The card's effects are negated."""

    target: Target
    duration: str = ""


@dataclass(frozen=True)
class Forbid(Statement):
    """The cards (or the player) cannot do or suffer this.

    act: attack | attack_leader | attack_character | be_rested | become_active | be_ko |
    leave_field | block | activate_blocker | activate_event | activate_on_play | play |
    play_character | draw_by_effect | life_to_hand | be_blocked | set_active_tokens |
    lose_by_deck | be_affected | combo | activate | switch_active (become active, whatever does
    it) ...
    by: "" (anything) | battle | effect | opponent_effect | opponent. Tests narrow the other card:
    what cannot be attacked or played, what battles it, whose effect it is.
    With `unless`, it can if its player does this: an additional cost each time.
    """

    target: Target
    act: str
    duration: str = ""
    by: str = ""
    tests: tuple[Test, ...] = ()
    unless: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class Allow(Statement):
    """The cards may do this although the rules do not let them: attack_active, rush_character ...

    rush_character: attack Characters on the turn in which it is played. combo_rested: be used in
    a combo while rested. free_use: be used from hand without paying its cost.
    """

    target: Target
    act: str
    duration: str = ""
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class CostChange(Statement):
    """Such a card costs so much less to play from hand: the next one, or while this applies.

    With a `colour`, that much of its specified cost (and so of the whole); colour "*": what it
    specifies is ignored. A negative amount: so much more. AnyNumber: it is free.
    """

    cards: Cards
    amount: Amount
    duration: str = ""
    once: bool = False
    colour: str = ""


@dataclass(frozen=True)
class DeckRule(Statement):
    """Changes deck construction or the preparation of the game.

    rule: any_number (of this card) | forbid (cards that pass the tests) | only (cards that pass
    the tests) | tokens (size of the token deck) | life (the number of life cards at the start) |
    hand (of cards at the start) | at_most (so many of this card) | events (for certain events only)
    """

    rule: str
    number: int = 0
    tests: tuple[Test, ...] = ()
