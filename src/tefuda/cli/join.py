"""`tefuda join`: a seat at a server's table, in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from tefuda.cards.files import write_text
from tefuda.cli.screen import Lang, console
from tefuda.client import RefusedByServer, Seat, connect, record
from tefuda.kernel.errors import TefudaError
from tefuda.language import language
from tefuda.wire.messages import Card, Option
from tefuda.wire.messages import Seat as Side

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
            Terminal(seat, (found[1], found[2], found[3])).run()
    except ModuleNotFoundError as error:
        raise TefudaError(
            f"joining needs {error.name}; install it with: pip install 'tefuda[server]'"
        ) from None
    except OSError as error:
        raise TefudaError(f"there is no server at {found[1]}: {error}") from None
    return 0


class Terminal:
    """What a person sees of a seat, and types."""

    def __init__(self, seat: Seat, link: tuple[str, str, str]) -> None:
        self.seat = seat
        self.link = link
        self.out = console()
        self.told = 0
        self.heard = -1  # the last phrase
        self.around = ""
        self.words = language(seat.hello.lang, seat.hello.game)

    def _say(self, message: str, **values: object) -> str:
        return self.words.say(f"table.{message}", **values)

    def run(self) -> None:
        hello = self.seat.hello
        self.out.print(f"[bold]{escape(hello.title)}[/bold] {hello.edition} · ?")
        while True:
            self._tell()
            if self.seat.over:
                break
            if not self._called():
                self.seat.next_state()
                continue
            self._board()
            if not self._answer():
                self.out.print(self._say("bye-kept"))
                return
        view = self.seat.state.view
        winners = view.winners or []
        text = "you-win" if hello.seat in winners else "you-lose" if winners else "nobody-wins"
        if hello.seat < 0:
            text = "over"
        ended = self.seat.state.around.ended or view.clause
        self.out.print(f"[bold]{self._say(text)}[/bold] ({ended})")

    def _called(self) -> bool:
        """Whether there is something for this seat to type."""
        state = self.seat.state
        proposal = state.around.proposal
        asked = state.decision is not None or (state.around.adjourned and proposal is None)
        return self.seat.hello.seat >= 0 and (asked or (proposal is not None and proposal.answer))

    def _tell(self) -> None:
        events, around = self.seat.events, self.seat.state.around
        for line in events[min(self.told, len(events)) :]:
            if line.text:
                self.out.print(f"{escape(line.text)} [dim]({line.clause})[/dim]")
        self.told = len(events)
        for said in around.said:
            if said.n > self.heard:
                self.heard = said.n
                name = self.seat.hello.players[said.seat].name
                self.out.print(f"[italic]{escape(name)}: {escape(said.text)}[/italic]")
        now = around.proposal.text if around.proposal is not None else ""
        if now and now != self.around:
            self.out.print(f"[bold]{escape(now)}[/bold]")
        self.around = now

    def _board(self) -> None:
        hello, view = self.seat.hello, self.seat.state.view
        self.out.print(f"\n[bold]{view.when}[/bold]")
        order = sorted(range(len(view.seats)), key=lambda s: s == hello.seat)
        for s in order:
            self._side(
                view.seats[s], hello.players[s].name if s != hello.seat else self._say("you")
            )
        if view.battle:
            self.out.print(f"[bold]{escape(view.battle)}[/bold]")

    def _side(self, side: Side, name: str) -> None:
        laid = {zone.name for zone in self.seat.hello.zones if zone.laid}
        titles = {zone.name: zone.title for zone in self.seat.hello.zones}
        counts = [f"{titles[n]} {zone.count}" for n, zone in side.zones.items() if n not in laid]
        head = escape(f" {side.mark} {name} · {' · '.join(counts)} ")
        self.out.print(f"[reverse]{head}[/reverse]")
        self.out.print(f"   {escape(side.resources)}")
        for zone, held in side.zones.items():
            if zone in laid or zone == "hand":
                for card in held.cards:
                    if card.number:
                        self._card(card)

    def _card(self, card: Card) -> None:
        marks = [*card.notes, *([self.words.say("card.rested")] if card.rested else [])]
        text = f"   {card.handle:<18} {card.name} {card.value} {card.label} {', '.join(marks)}"
        self.out.print(escape(text.rstrip()), overflow="ellipsis", no_wrap=True)

    def _answer(self) -> bool:
        """Ask until something is done; False to leave."""
        state = self.seat.state
        options = state.decision.options if state.decision is not None else []
        if state.decision is not None:
            decision = state.decision
            self.out.print(f"[bold cyan]{escape(decision.text)}[/bold cyan] ({decision.clause})")
            for line in decision.explained:
                self.out.print(f"      [dim]{escape(line)}[/dim]")
        for n, option in enumerate(options, 1):
            self.out.print(f" {n:>3} {escape(option.text)} [dim]· {escape(option.key)}[/dim]")
        if state.around.proposal is not None and state.around.proposal.answer:
            self.out.print(self._say("yes-or-no"))
        elif state.around.adjourned:
            self.out.print(self._say("adjourned"))
        for clock in state.around.clocks:
            if clock.left is not None:
                self.out.print(f"[dim]{self._say('seconds', n=round(clock.left))}[/dim]")
        while True:
            try:
                typed = self.out.input("[bold]> [/bold]").strip()
            except EOFError:
                return False
            if typed == "q":
                return False
            try:
                if self._did(typed, options) or self._spoke(typed):
                    return True
            except RefusedByServer as refused:
                self.out.print(escape(str(refused)))

    def _did(self, typed: str, options: list[Option]) -> bool:
        """Whether it was something that is done in the game."""
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
        if chosen is None:
            return False
        self.seat.choose(chosen.key)
        return True

    def _spoke(self, typed: str) -> bool:
        """Whether it was something else, after which the table is shown again."""
        word, _, rest = typed.partition(" ")
        known = [phrase.name for phrase in self.seat.hello.phrases]
        if word in ("yes", "no"):
            self.seat.answer(word == "yes")
        elif word in ("draw", "adjourn", "resume"):
            self.seat.ask(word)
        elif word in ("pass", "ask") and rest:
            self.seat.auto(rest, on=word == "pass")
        elif word == "say" and rest in known:
            self.seat.say(rest)
        else:
            if word == "b":
                self._board()
            elif word == "say":
                for phrase in self.seat.hello.phrases:
                    self.out.print(f"  say {phrase.name:<12} {escape(phrase.text)}")
            elif word == "record" and rest:
                write_text(Path(rest), json.dumps(record(*self.link), ensure_ascii=False) + "\n")
                self.out.print(escape(self._say("written", file=rest)))
            else:
                self.out.print(self._say("join-help"))
            return False
        self.seat.ping()  # a refusal comes before its answer
        return True
