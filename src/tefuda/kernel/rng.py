"""The one source of chance in a game: small, seeded, part of the state, the same everywhere."""

from __future__ import annotations

from typing import Final

# L'Ecuyer's combined generator: two 31-bit streams, so every product stays a small integer
# and compiled code never has to box one.
_M1: Final = 2147483563
_M2: Final = 2147483399


class Rng:
    """A generator that can be cloned, compared and saved as two integers."""

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        a = 40014 * self.a % _M1
        b = 40692 * self.b % _M2
        self.a = a
        self.b = b
        return (a - b) % (_M1 - 1) % n


def seeded(seed: int) -> Rng:
    """The generator of a seed; near seeds give unrelated streams."""
    a = (seed * 2654435761 + 12345) % (_M1 - 1) + 1
    b = (seed * 40503 + seed // (_M1 - 1) + 54321) % (_M2 - 1) + 1
    rng = Rng(a, b)
    for _ in range(4):
        rng.below(2)
    return rng
