"""`tefuda puzzle`: positions with one way to win, found in recorded games, and solved here."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import track

from tefuda.bots import BOTS, make_bot
from tefuda.bots.posed import SOLVED, Posed, read_puzzles
from tefuda.bots.puzzles import MOST, Puzzle, puzzles
from tefuda.cards import catalog as all_cards
from tefuda.cli.play import Table
from tefuda.cli.screen import Lang, console
from tefuda.decks import house_decks
from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.language import language
from tefuda.match import Match
from tefuda.records import read

app = App(name="puzzle", help="Positions in which exactly one choice wins on this turn.")


@app.command
def find(
    *records: Annotated[Path, Parameter(help="Records of games between house decks.")],
    game: Annotated[str, Parameter(help="... of this game.")] = GAMES[0],
    games: Annotated[
        int, Parameter(help="Without records: so many games of bots are played.")
    ] = 40,
    bot: Annotated[str, Parameter(help=f"... of these: {', '.join(BOTS)}.")] = "beginner",
    seed: Annotated[int, Parameter(help="... beginning with this seed.")] = 1,
    turns: Annotated[int, Parameter(help="How many last turns of each game are looked at.")] = 1,
    positions: Annotated[int, Parameter(help="What may be looked at for one proof.")] = MOST,
    out: Annotated[Path | None, Parameter(help="Write the puzzles here, as scenarios.")] = None,
) -> int:
    """Find positions in which one choice wins on this turn and no other does.

    Both are proved by full search, in the game as it was and in games with other hidden cards. The
    puzzles are printed as scenarios, which `tefuda scenario run` checks and `tefuda puzzle solve`
    puts to you.
    """
    if games < 1 or turns < 1 or positions < 1:
        raise TefudaError("games, turns and positions are 1 or more")
    found: list[str] = []
    many: list[Any] = list(records) or list(range(seed, seed + games))
    for one in track(many, "Looking for puzzles", console=Console(stderr=True), transient=True):
        data = read(one) if isinstance(one, Path) else _played(game, bot, one)
        names = _names(data)
        for puzzle in puzzles(data, positions, turns=turns):
            found.append(scenario(data, puzzle, names))
    text = "\n".join(found)
    if out is None:
        print(text, end="")
    else:
        try:
            out.write_text(text, encoding="utf-8")
        except OSError as error:
            raise TefudaError(f"cannot write {out!s:.200}: {error.strerror}") from None
    Console(stderr=True, highlight=False).print(f"{len(found)} puzzles in {len(many)} games")
    return 0


def _played(game: str, bot: str, seed: int) -> dict[str, Any]:
    """The record of a game between two house decks."""
    decks = list(house_decks(game))
    first, second = decks[seed % len(decks)], decks[seed // len(decks) % len(decks)]
    match = Match.start(first, second, seed=seed, catalog=all_cards(game))
    bots = [make_bot(bot, seed, clock=False) for _ in match.decks]
    while not match.over:
        match.choose(bots[match.seat].choose(match.known(match.seat)))
    return match.record()


def _names(data: dict[str, Any]) -> list[str]:
    """The house decks of a record, by which a scenario deals the same game."""
    known = house_decks(data["game"])
    names = [
        next((name for name, own in known.items() if own.cards == deck["cards"]), "")
        for deck in data["decks"]
    ]
    if not all(names) or type(data["seed"]) is not int:
        raise TefudaError("puzzles are found in games between house decks with a number as seed")
    return names


def scenario(data: dict[str, Any], puzzle: Puzzle, names: list[str]) -> str:
    """A puzzle as a scenario: the game up to it, and how it is won."""
    mark = SEAT_MARKS[puzzle.seat]
    lines = [
        f"# Puzzle: {mark} wins on this turn, by one choice alone",
        f"game: {data['game']}",
        f"editions: {data['edition']}",
        f"note: after {puzzle.at} choices",
        f"deal: {' '.join(names)}",
        f"seed: {data['seed']}",
        *[f"> {key}" for key in data["keys"][: puzzle.at]],
        *[f"> {key}" for key in puzzle.line],
        f"= winners {mark}",
    ]
    return "\n".join(lines) + "\n"


@app.command
def solve(
    file: Annotated[Path, Parameter(help="Puzzles, as `tefuda puzzle find` writes them.")],
    *,
    number: Annotated[int, Parameter(help="Which of them, from 1.")] = 1,
    lang: Lang = "en",
) -> int:
    """Solve a puzzle: win on this turn. The others answer as well as they can."""
    found = read_puzzles(file)
    if not 1 <= number <= len(found):
        raise TefudaError(f"there are {len(found)} puzzles in {file!s:.200}; there is no {number}")
    one = found[number - 1]
    catalog = all_cards(one.game, lang)
    puzzle = Posed(one, catalog)
    match = puzzle.match
    table = Table(match, catalog, lang, puzzle.defender, SEAT_MARKS[1 - match.seat])
    table.me = match.seat
    table.told = match.happened
    words, out = language(lang, one.game), console()
    out.print(f"[bold]{words.say('table.puzzle', mark=SEAT_MARKS[match.seat])}[/bold]")
    table.play_on(lambda: not puzzle.over)
    if puzzle.state() == SOLVED:
        out.print(f"[bold]{words.say('table.solved')}[/bold]")
        return 0
    out.print(escape(words.say("table.unsolved", line="; ".join(puzzle.solution))))
    return 1
