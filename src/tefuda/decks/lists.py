"""The list players exchange: a count and a card number a line, the Leader among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from tefuda.cards import Catalog
from tefuda.decks.forms import EXAMPLE, entries
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import Printed


@dataclass
class Deck:
    """A list of card numbers with counts, and the title it goes by."""

    title: str
    cards: dict[str, int] = field(default_factory=dict)

    def split(self, catalog: Catalog) -> tuple[Printed, list[Printed]]:
        """The Leader and the cards of the deck; the deck must have been checked."""
        leader: Printed | None = None
        deck: list[Printed] = []
        for number, count in self.cards.items():
            card = catalog[number]
            if card.kind == "leader" and leader is None:
                leader = card
            else:
                deck.extend([card] * count)
        if leader is None:
            raise TefudaError(f"the deck {self.title!r} has no Leader")
        return leader, deck


def parse(text: str, title: str = "deck") -> Deck:
    """Read a list in any of the forms players exchange (see `forms`)."""
    named, cards = entries(text, title)
    if not cards:
        raise TefudaError(f"{title} lists no cards; {EXAMPLE}")
    deck = Deck(named or title)
    for number, count in cards:
        deck.cards[number] = deck.cards.get(number, 0) + count
    return deck


def write(deck: Deck) -> str:
    """The list as players exchange it."""
    lines = [f"# {deck.title}"] if deck.title else []
    lines.extend(f"{count}x{number}" for number, count in deck.cards.items())
    return "\n".join(lines) + "\n"


def house_decks(game: str = "onepiece") -> dict[str, Deck]:
    """The decks that come with tefuda, by name."""
    folder = resources.files("tefuda") / "data" / game / "decks"
    decks: dict[str, Deck] = {}
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".deck"):
            decks[entry.name[:-5]] = parse(entry.read_text(encoding="utf-8"), entry.name)
    return decks


def load(name: str, game: str = "onepiece") -> Deck:
    """A deck by the name of a house deck, from a file, from a link or from the list itself."""
    decks = house_decks(game)
    if name in decks:
        return decks[name]
    if "?" in name or "\n" in name or name.lstrip().startswith("{"):
        return parse(name, "the list")
    path = Path(name)
    if path.is_file():
        try:
            return parse(path.read_text(encoding="utf-8"), str(path))
        except UnicodeDecodeError:
            raise TefudaError(f"{path} is not a text file in UTF-8") from None
    raise TefudaError(
        f"there is no deck {name!r}: neither a file, nor a link, nor one of {', '.join(decks)}"
    )


def check(deck: Deck, catalog: Catalog, edition: str = "") -> list[str]:
    """Everything that is wrong with a deck, a sentence each."""
    problems: list[str] = []
    leader: Printed | None = None
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
        if card.kind == "leader" and leader is None:
            leader = card
            if count > 1:
                cards.append((card, count - 1))
        else:
            cards.append((card, count))
    rules = rulebook(catalog.game, edition)
    return problems + room(catalog.game).deck_problems(leader, cards, rules)
