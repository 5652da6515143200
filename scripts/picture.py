"""Draw the picture of a terminal game that the README shows: docs/play.svg."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from tefuda import Match
from tefuda.bots import make_bot
from tefuda.cli.play import Table

CHOICES = 60  # how far into the game the picture is taken


def main() -> None:
    match = Match.start("red-rush", "black-yellow-night-post", seed=11)
    bots = [make_bot("beginner", 1), make_bot("beginner", 2)]
    while len(match.keys) < CHOICES or match.seat != 0 or match.game.phase != "main":
        match.choose(bots[match.seat].choose(match.known(match.seat)))
    table = Table(match, match.catalog, "en", bots[1], "beginner")
    table.out = Console(
        record=True, width=80, highlight=False, file=io.StringIO(), force_terminal=True
    )
    table.told = match.happened - 6
    view = match.view(0)
    assert view.decision is not None
    table._tell()
    table._board()
    table._ask(view, view.decision)
    table.out.print("[bold]> [/bold]")
    svg = table.out.export_svg(title="tefuda play")
    # The picture must not fetch fonts from anywhere.
    svg = re.sub(r"\s*@font-face \{[^}]*\}", "", svg)
    Path("docs/play.svg").write_text(svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
