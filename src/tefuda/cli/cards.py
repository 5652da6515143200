"""`tefuda cards`: look at cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from tefuda import cards
from tefuda.abilities.tree import tree
from tefuda.cards import Catalog
from tefuda.cards.borne import borne_by
from tefuda.cards.catalog import house_records, lexicon_of
from tefuda.cards.coverage import Report
from tefuda.cards.coverage import coverage as read_coverage
from tefuda.cards.records import Record, form_of, game_of, misspelt, read, read_paths
from tefuda.cards.store import with_house
from tefuda.cli.screen import GameIfTold, Lang, console, errors, print_json
from tefuda.effects.vocabulary import unknown
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.text.compile import compile_card, print_ability, survives
from tefuda.text.tables import LANGUAGES

_EXAMPLES = ", ".join(room(game).construction.EXAMPLE for game in GAMES)

app = App(name="cards", help="Look at cards, their text and what is understood of it.")


def card_lines(catalog: Catalog, number: str, lang: str) -> list[str]:
    """A card as it is printed, line by line."""
    record = catalog.record(number, lang) or catalog.record(number, catalog.lang)
    if record is None:
        raise TefudaError(f"there is no card {number}")
    colours = "/".join(str(colour) for colour in record["colors"])
    facts = [str(record["category"]), colours]
    for word in form_of(catalog.game).NUMBERS:
        if record.get(word) is not None and not word.startswith("back_"):
            facts.append(f"{word} {record[word]}")
    for word in ("specified", "attributes"):
        if record.get(word):
            facts.append("/".join(str(a) for a in record[word]))
    lines = [
        f"[bold]{escape(str(record['name']))}[/bold] {number}",
        escape(" · ".join(facts)),
        escape(" / ".join(str(t) for t in record["types"])),
    ]
    lines += _text_lines(record, "effect", "trigger")
    if record.get("back_name"):
        lines += [
            f"\n[bold]{escape(str(record['back_name']))}[/bold] (the other side)",
            f"power {record['back_power']}",
            escape(" / ".join(str(t) for t in record["back_types"])),
            *_text_lines(record, "back_effect"),
        ]
    return [line for line in lines if line]


def _text_lines(record: Record, *fields: str) -> list[str]:
    return [escape(line) for field in fields for line in str(record.get(field) or "").splitlines()]


def _find(number: str, game: str) -> tuple[str, str]:
    """The game that has a card of this number, and the number as it is printed."""
    games = [rulebook(game).game] if game else GAMES
    for one in games:
        for records in with_house(one, cards.Store(one).records()).values():
            for known in records:
                if known.upper() == number.upper():
                    return one, known
    raise TefudaError(f"there is no card {number} in {', '.join(games)}")


@app.command
def show(
    number: Annotated[str, Parameter(help=f"A card number, as in {_EXAMPLES}.")],
    *,
    lang: Lang = "en",
    game: GameIfTold = "",
) -> int:
    """Show a card: what is printed, its abilities as a tree, its text in the other languages."""
    game, number = _find(number, game)
    catalog = cards.catalog(game, lang)
    out = console()
    for line in card_lines(catalog, number, lang):
        out.print(line)
    if number in catalog.problems:
        for problem in catalog.problems[number]:
            out.print(f"[red]not understood[/red]: {escape(problem)}")
        return 1
    card = catalog[number]
    sides = [card] if card.back is None else [card, card.back]
    abilities = [ability for side in sides for ability in side.abilities]
    if abilities:
        out.print("\n[bold]Abilities[/bold]")
        for ability in abilities:
            for line in tree(ability):
                out.print(escape(line))
    for other in LANGUAGES:
        if other != lang and abilities:
            out.print(f"\n[bold]In {other}[/bold]")
            for ability in abilities:
                text = print_ability(ability, other, catalog.lexicon, card.kind)
                out.print(escape(text or "(no words for this yet)"))
    return 0


@app.command(name="list")
def list_cards(
    *,
    lang: Lang = "en",
    game: GameIfTold = "",
) -> int:
    """List the cards there are, a line each; those that cannot be played yet are marked."""
    out = console()
    games = [rulebook(game).game] if game else GAMES
    for one in games:
        if len(games) > 1:
            out.print(f"[bold]{one}[/bold]")
        catalog = cards.catalog(one, lang)
        records = sorted(catalog.records.get(lang, {}).items())
        width = max([len(number) for number, _ in records], default=0)
        for number, record in records:
            cost = record.get("cost")
            facts = f"{record['category']:<9} {'/'.join(record['colors']):<13}"
            mark = "!" if number in catalog.problems else " "
            shown = "" if cost is None else str(cost)
            name = escape(str(record["name"]))
            out.print(f"{mark} {escape(f'{number:<{width}}')} {facts} {shown:>2} {name}")
    return 0


@app.command(name="import")
def import_cards(
    paths: Annotated[list[Path], Parameter(help="Files or folders of card data.")],
    *,
    game: Annotated[str, Parameter(help="Which game's cards, if the cards do not tell.")] = "",
) -> int:
    """Import card lists into the store; importing again updates.

    Reads `{en,ja,zh-Hant}.jsonl` files, folders of them, and folders per language with
    `cards/<pack>/<id>.json` (the layout of the vegapull and punk-records data sets). What cannot
    be read is said and left out; nothing is half imported. TEFUDA_HOME says where the store is.
    """
    store = cards.Store(game or game_of(paths))
    found, counts = store.add(paths)
    out = console()
    for problem in found.problems[:50]:
        errors().print(escape(problem))
    if len(found.problems) > 50:
        errors().print(f"... and {len(found.problems) - 50} more problems")
    for lang, (new, changed) in counts.items():
        total = len(found.records[lang])
        out.print(f"{lang}: {total} cards, {new} new, {changed} changed")
    with errors().status("reading their text"):
        compiled = store.compiled()
    for lang, done in compiled.languages.items():
        whole = len(done.cards)
        out.print(f"{lang}: {whole} of {whole + len(done.problems)} cards are read whole")
    return 1 if found.problems else 0


@app.command
def coverage(
    game: GameIfTold = "",
    *,
    folder: Annotated[
        Path | None,
        Parameter(name="--cards", help="A folder with {ja,en,zh-Hant}.jsonl instead of the store."),
    ] = None,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
    most: Annotated[int, Parameter(help="How many lines of each list.")] = 20,
) -> int:
    """Say how much of the cards' text is read, and what is missing.

    Per language: cards and sentences read and declined, texts that survive being printed back,
    texts to which another reading gives another meaning; cards whose languages agree or disagree;
    what could not be read, most frequent first.
    """
    if folder is not None:
        game = game or game_of([folder])
        records = read_paths([folder], game).records
    elif not game:
        raise TefudaError(f"say which game's cards: {', '.join(GAMES)}")
    else:
        records = cards.Store(game).records()
        records = records or house_records(game).records
    lexicon = lexicon_of(game, records)
    total = sum(len(found) for found in records.values())
    with Progress(
        TextColumn("cards"), BarColumn(), MofNCompleteColumn(), console=errors(), transient=True
    ) as progress:
        task = progress.add_task("cards", total=total)
        others = house_records(game).records
        report = read_coverage(records, lexicon, lambda: progress.advance(task), others)
    if json:
        print_json(as_data(report))
    else:
        _print_coverage(report, most)
    return 0


def as_data(report: Report) -> dict[str, object]:
    """The report for other programs."""
    return {
        "languages": {
            lang: {
                "cards": found.cards,
                "read": found.read,
                "survive": found.survive,
                "sentences": found.lines,
                "sentences_read": found.lines_read,
                "declined": [
                    {
                        "card": problem.card, "field": problem.field, "line": problem.line,
                        "column": problem.column, "token": problem.token,
                        "sentence": problem.sentence, "reason": problem.reason,
                    }
                    for problem in found.declined
                ],
                "altered": found.altered,
                "ambiguous": found.ambiguous,
                "ranked": [{"token": t, "count": n, "example": e} for t, n, e in found.ranked()],
            }
            for lang, found in report.languages.items()
        },
        "compared": report.compared,
        "agree": report.agree,
        "differences": report.differences,
    }  # fmt: skip


def _share(part: int, whole: int) -> str:
    return f"{part:>6} of {whole:<6} {part / whole if whole else 1:>7.1%}"


def _print_coverage(report: Report, most: int) -> None:
    out = console()
    for lang, found in report.languages.items():
        out.print(f"[bold]{lang}[/bold]")
        out.print(f"  cards read whole        {_share(found.read, found.cards)}")
        out.print(f"  sentences read          {_share(found.lines_read, found.lines)}")
        out.print(f"  survive being printed   {_share(found.survive, found.cards)}")
        out.print(f"  have another reading    {_share(len(found.ambiguous), found.cards)}")
    out.print(f"languages agree           {_share(report.agree, report.compared)}")
    for lang, found in report.languages.items():
        if found.declined:
            out.print(f"\n[bold]{lang}: the first thing that could not be read[/bold]")
            for token, n, example in found.ranked()[:most]:
                out.print(f"  {n:>4}  {escape(token or '(the text ends)'):<30} {example}")
    if report.differences:
        out.print("\n[bold]Cards whose languages disagree[/bold]")
        for number, readings in list(report.differences.items())[:most]:
            out.print(f"  {number}")
            for lang, reading in readings.items():
                out.print(f"    {lang:<8} {escape(reading)}")


@app.command
def lint(
    file: Annotated[Path, Parameter(help="A card author's own file: en.jsonl, ja.jsonl ...")],
    *,
    game: GameIfTold = "",
    lang: Annotated[str, Parameter(help="The language, if the file's name does not tell.")] = "",
) -> int:
    """Check a file of cards: what is not understood, with file, card, line and column.

    Exit code 1 if anything is not understood.
    """
    game = game or game_of([file], lang)
    found = read([file], game, lang)
    out = console()
    problems = [*found.problems, *(misspelt(file, game) if file.is_file() else [])]
    for problem in problems:
        out.print(escape(problem))
    # What an author's cards ask for may be on a card that is imported or comes with tefuda.
    known = with_house(game, cards.Store(game).records())
    for language, records in found.records.items():
        known.setdefault(language, {}).update(records)
    lexicon = lexicon_of(game, known)
    bad = len(problems)
    total = 0
    rules = rulebook(game)
    texts = {
        language: {n: compile_card(record, language, lexicon) for n, record in records.items()}
        for language, records in found.records.items()
    }
    borne = borne_by(found.records, texts, lexicon, known)
    for language, records in found.records.items():
        for number, record in records.items():
            total += 1
            compiled = texts[language][number]
            compiled.diagnostics += borne.missing(record, language, compiled)
            for diagnostic in compiled.diagnostics:
                bad += 1
                out.print(f"{file}: {escape(str(diagnostic))}")
            for word in unknown((*compiled.abilities, *compiled.back), rules):
                bad += 1
                out.print(f"{file}: {number}: {game} does not know {escape(word)} yet.")
            if not compiled.diagnostics and not survives(record, language, lexicon, compiled):
                out.print(
                    f"{file}: {number} is understood, but printed back it reads differently; "
                    f"see `tefuda cards show {number}`."
                )
    if not total and not bad:
        raise TefudaError(f"there are no cards in {file}")
    out.print(f"{total} cards, {bad} problems")
    return 1 if bad else 0
