"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

MESSAGE = 2_000  # bytes of a message from a client
BODY = 200_000  # ... of a request
ASK_WITHIN = 20.0  # seconds for a request to be whole
TAKE_WITHIN = 120.0  # ... for its answer to be taken
JOIN_WITHIN = 20.0  # seconds from connecting to saying who sits there
SEND_WITHIN = 20.0  # ... for a reader to take a message
ADDRESSES = 10_000  # that are remembered


@dataclass
class Limits:
    """Messages of a connection and tables of an address: so many a second, so many at once."""

    messages: tuple[float, int] = (20.0, 60)
    asides: tuple[float, int] = (0.5, 8)  # ... of them phrases and wishes
    tables: tuple[float, int] = (0.5, 30)
    daily: tuple[float, int] = (900 / 86_400, 900)  # ... and in a day: they are all kept
    connections: int = 100  # at one address
    idle: float = 3_600.0  # seconds after which a connection that says nothing is closed
    studies: tuple[float, int] = (20.0, 200)  # requests of an address that are no table's


class Bucket:
    """Fills at a rate up to its size; what is asked for is taken out of it."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.level = float(size)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.size)
        self.known[address] = bucket
        if len(self.known) > ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()
