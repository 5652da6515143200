"""Whether a choice has told anybody anything: what has not may be taken back without asking."""

from __future__ import annotations

from collections.abc import Iterable

from tefuda.kernel.card import Card
from tefuda.kernel.game import Game


def learnt(before: Game, after: Game) -> bool:
    """Whether anybody may know more after a choice than before it: chance was asked, something was
    looked at or shown, or a card can be read that could not be."""
    if (before.rng.a, before.rng.b) != (after.rng.a, after.rng.b) or after.result is not None:
        return True
    events = (after.log or [])[len(before.log or []) :]
    if any(event.kind in ("look", "reveal") for event in events):
        return True
    changed = _changed(before, after)
    went = [before.cards[id] for id in changed if id in before.cards]
    came = [after.cards[id] for id in changed if id in after.cards]
    for seat in range(len(after.seats)):
        could = _readable(before, seat, went)
        told = {event.card for event in events if event.card and event.known >> seat & 1}
        if told.difference(could) and told.difference(
            _readable(before, seat, before.cards.values())
        ):
            return True
        for number in _readable(after, seat, came):
            if number not in could:
                return True
            could.remove(number)
    return False


def _changed(before: Game, after: Game) -> set[int]:
    """The cards of which somebody else may know after a choice than before it."""
    found = before.cards.keys() ^ after.cards.keys()
    if before.known != after.known:
        both = before.known.keys() | after.known.keys()
        found |= {id for id in both if before.known.get(id) != after.known.get(id)}
    for id, card in after.cards.items():
        old = before.cards.get(id)
        if old is not None and old is not card:  # what is hidden is shared with the copy
            if (old.zone, old.seat, old.face_up) != (card.zone, card.seat, card.face_up):
                found.add(id)
    return found


def _readable(game: Game, seat: int, cards: Iterable[Card]) -> list[str]:
    """The numbers of those of the cards that a seat may know."""
    return [card.printed.number for card in cards if game.can_see(card, seat)]
