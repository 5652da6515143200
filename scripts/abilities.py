"""Write docs/ABILITIES.md: every node of the ability language with a card text that uses it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any

from tefuda.abilities import nodes
from tefuda.cards import house
from tefuda.games import GAMES
from tefuda.kernel.printed import Printed
from tefuda.rules import scenarios
from tefuda.scenarios.run import Table
from tefuda.text.compile import compile_card, print_ability
from tefuda.text.lexicon import Lexicon

HEAD = """\
# The ability language

What printed card text means, as small immutable nodes (`src/tefuda/abilities`). Abilities
hold statements, statements act on targets, targets describe cards, tests narrow them down, amounts
count, conditions compare. A game brings its own nouns as strings; one language serves all games and
all three printed languages. `tefuda cards show TH01-021` prints a card's abilities as a tree.

This page is written by `scripts/abilities.py`; the examples are house cards and
cards of scenarios.
"""

GROUPS: list[tuple[str, type[nodes.Node]]] = [
    ("Statements: what is done", nodes.Statement),
    ("Targets: which cards", nodes.Target),
    ("Tests: one card, yes or no", nodes.Test),
    ("Conditions: true or false of the game", nodes.Condition),
    ("Amounts: numbers", nodes.Quantity),
    ("Timings and abilities", nodes.Node),
]


# Sentences for nodes that no house card uses.
SENTENCES = [
    "[Activate: Main] If this Character was played on this turn, draw 1 card.",
    "[On Play] Play up to 1 Character card with the same card name as the revealed card from "
    "your hand.",
    "[On Play] Rest up to 1 {Reedfolk} type Character or red Character with a cost of 2 or less.",
    "[Main] Choose a cost and reveal 1 card from the top of your opponent's deck. If the "
    "revealed card has the chosen cost, draw 2 cards.",
    "[On Play] If you have 3 or more {Reedfolk} type Characters with different card names, draw 2 "
    "cards.",
    "[Main] Take an extra turn after this one.",
    "At the end of a battle in which this Character battles your opponent's Character, return "
    "the opponent's Character you battled with to the owner's hand.",
]

COVERS = """\
## What a word covers

Where card text says something once for several, the reader decides what it is said of, and the tree
shows it. `tests/text/test_or.py` and `tests/text/test_readings.py` have these on cards.
"""

# What is said once of several, what it is said of, and an example.
SCOPE = [
    (
        'a colour before "A or B"',
        "both, unless B has its own or is a DON!! card",
        '"red Event or Character card", 「赤のイベントかキャラカード」',
    ),
    (
        "a cost or power before both (Japanese, Chinese) or after both (English)",
        "both, as far as such cards have that value: no power for Events, no cost for Leaders "
        "and DON!! cards",
        '"{Reedfolk} type Leader or Character cards with a cost of 6 or less": the cost is '
        "the Characters'",
    ),
    (
        "the same, beside a name alone",
        "the name, too",
        '"{Reedfolk} type Character card or [Tobi] with a cost of 5 or less"',
    ),
    (
        'a cost or power with one of two that are said apart ("A or up to 1 B", a comma in '
        "Japanese)",
        "that one",
        '"[Tobi] or up to 1 Character card with a cost of 3 or less"',
    ),
    (
        "a type before two kinds of card",
        "both",
        '"{Reedfolk} type Character or Stage card"',
    ),
    (
        "a type before a kind and a name",
        "the kind",
        "「特徴《葦の民》を持つキャラか「トビ」」",
    ),
    (
        "whose cards they are, how they lie, where they come from",
        "all that follow in the list",
        "「相手のレストのキャラ1枚までとステージ1枚までを」",
    ),
    (
        "no place, after cards were looked at",
        "those cards",
        '"look at 5 cards ... and trash up to 2 cards"',
    ),
    (
        "a duration",
        "in English all before it, in Japanese and Chinese all after it, in the sentence",
        '"gains [Rush] and +1000 power during this turn"',
    ),
    (
        "a condition",
        'the rest of its sentence; what "Then" begins is done anyway',
        '"If ..., draw 1 card. Then, ..."',
    ),
    (
        '"3 or more", and nothing else',
        "what was counted last",
        "「リタイア2枚につき、…。5枚以上なら、…」",
    ),
]

TAIL = """\
What can be read as one noun is not taken for two. A text that has another reading with another
meaning is counted by `tefuda cards coverage`; those of the known cards are listed with the reason
in `data/GAME/readings.tsv`.
"""


def examples() -> dict[str, str]:
    """For each node, the shortest house ability that uses it, in English, of the first game that
    has one; else one of a scenario, or a sentence."""
    found: dict[str, str] = {}
    for game in GAMES:
        found = {**shortest(house(game).cards.values(), house(game).lexicon), **found}
    for game in GAMES:
        made = [card for one in scenarios(game) for card in Table(one).made.values()]
        found = {**shortest(made, house(game).lexicon), **found}
    catalog = house()
    for sentence in SENTENCES:
        record = {"id": "X", "category": "character", "effect": sentence, "trigger": ""}
        compiled = compile_card(record, "en", catalog.lexicon)
        if compiled.diagnostics:
            raise SystemExit(f"{compiled.diagnostics[0]}")
        for ability in compiled.abilities:
            for name in used(ability):
                found.setdefault(name, sentence)
    return found


def shortest(cards: Iterable[Printed], lexicon: Lexicon) -> dict[str, str]:
    """For each node that these cards use, the shortest ability with it."""
    found: dict[str, str] = {}
    for card in cards:
        sides = [card] if card.back is None else [card, card.back]
        for side in sides:
            for ability in side.abilities:
                text = print_ability(ability, "en", lexicon, side.kind) or ""
                text = " ".join(text.split())
                for name in used(ability) if text else ():
                    if name not in found or len(text) < len(found[name]):
                        found[name] = text
    return found


def used(value: Any) -> set[str]:
    """The names of all nodes in a value."""
    if isinstance(value, tuple):
        return {name for part in value for name in used(part)}
    if isinstance(value, nodes.Node):
        inner = {name for field in fields(value) for name in used(getattr(value, field.name))}
        return {type(value).__name__} | inner
    return set()


def page() -> str:
    shown = examples()
    lines = [HEAD]
    done: set[str] = set()
    for title, base in GROUPS:
        lines += [f"## {title}", "", "| node | fields | meaning | on a card |", "|---|---|---|---|"]
        for name, cls in vars(nodes).items():
            if not isinstance(cls, type) or not issubclass(cls, base) or cls.__name__ != name:
                continue
            if name in done or cls in [group for _, group in GROUPS]:
                continue
            done.add(name)
            parts = ", ".join(field.name for field in fields(cls))
            doc = " ".join((cls.__doc__ or "").split()).replace("|", "\\|")
            example = shown.get(name, "").replace("|", "\\|")
            lines.append(f"| `{name}` | {parts} | {doc} | {example} |")
        lines.append("")
    lines += [COVERS, "| what is said once | is of | for example |", "|---|---|---|"]
    lines += [f"| {' | '.join(row)} |" for row in SCOPE]
    return "\n".join([*lines, "", TAIL])


if __name__ == "__main__":
    Path("docs/ABILITIES.md").write_text(page(), encoding="utf-8")
