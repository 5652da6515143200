"""What a sensible player counts of a position, for values that are learnt (see bots.values)."""

from __future__ import annotations

from typing import Final

from tefuda.effects import values
from tefuda.games.onepiece.policy import empties_deck
from tefuda.games.onepiece.policy import power as power_of
from tefuda.games.onepiece.words import (
    BLOCKER,
    CHARACTER,
    COST,
    COUNTER,
    DECK,
    DOUBLE_ATTACK,
    HAND,
    LEADER,
    LIFE,
    STAGE,
)
from tefuda.kernel.game import Game

FEATURES: Final = (
    "turn",
    "life",
    "life 0",
    "life 1",
    "life 2",
    "hand",
    "hand to 4",
    "counters in hand",
    "characters",
    "power on the board",
    "power that can attack the Leader",
    "active power",
    "blockers",
    "double attack",
    "cost on the board",
    "DON!!",
    "leader's power",
    "stage",
    "deck under 6",
    "own deck that wins, gone",
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
    counters = 0
    for card in zones[HAND]:
        counters += max(card.printed.stats[COUNTER], 0)
    power = reach = active = cost = 0
    blockers = doubles = 0
    given = 0
    for card in zones[CHARACTER]:
        p = max(power_of(card), 0)
        power += p
        if p >= wall:
            reach += 1
        if not card.rested:
            active += p
        bits = card.keywords
        if bits & BLOCKER and not card.rested:
            blockers += 1
        if bits & DOUBLE_ATTACK:
            doubles += 1
        cost += max(card.printed.stats[COST], 0)
        given += card.tokens
    leading = 0
    for leader in zones[LEADER]:
        leading = power_of(leader)
        given += leader.tokens
    don = me.pools[1] + me.pools[2] + me.pools[3] + given
    deck = len(zones[DECK])
    gone = (50 - deck) / 50.0 if empties_deck(game, seat) else 0.0
    return [
        1.0 if game.turn_seat == seat else 0.0,
        life / 5.0,
        1.0 if life == 0 else 0.0,
        1.0 if life <= 1 else 0.0,
        1.0 if life <= 2 else 0.0,
        hand / 5.0,
        min(hand, 4) / 4.0,
        counters / 5_000.0,
        len(zones[CHARACTER]) / 5.0,
        power / 20_000.0,
        reach / 5.0,
        active / 20_000.0,
        blockers / 2.0,
        doubles / 2.0,
        cost / 15.0,
        don / 10.0,
        leading / 5_000.0,
        float(len(zones[STAGE])),
        1.0 if deck < 6 and gone == 0.0 else 0.0,
        gone,
    ]
