"""Random legal decks, for tests that want to see everything."""

from __future__ import annotations

from tefuda.cards import Catalog
from tefuda.decks.lists import Deck
from tefuda.games import Construction, room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import Printed
from tefuda.kernel.rng import Rng, seeded
from tefuda.kernel.rulebook import Rulebook


def random_deck(
    catalog: Catalog, seed: int, edition: str = "", without: frozenset[str] = frozenset()
) -> Deck:
    """A deck that passes the check: some Leader or partners, and cards that may go with them.

    `without` are names of cards it must not hold.
    """
    own = room(catalog.game).construction
    rules = rulebook(catalog.game, edition)
    rng = seeded(seed)
    cards = sorted(catalog.cards.values(), key=lambda card: card.number)
    cards = [card for card in cards if card.name not in without]
    kind, wanted = own.APART
    leading = [card for card in cards if card.kind == kind]
    if not leading:
        raise TefudaError(f"there is no {kind} among the cards, so there is no deck")
    apart = [leading[rng.below(len(leading))] for _ in range(wanted)]
    allowed = [card for card in cards if own.goes_with(card, apart, rules)]
    deck: list[tuple[Printed, int]] = []
    fewest, most = own.SIZE
    left = fewest + rng.below(most - fewest + 1) if most > fewest else fewest
    while left > 0:
        if not allowed:
            if not _fill(deck, left, own, rules):
                raise TefudaError(f"there are not enough cards for a deck of {apart[0].number}")
            break
        card = allowed.pop(rng.below(len(allowed)))
        copies = own.copies_left(card, deck, rules)
        # Fewer copies while there are cards to spare, so that decks are varied.
        spare = (len(allowed) + 1) * copies > left * 2
        count = min(left, 1 + rng.below(copies) if spare else copies)
        if count > 0:
            deck.append((card, count))
            left -= count
    numbers = {card.number: apart.count(card) for card in apart}
    numbers.update({card.number: count for card, count in deck})
    return Deck(f"random {seed}", numbers, catalog.game)


def _fill(deck: list[tuple[Printed, int]], left: int, own: Construction, rules: Rulebook) -> bool:
    """Take more copies of the cards of a deck that is too small; False if there are too few."""
    for i, (card, count) in enumerate(deck):
        more = min(left, own.copies_left(card, deck, rules))
        deck[i] = (card, count + more)
        left -= more
    return not left


def random_decks(catalog: Catalog, seed: int, edition: str = "", seats: int = 2) -> list[Deck]:
    """A random deck for each seat; team mates' share no name, so that any table takes them."""
    rng: Rng = seeded(seed)
    rules = rulebook(catalog.game, edition)
    teams = [seat.team for seat in room(catalog.game).table(rules, 0, seats).seats]
    decks: list[Deck] = []
    for team in teams:
        mates = [deck for deck, other in zip(decks, teams, strict=False) if other == team]
        names = frozenset(catalog[number].name for deck in mates for number in deck.cards)
        decks.append(random_deck(catalog, rng.below(1_000_000_000), edition, names))
    return decks
