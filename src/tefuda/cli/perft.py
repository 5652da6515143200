"""`tefuda perft`: count the tree of decisions."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from cyclopts import Parameter

from tefuda import perft as counting
from tefuda.cards import catalog as all_cards
from tefuda.cli.screen import Edition, GameIfTold, Seats, console, print_json
from tefuda.decks import seat_all
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.rng import seeded
from tefuda.match import Match


def perft(
    depth: Annotated[int, Parameter(help="How many choices deep.")] = 3,
    *,
    a: Annotated[str, Parameter(help="The first deck.")] = "",
    b: Annotated[str, Parameter(help="The second deck.")] = "",
    seed: Annotated[int, Parameter(help="The game's seed.")] = 1,
    after: Annotated[int, Parameter(help="Begin after so many random choices.")] = 0,
    way: Annotated[
        Literal["clone", "save", "replay"],
        Parameter(help="How to come back to a position: the counts must be the same."),
    ] = "clone",
    game: GameIfTold = "",
    edition: Edition = "",
    seats: Seats = 0,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Count the decisions within a depth, by kind: the deepest test of the rules' shape."""
    if depth < 0:
        raise TefudaError(f"the depth is {depth}; it must be 0 or more")
    if after < 0:
        raise TefudaError(f"cannot begin after {after} choices; it must be 0 or more")
    decks = seat_all([a, b] if b else [a] if a else [], game, edition, seats)
    catalog = all_cards(decks[0].game)
    start = Match.start(*decks, seed=seed, catalog=catalog, edition=edition, log=False).game
    rng = seeded(seed)
    for _ in range(after):
        if start.decision is None:
            raise TefudaError(f"the game is over before {after} choices; ask for fewer")
        options = start.decision.options
        start.choose(options[rng.below(len(options))])
    started = time.perf_counter()
    counts = counting.perft(start, depth, way, catalog.cards)
    seconds = time.perf_counter() - started
    if json:
        print_json({"depth": depth, "total": counts.total(), "kinds": dict(sorted(counts.items()))})
        return 0
    out = console()
    for kind, n in sorted(counts.items()):
        out.print(f"{kind:<16}{n:>10}")
    out.print(f"{'total':<16}{counts.total():>10}   {seconds:.2f} s")
    return 0
