"""Whether a game knows every word an ability uses: a card with a strange word is not played."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tefuda.abilities.nodes import (
    Ability,
    Again,
    Allow,
    Become,
    Boost,
    Cards,
    CostChange,
    DeckRule,
    Evolve,
    Forbid,
    Gain,
    GiveTokens,
    Grant,
    If,
    Move,
    Must,
    Negate,
    Node,
    Seats,
    Shield,
    Stat,
    Statement,
    Then,
    Top,
    Treat,
    When,
    Widen,
)
from tefuda.effects.sheets import act_word
from tefuda.kernel.rulebook import Rulebook

_LOOKED = ("looked", "rest", "under")  # places that exist only while an ability is carried out


def unknown(abilities: tuple[Ability, ...], rules: Rulebook) -> list[str]:
    """The words of these abilities that the game has no meaning for."""
    found: list[str] = []
    for ability in abilities:
        _walk(ability, rules, found)
        if ability.kind == "keyword" and ability.keyword not in rules.keywords:
            found.append(f"the keyword {ability.keyword}")
        if ability.kind == "replacement" and rules.replaceable:
            for when in ability.timings:
                if when.event not in rules.replaceable:
                    found.append(f"to replace {when.event}")
        if ability.kind == "continuous":
            for statement in ability.body:
                if not _static(statement):
                    found.append(f"a continuous {type(statement).__name__}")
    return found


def _walk(node: Any, rules: Rulebook, found: list[str]) -> None:
    if isinstance(node, tuple):
        for part in node:
            _walk(part, rules, found)
        return
    if not isinstance(node, Node):
        return
    if isinstance(node, When) and node.event not in rules.events:
        found.append(f"the timing {node.event}")
    elif isinstance(node, (Cards, Top)) and node.zone not in rules.zone_words:
        if node.zone not in _LOOKED:
            found.append(f"the zone {node.zone}")
    elif isinstance(node, Move) and node.to not in rules.zone_words:
        found.append(f"the zone {node.to}")
    elif isinstance(node, Forbid) and act_word(node, True) not in rules.acts:
        found.append(f"to forbid {act_word(node, True)}")
    elif isinstance(node, Allow) and node.act not in rules.acts:
        found.append(f"to allow {node.act}")
    elif isinstance(node, (Gain, Become)):
        if node.stat.removeprefix("base_") not in rules.stat_index:
            found.append(f"the value {node.stat}")
    elif isinstance(node, Stat) and node.value.removeprefix("base_") not in rules.stat_index:
        if node.value != "tokens":
            found.append(f"the value {node.value}")
    if (
        isinstance(node, Statement)
        and not isinstance(node, (Again, DeckRule, Evolve, Seats, Shield, Widen))
        and type(node) not in rules.verbs
    ):
        found.append(f"how to {type(node).__name__}")
    for field in fields(node):
        _walk(getattr(node, field.name), rules, found)


def _static(statement: Statement) -> bool:
    """Whether it can apply all the time."""
    if isinstance(statement, GiveTokens):
        return statement.state == "placed"
    return isinstance(statement, _STATIC)


_STATIC: tuple[type, ...] = (
    Gain, Become, Grant, Negate, Forbid, Allow, Must, Treat, If, CostChange, Then, Shield, Widen,
    Again, Boost, Seats,
)  # fmt: skip
