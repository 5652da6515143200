"""The spaces of observations, and observations in them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from tefuda.env.layout import Layout
from tefuda.kernel.errors import TefudaError

FLAT: Final = "flat"
DICT: Final = "dict"


def checked(obs: str) -> str:
    """The form of observations, if it is one."""
    if obs not in (FLAT, DICT):
        raise TefudaError(f"observations are {DICT!r} or {FLAT!r}, not {obs!r:.40}")
    return obs


def arrays_space(layout: Layout, obs: str) -> spaces.Space[Any]:
    """One array, or arrays by name."""
    low, high = layout.bounds()
    if obs == FLAT:
        return spaces.Box(low, high, dtype=np.int32)
    lows, highs = layout.split(low), layout.split(high)
    return spaces.Dict({name: spaces.Box(lows[name], highs[name], dtype=np.int32) for name in lows})


def mask_space(layout: Layout) -> spaces.Box:
    return spaces.Box(0, 1, (layout.actions,), np.int8)


def observation(layout: Layout, data: bytes, obs: str) -> tuple[Any, np.ndarray[Any, Any]]:
    """What an encoder wrote, in the form that is wanted, and the mask."""
    own = bytearray(data)  # arrays of one's own, which may be written into
    flat = layout.flat(own)
    return flat if obs == FLAT else layout.split(flat), layout.mask(own)
