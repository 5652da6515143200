"""`tefuda soak`: random games of random decks, with every invariant checked."""

from __future__ import annotations

import os
import time
from collections import Counter
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tefuda.cards import house
from tefuda.cli.screen import Edition, GameName, Seats, console, errors
from tefuda.games import GAMES
from tefuda.games import seats as seats_of
from tefuda.kernel.errors import TefudaError
from tefuda.soak import imported, resolvable
from tefuda.soak import soak as soak_games


def soak(
    *,
    games: Annotated[int, Parameter(name=["--games", "-n"], help="How many games.")] = 1000,
    seed: Annotated[int, Parameter(help="The first seed; they count up.")] = 1,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help="Processes; 0: one a core.")] = 0,
    real: Annotated[
        bool, Parameter(help="Decks of imported cards instead of house cards.")
    ] = False,
    game: GameName = GAMES[0],
    edition: Edition = "",
    seats: Seats = 0,
) -> int:
    """Play random games of random legal decks and check every invariant after every decision.

    Exit code 1 if anything was wrong; each problem is printed with the seed that shows it.
    """
    if games < 1:
        raise TefudaError(f"cannot play {games} games; --games must be at least 1")
    # A game, an edition or a table that is not there is said before anything else.
    players = seats_of(game, edition, seats)
    workers = jobs if jobs > 0 else (os.cpu_count() or 1)
    out = console()
    ends: Counter[str] = Counter()
    bad = decisions = turns = 0
    longest = 0
    resolved: set[str] = set()
    abilities = resolvable(imported(game) if real else house(game))
    started = time.perf_counter()
    with Progress(
        TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors(), transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task("games", total=games)
        for outcome in soak_games(games, seed, workers, real, edition, game, players):
            progress.advance(task)
            resolved.update(outcome.resolved)
            ends[outcome.clause] += 1
            decisions += outcome.decisions
            turns += outcome.turns
            longest = max(longest, outcome.decisions)
            if outcome.problem:
                bad += 1
                if bad <= 20:
                    out.print(f"seed {outcome.seed}: {escape(outcome.problem)}")
    seconds = time.perf_counter() - started
    out.print(
        f"{games} games, {bad} with a problem; {decisions} decisions "
        f"(longest game {longest}), {turns / games:.1f} turns a game, {seconds:.0f} s"
    )
    done = len(resolved & abilities)
    out.print(
        f"{done} of {len(abilities)} abilities were resolved at least once "
        f"({done / max(len(abilities), 1):.1%})"
    )
    out.print("ended by " + ", ".join(f"{clause or 'none'}: {n}" for clause, n in ends.items()))
    return 1 if bad else 0
