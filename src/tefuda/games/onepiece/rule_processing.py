"""Chapter 9: rule processing, at once and in the middle of anything."""

from __future__ import annotations

from tefuda.abilities.nodes import Later, Statement, Win
from tefuda.effects import match, values
from tefuda.effects.context import Context
from tefuda.effects.moving import discarded
from tefuda.games import life
from tefuda.games.onepiece.words import DECK, LEADER
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game


def emptied(game: Game, seat: int) -> None:
    """A deck has no card left: judge who has lost (9-1-2, 9-2-1-2)."""
    if game.turn > 0 and not game.together:
        judge(game, [])


def noticed(game: Game, old: Card, new: Card, seat: int) -> None:
    """An effect has moved a card that was not on the field: what waits for that."""
    discarded(game, old, new)
    life.noticed(game, old, new)


def judge(game: Game, damaged: list[int]) -> None:
    """Everybody who meets a condition of defeat loses, all at once (9-2-1).

    `damaged`: seats whose Leader took damage while they had no Life (9-2-1-1).
    """
    losers: list[int] = []
    winners: list[int] = []
    clause = "9-2-1-1" if damaged else "9-2-1-2"
    reason = "life" if damaged else "deck"
    for s in range(len(game.seats)):
        if s in damaged:
            losers.append(s)
        elif not game.seats[s].zones[DECK]:
            instead = _instead(game, s)
            if isinstance(instead, Win):
                winners.append(s)
            elif isinstance(instead, Later):
                game.happened["deck_empty"] = 1
                game.happened[f"deck_empty:{s}"] = 1
            else:
                losers.append(s)
    if winners:
        # A card that turns an empty deck into a victory beats the rule (1-3-1, 1-2-5).
        losers = [s for s in range(len(game.seats)) if s not in winners]
        game.finish(winners, losers, "1-2-5", "effect")
    elif len(losers) == len(game.seats) and game.rules.customs.losing_together_draws:
        game.finish([], [], "1-2-3", reason)
    elif losers:
        game.finish([s for s in range(len(game.seats)) if s not in losers], losers, clause, reason)


def not_put_off(game: Game) -> None:
    """Who has an empty deck loses at once when what put that off is negated."""
    for s in range(len(game.seats)):
        if f"deck_empty:{s}" in game.happened and not game.seats[s].zones[DECK]:
            if not isinstance(_instead(game, s), Later):
                judge(game, [])


def turn_over(game: Game) -> None:
    """Defeats that a card put off until the end of the turn, all at once, whatever has become of
    the deck or the card since."""
    losers = [s for s in range(len(game.seats)) if f"deck_empty:{s}" in game.happened]
    if len(losers) == len(game.seats) and game.rules.customs.losing_together_draws:
        game.finish([], [], "1-2-3", "deck")
    elif losers:
        game.finish([s for s in range(len(game.seats)) if s not in losers], losers, "1-3-1", "deck")


def _instead(game: Game, seat: int) -> Statement | None:
    """What a Leader makes of its player's empty deck instead of a defeat."""
    values.refresh(game)
    for leader in game.seats[seat].zones[LEADER]:
        if leader.negated:
            continue
        ctx = Context(seat, leader.id)
        for ability in leader.printed.abilities:
            for when in ability.timings:
                if when.event == "deck_empty" and match.all_hold(game, ability.conditions, ctx):
                    return ability.body[0]
    return None


def nobody_goes_round(game: Game, stoppers: list[int], numbers: list[int]) -> list[int]:
    """Whoever could have stopped a loop cannot choose it again (11-1-1-2, 11-1-1-3)."""
    return stoppers
