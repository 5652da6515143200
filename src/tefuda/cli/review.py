"""`tefuda review`: what was played, what would have been better, and where the game turned."""

from __future__ import annotations

import html as markup
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tefuda.bots.review import Reviewed
from tefuda.bots.review import review as reviewed
from tefuda.bots.search import Budget
from tefuda.cli.screen import console
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.records import read

TURNING = 5  # choices that cost most
WIDTH, HEIGHT = 720, 240


def review(
    file: Annotated[Path, Parameter(help="A record, as `tefuda play --record` writes it.")],
    *,
    seat: Annotated[str, Parameter(help="Whose choices: A, B ...")] = "A",
    simulations: Annotated[int, Parameter(help="What is tried at every choice.")] = 120,
    html: Annotated[Path | None, Parameter(help="Write a page with a curve here.")] = None,
) -> int:
    """Go through a recorded game: each choice of a seat with the best one beside it.

    Only what the seat knew then is used; the same record and simulations give the same review.
    """
    data = read(file)
    marks = SEAT_MARKS[: len(data["decks"])]
    if seat.upper() not in [*marks] or not seat:
        raise TefudaError(
            f"there is no seat {seat!r:.20} in this game; there are {', '.join(marks)}"
        )
    if simulations < 1:
        raise TefudaError(f"nothing can be tried {simulations} times; choose 1 or more")
    found = [*reviewed(data, marks.index(seat.upper()), Budget(simulations))]
    out = console()
    for line in lines(found):
        out.print(line, markup=False, soft_wrap=True)
    if html is not None:
        try:
            html.write_text(page(file.name, seat.upper(), found), encoding="utf-8")
        except OSError as error:
            raise TefudaError(f"cannot write {html!s:.200}: {error.strerror}") from None
    return 0


def lines(found: list[Reviewed]) -> list[str]:
    """The review as text: every choice, then those at which the game turned."""
    told = [f"{'choice':>6} {'turn':>4} {'to win':>7} {'cost':>6}  played (best)"]
    told += [_line(one) for one in found]
    told += ["", "What cost most:"]
    return told + [_line(one) for one in turning(found)]


def turning(found: list[Reviewed]) -> list[Reviewed]:
    """The choices that gave most away, the costliest first."""
    return sorted([one for one in found if one.cost > 0], key=lambda one: -one.cost)[:TURNING]


def _line(one: Reviewed) -> str:
    best = "" if one.best.key == one.played.key else f" ({one.best.key})"
    rate = f"{one.played.rate:.0%}"
    return f"{one.number:>6} {one.turn:>4} {rate:>7} {one.cost:>6.0%}  {one.played.key}{best}"


def page(title: str, seat: str, found: list[Reviewed]) -> str:
    """One file that needs no other: the curve of the chance to win, and every choice."""
    last = max([one.number for one in found], default=1)
    points = [
        f"{one.number * WIDTH / last:.1f},{(1 - one.played.rate) * HEIGHT:.1f}" for one in found
    ]
    dots = [
        f'<circle cx="{one.number * WIDTH / last:.1f}" cy="{(1 - one.played.rate) * HEIGHT:.1f}" '
        f'r="4"><title>{markup.escape(_line(one))}</title></circle>'
        for one in turning(found)
    ]
    rows = [
        f"<tr><td>{one.number}<td>{one.turn}<td>{one.played.rate:.0%}<td>{one.cost:.0%}"
        f"<td>{markup.escape(one.played.key)}<td>{markup.escape(one.best.key)}"
        for one in found
    ]
    name = markup.escape(f"{title}, seat {seat}")
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{name}</title>
<style>body{{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}}
svg{{width:100%;height:auto;border:1px solid #888}}td,th{{padding:.1rem .6rem;text-align:left}}
polyline{{fill:none;stroke:#06c;stroke-width:2}}circle{{fill:#c30}}line{{stroke:#888}}</style>
<h1>{name}</h1>
<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="The chance to win over the game">
<line x1="0" y1="{HEIGHT // 2}" x2="{WIDTH}" y2="{HEIGHT // 2}"/>
<polyline points="{" ".join(points)}"/>{"".join(dots)}</svg>
<table><tr><th>choice<th>turn<th>to win<th>cost<th>played<th>best
{chr(10).join(rows)}
</table></html>
"""
