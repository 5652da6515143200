"""Pages that the project keeps beside the code and an installed package has in its data."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.procedure import within
from tefuda.rules.marks import Mark, from_lines, from_tests

PACKAGE = Path(str(resources.files("tefuda")))
# A clause number: 7-1-2-1 in some documents, 7.4.2.1 in others. A full stop may follow it.
NUMBER = re.compile(r"(?<![\w.-])\d+(?:(?:-\d+)+|(?:\.\d+)+)(?!\.?[\w-])")


def checkout() -> Path | None:
    """The project's own folder, where the code runs from it (also the compiled copy in it)."""
    for folder in PACKAGE.parents:
        if (folder / "src" / "tefuda" / "rules").is_dir() and (folder / "RULINGS.md").is_file():
            return folder
    return None


def page(name: str) -> str:
    """The text of a page: what the build put into the package, else the project's own."""
    shipped = PACKAGE / "data" / name
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8")
    home = checkout()
    if home is None:
        raise TefudaError(f"this copy of tefuda lacks {name}; install it again with pip")
    return (home / name).read_text(encoding="utf-8")


@functools.cache
def tested() -> list[Mark]:
    """What the tests show, here or where the package was built."""
    home = checkout()
    if home is None or (PACKAGE / "data" / "tests.tsv").is_file():
        return from_lines(page("tests.tsv"))
    return from_tests(home / "tests")


def marks(game: str, edition: str = "") -> list[Mark]:
    """What the tests show of one game, under one edition."""
    here = ("", game) if game == GAMES[0] else (game,)
    return [mark for mark in tested() if mark.game in here and mark.edition == edition]


Row = dict[str, str]  # a cell by the head of its column


def tables(name: str) -> list[tuple[str, list[Row]]]:
    """The tables of a page, each with the heading it stands under."""
    found: list[tuple[str, list[Row]]] = []
    heading = ""
    columns: list[str] = []
    for line in page(name).splitlines():
        if line.startswith("#"):
            heading, columns = line.lstrip("# "), []
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().removesuffix("|").split("|")[1:]]
            if not columns:
                columns = cells
                found.append((heading, []))
            elif not set(line) <= set("|-: "):
                found[-1][1].append(dict(zip(columns, cells, strict=False)))
    return found


def game_of(heading: str) -> str:
    """The game that a heading names, with or without an edition; "" if it names none."""
    name = re.sub(r"\s+\d.*", "", heading)
    return next((game for game in GAMES if name and room(game).TITLE.endswith(name)), "")


@dataclass(frozen=True)
class Ruling:
    """A row of RULINGS.md: where the document is silent or can be read in two ways."""

    clauses: str
    question: str
    answer: str
    why: str
    edition: str  # "" is the current one


@functools.cache
def rulings(game: str, lang: str = "en") -> list[Ruling]:
    """What tefuda decided about a game's rules, in the order of RULINGS.md; in other languages its
    rows stand in pages of their own, each in the same place."""
    found: list[Ruling] = []
    for heading, rows in tables("RULINGS.md" if lang == "en" else f"RULINGS.{lang}.md"):
        if game_of(heading) == game:
            for row in rows:
                edition = row.get("Edition", "")
                found.append(
                    Ruling(
                        row["Clause"], row["Question"], row["What tefuda does"], row["Why"], edition
                    )
                )
    return found


@functools.cache
def _numbers(game: str, edition: str) -> frozenset[str]:
    """The clauses of an older edition."""
    path = PACKAGE / "data" / game / "rules" / f"{edition}.tsv"
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return frozenset(line.partition("\t")[0] for line in lines)


def touching(game: str, number: str, edition: str = "", lang: str = "en") -> list[Ruling]:
    """The rulings that name a clause, or one that stands under it.

    The current edition also has those on how an older one that lacks the clause is played.
    """
    current = edition in ("", rulebook(game).edition)
    found: list[Ruling] = []
    for ruling, told in zip(rulings(game), rulings(game, lang), strict=True):
        if ruling.edition != ("" if current else edition):
            if not current or number in _numbers(game, ruling.edition):
                continue
        about = NUMBER.findall(ruling.clauses)
        named = [*about, *NUMBER.findall(f"{ruling.question} {ruling.answer} {ruling.why}")]
        if number in named or any(within(one, number) for one in about):
            found.append(told)
    return found
