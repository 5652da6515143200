"""Edition 1.1.9 (2025-09-12): what was different from 1.2.0.

- "When attacked" effects wait for the counter step (7-1-3-1), and what the attacked player may do
  there is 7-1-3-2.
- Token conditions of triggered effects are looked at on activation only (8-3-2-3).
- [Rush: Character] and [Unblockable] do not exist yet (10-1-6, 10-1-7).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tefuda.effects import triggers
from tefuda.games.onepiece import battle
from tefuda.games.onepiece.battle import BATTLE, Battle
from tefuda.games.onepiece.resolve import settle
from tefuda.games.onepiece.rulebook import CURRENT
from tefuda.kernel.game import Game
from tefuda.kernel.procedure import Procedure, Step

LATER_WORDS: Final = {"rush_character": "1.2.0", "unblockable": "1.2.0"}


def when_attacked(game: Game, frame: Battle) -> None:
    """Effects that wait for their card to be attacked, in the counter step (7-1-3-1)."""
    target = game.now(game.attacked)
    if target is not None:
        triggers.emit(game, "attacked", target, frame.seat)
    settle(game)


BATTLE_1_1_9: Final[Procedure[Battle]] = BATTLE.changed(
    remove=("when_attacked",),
    after={"check_block_step": [Step("7-1-3-1", "when_attacked_in_counter_step", when_attacked)]},
    replace={
        "offer_counter": Step("7-1-3-2", "offer_counter", battle.offer_counter),
        "use_counter": Step("7-1-3-2-1", "use_counter", battle.use_counter),
        "counter_again": Step("7-1-3-2", "counter_again", battle.counter_again),
        "check_counter_step": Step("7-1-3-2-3", "check_counter_step", battle.check_counter_step),
    },
)

V1_1_9: Final = replace(
    CURRENT,
    edition="1.1.9",
    procedures=CURRENT.with_procedures(BATTLE_1_1_9),
    customs=replace(CURRENT.customs, tokens_when_met=False),
    later_words=LATER_WORDS,
)
