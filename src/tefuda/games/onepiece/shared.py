"""The procedures that One Piece shares with other games, by its own clause numbers."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import Cards, Given, It, Statement, Then, Turn, target_of
from tefuda.effects import match, run
from tefuda.effects.leave import LEAVE, REST
from tefuda.effects.moving import DRAW, EITHER, PLACE
from tefuda.effects.pick import PICK
from tefuda.effects.precede import PRECEDE
from tefuda.effects.run import Run
from tefuda.effects.verbs import TOGETHER
from tefuda.kernel.game import Game
from tefuda.kernel.procedure import AnyProcedure, Procedure, Step


def unmet(block: tuple[Statement, ...], at: int) -> int:
    """A condition that opens the text is a condition of all of it, "then" or not (4-10-1; rulings
    860, 994 and 676); one that begins a later sentence, of what follows it with "then" (ruling
    912); one in the middle of a sentence, of the rest of that sentence (ruling 631)."""
    return len(block) if at == 1 or _goes_on(block, at) else at


def _goes_on(block: tuple[Statement, ...], at: int) -> bool:
    """Whether a "then" follows on a sentence that begins with the condition, and is not about what
    becomes of the cards just shown."""
    following = block[at : at + 2]
    if len(following) < 2 or not isinstance(following[0], Then):
        return False
    if not isinstance(block[at - 2], Then):
        return False
    target = target_of(following[1])
    shown = isinstance(target, Cards) and target.zone in ("looked", "rest")
    return not shown and not isinstance(target, It)


def check_paid(game: Game, frame: Run) -> None:
    """What follows the colon happens only if the cost was paid as printed, and if what stands in
    brackets still holds after that (8-4-1-1; ruling 819)."""
    run.check_paid(game, frame)
    brackets = tuple([c for c in frame.ability.conditions if isinstance(c, (Given, Turn))])
    if frame.ability.cost and not match.all_hold(game, brackets, frame.ctx):
        game.goto(frame, "leave")


def leave(game: Game, frame: Run) -> None:
    """The effect is resolved; cards it has shown are hidden again (11-2-2)."""
    run.hide_again(game, frame)
    run.leave(game, frame)


ABILITY: Final[Procedure[Run]] = run.ABILITY.citing(
    "8-4",
    {
        "check_conditions": "8-4-1-1",
        "offer": "8-3-1-4",
        "pay": "8-4-1-3",
        "pay_on": "8-3-1-1",
        "check_paid": "8-3-1-3-1",
        "enter": "8-4-1-4",
        "resolve": "8-4-1-5",
        "leave": "8-4-1-5",
    },
).changed(
    replace={
        "check_paid": Step("8-3-1-3-1", "check_paid", check_paid),
        "leave": Step("11-2-2", "leave", leave),
    }
)

SHARED: Final[list[AnyProcedure]] = [
    ABILITY,
    PICK.citing("8-4-4-1", {}),
    LEAVE.citing(
        "8-1-3-4",
        {
            "gather": "1-3-3",
            "offer_replacement": "8-1-3-4-2",
            "replace": "8-1-3-4-4",
            "replace_more": "8-1-3-4-6",
            "arrange": "3-1-7",
            "arranged": "3-1-7",
            "go": "4-11-2",
        },
    ),
    REST.citing(
        "8-1-3-4",
        {
            "gather_to_rest": "1-3-3",
            "offer_replacement": "8-1-3-4-2",
            "replace": "8-1-3-4-4",
            "replace_more": "8-1-3-4-6",
            "rest_them": "4-4-1-2",
        },
    ),
    PRECEDE.citing("8-1-3-3-5", {}),
    TOGETHER.citing("1-3-4", {}),
    DRAW.citing(
        "4-5-4",
        {
            "may_stop": "4-5-4-1",
            "draw_one": "4-5-4-2",
            "draw_again": "4-5-4-3",
        },
    ),
    PLACE.citing("3-1-7", {"choose_end": "8-4-4"}),
    EITHER.citing("8-4-4", {}),
]

# Clauses of what is not a step of its own.
CITES: Final = {
    "draw": "4-5-3",
    "draw_one": "4-5-2",
    "reveal": "11-2-1",
    "look": "11-3-1",
    "ko": "10-2-1-2",
    "win": "1-2-5",
    "loop": "11-1-1-1",
    "loop_one": "11-1-1-2",
    "loop_both": "11-1-1-3",
    "concede": "1-2-3",
    "waits": "6-1-2",
    "prohibited": "1-3-3",
    "negated": "8-2-1-1",
    "once": "10-2-13-3",
    "condition": "8-4-1-1",
    "price": "8-3-1-3",
    "choice": "8-4-4-1",
}
