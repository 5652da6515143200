"""`tefuda ratings`: a round robin of bots, and how strong that makes them."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tefuda.bots import BOTS, NAMES, make_bot
from tefuda.bots.ratings import Rating, Results, rate
from tefuda.cli.screen import Edition, GameName, console, errors
from tefuda.decks import house_decks
from tefuda.games import rulebook
from tefuda.games import seats as seats_of
from tefuda.kernel.errors import TefudaError
from tefuda.sim import Cell, interval, play

BEGIN, END = "<!-- ratings {} -->", "<!-- end of ratings {} -->"


class Job(NamedTuple):
    """One game of a pair of bots."""

    game: str
    edition: str
    first: str
    second: str
    number: int


def ratings(
    game: GameName,
    *,
    store: Annotated[Path, Parameter(help="Where results are kept; none is played twice.")],
    bots: Annotated[str, Parameter(help=f"Who plays, of {', '.join(BOTS)}.")] = ",".join(NAMES),
    games: Annotated[int, Parameter(name=["--games", "-n"], help="Games of each pair.")] = 400,
    edition: Edition = "",
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help="Processes; 0: one a core.")] = 0,
    page: Annotated[Path | None, Parameter(help="Write the table into this page.")] = None,
    out: Annotated[
        Path | None, Parameter(help="Write the ratings into this file, as JSON.")
    ] = None,
) -> int:
    """Let bots play each other, each pair with all house decks and in both orders, and rate them.

    Every result is written down at once, so that a run that was broken off goes on where it was.
    """
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name)
    if len({*names}) < 2 or games < 2:
        raise TefudaError("a rating needs at least two bots, and two games of each pair")
    edition = rulebook(game, edition).edition
    done = _read(store)
    pairs = [*itertools.combinations(names, 2)]
    work = [
        job
        for number in range(games)
        for first, second in pairs
        if (job := Job(game, edition, first, second, number)) not in done
    ]
    with Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors(),
        transient=True,
    ) as progress:
        task = progress.add_task("games", total=len(work))
        with store.open("a", encoding="utf-8") as kept:
            if kept.tell():
                kept.write("\n")  # after a line that was cut off
            for job, won in _play(work, jobs or os.cpu_count() or 1):
                done[job] = won
                kept.write(json.dumps([*job, won]) + "\n")
                kept.flush()
                progress.advance(task)
    results = _results(game, edition, names, done)
    rated = rate(results, names[0])
    text = table(rated, results)
    console().print(text, soft_wrap=True, markup=False)
    if page is not None:
        _put(page, f"{game} {edition}", text)
    if out is not None:
        lines = ",\n ".join([msgspec.json.encode(_short(one)).decode() for one in rated])
        out.write_text(f"[{lines}]\n", encoding="utf-8")
    return 0


def _play(work: list[Job], jobs: int) -> Iterator[tuple[Job, float]]:
    if jobs == 1:
        for job in work:
            yield job, _one(job)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(_one, job): job for job in work}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def _one(job: Job) -> float:
    """Play a game: 1 if the first of the two won, half for a draw. Decks go through all pairs, and
    with every other game they change seats; at tables of more every other seat is the first's."""
    game, edition, first, second, number = job
    decks = [*house_decks(game).values()]
    pairs = [*itertools.product(decks, repeat=2)]
    mine, theirs = pairs[number // 2 % len(pairs)]
    turned = number % 2
    n = seats_of(game, edition)
    bots = [(first, second)[(seat + turned) % 2] for seat in range(n)]
    lists = [(mine, theirs)[(seat + turned) % 2] for seat in range(n)]
    outcome = next(play(Cell(tuple(lists), tuple(bots), edition, 1 + number // 2), [0]))
    won = [bots[seat] == first for seat in outcome.winners]
    return sum(won) / len(won) if won else 0.5


def _read(store: Path) -> dict[Job, float]:
    """What was written down so far; the last line may be cut off."""
    done: dict[Job, float] = {}
    if not store.exists():
        return done
    for line in store.read_text(encoding="utf-8").split("\n"):
        try:
            game, edition, first, second, number, won = json.loads(line)
        except ValueError:
            continue
        done[Job(game, edition, first, second, number)] = won
    return done


def _short(one: Rating) -> Rating:
    return one._replace(rating=round(one.rating), error=round(one.error))


def _results(game: str, edition: str, names: list[str], done: dict[Job, float]) -> Results:
    """Of each pair that has met, how often the first won, and how often they met."""
    results: dict[tuple[str, str], tuple[float, int]] = {}
    for first, second in itertools.combinations(names, 2):
        won = [
            n
            for job, n in done.items()
            if (job.game, job.edition, job.first, job.second) == (game, edition, first, second)
        ]
        if won:
            results[first, second] = (sum(won), len(won))
    return results


def table(rated: list[Rating], results: Results) -> str:
    """Ratings, and what they come from, as a page shows them."""
    lines = ["| bot | rating | 95% | won | games |", "|---|---|---|---|---|"]
    for one in rated:
        share = f"{one.won / one.games:.1%}"
        lines.append(
            f"| {one.name} | {one.rating:+.0f} | ±{one.error:.0f} | {share} | {one.games} |"
        )
    lines += ["", "| pair | won by the first | 95% interval | games |", "|---|---|---|---|"]
    for (first, second), (sum_, n) in results.items():
        low, high = interval(round(sum_), n)
        share = f"{sum_ / n:.1%}"
        lines.append(f"| {first} – {second} | {share} | {low:.1%} – {high:.1%} | {n} |")
    return "\n".join(lines) + "\n"


def _put(page: Path, what: str, text: str) -> None:
    """Put a table into a page, between its two marks, or at the end."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    begin, end = BEGIN.format(what), END.format(what)
    block = f"{begin}\n{text}{end}\n"
    if begin in old and end in old:
        before, after = old.partition(begin)[0], old.partition(end)[2].lstrip("\n")
        page.write_text(before + block + after, encoding="utf-8")
    else:
        page.write_text(f"{old}\n## {what}\n\n{block}", encoding="utf-8")
