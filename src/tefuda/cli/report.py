"""`tefuda report`: what the games of a store say."""

from __future__ import annotations

import csv as files
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from tefuda.cli.screen import console, print_json
from tefuda.sim.report import Report, Table
from tefuda.sim.report import report as made
from tefuda.sim.report.page import converter, label, page, pictures, shown
from tefuda.sim.store import Store

# What of a table fits a terminal; files and the page have all of it.
SHORT: dict[str, tuple[str, ...]] = {
    "going_first": ("deck", "games", "rate", "first", "later", "difference"),
    "redraws": ("deck", "redraws", "kept_rate", "taken_rate", "difference"),
    "endings": ("reason", "clause", "games", "share"),
    "cards": (
        "name", "copies", "opening_difference", "same_length", "same_length_low",
        "same_length_high", "played", "first_played",
    ),
    "pulls_down": ("name", "when", "difference", "low", "high"),
}  # fmt: skip


def report(
    store: Annotated[Path, Parameter(help="A file that `simulate` or `matrix` --store wrote.")],
    *,
    out: Annotated[
        Path | None, Parameter(name=["--out", "-o"], help="Write one page that opens offline.")
    ] = None,
    csv: Annotated[Path | None, Parameter(help="Write every table into this folder.")] = None,
    png: Annotated[Path | None, Parameter(help="Write every chart into this folder.")] = None,
    svg: Annotated[Path | None, Parameter(help="The same as SVG.")] = None,
    json: Annotated[bool, Parameter(help="Print all tables as JSON.")] = False,
    deck: Annotated[str, Parameter(help="Of the decks, tell of this one alone.")] = "",
    game: Annotated[str, Parameter(help="Which game, if the store has several.")] = "",
    edition: Annotated[str, Parameter(help="Which edition, if the store has several.")] = "",
    bot: Annotated[str, Parameter(help="Played by whom, if the store has several.")] = "",
) -> int:
    """Show what the games of a store say: who beats whom, going first, lengths, redraws, cards.

    Without --out and the like, tables are printed. Charts need `pip install 'tefuda[report]'`:

    tefuda report games.db -o report.html

    tefuda report games.db --deck red-rush

    Of several editions or bots in one store those with most games are shown, if none is named.
    """
    with Store(store, new=False) as kept:
        found = made(kept, deck, game, edition, bot)
    if out is not None:
        out.write_text(page(found), encoding="utf-8")
    if csv is not None:
        _csv(found, csv)
    for folder, kind in ((png, "png"), (svg, "svg")):
        if folder is not None:
            _pictures(found, folder, kind)
    if json:
        print_json(as_data(found))
    elif not (out or csv or png or svg):
        _print(found, bool(deck))
    return 0


def as_data(found: Report) -> dict[str, object]:
    """The report for other programs."""
    return {
        "game": found.game,
        "edition": found.edition,
        "bots": found.bots,
        "games": found.games,
        "tables": {table.name: table.dicts() for table in found.tables},
        "decks": {
            deck.name: {table.name: table.dicts() for table in deck.tables} for deck in found.decks
        },
    }


def _csv(found: Report, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for deck, table in found.all():
        path = folder / f"{_file(f'{deck} {table.name}')}.csv"
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = files.writer(file)
            writer.writerow(table.columns)
            writer.writerows(table.rows)


def _pictures(found: Report, folder: Path, kind: str) -> None:
    draw = converter()
    folder.mkdir(parents=True, exist_ok=True)
    for name, spec in pictures(found):
        path = folder / f"{_file(name)}.{kind}"
        if kind == "png":
            path.write_bytes(draw.vegalite_to_png(spec, scale=2))
        else:
            path.write_text(draw.vegalite_to_svg(spec), encoding="utf-8")


def _file(name: str) -> str:
    """A name that every system takes for a file's."""
    return re.sub(r"[^\w.-]+", "-", name.strip())


def _print(found: Report, cards: bool) -> None:
    out = console()
    out.print(
        f"{found.game} {found.edition}, {found.games} games, played by {found.bots}", soft_wrap=True
    )
    if found.others:
        out.print(f"the store also has {'; '.join(found.others)}", soft_wrap=True)
    for table in found.tables:
        _table(table)
    for deck in found.decks:
        out.print(f"\n[bold]{escape(deck.name)}[/bold]: {deck.rate:.1%} of {deck.games} games")
        for table in deck.tables:
            if cards or table.name == "pulls_down":
                _table(table)
    if not cards and len(found.decks) > 1:
        out.print(f"\n--deck {found.decks[0].name} has the cards of a deck", soft_wrap=True)


def _table(table: Table) -> None:
    out = console()
    out.print(f"\n[bold]{escape(table.title)}[/bold]")
    if not table.rows:
        out.print("nothing")
        return
    columns = SHORT.get(table.name, table.columns)
    places = [table.columns.index(column) for column in columns]
    rows = [[label(c) for c in columns]]
    rows += [[_short(table.columns[i], row[i]) for i in places] for row in table.rows]
    widths = [max(len(row[i]) for row in rows) for i in range(len(columns))]
    left = [any(isinstance(row[i], str) for row in table.rows) for i in places]
    for row in rows:
        out.print(escape(_line(row, widths, left)), soft_wrap=True)


def _short(column: str, value: object) -> str:
    text = shown(column, value)
    return text if len(text) <= 28 else f"{text[:27]}…"


def _line(row: Sequence[str], widths: Sequence[int], left: Sequence[bool]) -> str:
    cells = [
        text.ljust(width) if to_left else text.rjust(width)
        for text, width, to_left in zip(row, widths, left, strict=True)
    ]
    return "  ".join(cells).rstrip()
