"""6.1: what a deck and its partners must be; 12.7.2: what team mates' decks must be."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import DeckRule
from tefuda.games.rebirth import record
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.setup import STARTING_COST
from tefuda.games.rebirth.words import COST
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.printed import NEVER, Printed
from tefuda.kernel.rulebook import Rulebook

SIZE: Final = (50, 50)
APART: Final = ("partner", 3)
LENT: Final = ""  # nothing is
COPIES: Final = 4
REBIRTHS: Final = 8
NUMBER: Final = f"(?P<number>{record.NUMBER.pattern.strip('^$')})"
EXAMPLE: Final = "TR/001B-012"
SECTIONS: Final = ("partner", "partners", "main deck", "main", "deck", "character", "characters",
                   "rebirth", "rebirth cards")  # fmt: skip
STARTERS: Final = tuple([f"{title}/001T" for title in ("AL", "BA", "DJ", "FG", "GP", "GU", "HP",
                                                       "HS", "KS", "RE", "TH", "TS")])  # fmt: skip


def deck_problems(
    partners: list[Printed], cards: list[tuple[Printed, int]], rules: Rulebook
) -> list[str]:
    """Everything that is wrong with a deck, a sentence each; none if it may be played."""
    problems: list[str] = []
    if len(partners) != APART[1]:
        # A partner too many could only be in the deck, which holds none (6.1.1.4).
        clauses = "6.1.1.4, 6.1.1.5" if len(partners) > APART[1] else "6.1.1.5"
        problems.append(
            f"There are {len(partners)} partners; there must be exactly {APART[1]}, apart from the "
            f"deck ({clauses})."
        )
    size = sum([n for _, n in cards])
    if size != SIZE[0]:
        problems.append(f"The deck has {size} cards; it must have exactly {SIZE[0]} (6.1.1.1).")
    for name in dict.fromkeys([card.name for card, _ in cards]):
        named = [(card, n) for card, n in cards if card.name == name]
        total = sum([n for card, n in named if not _any_number(card)])
        if total > COPIES:
            numbers = ", ".join([card.number for card, _ in named])
            problems.append(
                f"{total} cards named {name} ({numbers}); at most {COPIES} of a name are allowed "
                "(6.1.1.2)."
            )
    rebirths = sum([n for card, n in cards if card.kind == "rebirth"])
    if rebirths > REBIRTHS:
        problems.append(f"{rebirths} Rebirth cards; at most {REBIRTHS} are allowed (6.1.1.3).")
    if not any([NEVER < card.stats[COST] <= STARTING_COST for card, _ in cards]):
        problems.append(
            f"No card costs {STARTING_COST} or less, and the game begins with one as the Entry "
            "(6.2.1.2)."
        )
    return problems


def goes_with(card: Printed, partners: list[Printed], rules: Rulebook) -> bool:
    """Whether a card may be in a deck; partners ask nothing of it (6.1.1.4)."""
    return card.kind != APART[0]


def copies_left(card: Printed, deck: list[tuple[Printed, int]], rules: Rulebook) -> int:
    """How many copies of a card that is not in a deck yet may join it."""
    left = SIZE[0] if _any_number(card) else COPIES
    if not _any_number(card):
        left -= sum([n for other, n in deck if other.name == card.name and not _any_number(other)])
    if card.kind == "rebirth":
        left = min(left, REBIRTHS - sum([n for other, n in deck if other.kind == "rebirth"]))
    return max(left, 0)


def _any_number(card: Printed) -> bool:
    """Whether a card says that a deck may hold as many of it as one likes (6.1.2.1)."""
    for ability in card.abilities:
        for statement in ability.body:
            if isinstance(statement, DeckRule) and statement.rule == "any_number":
                return True
    return False


def table_problems(decks: list[tuple[list[Printed], list[Printed]]], rules: Rulebook) -> list[str]:
    """Everything that keeps these decks (partners and main deck) from sitting at one table."""
    problems: list[str] = []
    kind = FORMATS[rules.edition]
    fewest, most = kind.seats
    if not fewest <= len(decks) <= most:
        span = str(fewest) if fewest == most else f"{fewest} to {most}"
        problems.append(
            f"{rules.edition} is for {span} players ({kind.clause}); there are {len(decks)} decks."
        )
    teams = kind.teams(len(decks))
    names = [{card.name for card in [*partners, *deck]} for partners, deck in decks]
    for mate in range(len(decks)):
        for seat in range(mate):
            shared = names[seat] & names[mate]
            if kind.unique and shared and teams[seat] == teams[mate]:
                problems.append(
                    f"The team mates {SEAT_MARKS[seat]} and {SEAT_MARKS[mate]} may share no name "
                    f"(12.7.2.1); both have {' / '.join(sorted(shared))}."
                )
    return problems
