"""`tefuda simulate`: many games between the same decks."""

from __future__ import annotations

import os
import statistics
import time
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tefuda.bots import BOTS, make_bot
from tefuda.cards import catalog as all_cards
from tefuda.cli.screen import Edition, GameIfTold, Seats, console, errors, print_json
from tefuda.decks import seat_all
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.match import Match
from tefuda.sim import Summary, compiled, interval, outcomes


def usual_bot() -> str:
    """The best level that plays a thousand games within minutes, in this build."""
    return "casual" if compiled() else "beginner"


def simulate(
    *decks: Annotated[str, Parameter(help="A deck for each seat: a house deck's name or a file.")],
    games: Annotated[int, Parameter(name=["--games", "-n"], help="How many games.")] = 1000,
    seed: Annotated[int, Parameter(help="The first game's seed; they count up.")] = 1,
    bot: Annotated[
        str,
        Parameter(help=f"Who plays: {', '.join(BOTS)}. The best that takes minutes, if not told."),
    ] = "",
    bot_a: Annotated[str, Parameter(help="Who plays A, if not the same.")] = "",
    bot_b: Annotated[str, Parameter(help="Who plays B, if not the same.")] = "",
    bot_rest: Annotated[str, Parameter(help="Who plays C and on, if not the same.")] = "",
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help="Processes; 0: one a core.")] = 0,
    game: GameIfTold = "",
    edition: Edition = "",
    seats: Seats = 0,
    json: Annotated[bool, Parameter(help="Print JSON instead of a table.")] = False,
) -> int:
    """Play many games between the same decks: win rates with 95% intervals, by who went first."""
    if games < 1:
        raise TefudaError(f"cannot play {games} games; --games must be at least 1")
    lists = seat_all(decks, game, edition, seats)
    catalog = all_cards(lists[0].game)
    Match.start(*lists, catalog=catalog, edition=edition, log=False)  # says what cannot be played
    usual = bot or usual_bot()
    wanted = [bot_a, bot_b, *[bot_rest] * (len(lists) - 2)]
    bots = [one or usual for one in wanted]
    for one in bots:
        make_bot(one)  # says if there is none of that name
    names = [*decks, *[deck.title.split(" — ")[0] for deck in lists[len(decks) :]]]
    summary = Summary(len(lists))
    started = time.perf_counter()
    workers = jobs if jobs > 0 else (os.cpu_count() or 1)
    with Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors(),
        transient=True,
    ) as progress:
        task = progress.add_task("games", total=games)
        for outcome in outcomes(lists, bots, games, seed, workers, edition):
            summary.add(outcome)
            progress.advance(task)
    seconds = time.perf_counter() - started
    if json:
        print_json(as_data(names, bots, seed, summary))
    else:
        _table(names, bots, summary, seconds)
    return 0


def as_data(decks: list[str], bots: list[str], seed: int, summary: Summary) -> dict[str, object]:
    """The summary for other programs; the same seeds give the same data."""
    turns = sorted(summary.turns)
    sides = []
    for i in range(summary.seats):
        low, high = interval(summary.wins[i], summary.games)
        second = summary.games - summary.first_games[i]
        sides.append(
            {
                "deck": decks[i],
                "bot": bots[i],
                "wins": summary.wins[i],
                "rate": summary.wins[i] / summary.games,
                "interval": [low, high],
                "going_first": {"games": summary.first_games[i], "wins": summary.first_wins[i]},
                "going_second": {
                    "games": second,
                    "wins": summary.wins[i] - summary.first_wins[i],
                },
            }
        )
    return {
        "games": summary.games,
        "seed": seed,
        "sides": sides,
        "without_winner": summary.drawn,
        "turns": {
            "mean": statistics.fmean(turns),
            "median": statistics.median(turns),
            "shortest": turns[0],
            "longest": turns[-1],
        },
        "decisions_per_game": summary.decisions / summary.games,
        "ended_by": dict(sorted(summary.clauses.items())),
    }


def _table(decks: list[str], bots: list[str], summary: Summary, seconds: float) -> None:
    out = console()
    out.print(f"{'':<32}{'wins':>6} {'rate':>7}   95% interval     first   later")
    for i in range(summary.seats):
        low, high = interval(summary.wins[i], summary.games)
        rate = summary.wins[i] / summary.games
        firsts = summary.first_games[i]
        seconds_played = summary.games - firsts
        first = summary.first_wins[i] / firsts if firsts else 0.0
        second = (summary.wins[i] - summary.first_wins[i]) / (seconds_played or 1)
        name = f"{SEAT_MARKS[i]} {decks[i]} ({bots[i]})"
        out.print(
            f"{name:<32.32}{summary.wins[i]:>6} {rate:>7.1%}   {low:>6.1%} – {high:<6.1%}  "
            f"{first:>6.1%}  {second:>6.1%}"
        )
    turns = summary.turns
    out.print(
        f"{summary.games} games, {summary.drawn} without a winner; turns: median "
        f"{statistics.median(turns):g}, {min(turns)} to {max(turns)}; "
        f"{summary.decisions / summary.games:.0f} decisions a game"
    )
    if len({*bots}) == 1:
        out.print(f"all seats were played by the bot {bots[0]!r}")
    ends = ", ".join(f"{clause}: {n}" for clause, n in sorted(summary.clauses.items()))
    out.print(f"ended by clause {ends}")
    out.print(f"{seconds:.1f} s, {summary.games / seconds:.0f} games a second")
