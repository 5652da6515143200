"""Determinization: a full game that agrees with everything a seat knows.

Deck lists are open: a seat knows which cards an opponent plays, not where they are.
"""

from __future__ import annotations

from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.moves import look_apart
from tefuda.kernel.rng import Rng, seeded


def sample(game: Game, seat: int, seed: int) -> Game:
    """A copy in which everything hidden from the seat is dealt anew.

    The outcome depends on the seed and on what the seat knows, on nothing else: hidden cards are
    sorted before they are dealt, and the game's own chance is replaced.
    """
    new = game.clone()
    new.log = None
    rng = seeded(seed)
    new.rng = seeded(seed + 1)
    for s in range(len(new.seats)):
        hidden: list[Card] = []
        for pile in new.seats[s].zones:
            hidden.extend(c for c in pile if not game.can_see(c, seat))
        kind = game.rules.open_kind
        if kind:
            # Nobody takes a card for one of this kind, or one of this kind for another.
            _deal(new, s, [card for card in hidden if card.printed.kind == kind], rng)
            hidden = [card for card in hidden if card.printed.kind != kind]
        _deal(new, s, hidden, rng)
    if any([card.printed.apart for card in new.cards.values()]):
        look_apart(new)
    new.stale = True
    return new


def _deal(game: Game, seat: int, hidden: list[Card], rng: Rng) -> None:
    """Deal these cards of a seat anew among their places."""
    faces = sorted((card.printed for card in hidden), key=lambda printed: printed.number)
    for i in range(len(faces) - 1, 0, -1):
        j = rng.below(i + 1)
        faces[i], faces[j] = faces[j], faces[i]
    for card, face in zip(hidden, faces, strict=True):
        copy = card.copy()
        copy.printed = face
        pile = game.seats[seat].zones[card.zone]
        pile[pile.index(card)] = copy
        game.cards[card.id] = copy
