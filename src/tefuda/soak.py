"""Soaking: random games of random decks, with every invariant checked after every decision."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import zip_longest

from tefuda.cards import Catalog, Store, house
from tefuda.decks import Deck
from tefuda.decks.random import random_decks
from tefuda.games import GAMES, concede, room, rulebook
from tefuda.kernel.changes import renew
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.kernel.save import digest

LONGEST = 5_000  # decisions a random game may take
TRY_EVERY = 37  # every so many decisions, each option is tried on a clone


def census(game: Game) -> tuple[list[int], list[int]]:
    """How many cards and how many tokens each seat owns, wherever they are."""
    cards = [0] * len(game.seats)
    tokens = [sum(seat.pools) for seat in game.seats]
    for card in game.cards.values():
        cards[card.owner] += 1
        tokens[card.seat] += card.tokens
    return cards, tokens


def violations(game: Game, before: tuple[list[int], list[int]]) -> list[str]:
    """What is not as it must always be; `before` is the census at the start."""
    found: list[str] = []
    now = census(game)
    # Whoever leaves a game takes their cards along, unless that ends it.
    there = [
        0 if seat.out and (game.result is None or n == 0) else was
        for seat, was, n in zip(game.seats, before[0], now[0], strict=True)
    ]
    if now[0] != there or (room(game.rules.game).TOKENS_STAY and now[1] != before[1]):
        found.append(f"cards or tokens were lost: {before} became {now}")
    placed: Counter[int] = Counter()
    for s, seat in enumerate(game.seats):
        if any(n < 0 for n in seat.pools):
            found.append(f"seat {s} has fewer than no tokens: {seat.pools}")
        for z, zone in enumerate(game.rules.zones):
            cards = seat.zones[z]
            if zone.capacity and len(cards) > zone.capacity:
                found.append(f"{len(cards)} cards in the {zone.name} of seat {s}")
            slots = [card.slot for card in cards]
            if zone.laid and len(set(slots)) != len(slots):
                found.append(f"two cards at one place of the {zone.name} of seat {s}")
            for card in cards:
                placed[card.id] += 1
                if (card.zone, card.seat) != (z, s) or game.cards.get(card.id) is not card:
                    found.append(f"{game.handle(card)} is not where it says it is")
                if card.tokens < 0:
                    found.append(f"{game.handle(card)} has fewer than no tokens")
                for beneath in card.under:
                    placed[beneath.id] += 1
                    if beneath.over != card.id or game.cards.get(beneath.id) is not beneath:
                        found.append(f"what is under {game.handle(card)} does not say so")
    nowhere = [card for card in game.cards.values() if card.zone < 0]
    if len(placed) + len(nowhere) != len(game.cards) or any(n > 1 for n in placed.values()):
        found.append("a card is in two places, or in none")
    decision = game.decision
    if decision is None:
        if game.result is None:
            found.append("nobody must decide and the game is not over")
    else:
        keys = game.keys()
        if not keys:
            found.append(f"a decision ({decision.kind}) without an option")
        if len(set(keys)) != len(keys):
            twice = sorted(key for key, n in Counter(keys).items() if n > 1)
            found.append(f"options of one key in {decision.kind}: {twice}")
    return found


def worked_out(game: Game) -> list[str]:
    """What effects make of the cards just now, in words that can be compared."""
    found = [
        f"{game.handle(card)} {card.stats} {card.base} {card.keywords} {card.forbidden} "
        f"{card.allowed} {card.negated} {len(card.granted)} {card.marks} {len(card.limits)}"
        for seat in game.seats
        for z in game.rules.laid_zones
        for card in seat.zones[z]
    ]
    found += [f"price {p.stat} {p.amount} {p.seat} {p.source}" for p in game.prices]
    found += [f"ban {b.who} {b.seat} {b.source}" for b in game.bans]
    return [*found, f"allowed {game.allowances}"]


def overlooked(game: Game) -> str:
    """Values that are taken to be right and are not: working them out anew changes them."""
    if game.stale or game.result is not None:
        return ""
    copy = game.clone()
    renew(copy)
    copy.rules.derive(copy)
    for before, now in zip_longest(worked_out(game), worked_out(copy), fillvalue="nothing"):
        if before != now:
            return f"a value was not worked out anew: {before} became {now}"
    return ""


@dataclass
class Soaked:
    """One game: what went wrong (nothing, one hopes), and what it went through."""

    seed: int
    problem: str = ""
    turns: int = 0
    decisions: int = 0
    clause: str = ""
    digest: str = ""
    resolved: list[str] = field(default_factory=list)  # card number and ability index


def soak_one(
    seed: int,
    catalog: Catalog,
    decks: list[Deck] | None = None,
    edition: str = "",
    players: int = 2,
) -> Soaked:
    """Play one random game of random legal decks, checking everything."""
    decks = decks or random_decks(catalog, seed, edition, players)
    outcome = Soaked(seed)
    sides = [deck.split(catalog) for deck in decks]
    game: Game | None = None
    try:
        game = room(catalog.game).new_game(rulebook(catalog.game, edition), sides, seed, log=True)
        before = census(game)
        rng = seeded(seed)
        while game.result is None:
            problems = violations(game, before)
            outcome.problem = "; ".join(problems) or overlooked(game)
            if outcome.problem:
                return outcome
            decision = game.decision
            assert decision is not None
            if game.decisions % TRY_EVERY == 0:
                for option in decision.options:
                    game.clone().choose(option)
                outcome.problem = _left_by_one(game, before)
                if outcome.problem:
                    return outcome
            game.choose(decision.options[rng.below(len(decision.options))])
            if game.decisions > LONGEST:
                outcome.problem = f"no end after {LONGEST} decisions"
                return outcome
        problems = violations(game, before)
        outcome.problem = "; ".join(problems)
    except Exception as error:
        outcome.problem = f"{type(error).__name__}: {error}"
    if game is not None:
        outcome.turns = game.turn
        outcome.decisions = game.decisions
        if game.result is not None:
            outcome.clause = game.result.clause
            outcome.digest = digest(game)
        used = {f"{event.card}/{event.n}" for event in game.log or [] if event.kind == "activate"}
        outcome.resolved = sorted(used)
    return outcome


def _left_by_one(game: Game, before: tuple[list[int], list[int]]) -> str:
    """What would be wrong if any of the players gave up now."""
    for seat, player in enumerate(game.seats):
        if not player.out:
            copy = game.clone()
            concede(copy, seat)
            problems = violations(copy, before)
            if problems:
                return f"after seat {seat} gave up: {'; '.join(problems)}"
    return ""


@functools.cache
def imported(game: str = GAMES[0]) -> Catalog:
    """The imported cards alone, without those that come with tefuda."""
    store = Store(game)
    return Catalog(game, store.records(), "en", store.compiled())


def _one(job: tuple[int, str, bool, str, int]) -> Soaked:
    seed, game, real, edition, players = job
    catalog = imported(game) if real else house(game)
    return soak_one(seed, catalog, edition=edition, players=players)


def soak(
    count: int,
    seed: int = 1,
    jobs: int = 1,
    real: bool = False,
    edition: str = "",
    game: str = GAMES[0],
    players: int = 2,
) -> Iterator[Soaked]:
    """Soak so many games of house cards, or of the imported ones, seeds counting up."""
    work = [(one, game, real, edition, players) for one in range(seed, seed + count)]
    if jobs <= 1:
        yield from map(_one, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_one, work, chunksize=20)


def resolvable(catalog: Catalog) -> set[str]:
    """Every ability that is activated, as card number and index."""
    return {
        f"{card.number}/{i}"
        for card in catalog.cards.values()
        for i, ability in enumerate(card.abilities)
        if ability.kind in ("auto", "activated")
    }
