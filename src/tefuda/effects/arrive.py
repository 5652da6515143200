"""Cards that are played: what has them come rested.

They are looked at as they are where they come, not with what they cost in hand.
"""

from __future__ import annotations

from tefuda.abilities.nodes import Cards, Play
from tefuda.effects import match
from tefuda.effects.context import Context
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game


def plays_rested(game: Game, card: Card, seat: int) -> bool:
    """Whether an effect has such cards played rested."""
    if not game.replaces & game.rules.events["played"]:
        return False
    for s in range(len(game.seats)):
        for source in game.field(s):
            if source.negated:
                continue
            for i in source.printed.replacements:
                ability = source.printed.abilities[i]
                first = ability.body[0] if ability.body else None
                if not isinstance(first, Play) or not first.rested:
                    continue
                ctx = Context(s, source.id)
                for when in ability.timings:
                    if when.event == "played" and isinstance(when.subject, Cards):
                        if seat in match.seats_of(game, when.subject.who, s):
                            if match.passes(game, card, when.subject.tests, ctx) and match.all_hold(
                                game, ability.conditions, ctx
                            ):
                                return True
    return False
