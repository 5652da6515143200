"""The one source of chance in a game: small, seeded, part of the state, the same everywhere.

A seed that is a number gives a small and quick stream, for simulations and tests. A seed that is a
word gives one that nobody who has seen any part of it can continue, for tables between people.
"""

from __future__ import annotations

import hashlib
from typing import Final

Seed = int | str

# L'Ecuyer's combined generator: two 31-bit streams, so every product stays a small integer
# and compiled code never has to box one.
_M1: Final = 2147483563
_M2: Final = 2147483399


class Rng:
    """A generator that can be cloned, compared and saved: two integers, and a key if it has one."""

    def __init__(self, a: int, b: int, key: str = "") -> None:
        self.a = a
        self.b = b
        self.key = key

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.key:
            return self._keyed(n)
        a = 40014 * self.a % _M1
        b = 40692 * self.b % _M2
        self.a = a
        self.b = b
        return (a - b) % (_M1 - 1) % n

    def _keyed(self, n: int) -> int:
        """From a keyed hash of how many were drawn before; 56 bits, so that what is left over by a
        division favours nobody by more than one in a hundred million million."""
        self.a += 1
        block = hashlib.blake2b(str(self.a).encode(), key=bytes.fromhex(self.key), digest_size=7)
        return int.from_bytes(block.digest(), "big") % n

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.key)


def seeded(seed: Seed) -> Rng:
    """The generator of a seed; near seeds give unrelated streams."""
    if isinstance(seed, str):
        return Rng(0, 0, hashlib.sha256(b"chance " + seed.encode()).hexdigest())
    a = (seed * 2654435761 + 12345) % (_M1 - 1) + 1
    b = (seed * 40503 + seed // (_M1 - 1) + 54321) % (_M2 - 1) + 1
    rng = Rng(a, b)
    for _ in range(4):
        rng.below(2)
    return rng
