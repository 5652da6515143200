"""`tefuda perft`: count the tree of decisions."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from cyclopts import Parameter

from tefuda import perft as counting
from tefuda.cards import catalog as all_cards
from tefuda.cli.screen import console, print_json
from tefuda.decks import load
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.rng import seeded


def perft(
    depth: Annotated[int, Parameter(help="How many choices deep.")] = 3,
    *,
    a: Annotated[str, Parameter(help="The first deck.")] = "red-rush",
    b: Annotated[str, Parameter(help="The second deck.")] = "blue-empty-scroll",
    seed: Annotated[int, Parameter(help="The game's seed.")] = 1,
    after: Annotated[int, Parameter(help="Begin after so many random choices.")] = 0,
    way: Annotated[
        Literal["clone", "save", "replay"],
        Parameter(help="How to come back to a position: the counts must be the same."),
    ] = "clone",
    edition: Annotated[str, Parameter(help="Edition of the rules.")] = "",
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Count the decisions within a depth, by kind: the deepest test of the rules' shape."""
    if depth < 0:
        raise TefudaError(f"the depth is {depth}; it must be 0 or more")
    catalog = all_cards()
    sides = [load(name).split(catalog) for name in (a, b)]
    game = room(catalog.game).new_game(rulebook(catalog.game, edition), sides, seed)
    rng = seeded(seed)
    for _ in range(after):
        if game.decision is None:
            raise TefudaError(f"the game is over before {after} choices; ask for fewer")
        options = game.decision.options
        game.choose(options[rng.below(len(options))])
    started = time.perf_counter()
    counts = counting.perft(game, depth, way, catalog.cards)
    seconds = time.perf_counter() - started
    if json:
        print_json({"depth": depth, "total": counts.total(), "kinds": dict(sorted(counts.items()))})
        return 0
    out = console()
    for kind, n in sorted(counts.items()):
        out.print(f"{kind:<16}{n:>10}")
    out.print(f"{'total':<16}{counts.total():>10}   {seconds:.2f} s")
    return 0
