"""Random legal decks, for tests that want to see everything."""

from __future__ import annotations

from tefuda.cards import Catalog
from tefuda.decks.lists import Deck, check
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import Printed
from tefuda.kernel.rng import Rng, seeded

SIZE, COPIES = 50, 4


def random_deck(
    catalog: Catalog, seed: int, leader: Printed | None = None, edition: str = ""
) -> Deck:
    """A deck that passes the check: some Leader, and cards that may go with it."""
    rng = seeded(seed)
    cards = sorted(catalog.cards.values(), key=lambda card: card.number)
    if leader is None:
        leaders = [card for card in cards if card.kind == "leader"]
        leader = leaders[rng.below(len(leaders))]
    allowed = [card for card in cards if _allowed(card, leader, catalog, edition)]
    if len(allowed) * COPIES < SIZE:
        raise TefudaError(f"there are not enough cards for a deck of {leader.number}")
    deck = Deck(f"random {seed}", {leader.number: 1})
    left = SIZE
    while left > 0:
        card = allowed.pop(rng.below(len(allowed)))
        # Fewer copies while there are cards to spare, so that decks are varied.
        spare = (len(allowed) + 1) * COPIES > left * 2
        count = min(left, 1 + rng.below(COPIES) if spare else COPIES)
        deck.cards[card.number] = count
        left -= count
    return deck


def _allowed(card: Printed, leader: Printed, catalog: Catalog, edition: str) -> bool:
    """Whether the check has nothing against this card with this Leader."""
    if card.kind == "leader" or not set(card.colours) & set(leader.colours):
        return False
    problems = check(Deck("", {leader.number: 1, card.number: 1}), catalog, edition)
    return len(problems) == 1  # that there are not 50 cards


def deck_pair(catalog: Catalog, seed: int, edition: str = "") -> list[Deck]:
    """Two random decks."""
    rng: Rng = seeded(seed)
    return [random_deck(catalog, rng.below(1_000_000_000), edition=edition) for _ in range(2)]
