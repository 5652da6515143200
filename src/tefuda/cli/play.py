"""`tefuda play`: a game in the terminal, against bots."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from tefuda.bots import BOTS, Bot, make_bot
from tefuda.bots.analysis import analyse
from tefuda.cards import Catalog
from tefuda.cards import catalog as all_cards
from tefuda.cli.board import board
from tefuda.cli.cards import card_lines
from tefuda.cli.screen import WIDTH, Edition, GameIfTold, Lang, Seats, console
from tefuda.decks import house_decks, seat_all
from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.view import DecisionView, OptionView, View
from tefuda.language import language
from tefuda.match import Match
from tefuda.prose import (
    battle_words,
    explained,
    is_quiet,
    option_words,
    question,
    sentences,
)
from tefuda.records import check_writable, write

HINTS = 3  # options that a hint tells


def play(
    *decks: Annotated[
        str,
        Parameter(help="Your deck: a house deck's name or a file; then the bots' decks, by seat."),
    ],
    bot: Annotated[str, Parameter(help=f"Who plays the others: {', '.join(BOTS)}.")] = "beginner",
    seed: Annotated[int | None, Parameter(help="The same seed deals the same game.")] = None,
    lang: Lang = "en",
    game: GameIfTold = "",
    edition: Edition = "",
    seats: Seats = 0,
    record: Annotated[Path | None, Parameter(help="Write the record here at the end.")] = None,
    by_hand: Annotated[
        bool, Parameter(help="Allow cards whose text is not understood: you do it by hand.")
    ] = False,
) -> int:
    """Play a game in the terminal against a bot, or several.

    Type ? during the game for help. House decks: see `tefuda deck list`.
    """
    if seed is None:
        seed = random.randrange(1_000_000)
    if record is not None:
        check_writable(record)
    table_decks = seat_all(decks, game, edition, seats)
    mine = table_decks[0]
    if len(table_decks) == 2 and len(decks) < 2:
        others = [other for other in house_decks(mine.game).values() if other != mine]
        table_decks[1] = (others or [mine])[seed % max(len(others), 1)]
    catalog = all_cards(mine.game, lang)
    match = Match.start(*table_decks, seed=seed, catalog=catalog, edition=edition, by_hand=by_hand)
    table = Table(match, catalog, lang, make_bot(bot, seed), bot)
    try:
        table.run()
    finally:  # also of a game that was broken off
        if record is not None:
            write(match, record)
    return 0


class Table:
    """The human's side of a match: what is shown, and what is typed."""

    def __init__(self, match: Match, catalog: Catalog, lang: str, bot: Bot, bot_name: str) -> None:
        self.match = match
        self.catalog = catalog
        self.lang = lang
        self.bot = bot
        self.out: Console = console()
        self.room = room(catalog.game)
        self.me = 0
        self.bot_name = bot_name
        self.told = 0  # how much of the log has been shown
        self.chosen: list[int] = []  # how many choices had been made before each of the human's

    def _say(self, message: str, **values: object) -> str:
        """What the table itself says."""
        return language(self.lang, self.catalog.game).say(f"table.{message}", **values)

    def _who(self, seat: int) -> str:
        """Who sits there; and, at a table where not all others are opponents, what they are."""
        game = self.match.game
        if seat == self.me:
            return self._say("you")
        if seat in game.allies(self.me):
            return self._say("ally", name=self.bot_name)
        foes = game.opponents(self.me)
        others = [s for s, player in enumerate(game.seats) if not player.out and s != self.me]
        if game.seats[self.me].out or len(foes) == len(others) or seat not in others:
            return self.bot_name
        return self._say("foe" if seat in foes else "other", name=self.bot_name)

    def _names(self) -> list[str]:
        titles = [deck.title.split(" — ")[0] for deck in self.match.decks]
        return [f"{self._who(seat)} · {title}" for seat, title in enumerate(titles)]

    def run(self) -> None:
        """Play until it is over or the player leaves."""
        self.out.print(f"[bold]tefuda[/bold] · {self._say('start', seed=self.match.seed)}")
        if not self.play_on(lambda: True):
            return
        self._tell()
        self._board()
        result = self.match.game.result
        assert result is not None
        if not result.winners:
            text = "nobody-wins"
        elif self.me in result.winners:
            text = "you-win"
        else:
            text = "you-lose"
        after = self._say("after", n=self.match.game.turn)
        self.out.print(f"[bold]{self._say(text)}[/bold] ({result.clause}) {after}")

    def play_on(self, going: Callable[[], bool]) -> bool:
        """Play for as long as that holds, or until it is over; False if the player leaves."""
        there = True
        while not self.match.over and going():
            if there and self.match.game.seats[self.me].out:
                there = False
                self._tell()
                self.out.print(f"[bold]{self._say('left')}[/bold]")
            if self.match.seat == self.me:
                if not self._turn():
                    self.out.print(self._say("bye"))
                    return False
            else:
                self.match.choose(self.bot.choose(self.match.known(self.match.seat)))
        return True

    def _turn(self) -> bool:
        """One decision of the human; False to leave."""
        self._tell()
        view = self.match.view(self.me)
        decision = view.decision
        assert decision is not None
        if decision.kind in self.room.show.LOOK:
            self._board()
        self._ask(view, decision)
        while True:
            try:
                typed = self.out.input("[bold]> [/bold]").strip()
            except EOFError:
                return False
            if typed in ("q", "quit", "exit"):
                return False
            if typed in ("u", "undo"):
                return self._undo()
            if typed == "concede":
                self.match.concede(self.me)
                return True
            chosen = self._read(typed, view, decision)
            if chosen is not None:
                self.chosen.append(len(self.match.keys))
                self.match.choose(chosen.key)
                return True

    def _read(self, typed: str, view: View, decision: DecisionView) -> OptionView | None:
        """The option that was typed; None after anything else, which is answered here."""
        options = decision.options
        if not typed and decision.kind == "order":
            return options[0]
        if not typed:
            quiet = [o for o in options if is_quiet(o, view.game)]
            if len(options) == 1 or len(quiet) == 1:
                return options[0] if len(options) == 1 else quiet[0]
            self.out.print(self._say("type-number", n=len(options)))
            return None
        if typed in (numbers := [str(n) for n in range(1, len(options) + 1)]):
            return options[numbers.index(typed)]
        for option in options:
            if option.key == typed:
                return option
        word, _, rest = typed.partition(" ")
        if typed in ("hint", "!"):
            self._hint(view)
        elif typed in ("?", "h", "help"):
            self._help(view, decision)
        elif typed in ("b", "board"):
            self._board()
            self._ask(view, decision)
        elif typed in ("l", "log"):
            self._tell(everything=True)
        elif word in ("c", "card") and rest:
            place = options[numbers.index(rest)].card if rest in numbers else ""
            self._card(place or rest, view)
        elif word in ("s", "save") and rest:
            self._save(Path(rest))
        else:
            self.out.print(self._say("no-option", typed=escape(repr(typed[:80])), n=len(options)))
        return None

    def _help(self, view: View, decision: DecisionView) -> None:
        """What can be typed, with examples from the table as it is."""
        self.out.print(
            self._say(
                "help",
                key=escape(decision.options[0].key),
                number=self.room.construction.EXAMPLE,
                place=self._place(view),
                concede=self.match.game.rules.cites["concede"],
                game=view.game,
                clause=decision.clause,
            )
        )

    def _hint(self, view: View) -> None:
        """What a strong player would choose, with the chance to win after it."""
        found = analyse(self.match, self.me)
        shown = {option.key: option for option in view.decision.options} if view.decision else {}
        for choice in found.choices[:HINTS]:
            words = option_words(shown[choice.key], view, self.catalog, self.lang)
            rate = self._say("hint", rate=f"{choice.rate:.0%}", words=words)
            self._wrapped("", Text(rate))

    def _place(self, view: View) -> str:
        """Some place where a card lies; before the game there may be none but in the options."""
        zones = [seat.zones[zone] for seat in view.seats for zone in self.room.show.ROWS]
        options = view.decision.options if view.decision is not None else ()
        laid = [cards[-1].handle for cards in reversed(zones) if cards]
        return next(iter([*laid, *[option.card for option in options]]), "")

    def _board(self) -> None:
        self.out.print()
        view = self.match.view(self.me)
        battle = battle_words(view, self.match.battle(), self.catalog, self.lang)
        for line in board(view, self.catalog, self.lang, self._names(), self.out.width, battle):
            self.out.print(line, no_wrap=self.out.width >= WIDTH, overflow="ellipsis")

    def _ask(self, view: View, decision: DecisionView) -> None:
        text = question(decision, self.catalog, view, self.lang)
        self.out.print(f"[bold cyan]{escape(text)}[/bold cyan] [dim]({decision.clause})[/dim]")
        for line in explained(decision, self.catalog, view, self.lang):
            self._wrapped("", Text(line, "dim"))
        width = max(self.out.width - 6, 20)
        for number, option in enumerate(decision.options, 1):
            words = Text(option_words(option, view, self.catalog, self.lang))
            key = Text(f" · {option.key}", "dim")
            if words.plain != option.key and words.cell_len + key.cell_len <= width:
                words.append_text(key)
            self._wrapped(str(number), words)

    def _wrapped(self, label: str, text: Text) -> None:
        """A text on as many lines as it takes, after a label."""
        for line in text.wrap(self.out, max(self.out.width - 6, 20)):
            self.out.print(f" {label:>3} ", line)
            label = ""

    def _tell(self, everything: bool = False) -> None:
        start = 0 if everything else min(self.told, self.match.happened)
        events = self.match.events(self.me, start)
        for kind, text, clause in sentences(events, self.catalog, self.lang):
            style = "bold" if kind == "turn" else "default"
            self.out.print(f"[{style}]{escape(text)}[/{style}] [dim]({clause})[/dim]")
        self.told = self.match.happened

    def _card(self, name: str, view: View) -> None:
        """What is printed on a card, by its number, or by its place if it is seen there."""
        card = view.card(name) or view.card(name.upper())
        number = card.number if card is not None else name.partition(":")[2]
        if not number:
            number = name if name in self.catalog else name.upper()
        try:
            for line in card_lines(self.catalog, number, self.lang):
                self.out.print(line)
        except TefudaError as error:
            number, place = self.room.construction.EXAMPLE, self._place(view)
            told = self._say("cards-by", number=number, place=place)
            self.out.print(escape(f"{error}. {told}"))

    def _save(self, path: Path) -> None:
        try:
            write(self.match, path)
        except TefudaError as error:
            self.out.print(escape(f"{error}."))
        else:
            command = f"tefuda replay {shlex.quote(str(path))}"
            self.out.print(escape(self._say("saved", command=command)))

    def _undo(self) -> bool:
        """Back to the human's decision before this one."""
        if not self.chosen:
            self.out.print(self._say("no-undo"))
            return True
        self.match.rewind(self.chosen.pop())
        self.told = self.match.happened
        self.out.print(self._say("back", n=len(self.match.keys) + 1))
        return True


__all__ = ["SEAT_MARKS", "Table", "play"]
