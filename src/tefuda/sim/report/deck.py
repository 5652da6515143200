"""What a deck list alone says, and how soon it plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb
from typing import Any

from tefuda.games import room, rulebook
from tefuda.kernel.printed import NEVER
from tefuda.sim.report.cards import Card
from tefuda.sim.store import Store

TURNS = 5  # own turns that count as an opening


def curve(cards: Sequence[Card]) -> list[tuple[Any, ...]]:
    """How many cards have which cost, those that none has among them."""
    costs: Counter[int] = Counter()
    for card in cards:
        costs[card.cost] += card.copies
    none = [("none", costs.pop(NEVER))] if NEVER in costs else []
    span = range(min(costs), max(costs) + 1) if costs else range(0)
    return [*none, *[(str(cost), costs[cost]) for cost in span]]


def colours(cards: Sequence[Card]) -> list[tuple[Any, ...]]:
    """How many cards have which colour; a card of two counts for both."""
    found: Counter[str] = Counter()
    for card in cards:
        for colour in card.colours:
            found[colour] += card.copies
    return [*found.most_common()]


def counters(cards: Sequence[Card]) -> list[tuple[Any, ...]]:
    """How many cards lend how much in a battle."""
    found: Counter[int] = Counter()
    for card in cards:
        found[max(0, card.lent)] += card.copies
    return [(str(value), found[value]) for value in sorted(found)] if any(found) else []


def openings(
    store: Store, cells: str, game: str, deck: int, cards: Sequence[Card]
) -> list[tuple[Any, ...]]:
    """By own turn: the chance of a card in the opening hand that costs no more, the same with a
    new hand if there is none, and how often a card was played by then."""
    size, hand = sum(card.copies for card in cards), room(game).OPENING_HAND
    by = ", ".join(
        f"sum(at > 0 AND (at + teams - 1) / teams <= {turn})" for turn in range(1, TURNS + 1)
    )
    # How many turns make a round is the same in all games of a cell: one for each team.
    sql = f"""SELECT count(*), {by} FROM (
        SELECT teams, (SELECT coalesce(min(nullif(played_at, 0)), 0) FROM cards
            WHERE cards.game = games.id AND cards.side = sides.side) AS at
        FROM sides JOIN games ON games.cell = sides.cell
        JOIN (SELECT cell, count(*) / sum(first) AS teams FROM games
            JOIN seats ON seats.game = games.id
            WHERE games.id IN (SELECT min(id) FROM games WHERE cell IN ({cells}) GROUP BY cell)
            GROUP BY cell) AS rounds ON rounds.cell = sides.cell
        WHERE sides.cell IN ({cells}) AND sides.deck = ?
    )"""
    games, *by_turn = next(store.rows(sql, deck))
    redraws = "offer_redraw" in rulebook(game).procedures["setup"].at
    rows: list[tuple[Any, ...]] = []
    for turn in range(1, TURNS + 1):
        cheap = sum(card.copies for card in cards if NEVER < card.cost <= turn)
        none = comb(size - cheap, hand) / comb(size, hand) if size >= hand else 0.0
        played = round(by_turn[turn - 1] / games, 4) if games else None
        again = round(1 - none * none, 4) if redraws else None
        rows.append((turn, round(1 - none, 4), again, played))
    return rows
