"""Life, in the games that have it: what waits for it to go, what holds it and what sends it
elsewhere."""

from __future__ import annotations

from tefuda.abilities.nodes import Cards, Move
from tefuda.effects import match, triggers
from tefuda.effects.context import Context
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game


def instead_of_hand(game: Game, card: Card, zone: int) -> Move | None:
    """Where a Life card goes instead of to its player's hand, if an effect says so."""
    words = game.rules.zone_words
    if card.zone != words["life"][0] or zone != words["hand"][0]:
        return None
    if not game.replaces & game.rules.events["life_to_hand"]:
        return None
    for source in game.field(card.seat):
        if source.negated:
            continue
        for i in source.printed.replacements:
            ability = source.printed.abilities[i]
            first = ability.body[0] if ability.body else None
            if not isinstance(first, Move):
                continue
            ctx = Context(source.seat, source.id)
            for when in ability.timings:
                if when.event == "life_to_hand" and isinstance(when.subject, Cards):
                    if match.passes(game, card, when.subject.tests, ctx) and match.all_hold(
                        game, ability.conditions, ctx
                    ):
                        return first
    return None


def stays(game: Game, seat: int, came: int, zone: int, by: int) -> bool:
    """Whether a player's Life cannot be added to the hand by an effect of that seat."""
    words = game.rules.zone_words
    if came != words["life"][0] or zone != words["hand"][0]:
        return False
    return triggers.banned(game, seat, "life_to_hand", by=by)


def noticed(game: Game, old: Card, new: Card) -> None:
    """An effect has moved a card: what waits for Life to go."""
    words = game.rules.zone_words
    life = words["life"][0]
    if old.zone != life or new.zone == life:
        return
    triggers.emit(game, "life_removed", old, old.seat, "effect")
    if new.zone == words["hand"][0]:
        # Life added to the hand by an effect counts like that added by damage.
        triggers.emit(game, "life_to_hand", old, old.seat, "effect")
    if not game.seats[old.seat].zones[life]:
        triggers.emit(game, "life_empty", None, old.seat)
