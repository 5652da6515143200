"""What the games say about single cards."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import NamedTuple

from tefuda.cards import catalog as all_cards
from tefuda.games import room, rulebook
from tefuda.kernel.printed import NEVER
from tefuda.prose import card_name
from tefuda.sim.store import Store

Gap = tuple[float, float, float] | tuple[None, None, None]  # a difference and its interval


class Card(NamedTuple):
    """A card of a deck list; what the catalog no longer knows has a number alone."""

    place: int
    number: str
    name: str
    copies: int
    kind: str
    cost: int  # NEVER if it has none
    colours: tuple[str, ...]
    lent: int  # what it lends in a battle, NEVER if nothing


def deck_cards(store: Store, game: str, deck: int) -> list[Card]:
    """The cards of a deck, as its list has them."""
    catalog, rules = all_cards(game), rulebook(game)
    cost_at = rules.stat_index["cost"]
    lent_at = rules.stat_index.get(room(game).construction.LENT, -1)
    found: list[Card] = []
    sql = "SELECT card, number, copies FROM lists WHERE deck = ? ORDER BY card"
    for place, number, copies in store.rows(sql, deck):
        if number not in catalog:
            found.append(Card(place, number, number, copies, "", NEVER, (), NEVER))
            continue
        printed = catalog[number]
        lent = printed.stats[lent_at] if lent_at >= 0 else NEVER
        found.append(
            Card(
                place, number, card_name(catalog, number), copies, printed.kind,
                printed.stats[cost_at], printed.colours, lent,
            )
        )  # fmt: skip
    return found


class Seen(NamedTuple):
    """In how many games a card was seen, and how many of them were won."""

    opening: int = 0
    opening_wins: int = 0
    hand: int = 0  # in the opening hand, or drawn
    hand_wins: int = 0
    played: int = 0
    played_wins: int = 0
    both: int = 0  # in hand and played
    both_wins: int = 0
    any: int = 0
    any_wins: int = 0


class Rows:
    """The games of a deck, by length, and what was seen of its cards in them."""

    def __init__(self, lengths: dict[int, tuple[int, int]]) -> None:
        self.lengths = lengths  # games and wins by turns
        self.by_length: dict[int, dict[int, Seen]] = defaultdict(dict)
        self.first: dict[int, tuple[int, int]] = {}

    def seen(self, card: int) -> Seen:
        """Over games of all lengths."""
        columns = zip(*self.by_length[card].values(), strict=True)
        return Seen(*[sum(column) for column in columns])

    def first_played(self, card: int) -> float | None:
        """The turn on which the first copy is played, on average."""
        total, games = self.first.get(card, (0, 0))
        return total / games if games else None

    def same_length(self, card: int, z: float = 1.96) -> Gap:
        """The difference between games with the card in hand and games in which it was never
        seen, among games of one length (Mantel and Haenszel; the variance is Sato's)."""
        weight = gap = spread = 0.0
        for turns, (games, wins) in self.lengths.items():
            seen = self.by_length[card].get(turns, Seen())
            with_it, without = seen.hand, games - seen.any
            if not with_it or not without:
                continue
            won, other = seen.hand_wins, wins - seen.any_wins
            n = with_it + without
            weight += with_it * without / n
            gap += (won * without - other * with_it) / n
            p, q = won / with_it, other / without
            spread += (with_it * without / n) ** 2 * (p * (1 - p) / with_it + q * (1 - q) / without)
        if not weight:
            return None, None, None
        rate, error = gap / weight, z * math.sqrt(spread) / weight
        return rate, rate - error, rate + error


def card_rows(store: Store, cells: str, deck: int) -> Rows:
    """What was seen of a deck's cards in the games of some cells."""
    lengths = {
        turns: (games, wins)
        for turns, games, wins in store.rows(
            f"""SELECT turns, count(*), sum(won) FROM played
            WHERE cell IN ({cells}) AND deck = ? GROUP BY turns""", deck,
        )
    }  # fmt: skip
    rows = Rows(lengths)
    # A join by hand, not the view: this is the query that goes over everything.
    for card, turns, total, times, *counts in store.rows(
        f"""SELECT card, turns, sum(CASE WHEN played_at > 0 THEN played_at ELSE 0 END),
            sum(played_at > 0),
            sum(opening > 0), sum(opening > 0 AND won),
            sum(opening + drawn > 0), sum(opening + drawn > 0 AND won),
            sum(played > 0), sum(played > 0 AND won),
            sum(opening + drawn > 0 AND played > 0),
            sum(opening + drawn > 0 AND played > 0 AND won),
            count(*), sum(won)
        FROM sides JOIN games ON games.cell = sides.cell
        JOIN seats ON seats.game = games.id AND seats.side = sides.side
        JOIN cards ON cards.game = games.id AND cards.side = sides.side
        WHERE sides.cell IN ({cells}) AND sides.deck = ? GROUP BY card, turns""", deck,
    ):  # fmt: skip
        rows.by_length[card][turns] = Seen(*counts)
        before, games = rows.first.get(card, (0, 0))
        rows.first[card] = (before + total, games + times)
    return rows
