"""Who else sits at the table: bots by their level, policies, and pools of them with past selves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, cast

from tefuda.bots import BOTS, Bot, make_bot
from tefuda.env.board import Board
from tefuda.env.course import number
from tefuda.env.layout import Layout
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.rng import Rng, seeded
from tefuda.kernel.sample import Knowledge

SELF: Final = "self"  # as an opponent: whoever steps the environment plays all seats
RANDOM: Final = "random"

# Given the arrays by name, with `action_mask` among them, a policy names an action.
Policy = Callable[[dict[str, Any]], int]


class Player(Protocol):
    """Takes a step for the seat that must decide."""

    def play(self, board: Board) -> None: ...


class RandomPlayer:
    """Takes any option. It needs to know nothing, so it is told nothing."""

    def __init__(self, seed: int) -> None:
        self._rng: Rng = seeded(seed)

    def play(self, board: Board) -> None:
        decision = board.game.decision
        assert decision is not None
        board.choose(self._rng.below(len(decision.options)))


class BotPlayer:
    """A bot, which knows what its seat knows."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def play(self, board: Board) -> None:
        known = Knowledge(board.game, board.seat)
        board.choose(known.keys.index(self._bot.choose(known)))


class PolicyPlayer:
    """A policy over arrays."""

    def __init__(self, policy: Policy, layout: Layout) -> None:
        self._policy = policy
        self._layout = layout

    def play(self, board: Board) -> None:
        board.step(number(self._policy(arrays(self._layout, board.observe(board.seat)))))


def arrays(layout: Layout, data: bytes) -> dict[str, Any]:
    """What an encoder wrote as arrays by name, and the mask of actions."""
    own = bytearray(data)  # so that whoever gets the arrays may write into them
    return {**layout.split(layout.flat(own)), "action_mask": layout.mask(own)}


class Pool:
    """Opponents of which one is drawn for every seat and game: bots by name, policies, and the last
    `keep` past selves that `add` was given."""

    def __init__(self, *members: str | Policy, keep: int = 8) -> None:
        for one in members:
            known(one)
            if one == SELF:
                raise TefudaError(f"a pool holds bots and policies, not {SELF!r}")
        self.members: list[str | Policy] = list(members)
        self.past: list[Policy] = []
        self.keep = keep

    def add(self, policy: Policy) -> None:
        """Have a past self among the opponents from now on; the oldest one makes room."""
        if not callable(policy):
            raise TefudaError(f"a policy is called with arrays; {policy!r:.40} cannot be called")
        self.past = [*self.past, policy][-self.keep :]

    def draw(self, rng: Rng) -> str | Policy:
        """One of them, all being as likely."""
        there: Sequence[str | Policy] = [*self.members, *self.past]
        if not there:
            raise TefudaError("the pool of opponents is empty; name a bot, or add a policy")
        return there[rng.below(len(there))]


Opponent = str | Policy | Pool


def known(opponent: Opponent) -> None:
    """Refuse what is no opponent."""
    if isinstance(opponent, str):
        if opponent not in (*BOTS, SELF):
            make_bot(opponent)  # former names are read; of others it is said what there is
    elif not isinstance(opponent, Pool) and not callable(opponent):
        raise TefudaError(f"an opponent is a bot's level, a policy or a Pool, not {opponent!r:.40}")


def player(opponent: Opponent, layout: Layout, rng: Rng) -> Player:
    """Somebody to play a seat; chance is drawn from the generator."""
    one: Opponent = opponent.draw(rng) if isinstance(opponent, Pool) else opponent
    if isinstance(one, str):
        seed = rng.below(1_000_000_000)
        return RandomPlayer(seed) if one == RANDOM else BotPlayer(make_bot(one, seed))
    return PolicyPlayer(cast(Policy, one), layout)
