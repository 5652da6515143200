"""The one console, and the words the commands share."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.console import Console

from tefuda.games import GAMES, room

WIDTH = 80
_GAMES = f"Which game: {', '.join(GAMES)}"
GameName = Annotated[str, Parameter(help=f"{_GAMES}.")]
GameIfTold = Annotated[str, Parameter(help=f"{_GAMES}; the decks or files tell, if left out.")]


def _tables(game: str) -> str:
    """The formats of a game for more than two players, with how many those are."""
    by_span: dict[str, list[str]] = {}
    for name, (fewest, most) in room(game).SEATS.items():
        if most > 2:
            span = str(fewest) if fewest == most else f"{fewest} to {most}"
            by_span.setdefault(span, []).append(name)
    return ", ".join(f"{', '.join(names)} ({span} players)" for span, names in by_span.items())


_TABLES = "; ".join(f"{game} {_tables(game)}" for game in GAMES if _tables(game))
Edition = Annotated[
    str,
    Parameter(
        name=["--edition", "--format"],
        help="Edition or format of the rules, the current one for two players if left out."
        + (f" For more players: {_TABLES}." if _TABLES else ""),
    ),
]
LangName = Literal["en", "ja", "zh-Hant"]
Lang = Annotated[
    LangName, Parameter(help="The language of everything that is said, cards and all.")
]
Seats = Annotated[
    int, Parameter(help="How many play, where the format leaves it open; else the fewest it takes.")
]


def console() -> Console:
    """Standard output; at most 80 columns wide on a terminal, plain when piped."""
    out = Console(highlight=False)
    if out.is_terminal and out.width > WIDTH:
        return Console(highlight=False, width=WIDTH)
    return out if out.is_terminal else Console(highlight=False, width=200, soft_wrap=True)


def errors() -> Console:
    return Console(stderr=True, highlight=False)


def print_json(data: Any) -> None:
    """Data for other programs, on standard output."""
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")
