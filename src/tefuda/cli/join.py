"""`tefuda join`: a seat at a server's table, in the terminal."""

from __future__ import annotations

import re
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from tefuda.cli.screen import Lang, console
from tefuda.client import RefusedByServer, Seat, connect
from tefuda.kernel.errors import TefudaError
from tefuda.wire.messages import Card, Option
from tefuda.wire.messages import Seat as Side

HELP = """\
  a number or a key   take that option
  [bold]Enter[/bold]               do nothing (more), where that is offered
  [bold]b[/bold]                   the table again
  [bold]u[/bold]                   undo, where all others are bots
  [bold]concede[/bold]             give up
  [bold]q[/bold]                   leave; the game is kept, and the link brings you back"""

_LINK = re.compile(r"^(https?://[^#\s]+?)/?#/t/([\w-]+)/([\w-]+)$")


def join(
    link: Annotated[str, Parameter(help="The link of your seat, as the page gives it.")],
    *,
    lang: Lang = "en",
) -> int:
    """Sit down at a table of a server, with the link of a seat.

    It is the same game that a browser shows: `tefuda join 'http://localhost:8273/#/t/...'`.
    Type ? for help.
    """
    found = _LINK.match(link)
    if found is None:
        raise TefudaError(
            f"{link!r:.80} is not the link of a seat; it looks like http://HOST:8273/#/t/TABLE/SECRET"
        )
    try:
        with connect(found[1], found[2], found[3], lang) as seat:
            Terminal(seat).run()
    except ModuleNotFoundError as error:
        raise TefudaError(
            f"joining needs {error.name}; install it with: pip install 'tefuda[server]'"
        ) from None
    except OSError as error:
        raise TefudaError(f"there is no server at {found[1]}: {error}") from None
    return 0


class Terminal:
    """What a person sees of a seat, and types."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.out = console()
        self.told = 0

    def run(self) -> None:
        hello = self.seat.hello
        self.out.print(f"[bold]{escape(hello.title)}[/bold] {hello.edition} · ? for help")
        while True:
            going_on = self.seat.wait()
            self._tell()
            if not going_on:
                break
            self._board()
            if not self._answer():
                self.out.print("Goodbye; the game is kept.")
                return
        view = self.seat.state.view
        winners = view.winners or []
        text = "You win!" if hello.seat in winners else "You lose." if winners else "Nobody wins."
        self.out.print(f"[bold]{text}[/bold] ({view.clause})")

    def _tell(self) -> None:
        events = self.seat.events
        for line in events[min(self.told, len(events)) :]:
            if line.text:
                self.out.print(f"{escape(line.text)} [dim]({line.clause})[/dim]")
        self.told = len(events)

    def _board(self) -> None:
        hello, view = self.seat.hello, self.seat.state.view
        self.out.print(f"\n[bold]Turn {view.turn}[/bold] {view.phase}")
        order = sorted(range(len(view.seats)), key=lambda s: s == hello.seat)
        for s in order:
            self._side(view.seats[s], hello.players[s].name if s != hello.seat else "you")
        if view.battle:
            self.out.print(f"[bold]{escape(view.battle)}[/bold]")

    def _side(self, side: Side, name: str) -> None:
        laid = {zone.name for zone in self.seat.hello.zones if zone.laid}
        counts = [f"{n} {zone.count}" for n, zone in side.zones.items() if n not in laid]
        head = escape(f" {side.mark} {name} · {' · '.join(counts)} ")
        self.out.print(f"[reverse]{head}[/reverse]")
        self.out.print(f"   {escape(side.resources)}")
        for zone, held in side.zones.items():
            if zone in laid or zone == "hand":
                for card in held.cards:
                    if card.number:
                        self._card(card)

    def _card(self, card: Card) -> None:
        marks = [*card.notes, *(["rested"] if card.rested else [])]
        text = f"   {card.handle:<18} {card.name} {card.value} {card.label} {', '.join(marks)}"
        self.out.print(escape(text.rstrip()), overflow="ellipsis", no_wrap=True)

    def _answer(self) -> bool:
        """Ask until something is chosen; False to leave."""
        decision = self.seat.state.decision
        assert decision is not None
        self.out.print(f"[bold cyan]{escape(decision.text)}[/bold cyan] ({decision.clause})")
        for line in decision.explained:
            self.out.print(f"      [dim]{escape(line)}[/dim]")
        for n, option in enumerate(decision.options, 1):
            self.out.print(f" {n:>3} {escape(option.text)} [dim]· {escape(option.key)}[/dim]")
        while True:
            try:
                typed = self.out.input("[bold]> [/bold]").strip()
            except EOFError:
                return False
            if typed == "q":
                return False
            try:
                if self._did(typed, decision.options):
                    return True
            except RefusedByServer as refused:
                self.out.print(escape(str(refused)))

    def _did(self, typed: str, options: list[Option]) -> bool:
        if typed == "u":
            self.seat.undo()
            self.told = len(self.seat.events)
            return True
        if typed == "concede":
            self.seat.concede()
            return True
        quiet = [option for option in options if option.ends] if not typed else []
        numbered = {str(n): option for n, option in enumerate(options, 1)}
        chosen = next((option for option in options if option.key == typed), numbered.get(typed))
        if chosen is None and len(quiet) == 1:
            chosen = quiet[0]
        if chosen is not None:
            self.seat.choose(chosen.key)
            return True
        if typed == "b":
            self._board()
        else:
            self.out.print(HELP)
        return False
