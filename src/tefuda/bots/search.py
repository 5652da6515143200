"""The search: tries every option in games that agree with what a seat knows.

Sequential halving. In a round the same sample is tried with all options that are still in: each in
a copy, played on by the game's quick policy until a turn has ended, and valued there. After each
stage the worse half of the options drops out, so most of the work goes into telling good from best.

Few tries are noisy, and of many options some look good by luck. So each is compared with what the
policy itself would choose, sample by sample, and stands behind it for as long as it may only have
been lucky: the fewer tries, the surer it has to be. How far a game's policy is to be trusted beyond
that its margin says; values that are learnt are wrong in ways that more tries do not show.
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
CAUTION: Final = 1.0  # so many standard errors an option has to be better than the policy's choice
SPREAD: Final = 0.01  # the variance of such differences where few have been seen ...
UNSEEN: Final = 2  # ... which counts like so many of them

Policy = Callable[[Game], int]


class Tried:
    """What came of an option: how often it was tried, and the chance to win afterwards."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.values: list[float] = []  # of each sample it was tried in
        self.lead = 0.0  # over what the policy chooses, less what may be luck

    @property
    def tries(self) -> int:
        return len(self.values)

    @property
    def rate(self) -> float:
        """The chance to win, as far as it is known."""
        return sum(self.values) / len(self.values) if self.values else 0.5

    @property
    def error(self) -> float:
        """How far the rate may be off: 95% of the time no further."""
        n = len(self.values)
        if n < 2:
            return 0.5
        rate = self.rate
        squares = 0.0
        for value in self.values:
            squares += (value - rate) * (value - rate)
        return min(0.5, 1.96 * math.sqrt(max(squares / n, 1e-4) / (n - 1)))

    def compare(self, usual: Tried, margin: float) -> None:
        """Look how far it leads over the policy's choice, which was tried in the same samples."""
        n = len(self.values)
        if self is usual or not n:
            return
        even = sum(usual.values[:n]) / n
        mean = self.rate - even
        # Strengths are misjudged alike everywhere, chances least where the game is as good as over.
        margin *= 4.0 * even * (1.0 - even)
        squares = UNSEEN * SPREAD
        for i in range(n):
            off = self.values[i] - usual.values[i] - mean
            squares += off * off
        self.lead = mean - margin - CAUTION * math.sqrt(squares / (n - 1 + UNSEEN) / n)


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

    def __init__(self, policy: Policy, values: Values, turns: int = 1, margin: float = 0.0) -> None:
        self.policy = policy
        self.values = values
        self.margin = margin  # how much better than the policy's choice an option has to look
        self.turns = turns  # how many turns are played before a game is valued
        self.simulations = 0  # of the last run

    def run(self, known: Knowledge, budget: Budget, seed: int = 0) -> list[Tried]:
        """Every option with what came of it, the best first."""
        deadline = time.perf_counter() + budget.seconds if budget.seconds < NEVER else NEVER
        self.simulations = 0
        first = self._deal(known, seed)
        decision = first.decision
        assert decision is not None
        left = [Tried(i) for i in range(len(decision.options))]
        usual = left[self.policy(first)]
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
            for one in left:
                one.compare(usual, self.margin)
            left.sort(key=_by_lead)
            keep = (len(left) + 1) // 2
            if keep > 1 and usual not in left[:keep]:
                # The others are compared with it.
                left.remove(usual)
                left.insert(keep - 1, usual)
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
        self.simulations += 1
        one.values.append(self.values.of(game, seat))

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


def _by_lead(one: Tried) -> float:
    return -one.lead
