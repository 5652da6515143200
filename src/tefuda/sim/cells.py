"""Who meets whom: the games of a cell are numbered, and their numbers decide how they go."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from tefuda import __version__
from tefuda.bots import make_bot
from tefuda.cards import catalog as all_cards
from tefuda.cards import fingerprint
from tefuda.decks import Deck
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.kernel.sample import Knowledge
from tefuda.sim.tally import Copies, tally

TOO_LONG: Final = 20_000  # decisions; no real game comes near


class Outcome(NamedTuple):
    """One game as a row. Sides are the decks by their places in the cell, wherever they sat."""

    number: int
    seed: int
    winners: tuple[int, ...]
    first: tuple[int, ...]  # the side that went first, with its team
    redrew: tuple[int, ...]  # the sides that did not keep their first hand
    turns: int
    decisions: int
    reason: str
    clause: str
    cards: tuple[Copies, ...]  # what was seen of each card of each side


@dataclass(frozen=True)
class Cell:
    """Decks that meet, and the bots that play them.

    A seed is played once in every order of the seats: with two, in a mirrored pair in which each
    deck goes first once. So game number n has the seed n // 2 and, if n is odd, changed seats.
    """

    decks: tuple[Deck, ...]
    bots: tuple[str, ...]
    edition: str = ""
    seed: int = 1

    @property
    def game(self) -> str:
        return self.decks[0].game

    def whole(self, games: int) -> int:
        """As many games as are wanted, and what completes the last seed."""
        n = len(self.decks)
        return -(-games // n) * n

    def key(self) -> str:
        """A digest of all that decides how its games go."""
        return _digest(json.dumps([self.seed, self._data(0)]))

    def family(self) -> str:
        """The same of cells that play the same games: from another seed on, or named in another
        order, for all orders of the seats are played anyway."""
        return _digest(json.dumps(self._data(self.turn())))

    def turn(self) -> int:
        """By how many places its sides are turned against the order that a store keeps."""
        sides = [(deck_key(d), bot) for d, bot in zip(self.decks, self.bots, strict=True)]
        return min(range(len(sides)), key=lambda k: sides[k:] + sides[:k])

    def turned(self, by: int) -> Cell:
        """The same cell with its sides moved up by so many places."""
        decks, bots = self.decks[by:] + self.decks[:by], self.bots[by:] + self.bots[:by]
        return Cell(decks, bots, self.edition, self.seed)

    def _data(self, by: int) -> list[object]:
        cell = self.turned(by)
        edition = rulebook(cell.game, cell.edition).edition
        keys = [deck_key(deck) for deck in cell.decks]
        return [__version__, cell.game, edition, cell.bots, keys]


class Block(NamedTuple):
    """Some games of a cell that are played in one place."""

    cell: int
    start: int
    games: int


def deck_key(deck: Deck) -> str:
    """A digest of a deck's list and of what its cards are and do."""
    catalog = all_cards(deck.game)
    cards = [[n, count, fingerprint(catalog[n])] for n, count in deck.cards.items()]
    return _digest(json.dumps([deck.game, cards]))


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def compiled() -> bool:
    """Whether this is the compiled build."""
    return not str(inspect.getfile(Game)).endswith(".py")


def play(cell: Cell, numbers: Iterable[int]) -> Iterator[Outcome]:
    """Play games of a cell by their numbers; the same numbers give the same outcomes anywhere."""
    catalog = all_cards(cell.game)
    rules = rulebook(cell.game, cell.edition)
    dealt = [deck.split(catalog) for deck in cell.decks]
    n = len(dealt)
    for number in numbers:
        seed, turned = cell.seed + number // n, number % n
        # Side s sits at seat s + turned; at seat s sits side s - turned.
        side_at = [(seat - turned) % n for seat in range(n)]
        game = room(cell.game).new_game(rules, [dealt[s] for s in side_at], seed, log=True)
        play_out(game, [cell.bots[s] for s in side_at], seed)
        result = game.result
        assert result is not None
        team = game.seats[game.first_seat].team
        redrew, cards = tally(game, side_at, [deck.cards for deck in cell.decks])
        yield Outcome(
            number,
            seed,
            tuple(sorted(side_at[seat] for seat in result.winners)),
            tuple(sorted(side_at[s] for s, seat in enumerate(game.seats) if seat.team == team)),
            redrew,
            game.turn,
            game.decisions,
            result.reason,
            result.clause,
            cards,
        )


def play_out(game: Game, bots: list[str], seed: int) -> Game:
    """Let bots play a game to its end. The random bot needs no view, so it gets none; the others
    may not go by the clock, or a busy machine would play other games."""
    rngs = [seeded(seed * 2 + seat + 1) for seat in range(len(game.seats))]
    players = [make_bot(name, seed * 2 + seat + 1, clock=False) for seat, name in enumerate(bots)]
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
            raise TefudaError(f"the game with seed {seed} does not end")
    return game


def digest(outcomes: Iterable[Outcome]) -> int:
    """A digest of outcomes that does not depend on their order, so that digests of blocks add up
    to the digest of a cell, whoever played them and when."""
    total = 0
    for outcome in outcomes:
        mark = hashlib.blake2b(repr(tuple(outcome)).encode(), digest_size=8).digest()
        total += int.from_bytes(mark, "big")
    return total % 2**64
