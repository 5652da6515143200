"""Timings, and whole abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tefuda.abilities.base import Node
from tefuda.abilities.targets import This

if TYPE_CHECKING:
    from tefuda.abilities.base import Condition, Statement, Target, Test


@dataclass(frozen=True)
class When(Node):
    """A timing: something happens to, or is done by, the subject.

    event, keyword timings on the card itself (subject This): on_play, when_attacking, on_block,
    on_opponent_attack, on_ko, end_of_your_turn, end_of_opponent_turn, activate_main, main,
    counter, trigger. Written-out timings: start_of_turn, start_of_main, start_of_game, attacks,
    attacked, blocks, blocked, blocker_activated, ko, leaves, played, played_from_hand,
    event_activated, trigger_activated, damage_dealt, life_removed, life_to_hand, life_empty,
    tokens_returned, tokens_given, rested, battles, battle_end, drawn_by_effect,
    trashed_from_hand, deck_empty, returned_to_hand, battle_ko (it K.O.'s the opponent's
    Character in battle) ...
    With energy: awaken, activate_battle, evolve (in hand), combo, combo_from_hand,
    combo_from_battle, energy_to_drop, switched_active, placed (as the Leader), evolved,
    fusion_evolved, start_of_offence, start_of_defence, start_of_damage, end_of_damage,
    end_of_main, covered (a card was put on it), state (a condition, not an event).
    With an Entry: spark, cancel, appears, placed_entry, placed_entry_from_hand,
    placed_entry_not_from_deck, placed_member, placed_member_from_hand,
    placed_member_not_from_entry, placed_energy, rebirth_set, supports, supported, partner_attacks,
    partner_attacked, retires (it made another retire), retired, retired_by_attack, to_waiting,
    member_to_waiting, start_of_attack, start_of_close, attack_end, end_of_turn ...
    by: "" | battle | effect | your_effect | opponent_effect | you | opponent
    tests narrow the other card: what is attacked or battled, whose effect it is.
    count: at least so many at once.
    """

    event: str
    subject: Target = This()
    who: str = ""
    by: str = ""
    tests: tuple[Test, ...] = ()
    count: int = 1


@dataclass(frozen=True)
class Ability(Node):
    """One ability of a card.

    kind: auto | activated | continuous | replacement | keyword | rule | cancel (its timings say
    which plays it may cancel, from hand).
    cost is paid before the body (what stands before the colon); `optional` means the player may
    decline (a cost that says "may", or "you may" on the whole effect). A keyword ability has only
    `keyword` (and conditions). A replacement's `timings` name the event that would happen; its
    body is done instead. `zone` is where the ability works if that is not the field.
    """

    kind: str
    timings: tuple[When, ...] = ()
    conditions: tuple[Condition, ...] = ()
    once: bool = False
    optional: bool = False
    cost: tuple[Statement, ...] = ()
    body: tuple[Statement, ...] = ()
    keyword: str = ""
    zone: str = ""
