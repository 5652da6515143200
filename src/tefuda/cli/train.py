"""`tefuda train`: learn what positions are worth."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tefuda.bots.training import TEST, Round, train
from tefuda.cli.screen import GameName, console, errors
from tefuda.games import room
from tefuda.kernel.errors import TefudaError

app = App(name="train", help="Learn from games that bots play against themselves (needs numpy).")


@app.command
def values(
    game: GameName,
    *,
    out: Annotated[Path, Parameter(help="Where the weights are written.")],
    games: Annotated[int, Parameter(help="Games by the quick policy, to begin with.")] = 3000,
    again: Annotated[int, Parameter(help="Then games by search, with what was learnt.")] = 200,
    simulations: Annotated[int, Parameter(help="What that search tries at a choice.")] = 40,
    seed: Annotated[int, Parameter(help="The same seed learns the same.")] = 1,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help="Processes; 0: one a core.")] = 0,
) -> int:
    """Fit the weights by which searching bots value positions, and write them to a file.

    What comes with tefuda is src/tefuda/data/GAME/values.json. Figures for decks that were held
    back are printed with those for decks that were learnt from.
    """
    room(game)
    if games < 1 or again < 0 or simulations < 1:
        raise TefudaError("there must be some games to learn from, and simulations to search with")
    rounds = [Round(games, 0)]
    if again:
        rounds.append(Round(again, simulations))
    with Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors(),
        transient=True,
    ) as progress:
        total = sum(one.games + max(1, one.games // TEST) for one in rounds)
        task = progress.add_task("games", total=total)
        workers = jobs or os.cpu_count() or 1
        data = train(game, rounds, seed, workers, lambda n: progress.advance(task, n))
    command = f"tefuda train values {game} --games {games} --again {again}"
    data = {"made by": f"{command} --simulations {simulations} --seed {seed}", **data}
    try:
        out.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise TefudaError(f"cannot write {out!s:.200}: {error.strerror}") from None
    for one in data["rounds"]:
        console().print(one, soft_wrap=True)
    return 0
