"""The random bot: any option, each as likely as the others."""

from __future__ import annotations

from tefuda.kernel.rng import seeded
from tefuda.kernel.view import View


class RandomBot:
    """Picks evenly among the options."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = seeded(seed)

    def choose(self, view: View) -> str:
        assert view.decision is not None
        options = view.decision.options
        return options[self._rng.below(len(options))].key
