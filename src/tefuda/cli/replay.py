"""`tefuda replay`: step through a recorded match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from tefuda.cards import catalog as all_cards
from tefuda.cli.board import board
from tefuda.cli.screen import WIDTH, Lang, console
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import EVERYTHING
from tefuda.kernel.game import SEAT_MARKS
from tefuda.language import language
from tefuda.match import Match
from tefuda.prose import battle_words, sentences
from tefuda.records import commitment as commit
from tefuda.records import read


def replay(
    file: Annotated[Path, Parameter(help="A record, as `tefuda play --record` writes it.")],
    *,
    seat: Annotated[
        str, Parameter(help="As this seat saw it: A, B ...; all of it if left out.")
    ] = "",
    lang: Lang = "en",
    log: Annotated[bool, Parameter(help="Print the whole log and leave.")] = False,
    commitment: Annotated[
        str, Parameter(help="What the table showed of its seed when the match began.")
    ] = "",
) -> int:
    """Step through a recorded match, forward and back; every event with its clause.

    The record is checked as it is played: the first choice or card that differs is named. With
    --commitment it is also checked that the cards were shuffled as the server had decided before
    the first of them was drawn.
    """
    data = read(file)
    if commitment and commit(data["seed"]) != commitment.strip().lower():
        raise TefudaError(
            f"this is not the seed that was promised: its commitment is {commit(data['seed'])}"
        )
    catalog = all_cards(data["game"])
    match = Match.from_record(data, catalog)
    seats = SEAT_MARKS[: len(match.game.seats)]
    if seat and seat.upper() not in [*seats]:
        raise TefudaError(f"there is no seat {seat!r} in this game; there are {', '.join(seats)}")
    viewer = seats.index(seat.upper()) if seat else EVERYTHING
    out = console()
    if log or not sys.stdin.isatty():
        for _, text, clause in sentences(match.events(viewer), catalog, lang):
            out.print(f"{escape(text)} [dim]({clause})[/dim]")
        return 0
    _Reader(match, lang, viewer).run()
    return 0


class _Reader:
    """Stepping through a match that has been played to its end."""

    def __init__(self, match: Match, lang: str, viewer: int) -> None:
        self.keys = list(match.keys)
        self.match = match
        self.lang = lang
        self.viewer = viewer
        self.out = console()
        self.catalog = match.catalog
        self.names = [deck.title.split(" — ")[0] for deck in match.decks]
        match.rewind(0)

    def _say(self, message: str, **values: object) -> str:
        return language(self.lang, self.catalog.game).say(f"table.{message}", **values)

    def run(self) -> None:
        self.out.print(self._say("choices", n=len(self.keys)))
        self._board()
        while True:
            at = len(self.match.keys)
            try:
                typed = self.out.input(f"[bold]{at}/{len(self.keys)}> [/bold]").strip()
            except EOFError:
                return
            word, _, rest = typed.partition(" ")
            count = int(rest) if rest.isdecimal() else 1
            if word in ("", "n"):
                self._forward(at + count)
            elif word == "p":
                self._back(at - count)
            elif word == "g" and rest.isdecimal():
                target = min(int(rest), len(self.keys))
                self._forward(target) if target > at else self._back(target)
            elif word == "t":
                self._next_turn()
            elif word == "e":
                self._forward(len(self.keys))
            elif word == "b":
                self._board()
            elif word == "q":
                return
            else:
                self.out.print(self._say("replay-help"))

    def _forward(self, to: int) -> None:
        to = min(to, len(self.keys))
        while len(self.match.keys) < to:
            self._step()
        if len(self.match.keys) == len(self.keys):
            self.out.print(f"[bold]{self._say('record-end')}[/bold]")

    def _step(self) -> None:
        match = self.match
        told = match.happened
        key = self.keys[len(match.keys)]
        # Who gives up need not be the one who must choose, and is named in the key.
        seat = "" if key.startswith("concede ") else f"{SEAT_MARKS[match.seat]} "
        secret = bool(seat) and self.viewer not in (EVERYTHING, match.seat)
        match.choose(key)
        shown = self._say("chooses") if secret else escape(key)
        self.out.print(f"[bold cyan]{seat}{shown}[/bold cyan]")
        for _, text, clause in sentences(match.events(self.viewer, told), self.catalog, self.lang):
            self.out.print(f"  {escape(text)} [dim]({clause})[/dim]")

    def _back(self, to: int) -> None:
        self.match.rewind(max(to, 0))
        self._board()

    def _next_turn(self) -> None:
        turn = self.match.game.turn
        while len(self.match.keys) < len(self.keys) and self.match.game.turn == turn:
            self._step()
        self._board()

    def _board(self) -> None:
        shown = self.match.view(self.viewer)
        battle = battle_words(shown, self.match.battle(), self.catalog, self.lang)
        for line in board(shown, self.catalog, self.lang, self.names, self.out.width, battle):
            self.out.print(line, no_wrap=self.out.width >= WIDTH, overflow="ellipsis")
