"""`tefuda simulate` and `tefuda matrix`: many games between decks, kept and added to."""

from __future__ import annotations

import itertools
import os
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from tefuda.bots import BOTS, make_bot
from tefuda.cards import catalog as all_cards
from tefuda.cli.screen import Edition, GameIfTold, Seats, console, errors, print_json
from tefuda.decks import Deck, load_all, seat_all
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.match import Match
from tefuda.sim import Cell, compiled, sequence
from tefuda.sim.engines import engine as engine_of
from tefuda.sim.run import Progress, run
from tefuda.sim.store import Score, Store

BROKEN_OFF = 130  # what a program that Ctrl-C ended returns

Seed = Annotated[int, Parameter(help="The first seed; they count up.")]
BotName = Annotated[
    str,
    Parameter(help=f"Who plays: {', '.join(BOTS)}. The best that takes minutes, if not told."),
]
Jobs = Annotated[int, Parameter(name=["--jobs", "-j"], help="Processes; 0: one a core.")]
EngineName = Annotated[
    str,
    Parameter(
        name="--engine",
        help="Where games are played: local (processes), ray (Ray on this machine) or "
        "ray://HOST:10001 (a Ray cluster). The same games come out.",
    ),
]
StorePath = Annotated[
    Path | None,
    Parameter(
        name="--store",
        help="A file that keeps every game: what is there is not played again, more is added, "
        "`tefuda report` shows it, and SQLite reads it.",
    ),
]
Width = Annotated[
    float,
    Parameter(
        help="Stop when the 95% interval of the win rate is as narrow as this (0.05: 5 points "
        "from end to end), and after --games at the latest."
    ),
]
BlockSize = Annotated[
    int, Parameter(name="--block", help="Games in a block, the least that is kept; 0: as fits.")
]
Json = Annotated[bool, Parameter(help="Print JSON instead of a table.")]


class Done(NamedTuple):
    """What a command has played, and what it has to say about it."""

    scores: list[Score]
    seconds: float
    played: int  # of the games, those that were not in the store
    broken_off: bool


def usual_bot() -> str:
    """The best level that plays a thousand games within minutes, in this build."""
    return "casual" if compiled() else "beginner"


def simulate(
    *decks: Annotated[str, Parameter(help="A deck for each seat: a house deck's name or a file.")],
    games: Annotated[int, Parameter(name=["--games", "-n"], help="How many games.")] = 1000,
    seed: Seed = 1,
    bot: BotName = "",
    bot_a: Annotated[str, Parameter(help="Who plays A, if not the same.")] = "",
    bot_b: Annotated[str, Parameter(help="Who plays B, if not the same.")] = "",
    bot_rest: Annotated[str, Parameter(help="Who plays C and on, if not the same.")] = "",
    jobs: Jobs = 0,
    engine: EngineName = "local",
    store: StorePath = None,
    width: Width = 0.0,
    block: BlockSize = 0,
    game: GameIfTold = "",
    edition: Edition = "",
    seats: Seats = 0,
    json: Json = False,
) -> int:
    """Play many games between the same decks: win rates with 95% intervals, by who went first.

    Every seed is played with the decks in each order of the seats, so that each of them goes first
    as often; the last seed is completed. The intervals hold however often you look at them, so
    that a run may be stopped, and added to, when you like:

    tefuda simulate red-rush blue-empty-scroll -n 2000 --width 0.06 --store games.db

    Ctrl-C keeps what is done; the same command goes on from there.
    """
    _check(games, width, block)
    lists = seat_all(decks, game, edition, seats)
    usual = bot or usual_bot()
    wanted = [bot_a, bot_b, *[bot_rest] * (len(lists) - 2)]
    bots = [one or usual for one in wanted]
    names = [*map(_named, decks, lists), *[_title(deck) for deck in lists[len(decks) :]]]
    cell = Cell(tuple(lists), tuple(bots), edition, seed)
    done = _run([cell], [names], games, jobs, engine, store, width, block)
    if not done.scores:
        return BROKEN_OFF
    # The store has its own order of the sides.
    back = -cell.turn() % len(lists)
    score = done.scores[0]
    score = score._replace(sides=score.sides[back:] + score.sides[:back])
    if json:
        print_json(as_data(names, score))
    else:
        _table(names, score)
        _pace(done)
    return BROKEN_OFF if done.broken_off else 0


def matrix(
    *decks: Annotated[str, Parameter(help="Two decks or more: house decks' names or files.")],
    games: Annotated[int, Parameter(name=["--games", "-n"], help="How many of each pair.")] = 400,
    seed: Seed = 1,
    bot: BotName = "",
    mirrors: Annotated[bool, Parameter(help="Let every deck also meet itself.")] = False,
    jobs: Jobs = 0,
    engine: EngineName = "local",
    store: StorePath = None,
    width: Width = 0.0,
    block: BlockSize = 0,
    game: GameIfTold = "",
    edition: Edition = "",
    json: Json = False,
) -> int:
    """Let all pairs of decks meet: who beats whom, with 95% intervals.

    Games come in pairs of one seed, in which each deck goes first once. Pairs are played side by
    side, so that a matrix that is broken off is even; with --width each pair stops on its own:

    tefuda matrix red-rush blue-empty-scroll my.deck -n 4000 --width 0.06 --store games.db

    Ctrl-C keeps what is done; the same command goes on from there, and with more decks or games
    adds to it. `tefuda report games.db -o report.html` shows it.
    """
    _check(games, width, block)
    if len(decks) < 2 and not (decks and mirrors):
        raise TefudaError("a matrix needs two decks or more; `tefuda deck list` names some")
    lists = load_all(decks, game)
    names = [_named(name, deck) for name, deck in zip(decks, lists, strict=True)]
    bots = (bot or usual_bot(),) * 2
    all_pairs = itertools.combinations_with_replacement if mirrors else itertools.combinations
    pairs = [*all_pairs(range(len(lists)), 2)]
    cells = [Cell((lists[a], lists[b]), bots, edition, seed) for a, b in pairs]
    sides = [[names[a], names[b]] for a, b in pairs]
    done = _run(cells, sides, games, jobs, engine, store, width, block)
    if json:
        print_json([
            as_data([side.name for side in score.sides], score) for score in done.scores
        ])  # fmt: skip
    elif done.scores:
        _matrix([*dict.fromkeys(side.name for score in done.scores for side in score.sides)], done)
        _pace(done)
    return BROKEN_OFF if done.broken_off else 0


def _check(games: int, width: float, block: int) -> None:
    if games < 1:
        raise TefudaError(f"cannot play {games} games; --games must be at least 1")
    if not 0.0 <= width < 1.0:
        raise TefudaError(f"an interval cannot be {width:g} wide; --width is between 0 and 1")
    if block < 0:
        raise TefudaError(f"a block cannot have {block} games; --block must be at least 1")


def _run(
    cells: Sequence[Cell],
    names: Sequence[Sequence[str]],
    games: int,
    jobs: int,
    engine: str,
    path: Path | None,
    width: float,
    block: int,
) -> Done:
    """Play what is not yet in the store, with progress; Ctrl-C ends it and loses nothing."""
    for cell in cells:
        # Says what cannot be played, and if there is no bot of that name.
        Match.start(*cell.decks, catalog=all_cards(cell.game), edition=cell.edition, log=False)
        for bot in cell.bots:
            make_bot(bot)
    turns = [cell.turn() for cell in cells]
    cells = [cell.turned(by) for cell, by in zip(cells, turns, strict=True)]
    names = [[*one[by:], *one[:by]] for one, by in zip(names, turns, strict=True)]
    player = engine_of(engine, jobs)
    broken_off = False
    before: list[int] = []
    with (
        Store(path or "") as store,
        Bar(
            TextColumn("games"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(elapsed_when_finished=True),
            console=errors(),
            transient=True,
        ) as bar,
    ):
        task = bar.add_task("games", start=False)

        def seen(now: Progress) -> None:
            if not before:
                # What was there already says nothing about how long the rest will take.
                before.append(now.done)
                bar.reset(task, completed=now.done, total=now.of)
            bar.update(task, completed=now.done, total=now.of)

        for cell in cells:
            store.check(cell, games)
        ids = [store.cell(cell, sides) for cell, sides in zip(cells, names, strict=True)]
        started = time.perf_counter()
        try:
            run(cells, games, store, player, names, width, block, seen)
        except KeyboardInterrupt:
            broken_off = True
        seconds = time.perf_counter() - started
        bar.stop()
        scores = store.scores(ids)
    there = sum(score.games for score in scores)
    if broken_off:
        _say_how_to_go_on(there, path)
    return Done(scores, seconds, there - (before[0] if before else 0), broken_off)


def _say_how_to_go_on(there: int, path: Path | None) -> None:
    if path is None:
        how = "they were kept nowhere; --store FILE keeps them, so that a run can go on"
    else:
        how = f"they are in {path}, and the same command goes on from there"
    print(f"tefuda: broken off after {there} games; {how}", file=sys.stderr)


def _named(name: str, deck: Deck) -> str:
    """What a deck goes by: its name, its file's, or the title of a list."""
    if os.path.isfile(name):
        return Path(name).stem
    return _title(deck) if "?" in name or "\n" in name or name.lstrip()[:1] == "{" else name


def _title(deck: Deck) -> str:
    return deck.title.split(" — ")[0]


# -- what is printed ---------------------------------------------------------------------------


def as_data(decks: Sequence[str], score: Score) -> dict[str, object]:
    """What came of a cell, for other programs; the same seeds give the same data."""
    sides = []
    for deck, side in zip(decks, score.sides, strict=True):
        sides.append(
            {
                "deck": deck,
                "bot": side.bot,
                "wins": side.wins,
                "rate": side.wins / score.games,
                "interval": [*sequence(side.rounds)],
                "going_first": {"games": side.first_games, "wins": side.first_wins},
                "going_second": {
                    "games": score.games - side.first_games,
                    "wins": side.wins - side.first_wins,
                },
            }
        )
    turns = sorted(score.turns.elements())
    return {
        "games": score.games,
        "seed": score.seed,
        "sides": sides,
        "without_winner": score.drawn,
        "turns": {
            "mean": statistics.fmean(turns),
            "median": statistics.median(turns),
            "shortest": turns[0],
            "longest": turns[-1],
        },
        "decisions_per_game": score.decisions / score.games,
        "ended_by": dict(score.clauses),
        "digest": score.digest,
    }


def _table(decks: Sequence[str], score: Score) -> None:
    out = console()
    out.print(f"{'':<32}{'wins':>6} {'rate':>7}   95% interval     first   later")
    bots = [side.bot for side in score.sides]
    for mark, deck, side in zip(SEAT_MARKS, decks, score.sides, strict=False):
        low, high = sequence(side.rounds)
        later = score.games - side.first_games
        first_rate = side.first_wins / (side.first_games or 1)
        later_rate = (side.wins - side.first_wins) / (later or 1)
        name = f"{mark} {deck} ({side.bot})"
        out.print(
            f"{name:<32.32}{side.wins:>6} {side.wins / score.games:>7.1%}   {low:>6.1%} – "
            f"{high:<6.1%}  {first_rate:>6.1%}  {later_rate:>6.1%}"
        )
    turns = sorted(score.turns.elements())
    out.print(
        f"{score.games} games, {score.drawn} without a winner; turns: median "
        f"{statistics.median(turns):g}, {turns[0]} to {turns[-1]}; "
        f"{score.decisions / score.games:.0f} decisions a game"
    )
    if len({*bots}) == 1:
        out.print(f"all seats were played by the bot {bots[0]!r}")
    ends = ", ".join(f"{clause}: {n}" for clause, n in sorted(score.clauses.items()))
    out.print(f"ended by clause {ends}")
    out.print(f"digest of the outcomes {score.digest}")


def _matrix(names: Sequence[str], done: Done) -> None:
    """Rows against columns: the win rate of the row's deck, and half its interval."""
    out = console()
    cells: dict[tuple[str, str], str] = {}
    for score in done.scores:
        for mine, theirs in ((0, 1), (1, 0)):
            side = score.sides[mine]
            low, high = sequence(side.rounds)
            rate = side.wins / score.games
            shown = f"{rate:>4.0%} ±{(high - low) / 2:.0%}"
            cells[side.name, score.sides[theirs].name] = shown
    out.print(f"{'':<28}" + "".join(f"{i:>10}" for i in range(1, len(names) + 1)))
    for i, row in enumerate(names, 1):
        line = "".join(f"{cells.get((row, column), '–'):>10}" for column in names)
        out.print(f"{i:>2} {row:<25.25}{line}", soft_wrap=True)
    bots = {side.bot for score in done.scores for side in score.sides}
    out.print(
        f"win rates of the row against the column, played by {' and '.join(sorted(bots))}; ± is "
        "half the 95% interval, which holds however often you look",
        soft_wrap=True,
    )


def _pace(done: Done) -> None:
    there = sum(score.games for score in done.scores)
    before = f", {there - done.played} were there before" if there > done.played else ""
    console().print(
        f"{there} games{before}; {done.seconds:.1f} s, "
        f"{done.played / done.seconds:.0f} games a second"
    )
