"""`tefuda scenario`: run scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape

from tefuda.cards import catalog as all_cards
from tefuda.cards import house
from tefuda.cli.screen import Edition, GameIfTold, Lang, console, print_json
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.rules import scenarios
from tefuda.scenarios import Scenario, check, read, read_file
from tefuda.scenarios.compare import START, Parting, Played, editions, parting, played
from tefuda.scenarios.run import run as run_one
from tefuda.scenarios.run import run_under

_OLD = next(iter(room(GAMES[0]).EDITIONS))
_ABOUT = f"""Run scenarios: files that set up a position, make choices and say what
must then be true. For example:

    tefuda scenario run                        all that come with tefuda
    tefuda scenario run my.scn --lang ja       cards played from Japanese text
    tefuda scenario run my.scn --edition {_OLD} under another edition
    tefuda scenario compare my.scn             where editions part, and in what"""
app = App(
    name="scenario",
    help_format="plaintext",
    help="\n\n".join(
        [_ABOUT, str(read.__doc__), str(check.__doc__)]
        + [f"In {game}:\n\n{room(game).arrange.HELP}" for game in GAMES]
    ),
)


@app.command
def run(
    files: Annotated[list[Path] | None, Parameter(help="Scenario files or folders.")] = None,
    *,
    game: GameIfTold = "",
    edition: Edition = "",
    lang: Lang = "en",
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Run scenario files, or all the built-in ones (of a game); say what is not as they say.

    With --edition they are run under that edition; those that name other editions, or belong to a
    game that has none of this name, are left out. With --lang the cards of the lists are played
    from their text in that language; a card made up in a scenario keeps its own. Exit code 1 if
    any of them fails.
    """
    if game and edition:
        rulebook(game, edition)  # says which there are
    found, broken = _read(files, game)
    if edition:
        everything = len(found)
        found = [scenario for scenario in found if _is_for(scenario, edition)]
        left_out = everything - len(found)
        if not found:
            raise TefudaError(f"none of these scenarios is for {edition}")
    out = console()
    failed = len(broken)
    results: list[dict[str, object]] = []
    for path, why in broken:
        results.append({"title": path, "failures": [why]})
        if not json:
            out.print(f"[red]failed[/red] {escape(path)}\n  {escape(why)}")
    for scenario in found:
        cards = all_cards(scenario.game, lang) if files else house(scenario.game, lang)
        if edition:
            failures = run_under(scenario, edition, cards)[0]
        else:
            failures = run_one(scenario, cards)
        failed += bool(failures)
        results.append({"title": scenario.title, "failures": [str(f) for f in failures]})
        if failures and not json:
            out.print(f"[red]failed[/red] {escape(scenario.title)}")
            for failure in failures:
                out.print(f"  {escape(str(failure))}")
    if json:
        print_json({"run": len(results), "failed": failed, "scenarios": results})
    else:
        more = f", {left_out} left out: not for {edition}" if edition and left_out else ""
        out.print(f"{len(results) - failed} passed, {failed} failed{more}")
    return 1 if failed else 0


def _read(files: list[Path] | None, game: str) -> tuple[list[Scenario], list[tuple[str, str]]]:
    """The scenarios of files and folders, or the built-in ones; and which files cannot be read."""
    games = [rulebook(game).game] if game else list(GAMES)
    found: list[Scenario] = [] if files else [s for one in games for s in scenarios(one)]
    broken: list[tuple[str, str]] = []
    paths: list[Path] = []
    for path in files or []:
        inside = sorted(path.glob("**/*.scn")) if path.is_dir() else [path]
        if not inside:
            raise TefudaError(f"there are no scenario files (*.scn) in {path}")
        paths += inside
    for path in paths:
        try:
            found.extend(read_file(path, game))
        except TefudaError as error:
            if len(paths) == 1:
                raise
            broken.append((str(path), str(error)))
    return found, broken


def _is_for(scenario: Scenario, edition: str) -> bool:
    """Whether a scenario may be run under an edition: it names that one, or none."""
    named = scenario.editions or [scenario.edition] * bool(scenario.edition)
    return edition in room(scenario.game).EDITIONS and (not named or edition in named)


@app.command
def compare(
    file: Annotated[Path, Parameter(help="A scenario file.")],
    *,
    game: GameIfTold = "",
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Run scenarios under every edition, and show where they part, and in what.

    Compared is what lies where, every value and every option, at the start and after each choice.
    Lines for single editions (`>[1.1.3]`, `=[1.1.3]`) count only under these. Exit code 1 if a
    scenario cannot be read.
    """
    out = console()
    results = []
    unread = 0
    for scenario in read_file(file, game):
        cards = all_cards(scenario.game)
        runs = [played(scenario, edition, cards) for edition in editions(scenario)]
        *older, newest = runs
        whole = [one for one in older if not one.unread and not newest.unread]
        parts = {one.edition: parting(one, newest) for one in whole}
        unread += any(one.unread for one in runs)
        if json:
            results.append(_data(scenario.title, runs, parts))
            continue
        out.print(f"[bold]{escape(scenario.title)}[/bold]")
        for one in runs:
            state = "as written" if not one.failures else "not as written"
            out.print(f"  {one.edition}: {'could not be read' if one.unread else state}")
            for failure in one.failures:
                out.print(f"    {escape(str(failure))}")
        for edition, parted in parts.items():
            if parted is None:
                out.print(f"  {edition} and {newest.edition} go the same way")
                continue
            when = parted.after if parted.after == START else f"after {parted.after}"
            out.print(f"  {edition} and {newest.edition} part {escape(when)}:")
            for place, then, now in parted.what:
                out.print(f"    {escape(place)}")
                out.print(f"      {edition}: {escape(then)}")
                out.print(f"      {newest.edition}: {escape(now)}")
    if json:
        print_json(results)
    return 1 if unread else 0


def _data(title: str, runs: list[Played], parts: dict[str, Parting | None]) -> dict[str, object]:
    return {
        "title": title,
        "not_as_written": {one.edition: [str(f) for f in one.failures] for one in runs},
        "unread": {one.edition: one.unread for one in runs if one.unread},
        "parts": {
            edition: None
            if parted is None
            else {
                "after": parted.after,
                "differences": [
                    {"what": place, "then": then, "now": now} for place, then, now in parted.what
                ],
            }
            for edition, parted in parts.items()
        },
    }
