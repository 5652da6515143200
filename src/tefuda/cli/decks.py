"""`tefuda deck`: check and list decks."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape

from tefuda.cards import catalog as all_cards
from tefuda.cli.screen import Edition, GameIfTold, Lang, console, print_json
from tefuda.decks import by_hand, house_decks, load
from tefuda.decks import check as check_deck
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.printed import NEVER
from tefuda.prose import card_name

app = App(name="deck", help="Check decks, and see the ones that come with tefuda.")


@app.command
def check(
    deck: Annotated[str, Parameter(help="A file with a deck list, or a house deck's name.")],
    *,
    game: GameIfTold = "",
    edition: Edition = "",
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> int:
    """Check a deck: everything that is wrong with it, a sentence each (exit code 1 if anything is).

    A list has a count and a card number a line, a Leader or partners among them: 1xTH01-001,
    4xTH01-016. Cards whose text is not understood are named with what is not; they are played at
    tables that allow it (`tefuda play --by-hand`) and nowhere else.
    """
    found = load(deck, game)
    cards = all_cards(found.game)
    hands = by_hand(found, cards)
    problems = check_deck(found, cards.for_hands(), edition)
    if json:
        report = {"deck": deck, "legal": not problems, "problems": problems, "by_hand": hands}
        print_json(report)
    else:
        out = console()
        for problem in problems + hands:
            out.print(escape(problem))
        if not problems:
            out.print(
                "The deck is legal, for tables with --by-hand." if hands else "The deck is legal."
            )
    return 1 if problems else 0


@app.command(name="list")
def list_decks(*, game: GameIfTold = "") -> int:
    """List the house decks, with what each of them is about."""
    out = console()
    games = [rulebook(game).game] if game else list(GAMES)
    for one in games:
        if len(games) > 1:
            out.print(f"[bold]{one}[/bold]")
        for name, deck in house_decks(one).items():
            out.print(f"[bold]{name}[/bold]  {escape(deck.title)}")
    return 0


@app.command
def show(
    deck: Annotated[str, Parameter(help="A file with a deck list, or a house deck's name.")],
    *,
    game: GameIfTold = "",
    lang: Lang = "en",
) -> int:
    """Show a deck with the names of its cards and its curve."""
    out = console()
    found = load(deck, game)
    catalog = all_cards(found.game)
    cost_at = rulebook(found.game).stat_index["cost"]
    out.print(f"[bold]{escape(found.title)}[/bold]")
    curve: dict[int, int] = {}
    for number, count in found.cards.items():
        out.print(f"{count}x{number}  {escape(card_name(catalog, number, lang))}")
        if number in catalog and catalog[number].kind != room(found.game).construction.APART[0]:
            cost = catalog[number].stats[cost_at]
            curve[cost] = curve.get(cost, 0) + count
    out.print("\nCost  cards")
    for cost in sorted(curve):
        shown = "none" if cost == NEVER else str(cost)
        out.print(f"{shown:>4}  {curve[cost]:>3} {'▪' * min(curve[cost], 50)}")
    return 0
