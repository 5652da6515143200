"""Continuous abilities of one player that exclude each other: that player orders them."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import pick
from tefuda.kernel.changes import renew
from tefuda.kernel.game import Game
from tefuda.kernel.procedure import Frame, Procedure


class Precede(Frame):
    """A player is being asked which of them applies first."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Frame:
        return Precede()


PRECEDE: Procedure[Precede] = Procedure("precede", "", lambda: Precede())


@PRECEDE.step()
def ask_order(game: Game, frame: Precede) -> None:
    """The cards, the one whose ability applies first to be named first."""
    if game.undecided is None:
        game.end(frame)
        return
    seat, ids = game.undecided
    game.undecided = None
    pick.start(game, seat, "order", ids, len(ids), len(ids), purpose="precede")


@PRECEDE.step()
def take_order(game: Game, frame: Precede) -> None:
    """It stands while they are there."""
    game.order = [id for id in game.order if id in game.cards and id not in game.picked]
    game.order = game.order + game.picked
    renew(game)
