"""Learning what positions are worth: games are played, and weights fitted to how they ended.

Positions are taken where the search values them, at the beginning of turns. numpy does the sums; it
is needed here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from tefuda.bots.search import Budget, Search
from tefuda.bots.values import Values
from tefuda.cards import catalog as all_cards
from tefuda.cards import house
from tefuda.decks import Deck, house_decks
from tefuda.decks.random import random_decks
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.rng import Rng, seeded
from tefuda.kernel.sample import Knowledge

LONG = 5_000  # decisions; a game that takes longer teaches nothing
SLIPS = 4  # of a hundred choices, made without looking: so that all kinds of positions come up
DECIMALS = 4
RIDGE = 5.0
TEST = 5  # a game with decks held back for so many others
TURNS = 2  # that the players' search looks ahead


class Lesson(NamedTuple):
    """A position: what was counted of one side less what was of the other, and whether it won."""

    counted: list[float]
    won: float


class Setting(NamedTuple):
    """What is played for learning."""

    game: str
    simulations: int  # of the players' search; 0: they play by the quick policy
    weights: list[float]  # that their search values positions by
    held_back: bool  # decks that are kept for measuring play, not those that are learnt from


def decks_for(setting: Setting, seed: int) -> list[Deck]:
    """Two decks: half of the games have house decks, half random ones of house cards. Every other
    house deck is held back, so that what was learnt is measured on decks it has not seen."""
    rng = seeded(seed)
    named = [*house_decks(setting.game).values()]
    if not setting.held_back and rng.below(2):
        return random_decks(house(setting.game), seed)
    some = named[1::2] if setting.held_back else named[::2]
    return [some[rng.below(len(some))] for _ in range(2)]


def lessons(setting: Setting, seed: int) -> list[Lesson]:
    """One game, and what is to be learnt from it."""
    decks = decks_for(setting, seed)
    catalog = all_cards(setting.game)
    known = room(setting.game)
    sides = [deck.split(catalog) for deck in decks]
    game = known.new_game(rulebook(setting.game), sides, seed)
    rng = seeded(seed + 1)
    search: Search | None = None
    if setting.simulations:
        values = Values(known.features.features, setting.weights)
        search = Search(known.policy.pick, values, TURNS, known.policy.MARGIN)
    found: list[list[float]] = []
    turn = 0
    while game.result is None and game.decisions < LONG:
        if game.turn != turn:
            turn = game.turn
            mine, theirs = (known.features.features(game, seat) for seat in (0, 1))
            found.append([a - b for a, b in zip(mine, theirs, strict=True)])
        _choose(game, known.policy.pick, search, setting, rng)
    if game.result is None or not game.result.winners:
        return []
    won = 1.0 if 0 in game.result.winners else 0.0
    return [Lesson(one, won) for one in found]


def _choose(
    game: Game,
    policy: Callable[[Game], int],
    search: Search | None,
    setting: Setting,
    rng: Rng,
) -> None:
    decision = game.decision
    assert decision is not None
    options = decision.options
    if rng.below(100) < SLIPS and decision.kind != "main":
        index = rng.below(len(options))
    elif search is None:
        index = rng.below(len(options)) if rng.below(100) < SLIPS else policy(game)
    else:
        known = Knowledge(game, decision.seat)
        index = search.run(known, Budget(setting.simulations), rng.below(1_000_000))[0].index
    game.choose(options[index])


def play(setting: Setting, games: int, seed: int, jobs: int = 1) -> Iterator[list[Lesson]]:
    """So many games, seeds counting up."""
    if jobs <= 1:
        for i in range(games):
            yield lessons(setting, seed + 2 * i)
        return
    with ProcessPoolExecutor(jobs) as pool:
        work = [(setting, seed + 2 * i) for i in range(games)]
        yield from pool.map(_lessons, work, chunksize=max(1, min(20, games // (4 * jobs))))


def _lessons(work: tuple[Setting, int]) -> list[Lesson]:
    return lessons(Setting(*work[0]), work[1])


def fit(taught: list[Lesson], before: list[float], ridge: float = RIDGE) -> list[float]:
    """The weights under which the outcomes are most likely: logistic regression, by Newton's
    method. A little is asked of every weight for being far from what it was before, so that few
    games change little."""
    np = _numpy()
    if not taught:
        raise TefudaError("no game has ended with a winner; play more of them")
    x = np.array([one.counted for one in taught])
    y = np.array([one.won for one in taught])
    start = np.array(before)
    w = start.copy()
    for _ in range(30):
        p = 1.0 / (1.0 + np.exp(-(x @ w)))
        gradient = x.T @ (p - y) + ridge * (w - start)
        curvature = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(len(w))
        step = np.linalg.solve(curvature, gradient)
        w = w - step
        if abs(step).max() < 1e-9:
            break
    return [round(float(one), DECIMALS) for one in w]


def figures(weights_: list[float], taught: list[Lesson]) -> dict[str, float]:
    """How well the weights foretell these outcomes: the mean log-loss, and how often the side
    they favour won."""
    np = _numpy()
    x = np.array([one.counted for one in taught])
    y = np.array([one.won for one in taught])
    p = np.clip(1.0 / (1.0 + np.exp(-(x @ np.array(weights_)))), 1e-6, 1 - 1e-6)
    loss = -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()
    return {
        "positions": len(taught),
        "log_loss": round(float(loss), DECIMALS),
        "accuracy": round(float(((p > 0.5) == (y > 0.5)).mean()), DECIMALS),
    }


def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise TefudaError(
            "training needs numpy; install it with: pip install 'tefuda[train]'"
        ) from None
    return numpy


class Round(NamedTuple):
    """One round of learning: so many games, with players that search so much."""

    games: int
    simulations: int


def train(
    game: str,
    rounds: list[Round],
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda n: None,
) -> dict[str, Any]:
    """Play and learn, round by round, each with what the one before has learnt."""
    names = room(game).features.FEATURES
    current = [0.0] * len(names)
    done: list[dict[str, Any]] = []
    for number, one in enumerate(rounds):
        start = seed + 1_000_003 * number
        taught: list[Lesson] = []
        setting = Setting(game, one.simulations, current, False)
        for some in play(setting, one.games, start, jobs):
            taught.extend(some)
            progress(1)
        tested: list[Lesson] = []
        setting = Setting(game, one.simulations, current, True)
        for some in play(setting, max(1, one.games // TEST), start + 500_000, jobs):
            tested.extend(some)
            progress(1)
        current = fit(taught, current)
        done.append(
            {
                "games": one.games,
                "simulations": one.simulations,
                "learnt": figures(current, taught),
                "decks held back": figures(current, tested) if tested else {},
            }
        )
    return {
        "game": game,
        "seed": seed,
        "rounds": done,
        "weights": dict(zip(names, current, strict=True)),
    }
