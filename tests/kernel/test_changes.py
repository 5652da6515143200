"""What changes goes through the kernel, and nothing that has changed is overlooked."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tefuda
from tefuda.cards import house
from tefuda.decks import house_decks
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.changes import begin_effect, change_tokens, keep_effects
from tefuda.kernel.lasting import Modifier
from tefuda.kernel.rng import seeded
from tefuda.kernel.save import digest
from tefuda.soak import overlooked, soak_one

PACKAGE = Path(tefuda.__file__).parent

# What a game, a seat or a card is: only the kernel, and the sheets on which values are worked out,
# write it.
STATE = {
    "stale", "depends", "reads", "watch", "statics", "pools", "modifiers", "tokens",
    "damage", "rested", "zone", "seat", "slot", "owner", "over", "under", "printed", "zones",
    "cards", "gone", "moved", "known", "serial", "turn_seat",
}  # fmt: skip
# A frame or a note has fields of its own by some of these names.
OWN = {
    "self",
    "new",
    "playing",
    "frame",
    "place",
    "leave",
    "leaving",
    "play",
    "copy",
    "ctx",
    "run",
    "context",
}


def _written(tree: ast.AST) -> list[tuple[int, str]]:
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Assign | ast.AugAssign):
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            while isinstance(target, ast.Subscript):
                target = target.value
            if isinstance(target, ast.Attribute) and target.attr in STATE:
                whose = ast.unparse(target.value)
                if whose.split(".")[0] not in OWN:
                    found.append((node.lineno, f"{whose}.{target.attr}"))
    return found


@pytest.mark.parametrize("place", ["effects", "games"])
def test_state_is_written_by_the_kernel_alone(place: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line} writes {what}"
        for path in sorted((PACKAGE / place).rglob("*.py"))
        if path.name not in {"sheets.py", "values.py"}
        for line, what in _written(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found


def test_a_write_past_the_kernel_is_seen() -> None:
    tree = ast.parse("game.stale = True\ncard.tokens += 1\nseats[0].pools[2] -= n\nplay.seat = 3")
    assert [what for _, what in _written(tree)] == ["game.stale", "card.tokens", "seats[0].pools"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_values_hang_on_changes_unseen(game: str) -> None:
    """At every decision of random games: where values are taken to be right, they are."""
    for seed in range(400, 412):
        assert not soak_one(seed, house(game)).problem


def test_what_adds_to_power_on_the_spot_is_what_working_out_anew_gives() -> None:
    rules = rulebook("onepiece")
    decks = [deck.split(house("onepiece")) for deck in house_decks("onepiece").values()]
    added = 0
    for seed in range(20):
        game = room("onepiece").new_game(rules, [decks[seed % 3], decks[3]], seed)
        rng = seeded(seed)
        while game.result is None and game.decisions < 60:
            assert game.decision is not None
            options = game.decision.options
            game.choose(options[rng.below(len(options))])
        if game.result is not None:
            continue
        rules.derive(game)
        card = game.field(game.turn_seat)[0]
        before = card.stats[0]
        change_tokens(game, card, 1)
        added += not game.stale and card.stats[0] == before + 1000
        assert not overlooked(game)
    assert added > 3


def test_an_effect_that_ends_takes_away_what_it_gave() -> None:
    from tefuda.games.onepiece.battle import COUNTER_BONUS

    rules = rulebook("onepiece")
    decks = [deck.split(house("onepiece")) for deck in house_decks("onepiece").values()]
    game = room("onepiece").new_game(rules, [decks[0], decks[1]], 5)
    rules.derive(game)
    card = game.field(0)[0]
    before, whole = card.stats[:], digest(game)
    begin_effect(game, Modifier(COUNTER_BONUS, card.id, 0, 0, "battle", game.turn, 2000))
    assert card.stats[0] == before[0] + 2000
    keep_effects(game, [])
    assert card.stats == before
    assert digest(game) == whole
