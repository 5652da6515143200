"""Players who lose leave the game (1.2.2); what becomes of them at a table of more (12.4)."""

from __future__ import annotations

from tefuda.effects.run import Run
from tefuda.games.rebirth.formats import FORMATS
from tefuda.kernel.changes import keep_effects
from tefuda.kernel.game import Game
from tefuda.kernel.moves import look_apart, record
from tefuda.kernel.procedure import Frame


def lose(game: Game, losers: list[int], clause: str, reason: str) -> None:
    """These players have lost; the format says whether that ends the game for all. If it does, the
    cards stay where they lie, to be looked at: there is nothing left to be played."""
    leaving = [s for s in losers if not game.seats[s].out]
    for seat in leaving:
        game.seats[seat].out = True
        if game.log is not None:
            record(game, "out", seat, other=reason, clause=clause)
    left = [s for s in range(len(game.seats)) if not game.seats[s].out]
    winners = FORMATS[game.rules.edition].won(game, losers, left)
    if winners is not None:
        rest = [s for s in range(len(game.seats)) if s not in winners]
        game.finish(winners, rest, clause, reason)
    elif not left:
        game.finish([], list(range(len(game.seats))), "1.2.3.1", reason)
    elif len(left) == 1:
        game.finish(left, losers, "1.2.3", "last")
    if game.result is None:
        for seat in leaving:
            _leave(game, seat)


def fewest_wins(game: Game) -> None:
    """With first-out, who alone has come to have the fewest cards in Retire wins at once
    (12.5.3.2)."""
    winners = FORMATS[game.rules.edition].now_won(game)
    if winners:
        losers = [s for s in range(len(game.seats)) if s not in winners]
        game.finish(winners, losers, "12.5.3.2", "fewest")


def _leave(game: Game, seat: int) -> None:
    """A player's cards and areas are no longer there (12.4.2, 12.4.3), what they play comes to
    nothing (12.4.4) and nothing of theirs waits (12.4.5)."""
    for zone in game.seats[seat].zones:
        for card in zone:
            game.cards.pop(card.id, None)
        zone.clear()
    for card in list(game.cards.values()):
        if card.owner == seat:
            del game.cards[card.id]
    game.waiting = [w for w in game.waiting if w.seat != seat]
    game.delayed = [d for d in game.delayed if d.seat != seat]
    # What their effects have done to others lasts on: no clause takes it back.
    keep_effects(game, [m for m in game.modifiers if m.who != seat and (m.target or m.who >= 0)])
    for frame in theirs(game, seat):
        at = game.rules.procedures[frame.table].at
        # An ability that has begun has to give back what it took over.
        begun = isinstance(frame, Run) and at["name_opponent"] < frame.pc != at["enter"]
        frame.pc = at["leave"] if begun else len(frame.steps)
    if game.happened.get("struck", 0) not in game.cards:
        game.happened.pop("struck", None)
    look_apart(game)


def theirs(game: Game, seat: int) -> list[Frame]:
    """What is under way of a player's doing, and is over when they leave (12.4.4): all that belongs
    to the resolution of an ability they have played, what they do themselves in that of somebody
    else's, and what they are choosing, paying or drawing."""
    found: list[Frame] = []
    played = False
    for frame in game.stack:
        mine = getattr(frame, "seat", -1) == seat
        if isinstance(frame, Run):
            mine = frame.ctx.seat == seat
            played = played or (mine and frame.ability.kind != "")
        elif frame.table not in ("pick", "pay", "play", "draw", "place", "either"):
            mine = False
        if mine or played:
            found.append(frame)
    return found
