"""15-12: [Evolve] and [Fusion Evolve]; cards placed on cards (14-5)."""

from __future__ import annotations

from typing import ClassVar, cast

from tefuda.abilities.nodes import Ability, Choose, Evolve, Gain, Widen
from tefuda.effects import match, pick, run, triggers
from tefuda.effects.context import Context
from tefuda.games.fusionworld.use import arrived
from tefuda.games.fusionworld.words import BATTLE, DROP, HAND
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record, stack
from tefuda.kernel.procedure import Frame, Procedure

TIMINGS = ("evolve", "fusion_evolve")


class Evolving(Frame):
    """A card in hand is being evolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "index", "chosen")

    def __init__(self, card: int, seat: int, index: int) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.index = index
        self.chosen: list[int] = []

    def copy(self) -> Frame:
        new = Evolving(self.card, self.seat, self.index)
        new.chosen = self.chosen[:]
        return new


EVOLVE: Procedure[Evolving] = Procedure("evolve", "15-12", lambda: Evolving(0, 0, 0))


def _what(ability: Ability) -> Evolve:
    return cast(Evolve, ability.body[0])


def bases(game: Game, card: Card, ability: Ability) -> list[Card]:
    """The cards it may be put on: in the Battle Area, or where its skills widen that to
    (15-12-4-1, 15-12-11-1)."""
    ctx = Context(card.seat, card.id)
    found = match.cards(game, _what(ability).target, ctx)
    for i in card.printed.in_hand:
        for statement in card.printed.abilities[i].body:
            if isinstance(statement, Widen):
                for zone in game.rules.zone_words[statement.zone]:
                    for other in game.seats[card.seat].zones[zone]:
                        if other.printed.kind == "battle" and match.passes(
                            game, other, statement.tests, ctx
                        ):
                            found.append(other)
    return [other for other in found if other.id != card.id]


def wanted(game: Game, card: Card, ability: Ability) -> int:
    target = _what(ability).target
    if isinstance(target, Choose):
        return match.amount(game, target.count, Context(card.seat, card.id))
    return 1


def evolve_options(game: Game, seat: int, options: list[Option]) -> None:
    """Only from hand, with something to be put on and its cost to be paid (15-12-3, 15-12-4)."""
    seen: list[str] = []
    for card in game.seats[seat].zones[HAND]:
        printed = card.printed
        if printed.number in seen:
            continue
        for timing in TIMINGS:
            for i in printed.timed.get(timing, []):
                seen.append(printed.number)
                ability = printed.abilities[i]
                ctx = Context(seat, card.id)
                if triggers.banned(game, seat, "play", card):
                    continue
                if len(bases(game, card, ability)) < wanted(game, card, ability):
                    continue
                if match.all_hold(game, ability.conditions, ctx) and run.possible(
                    game, ability.cost, ctx
                ):
                    options.append(Option("evolve", card.id, n=i + 1))


@EVOLVE.step("15-12-4")
def choose_bases(game: Game, frame: Evolving) -> None:
    """Choose what it is put on (15-12-11), in the order they will lie (15-12-12)."""
    card = game.cards[frame.card]
    ability = card.printed.abilities[frame.index]
    n = wanted(game, card, ability)
    ids = [other.id for other in bases(game, card, ability)]
    if game.log is not None:
        record(game, "evolve", frame.seat, card)
    kind = "order" if n > 1 and len(ids) == n else "choose"
    if not pick.start(game, frame.seat, kind, ids, n, n, card.id, purpose="evolve"):
        game.picked = ids[:n]


@EVOLVE.step("15-12-4")
def pay_skill_cost(game: Game, frame: Evolving) -> None:
    """Then pay the skill cost."""
    frame.chosen = game.picked[:]
    ability = game.cards[frame.card].printed.abilities[frame.index]
    if ability.cost:
        run.perform(game, Context(frame.seat, frame.card), ability.cost)


@EVOLVE.step("15-12-5")
def put_on_top(game: Game, frame: Evolving) -> None:
    """It is played on top of them; if any of them is no longer there it fails (15-12-5-1)."""
    card = game.now(frame.card)
    if card is None:
        return
    ability = card.printed.abilities[frame.index]
    fit = [other.id for other in bases(game, card, ability)]
    for id in frame.chosen:
        if game.now(id) is None or id not in fit:
            # What does not come into play goes to the Drop (15-12-6, 15-12-13).
            move(game, card, DROP, clause="15-12-6")
            return
    beneath: list[Card] = []
    for id in frame.chosen:
        base = game.cards[id]
        if base.zone != BATTLE:
            # It comes to the Battle Area first, and nothing is triggered by that (15-12-4-1-1).
            base = move(game, base, BATTLE, frame.seat, clause="15-12-4-1-1")
        beneath.append(base)
    fusion = _what(ability).fusion
    # Active with [Fusion Evolve], else as the card beneath is (15-12-12, 14-5-2).
    rested = beneath[0].rested and not fusion
    new = move(game, card, BATTLE, frame.seat, rested=rested)
    lie_on(game, new, beneath)
    arrived(game, new, frame.seat, HAND, False)
    event = "fusion_evolved" if fusion else "evolved"
    triggers.emit(game, "evolved", new, frame.seat, "effect")
    if fusion:
        triggers.emit(game, event, new, frame.seat, "effect")


def lie_on(game: Game, top: Card, beneath: list[Card]) -> None:
    """A card put on others takes over their changes of power and nothing else that lasts
    (14-5-2, 14-5-2-1), and their place in a battle (8-1-6-1)."""
    ids = [card.id for card in beneath]
    game.modifiers = [
        m.on(top.id) if m.target in ids and changes_power(m.statement) else m
        for m in game.modifiers
    ]
    if game.attacker in ids:
        game.attacker = top.id
    if game.attacked in ids:
        game.attacked = top.id
    stack(game, top, beneath)
    for card in beneath:
        # What a card says about being covered still counts (16-2-2-4).
        triggers.emit(game, "covered", card, top.seat, "effect")


def changes_power(statement: object) -> bool:
    return isinstance(statement, Gain) and statement.stat == "power"
