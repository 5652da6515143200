"""Decks to be looked at and tried out."""

from __future__ import annotations

from math import comb

from starlette.routing import BaseRoute

from tefuda.bots import LEVELS
from tefuda.decks import Deck, by_hand, check, check_table, write
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.language import language
from tefuda.server.bots import Bots
from tefuda.server.cards import info
from tefuda.server.http import Desk
from tefuda.server.setup import cards_of, deck_of
from tefuda.sim import Cell, play
from tefuda.wire.study import DeckCard, DeckPage, DeckWanted, Odds, Trial, Tried

# Bots that do not search.
QUICK = (*[level.name for level in LEVELS if not level.simulations], "random")


def routes(desk: Desk, bots: Bots) -> list[BaseRoute]:
    async def trial(wanted: Trial) -> Tried:
        _decks(wanted)  # says at once what is wrong
        return await bots.work(_try, wanted)

    return [
        desk.post("/api/decks", DeckWanted, page),
        desk.far("/api/trials", Trial, trial),
    ]


def page(wanted: DeckWanted) -> DeckPage:
    """A deck with its curve and odds, and everything that is wrong with it."""
    game = rulebook(wanted.game, wanted.edition).game
    catalog, words = cards_of(game), language(wanted.lang, game)
    if not wanted.deck.strip():
        deck = Deck("", {}, game)
        problems: list[str] = []
    else:
        deck = deck_of(wanted.deck, game)
        problems = check(deck, catalog.for_hands(), wanted.edition)
    apart, lent = room(game).construction.APART[0], room(game).construction.LENT
    found = DeckPage(
        deck.title, [], problems, 0, {}, {}, {}, {}, [], write(deck), by_hand(deck, catalog)
    )
    for number, count in deck.cards.items():
        record = catalog.record(number, wanted.lang) or catalog.record(number, catalog.lang)
        if record is None:
            continue
        card = info(catalog, record, wanted.lang)
        beside = card.kind == apart
        found.cards.append(DeckCard(card, count, beside))
        if beside:
            continue
        found.size += count
        _add(found.curve, "-" if card.cost is None else str(card.cost), count)
        _add(found.kinds, words.say(f"kind.{card.kind}"), count)
        for colour in card.colours:
            _add(found.colours, words.say(f"colour.{colour}"), count)
        if lent in card.stats:
            _add(found.counters, str(card.stats[lent]), count)
    hand = room(game).OPENING_HAND
    if found.size >= hand:
        found.odds = [
            _odds(card.card.number, card.count, found.size, hand)
            for card in found.cards
            if not card.apart
        ]
    return found


def _add(to: dict[str, int], key: str, n: int) -> None:
    to[key] = to.get(key, 0) + n


def _odds(number: str, copies: int, size: int, hand: int) -> Odds:
    """How likely at least one copy is in a hand, and in one of two hands."""
    none = comb(size - copies, hand) / comb(size, hand)
    return Odds(number, round(1 - none, 4), round(1 - none * none, 4))


def _decks(wanted: Trial) -> list[Deck]:
    game = rulebook(wanted.game, wanted.edition).game
    if wanted.bot not in QUICK:
        raise TefudaError(f"games are tried out with {', '.join(QUICK)}; others think too long")
    decks = [deck_of(wanted.mine, game), deck_of(wanted.theirs, game, 1)]
    problems = check_table(decks, cards_of(game), wanted.edition)
    if problems:
        raise TefudaError(" ".join(problems))
    return decks


def _try(wanted: Trial) -> Tried:
    """Play the games; every other one with the sides changed."""
    cell = Cell(tuple(_decks(wanted)), (wanted.bot,) * 2, wanted.edition, wanted.seed)
    total = Tried(0, 0, 0, 0, 0, [])
    for one in play(cell, range(wanted.games)):
        total.games += 1
        total.wins += 0 in one.winners
        total.drawn += not one.winners
        total.first_games += 0 in one.first
        total.first_wins += 0 in one.first and 0 in one.winners
        total.turns.append(one.turns)
    return total
