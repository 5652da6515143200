"""`tefuda scenario`: run scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape

from tefuda.cards import catalog as all_cards
from tefuda.cli.screen import console, print_json
from tefuda.kernel.errors import TefudaError
from tefuda.rules import scenarios
from tefuda.scenarios import Scenario, check, read, read_file
from tefuda.scenarios.run import run as run_one

app = App(
    name="scenario",
    help_format="plaintext",
    help=f"Run scenarios.\n\n{read.__doc__}\n{check.__doc__}",
)


@app.command
def run(
    files: Annotated[list[Path] | None, Parameter(help="Scenario files or folders.")] = None,
    *,
    game: Annotated[str, Parameter(help="Whose built-in scenarios, if no file is given.")] = (
        "onepiece"
    ),
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Run scenario files, or all the built-in ones; say what is not as they say.

    Exit code 1 if any of them fails.
    """
    found: list[Scenario] = [] if files else scenarios(game)
    for path in files or []:
        paths = sorted(path.glob("**/*.scn")) if path.is_dir() else [path]
        if not paths:
            raise TefudaError(f"there are no scenario files (*.scn) in {path}")
        for one in paths:
            found.extend(read_file(one))
    out = console()
    failed = 0
    results = []
    for scenario in found:
        failures = run_one(scenario, all_cards(scenario.game) if files else None)
        failed += bool(failures)
        results.append({"title": scenario.title, "failures": [str(f) for f in failures]})
        if failures and not json:
            out.print(f"[red]failed[/red] {escape(scenario.title)}")
            for failure in failures:
                out.print(f"  {escape(str(failure))}")
    if json:
        print_json({"run": len(found), "failed": failed, "scenarios": results})
    else:
        out.print(f"{len(found) - failed} passed, {failed} failed")
    return 1 if failed else 0
