"""Who plays: by chance, by rules of thumb, or by search. All get a seat's knowledge, no more."""

from __future__ import annotations

from typing import Protocol

from tefuda.bots import weights
from tefuda.bots.search import Budget, Search
from tefuda.games import room
from tefuda.kernel.rng import seeded
from tefuda.kernel.sample import Knowledge
from tefuda.prose import is_quiet


class Bot(Protocol):
    """Anything that picks an option's key from what a seat knows."""

    def choose(self, known: Knowledge) -> str: ...


class RandomBot:
    """Picks evenly among the options."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = seeded(seed)

    def choose(self, known: Knowledge) -> str:
        keys = known.keys
        return keys[self._rng.below(len(keys))]


class NobodyBot:
    """Does nothing that it need not do, so that a deck can be played alone."""

    def choose(self, known: Knowledge) -> str:
        decision = known.view.decision
        assert decision is not None
        quiet = [one.key for one in decision.options if is_quiet(one, known.game)]
        return quiet[-1] if quiet else decision.options[0].key


class YardstickBot:
    """Plays by the rules of thumb of the first release; for measuring others."""

    def choose(self, known: Knowledge) -> str:
        return room(known.game).yardstick.choose(known.view).key


class PolicyBot:
    """Plays what comes to mind first."""

    def choose(self, known: Knowledge) -> str:
        # What lies hidden has no say: any sample will do.
        return known.keys[room(known.game).policy.pick(known.deal(0))]


class LearnerBot:
    """Plays as a beginner does, and now and then overlooks something, so that whoever learns the
    game beside it wins: of so many chances in a hundred it leaves an answer out, or picks another
    of its options on its own turn."""

    def __init__(self, slips: int, seed: int = 0) -> None:
        self.slips = slips
        self._rng = seeded(seed)

    def choose(self, known: Knowledge) -> str:
        keys = known.keys
        key = keys[room(known.game).policy.pick(known.deal(0))]
        if self._rng.below(100) >= self.slips:
            return key
        for i in range(len(keys) - 1, -1, -1):
            # Not to answer is what one forgets; to end the turn is not.
            if keys[i].split()[0] in ("pass", "decline", "done", "no", "hand"):
                return keys[i]
        return keys[self._rng.below(len(keys))]


class SearchBot:
    """Tries every option in games as they may be, and takes the one that wins most."""

    def __init__(self, budget: Budget, turns: int = 1, seed: int = 0) -> None:
        self.budget = budget
        self.turns = turns
        self._rng = seeded(seed)

    def choose(self, known: Knowledge) -> str:
        keys = known.keys
        if len(keys) == 1 or known.kind == "by-hand":
            return keys[0]  # acts by hand are for people; the first option is to be done
        policy = room(known.game).policy
        search = Search(policy.pick, weights.values(known.game), self.turns, policy.MARGIN)
        best = search.run(known, self.budget, self._rng.below(1_000_000_000))[0]
        return keys[best.index]
