"""What the modules that draw abilities have in common: names, numbers, order."""

from __future__ import annotations

from random import Random

from tefuda.abilities import nodes as n
from tefuda.text.order import arrange

NAMES = ("Mira", "Tobi", "Osk")
TRAITS = ("Reedfolk", "Skyport", "Lantern")
PARTS = ("Reed", "Sky")
OPS = ("<=", ">=", "==")
OWNERS = ("you", "opponent")


def some(rng: Random, words: tuple[str, ...], most: int = 3) -> tuple[str, ...]:
    """One of the words, or now and then several, as they are printed: in the same order."""
    count = rng.choice((1, 1, 1, 2, most))
    chosen = rng.sample(words, count)
    return tuple(word for word in words if word in chosen)


def ordered(*tests: n.Test) -> tuple[n.Test, ...]:
    """Tests in the order all languages agree on."""
    return arrange(tests)


def number(rng: Random, most: int = 3) -> int:
    """How many: one, most of the time."""
    return rng.choice((1, 1, rng.randint(1, most)))


def leader(who: str) -> n.Cards:
    """That player's Leader."""
    return n.Cards(who, "field", (n.Kind(("leader",)),))
