"""5-1: what a deck must be, and the card effects that change it."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import DeckRule
from tefuda.effects import match
from tefuda.effects.context import Context
from tefuda.games.onepiece.words import DECK
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.kernel.rulebook import Rulebook

SIZE: Final = (50, 50)
APART: Final = ("leader", 1)
LENT: Final = "counter"
COPIES: Final = 4
NUMBER: Final = r"(?P<set>[A-Za-z]{1,4})(?P<series>\d{0,2})-(?P<serial>\d{3})"
EXAMPLE: Final = "TH01-016"
SECTIONS: Final = ("leader", "main deck", "main", "deck", "character", "characters", "event",
                   "events", "stage", "stages", "don!!")  # fmt: skip
STARTERS: Final = tuple([f"ST{number:02d}" for number in range(1, 15)])


def deck_problems(
    leaders: list[Printed], cards: list[tuple[Printed, int]], rules: Rulebook
) -> list[str]:
    """Everything that is wrong with a deck, a sentence each; none if it may be played."""
    problems: list[str] = []
    for card in [*dict.fromkeys(leaders), *[card for card, _ in cards]]:
        for word, since in _later_words(card, rules):
            problems.append(
                f"{card.number} {card.name} has {word}, which exists since edition {since}; "
                f"this is {rules.edition}."
            )
    if not leaders:
        problems.append("The deck has no Leader; it needs exactly one (5-1-2).")
    more = leaders[1:]
    for card in dict.fromkeys(more):
        problems.append(
            f"{more.count(card)} more Leader: {card.number} {card.name}; "
            "a deck has exactly one (5-1-2)."
        )
    size = sum(n for _, n in cards)
    if size != SIZE[0]:
        problems.append(f"The deck has {size} cards; it must have exactly {SIZE[0]} (5-1-2).")
    for card, n in cards:
        if n > COPIES and not _any_number(card):
            problems.append(
                f"{n} copies of {card.number} {card.name}; at most {COPIES} are allowed (5-1-2-3)."
            )
        if leaders:
            problems.extend(_clashes(card, leaders[0]))
    return problems


def goes_with(card: Printed, leaders: list[Printed], rules: Rulebook) -> bool:
    """Whether a card may be in a deck of this Leader."""
    (leader,) = leaders
    later = _later_words(card, rules) or _later_words(leader, rules)
    return card.kind != "leader" and not later and not _clashes(card, leader)


def copies_left(card: Printed, deck: list[tuple[Printed, int]], rules: Rulebook) -> int:
    """How many copies of a card that is not in a deck yet may join it (5-1-2-3)."""
    return COPIES


def table_problems(decks: list[tuple[list[Printed], list[Printed]]], rules: Rulebook) -> list[str]:
    """Everything that keeps these decks from sitting at one table."""
    if len(decks) != 2:
        return [f"This game is for two players (1-1-1); there are {len(decks)} decks."]
    return []


def _clashes(card: Printed, leader: Printed) -> list[str]:
    """What a Leader has against a card: its colour, or what the Leader itself says."""
    problems: list[str] = []
    if not set(card.colours) & set(leader.colours):
        problems.append(
            f"{card.number} {card.name} is {'/'.join(card.colours)}; the Leader "
            f"{leader.number} is {'/'.join(leader.colours)} (5-1-2-2)."
        )
    for rule in _bans(leader):
        if _banned(card, rule):
            problems.append(
                f"{card.number} {card.name} is barred by the Leader {leader.number} "
                f"{leader.name} (5-1-2-4)."
            )
    return problems


def _later_words(card: Printed, rules: Rulebook) -> list[tuple[str, str]]:
    """Keywords on a card that this edition does not know yet, and since when they exist."""
    found: list[tuple[str, str]] = []
    if not rules.later_words:
        return found
    text = repr(card.abilities)
    for word, since in rules.later_words.items():
        if f"keyword='{word}'" in text:
            found.append((f"[{word.replace('_', ': ').title()}]", since))
    return found


def _rules(card: Printed) -> list[DeckRule]:
    return [
        statement
        for i in card.rules
        for statement in card.abilities[i].body
        if isinstance(statement, DeckRule)
    ]


def _any_number(card: Printed) -> bool:
    return any(rule.rule == "any_number" for rule in _rules(card))


def _bans(leader: Printed) -> list[DeckRule]:
    return [rule for rule in _rules(leader) if rule.rule in ("forbid", "only")]


def _banned(card: Printed, rule: DeckRule) -> bool:
    """Tests in a deck rule look at what is printed, so an empty table is enough to ask on."""
    from tefuda.games.onepiece.rulebook import CURRENT, table

    game: Game = table(CURRENT, 0)
    fits = match.passes(game, Card(1, card, 0, 0, DECK), rule.tests, Context(0, 0))
    return fits == (rule.rule == "forbid")
