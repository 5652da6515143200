"""Putting cards into the areas of the table, and what waits for that (4.4 to 4.7, 5.5, 5.6)."""

from __future__ import annotations

from tefuda.abilities.nodes import Free
from tefuda.effects import match, triggers, values
from tefuda.effects.leave import Leave
from tefuda.effects.moving import discarded
from tefuda.games.rebirth import seats
from tefuda.games.rebirth.words import (
    DECK,
    ENERGY,
    ENTRY,
    HAND,
    MEMBER,
    MEMBER_LIMIT,
    REBIRTH,
    RETIRE,
    WAITING,
)
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move
from tefuda.kernel.why import barred


def limit(game: Game, seat: int) -> int:
    """How many Members a player may have: three (4.5.3.1), or as effects say."""
    return max(MEMBER_LIMIT + triggers.allowance(game, seat, "seats"), 0)


def free_seat(game: Game, seat: int) -> bool:
    """Whether a Member's seat is free (4.5.3.2.1)."""
    return len(game.seats[seat].zones[MEMBER]) < limit(game, seat)


def free_seats(game: Game, node: Free, seat: int) -> int:
    """How many seats for Members are free (4.5.3.2)."""
    whose = match.seat_of(game, node.who, seat)
    return max(limit(game, whose) - len(game.seats[whose].zones[MEMBER]), 0)


def may_set(game: Game, card: Card) -> bool:
    """Whether this Rebirth card may be set from where it lies (5.6.1)."""
    if not game.bans:
        return True
    if card.zone != ENTRY and triggers.banned(game, card.owner, "set_rebirth_elsewhere", card):
        return barred(game, card, "set")
    if triggers.banned(game, card.owner, "set_rebirth", card):
        return barred(game, card, "set")
    return True


def put(
    game: Game,
    card: Card,
    zone: int,
    seat: int,
    rested: bool = False,
    cause: str = "rule",
    clause: str = "",
) -> Card:
    """Put a card into an area of its owner's (4.1.1.3): standing, unless told otherwise
    (4.3.2.3); partners lie face up (4.6.2)."""
    up = card.printed.kind == "partner"
    new = move(game, card, zone, card.owner, rested=rested, face_up=up, clause=clause)
    announce(game, card, new, seat, cause)
    return new


def put_together(
    game: Game, places: list[tuple[Card, int, bool]], seat: int, cause: str = "rule"
) -> list[Card]:
    """Put cards into areas of their owners at one moment, each rested or not: all are there before
    anything waits for it (9.8.4.2)."""
    there: list[tuple[Card, Card]] = []
    for card, zone, rested in places:
        up = card.printed.kind == "partner"
        # Meanwhile a deck may have run out: its player has left, or these cards were taken up.
        if card.id in game.cards:
            new = move(game, card, zone, card.owner, rested=rested, face_up=up)
            there.append((card, new))
    for old, new in there:
        announce(game, old, new, seat, cause)
    return [new for _, new in there]


def noticed(game: Game, old: Card, new: Card, seat: int) -> None:
    """An effect of this seat, or recovery, has moved a card."""
    frame = game.stack[-1]
    if isinstance(frame, Leave) and frame.cause == "rule":
        culprit = game.last(game.happened.get(f"hurt_by:{old.id}", 0))
        announce(game, old, new, old.seat if culprit is None else culprit.seat, "rule")
    else:
        announce(game, old, new, seat, "effect")
        discarded(game, old, new)


def announce(game: Game, old: Card, new: Card, seat: int, cause: str) -> None:
    """What waits for a card to come where it has come, from where it was."""
    if game.seats[new.owner].out:
        return
    zone = new.zone
    came = old.zone
    if RETIRE in (zone, came):
        seats.fewest_wins(game)
    if zone in (ENTRY, MEMBER):
        values.refresh(game)
        if came not in (ENTRY, MEMBER) and new.printed.kind == "character":
            triggers.emit(game, "appears", new, seat, cause)  # 5.5.1
    if zone == ENTRY:
        triggers.emit(game, "placed_entry", new, seat, cause)
        if came == HAND:
            triggers.emit(game, "placed_entry_from_hand", new, seat, cause)
        elif came == MEMBER:
            triggers.emit(game, "placed_entry_from_member", new, seat, cause)
        elif came == WAITING:
            triggers.emit(game, "placed_entry_from_waiting", new, seat, cause)
        if came == DECK:
            triggers.emit(game, "placed_entry_from_deck", new, seat, cause)
        else:
            triggers.emit(game, "placed_entry_not_from_deck", new, seat, cause)
    elif zone == MEMBER:
        triggers.emit(game, "placed_member", new, seat, cause)
        if came == HAND:
            triggers.emit(game, "placed_member_from_hand", new, seat, cause)
        elif came == WAITING:
            triggers.emit(game, "placed_member_from_waiting", new, seat, cause)
        if came == ENTRY:
            triggers.emit(game, "placed_member_from_entry", new, seat, cause)
        else:
            triggers.emit(game, "placed_member_not_from_entry", new, seat, cause)
    elif zone == ENERGY:
        triggers.emit(game, "placed_energy", new, seat, cause)
    elif zone == REBIRTH:
        triggers.emit(game, "rebirth_set", new, seat, cause)
    elif zone == RETIRE:
        triggers.emit(game, "retired", old, seat, cause)
        if came == ENTRY:
            triggers.emit(game, "retired_from_entry", old, seat, cause)
    elif zone == WAITING:
        triggers.emit(game, "to_waiting", old, seat, cause)
        if came in (ENTRY, MEMBER):
            triggers.emit(game, "field_to_waiting", old, seat, cause)
        elif came == ENERGY:
            triggers.emit(game, "energy_to_waiting", old, seat, cause)
        if came == MEMBER:
            triggers.emit(game, "member_to_waiting", old, seat, cause)
        elif came == ENTRY:
            triggers.emit(game, "entry_to_waiting", old, seat, cause)
