"""`tefuda rules`: the clause index."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.markup import escape

from tefuda import rules
from tefuda.cli.screen import Edition, GameName, console, errors, print_json
from tefuda.games import GAMES, room, rulebook
from tefuda.rules.played import DIFFERS
from tefuda.scenarios.run import run

MOST = 12  # clauses that a search lists if not told otherwise

_GAME = GAMES[0]
_OLD, *_, _NEW = room(_GAME).EDITIONS
_CLAUSE = rulebook(_GAME).cites["win"]
app = App(
    name="rules",
    help_format="plaintext",
    help=f"""Clauses: what they say, where they are done, what shows them.

A clause is one numbered rule of a game's rule document; the log cites them.
Summaries are in our own words. For example:

    tefuda rules search {_GAME} deck out      which clause was that?
    tefuda rules show {_GAME} {_CLAUSE}           and what was decided about it
    tefuda rules diff {_GAME} {_OLD} {_NEW}    what a newer edition changed
    tefuda rules coverage {_GAME} --json      for other programs""",
)


@app.command
def show(
    game: GameName,
    number: Annotated[str, Parameter(help="A clause number, as in 7-1-1-3 or 7.4.2.1.")],
    *,
    edition: Edition = "",
    lang: Annotated[
        Literal["en", "ja", "zh-Hant"] | None, Parameter(help="Only in this language.")
    ] = None,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Show a clause in our own words, the code that carries it out, the scenarios for it, and what
    RULINGS.md decides about it.
    """
    found = rules.clause(game, number, edition)
    rulings = rules.touching(game, found.number, edition, lang or "en")
    if json:
        print_json({**asdict(found), "rulings": [asdict(ruling) for ruling in rulings]})
        return 0
    out = console()
    out.print(f"[bold]{found.number}[/bold] ({found.kind})")
    if lang in (None, "en"):
        out.print(escape(found.en))
    if lang in (None, "ja"):
        out.print(escape(found.ja))
    if found.zh and lang in (None, "zh-Hant"):
        out.print(escape(found.zh))
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
    if rulings:
        out.print("[bold]Decided in RULINGS.md[/bold]")
    for ruling in rulings:
        edition = f" in {ruling.edition}" if ruling.edition else ""
        out.print(f"  {escape(ruling.clauses)}{edition}: {escape(ruling.question)}")
        out.print(f"    {escape(ruling.answer)} [dim]({escape(ruling.why.rstrip('.'))})[/dim]")
    return 0


@app.command
def diff(
    game: GameName,
    old: Annotated[str, Parameter(help="The older edition, as in 1.1.3.")],
    new: Annotated[str, Parameter(help="The newer edition, the current one if left out.")] = "",
    *,
    moved: Annotated[bool, Parameter(help="List clauses that only got another number.")] = False,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Say what changed between two editions, in our own words, with the scenarios that show it.

    For a clause that only one of them has, the scenarios that show it are played under both, and
    it is said whether the tables differ: many clauses only put down what was played anyway.
    """
    found = rules.diff(game, old, new)
    only = {
        "added": [(clause, rules.verdict(game, clause, new, old)) for clause in found.added],
        "removed": [(clause, rules.verdict(game, clause, old, new)) for clause in found.removed],
    }
    if json:
        print_json(
            {
                **{
                    title: [
                        {"number": clause.number, "play": verdict.what, "shown_by": verdict.by}
                        for clause, verdict in clauses
                    ]
                    for title, clauses in only.items()
                },
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
    for title, clauses in only.items():
        differ = len([verdict for _, verdict in clauses if verdict.what == DIFFERS])
        out.print(f"[bold]{title.title()}[/bold] ({len(clauses)}, play differs in {differ})")
        for clause, verdict in clauses:
            out.print(f"  {clause.number:<24}{escape(clause.en)}")
            out.print(f"  {'':<24}[dim]{escape(str(verdict))}[/dim]")
    out.print(f"[bold]Moved[/bold] ({len(found.moved)})" + ("" if moved else ", see --moved"))
    if moved:
        for a, b in found.moved:
            out.print(f"  {a.number} -> {b.number}")
    return 0


@app.command
def search(
    game: GameName,
    words: Annotated[list[str], Parameter(help="Any words, or the beginning of a number.")],
    *,
    edition: Edition = "",
    lang: Annotated[
        Literal["en", "ja", "zh-Hant"], Parameter(help="The language of the summaries.")
    ] = "en",
    all: Annotated[bool, Parameter(help=f"List all, not only the first {MOST}.")] = False,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Find clauses by any of their words, the likeliest first.

    The words may be English, Japanese or Chinese, those of GLOSSARY.md or what players say:
    `deck out`, `sixth character`, `引き直し`, `第六張角色`. The beginning of a number lists what
    stands under it. Exit code 1 if nothing is found.
    """
    found = rules.search(game, " ".join(words), edition)
    listed = found if all else found[:MOST]
    if json:
        print_json(
            [
                {"number": c.number, "kind": c.kind, "en": c.en, "ja": c.ja, "zh-Hant": c.zh}
                for c in listed
            ]
        )
        return 0 if found else 1
    out = console()
    for clause in listed:
        out.print(f"[bold]{clause.number:<14}[/bold]{escape(clause.said(lang))}")
    if not found:
        errors().print("No clause has to do with these words.")
    elif len(listed) < len(found):
        errors().print(f"[dim]{len(found) - len(listed)} more have to do with it: --all[/dim]")
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
