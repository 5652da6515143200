"""What a sensible player counts of a position, for values that are learnt (see bots.values)."""

from __future__ import annotations

from typing import Final

from tefuda.effects import values
from tefuda.games.fusionworld.policy import damage, keywords
from tefuda.games.fusionworld.policy import power as power_of
from tefuda.games.fusionworld.words import (
    BATTLE,
    BLOCKER,
    COMBO_POWER,
    COST,
    DECK,
    ENERGY,
    HAND,
    LEADER,
    LIFE,
    MARKER,
)
from tefuda.kernel.game import Game

FEATURES: Final = (
    "turn",
    "life",
    "life 1",
    "life 2",
    "life to 4",
    "hand",
    "hand to 4",
    "combo power in hand",
    "battle cards",
    "power on the board",
    "damage the board can do",
    "active power",
    "blockers",
    "cost on the board",
    "energy",
    "energy to 5",
    "awakened",
    "leader's power",
    "deck under 6",
)


def features(game: Game, seat: int) -> list[float]:
    """What a sensible player counts of a seat (see FEATURES)."""
    if game.stale:
        values.refresh(game)
    me = game.seats[seat]
    zones = me.zones
    life = len(zones[LIFE])
    hand = len(zones[HAND])
    foe = game.opponents(seat)[0]
    wall = 0
    for leader in game.seats[foe].zones[LEADER]:
        wall = power_of(leader)
    combos = 0
    for card in zones[HAND]:
        combos += max(card.printed.stats[COMBO_POWER], 0)
    power = active = cost = hits = blockers = 0
    for card in zones[BATTLE]:
        p = max(power_of(card), 0)
        power += p
        cost += max(card.printed.stats[COST], 0)
        if p >= wall:
            hits += damage(card)
        if not card.rested:
            active += p
            if keywords(card) & BLOCKER:
                blockers += 1
    awakened = 0.0
    leading = 0
    for leader in zones[LEADER]:
        leading = power_of(leader)
        awakened = 1.0 if leader.printed.is_back else 0.0
        if leading >= wall:
            hits += damage(leader)
    energy = len(zones[ENERGY]) + me.pools[MARKER]
    return [
        1.0 if game.turn_seat == seat else 0.0,
        life / 8.0,
        1.0 if life <= 1 else 0.0,
        1.0 if life <= 2 else 0.0,
        min(life, 4) / 4.0,
        hand / 6.0,
        min(hand, 4) / 4.0,
        combos / 30_000.0,
        len(zones[BATTLE]) / 4.0,
        power / 60_000.0,
        hits / 4.0,
        active / 60_000.0,
        blockers / 2.0,
        cost / 12.0,
        energy / 8.0,
        min(energy, 5) / 5.0,
        awakened,
        leading / 15_000.0,
        1.0 if len(zones[DECK]) < 6 else 0.0,
    ]
