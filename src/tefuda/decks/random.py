"""Random legal decks, for tests that want to see everything."""

from __future__ import annotations

from tefuda.cards import Catalog
from tefuda.decks.lists import Deck
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import Printed
from tefuda.kernel.rng import Rng, seeded


def random_deck(
    catalog: Catalog, seed: int, leader: Printed | None = None, edition: str = ""
) -> Deck:
    """A deck that passes the check: some Leader, and cards that may go with it."""
    own = room(catalog.game).construction
    rules = rulebook(catalog.game, edition)
    rng = seeded(seed)
    cards = sorted(catalog.cards.values(), key=lambda card: card.number)
    if leader is None:
        leaders = [card for card in cards if card.kind == "leader"]
        if not leaders:
            raise TefudaError("there is no Leader among the cards, so there is no deck")
        leader = leaders[rng.below(len(leaders))]
    allowed = [card for card in cards if own.goes_with(card, leader, rules)]
    deck: list[tuple[Printed, int]] = []
    fewest, most = own.SIZE
    left = fewest + rng.below(most - fewest + 1) if most > fewest else fewest
    while left > 0:
        if not allowed:
            raise TefudaError(f"there are not enough cards for a deck of {leader.number}")
        card = allowed.pop(rng.below(len(allowed)))
        copies = own.copies_left(card, deck, rules)
        # Fewer copies while there are cards to spare, so that decks are varied.
        spare = (len(allowed) + 1) * copies > left * 2
        count = min(left, 1 + rng.below(copies) if spare else copies)
        if count > 0:
            deck.append((card, count))
            left -= count
    numbers = {leader.number: 1, **{card.number: count for card, count in deck}}
    return Deck(f"random {seed}", numbers, catalog.game)


def deck_pair(catalog: Catalog, seed: int, edition: str = "") -> list[Deck]:
    """Two random decks."""
    rng: Rng = seeded(seed)
    return [random_deck(catalog, rng.below(1_000_000_000), edition=edition) for _ in range(2)]
