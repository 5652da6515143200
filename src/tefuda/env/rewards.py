"""Rewards: how a game ended, and on request what is gained and lost on the way there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.rulebook import Rulebook

WIN: Final = "win"
Weights = Mapping[str, float]


def outcome(game: Game, seat: int) -> float:
    """1 for a seat that has won, -1 for one that has lost, 0 for a draw and before the end."""
    result = game.result
    if result is None:
        return 0.0
    if seat in result.winners:
        return 1.0
    return -1.0 if result.winners or seat in result.losers else 0.0


class Rewards:
    """Weighs what a seat can count for itself.

    Names are `win` (the outcome); what a sensible player counts of the seat's own (the game's
    features); `own ZONE` and `their ZONE`, how many cards lie there, which everybody sees. All but
    the outcome are paid by how much they change, and taken back at the end, so that what is best
    stays best. Nothing here tells a seat what it cannot see.
    """

    def __init__(self, rules: Rulebook, weights: Weights | None = None) -> None:
        weights = {WIN: 1.0} if weights is None else weights
        features = list(room(rules.game).features.FEATURES)
        zones = [zone.name for zone in rules.zones]
        known = [WIN, *features, *[f"{who} {zone}" for who in ("own", "their") for zone in zones]]
        for name in weights:
            if name not in known:
                raise TefudaError(f"no reward is called {name!r:.60}; there are {', '.join(known)}")
        self.win = float(weights.get(WIN, 0.0))
        self._features = room(rules.game).features.features
        self._counted = [(features.index(n), w) for n, w in weights.items() if n in features]
        self._own = [(zones.index(n[4:]), w) for n, w in weights.items() if n[:4] == "own "]
        self._their = [(zones.index(n[6:]), w) for n, w in weights.items() if n[:6] == "their "]
        self.shaped = bool(self._counted or self._own or self._their)

    def worth(self, game: Game, seat: int) -> float:
        """What is shaped of a position, for a seat; nothing once the game is over."""
        if game.result is not None or not self.shaped:
            return 0.0
        total = 0.0
        if self._counted:
            values = self._features(game, seat)
            total += sum([weight * values[i] for i, weight in self._counted])
        zones = game.seats[seat].zones
        total += sum([weight * len(zones[z]) for z, weight in self._own])
        for foe in game.opponents(seat):
            zones = game.seats[foe].zones
            total += sum([weight * len(zones[z]) for z, weight in self._their])
        return total

    def between(self, before: float, game: Game, seat: int) -> float:
        """The reward of a seat since a position that was worth so much to it."""
        reward = self.win * outcome(game, seat)
        return reward + self.worth(game, seat) - before if self.shaped else reward
