"""When effects that last come to an end, and when those put off fall due."""

from __future__ import annotations

from tefuda.effects import lasting
from tefuda.effects.lasting import expire
from tefuda.kernel.changes import keep_effects, renew, sweep, touch
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import ANY_ATTACK, Delayed, Modifier
from tefuda.kernel.printed import ATTACK


def end_turn(game: Game) -> None:
    """What lasts for this turn or until its end is over (7.6.4); what is about a turn to come
    stays."""
    kept: list[Modifier] = []
    for m in game.modifiers:
        own = game.on_turn(m.seat)
        over = m.duration == "turn" or (m.duration == "opponent_turn_end" and not own)
        over = over or m.attack != 0  # the attack that it waited for did not come
        if m.duration == "your_turn_end" and own and m.turn < game.turn:
            over = True
        if game.seats[m.seat].out and m.duration.startswith("your_turn"):
            over = True  # that turn will not come
        if not over:
            kept.append(m)
    if len(kept) != len(game.modifiers):
        keep_effects(game, kept)
    game.delayed = [d for d in game.delayed if d.upon is None or d.when != "turn"]


def begin_turn(game: Game) -> None:
    """Effects about this turn, left by earlier turns, begin to apply."""
    new: list[Modifier] = []
    for m in game.modifiers:
        word = "your_turn" if game.on_turn(m.seat) else "opponent_turn"
        new.append(m.lasting("turn") if m.duration == word else m)
    keep_effects(game, new)
    renew(game)


def begin_attack(game: Game) -> None:
    """Effects about the next attack of this character, or on that one, are about this attack."""
    if game.modifiers:
        now = [m.lasting("attack") if _awaited(game, m) else m for m in game.modifiers]
        keep_effects(game, now)
    fleeting(game)


def _awaited(game: Game, m: Modifier) -> bool:
    if m.attack == ANY_ATTACK:
        return m.duration != "attack"
    return m.attack == (game.attacked if m.duration == "next_attack_on" else game.attacker)


def fleeting(game: Game) -> None:
    """What depends on who attacks whom is worked out anew."""
    touch(game, ATTACK)


def fall_due(game: Game, whens: str) -> None:
    """What was put off until now waits for the check timing (9.8.5)."""
    if not game.delayed:
        return
    words = whens.split()
    due: list[Delayed] = []
    for delayed in game.delayed:
        now = delayed.upon is None and delayed.when in words
        if delayed.when in ("start_of_your_turn", "start_of_main"):
            now = now and game.on_turn(delayed.seat)
        elif delayed.when in ("start_of_opponent_main", "end_of_opponent_turn"):
            now = now and not game.on_turn(delayed.seat)
        if now:
            due.append(delayed)
    lasting.fall_due(game, due)


__all__ = ["begin_attack", "begin_turn", "end_turn", "expire", "fall_due", "fleeting", "sweep"]
