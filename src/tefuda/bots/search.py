"""The search: tries every option in games that agree with what a seat knows.

Sequential halving. In a round the same sample is tried with all options that are still in: each in
a copy, played on by the game's quick policy until a turn has ended, and valued there. After each
stage the worse half of the options drops out, so most of the work goes into telling good from best.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from tefuda.bots.values import Values
from tefuda.kernel.game import Game
from tefuda.kernel.sample import Knowledge

LONG: Final = 300  # decisions of one playout; it is valued then, wherever it stands
NEVER: Final = 1e18

Policy = Callable[[Game], int]


class Tried:
    """What came of an option: how often it was tried, and the chance to win afterwards."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.tries = 0
        self.total = 0.0
        self.squares = 0.0

    @property
    def rate(self) -> float:
        """The chance to win, as far as it is known."""
        return self.total / self.tries if self.tries else 0.5

    @property
    def error(self) -> float:
        """How far the rate may be off: 95% of the time no further."""
        if self.tries < 2:
            return 0.5
        spread = max(self.squares / self.tries - self.rate * self.rate, 1e-4)
        return min(0.5, 1.96 * math.sqrt(spread / (self.tries - 1)))


class Budget:
    """How much may be tried: so many simulations, so many seconds, and no more once `stop` says
    so. Where a result has to be the same again, simulations are what counts."""

    def __init__(
        self,
        simulations: int,
        seconds: float = NEVER,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.stop = stop


class Search:
    """Tries options of the seat that must choose."""

    def __init__(self, policy: Policy, values: Values, turns: int = 1) -> None:
        self.policy = policy
        self.values = values
        self.turns = turns  # how many turns are played before a game is valued
        self.simulations = 0  # of the last run

    def run(self, known: Knowledge, budget: Budget, seed: int = 0) -> list[Tried]:
        """Every option with what came of it, the best first."""
        deadline = time.perf_counter() + budget.seconds if budget.seconds < NEVER else NEVER
        self.simulations = 0
        first = self._deal(known, seed)
        decision = first.decision
        assert decision is not None
        tried = [Tried(i) for i in range(len(decision.options))]
        left = tried[:]
        stages = max(1, math.ceil(math.log2(len(left))))
        number = 0
        out: list[Tried] = []
        for stage in range(stages):
            share = (budget.simulations - self.simulations) // (stages - stage)
            rounds = max(1, share // len(left))
            # By the clock, every stage has its share of what is left of the time.
            until = NEVER
            if deadline < NEVER:
                now = time.perf_counter()
                until = now + (deadline - now) / (stages - stage)
            for _ in range(rounds):
                sample = first if number == 0 else self._deal(known, seed + 2 * number)
                number += 1
                for one in left:
                    self._try(sample, known.seat, one)
                if (until < NEVER and time.perf_counter() > until) or (
                    budget.stop is not None and budget.stop()
                ):
                    break
            left.sort(key=_by_rate)
            keep = (len(left) + 1) // 2
            out = left[keep:] + out
            left = left[:keep]
            if len(left) == 1:
                break
            if deadline < NEVER and time.perf_counter() > deadline:
                break
            if budget.stop is not None and budget.stop():
                break
        return left + out

    def _deal(self, known: Knowledge, seed: int) -> Game:
        sample = known.deal(seed)
        sample.watching = False
        if sample.stale:
            sample.rules.derive(sample)
        return sample

    def _try(self, sample: Game, seat: int, one: Tried) -> None:
        game = sample.clone()
        decision = game.decision
        assert decision is not None
        game.choose(decision.options[one.index])
        self.play(game, sample.turn + self.turns)
        value = self.values.of(game, seat)
        self.simulations += 1
        one.tries += 1
        one.total += value
        one.squares += value * value

    def play(self, game: Game, until: int) -> None:
        """Play on by the policy until this turn begins."""
        policy = self.policy
        steps = 0
        while game.result is None and game.turn < until and steps < LONG:
            decision = game.decision
            assert decision is not None
            game.choose(decision.options[policy(game)])
            steps += 1

    def line(self, known: Knowledge, index: int, most: int, seed: int = 0) -> list[str]:
        """How the game may go on after an option, until the turn is over: keys, as the seat
        could read them."""
        game = self._deal(known, seed)
        turn = game.turn
        keys: list[str] = []
        while game.result is None and game.turn == turn and len(keys) < most:
            decision = game.decision
            assert decision is not None
            option = decision.options[self.policy(game) if keys else index]
            keys.append(game.key(option, known.seat))
            game.choose(option)
        return keys


def _by_rate(one: Tried) -> float:
    return -one.rate
