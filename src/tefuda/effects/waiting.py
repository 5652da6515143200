"""Abilities that wait: offering them, taking one of them up, and those that wait for a state."""

from __future__ import annotations

from tefuda.effects import continuous, match, triggers
from tefuda.effects.context import Context
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Waiting


def options(game: Game, seat: int, line: list[Waiting]) -> list[Option]:
    """One option for each; occasions that look alike to the player are one option."""
    found: list[Option] = []
    keys: list[str] = []
    for waiting in line:
        # An index keeps two abilities of one card apart; the subject, two of its occasions.
        option = Option("resolve", waiting.source, waiting.subject, number(game, waiting))
        if len(line) > 1:
            key = game.key(option, seat)
            if key in keys:
                continue
            keys.append(key)
        found.append(option)
    return found


def number(game: Game, waiting: Waiting) -> int:
    """The number by which its player names it."""
    return triggers.shown(game.now(waiting.source), waiting.index)


def take(game: Game, line: list[Waiting]) -> Waiting | None:
    """The one of these that the answer means; it waits no longer."""
    answer = game.answer
    for waiting in line:
        if (
            waiting.source == answer.card
            and number(game, waiting) == answer.n
            and waiting.subject == answer.other
        ):
            game.waiting.remove(waiting)
            return waiting
    return None


def look_at_states(game: Game) -> None:
    """Abilities that wait for a state rather than an event come to wait once each time it comes.

    What has been true since they last waited stands in game.happened.
    """
    if not game.watch & game.rules.events["state"]:
        return
    for seat in game.in_turn_order():
        for card in game.field(seat):
            for i in card.printed.timed.get("state", []):
                ability = card.printed.abilities[i]
                mark = _mark(i, card.id)
                ctx = Context(seat, card.id)
                if card.negated or not match.all_hold(game, ability.conditions, ctx):
                    game.happened.pop(mark, None)
                elif mark not in game.happened and continuous.works(game, card, ability):
                    game.happened[mark] = 1
                    game.waiting.append(Waiting(seat, card.id, ability, i, 0, game.batch))


def look_again(game: Game, index: int, source: int) -> None:
    """A state that still holds when the ability has been resolved has it wait again; one that its
    player declined has not been resolved."""
    game.happened.pop(_mark(index, source), None)


def _mark(index: int, source: int) -> str:
    return f"state {index}:{source}"
