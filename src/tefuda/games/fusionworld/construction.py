"""6-1: what a deck must be, and the card effects that change it."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import DeckRule
from tefuda.effects import match
from tefuda.effects.context import Context
from tefuda.games.fusionworld.words import DECK, DRAGON_BALL, SUPER_COMBO
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game, Seat
from tefuda.kernel.printed import Printed
from tefuda.kernel.rng import seeded
from tefuda.kernel.rulebook import Rulebook

SIZE: Final = (50, 60)
APART: Final = ("leader", 1)
LENT: Final = "combo"
COPIES: Final = 4
SUPER_COMBOS: Final = 4
DRAGON_BALLS: Final = 7
# Three digits, but in starter sets two.
NUMBER: Final = r"(?P<set>[A-Za-z]{1,4})(?P<series>\d{0,2})-(?P<serial>\d{3}|(?<=FS\d\d-)\d\d)"
EXAMPLE: Final = "TF01-016"
SECTIONS: Final = ("leader", "main deck", "main", "deck", "battle", "battle cards", "extra",
                   "extra cards", "energy markers")  # fmt: skip
STARTERS: Final = tuple([f"FS{number:02d}" for number in range(1, 13)])


def deck_problems(
    leaders: list[Printed], cards: list[tuple[Printed, int]], rules: Rulebook
) -> list[str]:
    """Everything that is wrong with a deck, a sentence each; none if it may be played."""
    problems: list[str] = []
    if not leaders:
        problems.append("The deck has no Leader; it needs exactly one (6-1-2).")
    more = leaders[1:]
    for card in dict.fromkeys(more):
        problems.append(
            f"{more.count(card)} more Leader: {card.number} {card.name}; "
            "a deck has exactly one (6-1-2)."
        )
    size = sum([n for _, n in cards])
    fewest, most = SIZE
    if not fewest <= size <= most:
        problems.append(
            f"The deck has {size} cards; it must have {fewest} to {most} of them (6-1-3)."
        )
    for card, n in cards:
        allowed = _copies(card)
        if n > allowed:
            clause = "6-1-4-2" if allowed == COPIES else "6-1-4-3"
            problems.append(
                f"{n} copies of {card.number} {card.name}; at most {allowed} are allowed "
                f"({clause})."
            )
        if leaders:
            problems.extend(_clashes(card, leaders[0], rules))
    for word, bit, limit, clause in _SHARED:
        total = sum([n for card, n in cards if card.keywords & bit])
        if total > limit:
            problems.append(
                f"{total} cards with [{word}]; at most {limit} are allowed in all ({clause})."
            )
    return problems


# Keywords of which a deck may hold only so many cards in all.
_SHARED: Final = (
    ("Super Combo", SUPER_COMBO, SUPER_COMBOS, "15-8-2"),
    ("Dragon Ball", DRAGON_BALL, DRAGON_BALLS, "15-13-2"),
)


def goes_with(card: Printed, leaders: list[Printed], rules: Rulebook) -> bool:
    """Whether a card may be in a deck of this Leader."""
    (leader,) = leaders
    return card.kind != "leader" and not _clashes(card, leader, rules)


def copies_left(card: Printed, deck: list[tuple[Printed, int]], rules: Rulebook) -> int:
    """How many copies of a card that is not in a deck yet may join it."""
    left = _copies(card)
    for _, bit, limit, _ in _SHARED:
        if card.keywords & bit:
            left = min(left, limit - sum([n for other, n in deck if other.keywords & bit]))
    return max(left, 0)


def table_problems(decks: list[tuple[list[Printed], list[Printed]]], rules: Rulebook) -> list[str]:
    """Everything that keeps these decks from sitting at one table."""
    if len(decks) != 2:
        return [f"This game is for two players (0-1-2); there are {len(decks)} decks."]
    return []


def _copies(card: Printed) -> int:
    """How many cards of this number a deck may hold, by the rules or by what it says itself."""
    for rule in _rules(card):
        if rule.rule == "any_number":
            return SIZE[1]
        if rule.rule == "at_most":
            return rule.number
    return DRAGON_BALLS if card.keywords & DRAGON_BALL else COPIES


def _clashes(card: Printed, leader: Printed, rules: Rulebook) -> list[str]:
    """What a Leader has against a card: a colour it lacks, or what the Leader itself says."""
    problems: list[str] = []
    if not set(card.colours) <= set(leader.colours):
        problems.append(
            f"{card.number} {card.name} is {'/'.join(card.colours)}; the Leader "
            f"{leader.number} is {'/'.join(leader.colours)} (6-1-4-1)."
        )
    for rule in _rules(leader):
        if rule.rule in ("forbid", "only") and _banned(card, rule, rules):
            problems.append(
                f"{card.number} {card.name} is barred by the Leader {leader.number} "
                f"{leader.name} (6-1-4-3)."
            )
    return problems


def _rules(card: Printed) -> list[DeckRule]:
    return [
        statement
        for ability in card.abilities
        for statement in ability.body
        if isinstance(statement, DeckRule)
    ]


def _banned(card: Printed, rule: DeckRule, rules: Rulebook) -> bool:
    """Tests in a deck rule look at what is printed, so an empty table is enough to ask on."""
    empty = [Seat(team, [[] for _ in rules.zones], [0] * len(rules.pools)) for team in range(2)]
    game = Game(rules, empty, seeded(0))
    fits = match.passes(game, Card(1, card, 0, 0, DECK), rule.tests, Context(0, 0))
    return fits == (rule.rule == "forbid")
