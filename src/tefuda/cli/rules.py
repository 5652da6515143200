"""`tefuda rules`: the clause index."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.markup import escape

from tefuda import rules
from tefuda.cli.screen import Edition, GameName, console, print_json
from tefuda.scenarios.run import run

app = App(name="rules", help="Clauses: what they say, where they are done, what shows them.")


@app.command
def show(
    game: GameName,
    number: Annotated[str, Parameter(help="A clause number, as in 7-1-1-3 or 7.4.2.1.")],
    *,
    edition: Edition = "",
    lang: Annotated[Literal["en", "ja"] | None, Parameter(help="Only in this language.")] = None,
) -> int:
    """Show a clause in our own words, the code that carries it out, and the scenarios for it."""
    found = rules.clause(game, number, edition)
    out = console()
    out.print(f"[bold]{found.number}[/bold] ({found.kind})")
    if lang in (None, "en"):
        out.print(escape(found.en))
    if lang in (None, "ja"):
        out.print(escape(found.ja))
    if found.continues and found.continues != found.number:
        out.print(f"Continued by {found.continues} in the current edition")
    if found.change:
        out.print(f"Different there: {escape(found.change)}")
    if found.exempt:
        out.print(f"Asks nothing of its own: {escape(found.exempt)}")
    for title, lines in (("Carried out in", found.done), ("Shown by", found.shown)):
        if lines:
            out.print(f"[bold]{title}[/bold]")
            for line in lines:
                out.print(f"  {escape(line)}")
    return 0


@app.command
def diff(
    game: GameName,
    old: Annotated[str, Parameter(help="The older edition, as in 1.1.3.")],
    new: Annotated[str, Parameter(help="The newer edition.")] = "",
    *,
    moved: Annotated[bool, Parameter(help="List clauses that only got another number.")] = False,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Say what changed between two editions, in our own words, with the scenarios that show it."""
    found = rules.diff(game, old, new)
    if json:
        print_json(
            {
                "added": [c.number for c in found.added],
                "removed": [c.number for c in found.removed],
                "moved": [[a.number, b.number] for a, b in found.moved],
                "changed": [
                    {"old": a.number, "new": b.number, "change": a.change or b.change}
                    for a, b in found.changed
                ],
            }
        )
        return 0
    out = console()
    out.print(f"[bold]Changed[/bold] ({len(found.changed)})")
    for a, b in found.changed:
        number = a.number if a.number == b.number else f"{a.number} -> {b.number}"
        out.print(f"  {number:<24}{escape(a.change or b.change)}")
        for title in [t for t in a.shown if t in b.shown or "editions" in t][:3]:
            out.print(f"  {'':<24}[dim]{escape(title)}[/dim]")
    for title, clauses in (("Added", found.added), ("Removed", found.removed)):
        out.print(f"[bold]{title}[/bold] ({len(clauses)})")
        for clause in clauses:
            out.print(f"  {clause.number:<24}{escape(clause.en)}")
    out.print(f"[bold]Moved[/bold] ({len(found.moved)})" + ("" if moved else ", see --moved"))
    if moved:
        for a, b in found.moved:
            out.print(f"  {a.number} -> {b.number}")
    return 0


@app.command
def search(
    game: GameName,
    words: Annotated[list[str], Parameter(help="Words that must all be in the clause.")],
    *,
    edition: Edition = "",
) -> int:
    """Find clauses by words in English or Japanese, or by the beginning of their number."""
    found = rules.search(game, " ".join(words), edition)
    out = console()
    for clause in found:
        out.print(f"[bold]{clause.number:<14}[/bold]{escape(clause.en)}")
    if not found:
        out.print("No clause holds all of these words.")
    return 0 if found else 1


@app.command
def coverage(
    game: GameName,
    *,
    edition: Edition = "",
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Count the clauses that are shown to work, and list those that are missing.

    Runs every scenario, and says which steps of the procedures none of them went through.
    """
    clauses = list(rules.index(game, edition).values())
    trace: set[str] = set()
    failed = []
    for scenario in rules.scenarios(game):
        if run(scenario, trace=trace):
            failed.append(f"{scenario.where} {scenario.title}")
    steps = rules.steps(game, edition)
    unused = sorted(name for names in steps.values() for name in names if name not in trace)
    kinds = Counter(clause.kind for clause in clauses)
    shown = [c for c in clauses if c.shown]
    missing = [c for c in clauses if c.missing]
    exempt = [c for c in clauses if c.exempt]
    done = [c for c in clauses if c.done]
    if json:
        print_json(
            {
                "game": game,
                "clauses": len(clauses),
                "kinds": kinds,
                "shown": len(shown),
                "exempt": {c.number: c.exempt for c in exempt},
                "cited_in_code": len(done),
                "missing": [c.number for c in missing],
                "failed_scenarios": failed,
                "steps_not_exercised": unused,
            }
        )
        return 1 if missing or failed else 0
    out = console()
    out.print(f"[bold]{len(clauses)} clauses[/bold]: "
              + ", ".join(f"{n} {kind}" for kind, n in kinds.most_common()))  # fmt: skip
    asking = [c for c in clauses if c.kind in rules.ASKING]
    out.print(
        f"{len(asking)} ask something of a program: {len([c for c in asking if c.shown])} shown by "
        f"a scenario or test, {len([c for c in asking if c.exempt])} with nothing of their own, "
        f"{len(missing)} missing"
    )
    out.print(f"{len(done)} are cited where the code carries them out")
    for clause in missing:
        out.print(f"  missing {clause.number:<14}{escape(clause.en)}")
    for title in failed:
        out.print(f"  failed scenario {escape(title)}")
    out.print(f"{len(unused)} steps that no scenario goes through: {', '.join(unused) or 'none'}")
    return 1 if missing or failed else 0
