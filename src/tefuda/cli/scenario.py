"""`tefuda scenario`: run scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape

from tefuda.cards import catalog as all_cards
from tefuda.cli.prose import sentence
from tefuda.cli.screen import GameIfTold, console, print_json
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.rules import scenarios
from tefuda.scenarios import Scenario, check, read, read_file
from tefuda.scenarios.run import run as run_one
from tefuda.scenarios.run import run_under

app = App(
    name="scenario",
    help_format="plaintext",
    help="\n\n".join(
        ["Run scenarios.", str(read.__doc__), str(check.__doc__)]
        + [f"In {game}:\n\n{room(game).arrange.HELP}" for game in GAMES]
    ),
)


@app.command
def run(
    files: Annotated[list[Path] | None, Parameter(help="Scenario files or folders.")] = None,
    *,
    game: GameIfTold = "",
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Run scenario files, or all the built-in ones (of a game); say what is not as they say.

    Exit code 1 if any of them fails.
    """
    games = [rulebook(game).game] if game else list(GAMES)
    found: list[Scenario] = [] if files else [s for one in games for s in scenarios(one)]
    for path in files or []:
        paths = sorted(path.glob("**/*.scn")) if path.is_dir() else [path]
        if not paths:
            raise TefudaError(f"there are no scenario files (*.scn) in {path}")
        for one in paths:
            found.extend(read_file(one, game))
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


@app.command
def compare(
    file: Annotated[Path, Parameter(help="A scenario file.")],
    *,
    game: GameIfTold = "",
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Run scenarios under every edition, and show where and why they part.

    Lines for single editions (`>[1.1.3]`, `=[1.1.3]`) count only under these.
    """
    out = console()
    results = []
    for scenario in read_file(file, game):
        known = list(room(scenario.game).EDITIONS)
        logs: dict[str, list[str]] = {}
        wrong: dict[str, list[str]] = {}
        for edition in known:
            failures, played = run_under(scenario, edition, all_cards(scenario.game))
            wrong[edition] = [str(failure) for failure in failures]
            events = [] if played is None else played.log or []
            catalog = all_cards(scenario.game)
            logs[edition] = [f"{sentence(event, catalog, -2)} ({event.clause})" for event in events]
        newest = known[-1]
        parts = {e: _parting(logs[e], logs[newest]) for e in known if e != newest}
        results.append({"title": scenario.title, "not_as_written": wrong, "parts": parts})
        if json:
            continue
        out.print(f"[bold]{escape(scenario.title)}[/bold]")
        for edition in known:
            state = "as written" if not wrong[edition] else "not as written"
            out.print(f"  {edition}: {state}")
            for text in wrong[edition]:
                out.print(f"    {escape(text)}")
        for edition, parting in parts.items():
            if parting is None:
                out.print(f"  {edition} and {newest} go the same way")
            else:
                then, now = parting
                out.print(f"  {edition} and {newest} part:")
                out.print(f"    {edition}: {escape(then)}")
                out.print(f"    {newest}: {escape(now)}")
    if json:
        print_json(results)
    return 0


def _parting(old: list[str], new: list[str]) -> tuple[str, str] | None:
    """The first events that differ, other than in the number of their clause."""
    bare = [[line.rpartition(" (")[0] for line in log] for log in (old, new)]
    for i in range(max(len(old), len(new))):
        first = bare[0][i] if i < len(old) else ""
        second = bare[1][i] if i < len(new) else ""
        if first != second:
            nothing = "nothing more happens"
            return old[i] if first else nothing, new[i] if second else nothing
    return None
