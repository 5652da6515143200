"""Endless loops: a position that comes back within a turn.

Somebody who can stop a loop may go round it as often as they like, which changes nothing; so the
first time the same position returns, the choice that led round is barred there.
"""

from __future__ import annotations

import hashlib

from tefuda.abilities.serial import compact
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game

WATCH_FROM = 60  # turns with fewer decisions than this are not watched: they end by themselves


def position(game: Game) -> str:
    """A digest of what lies where and what lasts, without the names cards had on the way."""
    parts: list[str] = [str(game.turn), game.phase]
    for seat in game.seats:
        parts.append(repr(seat.pools))
        for zone in seat.zones:
            parts.append("|".join([_describe(card) for card in zone]))
    for m in game.modifiers:
        target = game.now(m.target) if m.target else None
        where = "" if target is None else game.handle(target)
        parts.append(f"{where} {m.seat} {m.duration} {m.amount} {compact(m.statement)}")
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()


def _describe(card: Card) -> str:
    text = (
        f"{card.printed.number} {card.slot} {card.rested} {card.tokens} {card.damage} "
        f"{card.used} {card.used_turn} {card.face_up} {card.turn}"
    )
    if card.printed.awakened:
        text += " awakened"
    for beneath in card.under:
        text += f" / {beneath.printed.number}"
    return text


def stoppable(game: Game, options: list[Option], seat: int, what: str) -> list[Option]:
    """The same in the middle of an effect `what`, for a choice that may go on or stop.

    A loop may run through choices of several players: each of them finds the way round barred
    when the position is back, so that it ends with whoever is asked first.
    """
    if game.turn_decisions < WATCH_FROM or len(options) < 2:
        return options
    waiting = [f"{w.seat} {w.index} {w.ability.timings!r}" for w in game.waiting]
    options = without_repeats(game, options, seat, "\n".join([what, *waiting]))
    if len(options) == 1:
        game.here = ""  # nobody is asked, so there is nothing to note
    return options


def without_repeats(
    game: Game, options: list[Option], seat: int = -1, what: str = ""
) -> list[Option]:
    """The options, without those already tried in this very position this turn."""
    place = position(game) + what
    tried = game.seen.get(place, "")
    if tried and len(options) > 1:
        keys = tried.split("\n")
        if seat < 0:
            seat = game.turn_seat
        fresh = [option for option in options if game.key(option, seat) not in keys]
        if fresh:
            options = fresh
    game.here = place  # Game.choose notes there what is chosen
    return options


def fingerprint(game: Game) -> str:
    """A digest of a game as its players could compare it: the position, what may be chosen now,
    and the state of chance. Records keep it, so it does not depend on how a game is stored."""
    parts = [position(game), str(game.rng.a), str(game.rng.b), *game.keys()]
    if game.result is not None:
        parts.append(f"{game.result.winners} {game.result.clause}")
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
