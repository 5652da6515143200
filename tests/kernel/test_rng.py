"""The generator: the same everywhere, and even enough to shuffle with."""

from __future__ import annotations

from collections import Counter

from tefuda.kernel.rng import seeded


def test_the_stream_of_a_seed_never_changes() -> None:
    rng = seeded(7)
    assert [rng.below(1000) for _ in range(8)] == [544, 630, 505, 813, 495, 623, 979, 305]


def test_near_seeds_give_unrelated_streams() -> None:
    firsts = [seeded(seed).below(1_000_000) for seed in range(2_000)]
    assert len(set(firsts)) > 1_990


def test_numbers_are_even() -> None:
    rng = seeded(3)
    counts = Counter(rng.below(10) for _ in range(20_000))
    assert all(1_800 < counts[n] < 2_200 for n in range(10))
