"""Reading scenario files.

    # A blocker takes the attack
    shows: 7-1-2-1 10-1-4-1
    A: leader TH01-001
    B: character TH01-019
    > attack A.L -> B.L
    = offered block B.C1
    > block B.C1
    = B.C1 rested

A file holds one or more scenarios; each begins with its title. Lines of a scenario:

    game: NAME EDITION        game and edition (default: the current edition of the game whose
                              scenarios these are)
    format: rumble            an edition for more than two players; there are as many seats as are
                              named, and as the format needs
    editions: 1.1.3 1.2.0     run under each of these editions (default: the one of `game`)
    shows: 7-1-2-1 10-1-4-1   the clauses it shows, as numbered in the current edition
    shows[1.1.3]: 1-2-3       ... and as numbered in an older one
    ruling: 620               the official answers it shows, by number
    note: ...                 anything a reader should know
    turn: A 5                 whose turn, and which turn of the game (default: A 3)
    at: main                  where the turn begins (default: main)
    seed: 7                   for what is left to chance
    deal: DECK DECK           instead of a position: a whole game between two decks
    card: X1 | KIND | red | cost 3 | power 4000 | name Foo | effect [On Play] Draw 1 card.
                              a card made for this scenario ("//" parts the abilities)
    card: X2 | KIND | ability Ability("auto", (When("on_play"),), body=(Draw("you", 1),))
                              ... with an ability that no text says yet, as tefuda.abilities has it
    A: leader X1              what lies where: a zone, and the cards in it
    A: hand X1 x2 X2          several cards, topmost first
    A: life 3                 so many blank cards
    A: leader X1 rested new   what the card before is: rested, new (it came on this turn), up,
                              awakened (it shows its back), under=X2,X3 (what lies beneath it)
    > KEY                     a choice
    > KEY ; KEY               several in a row
    = ...                     what must be true now (see `tefuda scenario --help`)
    >[1.1.3] KEY              only under these editions; so with =[1.1.3 1.1.9]
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from tefuda.cards.files import read_text as text_of
from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS

MOST = 999  # turns, and cards of a kind in a place; no position needs more


@dataclass
class Line:
    """A line with the place it stands."""

    number: int
    text: str


@dataclass
class Scenario:
    """One scenario as read, not yet run."""

    title: str
    path: str
    line: int
    game: str = GAMES[0]
    edition: str = ""
    editions: list[str] = field(default_factory=list)
    shows: list[str] = field(default_factory=list)
    shows_in: dict[str, list[str]] = field(default_factory=dict)  # by older edition
    rulings: list[str] = field(default_factory=list)
    note: str = ""
    turn: tuple[str, int] = ("A", 3)
    at: str = "main"
    seed: int = 1
    deal: list[str] = field(default_factory=list)
    cards: list[Line] = field(default_factory=list)
    setup: list[tuple[str, Line]] = field(default_factory=list)  # seat mark, what lies where
    # ">" or "=", the editions it is for (none: all of them), and what.
    script: list[tuple[str, list[str], Line]] = field(default_factory=list)

    @property
    def where(self) -> str:
        return f"{self.path}:{self.line}"


_SEAT = re.compile(r"^([A-F]):\s*(.*)$")
_FIELD = re.compile(r"^([a-z]+(?:\[[\d.]+\])?):\s*(.*)$")


def read_file(path: Path, game: str = "") -> list[Scenario]:
    """All scenarios of a file, of this game where they do not say another.

    A folder on the way to the file may have the game's name.
    """
    folders = path.resolve().parts
    game = game or next((one for one in GAMES if one in folders), GAMES[0])
    return read_text(text_of(path), str(path), game)


def read_text(text: str, path: str = "scenario", game: str = GAMES[0]) -> list[Scenario]:
    """All scenarios of a text, of this game where they do not say another."""
    scenarios: list[Scenario] = []
    for number, raw in enumerate(_joined(text), 1):
        line = raw.strip()
        if not line or line.startswith("//"):
            continue
        if line.startswith("# "):
            scenarios.append(Scenario(line[2:].strip(), path, number, game))
            continue
        if not scenarios:
            raise TefudaError(f"{path}:{number}: a scenario begins with a title, like '# Title'")
        _read_line(scenarios[-1], Line(number, line), path)
    if not scenarios:
        raise TefudaError(f"{path} has no scenario; one begins with a title, like '# Title'")
    return scenarios


def _joined(text: str) -> list[str]:
    """Lines, with those that continue a card (they begin with "|") joined to it."""
    lines: list[str] = []
    for raw in text.splitlines():
        if raw.strip().startswith("|") and lines:
            at = len(lines) - 1
            while at > 0 and not lines[at].strip():
                at -= 1
            lines[at] += " " + raw.strip()
            lines.append("")
        else:
            lines.append(raw)
    return lines


def _read_line(scenario: Scenario, line: Line, path: str) -> None:
    text = line.text
    if text[0] in ">=":
        sign, rest = text[0], text[1:]
        editions: list[str] = []
        if rest.startswith("["):
            names, closed, rest = rest[1:].partition("]")
            if not closed:
                raise TefudaError(f"{path}:{line.number}: a ']' must end the editions in {text!r}")
            editions = names.replace(",", " ").split()
        for part in rest.split(";") if sign == ">" else [rest]:
            scenario.script.append((sign, editions, Line(line.number, part.strip())))
        return
    seat = _SEAT.match(text)
    if seat is not None:
        scenario.setup.append((seat[1], Line(line.number, seat[2])))
        return
    named = _FIELD.match(text)
    if named is None:
        raise TefudaError(
            f"{path}:{line.number}: cannot read {text!r}; a line is 'field: value', "
            "'A: what lies where', '> choice' or '= check'"
        )
    name, value = named[1], named[2].strip()
    try:
        _set(scenario, name, value, line)
    except (ValueError, IndexError):
        raise TefudaError(f"{path}:{line.number}: cannot read {name}: {value!r}") from None


def _set(scenario: Scenario, name: str, value: str, line: Line) -> None:
    if name == "game":
        words = value.split()
        scenario.game = words[0]
        if words[0] not in GAMES:
            raise ValueError
        scenario.edition = words[1] if len(words) > 1 else ""
    elif name == "format":
        scenario.edition = value
    elif name == "editions":
        scenario.editions = value.replace(",", " ").split()
    elif name == "shows":
        scenario.shows.extend(value.replace(",", " ").split())
    elif name.startswith("shows["):
        scenario.shows_in[name[6:-1]] = value.replace(",", " ").split()
    elif name == "ruling":
        scenario.rulings.extend(value.replace(",", " ").split())
    elif name == "note":
        scenario.note = f"{scenario.note} {value}".strip()
    elif name == "turn":
        mark, number = value.split()
        if mark not in [*SEAT_MARKS] or not 1 <= int(number) <= MOST:
            raise ValueError
        scenario.turn = (mark, int(number))
    elif name == "at":
        scenario.at = value
    elif name == "seed":
        scenario.seed = int(value)
    elif name == "deal":
        scenario.deal = value.split()
    elif name == "card":
        scenario.cards.append(Line(line.number, value))
    else:
        raise TefudaError(
            f"{scenario.path}:{line.number}: there is no field {name!r}; there are game, format, "
            "editions, shows, ruling, note, turn, at, seed, deal, card"
        )
