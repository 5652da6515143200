"""The command line: `tefuda play`, `simulate`, `replay`, `deck`, `cards`, `rules`, `scenario`..."""

from __future__ import annotations

import io
import sys

from cyclopts import App

from tefuda import __version__
from tefuda.cli import (
    admin,
    bench,
    cards,
    decks,
    join,
    perft,
    play,
    puzzle,
    ratings,
    replay,
    report,
    review,
    rules,
    scenario,
    serve,
    simulate,
    soak,
    train,
    wire,
)
from tefuda.kernel.errors import TefudaError
from tefuda.sim import compiled

app = App(
    name="tefuda",
    version=f"{__version__} ({'compiled' if compiled() else 'plain'} core)",
    help="""Play trading card games exactly as their comprehensive rules say.

Start with `tefuda play`. Colours are left out when the output is piped or NO_COLOR is set.""",
)
app.command(play.play)
app.command(serve.serve)
app.command(join.join)
app.command(simulate.simulate)
app.command(simulate.matrix)
app.command(report.report)
app.command(replay.replay)
app.command(review.review)
app.command(puzzle.app)
app.command(decks.app)
app.command(cards.app)
app.command(rules.app)
app.command(scenario.app)
app.command(perft.perft)
app.command(soak.soak)
app.command(train.app)
app.command(ratings.ratings)
app.command(bench.app)
app.command(wire.app)
app.command(admin.app)


def main() -> None:
    """Run a command; a mistake is one sentence on standard error and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # where a terminal lacks a character
    try:
        code = app(sys.argv[1:])
    except TefudaError as error:
        print(f"tefuda: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        # The reader of a pipe has gone; there is nobody left to tell.
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        print(f"tefuda: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        sys.exit(2)
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
