"""How good is a policy? One in a few lines, measured against bots in both seats.

python examples/evaluate.py
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tefuda import env

GAME = "onepiece"
VERBS = env.layout(GAME).arrays["options"].columns[0].words
LIKED = ["attack", "play", "activate", "counter", "block", "trigger", "choose", "give"]


def eager(arrays: dict[str, Any]) -> int:
    """Take what it likes best of what there is, and the first of several."""
    possible = np.flatnonzero(arrays["action_mask"])
    words = [VERBS[verb] for verb in arrays["options"][possible[possible < 64], 0]]
    for verb in LIKED:
        if verb in words:
            return int(possible[words.index(verb)])
    return int(possible[-1])


def main() -> None:
    mirror = ("red-rush", "red-rush")
    for bot in ("random", "learning", "beginner"):
        print(f"eager against {bot}: {env.evaluate(eager, bot, 200, 1, game=GAME, decks=mirror)}")


if __name__ == "__main__":
    main()
