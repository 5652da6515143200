"""What a card may ask about later in the turn must have been noted when it happened.

The rule: every event that some phrase of some language makes a `Happened` of is one that the game
remembers of itself (its rulebook) or notes in so many words. A condition that nobody notes reads
well and is never true.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tefuda
from tefuda.abilities.nodes import Happened
from tefuda.games import GAMES, rulebook
from tefuda.text.tables import grammar_of
from tefuda.text.template import Form

SOURCE = Path(tefuda.__file__).parent
NOTED = re.compile(r'"((?:this|skill|that)_[a-z_]+)"|happened\[f?"([a-z_]+)')


def _asked(value: object) -> set[str]:
    """The events that a template asks about."""
    if isinstance(value, Happened):
        return {value.event}
    if isinstance(value, Form):
        if value.kind is Happened and isinstance(value.values[0], str):
            return {value.values[0]}
        value = value.values
    if isinstance(value, tuple):
        return {event for part in value for event in _asked(part)}
    fields = getattr(value, "__dataclass_fields__", {})
    return {event for name in fields for event in _asked(getattr(value, name))}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_about_was_noted(game: str) -> None:
    asked: set[str] = set()
    for lang in ("en", "ja", "zh-Hant"):
        for row in grammar_of(game, lang).rules.values():
            for rule in row:
                asked |= _asked(rule.template)
    rules = rulebook(game)
    noted = {event for event, bit in rules.events.items() if rules.remembered & bit}
    for folder in (SOURCE / "effects", SOURCE / "games" / game):
        for path in sorted(folder.rglob("*.py")):
            for words in NOTED.findall(path.read_text(encoding="utf-8")):
                noted |= set(words)
    assert asked <= noted
    assert asked or game == "rebirth"  # which asks nothing of the kind
