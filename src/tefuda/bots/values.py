"""What a position is worth to a seat: the chance that its team wins, learnt from games played.

Every seat has a strength, a weighted sum of what the game counts of it; the chance of a team is its
share of the exponentials of all teams' strengths. With two seats that is logistic regression on
the differences, and it holds for any number of seats and for teams alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tefuda.kernel.game import Game

Features = Callable[[Game, int], list[float]]


class Values:
    """Weights for a game's features."""

    def __init__(self, features: Features, weights: list[float]) -> None:
        self.features = features
        self.weights = weights

    def strength(self, game: Game, seat: int) -> float:
        total = 0.0
        counted = self.features(game, seat)
        weights = self.weights
        for i in range(len(weights)):
            total += weights[i] * counted[i]
        return total

    def of(self, game: Game, seat: int) -> float:
        """The chance that this seat's team wins, 0 to 1."""
        seats = game.seats
        result = game.result
        if result is not None:
            if not result.winners:
                return 0.5 if not result.losers else 0.0
            return 1.0 if seat in result.winners else 0.0
        if seats[seat].out:
            return 0.0
        if len(seats) == 2:
            gap = self.strength(game, seat) - self.strength(game, 1 - seat)
            return 1.0 / (1.0 + math.exp(-gap))
        team = seats[seat].team
        mine = 0.0
        whole = 0.0
        teams: dict[int, float] = {}
        for s, one in enumerate(seats):
            if not one.out:
                teams[one.team] = teams.get(one.team, 0.0) + self.strength(game, s)
        highest = max(teams.values())
        for number, strength in teams.items():
            share = math.exp(strength - highest)
            whole += share
            if number == team:
                mine = share
        return mine / whole
