"""Intervals hold what they promise, the sequential one at all looks together."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tefuda.sim import difference, interval, sequence
from tefuda.sim.intervals import ruled_out


def test_the_sequence_covers_at_every_look_and_wilson_does_not() -> None:
    """The chance that the truth is ever outside is at most 5%, whoever looks whenever; Wilson's
    interval, looked at as often, is wrong far more often. Pairs as one seed makes them: the two
    games have different rates, and hang together."""
    runs, looks, step = 120, 30, 8
    for going_first, going_second, together in (
        (0.5, 0.5, 0.0),
        (0.62, 0.34, 0.5),
        (0.9, 0.8, 0.0),
    ):
        truth = (going_first + going_second) / 2
        missed = missed_by_wilson = 0
        for run in range(runs):
            rng = random.Random(run)
            rounds: Counter[float] = Counter()
            out = out_by_wilson = False
            for _ in range(looks):
                for _ in range(step):
                    luck = rng.random()
                    other = 1 - luck if rng.random() < together else rng.random()
                    rounds[((luck < going_first) + (other < going_second)) / 2] += 1
                out = out or ruled_out(rounds, truth)
                games = 2 * rounds.total()
                low, high = interval(round(2 * sum(r * n for r, n in rounds.items())), games)
                out_by_wilson = out_by_wilson or not low <= truth <= high
            missed += out
            missed_by_wilson += out_by_wilson
        assert missed <= 0.05 * runs
        if not together:
            assert missed_by_wilson > 0.12 * runs


def test_the_sequence_narrows_as_fast_as_an_interval_may() -> None:
    """Its width goes with the root of the games, at not twice Wilson's."""
    widths = []
    for n in (100, 10_000):
        low, high = sequence({0.0: n // 4, 0.5: n // 2, 1.0: n // 4})
        wilson = interval(n, 2 * n)
        assert wilson[1] - wilson[0] < high - low < 2 * (wilson[1] - wilson[0])
        widths.append(high - low)
    assert widths[0] / widths[1] == pytest.approx(10, rel=0.1)


def test_the_ends_of_the_sequence_are_where_rates_are_ruled_out() -> None:
    rounds = {0.0: 30, 0.5: 70, 1.0: 55}
    low, high = sequence(rounds)
    rates = [i / 200 for i in range(1, 200)]
    assert [ruled_out(rounds, r) for r in rates] == [not low < r < high for r in rates]


def test_pairs_that_cancel_out_say_more_than_pairs_that_agree() -> None:
    split = sequence({0.5: 100})
    agree = sequence({0.0: 50, 1.0: 50})
    assert split[1] - split[0] < 0.5 * (agree[1] - agree[0])


def test_the_ends_of_the_scale() -> None:
    assert sequence({}) == (0.0, 1.0)
    assert sequence({1.0: 30})[1] == 1.0
    assert sequence({1.0: 30})[0] > 0.7
    low, high = sequence({0.0: 30})
    assert (low, high < 0.3) == (0.0, True)


def test_intervals_hold_the_rate() -> None:
    for wins, games in [(0, 10), (5, 10), (10, 10), (900, 1000)]:
        low, high = interval(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
    narrow, wide = interval(500, 1000), interval(5, 10)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


def test_a_difference_holds_what_it_should() -> None:
    low, high = difference(60, 100, 50, 100)
    assert low < 0.1 < high
    assert low < 0 < high  # a hundred games each do not tell 60% from 50%
    low, high = difference(600, 1000, 500, 1000)
    assert 0 < low < 0.1 < high
    assert difference(0, 0, 5, 10) == (-1.0, 1.0)
