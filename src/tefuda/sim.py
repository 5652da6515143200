"""Simulation: many games between the same decks, and what came of them."""

from __future__ import annotations

import inspect
import math
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tefuda.bots import make_bot
from tefuda.cards import catalog as all_cards
from tefuda.decks import Deck
from tefuda.games import room, rulebook
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.kernel.sample import Knowledge

TOO_LONG = 20_000  # decisions; no real game comes near


@dataclass(frozen=True)
class Outcome:
    """One game: the seats that won, and that went first; how long it took, why it ended."""

    seed: int
    winners: tuple[int, ...]
    first: tuple[int, ...]
    turns: int
    decisions: int
    clause: str


def compiled() -> bool:
    """Whether this is the compiled build."""
    return not str(inspect.getfile(Game)).endswith(".py")


def play_out(game: Game, bots: list[str], seed: int) -> Game:
    """Let bots play a game to its end. The random bot needs no view, so it gets none."""
    rngs = [seeded(seed * 2 + seat + 1) for seat in range(len(game.seats))]
    players = [make_bot(name, seed * 2 + seat + 1) for seat, name in enumerate(bots)]
    blind = [name == "random" for name in bots]
    while game.result is None:
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        options = decision.options
        if blind[seat]:
            game.choose(options[rngs[seat].below(len(options))])
        else:
            key = players[seat].choose(Knowledge(game, seat))
            game.choose(next(o for o in options if game.key(o, seat) == key))
        if game.decisions > TOO_LONG:
            raise RuntimeError(f"the game with seed {seed} does not end")
    return game


def _one(job: tuple[list[Deck], list[str], int, str]) -> Outcome:
    decks, bots, seed, edition = job
    catalog = all_cards(decks[0].game)
    sides = [deck.split(catalog) for deck in decks]
    game = room(catalog.game).new_game(rulebook(catalog.game, edition), sides, seed)
    play_out(game, bots, seed)
    result = game.result
    assert result is not None
    team = game.seats[game.first_seat].team
    first = tuple(s for s, seat in enumerate(game.seats) if seat.team == team)
    return Outcome(seed, tuple(result.winners), first, game.turn, game.decisions, result.clause)


def outcomes(
    decks: list[Deck],
    bots: list[str],
    count: int,
    seed: int = 1,
    jobs: int = 1,
    edition: str = "",
) -> Iterator[Outcome]:
    """Play so many games, seeds counting up; the same seeds give the same outcomes."""
    work = ((decks, bots, seed + i, edition) for i in range(count))
    if jobs <= 1:
        yield from map(_one, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_one, work, chunksize=max(1, min(50, count // (jobs * 4) or 1)))


@dataclass
class Summary:
    """Wins by seat, also of games in which it went first, and lengths."""

    seats: int = 2
    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    drawn: int = 0
    first_games: Counter[int] = field(default_factory=Counter)
    first_wins: Counter[int] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    decisions: int = 0
    clauses: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.turns.append(outcome.turns)
        self.decisions += outcome.decisions
        self.clauses[outcome.clause] = self.clauses.get(outcome.clause, 0) + 1
        self.first_games.update(outcome.first)
        self.wins.update(outcome.winners)
        self.first_wins.update(set(outcome.first) & set(outcome.winners))
        self.drawn += not outcome.winners


def interval(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a win rate: honest for few games and near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    centre = p + z * z / (2 * games)
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    # Rounding must not push an end past the rate itself.
    return min(p, max(0.0, (centre - spread) / scale)), max(p, min(1.0, (centre + spread) / scale))
