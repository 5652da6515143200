"""The procedures that Fusion World shares with other games, by its own clause numbers."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import Statement, Then
from tefuda.effects import run, values
from tefuda.effects.leave import LEAVE, REST
from tefuda.effects.moving import DRAW, EITHER, PLACE
from tefuda.effects.pick import PICK
from tefuda.effects.run import ABILITY, Run
from tefuda.games.fusionworld.words import HAND, LIFE
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record, show
from tefuda.kernel.procedure import AnyProcedure, Step


def show_and_pay(game: Game, frame: Run) -> None:
    """A card in hand whose skill is activated is shown to everybody (9-4-2, 9-6-3-1)."""
    if frame.ability.kind == "auto":
        game.clause = "9-6-5"
    card = game.now(frame.ctx.source)
    if game.answer.verb != "decline" and card is not None and card.zone == HAND:
        show(game, card, (1 << len(game.seats)) - 1)
        if game.log is not None:
            record(game, "reveal", card.seat, card)
    run.pay(game, frame)


def leave_skill(game: Game, frame: Run) -> None:
    """Cards that were looked at and not moved are mixed, but for life cards (13-11-3)."""
    shown = frame.shown[::2]
    frame.ctx.looked = [id for id in frame.ctx.looked if id not in shown and not _is_life(game, id)]
    # What a skill revealed is hidden again where it lies (13-10-2).
    run.hide_again(game, frame)
    run.mix_looked(game, frame, "13-11-3")
    # What this skill has taken out of the reach of others is known now (9-5-2).
    values.refresh(game)
    run.leave(game, frame)


def unmet(block: tuple[Statement, ...], at: int) -> int:
    """After a condition that does not hold, what follows with "then" is not done either; a new
    sentence is (9-1-3; rulings FB01-109 162 and FB04-041 289)."""
    while at < len(block):
        mark = block[at]
        if isinstance(mark, Then) and not mark.said:
            break
        at += 1
    return at


def _is_life(game: Game, id: int) -> bool:
    card = game.now(id)
    return card is not None and card.zone == LIFE


SHARED: Final[list[AnyProcedure]] = [
    ABILITY.citing(
        "9-4-1",
        {
            "check_conditions": "9-1-3",
            "offer": "9-6-4",
            "pay": "9-4-2-1",
            "pay_on": "1-4-3",
            "check_paid": "1-4-7",
            "enter": "9-7-1",
            "resolve": "9-4-4",
            "leave": "9-4-4",
        },
    ).changed(
        replace={
            "pay": Step("9-4-2-1", "pay", show_and_pay),
            "leave": Step("13-11-3", "leave", leave_skill),
        }
    ),
    PICK.citing("5-2-2", {}),
    LEAVE.citing(
        "9-9-1",
        {
            "gather": "0-2-5",
            "offer_replacement": "9-9-2",
            "replace": "9-9-1-1",
            "replace_more": "9-9-2-3",
            "arrange": "3-1-5",
            "arranged": "3-1-5",
            "go": "5-10-1",
        },
    ),
    REST.citing(
        "9-9-1",
        {
            "gather_to_rest": "0-2-5",
            "offer_replacement": "9-9-2",
            "replace": "9-9-1-1",
            "replace_more": "9-9-2-3",
        },
    ),
    DRAW.citing("5-1-3", {}),
    PLACE.citing("3-1-5", {}),
    EITHER.citing("3-1-5", {}),
]

# Clauses of what is not a step of its own.
CITES: Final = {
    "draw": "5-1-3",
    "draw_one": "5-1-2",
    "reveal": "13-10-1",
    "look": "13-11-1",
    "ko": "14-9-2",
    "win": "0-1-3-5",
    "loop": "16-1-1-1",
    "loop_one": "16-1-1-2",
    "loop_both": "16-1-1-3",
    "concede": "0-1-3-4",
    "waits": "7-1-2",
    "prohibited": "0-2-5",
    "negated": "9-1-2",
    "once": "15-7-5",
    "condition": "9-1-3",
    "price": "1-4-6",
    "choice": "5-2-3",
}
