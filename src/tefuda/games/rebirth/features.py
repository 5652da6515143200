"""What a sensible player counts of a position, for values that are learnt (see bots.values)."""

from __future__ import annotations

from typing import Final

from tefuda.effects import values
from tefuda.games.rebirth.policy import entry_of, left, stat
from tefuda.games.rebirth.words import (
    ATK,
    BLOCKER,
    DEF,
    ENERGY,
    HAND,
    MEMBER,
    REBIRTH,
    RETIRE,
)
from tefuda.kernel.game import Game

FEATURES: Final = (
    "turn",
    "retired",
    "retired 4",
    "retired 5",
    "retired 6",
    "Entry's ATK",
    "Entry's DEF left",
    "Entry falls to one attack",
    "Entry strikes in one attack",
    "Members",
    "standing Members",
    "Members' DEF and ATK",
    "hand",
    "hand to 3",
    "blockers in hand",
    "cancelling cards in hand",
    "energy",
    "energy to 5",
    "partners in energy",
    "three partners",
    "three standing partners",
    "Rebirth cards set",
)


def features(game: Game, seat: int) -> list[float]:
    """What a sensible player counts of a seat (see FEATURES)."""
    if game.stale:
        values.refresh(game)
    zones = game.seats[seat].zones
    retired = len(zones[RETIRE])
    entry = entry_of(game, seat)
    attack = defence = 0
    falls = strikes = 0.0
    if entry is not None:
        attack = stat(entry, ATK)
        defence = left(entry)
        for foe in game.opponents(seat):
            other = entry_of(game, foe)
            if other is not None:
                if stat(other, ATK) >= defence:
                    falls = 1.0
                if attack >= left(other):
                    strikes = 1.0
    standing = sums = 0
    for card in zones[MEMBER]:
        if not card.rested:
            standing += 1
        sums += stat(card, ATK) + stat(card, DEF)
    blockers = cancels = 0
    for card in zones[HAND]:
        if card.printed.keywords & BLOCKER or card.printed.conditional:
            blockers += 1
        if "cancel" in card.printed.special:
            cancels += 1
    partners = ready = 0
    for card in zones[ENERGY]:
        if card.printed.kind == "partner":
            partners += 1
            if not card.rested:
                ready += 1
    hand = len(zones[HAND])
    energy = len(zones[ENERGY])
    return [
        1.0 if game.on_turn(seat) else 0.0,
        retired / 7.0,
        1.0 if retired >= 4 else 0.0,
        1.0 if retired >= 5 else 0.0,
        1.0 if retired >= 6 else 0.0,
        attack / 5.0,
        defence / 5.0,
        falls,
        strikes,
        len(zones[MEMBER]) / 3.0,
        standing / 3.0,
        sums / 20.0,
        hand / 6.0,
        min(hand, 3) / 3.0,
        blockers / 2.0,
        cancels / 2.0,
        energy / 8.0,
        min(energy, 5) / 5.0,
        partners / 3.0,
        1.0 if partners >= 3 else 0.0,
        1.0 if ready >= 3 else 0.0,
        float(len(zones[REBIRTH])),
    ]
