"""Determinization: a full game that agrees with everything a seat knows.

Deck lists are open: a seat knows which cards an opponent plays, not where they are.
"""

from __future__ import annotations

from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded


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
        for i, zone in enumerate(new.rules.zones):
            if not zone.laid:
                hidden.extend(c for c in new.seats[s].zones[i] if not game.can_see(c, seat))
        faces = sorted((card.printed for card in hidden), key=lambda printed: printed.number)
        for i in range(len(faces) - 1, 0, -1):
            j = rng.below(i + 1)
            faces[i], faces[j] = faces[j], faces[i]
        for card, face in zip(hidden, faces, strict=True):
            copy = card.copy()
            copy.printed = face
            pile = new.seats[s].zones[card.zone]
            pile[pile.index(card)] = copy
            new.cards[card.id] = copy
    new.stale = True
    return new
