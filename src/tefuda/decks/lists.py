"""The list players exchange: a count and a card number a line, the cards set apart among them."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from tefuda.cards import Catalog
from tefuda.cards import catalog as all_cards
from tefuda.cards.files import read_text
from tefuda.decks.forms import UnreadableError, forms
from tefuda.games import GAMES, room, rulebook, seats
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import Printed


@dataclass
class Deck:
    """A list of card numbers with counts, the title it goes by, and the game it is for."""

    title: str
    cards: dict[str, int] = field(default_factory=dict)
    game: str = GAMES[0]

    def copy(self) -> Deck:
        """A list of its own."""
        return Deck(self.title, dict(self.cards), self.game)

    def split(self, catalog: Catalog) -> tuple[list[Printed], list[Printed]]:
        """The cards set apart (a Leader, partners) and the cards of the deck itself."""
        kind, wanted = room(catalog.game).construction.APART
        apart: list[Printed] = []
        deck: list[Printed] = []
        for number, count in self.cards.items():
            card = catalog[number]
            (apart if card.kind == kind else deck).extend([card] * count)
        if len(apart) != wanted:
            raise TefudaError(
                f"the deck {self.title!r} has {len(apart)} cards that are a {kind}; "
                f"it must have {wanted}"
            )
        return apart, deck


def parse(text: str, title: str = "deck", game: str = GAMES[0]) -> Deck:
    """Read a list in any of the forms players exchange (see `forms`)."""
    reader = forms(game)
    named, cards = reader.entries(text, title)
    if not cards:
        raise TefudaError(f"{title} lists no cards; {reader.example}")
    deck = Deck(named or title, game=game)
    for number, count in cards:
        deck.cards[number] = deck.cards.get(number, 0) + count
    return deck


def write(deck: Deck) -> str:
    """The list as players exchange it."""
    lines = [f"# {deck.title}"] if deck.title else []
    lines.extend(f"{count}x{number}" for number, count in deck.cards.items())
    return "\n".join(lines) + "\n"


def house_decks(game: str = GAMES[0]) -> dict[str, Deck]:
    """The decks of a game that come with tefuda, by name."""
    return {name: deck.copy() for name, deck in _house_decks(game).items()}


@functools.cache
def _house_decks(game: str) -> dict[str, Deck]:
    return {name: parse(text, name, game) for name, text in _house_lists(game).items()}


def house_titles(game: str) -> dict[str, dict[str, str]]:
    """What house decks are called in other languages than English, by name: lines of their own at
    the head of a list, "# ja: ..."."""
    return {
        name: dict(re.findall(r"^# ([a-z]{2}(?:-\w+)?): (.+)$", text, re.MULTILINE))
        for name, text in _house_lists(game).items()
    }


@functools.cache
def _house_lists(game: str) -> dict[str, str]:
    folder = Path(str(resources.files("tefuda"))) / "data" / game / "decks"
    found = sorted(folder.glob("*.deck"))
    return {path.stem: path.read_text(encoding="utf-8") for path in found}


def load(name: str, game: str = "") -> Deck:
    """A deck by the name of a house deck, from a file, from a link or from the list itself."""
    if not name:
        raise TefudaError("a deck needs a name; `tefuda deck list` has some")
    return load_all([name], game)[0]


def load_all(names: Sequence[str], game: str = "") -> list[Deck]:
    """Decks of one game: of the one that is named, else of the one that all of them are for.

    An empty name is the deck that the game has for this place.
    """
    games = [rulebook(game).game] if game else list(GAMES)
    found: list[dict[str, Deck]] = []
    problems: list[str] = []
    for name in names:
        try:
            found.append(_readings(name, games) if name else {})
        except TefudaError as error:
            problems.append(str(error))
    if problems:
        raise TefudaError("; ".join(dict.fromkeys(problems)))
    common = [one for one in games if all(one in decks for decks in found if decks)]
    if not common:
        sides = ", ".join(
            f"{name} is for {' or '.join(of)}" for name, of in zip(names, found, strict=True) if of
        )
        raise TefudaError(f"these decks are for different games: {sides}")
    chosen = common[0]
    usual = room(chosen).DECKS
    return [
        decks[chosen] if decks else _readings(usual[i % len(usual)], [chosen])[chosen]
        for i, decks in enumerate(found)
    ]


def seat_all(
    names: Sequence[str], game: str = "", edition: str = "", wanted: int = 0
) -> list[Deck]:
    """Decks for a whole table: those that are named, then those the game has for their places.

    As many as are wanted; else as are named, if the edition's rules take so many, or the fewest
    they take. An edition that only one game has tells the game. All that is wrong is said at once.
    """
    game = game or _game_of(edition)
    problems: list[str] = []
    try:
        game = load_all(names or [""], game)[0].game
    except TefudaError as error:
        problems.append(str(error))
    n = wanted
    try:
        n = seats(game, edition, wanted or max(len(names), seats(game, edition))) if game else n
    except TefudaError as error:
        problems.append(str(error))
    if 0 < wanted < len(names):
        problems.append(f"there are {len(names)} decks for {wanted} players")
    if problems:
        raise TefudaError("; ".join(problems))
    return load_all([*names, *[""] * (n - len(names))], game)


def _game_of(edition: str) -> str:
    """The game that an edition tells, "" if it tells none."""
    having = [one for one in GAMES if edition in room(one).EDITIONS]
    if edition and not having:
        known = ", ".join(f"{one} {name}" for one in GAMES for name in room(one).EDITIONS)
        raise TefudaError(f"there is no edition or format {edition!r}; there is {known}")
    return having[0] if len(having) == 1 else ""


def _readings(name: str, games: list[str]) -> dict[str, Deck]:
    """What a name stands for, in each of the games it may be a deck of."""
    houses = {game: _house_decks(game) for game in games}
    found = {game: decks[name].copy() for game, decks in houses.items() if name in decks}
    if found:
        return found
    elsewhere = [game for game in GAMES if game not in games and name in _house_decks(game)]
    if elsewhere:
        raise TefudaError(f"the deck {name!r} is for {elsewhere[0]}, not for {' or '.join(games)}")
    title, text = _text(name, houses)
    problems: list[TefudaError] = []
    for game in games:
        try:
            found[game] = parse(text, title, game)
        except TefudaError as error:
            problems.append(error)
    if not found:
        # What most of the list fits is what it was meant to be.
        raise min(problems, key=_faults)
    if len(found) > 1:
        # Card numbers look alike; a list is for the games that have its cards.
        has = {g: sum(n in all_cards(g) for n in deck.cards) for g, deck in found.items()}
        found = {game: deck for game, deck in found.items() if has[game] == max(has.values())}
    return found


def _faults(error: TefudaError) -> int:
    return error.count if isinstance(error, UnreadableError) else 0


def _text(name: str, houses: dict[str, dict[str, Deck]]) -> tuple[str, str]:
    """A list's title and text: the name itself, if it is a list or a link, or a file's."""
    if "?" in name or "\n" in name or name.lstrip().startswith("{"):
        return "the list", name
    path = Path(name)
    if not os.path.isfile(path):
        decks = ", ".join(deck for decks in houses.values() for deck in decks)
        raise TefudaError(
            f"there is no deck {name!r:.200}: neither a file, nor a link, nor one of {decks}"
        )
    return str(path), read_text(path)


def check(deck: Deck, catalog: Catalog, edition: str = "") -> list[str]:
    """Everything that is wrong with a deck, a sentence each."""
    apart, cards, problems = _sorted(deck, catalog)
    own = room(catalog.game).construction
    return problems + own.deck_problems(apart, cards, rulebook(catalog.game, edition))


def by_hand(deck: Deck, catalog: Catalog) -> list[str]:
    """The cards of a deck that can only be played by hand, each with what is not understood."""
    whole = catalog.for_hands()
    return [
        f"{number} would be played by hand: {whole.problems[number][0]}"
        for number in deck.cards
        if number in whole.by_hand
    ]


def check_table(decks: Sequence[Deck], catalog: Catalog, edition: str = "") -> list[str]:
    """Everything that keeps decks from being played against each other."""
    problems: list[str] = []
    sides: list[tuple[list[Printed], list[Printed]]] = []
    for deck in decks:
        apart, cards, _ = _sorted(deck, catalog)
        sides.append((apart, [card for card, _ in cards]))
        found = check(deck, catalog, edition)
        if found:
            problems.append(f"the deck {deck.title!r} cannot be played: {' '.join(found)}")
    table = room(catalog.game).construction.table_problems(sides, rulebook(catalog.game, edition))
    return [*dict.fromkeys(problems), *table]


def _sorted(
    deck: Deck, catalog: Catalog
) -> tuple[list[Printed], list[tuple[Printed, int]], list[str]]:
    """The cards set apart, the others with their counts, and what is wrong with the rest."""
    kind = room(catalog.game).construction.APART[0]
    problems: list[str] = []
    apart: list[Printed] = []
    cards: list[tuple[Printed, int]] = []
    for number, count in deck.cards.items():
        if count <= 0:
            problems.append(f"{count} copies of {number}; a line needs a count of at least 1.")
            continue
        if number not in catalog:
            problems.append(f"There is no card {number}.")
            continue
        try:
            card = catalog[number]
        except TefudaError as error:
            problems.append(str(error))
            continue
        if card.kind == kind:
            apart.extend([card] * count)
        else:
            cards.append((card, count))
    return apart, cards, problems
